"""Red Dragon: what wins, what each row is worth, what a Red Dragon may stand for. Values from the book."""

import pytest

from fangcheng import score
from fangcheng.errors import FangchengError


def worth(hand, tile, melds=(), **told):
    """Rows that are worth something, and the fan that count."""
    result = score("hongzhong", hand, tile, melds=melds, **told)
    assert result.wins
    return {line.id: line.value for line in result.patterns if line.value}, result.total


def wins(hand, tile, melds=(), **told):
    return score("hongzhong", hand, tile, melds=melds, **told).wins


# --- what wins


@pytest.mark.rule("HONGZHONG-18", "HONGZHONG-F-plain", "HONGZHONG-F-no_joker")
@pytest.mark.parametrize("pair", ["11s", "22s", "55s"])
def test_four_sets_and_any_pair_win_without_a_minimum(pair):
    assert worth(f"123m456p789p{pair}4m7z", "5m") == ({}, 0)
    assert worth(f"123m456p789p{pair}45m", "6m") == ({"no_joker": 1}, 1)


@pytest.mark.rule("HONGZHONG-18", "HONGZHONG-F-seven_pairs")
def test_seven_pairs_are_concealed_and_four_alike_are_two():
    assert worth("1133m5577p2288s9s", "9s") == ({"seven_pairs": 2, "no_joker": 1}, 3)
    assert worth("1133m5555p2288s9s", "9s") == ({"seven_pairs": 2, "no_joker": 1}, 3)
    assert not wins("1133m5577p2288s9s", "9s", options={"seven_pairs": False})
    assert not wins("1133m5577p9s1s", "9s", ["concealed 2222s"])


@pytest.mark.by_day
@pytest.mark.rule("HONGZHONG-22", "HONGZHONG-14")
def test_red_dragons_left_over_form_sets_or_the_pair_as_suit_tiles():
    assert worth("123456789m11m7z7z", "7z") == ({"full_flush": 2, "pure_straight": 1}, 3)
    assert worth("123456789m222m7z", "7z") == ({"full_flush": 2, "pure_straight": 1}, 3)


@pytest.mark.rule("HONGZHONG-19")
@pytest.mark.parametrize(
    ("hand", "tile", "melds", "win"),
    [
        ("444p123456789s7z", "4p", [], False),  # a pair of 4p would need a fifth
        ("444p123456789s7z", "5p", [], True),  # 44p, and 4p5p with a 3p or 6p
        ("123456789s4p", "7z", ["pon 444p from W"], True),  # melds are not looked at
    ],
)
def test_among_the_concealed_tiles_a_kind_occurs_at_most_four_times(hand, tile, melds, win):
    assert wins(hand, tile, melds) == win


# --- rows


@pytest.mark.rule("HONGZHONG-F-all_pungs")
def test_all_pungs_of_pungs_and_kongs():
    melds = ["pon 333m from S", "pon 444p from S", "kong 6666s from W"]
    assert worth("22m55s", "5s", melds) == ({"all_pungs": 1, "no_joker": 1}, 2)
    assert worth("22m5s7z", "5s", melds) == ({"all_pungs": 1}, 1)


@pytest.mark.rule("HONGZHONG-F-pure_straight")
def test_a_straight_with_or_without_a_red_dragon():
    assert worth("123456789p22m45s", "6s") == ({"pure_straight": 1, "no_joker": 1}, 2)
    assert worth("12345689p22m45s7z", "6s") == ({"pure_straight": 1}, 1)
    assert worth("123m456p789p22m45s", "6s") == ({"no_joker": 1}, 1)


@pytest.mark.rule("HONGZHONG-F-full_flush", "HONGZHONG-23", "HONGZHONG-24")
@pytest.mark.parametrize(("cap", "total"), [(3, 3), (4, 4), (5, 5), ("none", 5)])
def test_rows_are_added_up_to_the_cap(cap, total):
    """No Red Dragon, seven pairs, full flush: 1 + 2 + 2."""
    assert worth("1122446677899s", "8s", options={"cap": cap})[1] == total


@pytest.mark.rule("HONGZHONG-21", "HONGZHONG-24")
def test_past_the_cap_the_reading_with_the_most_fan_is_told():
    """Runs of it would be a full flush without a Red Dragon, three fan too."""
    told = worth("1112223334445s", "5s", options={"cap": 3})
    assert told == ({"full_flush": 2, "no_joker": 1, "all_pungs": 1}, 3)


@pytest.mark.rule("HONGZHONG-F-kong_bloom")
@pytest.mark.parametrize("kong", ["kong 1111p from W", "added 1111p from W", "concealed 1111p"])
def test_a_bloom_on_any_kong_of_ones_own(kong):
    told = worth("234m678p2255s", "5s", [kong], context=["kong_replacement"])
    assert told == ({"kong_bloom": 1, "no_joker": 1}, 2)


PAIRS = "3366m22p88s"


@pytest.mark.rule("HONGZHONG-F-dragon_seven_pairs", "HONGZHONG-25", "HONGZHONG-23")
@pytest.mark.parametrize(
    ("more", "tile", "rows"),
    [
        ("444p99s", "4p", {"dragon_seven_pairs": 3, "no_joker": 1}),
        ("4444p9s", "9s", {"seven_pairs": 2, "no_joker": 1}),  # all four were in hand before the draw
        ("444p9s7z", "9s", {"seven_pairs": 2}),  # so were they with a Red Dragon as the fourth
        ("44p99s7z", "4p", {"dragon_seven_pairs": 3}),
        ("444p99s", "7z", {"dragon_seven_pairs": 3}),  # the Red Dragon itself is drawn
    ],
)
def test_four_alike_among_the_pairs_of_which_one_is_drawn(more, tile, rows):
    assert worth(PAIRS + more, tile)[0] == rows


@pytest.mark.rule("HONGZHONG-21")
@pytest.mark.parametrize(
    ("hand", "tile", "rows"),
    [
        ("112233445566m7z", "8m", {"full_flush": 2, "seven_pairs": 2}),
        ("334455m667788p9s", "9s", {"seven_pairs": 2, "no_joker": 1}),
    ],
)
def test_a_hand_that_is_runs_and_pairs_counts_as_the_dearer(hand, tile, rows):
    assert worth(hand, tile)[0] == rows


# --- four Red Dragons

FOUR = {"four_jokers": True}


@pytest.mark.rule("COMMON-19")
def test_by_option_four_red_dragons_win_with_any_other_tiles():
    hand = "1147m258p369s7z7z7z"
    assert not wins(hand, "7z")
    assert worth(hand, "7z", options=FOUR) == ({"four_jokers": 2}, 2)
    assert not wins("1247m258p369s7z7z1s", "7z", options=FOUR)


@pytest.mark.rule("COMMON-19")
def test_a_kong_bloom_is_added_to_four_red_dragons():
    told = worth("1147m258p7z7z7z", "7z", ["concealed 3333s"], context=["kong_replacement"], options=FOUR)
    assert told == ({"four_jokers": 2, "kong_bloom": 1}, 3)


@pytest.mark.by_day
@pytest.mark.rule("COMMON-19")
@pytest.mark.parametrize(
    ("hand", "rows"),
    [
        ("123456789m5s7z7z7z", {"four_jokers": 2, "pure_straight": 1}),
        ("147m2458p25s7z7z7z4m", {"four_jokers": 2}),
        ("114477m22p58s7z7z7z", {"dragon_seven_pairs": 3}),
    ],
)
def test_sets_add_their_rows_to_four_red_dragons_and_seven_pairs_count_alone(hand, rows):
    assert worth(hand, "7z", options={**FOUR, "cap": "none"})[0] == rows


@pytest.mark.rule("HONGZHONG-14")
def test_with_eight_red_dragons_a_hand_may_hold_more_than_four():
    hand = "147m258p7z7z7z7z7z7z7z"
    assert wins(hand, "7z", options={"red_dragons": 8})
    with pytest.raises(FangchengError):
        score("hongzhong", hand, "7z")
