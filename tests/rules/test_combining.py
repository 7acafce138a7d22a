"""Sum with a curve, product, best row: sentences of rulebooks still to be furnished, on small made-up rulesets.

What a hand is worth is worked out by hand from the sentence quoted; nothing here is taken from the program.
"""

from typing import Any

import pytest

from fangcheng.core.questions.asked_wins import SCORERS
from fangcheng.core.scoring.combine import worth_of
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.core.state.refusals import BELOW_MINIMUM, LACKS_KEY
from fangcheng.errors import UnknownName
from fangcheng.game.reckoning.methods import steps_of
from fangcheng.rules.ruleset import Ruleset
from made_up import rows, ruleset, valued


def points(game: Ruleset, hand: str, tile: str, **told: Any) -> int:
    """What the hand is worth in points; it must win."""
    _, result = valued(game, hand, tile, **told)
    assert result.wins == 1
    return int(result["base"])


def told(rules: Any, result: Any) -> list[tuple[str, int | None]]:
    """The explanation, step by step."""
    return [(step.key, step.value) for step in steps_of(rules, result, lambda topic: "")]


# QINGYUAN: "One row counts, the highest that fits; V points from each of the three others." All pungs 6, one suit 9,
# one suit all pungs 12. QINGYUAN-27: "a win without any 5z is doubled"; QINGYUAN-37: kong losses "are added to, never
# multiplied with, the hand value" - here 2 for a concealed kong (QINGYUAN-21).
QINGYUAN = ruleset(
    {"win_by_discard": False},
    prices={
        "chicken_hand": 3,
        "all_pungs": 6,
        "full_flush": 9,
        "pure_all_pungs": 12,
        "all_honors": 18,
        "no_joker": 2,
        "concealed_kong": 2,
    },
    combine="best_row",
    parts={"no_joker": "times", "concealed_kong": "flat"},
)


@pytest.mark.parametrize(
    ("hand", "tile", "worth"),
    [
        ("123456p789s1122z", "1z", 3),
        ("111222p444s3344z", "3z", 6),
        ("1234567891112p", "2p", 9),
        ("1112224448889p", "9p", 12),
        ("1112224445566z", "5z", 18),
    ],
)
def test_of_the_rows_that_fit_the_highest_counts_alone(hand, tile, worth):
    game = QINGYUAN.vary("plain", prices={"no_joker": 0})
    _, result = valued(game, hand, tile)
    assert int(result["base"]) == worth
    assert len(rows(result)) == 1


def test_multipliers_double_the_row_and_flat_amounts_are_never_multiplied():
    """All pungs 6, doubled for no joker 12, a concealed kong 2 more: 14."""
    rules, result = valued(QINGYUAN, "111222p3344z", "3z", melds=["concealed 4444s"])
    assert int(result["base"]) == 6 * 2 + 2
    assert rows(result) == {"all_pungs": 1, "no_joker": 1, "concealed_kong": 1}
    assert told(rules, result) == [("step-sum", 6), ("step-times", 12), ("step-added-last", 2), ("step-total", 14)]


# HONGKONG-22: "a row L is the limit alone, other rows are not listed beside it; sums above it are cut to it", limit 10.
# HONGKONG-23: "0 fan 1, 1 fan 2, 2 fan 4, 3 fan 8, 4-6 fan 16, 7-9 fan 32, 10 and more 64". HONGKONG-20: minimum 3.
HONGKONG = ruleset(
    {"minimum": 3, "cap": 10},
    prices={
        "self_draw": 1,
        "dragon_pung": 1,
        "all_pungs": 3,
        "half_flush": 3,
        "full_flush": 7,
        "all_chows": 1,
        "big_three_dragons": 10,
    },
    excludes={"full_flush": ("half_flush",)},
    combine="sum",
    parts={"big_three_dragons": "limit"},
    curve=(1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64),
)


@pytest.mark.parametrize(
    ("hand", "tile", "by", "fan", "worth"),
    [
        ("111222333m99p55z", "9p", "discard", 3, 8),
        ("111222333m99p55z", "5z", "discard", 4, 16),
        ("123456m99m555z66z", "9m", "discard", 4, 16),
        ("111222333m99m55z", "5z", "self", 8, 32),
        ("123456789m1112m", "2m", "self", 8, 32),
        ("111222444m8889m", "9m", "self", 10, 64),  # 3 + 7 + 1 = 11, cut to 10
    ],
)
def test_the_sum_of_fan_is_paid_by_the_table(hand, tile, by, fan, worth):
    _, result = valued(HONGKONG, hand, tile, by=by, source=None if by == "self" else "S")
    assert (int(result.total), int(result["base"])) == (fan, worth)


def test_a_sum_above_the_limit_is_cut_and_the_explanation_says_so():
    rules, result = valued(HONGKONG, "111222444m8889m", "9m")
    assert told(rules, result) == [("step-sum", 11), ("step-cap", 10), ("step-curve", 64), ("step-total", 64)]


def test_a_limit_row_stands_alone():
    _, result = valued(HONGKONG, "555666777z123m9m", "9m")
    assert rows(result) == {"big_three_dragons": 1}
    assert (int(result.total), int(result["base"])) == (10, 64)


def test_a_hand_below_the_minimum_does_not_win():
    _, result = valued(HONGKONG, "123456m456p99s78s", "9s", by="discard", source="S")
    assert (int(result.wins), int(result.refusal)) == (0, BELOW_MINIMUM)


def test_the_full_spicy_table_doubles_for_every_fan():
    """HONGKONG-23, option full_spicy: 2^f up to the limit; 8 fan are 256, 11 are cut to 10: 1,024."""
    spicy = HONGKONG.vary("spicy", curve="doubling")
    assert points(spicy, "123456789m1112m", "2m") == 2**8
    assert points(spicy, "111222444m8889m", "9m") == 2**10


# HEBEI-25: "Multipliers multiply; no cap. One reading of the hand serves all patterns; the best counts."
HEBEI = ruleset(
    {},
    prices={"all_pungs": 2, "full_flush": 4, "concealed_hand": 2, "single_wait": 2, "catch_five": 2},
    combine="product",
)


def test_multipliers_multiply():
    """One suit 4, all pungs 2, waiting for the pair 2; self-drawn, so no concealed hand: 16."""
    rules, result = valued(HEBEI, "111222444m8889m", "9m", waits=1 << 8)
    assert int(result["base"]) == 4 * 2 * 2
    assert [value for key, value in told(rules, result) if key == "step-times"][-1] == 16


def test_a_hand_without_multipliers_is_worth_the_base_once():
    assert points(HEBEI, "123456m456p9978s", "9s") == 1


def test_a_cap_cuts_the_product():
    assert points(HEBEI.vary("capped", rules={1: {"cap": 10}}), "111222444m8889m", "9m", waits=1 << 8) == 10


def test_without_a_key_row_a_hand_does_not_win_and_a_floor_lifts_the_sum():
    game = ruleset(
        {},
        prices={"self_draw": 1, "all_pungs": 2, "half_flush": 5},
        combine="sum",
        parts={"all_pungs": "key", "half_flush": "floor"},
    )
    _, result = valued(game, "123456m456p9978s", "9s")
    assert (int(result.wins), int(result.refusal)) == (0, LACKS_KEY)
    rules, result = valued(game, "111222333m99m55z", "5z")
    assert told(rules, result)[:2] == [("step-sum", 3), ("step-floor", 5)]
    assert int(result["base"]) == 5


# HAINAN-22: a win on a discard needs a fan, "the precondition of winning, not a multiplier"; self-draw needs none
# (HAINAN-23). Worth here: 1 a hand and 1 more for all pungs; a seven-pairs hand with a quad keeps its key.
KEYED = ruleset(
    {"keyed": "discards"},
    prices={"plain": 1, "all_pungs": 1, "half_flush": 0, "seven_pairs": 1, "dragon_seven_pairs": 2},
    excludes={"dragon_seven_pairs": ("seven_pairs",)},
    combine="sum",
    parts={"all_pungs": "key", "half_flush": "key", "seven_pairs": "key"},
)
FROM_OTHERS = {"by": "discard", "source": "S"}


@pytest.mark.parametrize(
    ("hand", "tile", "worth", "listed"),
    [
        ("1112224448889m", "9m", 2, {"plain": 1, "all_pungs": 1}),
        ("123456789m11z77m", "1z", 1, {"plain": 1, "half_flush": 1}),
        ("1111m2233p4455s6z", "6z", 3, {"plain": 1, "dragon_seven_pairs": 1}),
    ],
)
def test_a_key_row_opens_a_win_on_a_discard_whether_it_is_worth_something_or_taken_in_by_another(
    hand, tile, worth, listed
):
    game = KEYED.vary("pairs", rules={1: {"forms": ["standard", "seven_pairs_alike"]}})
    _, result = valued(game, hand, tile, **FROM_OTHERS)
    assert (int(result.wins), int(result["base"]), rows(result)) == (1, worth, listed)


def test_without_a_key_row_only_a_self_draw_wins():
    _, discarded = valued(KEYED, "123456m456p9978s", "9s", **FROM_OTHERS)
    _, drawn = valued(KEYED, "123456m456p9978s", "9s")
    assert (int(discarded.wins), int(discarded.refusal), int(drawn.wins)) == (0, LACKS_KEY, 1)


def test_rows_may_multiply_by_one_more_than_they_add():
    """HAINAN-30, combined by product: all (1 + value) of the rows multiplied, 2 for all pungs and 3 for one suit."""
    game = ruleset(
        {},
        prices={"plain": 1, "all_pungs": 1, "full_flush": 2},
        combine="product",
        parts={"plain": "add", "all_pungs": "more", "full_flush": "more"},
    )
    assert points(game, "1112224448889m", "9m") == 6
    assert points(game.vary("capped", rules={1: {"cap": 5}}), "1112224448889m", "9m") == 5


def test_a_limit_hand_is_worth_its_own_price_where_there_is_no_cap():
    game = ruleset(
        {"cap": "none"},
        prices={"plain": 1, "all_pungs": 1, "full_flush": 8},
        combine="sum",
        parts={"full_flush": "limit"},
    )
    assert points(game, "1112224448889m", "9m") == 8
    assert points(game.vary("capped", rules={1: {"cap": 12}}), "1112224448889m", "9m") == 12


def test_of_rows_that_compete_the_dearest_is_added_to_the_others():
    """BEST in a sum: all pungs 2 against one suit 4, and 1 for the self-draw."""
    game = ruleset(
        {},
        prices={"self_draw": 1, "all_pungs": 2, "full_flush": 4},
        combine="sum",
        parts={"all_pungs": "best", "full_flush": "best"},
    )
    assert points(game, "111222444m8889m", "9m") == 5


# GUANGDONG-30: "An inside-cap type plus its extras never passes 3." GUANGDONG-31: "Big hands ignore the cap and take no
# extras at all." GUANGDONG-34: floors lift "a hand below 3 fan to exactly 3"; "anything complete" is worth 0.
GUANGDONG = ruleset(
    {"cap": 3},
    prices={
        "chicken_hand": 0,
        "all_pungs": 2,
        "full_flush": 4,
        "pure_all_pungs": 5,
        "self_draw": 1,
        "dragon_pung": 1,
        "seat_wind": 1,
        "robbing_kong": 3,
    },
    combine="best_row",
    parts={
        "chicken_hand": "otherwise",
        "full_flush": "big",
        "pure_all_pungs": "big",
        "robbing_kong": "floor",
        **dict.fromkeys(("self_draw", "dragon_pung", "seat_wind"), "add"),
    },
    curve="doubling",
)


@pytest.mark.parametrize(
    ("hand", "tile", "by", "counted", "fan"),
    [
        ("123m456p789p99s78s", "9s", "discard", {"chicken_hand"}, 0),
        ("123m456p789p99s78s", "9s", "self", {"chicken_hand", "self_draw"}, 1),
        ("123m456p789p99s78s", "9s", "rob", {"chicken_hand", "robbing_kong"}, 3),
        ("111222m777p99p55z", "5z", "self", {"all_pungs", "self_draw", "dragon_pung"}, 3),  # 4, cut
        ("123456m456789m9m", "9m", "self", {"full_flush"}, 4),
        ("111222444m8889m", "9m", "rob", {"pure_all_pungs"}, 5),
    ],
)
def test_a_big_row_counts_alone_past_the_cap_and_another_with_extras_within_it(hand, tile, by, counted, fan):
    rules, result = valued(GUANGDONG, hand, tile, by=by, source=None if by == "self" else "S")
    assert set(rows(result)) == counted
    assert (int(result.total), int(result["base"])) == (fan, 2**fan)
    assert told(rules, result)[-1] == ("step-total", 2**fan)


def test_a_floor_is_told_with_what_it_guarantees_and_a_cap_of_its_own_stays():
    rules, result = valued(GUANGDONG, "123m456p789p99s78s", "9s", by="rob", source="S")
    assert told(rules, result)[:2] == [("step-sum", 0), ("step-floor", 3)]
    assert int(result["values"][PATTERN_IDS["robbing_kong"]]) == 3


def test_a_share_of_a_big_hand_is_not_cut_at_the_cap_either():
    """What a payer owes is reckoned from the rows that count: 5 fan are 32, whatever the cap."""
    rules, result = valued(GUANGDONG, "111222444m8889m", "9m")
    assert int(worth_of(rules, result, 0)) == 32


@pytest.mark.parametrize("page", [{"combine": "suum"}, {"combine": "sum", "curve": "spicy"}])
def test_an_unknown_word_is_refused(page):
    with pytest.raises(UnknownName):
        ruleset({}, prices={}, **page).record()


def test_an_unknown_part_is_refused():
    with pytest.raises(UnknownName, match="times"):
        ruleset({}, prices={"all_pungs": 2}, combine="sum", parts={"all_pungs": "time"}).record()


def test_every_method_answers_score():
    assert {int(game.record()[0]["method"]) for game in (QINGYUAN, HONGKONG, HEBEI)} <= set(SCORERS)
