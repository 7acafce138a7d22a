"""Harbin: the set, claims, declaring ready, the treasure and who sees it, lucky draws, dealer and match."""

from collections import Counter

import pytest

from fangcheng.core.dialect.random import throw_die
from fangcheng.core.state.codes import EXHAUSTED, IN_WALL, MATCH_OVER, WON
from fangcheng.core.table.wall import take_tail
from fangcheng.game import event_types as ev
from fangcheng.game.engine import copy_of
from fangcheng.game.explain import explanations_of
from fangcheng.game.match import Match
from fangcheng.game.seen import seen_record
from fangcheng.game.seen_events import hiding_of, seen_by
from fangcheng.tiles import parse
from flow.table_of import only, table_of
from hangzhou.test_play import has_thrown, lay

OPEN = "pon 222s from W"
HANDS = {
    "E": "1469m257p3468s77z4m",
    "S": "123m46p678s88p222s",  # waits for 5p once the pung is laid
    "W": "14789m147p159s69m",
    "N": "2589m1369p3579s7z",
}


def at_table(wall="", hands=HANDS, **more):
    """A table of Harbin where South has claimed a pung of 2s."""
    return lay(table_of("harbin", hands, wall=wall, **more), "S", OPEN)


def next_treasure(table, tile):
    """Let the next throw put this tile aside: it changes places with the one that lies there."""
    record, (kind,) = table.record, parse(tile)
    standing = record.place == IN_WALL
    stacks = [place for place in range(0, int(record.wall_size), 2) if standing[place] and standing[place + 1]]
    place = stacks[-int(throw_die(copy_of(record)))]
    other = max(at for at in range(int(record.wall_size)) if standing[at] and record.wall[at] == kind)
    record.wall[other], record.wall[place] = record.wall[place], kind
    return table


def declared(table, letter="S", tile="4z"):
    """The seat declares ready and discards the tile it has drawn; nobody claims it."""
    return table.play(f"{letter} ready", f"{letter} {tile} drawn")


def rows(table):
    """The rows of the win that ended the hand, by the names of the book."""
    told = explanations_of(table.engine, table.record, table.events, [0, 0, 0, 0])
    (won,) = [one for one in told if one.kind == "win"]
    return {line.rule.partition("-F-")[2]: line.value for line in won.patterns}


# --- equipment, set-up, claims


@pytest.mark.rule("HARBIN-1", "HARBIN-3", "HARBIN-5")
def test_the_suits_and_four_red_dragons_in_four_walls_of_fourteen_stacks():
    table = table_of("harbin")
    tiles = Counter(int(kind) for kind in table.record.wall[: int(table.record.wall_size)])
    assert tiles == dict.fromkeys([*range(27), 33], 4)
    assert [len(side.stacks) for side in table.view().wall.sides] == [14] * 4
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.rule("HARBIN-4", "HARBIN-6", "HARBIN-7", "HARBIN-9")
def test_the_dealer_is_drawn_by_chance_and_two_dice_break_the_wall_before_he_discards_first():
    matches = [Match("harbin", seed=seed, mode="interpreted") for seed in range(8)]
    assert len({match.view().dealer for match in matches}) > 1
    for match in matches:
        broken, wall = only(match.events, ev.DiceThrown)[-1], only(match.events, ev.WallOpened)[0]
        assert (broken.purpose, len(broken.dice)) == ("break", 2)
        assert (wall.seat, wall.stacks) == ((match.view().dealer + sum(broken.dice) - 1) % 4, sum(broken.dice))
        assert match.view().turn == match.view().dealer
    table, turns = table_of("harbin", HANDS), []
    for _ in range(5):
        turns.append(table.letters([int(table.record.turn)]))
        table.throw_drawn(1)
    assert turns == [*"ESWNE"]


@pytest.mark.rule("HARBIN-8", "HARBIN-37", "HARBIN-38")
def test_fourteen_tiles_stay_behind_a_drawn_hand_costs_nothing_and_the_dealer_stays():
    table = at_table(left=6)
    assert int((table.record.place == IN_WALL).sum()) == 6 + 14
    table.throw_drawn(20)
    assert (table.over, int(table.record.ending), table.scores()) == (True, EXHAUSTED, [0] * 4)
    assert int(table.record.coming.dealer) == int(table.record.dealer)


@pytest.mark.rule("HARBIN-10", "HARBIN-12", "HARBIN-42")
def test_chow_by_the_next_player_pung_and_kong_by_all_the_pung_first_and_any_discard_after_it():
    hands = {
        "E": "1469m257p3468s77z5m",
        "S": "46m123p789s2267p5s",
        "W": "555m147p159s47p9m1s",
        "N": "2389m1369p3579s7z",
    }
    table = table_of("harbin", hands).play("E 5m")
    assert (table.may("S", "chi 46m"), table.may("W", "pon 55m"), table.may("N", "chi 46m")) == (True, True, False)
    assert table.may("W", "kong 555m")
    table.play("S chi 46m", "W pon 55m")
    assert int(table.record.turn) == table.seat("W")
    assert table.discards("W") == "59m147p159s"


@pytest.mark.rule("HARBIN-43", "HARBIN-44")
def test_the_discard_after_the_last_tile_is_only_won_on_and_a_kong_needs_a_replacement():
    table = table_of("harbin", {**HANDS, "W": "777m147p159s4799p"}, wall="7m", left=1)
    table.play("E 9m", "S 7m drawn").wait()
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    hands = {**HANDS, "S": "777m147p159s4799p", "W": "14588m147p159s69m"}
    table = table_of("harbin", hands, wall="7m", left=1).play("E 9m").wait()
    assert table.refusal("S", "kong 7777m") == "HARBIN-44"


@pytest.mark.rule("HARBIN-43")
@pytest.mark.parametrize(("left", "pungs"), [(2, []), (3, ["pass", "pon 55p"])])
def test_who_is_ready_wins_on_the_last_discard_and_nobody_pungs_it(left, pungs):
    """South waits for 5p, and North holds two of them; West throws what it draws as the last tile but `left` - 2."""
    hands = {**HANDS, "N": "2589m55p139p359s7z", "E": "1469m27p13468s77z4m"}
    table = at_table("9s5p", hands, left=left)
    table.record.ready[table.seat("S")] = 1
    table.play("E 4m", "S 9s drawn", "W 5p drawn")
    assert (table.open_to("S"), table.open_to("N")) == (["pass", "win"], pungs)


# --- ready


@pytest.mark.rule("HARBIN-11", "HARBIN-15", "HARBIN-16", "HARBIN-17", "HARBIN-41")
def test_who_has_opened_declares_with_the_discard_that_leaves_a_wait_and_is_locked():
    table = at_table("1s1s1s9s3p").play("E 4m", "S ready")
    assert table.discards("S") == "1s"
    table.play("S 1s drawn").throw_drawn(3)
    assert table.drawn() == "3p"
    assert table.open_to("S") == ["3p drawn"]
    closed = table_of("harbin", HANDS, wall="9s").play("E 4m").wait()
    assert closed.refusal("S", "ready") == "HARBIN-16"
    assert not at_table().play("E 5p").may("S", "win")  # it would complete the hand, which was not declared


@pytest.mark.rule("COMMON-23")
def test_one_may_declare_with_the_discard_after_a_pung():
    hands = {**HANDS, "E": "1469m27p13468s77z3s", "S": "123m46p678s88p33s1p", "N": "2589m55p139p4559s"}
    table = table_of("harbin", hands, wall="9s").play("E 3s", "S pon 33s")
    assert table.play("S ready").discards("S") == "1p"
    assert int(table.play("S 1p").wait().record.ready[table.seat("S")])


@pytest.mark.rule("HARBIN-17")
def test_who_has_declared_neither_pungs_nor_adds_a_kong():
    table = declared(next_treasure(at_table("9s8p3m4m2s").play("E 4m"), "1p"), tile="9s").play("W 8p drawn")
    assert not table.may("S", "pon 88p")
    table.play("N 3m drawn", "E 4m drawn").wait()
    assert (table.drawn(), table.open_to("S")) == ("2s", ["2s drawn"])


@pytest.mark.rule("HARBIN-29", "HARBIN-5")
def test_of_two_who_wait_for_a_discard_the_first_after_the_discarder_wins():
    hands = {**HANDS, "W": "789m46p123s99p555s"}
    table = lay(at_table(hands=hands), "W", "pon 555s from N")
    for letter in "SW":
        table.record.ready[table.seat(letter)] = 1
    table.play("E 5p")
    assert table.may("S", "win")
    assert table.may("W", "win")
    table.play("W win", "S win")
    assert [event.seat for event in only(table.events, ev.Won)] == [table.seat("S")]
    assert table.scores()[0] < 0 == table.scores()[2]


@pytest.mark.rule("HARBIN-16")
@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("234m46p678s88p", False),  # neither a terminal nor a red dragon, and 5p is none
        ("234m78p678s55p", False),  # 9p would bring one, but it must be there already
        ("234m46p678s77z", True),
        ("234m456p678s7z", True),  # one dragon waits for its pair
        ("123m46p678s88p", True),
    ],
)
def test_a_terminal_or_dragon_must_be_there_when_declaring(hand, may):
    hands = {**HANDS, "S": hand + "222s", "E": "1469m2257p3468s5s4m"}
    assert at_table("1s", hands).play("E 4m").wait().may("S", "ready") == may


@pytest.mark.rule("HARBIN-12")
@pytest.mark.parametrize("allowed", [False, True])
def test_by_option_a_chow_that_makes_ready_is_taken_from_anybody_and_declares(allowed):
    hands = {**HANDS, "S": "13m456p678s88p222s"}
    hands["W"] = "14789m147p159s62m"
    table = at_table("1p", hands, options={"chi_to_ready": allowed}).play("E 4m", "S 1p drawn", "W 2m")
    assert table.may("S", "chi 13m") == allowed
    if allowed:
        table.play("S chi 13m")
        assert set(table.discards("S")) <= set("456p678s8p")
        table.play(f"S {table.open_to('S')[0]}")
        assert table.record.ready[table.seat("S")] != 0


# --- the treasure


@pytest.mark.rule("HARBIN-18", "HARBIN-19")
def test_the_first_to_declare_throws_and_only_the_ready_see_the_treasure():
    table = next_treasure(at_table("9s").play("E 4m"), "1p")
    before = int((table.record.place == IN_WALL).sum())
    declared(table, tile="9s").wait()
    events = table.events
    thrown = [event for event in only(events, ev.DiceThrown) if event.purpose == "treasure"]
    assert [len(event.dice) for event in thrown] == [1]
    # no tile of the tail is gone yet
    assert only(events, ev.TreasureAside)[0].position == int(table.record.wall_size) - 2 * thrown[0].dice[0]
    assert {letter: table.view(letter).treasure for letter in "ESWN"} == {"E": "#", "S": "1p", "W": "#", "N": "#"}
    assert table.view().treasure == "#"
    for letter in "EWN":
        told = only(list(seen_by(events, table.seat(letter), hiding_of(table.rules))), ev.TreasureSeen)
        assert [(event.seat, event.tile) for event in told] == [(table.seat("S"), None)]
    # the treasure and what South and West have drawn have left it; the treasure is one of fourteen that stay
    assert int((table.record.place == IN_WALL).sum()) == before - 3 == int(table.record.drawable) + 13


@pytest.mark.rule("HARBIN-19")
def test_who_is_not_ready_sees_the_same_whatever_the_treasure_is():
    table = next_treasure(at_table("9s").play("E 4m"), "1p")
    declared(table, tile="9s").wait()
    seen = {letter: seen_record(table.engine, table.record, table.seat(letter)).tobytes() for letter in "ESWN"}
    onlooker = seen_record(table.engine, table.record, None).tobytes()
    aside, last = int(table.record.treasure.position), int(table.record.wall_size) - 1
    kinds = table.record.wall[[aside, last]].tolist()
    assert kinds[0] != kinds[1]
    table.record.wall[[aside, last]] = kinds[::-1]
    after = {letter: seen_record(table.engine, table.record, table.seat(letter)).tobytes() for letter in "ESWN"}
    assert [letter for letter in "ESWN" if seen[letter] != after[letter]] == ["S"]
    assert seen_record(table.engine, table.record, None).tobytes() == onlooker


@pytest.mark.rule("HARBIN-14", "HARBIN-18")
@pytest.mark.parametrize("answer", ["win", "pass"])
def test_a_discard_that_is_won_on_brings_no_treasure(answer):
    table = lay(at_table("9s", {**HANDS, "W": "123m456p78s99p555s"}), "W", "pon 555s from N")
    table.record.ready[table.seat("W")] = 1
    declared(table.play("E 4m"), tile="9s").play(f"W {answer}")
    assert table.over == (answer == "win")
    assert (table.record.treasure.position >= 0) == (answer == "pass")


@pytest.mark.rule("HARBIN-21", "HARBIN-22", "HARBIN-F-treasure_draw", "HARBIN-30", "HARBIN-31", "HARBIN-32")
def test_the_treasure_drawn_wins_by_itself_and_is_paid_by_all_with_the_best_wait():
    table = next_treasure(at_table("9s2p4m3m2p").play("E 4m"), "2p")
    declared(table, tile="9s").play("W 2p drawn").wait()
    assert not table.over  # thrown by another it is an ordinary tile
    table.play("N 4m drawn", "E 3m drawn").wait()
    # 2 for the treasure and 1 for the closed wait; all three are closed, East deals: 2^(3+1+1), twice 2^(3+1)
    assert (table.over, table.scores()) == (True, [-32, 64, -16, -16])


@pytest.mark.rule("HARBIN-F-treasure_in_treasure", "HARBIN-F-treasure_side")
@pytest.mark.parametrize(("hand", "tile", "fan"), [("123m46p678s88p", "5p", 4), ("123m45p678s88p", "3p", 3)])
def test_the_treasure_that_is_a_wait_is_dearer_where_it_is_the_closed_one(hand, tile, fan):
    table = at_table(f"9s3m4m3m{tile}", {**HANDS, "S": hand + "222s"}).play("E 4m")
    declared(next_treasure(table, tile), tile="9s").play("W 3m drawn", "N 4m drawn", "E 3m drawn")
    owed = [-(2 ** (fan + 2)), -(2 ** (fan + 1)), -(2 ** (fan + 1))]
    assert table.scores() == [owed[0], -sum(owed), *owed[1:]]


@pytest.mark.rule("HARBIN-18", "HARBIN-19")
@pytest.mark.parametrize("match", [False, True])
def test_by_option_who_waits_for_the_treasure_wins_at_first_sight_before_any_claim(match):
    hands = {**HANDS, "W": "14789m147p1599s6s"}
    table = next_treasure(at_table("9s", hands, options={"treasure_match": match}).play("E 4m"), "5p")
    declared(table, tile="9s").play("W pon 99s")
    assert table.over == match
    if match:
        assert [event.tile for event in only(table.events, ev.Won)] == ["5p"]
        assert table.scores() == [-64, 128, -32, -32]


@pytest.mark.rule("HARBIN-20", "HARBIN-45")
def test_once_the_three_others_lie_open_another_treasure_is_thrown_for():
    table = next_treasure(has_thrown(at_table("9s1p").play("E 4m"), "E", "1p1p"), "1p")
    declared(table, tile="9s").wait()
    first = int(table.record.treasure.position)
    table = next_treasure(table, "6s").play("W 1p drawn").wait()
    assert int(table.record.treasure.position) != first
    assert (table.view("S").treasure, table.view("W").treasure) == ("6s", "#")
    # both lie among the fourteen that stay; North has drawn
    assert int((table.record.place == IN_WALL).sum()) == int(table.record.drawable) + 12


@pytest.mark.rule("HARBIN-45")
def test_replacements_skip_the_treasure():
    table = next_treasure(at_table("9s").play("E 4m"), "1p")
    declared(table, tile="9s").wait()
    taken = [int(table.engine.run(take_tail, table.record, table.rules)) for _ in range(12)]
    size = int(table.record.wall_size)
    expected = [place for stack in range(1, 8) for place in (size - 2 * stack, size - 2 * stack + 1)]
    aside = int(table.record.treasure.position)
    assert taken == [place for place in expected if place != aside][:12]


# --- dealer and match


@pytest.mark.rule("HARBIN-38", "HARBIN-39", "HARBIN-40")
@pytest.mark.parametrize("circles", [1, 2, 4])
def test_the_dealer_stays_on_his_win_and_a_match_is_so_many_circles(circles):
    table = table_of("harbin", options={"circles": circles}, before_deal={"hands_played": 0})
    assert int(table.close(WON, "E", "S").record.coming.dealer) == 0
    for hand in range(1, 4 * circles + 1):
        table.next_hand().close(WON, "S", "E")
        assert (table.record.phase == MATCH_OVER) == (hand == 4 * circles)
