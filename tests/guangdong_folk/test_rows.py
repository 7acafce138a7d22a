"""Guangdong folk: the five hands, the hands of the option, flowers and stakes. Values from the table of the book."""

import pytest

from fangcheng import score

CHICKEN = ("123m678p555s23s99m", "4s", [])
ROWS = {
    "chicken_hand": (*CHICKEN, 3),
    "half_flush": ("123p456p77p55z", "5z", ["pon 222z from W"], 6),
    "full_flush": ("123s345s678s78s99s", "6s", [], 15),
    "pure_all_pungs": ("333m77m99m", "9m", ["pon 222m from W", "pon 555m from S"], 24),
    "thirteen_orphans": ("19m19p19s1234567z", "1z", [], 30),
}
PUNGS = {
    "all_pungs": ("44p88m999s", "8m", ["pon 111m from N", "pon 666p from W"], 3, 9),
    "mixed_all_pungs": ("99m22m888m", "9m", ["pon 777z from N", "pon 444m from W"], 6, 15),
    "all_terminals_and_honors": ("11m999p55z", "1m", ["pon 999s from N", "pon 111s from W"], 3, 15),
    "all_honors": ("11z555z66z", "1z", ["pon 222z from N", "pon 333z from W"], 3, 30),
}


def value(hand, tile, melds=(), **more):
    result = score("guangdong_folk", hand, tile, melds=melds, **more)
    return {line.id: line.value for line in result.patterns}, result.total


@pytest.mark.rule("GUANGDONG_FOLK-21", "GUANGDONG_FOLK-24", *(f"GUANGDONG_FOLK-F-{name}" for name in ROWS))
@pytest.mark.parametrize("name", ROWS)
def test_one_hand_counts_the_biggest_that_fits(name):
    hand, tile, melds, points = ROWS[name]
    assert value(hand, tile, melds) == ({name: points}, points)


@pytest.mark.rule("GUANGDONG_FOLK-30")
@pytest.mark.parametrize("name", PUNGS)
def test_by_option_hands_of_pungs_count_more_and_else_are_chickens_or_mixed_suits(name):
    hand, tile, melds, without, points = PUNGS[name]
    assert value(hand, tile, melds)[1] == without
    assert value(hand, tile, melds, options={"pungs": True}) == ({name: points}, points)


@pytest.mark.rule("GUANGDONG_FOLK-25", "GUANGDONG_FOLK-F-flower", "GUANGDONG_FOLK-1")
def test_every_flower_of_either_kind_is_added_and_not_multiplied():
    assert value(*CHICKEN, flowers="1f6f") == ({"chicken_hand": 3, "flower": 2}, 5)
    hand, tile, melds, points = ROWS["pure_all_pungs"]
    assert value(hand, tile, melds, flowers="1f2f3f8f")[1] == points + 4


@pytest.mark.rule("GUANGDONG_FOLK-29")
def test_by_option_a_chicken_collects_no_flowers_and_bigger_hands_do():
    off = {"options": {"flowers_on_chicken": False}, "flowers": "1f6f"}
    assert value(*CHICKEN, **off)[1] == 3
    hand, tile, melds, points = ROWS["half_flush"]
    assert value(hand, tile, melds, **off)[1] == points + 2


@pytest.mark.rule("GUANGDONG_FOLK-3", "GUANGDONG_FOLK-24")
@pytest.mark.parametrize(("stakes", "flower", "chicken"), [("1-2-3", 1, 3), ("5-5-5", 5, 5), ("10-20-30", 10, 30)])
def test_stakes_are_called_for_a_flower_and_a_chicken_of_which_other_hands_are_multiples(stakes, flower, chicken):
    options = {"stakes": stakes, "pungs": True}
    times = {"chicken_hand": 1, "half_flush": 2, "full_flush": 5, "pure_all_pungs": 8, "thirteen_orphans": 10}
    for name, multiple in times.items():
        hand, tile, melds, _ = ROWS[name]
        assert value(hand, tile, melds, options=options, flowers="1f5f")[1] == multiple * chicken + 2 * flower
    for name, multiple in {
        "all_pungs": 3,
        "mixed_all_pungs": 5,
        "all_terminals_and_honors": 5,
        "all_honors": 10,
    }.items():
        hand, tile, melds, *_ = PUNGS[name]
        assert value(hand, tile, melds, options=options)[1] == multiple * chicken


@pytest.mark.rule("GUANGDONG_FOLK-22", "GUANGDONG_FOLK-44")
def test_seven_pairs_do_not_win_and_chows_in_the_hand_do():
    refused = score("guangdong_folk", "1133m5577p99s11z3z", "3z")
    assert (refused.wins, refused.refusal, refused.refusal_rule) == (False, "no-seven-pairs", "GUANGDONG_FOLK-22")
    refused = score("guangdong_folk", "1133m5577p99s1z23z", "3z")
    assert (refused.wins, refused.refusal, refused.refusal_rule) == (False, "no-shape", "GUANGDONG_FOLK-21")
    assert score("guangdong_folk", "123m456p789s123s9p", "9p").wins


@pytest.mark.rule("GUANGDONG_FOLK-28")
def test_a_kong_bloom_and_the_last_tile_bring_nothing():
    for context in ("kong_replacement", "last_tile"):
        melds = ["kong 5555s from W"]
        assert value("123m678p23s99m", "4s", melds, context=[context]) == ({"chicken_hand": 3}, 3)


@pytest.mark.rule("GUANGDONG_FOLK-31")
@pytest.mark.parametrize(
    ("melds", "payers"),
    [
        (["pon 222m from E", "pon 555m from S", "pon 777m from N"], "N"),
        (["pon 222m from E", "concealed 5555m", "pon 777m from N", "kong 1111m from S"], "S"),
        (["pon 222m from E", "concealed 5555m", "pon 777m from N"], "ESN"),
    ],
)
def test_by_option_who_feeds_the_third_exposed_pung_pays_a_drawn_big_brother_for_all(melds, payers):
    hand = "99m" if len(melds) == 4 else "33m99m"
    hand, tile = (hand[:1] + "m", "9m") if len(melds) == 4 else (hand, "9m")
    for options, paying in (({"nine_down": True}, payers), ({}, "ESN")):
        result = score("guangdong_folk", hand, tile, melds=melds, seat="W", dealer="E", options=options)
        changes = {"ESWN"[payment.seat]: payment.change for payment in result.payments}
        expected = dict.fromkeys("ESWN", 0) | {letter: -72 // len(paying) for letter in paying} | {"W": 72}
        assert changes == expected
