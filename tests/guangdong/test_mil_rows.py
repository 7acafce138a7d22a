"""Guangdong by the competition rules: rows, factors and the minimum of a hand, from the table of the preset."""

import pytest

from fangcheng import IncompatibleCircumstance, score

PLAIN = "234m567p67s99s555z"  # nothing but complete on 5s and 8s
OPEN = ["pon 222m from W"]


def scored(hand, tile, **more):
    return score("guangdong", hand, tile, **{"by": "discard", "preset": "mil_2023", **more})


def told(hand, tile, **more):
    found = scored(hand, tile, **more)
    assert found.wins
    return {line.id: line.value for line in found.patterns}, found.total


FIRST = {"by": "self", "context": ["first_turn"]}
ROWS = [  # every hand here is without ghosts, so that its points are twice its fan
    ("self_draw", PLAIN, "8s", {"by": "self"}, {"self_draw": 1, "concealed_hand": 1}),
    ("concealed_hand", "567p67s99s555z", "8s", {"by": "self", "melds": ["concealed 1111m"]},
     {"self_draw": 1, "concealed_hand": 1}),
    ("all_pungs", "777p99m11s", "9m", {"melds": ["pon 222m from W", "concealed 5555s"]}, {"all_pungs": 4}),
    ("half_flush", "123p789p45p11z", "6p", {"melds": ["pon 444z from W"]}, {"half_flush": 4}),
    ("robbing_kong", PLAIN, "8s", {"by": "rob"}, {"robbing_kong": 4, "concealed_hand": 1}),
    ("last_tile", PLAIN, "8s", {"context": ["last_tile"]}, {"last_tile": 4, "concealed_hand": 1}),
    ("last_tile", PLAIN, "8s", {"by": "self", "context": ["last_tile"]},
     {"last_tile": 4, "concealed_hand": 1, "self_draw": 1}),
    ("kong_bloom", "567p67s99s555z", "8s",
     {"by": "self", "melds": ["concealed 1111m"], "context": ["kong_replacement"]},
     {"kong_bloom": 5, "concealed_hand": 1}),
    ("seven_pairs", "1133m5577p99s22z3z", "3z", {}, {"seven_pairs": 6}),
    ("seven_pairs", "111133m5577p22z3z", "3z", {}, {"seven_pairs": 6}),  # four alike are two pairs
    ("half_flush", "113355779m1122z", "9m", {}, {"seven_pairs": 6, "half_flush": 4}),
    ("full_flush", "123s345s678s56s99s", "7s", {}, {"full_flush": 8, "concealed_hand": 1}),
    ("all_terminals_and_honors", "111m99p55z", "9p", {"melds": ["pon 111s", "pon 333z"]},
     {"all_terminals_and_honors": 12}),
    ("all_terminals_and_honors", "111m99p99m", "9p", {"melds": ["pon 111s", "pon 999s"]},
     {"all_terminals_and_honors": 12}),
    ("all_terminals_and_honors", "111z22z33z", "3z", {"melds": ["pon 555z", "pon 666z"]},
     {"all_terminals_and_honors": 12}),
    ("little_three_dragons", "555666z77z12m444s", "3m", {}, {"little_three_dragons": 12, "concealed_hand": 1}),
    ("little_four_winds", "111222333z44z12m", "3m", {},
     {"little_four_winds": 12, "half_flush": 4, "concealed_hand": 1}),
    ("heavenly_win", PLAIN, "8s", {**FIRST, "seat": "E"}, {"heavenly_win": 12}),
    ("earthly_win", PLAIN, "8s", {**FIRST, "seat": "S"}, {"earthly_win": 12}),
    ("nine_gates", "1112345678999p", "5p", {}, {"nine_gates": 16}),
    ("big_three_dragons", "555666777z12m44s", "3m", {}, {"big_three_dragons": 16, "concealed_hand": 1}),
    ("big_four_winds", "111222333444z5m", "5m", {}, {"big_four_winds": 16, "half_flush": 4, "concealed_hand": 1}),
    ("thirteen_orphans", "19m19p19s1234567z", "9s", {}, {"thirteen_orphans": 16}),
]  # fmt: skip


@pytest.mark.rule(*(f"GUANGDONG-PF-{row}" for row in {row for row, *_ in ROWS}), "GUANGDONG-P9", "GUANGDONG-P10")
@pytest.mark.rule("GUANGDONG-P13")
@pytest.mark.parametrize(
    ("row", "hand", "tile", "more", "rows"), ROWS, ids=[f"{row[0]} {number}" for number, row in enumerate(ROWS)]
)
def test_all_rows_that_hold_are_added_and_what_follows_from_another_is_not(row, hand, tile, more, rows):
    assert row in rows
    assert told(hand, tile, **more) == (rows, 2 * sum(rows.values()))


GHOSTS = "1479m258p14s5678f"


@pytest.mark.rule("GUANGDONG-PF-four_ghosts", "GUANGDONG-P19", "GUANGDONG-P9")
@pytest.mark.parametrize(
    ("hand", "more", "rows"),
    [
        (GHOSTS, {}, {"four_ghosts": 12}),
        (GHOSTS, {"seat": "E", "context": ["first_turn"]}, {"four_ghosts": 12, "heavenly_win": 12}),
        (GHOSTS, {"seat": "S", "context": ["first_turn"]}, {"four_ghosts": 12, "earthly_win": 12}),
        (GHOSTS, {"context": ["last_tile"]}, {"four_ghosts": 12, "last_tile": 4}),
        (
            "147m25p1s5678f",
            {"melds": ["concealed 1111p"], "context": ["kong_replacement"]},
            {"four_ghosts": 12, "kong_bloom": 5},
        ),
    ],
)
def test_four_ghosts_win_with_any_tiles_in_the_own_turn_and_few_rows_beside_them(hand, more, rows):
    assert told(hand, "3z", **{"by": "self", **more}) == (rows, sum(rows.values()))
    drawn_only = more.get("seat") == "E" or "kong_replacement" in more.get("context", ())
    assert not scored(hand, "3z", **(more | {"context": []} if drawn_only else more)).wins


@pytest.mark.rule("GUANGDONG-P19")
def test_four_ghosts_that_read_as_a_dearer_hand_are_that_hand():
    rows = {"big_four_winds": 16, "all_terminals_and_honors": 12, "half_flush": 4, "self_draw": 1, "concealed_hand": 1}
    assert told("111222333z5678f", "4z", by="self") == (rows, 34)


@pytest.mark.rule("GUANGDONG-P3", "GUANGDONG-P9", "GUANGDONG-PF-nine_gates", "GUANGDONG-PF-thirteen_orphans")
@pytest.mark.parametrize(
    ("hand", "tile", "rows"),
    [
        ("11p55z78p6f", "9p", {"half_flush": 4}),  # the third of a pung
        ("113355m77p22z99s5f", "4z", {"seven_pairs": 6}),
        ("19m19p19s123456z8f", "7z", {"thirteen_orphans": 16}),
        ("111234567899p5f", "5p", {"nine_gates": 16}),
        ("11123456789p58f", "9p", {"nine_gates": 16}),
    ],
)
def test_a_ghost_stands_for_any_tile_of_a_hand(hand, tile, rows):
    melds = ["pon 444p from S", "pon 666z from W"] if len(rows) == 1 and "half_flush" in rows else []
    assert told(hand, tile, melds=melds) == (rows, sum(rows.values()))


@pytest.mark.rule("GUANGDONG-PF-nine_gates")
def test_a_tile_too_many_before_the_winning_one_is_no_nine_gates():
    assert told("111223456789p5f", "9p")[0] == {"full_flush": 8, "concealed_hand": 1}


@pytest.mark.rule("GUANGDONG-PF-little_three_dragons", "GUANGDONG-PF-little_four_winds")
def test_the_pair_of_a_little_hand_is_of_the_dragon_or_wind_without_a_triplet():
    dragons = ["pon 555z from W", "pon 777z from S"]
    assert not scored("123m45p68f", "7z", melds=dragons).wins  # 7z and a ghost are the pair
    assert told("123m45p68f", "6z", melds=dragons) == ({"little_three_dragons": 12}, 12)
    winds = ["pon 111z from W", "pon 222z from S", "pon 333z from N"]
    assert not scored("1m2p3z7f", "3m", melds=winds).wins
    assert told("13m4z7f", "2m", melds=winds) == ({"little_four_winds": 12, "half_flush": 4}, 16)
    assert told("13m3z7f", "2m", melds=winds) == ({"half_flush": 4}, 4)  # 3z and a ghost are the pair


@pytest.mark.rule("GUANGDONG-P4")
def test_no_kind_occurs_five_times_among_concealed_tiles_while_melds_are_not_looked_at():
    three = ["pon 222p from W", "pon 777s from N", "pon 333z from S"]
    assert not scored("4444m", "5f", melds=three, by="self").wins
    assert told("4m", "5f", melds=["pon 444m from S", *three], by="self")[0] == {"all_pungs": 4, "self_draw": 1}


FLUSH = "123p789p45p11z"
THROWN = ("joker_thrown", "two_jokers_thrown", "three_jokers_thrown", "four_jokers_thrown")


@pytest.mark.rule("GUANGDONG-P11", "GUANGDONG-P13")
@pytest.mark.parametrize("thrown", range(5))
def test_a_hand_without_ghosts_counts_twice_and_so_does_each_ghost_thrown(thrown):
    said = {"melds": ["pon 444z from W"], "context": THROWN[thrown - 1 : thrown]}
    assert told(FLUSH, "6p", **said)[1] == 4 * 2 * 2**thrown
    if thrown < 4:
        assert told("123p789p4p11z8f", "6p", **said)[1] == 4 * 2**thrown


@pytest.mark.rule("GUANGDONG-P11")
def test_by_option_neither_multiplies():
    said = {"melds": ["pon 444z from W"], "context": ["two_jokers_thrown"]}
    assert told(FLUSH, "6p", **said, options={"no_ghost_factor": 1})[1] == 16
    with pytest.raises(
        IncompatibleCircumstance, match="two_jokers_thrown means nothing in guangdong under these options"
    ):
        told(FLUSH, "6p", **said, options={"thrown_ghost_factor": 1})
    assert told(FLUSH, "6p", melds=said["melds"], options={"thrown_ghost_factor": 1})[1] == 8
    assert told(FLUSH, "6p", melds=said["melds"], options={"ghosts": "none"})[1] == 8


@pytest.mark.rule("GUANGDONG-P12")
def test_a_win_needs_two_fan_and_four_points():
    ghost = "234m567p67s99s55z5f"
    assert not scored(ghost, "8s", by="self").wins
    assert told(ghost, "8s", by="self", context=["joker_thrown"])[1] == 4
    assert told(ghost, "8s", by="self", options={"minimum_points": 0})[1] == 2
    one = {"by": "self", "melds": OPEN, "context": ["three_jokers_thrown"]}
    assert not scored("567p67s99s555z", "8s", **one).wins  # 16 points of one fan
    assert not scored("567p67s99s555z", "8s", **one, options={"minimum_points": 0}).wins


@pytest.mark.rule("GUANGDONG-P11")
def test_the_reckoning_tells_both_factors():
    found = scored(FLUSH, "6p", melds=["pon 444z from W"], context=["two_jokers_thrown"])
    steps = [(step.key, step.value) for step in found.steps if step.key.startswith("step")]
    assert steps == [("step-sum", 4), ("step-no-joker", 8), ("step-thrown", 32), ("step-total", 32)]
