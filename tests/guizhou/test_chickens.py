"""Chickens, first discards and kongs: which kinds count, who collects, who pays; expectations are reckoned by hand."""

import pytest

from fangcheng.core.state.codes import IN_WALL
from fangcheng.game import event_types as ev
from fangcheng.tiles import name_of, parse
from flow.table_of import only, table_of

PLAIN = "456678m2234p567s"  # waits for 2p and 5p
HANDS = {
    "E": "1469m2579p3469s2m1s",
    "S": PLAIN,
    "W": "1379m1469p2589s3m",
    "N": "2358m1359p2479s8m",
}
SIDE = ("chickens", "charge", "duty", "open_kong", "added_kong", "concealed_kong")
MIL = {"preset": "mil_2023"}


def at_table(wall, hands=HANDS, **more):
    """A table of Guizhou."""
    return table_of("guizhou", hands, wall=wall, **more)


def side(table):
    """What has been paid beside the win, by seat from the dealer."""
    rows = [row.changes for row in only(table.events, ev.Paid) if row.cause in SIDE]
    return [sum(changes) for changes in zip((0, 0, 0, 0), *rows)]


def turned(table):
    """Tiles turned up by the last step."""
    return [event.tile for event in only(table.events, ev.HorseTurned)]


def drawn_win(wall, hands=HANDS, **more):
    """South draws 5p in its first turn, or takes what the wall says, and wins; East has thrown 9p."""
    return at_table(wall, hands, **more).play("E 9p", "S win")


# --- which kinds are chickens


@pytest.mark.rule("GUIZHOU-31", "GUIZHOU-37")
@pytest.mark.parametrize(
    ("flip", "each"),
    [("3m", 1), ("5m", 2), ("9m", 0), ("9s", 0), ("4s", 1), ("1p", 2)],
)
def test_the_number_after_the_turned_tile_is_a_chicken_and_one_follows_nine(flip, each):
    table = drawn_win(f"5p{flip}")
    assert turned(table) == [flip]
    assert side(table) == [-each, 3 * each, -each, -each]


@pytest.mark.rule("GUIZHOU-29", "GUIZHOU-30", "GUIZHOU-34")
@pytest.mark.parametrize(
    ("options", "flip", "each"),
    [
        ({}, "9m", 2 + 3),  # two 1s, three 8p
        ({"wugu": 2}, "9m", 2 + 6),
        ({"wugu": False}, "9m", 2),
        ({}, "9s", 4 + 3),
        ({}, "7p", 2 + 6),
        ({"wugu": 2}, "7p", 2 + 12),
        ({"wugu": False}, "7p", 2 + 3),  # then it is a kind like others
        ({"own_tile": True}, "1s", 2 + 3),  # only the number after the turned tile is gold
        ({"both_sides": True}, "2s", 2 + 3),
        ({"both_sides": True}, "9p", 2 + 3),
        ({"weekday": 1}, "9m", 2 + 3),
    ],
)
def test_1s_and_8p_are_chickens_and_gold_when_they_are_turned(options, flip, each):
    hands = {"E": "1469m2579p3469s27m", "S": "456m23888p56711s"}  # waits for 1p and 4p
    table = drawn_win(f"4p{flip}", hands, options=options)
    assert side(table) == [-each, 3 * each, -each, -each]


@pytest.mark.rule("GUIZHOU-35", "COMMON-26")
@pytest.mark.parametrize(
    ("options", "flip", "each"),
    [
        ({"own_tile": True}, "5m", 2 + 1),  # 66m, and 5m itself
        ({"both_sides": True}, "5m", 2 + 1),  # and 4m
        ({"own_tile": True, "both_sides": True}, "5m", 2 + 1 + 1),
        ({"both_sides": True}, "1m", 0),  # 9m and 2m
        ({"weekday": 7}, "9m", 2),  # 7m and 7s
        ({"weekday": 7}, "6m", 3),  # 7m twice
        ({"weekday": 2}, "9m", 2),
    ],
)
def test_by_option_more_kinds_are_chickens(options, flip, each):
    assert side(drawn_win(f"5p{flip}", options=options)) == [-each, 3 * each, -each, -each]


@pytest.mark.rule("GUIZHOU-32")
@pytest.mark.parametrize(("turn_on", "tiles"), [("any_win", ["3s"]), ("self_draw", [])])
def test_by_option_no_tile_is_turned_after_a_win_on_a_discard(turn_on, tiles):
    hands = {**HANDS, "E": "1469m257p3469s25m5p"}
    table = at_table("3s", hands, opening=("S heavenly ready",), options={"turn_on": turn_on}).play("E 5p", "S win")
    assert turned(table) == tiles
    assert turned(drawn_win("5p3s", options={"turn_on": turn_on})) == ["3s"]


@pytest.mark.rule("GUIZHOU-33", "GUIZHOU-P13")
@pytest.mark.parametrize("preset", [None, "mil_2023"])
def test_a_win_with_the_last_tile_turns_none(preset):
    table = at_table("5p", left=1, preset=preset).play("E 2m", "S win")
    assert (turned(table), side(table)) == ([], [0] * 4)


@pytest.mark.rule("GUIZHOU-35")
@pytest.mark.parametrize(("everybody", "times"), [(False, 1), (True, 2)])
def test_by_option_all_chickens_cost_twice_where_every_player_has_some(everybody, times):
    # weekday 7: South holds 7m and 7s, each of the others has thrown one seven and is not ready
    hands = {**HANDS, "E": "1469m2579p3469s27m"}
    options = {"weekday": 7, "all_chickens": everybody}
    table = at_table("4s7m7s4s5p9m", hands, options=options)
    table.play("E 7p", "S 4s drawn", "W 7m", "N 7s", "E 4s drawn")
    assert table.may("S", "win")
    table.play("S win")
    assert side(table) == [times * one for one in (-3, 9, -3, -3)]


# --- open chickens


@pytest.mark.rule("GUIZHOU-8")
def test_by_option_tiles_of_the_wall_lie_open_from_the_deal_on_and_one_more_with_each_kong():
    hands = {**HANDS, "E": "146m9999m2579p34s5s", "W": "137m1469p2589s33m"}
    table = at_table("8s", hands, options={"open_chicken": True})
    stacks = [tile for shown in table.view("S").wall.sides for stack in shown.stacks for tile in stack]
    place = int(table.record.wall_size) - 6  # the upper tile of the third stack from the tail
    first = name_of(int(table.record.wall[place]))
    assert [tile for tile in stacks if tile not in "#."] == [first]
    table.play("E kong 9999m")
    assert turned(table) == [name_of(int(table.record.wall[place - 2]))]
    assert table.drawn() == "8s"  # from the head
    assert int((table.record.place == IN_WALL).sum()) == int(table.record.drawable)


@pytest.mark.rule("GUIZHOU-8", "GUIZHOU-34")
def test_open_chickens_count_after_the_win_and_no_tile_is_turned_then():
    table = at_table("5p", options={"open_chicken": True})
    (kind,) = parse("5m")
    other = int((table.record.wall[: int(table.record.wall_size)] == kind).nonzero()[0][-1])
    place = int(table.record.wall_size) - 6
    table.record.wall[other], table.record.wall[place] = table.record.wall[place], kind
    table.play("E 2m", "S win")
    assert (turned(table), side(table)) == ([], [-2, 6, -2, -2])


@pytest.mark.rule("GUIZHOU-8")
def test_an_open_chicken_is_drawn_in_its_turn_before_all_eyes_and_keeps_its_effect():
    table = at_table("5m5p", left=6, options={"open_chicken": True}).play("E 2m").wait()
    assert [drew.shown for drew in only(table.events, ev.Drew)] == [True]
    table.play("S 5m drawn").wait()
    stacks = [tile for shown in table.view("S").wall.sides for stack in shown.stacks for tile in stack]
    assert [tile for tile in stacks if tile not in "#."] == []
    assert int(table.record.chickens.opened) == 1


@pytest.mark.rule("GUIZHOU-8")
def test_a_stack_already_drawn_is_passed_over_and_turns_nothing():
    """The third stack from the tail holds the fifth and sixth tile from the end, the fourth the two before."""
    hands = {**HANDS, "E": "146m9999m2579p34s5s", "W": "137m1469p2589s33m"}

    def shown(table):
        sides = table.view("S").wall.sides
        return [tile for side in sides for stack in side.stacks for tile in stack if tile not in "#."]

    assert [len(shown(at_table("", hands, left=left, options={"open_chicken": True}))) for left in (6, 5)] == [1, 0]
    for left, count in ((8, 1), (7, 0)):
        table = at_table("", hands, left=left, options={"open_chicken": True}).play("E kong 9999m")
        assert len(turned(table)) == count


# --- the first 1s and 8p


@pytest.mark.rule("GUIZHOU-39", "GUIZHOU-42")
@pytest.mark.parametrize(("flip", "paid"), [("3s", 1 + 2), ("9s", 2 + 4)])
def test_who_first_discards_1s_and_is_not_ready_pays_for_it_to_who_is(flip, paid):
    table = at_table(f"5p{flip}").play("E 1s", "S win")
    assert side(table) == [-paid, paid, 0, 0]


@pytest.mark.rule("GUIZHOU-36", "GUIZHOU-37", "GUIZHOU-39")
@pytest.mark.parametrize(
    ("options", "flip", "each"),
    [({}, "1m", 3), ({}, "9s", 6), ({"wugu": 2}, "1m", 3)],
)
def test_who_is_ready_collects_for_the_first_1s_that_he_has_discarded(options, flip, each):
    hands = {**HANDS, "E": "11m234567p234s99s1s", "N": "2358m1359p24578s"}  # East waits for 1m and 9s once 1s is gone
    table = at_table(f"5p{flip}", hands, options=options).play("E 1s", "S win")
    assert side(table) == [3 * each, -each, -each, -each]


@pytest.mark.rule("GUIZHOU-30", "GUIZHOU-39")
@pytest.mark.parametrize(("wugu", "paid"), [(1, 1 + 2), (2, 2 + 2), (False, 0)])
def test_the_first_8p_brings_the_same_where_it_is_a_chicken(wugu, paid):
    hands = {**HANDS, "E": "1469m257p3469s25m8p"}
    table = at_table("5p3s", hands, options={"wugu": wugu}).play("E 8p", "S win")
    assert side(table) == [-paid, paid, 0, 0]


@pytest.mark.rule("GUIZHOU-38", "GUIZHOU-40", "GUIZHOU-P12")
@pytest.mark.parametrize(("flip", "sums"), [("3s", [-5, -3, 11, -3]), ("9s", [-10, -6, 22, -6])])
@pytest.mark.parametrize("preset", [None, "mil_2023"])
def test_who_claims_the_first_1s_collects_more_from_its_discarder(flip, sums, preset):
    hands = {**HANDS, "W": "11s234567m345p67s", "N": "2358m1359p2479s8m"}
    table = at_table(f"8m9m5p{flip}", hands, preset=preset)
    table.play("E 1s", "W pon 11s", "W 7s").wait()
    table.play("N 8m drawn", "E 9m drawn", "S win")
    assert side(table) == sums


@pytest.mark.rule("GUIZHOU-40", "GUIZHOU-42")
def test_who_claims_it_and_is_not_ready_pays_the_more_to_its_discarder_if_that_one_is():
    hands = {"E": "11m234567p234s99s1s", "S": PLAIN, "W": "1379m1469p258s11s"}
    table = at_table("8m8m5p1m", hands).play("E 1s", "W pon 11s", "W 9m").wait()
    table.play("N 8m drawn", "E 8m drawn", "S win")
    # West pays 3 to East and to South, and 2 more to East
    assert side(table) == [5, 3, -8, 0]


@pytest.mark.rule("GUIZHOU-37", "GUIZHOU-38", "GUIZHOU-40")
def test_the_first_1s_that_is_won_on_is_a_chicken_of_each_winner_and_brings_no_more():
    hands = {"E": "15679m1148p5669s1s", "S": "2244m556699p331s", "W": "3388m223377p441s"}
    table = at_table("9m", hands).play("E 1s", "S win", "W win")
    # each holds one 1s and counts the one won on: 2 from every other player
    assert side(table) == [-4, 4, 4, -4]
    assert [row.cause for row in only(table.events, ev.Paid) if row.cause in ("charge", "duty")] == []


# --- who is burnt


@pytest.mark.rule("GUIZHOU-43")
def test_who_feeds_the_discard_after_his_kong_collects_nothing_though_he_is_ready():
    # East waits for 1s and 4s, holds two 1s and has a kong
    hands = {"E": "7777p111999m1123s", "S": PLAIN}
    table = at_table("9p", hands, tail="5p", opening=("S heavenly ready",))
    table.play("E kong 7777p", "E 5p drawn", "S win")
    assert int(table.record.waits[table.seat("E")]) != 0
    assert turned(table) == ["9p"]
    assert side(table) == [0] * 4
    assert table.scores() == [-27, 27, 0, 0]


@pytest.mark.rule("GUIZHOU-41", "GUIZHOU-42")
@pytest.mark.parametrize(("ready", "sums"), [(True, [-3, 0, 3, 0]), (False, [0, 3, -3, 0])])
def test_a_kong_of_a_discard_is_paid_by_its_feeder_or_by_an_unready_maker_to_the_ready(ready, sums):
    west = "999s234567m345p6s" if ready else "999s1379m146p258s"
    hands = {"E": "1469m2579p346s289s", "S": PLAIN, "W": west}
    table = at_table("8m8m5p3s", hands, tail="8m").play("E 9s", "W kong 9999s", "W 8m drawn").wait()
    table.play(f"N {table.drawn()} drawn").wait()
    table.play(f"E {table.drawn()} drawn").wait()
    assert table.may("S", "win")
    table.play("S win")
    assert side(table) == sums
