"""Hangzhou: rows, options and bonds of a win, each a hand as the book words it. Amounts from the book."""

from math import prod
from pathlib import Path

import pytest

from fangcheng import score
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.game.explain import explanations_of
from flow.table_of import table_of
from hangzhou.test_play import lay

PLAIN = {"seat": "S", "hand": "12356m45688p678s", "win": {"tile": "7m", "by": "self"}}  # one fan, for no God
QUADS = {"seat": "S", "hand": "1111m3355p6688s5z", "win": {"tile": "2z", "by": "self"}}  # five fan


def check(told, **expected):
    """Play the win, and look at what comes out."""
    outcome = run_case(Case(Path("test.yaml"), 1, "hangzhou", "a hand", {**told, "expect": expected}))
    assert outcome.status == "passed", str(outcome)


def rows_of(hand, tile, **more):
    """What rows a drawn win has."""
    found = score("hangzhou", hand, tile, seat="S", dealer="E", mode="interpreted", **more)
    assert found.wins
    return {line.id: line.value for line in found.patterns if line.value}


@pytest.mark.rule("HANGZHOU-6", "HANGZHOU-14", "HANGZHOU-15", "HANGZHOU-F-plain")
@pytest.mark.parametrize(
    ("hand", "tile", "rows"),
    [
        ("12m456p789s111z45z", "4z", {}),  # the God is a 3m; any pair will do
        ("12m456p789s44z255z", "2z", {}),  # a 3m and a third North
        ("111m444p777s22z79s", "5z", {}),  # a drawn God between 7s and 9s
        ("123m456p789s1115z", "5z", {"burst": 1}),  # a drawn God makes the pair with the other
    ],
)
def test_a_god_is_any_tile_of_a_set_or_of_a_pair(hand, tile, rows):
    assert rows_of(hand, tile) == rows


@pytest.mark.rule("HANGZHOU-18", "HANGZHOU-F-burst", "HANGZHOU-16", "HANGZHOU-F-seven_pairs")
@pytest.mark.parametrize(
    ("hand", "tile", "rows"),
    [
        ("123m456p789s111z5z", "9m", {"burst": 1}),
        ("123m456p789s11z55z", "9m", {"burst": 1}),  # one God put aside, the other is a third East
        ("123m456p78s11z555z", "9s", {"burst": 1}),  # a 9s, an East and one aside
        ("123m456p78s115z44z", "9s", {}),  # a third East or North only
        ("1133m5577p2244s5z", "9p", {"seven_pairs": 2, "burst": 1}),
        ("1133m5577p22s49s5z", "4s", {"seven_pairs": 2}),
    ],
)
def test_a_burst_waited_for_any_tile(hand, tile, rows):
    assert rows_of(hand, tile) == rows


@pytest.mark.rule("HANGZHOU-21", "HANGZHOU-F-luxury_seven_pairs")
def test_a_hand_that_is_seven_pairs_is_read_as_nothing_else():
    """As 111m 222m 345p 345p with a God it burst; as pairs it waited for 1m and 2m."""
    assert rows_of("111222m334455p5z", "1m", options={"cap": "none"}) == {"luxury_seven_pairs": 4}


@pytest.mark.rule("HANGZHOU-19", "HANGZHOU-F-fortune_drift")
@pytest.mark.parametrize(("word", "count"), [("drift", 1), ("drift_twice", 2), ("drift_three_times", 3)])
def test_each_god_discarded_before_a_burst_is_a_fan_and_nothing_without_one(word, count):
    assert rows_of("123m456p789s111z5z", "9m", context=[word]) == {"burst": 1, "fortune_drift": count}
    assert rows_of("12m456p789s111z45z", "4z", context=[word]) == {}


@pytest.mark.rule("HANGZHOU-F-kong_bloom", "HANGZHOU-F-no_joker", "HANGZHOU-35")
def test_two_kongs_in_one_turn_bloom_once():
    bloom = {"melds": ["concealed 1111p", "concealed 9999m"], "context": ["kong_replacement"]}
    assert rows_of("345m678s2z", "2z", **bloom) == {"kong_bloom": 1, "no_joker": 1}


@pytest.mark.rule("HANGZHOU-20", "HANGZHOU-23", "HANGZHOU-24")
@pytest.mark.parametrize(("cap", "value"), [(3, 8), (4, 16), (5, 32), ("none", 32)])
def test_at_most_so_many_fan_before_the_factor_of_the_dealer(cap, value):
    payments = {"E": -8 * value, "S": 10 * value, "W": -value, "N": -value}
    check({**QUADS, "streak": 3, "options": {"cap": cap}}, win=True, payments=payments)


@pytest.mark.by_day
@pytest.mark.rule("HANGZHOU-P9", "HANGZHOU-F-luxury_seven_pairs")
@pytest.mark.parametrize(
    ("hand", "tile", "usual", "official"),
    [
        ("111m3355p66889s5z", "9s", {"luxury_seven_pairs": 4}, {"seven_pairs": 2}),
        ("11m3355p668s5555z", "8s", {"luxury_seven_pairs": 4, "burst": 1}, {"luxury_seven_pairs": 4, "burst": 1}),
        ("1111m335p66889s5z", "9s", {"luxury_seven_pairs": 4}, {"luxury_seven_pairs": 4}),
    ],
)
def test_by_the_official_rules_no_god_fills_up_the_quad(hand, tile, usual, official):
    assert rows_of(hand, tile) == usual
    assert rows_of(hand, tile, preset="mil_2025") == official


# --- who pays

THREE = ["chi 123m from E", "chi 456s from E", "chi 789m from E"]


@pytest.mark.rule("HANGZHOU-25", "HANGZHOU-26", "HANGZHOU-27")
@pytest.mark.parametrize(
    ("melds", "hand", "chows", "three", "payments"),
    [
        (THREE, "5678p", 0, True, {"E": -8, "S": 8}),  # shares of 4, 2 and 2
        ([], "12356m45688p678s", 3, True, {"W": -16, "S": 16}),
        (THREE, "5678p", 3, True, {"E": -8, "W": -16, "S": 24}),
        (THREE, "5678p", 3, False, {"E": -4, "W": -2, "N": -2, "S": 8}),
        (THREE[:2], "123s5678p", 2, True, {"E": -4, "W": -2, "N": -2, "S": 8}),
    ],
)
def test_three_chows_bind_who_fed_them_once_and_who_took_them_twice(melds, hand, chows, three, payments):
    tile = "7m" if not melds else "8p"
    told = {
        "seat": "S",
        "hand": hand,
        "melds": melds,
        "win": {"tile": tile, "by": "self"},
        "options": {"three_chows": three},
    }
    if chows and three:
        told["next_chows"] = chows
    check(told, win=True, patterns={"no_joker": 1}, payments=payments)


@pytest.mark.rule("HANGZHOU-P6", "HANGZHOU-25")
@pytest.mark.parametrize(
    ("third", "payments"),
    [("chi 789m from E", {"E": -8, "S": 8}), ("pon 999m from E", {"E": -4, "W": -2, "N": -2, "S": 8})],
)
def test_by_the_official_rules_three_chows_bind_and_a_pung_among_them_is_not_counted(third, payments):
    told = {"seat": "S", "hand": "5678p", "melds": [*THREE[:2], third], "win": {"tile": "8p", "by": "self"}}
    check({**told, "options": {"preset": "mil_2025"}}, win=True, patterns={"no_joker": 1}, payments=payments)


@pytest.mark.rule("HANGZHOU-24")
@pytest.mark.parametrize(("repeats", "factor"), [(0, 2), (1, 4), (2, 8)])
def test_the_lines_below_what_the_dealer_pays_multiply_to_it(repeats, factor):
    found = score("hangzhou", "12356m45688p678s", "7m", seat="S", dealer="E", streak=repeats, mode="interpreted")
    dealer, *terms = lines_of(found, 0)
    assert dealer.value == 2 * factor
    assert prod(int(one.args["effect"].removeprefix("×")) for one in terms) == factor


@pytest.mark.rule("HANGZHOU-25")
def test_who_is_bound_by_chows_is_told_the_shares_he_pays():
    found = score("hangzhou", "5678p", "8p", seat="S", dealer="E", melds=THREE, mode="interpreted")
    pays, *shares = lines_of(found, 0)
    assert (pays.value, [(one.args["seat"], one.value) for one in shares]) == (8, [(0, 4), (2, 2), (3, 2)])


@pytest.mark.rule("HANGZHOU-26")
def test_who_has_taken_three_chows_of_the_winner_is_told_that_he_pays_twice():
    hands = {"E": "1479m2358p1346s29s", "S": "123m456p789s22s67p", "W": "123m456m789m1234z"}
    table = lay(table_of("hangzhou", hands, wall="5p"), "W", "chi 123m from S", "chi 456m from S", "chi 789m from S")
    table.play("E 9s", "S win")
    won = explanations_of(table.engine, table.record, table.events, [0] * 4)[0]
    pays, *shares = lines_of(won, table.seat("W"))
    assert pays.value == 2 * sum(one.value for one in shares if one.value) == 16
    assert [one.args["effect"] for one in shares if one.key == "share-bound"] == ["×2"]


def lines_of(explanation, seat):
    """What a seat pays, and the lines below it."""
    steps = list(explanation.steps)
    first = next(place for place, one in enumerate(steps) if one.key == "pays" and one.args["seat"] == seat)
    rest = steps[first + 1 :]
    return [steps[first], *rest[: next((place for place, one in enumerate(rest) if one.depth == 0), len(rest))]]


THIRD = {"streak": 3, "options": {"discard_win": "third_streak"}}


@pytest.mark.rule("HANGZHOU-17", "HANGZHOU-28", "HANGZHOU-27")
def test_by_option_the_discarder_pays_for_all_unless_another_is_bound():
    won = {"tile": "7m", "by": "discard", "from": "W"}
    check({**PLAIN, **THIRD, "win": won}, win=True, payments={"W": -20, "S": 20})
    check({**PLAIN, **THIRD, "streak": 2, "win": won}, win=False, why="HANGZHOU-17")
    bound = {"seat": "S", "hand": "5678p", "melds": THREE, "win": {"tile": "8p", "by": "discard", "from": "N"}}
    check({**bound, **THIRD}, win=True, payments={"E": -20, "S": 20})


@pytest.mark.rule("HANGZHOU-17", "HANGZHOU-18")
def test_by_option_a_kong_is_robbed_and_a_win_on_a_discard_is_no_burst():
    robbed = {"tile": "7m", "by": "rob", "from": "W"}
    check({**PLAIN, **THIRD, "win": robbed}, win=True, payments={"W": -20, "S": 20})
    burst = {"seat": "S", "hand": "123m456p789s1115z", "win": {"tile": "9m", "by": "discard", "from": "W"}}
    check({**burst, **THIRD}, win=True, patterns={}, total=0)


@pytest.mark.rule("HANGZHOU-22", "HANGZHOU-P8")
@pytest.mark.parametrize("preset", ["default", "mil_2025"])
@pytest.mark.parametrize(
    ("god", "held", "fan"), [("5z", "5z", 4), ("6z", "5z", 3), ("6z", "9m", 4)],
)  # fmt: skip
def test_ten_honours_are_three_fan_four_with_a_god_and_one_more_without_one_in_the_hand(preset, god, held, fan):
    told = {"seat": "S", "discards": "122334466z" + god, "hand": f"12456m337p2367s{held}"}
    told |= {"win": {"by": "ten_winds"}, "options": {"preset": preset}}
    check(
        told,
        win=True,
        total=fan,
        payments={"E": -(2 ** (fan + 1)), "S": 2 ** (fan + 2), "W": -(2**fan), "N": -(2**fan)},
    )
