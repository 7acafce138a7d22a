"""Hands of Shanghai where rules meet: bonds made by kongs, several robbers, eight flowers played on, wash-outs."""

import msgspec
import pytest

from fangcheng import Match, score
from fangcheng.core.institutions.bonds import bind
from fangcheng.core.state.codes import EXHAUSTED
from fangcheng.web.page.translate import counters
from flow.table_of import table_of

DULL = "147m258p369s1234z"
HALF = "12345678p55p111z"  # closed, waits for 3p, 6p and 9p: 32 chips a share
OTHER = "78p234p666p22z333z"  # waits for 9p: 32 chips too
READY = "222m444m666m888m1s"
SHARE = 32
FEEDER = {"E": "147m258s1z3p69p39s34z", "W": "369m147p369s4456z", "N": "258m258p147s5566z"}
TWO_PUNGS = (
    *("E 1z", "S pon", "S 7z", "W 1m drawn", "N 4m drawn"),
    *("E 3p", "S pon", "S 2z", "W 1m drawn", "N 4m drawn"),
)


@pytest.mark.rule("SHANGHAI-35", "SHANGHAI-37", "SHANGHAI-25")
def test_a_kong_of_a_discard_is_the_third_meld_and_its_own_bloom_is_paid_by_the_bound_player():
    hands = FEEDER | {"S": "11z33p999p67p55p72z"}
    table = table_of("shanghai", hands, "1m4m7m1m4m7m", tail="8p").play(*TWO_PUNGS, "E 9p", "S kong 999p", "S win")
    # Units 3 + 1 (pung of a wind) + 1 (kong of a suit), fourfold 20, lifted to 40; five shares.
    assert table.scores() == [-200, 200, 0, 0]


@pytest.mark.rule("SHANGHAI-35", "SHANGHAI-22", "SHANGHAI-37")
def test_a_pung_that_becomes_a_kong_is_still_one_of_the_three():
    hands = FEEDER | {"S": "11z33p45p678p99p72z", "E": "147m258s1z3p6p39s34z8m"}
    table = table_of("shanghai", hands, "1m4m7m1m4m7m1m4m7m1z", tail="5p").play(
        *TWO_PUNGS, "E 6p", "S chi 45p", "S 8p", "W 1m drawn", "N 4m drawn", "E 7m drawn", "S kong 1111z", "S win"
    )
    # Units 3 + 2 (open kong of a wind), fourfold 20, lifted to 40; five shares.
    assert table.scores() == [-200, 200, 0, 0]


@pytest.mark.rule("SHANGHAI-34", "SHANGHAI-38", "SHANGHAI-40")
@pytest.mark.parametrize("bound", [False, True])
def test_two_who_rob_a_kong_get_three_shares_each_of_its_maker_and_nothing_of_each_other(bound):
    hands = {"E": "147m258p369s1244z9p", "S": HALF, "N": OTHER, "W": "99p147m158s2456z7z"}
    table = table_of("shanghai", hands, "1s1s6s9p").play("E 9p", "S pass", "N pass", "W pon 99p", "W 1m").wait()
    if bound:
        bind(table.record, 1, 3)
    table.throw_drawn(3).play("W kong 9999p", "S win", "N win")
    assert table.scores() == [0, 3 * SHARE, -6 * SHARE, 3 * SHARE]
    assert int(table.record.coming.dealer) == 0  # after North, who sits nearest after the maker


@pytest.mark.rule("SHANGHAI-14", "SHANGHAI-39")
@pytest.mark.parametrize(("ready", "paid"), [(False, [-3, 2, 1, 0]), (True, [-2, 2, 1, -1])])
def test_a_third_winner_who_is_bound_to_nobody_is_paid_one_share(ready, paid):
    hands = {"E": (READY if ready else "147m258p369s1244z") + "9p", "S": HALF, "W": OTHER}
    table = table_of("shanghai", hands)
    bind(table.record, 1, 3)
    table.play("E 9p", "S win", "W win")
    assert table.scores() == [SHARE * shares for shares in paid]


@pytest.mark.rule("SHANGHAI-19", "SHANGHAI-32", "SHANGHAI-F-kong_bloom")
def test_who_plays_on_with_eight_flowers_may_bloom_with_the_tile_for_the_eighth():
    hands = {"E": DULL + "7z", "S": "78p55p11z1f2f3f4f5f6f7f"}
    table = table_of("shanghai", hands, "8f", tail="123456p1z9p").play("E 7z", "S pass")
    assert table.drawn() == "9p"
    table.play("S win")
    # Units 3 + 8 + 1, fourfold 48, cut to 40, doubled as concealed; the flowers are no row.
    assert table.scores() == [-80, 240, -80, -80]


EIGHT = {"E": "147m258p1f2f3f4f5f6f7f8f"}


@pytest.mark.rule("SHANGHAI-19", "SHANGHAI-33")
def test_the_fly_joins_the_shares_of_eight_flowers():
    table = table_of("shanghai", EIGHT, "5m", tail="1z2z3z4z5z6z7z1s", options={"fly": True}).play("E win")
    assert table.scores() == [255, -85, -85, -85]


@pytest.mark.rule("SHANGHAI-19", "SHANGHAI-30")
def test_eight_flowers_after_wash_outs_are_doubled_once_and_take_one_off():
    table = table_of("shanghai", EIGHT, tail="1z2z3z4z5z6z7z1s", before_deal={"wash_out.count": 2}).play("E win")
    assert table.scores() == [480, -160, -160, -160]
    assert int(table.record.wash_out.count) == 1


@pytest.mark.rule("SHANGHAI-30", "SHANGHAI-54")
def test_a_hand_that_a_flower_ends_is_a_wash_out():
    table = table_of("shanghai", {"E": DULL + "7z"}, "3f", left=1).play("E 7z").wait()
    assert int(table.record.ending) == EXHAUSTED
    assert int(table.record.wash_out.count) == 1


@pytest.mark.rule("SHANGHAI-13")
def test_no_view_or_event_of_others_names_the_tiles_of_a_concealed_kong():
    hands = {"E": "1111m258p369s1237z", "S": "258m47p258s12455z"}
    table = table_of("shanghai", hands, tail="6s").play("E kong 1111m")
    for letter in "SWN":
        view = table.view(letter)
        assert view.unseen["1m"] == 4
        assert b"1m" not in msgspec.json.encode(view.seats)


@pytest.mark.rule("SHANGHAI-29", "SHANGHAI-30")
@pytest.mark.parametrize(
    ("drawn", "dice", "told"),
    [
        (0, (2, 5), []),
        (3, (2, 5), [("counter-wash-outs", 3)]),
        (0, (4, 1), [("counter-lucky-dice", 2)]),
        (1, (6, 6), [("counter-wash-outs", 1), ("counter-lucky-dice", 2)]),
    ],
)
def test_the_page_shows_what_makes_a_win_dearer_from_the_first_turn_on(drawn, dice, told):
    match = Match("shanghai", 1, mode="interpreted")
    match.table.wash_out.count = drawn
    match.table.dice[3], match.table.dice[4] = dice
    shown = counters(match, match.view(0))
    assert [(counter.label.key, counter.value) for counter in shown] == told


def test_dice_mean_nothing_where_no_rule_asks_for_them():
    match = Match("sichuan", 1, mode="interpreted")
    match.table.dice[3], match.table.dice[4] = 1, 4
    assert not match.view(0).lucky_dice


@pytest.mark.rule("SHANGHAI-26", "SHANGHAI-F-concealed")
@pytest.mark.parametrize(("hand", "tile", "limit"), [("222444666s88s55s", "8s", 80), ("111222333z55z66z", "6z", 160)])
def test_no_step_doubles_a_concealed_hand_that_gains_nothing(hand, tile, limit):
    told = score("shanghai", hand, tile, mode="interpreted", by="discard", seat="S")
    assert [(step.key, step.value) for step in told.steps if step.key.startswith("step")] == [
        ("step-limits", limit),
        ("step-total", limit),
    ]
