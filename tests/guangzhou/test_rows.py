"""Guangzhou: what wins and what it multiplies to. Values from the table of the book."""

import pytest

from fangcheng import score

ROWS = [
    ({"basic_win": 1}, "123m678p555s23s99p", "4s", [], 1),
    ({"all_pungs": 2}, "888m55z99s", "9s", ["pon 222p from W", "pon 666s from N"], 2),
    ({"half_flush": 2}, "123p78p44p555z222z", "9p", [], 2),
    ({"seven_pairs": 3}, "1133m5577p99s11z3z", "3z", [], 3),
    ({"full_flush": 5}, "1222334567p", "8p", ["pon 999p from S"], 5),
    ({"dragon_seven_pairs": 6}, "1133m5555p99s11z3z", "3z", [], 6),
    ({"all_terminals_and_honors": 7}, "999m11p22z", "2z", ["pon 111m from S", "pon 555z from W"], 7),
    ({"all_terminals": 9}, "999m11p99s", "9s", ["pon 111m from S", "pon 999p from W"], 9),
    ({"all_honors": 9}, "11z55z", "5z", ["pon 222z from S", "pon 333z from S", "pon 666z from W"], 9),
    ({"big_three_dragons": 10}, "67p777z88s", "8p", ["pon 555z from S", "pon 666z from N"], 10),
    ({"big_four_winds": 10}, "55p44z", "4z", ["pon 111z from S", "pon 222z from S", "pon 333z from W"], 10),
    ({"thirteen_orphans": 13}, "19m19p19s1234567z", "9s", [], 13),
]
PRODUCTS = [
    ({"all_pungs": 2, "half_flush": 2}, "999m22m88m", "8m", ["pon 777z from S", "pon 444m from S"], 4),
    ({"seven_pairs": 3, "half_flush": 2}, "113355m1122446z", "6z", [], 6),
    ({"all_pungs": 2, "full_flush": 5}, "333m77m99m", "9m", ["pon 222m from S", "pon 555m from S"], 10),
    ({"dragon_seven_pairs": 6, "full_flush": 5}, "1133s444466s88s9s", "9s", [], 30),
]


def told(hand, tile, melds=(), by="discard", **more):
    result = score("guangzhou", hand, tile, melds=melds, by=by, **more)
    assert result.wins, result.refusal
    return {line.id: line.value for line in result.patterns}, result.total


@pytest.mark.rule("GUANGZHOU-20", "GUANGZHOU-22", *(f"GUANGZHOU-F-{name}" for row in ROWS for name in row[0]))
@pytest.mark.parametrize(("rows", "hand", "tile", "melds", "value"), ROWS, ids=["".join(row[0]) for row in ROWS])
def test_every_row_has_its_value(rows, hand, tile, melds, value):
    assert told(hand, tile, melds) == (rows, value)


@pytest.mark.rule("GUANGZHOU-22", "COMMON-21")
@pytest.mark.parametrize(("rows", "hand", "tile", "melds", "value"), PRODUCTS)
def test_rows_that_multiply_do_so_together(rows, hand, tile, melds, value):
    assert told(hand, tile, melds) == (rows, value)


@pytest.mark.rule("GUANGZHOU-22", "GUANGZHOU-F-all_honors", "GUANGZHOU-F-all_terminals_and_honors")
@pytest.mark.parametrize(
    ("rows", "hand", "tile", "value"),
    [
        ({"all_honors": 9}, "1122334455667z", "7z", 9),
        ({"all_terminals_and_honors": 7}, "1199m1199p11s22z5z", "5z", 7),
        ({"dragon_seven_pairs": 6, "half_flush": 2}, "111199m1122335z", "5z", 12),
    ],
)
def test_limit_rows_are_read_in_seven_pairs_too_and_count_where_they_are_more(rows, hand, tile, value):
    assert told(hand, tile) == (rows, value)


@pytest.mark.rule("GUANGZHOU-24", "GUANGZHOU-F-self_draw")
@pytest.mark.parametrize(("rows", "hand", "tile", "melds", "value"), [*ROWS, *PRODUCTS])
def test_an_own_draw_doubles_products_and_limits(rows, hand, tile, melds, value):
    assert told(hand, tile, melds, "self") == ({**rows, "self_draw": 2}, 2 * value)


@pytest.mark.rule("GUANGZHOU-F-heavenly_win", "GUANGZHOU-24")
def test_heavenly_win_is_an_own_draw_and_a_dearer_product_goes_before_it():
    first = {"by": "self", "context": ["first_turn"]}
    assert told("123m678p555s23s99p", "4s", **first) == ({"heavenly_win": 13, "self_draw": 2}, 26)
    assert told("123m678p555s23s99p", "4s", seat="S", **first) == ({"earthly_win": 13, "self_draw": 2}, 26)
    dear = {"dragon_seven_pairs": 6, "full_flush": 5, "self_draw": 2}
    assert told("1133s444466s88s9s", "9s", **first) == (dear, 60)


@pytest.mark.rule("GUANGZHOU-31", "GUANGZHOU-F-kong_bloom")
@pytest.mark.parametrize(
    ("hand", "tile", "melds", "value"),
    [
        ("123m678p23s99p", "4s", ["kong 5555s from W"], 1),
        ("11z55z", "5z", ["pon 222z from S", "pon 333z from S", "kong 6666z from W"], 9),
    ],
)
def test_a_kong_bloom_brings_nothing_or_by_option_doubles_what_the_hand_is_worth(hand, tile, melds, value):
    bloom = {"by": "self", "context": ["kong_replacement"]}
    rows, total = told(hand, tile, melds, **bloom)
    assert (rows["kong_bloom"], total) == (0, 2 * value)
    rows, total = told(hand, tile, melds, options={"kong_bloom_double": True}, **bloom)
    assert (rows["kong_bloom"], total) == (2, 4 * value)


# --- the preset: values from the table of Guangdong

CHICKEN = [
    ({"chicken_hand": 0}, "123m678p555s23s99m", "4s", "discard", 0, 1),
    ({"chicken_hand": 0, "self_draw": 1}, "123m678p555s23s99m", "4s", "self", 1, 2),
    ({"half_flush": 2}, "123p78p44p444z222z", "9p", "discard", 2, 4),
    ({"full_flush": 4}, "1223345678299p", "9p", "discard", 4, 16),
    ({"thirteen_orphans": 6}, "19m19p19s1234567z", "9s", "self", 6, 64),
]


@pytest.mark.rule("GUANGZHOU-38")
@pytest.mark.parametrize(("rows", "hand", "tile", "by", "fan", "share"), CHICKEN)
def test_with_the_preset_the_table_of_guangdong_counts(rows, hand, tile, by, fan, share):
    result = score("guangzhou", hand, tile, by=by, seat="W", dealer="E", preset="chicken")
    assert ({line.id: line.value for line in result.patterns}, result.total) == (rows, fan)
    paid = [payment.change for payment in result.payments]
    assert min(paid) == -share
    assert sorted(paid) == sorted([share, -share, 0, 0] if by == "discard" else [3 * share, -share, -share, -share])


@pytest.mark.rule("GUANGZHOU-38")
def test_with_the_preset_seven_pairs_do_not_win():
    assert score("guangzhou", "1133m5577p99s11z3z", "3z").wins
    assert not score("guangzhou", "1133m5577p99s11z3z", "3z", preset="chicken").wins
