"""Guangdong push-down: which row a hand is told under, and what it is worth flat and by pattern."""

import pytest

from fangcheng import HandError, score

# Hand, winning tile, melds, and the value with `patterns`. Those of the second list need honours.
SUITED = {
    "chicken_hand": ("123m678p555s23s99p", "4s", [], 1),
    "all_chows": ("123m678p456s23s99p", "4s", [], 1),
    "all_pungs": ("44p88m999s", "8m", ["pon 111m from N", "pon 666p from W"], 2),
    "full_flush": ("123s345s678s56s99s", "7s", [], 5),
    "all_terminals": ("111s99p99m", "9m", ["pon 111m from E", "kong 9999s from N"], 9),
    "pure_all_pungs": ("333m77m99m", "9m", ["pon 222m from W", "pon 555m from E"], 10),
    "nine_gates": ("1112345678999p", "5p", [], 13),
}
WITH_HONOURS = {
    "half_flush": ("123m456m55m66z", "6z", ["pon 111z from N"], 2),
    "mixed_all_pungs": ("99m22m888m", "9m", ["pon 777z from N", "pon 444m from W"], 4),
    "little_three_dragons": ("123p45s77z", "6s", ["pon 555z from N", "pon 666z from W"], 6),
    "little_four_winds": ("44z45s", "6s", ["pon 111z from N", "pon 222z from N", "pon 333z from W"], 6),
    "all_terminals_and_honors": ("11m999p55z", "1m", ["pon 999s from N", "pon 111s from W"], 7),
    "all_honors": ("11z555z66z", "1z", ["pon 222z from N", "pon 777z from W"], 9),
    "big_three_dragons": ("45s99m777z", "6s", ["pon 555z from N", "pon 666z from W"], 10),
    "big_four_winds": ("444z5s", "5s", ["pon 111z from N", "pon 222z from N", "pon 333z from W"], 10),
    "thirteen_orphans": ("19m19p19s1234567z", "1z", [], 13),
}
ROWS = SUITED | WITH_HONOURS


def value(hand, tile, melds=(), by="discard", **options):
    """The rows of the hand and its worth, won on a discard of the seat across unless told otherwise."""
    way = {"source": "N"} if by == "discard" else {}
    result = score("tuidaohu", hand, tile, melds=melds, seat="S", dealer="E", by=by, options=options, **way)
    return {line.id: line.value for line in result.patterns}, result.total


@pytest.mark.rule("TUIDAOHU-27", "TUIDAOHU-28", "TUIDAOHU-24", *(f"TUIDAOHU-F-{row}" for row in ROWS))
@pytest.mark.parametrize("row", ROWS)
def test_a_hand_is_told_under_the_last_row_that_fits_and_worth_one_or_by_pattern_its_number(row):
    hand, tile, melds, worth = ROWS[row]
    tiles = 136 if row in WITH_HONOURS else 108
    if tiles == 136:
        with pytest.raises(HandError, match=r"not in this game|no tile"):
            value(hand, tile, melds, tiles=108)
    assert value(hand, tile, melds, tiles=tiles) == ({row: 1}, 1)
    assert value(hand, tile, melds, tiles=tiles, hand_values="patterns") == ({row: worth}, worth)


@pytest.mark.rule("TUIDAOHU-F-nine_gates")
def test_nine_gates_are_complete_before_the_last_tile():
    assert value("1112345678899p", "9p", hand_values="patterns")[0] == {"full_flush": 5}


@pytest.mark.rule("TUIDAOHU-F-discard", "TUIDAOHU-F-self_draw", "TUIDAOHU-F-robbing_kong", "TUIDAOHU-F-kong_bloom")
def test_a_draw_and_a_robbed_kong_count_twice_and_a_bloom_no_more():
    hand, tile, *_ = SUITED["chicken_hand"]
    assert value(hand, tile) == ({"chicken_hand": 1}, 1)
    assert value(hand, tile, by="self") == ({"chicken_hand": 1, "self_draw": 2}, 2)
    robbed = score("tuidaohu", hand, tile, seat="S", by="rob", source="N")
    assert ({line.id: line.value for line in robbed.patterns}, robbed.total) == (
        {"chicken_hand": 1, "robbing_kong": 2},
        2,
    )
    melds = ["concealed 5555s"]
    bloom = score("tuidaohu", "123m678p23s99p", tile, melds=melds, seat="S", context=["kong_replacement"])
    assert ({line.id: line.value for line in bloom.patterns}, bloom.total) == (
        {"chicken_hand": 1, "self_draw": 2, "kong_bloom": 1},
        2,
    )


@pytest.mark.rule("TUIDAOHU-26")
@pytest.mark.parametrize(("hand", "tile", "worth"), [("1133m5577p99s22m3s", "3s", 3), ("1111m5577p99s22m3s", "3s", 6)])
def test_seven_pairs_win_by_option_and_a_quad_among_them_counts_more(hand, tile, worth):
    refused = score("tuidaohu", hand, tile)
    assert (refused.wins, refused.refusal, refused.refusal_rule) == (False, "no-seven-pairs", "TUIDAOHU-26")
    assert value(hand, tile, seven_pairs=True)[1] == 1
    assert value(hand, tile, seven_pairs=True, hand_values="patterns")[1] == worth


@pytest.mark.rule("TUIDAOHU-27")
@pytest.mark.parametrize(
    ("hand", "tile", "row"),
    [
        ("1114445556677s", "6s", "pure_all_pungs"),  # three runs of 4 to 6, too
        ("1112223337799p", "9p", "pure_all_pungs"),
        ("111222333m44p55s", "5s", "all_pungs"),
    ],
)
def test_of_readings_worth_the_same_the_last_row_of_the_table_is_told(hand, tile, row):
    told = score("tuidaohu", hand, tile, by="discard", source="W", seat="S", dealer="E", mode="interpreted")
    assert ([line.id for line in told.patterns], told.total) == ([row], 1)
