"""Shenzhen: what wins and what each row is worth. Values from the table of the book."""

import pytest

from fangcheng import score

ROWS = [
    ("basic_win", "123m678p555s23s99p", "4s", [], 2),
    ("half_flush", "123p78p44p555z222z", "9p", [], 4),
    ("all_pungs", "888m55z99s", "9s", ["pon 222p from W", "pon 666s from N"], 6),
    ("seven_pairs", "1133m5577p99s11z3z", "3z", [], 8),
    ("full_flush", "1233456789p227p", "8p", [], 10),
    ("mixed_all_pungs", "999m22m88m", "8m", ["pon 777z from S", "pon 444m from S"], 10),
    ("little_three_dragons", "67p77z123s", "8p", ["pon 555z from S", "pon 666z from N"], 10),
    ("mixed_seven_pairs", "113355m1122446z", "6z", [], 12),
    ("pure_all_pungs", "333m77m99m", "9m", ["pon 222m from S", "pon 555m from S"], 16),
    ("dragon_seven_pairs", "1133m5555p99s11z3z", "3z", [], 16),
    ("little_four_winds", "44z67p", "8p", ["pon 111z from S", "pon 222z from S", "pon 333z from W"], 16),
    ("big_three_dragons", "67p777z88s", "8p", ["pon 555z from S", "pon 666z from N"], 16),
    ("all_honors", "11z55z", "5z", ["pon 222z from S", "pon 333z from S", "pon 666z from W"], 18),
    ("pure_seven_pairs", "1133557788992m", "2m", [], 18),
    ("mixed_dragon_seven_pairs", "111133m1122446z", "6z", [], 20),
    ("pure_dragon_seven_pairs", "1133s444466s88s9s", "9s", [], 26),
    ("thirteen_orphans", "19m19p19s1234567z", "9s", [], 26),
    ("big_four_winds", "55p44z", "4z", ["pon 111z from S", "pon 222z from S", "pon 333z from W"], 32),
]


@pytest.mark.rule("SHENZHEN-15", "SHENZHEN-17", *(f"SHENZHEN-F-{row[0]}" for row in ROWS))
@pytest.mark.parametrize(("name", "hand", "tile", "melds", "value"), ROWS, ids=[row[0] for row in ROWS])
def test_the_dearest_row_counts_alone(name, hand, tile, melds, value):
    result = score("shenzhen", hand, tile, melds=melds)
    assert result.wins
    assert {line.id: line.value for line in result.patterns} == {name: value}
    assert result.total == value


@pytest.mark.rule("SHENZHEN-17")
def test_of_rows_that_cost_the_same_the_later_one_is_told():
    """Two pungs of dragons and a pair of the third, all pungs of one suit and honours: ten either way."""
    result = score("shenzhen", "666z77z99p", "9p", melds=["pon 555z from S", "pon 222p from W"])
    assert [line.id for line in result.patterns] == ["little_three_dragons"]


@pytest.mark.rule("SHENZHEN-15")
def test_seven_pairs_may_be_left_out():
    assert score("shenzhen", "1133m5577p99s11z3z", "3z").wins
    assert not score("shenzhen", "1133m5577p99s11z3z", "3z", options={"seven_pairs": False}).wins


@pytest.mark.rule("SHENZHEN-17", "SHENZHEN-13")
def test_of_readings_of_a_wild_tile_that_cost_the_same_the_later_row_is_told():
    """The Red Dragon is the pair of the pungs, or of the dragons: ten either way."""
    melds = ["added 9999m from W", "pon 555z from W", "kong 6666z from W", "pon 222z from N"]
    told = score("shenzhen", "7z", "1z", seat="S", melds=melds, options={"joker": "red"}, mode="interpreted")
    assert ([line.id for line in told.patterns], told.total) == (["mixed_all_pungs"], 10)
    melds = ["pon 999m from W", "pon 555z from W", "kong 6666z from W", "pon 222z from N"]
    told = score("shenzhen", "7z", "7z", seat="S", melds=melds, options={"joker": "red"}, mode="interpreted")
    assert ([line.id for line in told.patterns], told.total) == (["little_three_dragons"], 10)


@pytest.mark.by_day
@pytest.mark.rule("SHENZHEN-F-little_three_dragons", "SHENZHEN-F-big_four_winds", "SHENZHEN-13")
@pytest.mark.parametrize(
    ("hand", "tile", "row", "value"),
    [
        ("44m79m5555z66z777z", "6z", "half_flush", 4),  # the pair of a dragon that is a pung, too
        ("99m2222z3333z777z", "7z", "mixed_dragon_seven_pairs", 20),  # two pungs each of two winds
    ],
)
def test_two_sets_of_one_dragon_or_wind_are_not_two_of_them(hand, tile, row, value):
    pairs = row != "half_flush"
    options = {"joker": "red", "seven_pairs": pairs}
    told = score("shenzhen", hand, tile, options=options, mode="interpreted")
    assert ([line.id for line in told.patterns if line.value], told.total) == ([row], value)
