"""Jing points after every hand: rushing the pass, the overlord, and the options; expectations are reckoned by hand."""

import pytest

from fangcheng.core.institutions.essences import pay_essences, raw_points
from fangcheng.core.state.codes import EXHAUSTED, IN_WALL
from fangcheng.game import event_types as ev
from fangcheng.game.events import read_events
from fangcheng.tiles import parse
from flow.table_of import only, table_of

EAST = "2478m2358p3468s12z"
SOUTH = "234567m46p99p567z"  # waits for 5p


def at_table(wall="", hands=None, joker="8s", **more):
    """A table of Nanchang; 8s and 9s are the jing unless said otherwise."""
    return table_of("nanchang", hands or {"E": EAST, "S": SOUTH}, wall=wall, joker=joker, **more)


def holding(table, **hands):
    """Let the seats hold these tiles at the end of the hand, and the others none."""
    for letter in "ESWN":
        counts = table.record.hand[table.seat(letter)]
        counts[:] = 0
        for kind in parse(hands.get(letter, "")):
            counts[kind] += 1
    return table


def settled(table):
    """What the jing bring each seat."""
    table.record.payment_count = table.record.event_count = 0
    pay_essences(table.record, table.rules)
    rows = [event.changes for event in only(read_events(table.record), ev.Paid)]
    return [sum(column) for column in zip(*rows)] if rows else [0, 0, 0, 0]


def raw(table, letter):
    return int(raw_points(table.record, table.rules, table.seat(letter)))


@pytest.mark.rule("NANCHANG-29", "NANCHANG-30", "NANCHANG-31", "NANCHANG-32", "NANCHANG-34")
@pytest.mark.parametrize(
    ("south", "west", "options", "paid"),
    [
        ("8s", "", {}, [-4, 12, -4, -4]),  # the only holder: 2 x 2 from each
        ("8s", "", {"overlord": "+10"}, [-12, 36, -12, -12]),
        ("8s", "9s", {}, [-3, 5, 1, -3]),
        ("889s", "9s", {}, [-11, 29, -7, -11]),  # five rush the pass: 5 x 2
        ("888s", "9s", {}, [-19, 53, -15, -19]),  # 6 x 3
        ("8889s", "9s", {}, [-29, 83, -25, -29]),  # 7 x 4
        ("88899s", "9s", {}, [-41, 119, -37, -41]),  # 8 x 5
        ("88899s", "", {}, [-80, 240, -80, -80]),  # and doubled
        ("88899s", "", {"overlord": "+10"}, [-50, 150, -50, -50]),  # ten once, after the pass
        ("", "", {}, [0, 0, 0, 0]),
    ],
)
def test_five_raw_points_rush_the_pass_and_the_only_holder_is_the_overlord(south, west, options, paid):
    assert settled(holding(at_table(options=options), S="123m" + south, W="456p" + west)) == paid


@pytest.mark.rule("NANCHANG-29", "NANCHANG-32", "NANCHANG-35")
def test_a_drawn_hand_is_settled_too_and_a_turned_jing_that_was_drawn_counts():
    table = at_table(left=6).throw_drawn(30)
    assert int(table.record.ending) == EXHAUSTED
    held = [raw(table, letter) for letter in "ESWN"]
    kept = [int(table.record.hand[table.seat(letter), 25]) for letter in "ESWN"]
    assert [2 * one for one in kept] <= held
    points = [one * (one - 3) if one >= 5 else one for one in held]
    points = [2 * one for one in points] if sum(one > 0 for one in held) == 1 else points
    assert table.scores() == [4 * one - sum(points) for one in points]
    assert any(held)


@pytest.mark.rule("NANCHANG-29")
def test_the_winning_tile_counts_though_another_threw_it():
    """With same_song 5p is worth two where 5m is the main jing; South holds one side jing's number, 6p, and 6m, 5m."""
    table = at_table("1p1z5p", {"E": EAST, "S": SOUTH}, "5m", options={"same_song": True})
    table.play("E 1z", "S 1p drawn", "W 1z drawn", "N 5p drawn", "S win")
    assert only(table.events, ev.Won)[0].tile == "5p"
    held = 2 * 2 + 1 * 2  # 5m and the 5p won on; 6m and 6p
    rows = [event for event in only(table.events, ev.Paid) if event.cause == "essences"]
    assert [event.number for event in rows if event.seat == table.seat("S")] == [held * (held - 3)]


@pytest.mark.rule("NANCHANG-11", "NANCHANG-29")
@pytest.mark.parametrize(("counted", "points"), [(False, 0), (True, 1)])
def test_jing_in_melds_count_and_own_discarded_ones_by_option_where_they_lie(counted, points):
    hands = {"E": "2478m2358p346s9s12z", "S": SOUTH, "W": "258m14799s37p124z"}
    lies = at_table("1m", hands, options={"count_discards": counted}).play("E 9s").wait()
    assert raw(lies, "E") == points
    claimed = at_table("1m", hands, options={"count_discards": counted}).play("E 9s", "W pon 99s").wait()
    assert (raw(claimed, "E"), raw(claimed, "W")) == (0, 3)


@pytest.mark.rule("NANCHANG-29")
@pytest.mark.parametrize(
    ("sung", "joker", "points"), [(False, "8s", 0), (True, "8s", 8), (False, "8m", 5), (True, "8m", 8), (True, "1z", 0)]
)
def test_the_same_numbers_of_other_suits_count_by_option_and_honours_have_none(sung, joker, points):
    table = holding(at_table(joker=joker, options={"same_song": sung}), E="88m9m8p9p")
    assert raw(table, "E") == points


@pytest.mark.rule("NANCHANG-29")
@pytest.mark.parametrize(("counted", "points"), [(False, 2), (True, 2 + 2 + 1)])
def test_the_jing_of_the_hand_before_count_by_option_and_are_not_wild(counted, points):
    first = at_table("1z", joker="3p", left=1, options={"last_jing": counted}).play("E 1z").throw_drawn(3)
    assert first.over
    second = first.next_hand()
    main = int(second.record.essences.main)
    assert int(second.record.essences.before) == 11  # 3p
    if main in (10, 11, 12):
        pytest.fail("another seed is needed: the jing of both hands are neighbours")
    holding(second, E="34p")
    second.record.hand[second.seat("E"), main] += 1
    assert raw(second, "E") == points
    assert not int(second.record.wild_mask) >> 11 & 1


@pytest.mark.rule("NANCHANG-33")
@pytest.mark.parametrize(("liable", "paid"), [(False, [-11, -11, 29, -7]), (True, [-31, -1, 29, 3])])
def test_who_feeds_the_jing_that_lifts_another_to_five_pays_for_all(liable, paid):
    """West holds 8s 9s 9s and claims 9s: 5 raw points, 10 from each; North has one, which West owes him as ever."""
    hands = {"E": "2478m2358p346s9s12z", "S": SOUTH, "W": "258m14s899s37p124z"}
    table = at_table("1m", hands, options={"jing_liability": liable}).play("E 9s", "W pon 99s").wait()
    assert settled(holding(table, W="8s", N="9s")) == paid


@pytest.mark.rule("NANCHANG-6")
def test_by_option_a_first_tile_is_paid_before_play_and_the_one_below_it_names_the_jing():
    table = at_table(hands={"E": "2478m233p58p46s12z8p", "S": SOUTH}, joker="3p", options={"opening_flip": True})
    position = int(table.record.indicators.positions[0])
    assert int(table.record.wall[position + 1]) == 11  # 3p lies below now
    assert int(table.record.essences.main) == int(table.record.wall[position])
    hands = [table.record.hand[table.seat(one)] for one in "ESWN"]
    points = [2 * int(hand[11]) + int(hand[12]) for hand in hands]
    assert points[0] == 4
    assert table.scores() == [4 * one - sum(points) for one in points]


@pytest.mark.rule("NANCHANG-3")
def test_the_tile_that_names_the_jing_is_told_also_when_it_has_been_drawn():
    table = at_table(hands={"E": "2478m233p58p46s12z8p", "S": SOUTH}, joker="3p")
    position = int(table.record.indicators.positions[0])
    while table.record.place[position] == IN_WALL:
        table.throw_drawn(1)
    assert not table.over
    assert [table.view(seat).indicators for seat in (*"ESWN", None)] == [("3p",)] * 5
