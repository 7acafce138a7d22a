"""Guangdong: types, extras, cap and floors of a hand, from the table of the book. Values are fan."""

import pytest

from fangcheng import score

SMALL = "123m678p555s23s99m"  # nothing but complete on 1s and 4s
OPEN = ["pon 222m from W"]


def told(hand, tile, **more):
    found = score("guangdong", hand, tile, **{"by": "discard", **more})
    assert found.wins
    return {line.id: line.value for line in found.patterns}, found.total


def paid(hand, tile, **more):
    """What each seat pays and gets, E S W N."""
    return [line.change for line in score("guangdong", hand, tile, **more).payments]


ROWS = [
    ("chicken_hand", SMALL, "4s", {}, {"chicken_hand": 0}, 0),
    ("chicken_hand", "678p555s23s99m", "4s", {"melds": OPEN}, {"chicken_hand": 0}, 0),
    ("all_chows", "234m567m345p78s11p", "9s", {}, {"all_chows": 1}, 1),
    ("all_chows", "234m567m345p78s11z", "9s", {}, {"all_chows": 1}, 1),  # any pair
    ("all_pungs", "777p99m11s", "9m", {"melds": ["pon 222m from W", "concealed 5555s"]}, {"all_pungs": 2}, 2),
    ("half_flush", "123p789p45p11z", "6p", {"melds": ["pon 444z from W"], "seat": "S"}, {"half_flush": 2}, 2),
    ("full_flush", "123s345s678s56s99s", "7s", {}, {"full_flush": 4}, 4),
    (
        "mixed_all_pungs",
        "444p99p11z",
        "9p",
        {"melds": ["pon 222p", "pon 777z"]},
        {"mixed_all_pungs": 4},
        4,
    ),
    ("pure_all_pungs", "444p99p11p", "9p", {"melds": ["pon 222p", "pon 777p"]}, {"pure_all_pungs": 5}, 5),
    (
        "all_terminals_and_honors",
        "111m99p55z",
        "9p",
        {"melds": ["pon 111s", "pon 333z"]},
        {"all_terminals_and_honors": 5},
        5,
    ),
    ("little_three_dragons", "555666z77z12m444s", "3m", {}, {"little_three_dragons": 5}, 5),
    ("little_four_winds", "111222333z44z12m", "3m", {}, {"little_four_winds": 5}, 5),
    ("all_honors", "111222555z44z66z", "4z", {}, {"all_honors": 6}, 6),
    ("all_terminals", "111999m111p99p99s", "9s", {}, {"all_terminals": 6}, 6),
    ("big_three_dragons", "555666777z12m44s", "3m", {}, {"big_three_dragons": 6}, 6),
    ("big_four_winds", "111222333444z5m", "5m", {}, {"big_four_winds": 6}, 6),
    ("nine_gates", "1112345678999p", "5p", {}, {"nine_gates": 6}, 6),
    ("nine_gates", "1112345567899p", "9p", {}, {"full_flush": 4}, 4),  # it was no nine gates before the tile
    ("thirteen_orphans", "19m19p19s1234567z", "9s", {}, {"thirteen_orphans": 6}, 6),
    ("thirteen_orphans", "19m19p1s12345677z", "9s", {}, {"thirteen_orphans": 6}, 6),
    ("heavenly_win", SMALL, "4s", {"by": "self", "seat": "E", "context": ["first_turn"]}, {"heavenly_win": 6}, 6),
    ("earthly_win", SMALL, "4s", {"by": "self", "seat": "S", "context": ["first_turn"]}, {"earthly_win": 6}, 6),
    ("human_win", SMALL, "4s", {"seat": "N", "source": "W", "context": ["first_turn"]}, {"human_win": 6}, 6),
    ("self_draw", SMALL, "4s", {"by": "self"}, {"chicken_hand": 0, "self_draw": 1}, 1),
    ("seat_wind", "678p22z234s999m22s", "2z", {"seat": "S"}, {"chicken_hand": 0, "seat_wind": 1}, 1),
    ("round_wind", "678p11z234s999m22s", "1z", {"seat": "S"}, {"chicken_hand": 0, "round_wind": 1}, 1),
    # "a double wind gives both"
    (
        "round_wind",
        "678p11z234s999m22s",
        "1z",
        {"seat": "E", "source": "W"},
        {"chicken_hand": 0, "seat_wind": 1, "round_wind": 1},
        2,
    ),
    ("dragon_pung", "678p55z234s999m22s", "5z", {}, {"chicken_hand": 0, "dragon_pung": 1}, 1),
    ("dragon_pung", "678p55666z234s22s", "5z", {}, {"chicken_hand": 0, "dragon_pung": 2}, 2),
    (
        "kong_bloom",
        "123m678p23s99m",
        "4s",
        {"by": "self", "melds": ["concealed 5555s"], "context": ["kong_replacement"]},
        {"chicken_hand": 0, "self_draw": 1, "kong_bloom": 3},
        3,
    ),
    ("robbing_kong", SMALL, "4s", {"by": "rob"}, {"chicken_hand": 0, "robbing_kong": 3}, 3),
    (
        "last_tile_draw",
        SMALL,
        "4s",
        {"by": "self", "context": ["last_tile"]},
        {"chicken_hand": 0, "self_draw": 1, "last_tile_draw": 3},
        3,
    ),
    ("last_tile_draw", SMALL, "4s", {"context": ["last_tile"]}, {"chicken_hand": 0}, 0),  # the discard after it is none
    ("triple_win", SMALL, "4s", {"context": ["triple_win"]}, {"chicken_hand": 0, "triple_win": 3}, 3),
]


@pytest.mark.parametrize(
    ("hand", "tile", "more", "expected", "fan"),
    [pytest.param(*row, marks=pytest.mark.rule(f"GUANGDONG-F-{pattern}")) for pattern, *row in ROWS],
)
def test_a_row_of_the_table(hand, tile, more, expected, fan):
    assert told(hand, tile, **more) == (expected, fan)


@pytest.mark.rule("GUANGDONG-25", "GUANGDONG-26")
def test_any_complete_hand_wins_on_a_draw_a_discard_or_a_robbed_kong():
    assert all(score("guangdong", SMALL, "4s", by=by).wins for by in ("self", "discard", "rob"))
    assert not score("guangdong", SMALL, "5s").wins


@pytest.mark.rule("GUANGDONG-29")
@pytest.mark.parametrize("base", [1, 3])
@pytest.mark.parametrize(
    ("hand", "tile", "fan"),
    [
        (SMALL, "4s", 0),
        ("234m567m345p78s11p", "9s", 1),
        ("111p777p99m22s555s", "9m", 2),
        ("678p55666z999m22s", "5z", 2),
        ("123s345s678s56s99s", "7s", 4),
        ("111444777p99p22p", "9p", 5),
        ("1112345678999p", "5p", 6),
    ],
)
def test_points_are_2_to_the_power_of_the_fan(hand, tile, fan, base):
    options = {"base": base}
    assert told(hand, tile, options=options)[1] == fan
    points = base * 2**fan
    assert paid(hand, tile, by="discard", source="W", seat="S", options=options) == [0, points, -points, 0]


ALL_THREE = "11222z456p789p55z"  # half flush 2 with both winds; South in the first round


@pytest.mark.rule("GUANGDONG-30")
@pytest.mark.parametrize(("cap", "fan"), [(3, 3), (5, 5), ("none", 5)])
def test_a_small_hand_with_its_extras_stops_at_the_cap(cap, fan):
    """Half flush 2, seat wind, round wind, self-draw: 5."""
    found, total = told(ALL_THREE, "1z", by="self", seat="S", options={"cap_fan": cap})
    assert found == {"half_flush": 2, "seat_wind": 1, "round_wind": 1, "self_draw": 1}
    assert total == fan


@pytest.mark.rule("GUANGDONG-30")
def test_without_a_cap_extras_go_on():
    """Half flush 2, three extras of dragons and winds, self-draw."""
    more = {"by": "self", "seat": "S", "melds": ["pon 555z from E", "pon 222z from W"]}
    for cap, total in ((3, 3), (5, 5), ("none", 6)):
        found, fan = told("456p11z99p", "1z", **more, options={"cap_fan": cap})
        assert found == {"half_flush": 2, "dragon_pung": 1, "seat_wind": 1, "round_wind": 1, "self_draw": 1}
        assert fan == total


@pytest.mark.rule("GUANGDONG-30")
def test_the_type_with_most_fan_is_told_where_the_cap_makes_readings_equal():
    """111222333m is three pungs or three chows; all pungs 2 and a dragon, against extras of nothing."""
    found, total = told("111222333m55z99p", "5z", by="self")
    assert (found, total) == ({"all_pungs": 2, "dragon_pung": 1, "self_draw": 1}, 3)


@pytest.mark.rule("GUANGDONG-31", "GUANGDONG-34")
@pytest.mark.parametrize("cap", [3, 5, "none"])
def test_a_big_hand_breaks_through_the_cap_and_takes_neither_extras_nor_floors(cap):
    more = {"by": "self", "context": ["kong_replacement", "last_tile"], "options": {"cap_fan": cap}}
    assert told("345s678s56s99s", "7s", melds=["concealed 1111s"], **more) == ({"full_flush": 4}, 4)
    assert told("444p99p55z", "5z", by="self", melds=["pon 222p", "pon 777z"]) == (
        {"mixed_all_pungs": 4},
        4,
    )


@pytest.mark.rule("GUANGDONG-30", "GUANGDONG-31")
def test_of_big_hands_alike_the_first_of_the_table_counts():
    assert told("111999m555666z7z", "7z")[0] == {"all_terminals_and_honors": 5}  # and little three dragons
    assert told("555666777z222z4z", "4z")[0] == {"all_honors": 6}  # and big three dragons
    assert told("111222333444z5z", "5z")[0] == {"all_honors": 6}  # and big four winds
    first = {"seat": "S", "source": "E", "context": ["first_turn"]}
    assert told("19m19p19s1234567z", "9s", **first)[0] == {"thirteen_orphans": 6}  # and human win


@pytest.mark.rule("GUANGDONG-32")
def test_extras_count_beside_a_complete_hand_and_make_none():
    dragons = "678p55z234s999m22s"
    assert told(dragons, "5z") == ({"chicken_hand": 0, "dragon_pung": 1}, 1)
    assert not score("guangdong", "678p555z23s99m258s", "6s").wins  # a pung of dragons, and no hand


@pytest.mark.rule("GUANGDONG-33")
def test_types_inside_the_cap_do_not_add_up():
    assert told("123s456s789s23s11z", "4s") == ({"half_flush": 2}, 2)  # four chows besides


@pytest.mark.rule("GUANGDONG-34")
@pytest.mark.parametrize(("cap", "fan"), [(3, 3), (5, 5), ("none", 5)])
def test_a_floor_lifts_to_3_and_never_lowers(cap, fan):
    options = {"cap_fan": cap}
    bloom = {"by": "self", "context": ["kong_replacement"], "options": options}
    assert told("123m678p23s99m", "4s", melds=["concealed 5555s"], **bloom)[1] == 3
    assert told("11z456p789p55z", "1z", seat="S", melds=["concealed 2222z"], **bloom)[1] == fan  # both winds


@pytest.mark.rule("GUANGDONG-30", "GUANGDONG-25")
@pytest.mark.parametrize(("minimum", "wins"), [(0, (1, 1, 1, 1)), (1, (0, 1, 1, 0)), (3, (0, 0, 1, 0))])
def test_the_minimum_is_asked_of_the_fan_with_extras_and_floors_but_that_of_a_triple_win(minimum, wins):
    options = {"minimum_fan": minimum}
    hands = [
        {"by": "discard"},
        {"by": "self"},
        {"by": "self", "context": ["last_tile"]},
        {"by": "discard", "context": ["triple_win"]},
    ]
    assert tuple(int(score("guangdong", SMALL, "4s", options=options, **more).wins) for more in hands) == wins


# --- options

PAIRS = {"options": {"seven_pairs": True}}


@pytest.mark.rule("GUANGDONG-25", "COMMON-21")
@pytest.mark.parametrize(
    ("hand", "tile", "expected"),
    [
        ("1133m5577p99s22z3z", "3z", {"seven_pairs": 2}),
        ("1133m5555p99s22z3z", "3z", {"seven_pairs": 2}),  # four alike are two pairs
        ("1133557799p22z3z", "3z", {"half_flush": 2}),  # no more fan, and in the table
        ("1122445577889p", "9p", {"full_flush": 4}),
        ("1199m1199p19s9s22z", "1s", {"seven_pairs": 2}),  # terminals and honours ask for pungs
        ("1122334455667z", "7z", {"seven_pairs": 2}),
    ],
)
def test_by_option_seven_pairs_win(hand, tile, expected):
    assert told(hand, tile, **PAIRS)[0] == expected
    assert not score("guangdong", hand, tile).wins


@pytest.mark.rule("GUANGDONG-47")
def test_by_option_each_kong_is_a_fan_inside_the_cap():
    melds = ["kong 2222m from W", "concealed 5555s"]
    assert told("678p23s99p", "4s", melds=melds) == ({"chicken_hand": 0}, 0)
    options = {"kong_fan": True}
    assert told("678p23s99p", "4s", melds=melds, options=options) == ({"chicken_hand": 0, "kong": 2}, 2)
    assert told("678p23s99p", "4s", melds=melds, by="self", options=options)[1] == 3
    big = ["kong 1111m", "added 5555m"]
    assert told("678m23m99m", "4m", melds=big, options=options) == ({"full_flush": 4}, 4)


@pytest.mark.rule("GUANGDONG-46")
def test_the_dealer_neither_pays_nor_gets_extra():
    assert paid(SMALL, "4s", seat="E", by="self") == [6, -2, -2, -2]
    assert paid(SMALL, "4s", seat="W", by="self") == [-2, -2, 6, -2]
