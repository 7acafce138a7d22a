"""Horses of games to come: more of them for a hand without jokers and for wins in a row, and a joker named at the tail.

The books are those of Guangzhou and Shenzhen; the tables are of Qingyuan, changed by a few settings.
"""

import pytest

from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, WON
from fangcheng.game import event_types as ev
from flow.table_of import only, table_of
from made_up import made_up
from qingyuan.test_payments import ROBBED, ROBBERS
from qingyuan.test_play import DULL, HANDS

WIN = ("E 9s", "S win")
FOUR_HORSES = {"horses": 4, "reserve": 4, "horse_hits": "numbers", "horse_points": 2}
WHITE_WILD = {"joker_rule": "fixed", "joker_tile": "5z", "price.no_joker": 0}


@pytest.fixture
def at_table(monkeypatch):
    """A table whose rules are those of Qingyuan with four horses and what else is named."""

    def sit_down(settings, wall="4s", hands=HANDS, **more):
        return table_of(made_up(monkeypatch, "qingyuan", {**FOUR_HORSES, **settings}), hands, wall, **more)

    return sit_down


def turned(table):
    return "".join(event.tile for event in only(table.events, ev.HorseTurned))


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("south", "horses", "hits"), [("123p678p555s23s99p", "2p6s3p4p2s6p", 4), ("123p678p555s2s99p5z", "2p6s3p4p", 2)]
)
def test_a_win_without_a_joker_turns_two_horses_more(at_table, south, horses, hits):
    """2 and 6 are South's."""
    table = at_table({**WHITE_WILD, "horse_bare": 2}, hands={**DULL, "S": south}, reserve="2p6s3p4p2s6p")
    assert table.view().tiles_left == 100 - 53 - 6
    table.play(*WIN)
    assert turned(table) == horses
    assert table.scores() == [-3 - 2 * hits, 9 + 6 * hits, -3 - 2 * hits, -3 - 2 * hits]


@pytest.mark.parametrize("run", [0, 1, 2])
def test_each_win_before_in_a_row_brings_two_horses_more(at_table, run):
    table = at_table({"horse_step": 2}, before_deal={"horses.run": [0, run, 0, 0]})
    assert table.view().tiles_left == 100 - 53 - 4 - 2 * run
    table.play(*WIN)
    assert len(turned(table)) // 2 == 4 + 2 * run
    assert list(table.record.horses.run) == [0, run + 1, 0, 0]


def test_a_hand_that_somebody_else_wins_or_nobody_ends_the_row(at_table):
    before = {"horses.run": [0, 0, 3, 0]}
    assert list(at_table({"horse_step": 2}, before_deal=before).play(*WIN).record.horses.run) == [0, 1, 0, 0]
    drawn = at_table({"horse_step": 2}, "7p", before_deal=before, left=1).throw_drawn(3)
    assert (int(drawn.record.ending), list(drawn.record.horses.run)) == (EXHAUSTED, [0, 0, 0, 0])


def test_who_has_the_longer_row_does_not_bring_another_winner_more_horses(at_table):
    table = at_table({"horse_step": 2}, before_deal={"horses.run": [0, 0, 3, 0]}).play(*WIN)
    assert len(turned(table)) // 2 == 4


@pytest.mark.rule("COMMON-22")
def test_of_several_winners_each_counts_the_horses_due_to_him(at_table):
    """West has won the last hand: 3p and 7s, and 3s behind the first four, are his; 4p is North's, and so were 8s."""
    table = at_table(
        {"horse_step": 2, "rob_added": True},
        "3z4z5z5s",
        ROBBERS,
        tail="9p",
        reserve="3p7s4p9s8s3s",
        before_deal={"horses.run": [0, 0, 1, 0]},
    )
    table.play(*ROBBED, "W win", "N win")
    west, north = 3 * (3 + 2 * 3), 3 * (3 + 2)
    assert table.scores() == [0, -west - north, west, north]


def test_on_a_discard_a_hit_may_cost_less_than_on_a_self_draw(at_table):
    settings = {"win_by_discard": True, "horse_points_given": 1}
    hands = {**HANDS, "E": "2477p258s123456z4s"}
    given = at_table(settings, hands=hands, reserve="2p6s3p4p").play("E 4s", "S win").wait()
    assert given.scores() == [-3 - 2 * 1, 3 + 2 * 1, 0, 0]
    assert at_table(settings, reserve="2p6s3p4p").play(*WIN).scores() == [-3 - 4, 9 + 12, -3 - 4, -3 - 4]


# --- the joker named by the last stack

FLIP = {"joker_rule": "after_tail", "price.no_joker": 0}


@pytest.mark.rule("COMMON-18")
@pytest.mark.parametrize(("tile", "joker"), [("8p", "9p"), ("9s", "1s"), ("4z", "1z"), ("7z", "6z"), ("5z", "7z")])
def test_the_tile_after_the_upper_one_of_the_last_stack_is_wild(at_table, tile, joker):
    table = at_table(FLIP, "", hands={}, joker=tile)
    assert table.indicators() == tile
    assert table.view().jokers == (joker,)


@pytest.mark.rule("COMMON-18")
def test_it_lies_beside_the_horses_and_is_neither_drawn_nor_a_horse(at_table):
    table = at_table(FLIP, "4s", joker="7z")
    assert table.view().tiles_left == 100 - 53 - 4 - 1
    table.play(*WIN)
    assert int(table.record.ending) == WON
    assert len(turned(table)) // 2 == 4
    assert 98 not in [event.position for event in only(table.events, ev.HorseTurned)]


@pytest.mark.rule("COMMON-18", "COMMON-5")
@pytest.mark.parametrize("kongs", [0, 1, 2])
def test_at_the_end_of_the_wall_just_the_horses_and_the_turned_tile_are_left(at_table, kongs):
    south = {0: "123p678p555s23s99p", 1: "1111p78p55s23s99p6z", 2: "1111p6666p5s23s99p"}[kongs]
    table = at_table(FLIP, "7p", hands={**DULL, "S": south, "N": "239p369s1234567z"}, joker="7z")
    table.play("E 9s")
    for tile in ("1111p", "6666p")[:kongs]:
        table.play(f"S kong {tile}")
    table.throw_drawn(60)
    record = table.record
    standing = [position for position in range(100) if record.place[position] == IN_WALL]
    assert int(record.ending) == EXHAUSTED
    assert len(standing) == 4
    assert int(record.drawable) == 0


@pytest.mark.rule("COMMON-18", "COMMON-5")
def test_a_tile_that_replaced_a_kong_is_no_horse(at_table):
    """The replacement is the lower tile of a stack whose upper one is then the first of the reserve."""
    hands = {**DULL, "S": "1111p678p234s23s9p"}
    table = at_table(FLIP, "9p", hands, tail="4s", joker="7z").play("E 9s", "S kong 1111p", "S win")
    positions = [event.position for event in only(table.events, ev.HorseTurned)]
    assert positions == [94, 96, 97, 99]
    assert table.scores()[0] == -3 - 2 - 2 * list(table.record.horses.hits)[1]
