"""Fan of the base game, row by row, and what they pay."""

import pytest

from fangcheng.core.settlement.pay import pay_win
from fangcheng.core.state import refusals
from fangcheng.variants import load
from tabletop import patterns, quick_win, rules_of, scores, settle, table, value

GAME = load("classic")
DISCARD = {"by": "discard", "source": "E"}
OPEN = ["pon 222p", "chi 789m"]


def result_of(hand, tile, *, options=None, **more):
    rules = rules_of("classic", **(options or {}))
    return value(quick_win(rules, hand, tile, **({"flowers": "1f", "seat": "S"} | more)), rules)


def rows(*hand, **more):
    """Fan by row, under the names of the book; the winner is South and has a flower that is not his."""
    return {GAME.own_name(name): fan for name, fan in patterns(result_of(*hand, **more)).items()}


@pytest.mark.rule("CLASSIC-F-chicken_hand")
def test_a_chicken_hand_has_nothing_else():
    assert rows("23m99p456s", "4m", melds=OPEN, **DISCARD) == {"chicken_hand": 0}
    assert rows("23m99p456s", "4m", melds=OPEN, flowers="2f", **DISCARD) == {"seat_flower": 1}
    assert rows("23m99p456s", "4m", melds=OPEN) == {"self_draw": 1}


@pytest.mark.rule("CLASSIC-F-self_draw", "CLASSIC-F-concealed_hand", "COMMON-13")
def test_a_drawn_and_a_concealed_hand_count_one_each():
    assert rows("123m456p66777s99m", "6s") == {"self_draw": 1, "concealed_hand": 1}
    assert rows("123m6677799s", "6s", melds=["concealed 5555p"], **DISCARD) == {"concealed_hand": 1}
    assert rows("123m6677799s", "6s", melds=["added 5555p from W"]) == {"self_draw": 1}


@pytest.mark.rule("CLASSIC-F-all_chows")
@pytest.mark.parametrize("pair", ["11z", "55z", "99p"])
def test_all_chows_take_any_pair(pair):
    tiles = f"123789m45s456p{pair}"
    assert rows(tiles, "6s", **DISCARD) == {"concealed_hand": 1, "all_chows": 1}


@pytest.mark.rule("CLASSIC-F-all_pungs", "CLASSIC-F-all_terminals_and_honors")
def test_all_pungs_and_terminals_with_honours_add_up():
    melds = ["pon 111m from E", "pon 999s from E", "pon 444z from W"]
    assert rows("99p33z", "3z", melds=melds, **DISCARD) == {"all_terminals_and_honors": 1, "all_pungs": 3}


@pytest.mark.rule("CLASSIC-F-half_flush", "CLASSIC-F-full_flush")
def test_one_suit_with_or_without_honours():
    melds = ["chi 789p from E", "pon 444p from E"]
    assert rows("123456p1z", "1z", melds=melds, **DISCARD) == {"half_flush": 3}
    assert rows("2233445p", "5p", melds=["pon 777p from E", "pon 888p from E"], **DISCARD) == {"full_flush": 7}


@pytest.mark.rule("CLASSIC-F-dragon_pung", "CLASSIC-F-seat_wind", "CLASSIC-F-round_wind")
def test_honour_pungs():
    assert rows("23m99p456s", "4m", melds=["pon 555z from E", "kong 7777z from W"], **DISCARD) == {"dragon_pung": 2}
    wind = {"melds": ["pon 222z", "pon 333p"], **DISCARD}
    assert rows("23m99p456s", "4m", **wind, round="S") == {"seat_wind": 1, "round_wind": 1}
    assert rows("23m99p456s", "4m", **wind, round="W") == {"seat_wind": 1}
    assert rows("23m99p456s", "4m", **wind, round="S", seat="W") == {"round_wind": 1}


@pytest.mark.rule("CLASSIC-F-little_three_dragons")
def test_little_three_dragons_stand_beside_their_pungs():
    found = rows("123m78s77z", "9s", melds=["pon 555z from E", "pon 666z from E"], **DISCARD)
    assert found == {"little_three_dragons": 3, "dragon_pung": 2}


@pytest.mark.rule(
    "CLASSIC-F-kong_bloom", "CLASSIC-F-last_tile_draw", "CLASSIC-F-last_tile_claim", "CLASSIC-F-robbing_the_kong"
)
def test_rows_of_luck_stand_beside_self_draw():
    kong = ["kong 2222p from E", "chi 123m from E"]
    assert rows("456s7899m", "9m", melds=kong, context=["kong_replacement"]) == {"kong_bloom": 1, "self_draw": 1}
    assert rows("456s7899m", "9m", melds=kong, context=["flower_replacement"]) == {"self_draw": 1}
    both = rows("456s7899m", "9m", melds=kong, context=["kong_replacement", "last_tile"])
    assert both == {"kong_bloom": 1, "self_draw": 1, "last_tile_draw": 1}
    assert rows("456s7899m", "9m", melds=kong, context=["last_tile"], **DISCARD) == {"last_tile_claim": 1}
    assert rows("456s7899m", "9m", melds=kong, by="rob", source="E") == {"robbing_the_kong": 1}


@pytest.mark.rule("CLASSIC-F-no_flowers", "CLASSIC-F-seat_flower", "CLASSIC-F-flower_set")
@pytest.mark.parametrize(
    ("flowers", "seat", "counted"),
    [
        ("", "S", {"no_flowers": 1}),
        ("15f", "E", {"seat_flower": 2}),
        ("37f", "W", {"seat_flower": 2}),
        ("48f", "N", {"seat_flower": 2}),
        ("1234f", "S", {"flower_set": 2}),
        ("12346f", "S", {"flower_set": 2, "seat_flower": 1}),
        ("25678f", "S", {"flower_set": 2, "seat_flower": 1}),
        ("12345678f", "S", {"flower_set": 4}),
    ],
)
def test_flowers(flowers, seat, counted):
    found = rows("23m99p456s", "4m", melds=[*OPEN], flowers=flowers, seat=seat)
    assert found == {"self_draw": 1, **counted}


@pytest.mark.rule("CLASSIC-F-no_flowers")
def test_without_flowers_in_the_set_nobody_is_paid_for_having_none():
    found = rows("23m99p456s", "4m", melds=OPEN, flowers="", options={"flowers": False}, **DISCARD)
    assert found == {"chicken_hand": 0}


FIRST = ("123m456p66777s99m", "6s")
LIMIT_HANDS = [
    ("big_three_dragons", "23m99p", "4m", {"melds": ["pon 777z from E", "pon 666z from W", "pon 555z from E"]}),
    ("little_four_winds", "11z45m", "6m", {"melds": ["pon 222z from E", "pon 333z from W", "pon 444z from E"]}),
    ("big_four_winds", "111z5m", "5m", {"melds": ["pon 222z from E", "pon 333z from W", "kong 4444z from E"]}),
    ("all_honors", "1177z", "7z", {"melds": ["pon 222z from E", "pon 333z from W", "pon 666z from E"]}),
    ("all_terminals", "1199m", "9m", {"melds": ["pon 111s from E", "pon 999p from W", "pon 111p from E"]}),
    ("four_concealed_pungs", "222m444m66p888s99s", "9s", {}),
    ("four_concealed_pungs", "222m444m666p888s9s", "9s", DISCARD),
    ("nine_gates", "1112345678999s", "5s", DISCARD),
    ("thirteen_orphans", "19m19p19s1234567z", "7z", DISCARD),
    (
        "four_kongs",
        "5p",
        "5p",
        {"melds": ["kong 1111m from E", "concealed 2222z", "added 7777s from W", "kong 3333s from W"]},
    ),
    ("heavenly_hand", *FIRST, {"seat": "E", "context": ["first_turn"]}),
    ("earthly_hand", *FIRST, {"context": ["first_turn"]}),
    ("human_hand", *FIRST, {"context": ["first_turn"], **DISCARD}),
    ("human_hand", *FIRST, {"context": ["first_turn"], "by": "discard", "source": "N"}),
]


@pytest.mark.rule("CLASSIC-30", "COMMON-8", *{f"CLASSIC-F-{name}" for name, *_ in LIMIT_HANDS})
@pytest.mark.parametrize(("name", "hand", "tile", "more"), LIMIT_HANDS)
@pytest.mark.parametrize(("limit", "price"), [(3, 8), (4, 16), (6, 64), (8, 256), (10, 1024), (13, 8192)])
def test_a_limit_hand_is_worth_the_limit_and_shows_its_own_name(name, hand, tile, more, limit, price):
    result = result_of(hand, tile, **more, flowers="", options={"limit_fan": limit})
    assert {*patterns(result)} == {name}
    assert (result.wins, result["base"]) == (1, price)


@pytest.mark.rule("CLASSIC-F-nine_gates")
def test_nine_gates_have_all_nine_before_the_winning_tile():
    assert rows("1123455678999s", "1s", **DISCARD) == {"full_flush": 7, "concealed_hand": 1}


@pytest.mark.rule("CLASSIC-32")
def test_a_triplet_completed_on_a_discard_is_not_concealed():
    assert rows("222m444m66p888s99s", "9s", **DISCARD) == {"concealed_hand": 1, "all_pungs": 3}


@pytest.mark.rule("CLASSIC-31")
def test_the_division_with_most_fan_is_used():
    # Three equal runs and a pair, or three triplets, 111222333s: all chows count 1, no set of triplets does.
    assert rows("111222333s55p78m", "9m", **DISCARD) == {"concealed_hand": 1, "all_chows": 1}
    assert rows("111222333s5588m", "8m", **DISCARD)["all_pungs"] == 3


@pytest.mark.rule("CLASSIC-29", "CLASSIC-30")
@pytest.mark.parametrize(("limit", "price"), [(3, 8), (8, 256), (10, 512), (13, 512)])
def test_fan_are_added_beyond_the_limit_and_the_price_is_not(limit, price):
    result = result_of(
        "2344556677s", "4s", melds=["chi 123s from E"], flowers="", options={"limit_fan": limit}, **DISCARD
    )
    assert (result.total, result["base"]) == (9, price)


@pytest.mark.rule("CLASSIC-28")
@pytest.mark.parametrize(("least", "wins"), [(0, True), (1, True), (3, False)])
def test_the_minimum(least, wins):
    result = result_of("23m99p456s", "4m", melds=OPEN, options={"min_fan": least})
    assert bool(result.wins) == wins
    assert wins or result.refusal == refusals.BELOW_MINIMUM


@pytest.mark.rule("CLASSIC-26")
def test_seven_pairs_by_option_without_concealed_hand():
    for hand, on, wins in (
        ("1133m5599p2266s7z", False, 0),
        ("1133m5599p2266s7z", True, 1),
        ("1111m5599p2266s7z", True, 0),
    ):
        result = result_of(hand, "7z", options={"seven_pairs": on}, **DISCARD)
        assert result.wins == wins
    assert rows("1133m5599p2266s7z", "7z", options={"seven_pairs": True}) == {"seven_pairs": 4, "self_draw": 1}


# --- sixteen tiles


SIXTEEN = {"options": {"hand_size": 16}}


@pytest.mark.rule("CLASSIC-11")
@pytest.mark.parametrize(
    ("found", "hand", "tile", "melds"),
    [
        ({"all_chows": 1}, "12399m45p", "6p", ["chi 123s from E", "chi 456s from E", "chi 789s from E"]),
        ({"chicken_hand": 0}, "11199m45p", "6p", ["chi 123s from E", "chi 456s from E", "chi 789s from E"]),
        ({"all_pungs": 3}, "1155m", "5m", ["pon 222p from E", "pon 333s from E", "pon 666p from E", "pon 888s from W"]),
        (
            {"chicken_hand": 0},
            "45m11m",
            "6m",
            ["pon 222p from E", "pon 333s from E", "pon 666p from E", "pon 888s from W"],
        ),
        ({"big_four_winds": 8}, "23m99p", "4m", [f"pon {wind * 3}z from E" for wind in "1234"]),
        ({"big_three_dragons": 8}, "23m99p345s", "4m", [f"pon {dragon * 3}z from E" for dragon in "567"]),
        ({"four_kongs": 8}, "23m99p", "4m", [f"kong {number * 4}s from E" for number in "1357"]),
        ({"four_concealed_pungs": 8}, "222444m66699p45s", "6s", ["concealed 8888p"]),
        ({"four_concealed_pungs": 8}, "222444m66699p33s", "3s", ["concealed 8888p"]),
        ({"full_flush": 7}, "1114599s", "6s", ["pon 222s from E", "chi 678s from E", "pon 333s from E"]),
    ],
)
def test_rows_of_sixteen_tiles(found, hand, tile, melds):
    assert rows(hand, tile, melds=melds, **SIXTEEN, **DISCARD) == found


@pytest.mark.rule("CLASSIC-11")
def test_orphans_gates_and_seven_pairs_do_not_exist_with_sixteen_tiles():
    options = {"hand_size": 16, "seven_pairs": True}
    orphans = "19m19p19s1234567z"
    assert result_of(orphans + "123m", "7z", options=options).refusal == refusals.NO_SHAPE
    assert result_of("1133m5599p2266s77z12m", "2m", options=options).refusal == refusals.NO_SHAPE
    gates = rows("1112345678999s456s", "5s", options=options, **DISCARD)
    assert gates == {"full_flush": 7, "concealed_hand": 1}


# --- payments


def paid(hand, tile, *, melds=(), options=None, dealer="E", **more):
    """What each seat pays or gets for a win, E S W N; by default South wins and East deals."""
    rules = rules_of("classic", **(options or {}))
    win = quick_win(rules, hand, tile, melds=melds, dealer=dealer, **({"seat": "S", "flowers": "1f"} | more))
    there = table(dealer)
    there.liable[:] = -1
    settle(pay_win, there, rules, win, value(win, rules))
    return tuple(scores(there).values())


TWO_FAN = {"hand": "23m99p456s", "tile": "4m", "melds": ["pon 555z", "pon 777z"]}
NO_FAN = {"hand": "23m99p456s", "tile": "4m", "melds": OPEN}


@pytest.mark.rule("CLASSIC-33")
@pytest.mark.parametrize("by", ["discard", "rob"])
@pytest.mark.parametrize(
    ("pays", "double", "amounts"),
    [
        ("double", False, (0, 2, -2, 0)),
        ("double", True, (0, 2, -2, 0)),
        ("all_three", False, (0, 3, -3, 0)),
        ("half", False, (-0.5, 2, -1, -0.5)),
        ("half", True, (-1, 2.5, -1, -0.5)),
    ],
)
def test_what_a_discard_costs(by, pays, double, amounts):
    """Two fan make a price of 4, with a robbed kong 8."""
    price = 4 if by == "discard" else 8
    found = paid(**TWO_FAN, by=by, source="W", options={"discard_pays": pays, "dealer_double": double})
    assert found == tuple(price * amount for amount in amounts)


@pytest.mark.rule("CLASSIC-33", "CLASSIC-35")
@pytest.mark.parametrize(("double", "amounts"), [(False, (-1, 3, -1, -1)), (True, (-2, 4, -1, -1))])
def test_half_of_one_is_rounded_up_before_the_dealer_doubles(double, amounts):
    found = paid(**NO_FAN, by="discard", source="W", options={"discard_pays": "half", "dealer_double": double})
    assert found == amounts


@pytest.mark.rule("CLASSIC-34", "CLASSIC-35")
@pytest.mark.parametrize(
    ("seat", "double", "amounts"),
    [
        ("S", False, (-8, 24, -8, -8)),
        ("S", True, (-16, 32, -8, -8)),
        ("E", True, (48, -16, -16, -16)),
    ],
)
def test_a_self_draw_is_paid_by_all_three(seat, double, amounts):
    assert paid(**TWO_FAN, seat=seat, flowers="3f", options={"dealer_double": double}) == amounts


@pytest.mark.rule("CLASSIC-35")
def test_kongs_are_not_paid_apart():
    melds = ["kong 5555z from E", "concealed 7777z"]
    assert paid("23m99p456s", "4m", melds=melds, by="discard", source="W") == (0, 8, -8, 0)
