"""Hebei: the multipliers of a hand, pattern by pattern, from the table of the book."""

from math import prod

import pytest

from fangcheng import score

SIDE = "123m456p78s222s55z"  # waits on two sides


def rows(hand, tile, **told):
    found = score("hebei", hand, tile, **told)
    assert found.wins
    return {line.id: line.value for line in found.patterns}, found.total


@pytest.mark.rule("HEBEI-17", "HEBEI-18", "HEBEI-19")
@pytest.mark.parametrize(
    ("hand", "tile", "melds"),
    [
        (SIDE, "9s", []),
        ("78s55z", "9s", ["pon 222m", "chi 456p", "concealed 1111p"]),  # 14 tiles, the kong as three
        ("1133m5577p99s224z", "4z", []),
        ("1133m5555p99s224z", "4z", []),
        ("19m19p19s1234567z", "9s", []),
    ],
)
def test_sets_and_a_pair_seven_pairs_or_thirteen_orphans_win_without_further_condition(hand, tile, melds):
    assert score("hebei", hand, tile, melds=melds).wins


FOUR = ["pon 999m", "chi 123m", "chi 345p", "pon 777s"]
ROWS = [
    ("plain_hand", "456p78s22255z", "9s", {"melds": ["chi 123m"], "by": "discard"}, {"plain_hand": 1}),
    ("plain_hand", "456p78s22255z", "9s", {"melds": ["chi 123m"]}, {"plain_hand": 1}),
    ("concealed_hand", SIDE, "9s", {"by": "discard", "source": "W"}, {"concealed_hand": 2}),
    ("concealed_hand", SIDE, "9s", {}, {"concealed_hand": 2}),
    ("concealed_hand", "456p78s55z222s", "9s", {"melds": ["concealed 1111m"]}, {"concealed_hand": 2}),
    ("concealed_hand", "456p78s55z222s", "9s", {"melds": ["added 1111m from W"]}, {"plain_hand": 1}),
    ("narrow_wait", "123m456p89s222s55z", "7s", {}, {"concealed_hand": 2, "narrow_wait": 2}),
    ("narrow_wait", "123m456p79s222s55z", "8s", {}, {"concealed_hand": 2, "narrow_wait": 2}),
    ("narrow_wait", "123m456p789s222s5z", "5z", {}, {"concealed_hand": 2, "narrow_wait": 2}),
    # 2345 waits for 2 and 5, "other waits do not matter"
    ("narrow_wait", "123m456p2345s789s", "5s", {}, {"concealed_hand": 2, "narrow_wait": 2}),
    # 12345 waits for 3 and 6: an edge
    ("narrow_wait", "12345m456p789s55z", "3m", {}, {"concealed_hand": 2, "narrow_wait": 2}),
    ("catch_five", "46m123p789s33355z", "5m", {}, {"concealed_hand": 2, "catch_five": 4}),
    ("catch_five", "46p123m789s33355z", "5p", {}, {"concealed_hand": 2, "narrow_wait": 2}),
    ("catch_five", "34m123p789s33355z", "5m", {}, {"concealed_hand": 2}),
    ("melded_hand", "5z", "5z", {"melds": FOUR}, {"melded_hand": 2}),
    ("melded_hand", "5z", "5z", {"melds": FOUR, "by": "discard"}, {"melded_hand": 2}),
    ("melded_hand", "5z", "5z", {"melds": ["added 9999m from W", *FOUR[1:]]}, {"melded_hand": 2}),
    ("melded_hand", "5z", "5z", {"melds": ["concealed 9999m", *FOUR[1:]]}, {"narrow_wait": 2}),  # COMMON-12
    ("all_pungs", "222m777p88p333z55z", "5z", {}, {"concealed_hand": 2, "all_pungs": 2}),
    ("pure_straight", "12345678p234s88m", "9p", {}, {"concealed_hand": 2, "pure_straight": 2}),
    ("half_flush", "123456p78p22255z", "9p", {}, {"concealed_hand": 2, "half_flush": 2, "pure_straight": 2}),
    ("full_flush", "123345p5578999p", "6p", {}, {"concealed_hand": 2, "full_flush": 4}),
    ("seven_pairs", "1133m5577p99s224z", "4z", {}, {"seven_pairs": 2}),
    ("luxury_seven_pairs", "1133m5555p99s224z", "4z", {}, {"luxury_seven_pairs": 4}),
    ("luxury_seven_pairs", "1111m5555p99s224z", "4z", {}, {"luxury_seven_pairs": 8}),
    ("luxury_seven_pairs", "1111m5555p2222s4z", "4z", {}, {"luxury_seven_pairs": 16}),
    ("thirteen_orphans", "19m19p19s1234567z", "9s", {}, {"thirteen_orphans": 8}),
    (
        "kong_bloom",
        "456p78s55z222s",
        "9s",
        {"melds": ["concealed 1111m"], "context": ["kong_replacement"]},
        {"concealed_hand": 2, "kong_bloom": 2},
    ),
    ("robbing_kong", SIDE, "9s", {"by": "rob", "source": "W"}, {"concealed_hand": 2, "robbing_kong": 2}),
    ("last_tile_draw", SIDE, "9s", {"context": ["last_tile"]}, {"concealed_hand": 2, "last_tile_draw": 2}),
    (
        "last_tile_draw",  # COMMON-17: not beside kong_bloom
        "456p78s55z222s",
        "9s",
        {"melds": ["concealed 1111m"], "context": ["last_tile", "kong_replacement"]},
        {"concealed_hand": 2, "kong_bloom": 2},
    ),
    ("heavenly_hand", SIDE, "9s", {"seat": "E", "context": ["first_turn"]}, {"concealed_hand": 2, "heavenly_hand": 8}),
    ("earthly_hand", SIDE, "9s", {"seat": "S", "context": ["first_turn"]}, {"concealed_hand": 2, "earthly_hand": 6}),
    (
        "earthly_hand",  # COMMON-8: self-drawn only
        SIDE,
        "9s",
        {"seat": "S", "context": ["first_turn"], "by": "discard", "source": "E"},
        {"concealed_hand": 2},
    ),
]


@pytest.mark.parametrize(
    ("hand", "tile", "told", "expected"),
    [pytest.param(*row, marks=pytest.mark.rule(f"HEBEI-F-{pattern}")) for pattern, *row in ROWS],
)
def test_a_row_of_the_table(hand, tile, told, expected):
    """The multipliers multiply, and one reading serves all of them."""
    assert rows(hand, tile, **told) == (expected, prod(expected.values()))


# --- jokers, named here in place of a turned tile

JOKER = {"joker": True}


@pytest.mark.rule("HEBEI-25", "COMMON-18")
@pytest.mark.parametrize(
    ("hand", "tile", "by", "expected"),
    [
        ("123m456p78s222s55z", "9s", "self", {"concealed_hand": 2, "no_joker": 2}),
        ("123m456p7s222s55z7z", "8s", "self", {"concealed_hand": 2, "narrow_wait": 2}),  # 7s and a joker
        # "Joker Wait, a joker pairing any self-drawn tile, x2"; on a discard neither it nor a narrow wait
        ("123m456p789s222s7z", "7p", "self", {"concealed_hand": 2, "joker_wait": 2}),
        ("123m456p789s222s7z", "7p", "discard", {"concealed_hand": 2}),
        # a joker that comes to a single tile
        ("123m456p789s222s5z", "7z", "self", {"concealed_hand": 2, "narrow_wait": 2}),
        # "catch_five may be made with jokers in any of its three places, the drawn one too"
        ("4m123p789s333p55z7z", "5m", "self", {"concealed_hand": 2, "catch_five": 4}),
        ("6m123p789s333p55z7z", "5m", "self", {"concealed_hand": 2, "catch_five": 4}),
        ("46m123p789s333p55z", "7z", "self", {"concealed_hand": 2, "catch_five": 4}),
    ],
)
def test_jokers_in_a_win(hand, tile, by, expected):
    assert rows(hand, tile, by=by, options=JOKER, jokers="7z") == (expected, prod(expected.values()))


@pytest.mark.rule("HEBEI-25")
def test_the_product_has_no_cap():
    """Luxury pairs with three quads 16, one suit 4, the last tile 2, no joker 2."""
    found, total = rows("1111222233335p", "5p", context=["last_tile"], options=JOKER, jokers="7z")
    assert (found, total) == ({"luxury_seven_pairs": 16, "full_flush": 4, "last_tile_draw": 2, "no_joker": 2}, 256)
