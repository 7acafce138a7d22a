"""Hong Kong's fan, row by row, and what its options make of a hand."""

import pytest

from fangcheng.core.settlement.pay import pay_win
from fangcheng.core.state import refusals
from fangcheng.variants import load
from tabletop import add_meld, patterns, quick_win, rules_of, scores, settle, table, value

GAME = load("hongkong")


def result_of(hand, tile, *, preset=None, options=None, **more):
    rules = rules_of("hongkong", preset, **{"minimum": 0, **(options or {})})
    return value(quick_win(rules, hand, tile, **({"flowers": "1f", "seat": "S"} | more)), rules)


def rows(*hand, **more):
    """Fan by row, under the names of the book; the winner is South and has a flower that is not his."""
    return {GAME.own_name(name): fan for name, fan in patterns(result_of(*hand, **more)).items()}


DISCARD = {"by": "discard", "source": "E"}
OPEN = ["pon 222p"]


@pytest.mark.rule("HONGKONG-F-self_draw", "HONGKONG-F-concealed_hand")
def test_a_drawn_and_a_concealed_hand_count_one_each():
    assert rows("123m456p66777s99m", "6s") == {"self_draw": 1, "concealed_hand": 1}
    assert rows("123m456p66777s99m", "6s", **DISCARD) == {"concealed_hand": 1}
    assert rows("123m6677799s", "6s", melds=["concealed 5555p"]) == {"self_draw": 1, "concealed_hand": 1}
    assert rows("123m6677799s", "6s", melds=["added 5555p from W"], **DISCARD) == {}
    assert rows("123m456p66777s99m", "6s", options={"concealed_hand": 0}) == {"self_draw": 1}


@pytest.mark.rule("HONGKONG-F-all_chows")
@pytest.mark.parametrize("pair", ["11z", "55z", "22z", "99p"])
def test_all_chows_take_any_pair(pair):
    hand = f"123789m44s456p{pair}" if pair.endswith("z") else "123789m44s456p99p"
    assert rows(hand, "4s", **DISCARD) == {"concealed_hand": 1}  # 444s is no chow
    assert rows(hand.replace("44s", "45s"), "6s", **DISCARD) == {"concealed_hand": 1, "all_chows": 1}


@pytest.mark.rule("HONGKONG-F-dragon_pung", "HONGKONG-F-seat_wind", "HONGKONG-F-round_wind")
def test_honour_pungs_count_one_each_and_a_double_wind_both():
    melds = ["pon 555z from E", "kong 7777z from W"]
    assert rows("23m99p456s", "4m", melds=melds) == {"self_draw": 1, "dragon_pung": 2}
    south = {"melds": ["pon 222z", "pon 333p"], **DISCARD}
    assert rows("23m99p456s", "4m", **south, round="S") == {"seat_wind": 1, "round_wind": 1}
    assert rows("23m99p456s", "4m", **south, round="W") == {"seat_wind": 1}
    assert rows("23m99p456s", "4m", **south, round="S", seat="W") == {"round_wind": 1}


@pytest.mark.rule("HONGKONG-F-last_tile", "COMMON-17")
def test_the_last_tile_counts_drawn_or_discarded_and_beside_kong_bloom():
    melds = [*OPEN, "chi 123m from E"]
    assert rows("456s7899m", "9m", melds=melds, context=["last_tile"]) == {"self_draw": 1, "last_tile": 1}
    assert rows("456s7899m", "9m", melds=melds, context=["last_tile"], **DISCARD) == {"last_tile": 1}
    kong = ["kong 2222p from E", "chi 123m from E"]
    found = rows("456s7899m", "9m", melds=kong, context=["last_tile", "kong_replacement"])
    assert found == {"kong_bloom": 2, "last_tile": 1}


@pytest.mark.rule("HONGKONG-F-kong_bloom")
def test_the_replacement_of_a_flower_is_no_kong_bloom():
    melds = ["kong 2222p from E", "chi 123m from E"]
    assert rows("456s7899m", "9m", melds=melds, context=["kong_replacement"]) == {"kong_bloom": 2}
    assert rows("456s7899m", "9m", melds=melds, context=["flower_replacement"]) == {"self_draw": 1}


@pytest.mark.rule("HONGKONG-F-robbing_kong")
def test_a_robbed_kong_counts_one():
    assert rows("5678999s", "7s", melds=[*OPEN, "chi 123m from E"], by="rob", source="E") == {"robbing_kong": 1}


@pytest.mark.rule("HONGKONG-F-all_terminals_and_honors", "HONGKONG-F-all_pungs")
def test_terminals_with_honours_count_one_and_all_pungs_three_beside():
    melds = ["pon 111m from E", "pon 999s from E", "pon 444z from W"]
    assert rows("99p33z", "3z", melds=melds, round="W") == {
        "self_draw": 1,
        "all_terminals_and_honors": 1,
        "all_pungs": 3,
        "round_wind": 1,
    }
    pairs = rows("1199m1199p11s33z4z", "4z", **DISCARD)
    assert pairs == {"seven_pairs": 4, "all_terminals_and_honors": 1}


@pytest.mark.rule("HONGKONG-F-half_flush", "HONGKONG-F-full_flush")
def test_one_suit_with_or_without_honours():
    melds = ["chi 789p from E", "pon 444p from E"]
    assert rows("123456p1z", "1z", melds=melds, **DISCARD) == {"half_flush": 3}
    assert rows("5667788p", "5p", melds=["chi 123p from E", "chi 123p from E"], **DISCARD) == {
        "all_chows": 1,
        "full_flush": 7,
    }


@pytest.mark.rule("HONGKONG-F-seven_pairs", "HONGKONG-19")
def test_seven_different_pairs_stand_without_concealed_hand():
    assert rows("1133m5599p2266s7z", "7z", **DISCARD) == {"seven_pairs": 4}
    assert rows("1133m5599p2266s7z", "7z") == {"seven_pairs": 4, "self_draw": 1}
    for hand, options in (("1111m5599p2266s7z", {}), ("1133m5599p2266s7z", {"seven_pairs": False})):
        assert result_of(hand, "7z", options=options).wins == 0


@pytest.mark.rule("HONGKONG-F-little_three_dragons")
def test_little_three_dragons_contain_their_pungs():
    melds = ["pon 555z from E", "pon 666z from E"]
    assert rows("123m78s77z", "9s", melds=melds, **DISCARD) == {"little_three_dragons": 5}


@pytest.mark.rule("HONGKONG-F-no_flowers", "HONGKONG-F-seat_flower", "HONGKONG-F-flower_set")
@pytest.mark.parametrize(
    ("flowers", "seat", "counted"),
    [
        ("", "S", {"no_flowers": 1}),
        ("1f", "S", {}),
        ("2f", "S", {"seat_flower": 1}),
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
    found = rows("23m99p456s", "4m", melds=[*OPEN, "pon 888s"], flowers=flowers, seat=seat)
    assert found == {"self_draw": 1, **counted}


@pytest.mark.rule("HONGKONG-F-no_flowers")
def test_without_flowers_in_the_set_nobody_is_paid_for_having_none():
    assert rows("123m456p66777s99m", "6s", flowers="", options={"flowers": False}, **DISCARD) == {"concealed_hand": 1}


LIMIT_HANDS = [
    ("big_three_dragons", "23m99p", "4m", ["pon 777z from E", "pon 666z from W", "pon 555z from E"]),
    ("little_four_winds", "11z45m", "6m", ["pon 222z from E", "pon 333z from W", "pon 444z from E"]),
    ("big_four_winds", "111z5m", "5m", ["pon 222z from E", "pon 333z from W", "kong 4444z from E"]),
    ("all_honors", "1177z", "7z", ["pon 222z from E", "pon 333z from W", "pon 666z from E"]),
    ("all_honors", "112233445566z7z", "7z", []),
    ("all_terminals", "1199m", "9m", ["pon 111s from E", "pon 999p from W", "pon 111p from E"]),
    ("four_concealed_pungs", "222m444m66p888s99s", "9s", []),
    ("four_concealed_pungs", "222m444m9s888s", "9s", ["concealed 6666p"]),
    ("nine_gates", "1112345678999s", "5s", []),
    ("thirteen_orphans", "19m19p19s1234567z", "7z", []),
    ("all_kongs", "5p", "5p", ["kong 1111m from E", "concealed 2222z", "added 7777s from W", "kong 3333s from W"]),
]


@pytest.mark.rule(
    "HONGKONG-22",
    *{f"HONGKONG-F-{name}" for name, *_ in LIMIT_HANDS},
)
@pytest.mark.parametrize(("name", "hand", "tile", "melds"), LIMIT_HANDS)
@pytest.mark.parametrize(("limit", "points"), [(8, 32), (10, 64), (13, 128)])
def test_a_row_of_the_limit_is_the_limit_alone(name, hand, tile, melds, limit, points):
    more = {"melds": melds, "options": {"limit": limit}, "flowers": ""}
    assert rows(hand, tile, **more) == {name: limit}
    result = result_of(hand, tile, **more)
    assert (result.total, result["base"]) == (limit, points)


@pytest.mark.rule("HONGKONG-F-four_concealed_pungs")
def test_four_concealed_pungs_are_drawn():
    assert rows("222m444m9s888s", "9s", melds=["concealed 6666p"], **DISCARD) == {"concealed_hand": 1, "all_pungs": 3}
    assert rows("222m444m66p888s99s", "9s", **DISCARD) == {"concealed_hand": 1, "all_pungs": 3}


@pytest.mark.rule("HONGKONG-F-nine_gates")
def test_nine_gates_wait_for_nine_tiles():
    assert "nine_gates" not in rows("1112344567899s", "9s")  # had waited for 9s with four 9s and no gates


@pytest.mark.rule("HONGKONG-F-heavenly_win", "HONGKONG-F-earthly_win", "COMMON-8")
def test_wins_of_the_first_turn():
    hand = ("123m456p66777s99m", "6s")
    assert rows(*hand, seat="E", context=["first_turn"]) == {"heavenly_win": 10}
    assert rows(*hand, context=["first_turn"], **DISCARD) == {"earthly_win": 10}
    # The dealer's discard only: not an own first draw, nor the discard of another.
    assert rows(*hand, context=["first_turn"]) == {"self_draw": 1, "concealed_hand": 1}
    assert rows(*hand, context=["first_turn"], by="discard", source="N") == {"concealed_hand": 1}


# --- how fan are counted, and what they pay


@pytest.mark.rule("HONGKONG-22", "HONGKONG-23")
@pytest.mark.parametrize(
    ("limit", "spicy", "points"),
    [
        (10, "half_spicy", [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 64]),
        (8, "half_spicy", [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 32, 32, 32, 32]),
        (13, "half_spicy", [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 128]),
        (10, "full_spicy", [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1024, 1024, 1024]),
        (8, "full_spicy", [1, 2, 4, 8, 16, 32, 64, 128, 256, 256, 256, 256, 256, 256]),
        (13, "full_spicy", [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192]),
    ],
)
def test_points_by_fan(limit, spicy, points):
    open_sets = ["pon 222p from E", "chi 789m from E"]
    dragons = ["pon 555z from E", "kong 7777z from E"]
    flush = ["chi 123s from E", "chi 456s from E"]
    hands = {
        0: ("23m99p456s", "4m", open_sets, "1f"),
        1: ("23m99p456s", "4m", open_sets, ""),
        2: ("23m99p456s", "4m", dragons, "1f"),
        3: ("23m99p456s", "4m", dragons, ""),
        4: ("23m99p456s", "4m", dragons, "26f"),
        5: ("55566z78s", "9s", ["pon 777z from E", "chi 123m from E"], "1f"),
        6: ("55566z78s", "9s", ["pon 777z from E", "chi 123m from E"], ""),
        7: ("5566789s", "5s", [flush[0], "pon 222s from E"], "1f"),
        8: ("55566z78s", "9s", ["pon 777z from E", "chi 123s from E"], "1f"),
        9: ("55566z78s", "9s", ["pon 777z from E", "chi 123s from E"], ""),
        10: ("55566z78s", "9s", ["pon 777z from E", "chi 123s from E"], "26f"),
        11: ("55566z88s", "8s", ["pon 777z from E", "pon 222s from E"], "1f"),
        12: ("55566z88s", "8s", ["pon 777z from E", "pon 222s from E"], ""),
        13: ("55566z88s", "8s", ["pon 777z from E", "pon 222s from E"], "26f"),
    }
    found = []
    for fan, (hand, tile, melds, flowers) in hands.items():
        result = result_of(
            hand, tile, melds=melds, flowers=flowers, options={"limit": limit, "table": spicy}, **DISCARD
        )
        assert result.total == min(fan, limit), fan
        found.append(int(result["base"]))
    assert found == points


@pytest.mark.rule("HONGKONG-20")
@pytest.mark.parametrize(("minimum", "wins"), [(0, True), (1, True), (3, True), (5, False)])
def test_the_minimum_counts_flowers(minimum, wins):
    result = result_of(
        "23m99p456s",
        "4m",
        melds=["pon 222p from E", "pon 555z from E"],
        flowers="26f",
        options={"minimum": minimum},
        **DISCARD,
    )
    assert bool(result.wins) == wins
    assert wins or result.refusal == refusals.BELOW_MINIMUM


def paid(hand, tile, *, preset=None, melds=(), options=None, liable=None, cause=0, laid=True, **more):
    """What each seat pays or gets for a win, E S W N; by default South wins."""
    rules = rules_of("hongkong", preset, **{"minimum": 0, **(options or {})})
    win = quick_win(rules, hand, tile, melds=melds, **({"seat": "S", "flowers": "1f"} | more))
    there = table()
    there.liable[:] = -1
    for meld in melds if laid else ():
        add_meld(there, "ESWN"[int(win.seat)], meld)
    if liable is not None:
        there.liable[int(win.seat), cause] = "ESWN".index(liable)
    settle(pay_win, there, rules, win, value(win, rules))
    return tuple(scores(there).values())


THREE_FAN = ("23m99p456s", "4m")
OPEN_MELDS = ["pon 222p from E", "pon 555z from E"]


@pytest.mark.rule("HONGKONG-24", "HONGKONG-25", "HONGKONG-26", "HONGKONG-28")
@pytest.mark.parametrize(
    ("payment", "by", "amounts"),
    [
        ("half", {"by": "discard", "source": "W"}, (-8, 32, -16, -8)),
        ("full", {"by": "discard", "source": "W"}, (0, 32, -32, 0)),
        ("half", {"by": "self"}, (-32, 96, -32, -32)),  # with a fan more for it
        ("full", {"by": "self"}, (-32, 96, -32, -32)),
        ("half", {"by": "rob", "source": "W"}, (-16, 64, -32, -16)),
        ("full", {"by": "rob", "source": "W"}, (0, 64, -64, 0)),
    ],
)
def test_who_pays_what(payment, by, amounts):
    found = paid(*THREE_FAN, melds=OPEN_MELDS, flowers="26f", options={"payment": payment}, **by)
    assert found == amounts


@pytest.mark.rule("HONGKONG-28")
def test_kongs_and_the_deal_are_worth_nothing_by_themselves():
    melds = ["kong 2222p from W", "pon 555z from W"]
    assert paid(*THREE_FAN, melds=melds, flowers="15f", seat="E", by="discard", source="W") == (32, -8, -16, -8)


DRAGONS = {"hand": "23m99p", "tile": "4m", "melds": ["pon 777z from W", "pon 666z from W", "pon 555z from N"]}
WINDS = {"hand": "5m", "tile": "5m", "melds": [f"pon {wind * 3}z from W" for wind in "123"] + ["kong 4444z from N"]}


@pytest.mark.rule("HONGKONG-27")
@pytest.mark.parametrize(("great", "cause"), [(DRAGONS, 0), (WINDS, 1)])
@pytest.mark.parametrize("payment", ["half", "full"])
@pytest.mark.parametrize(
    ("by", "times"),
    [
        ({"by": "self"}, 6),
        ({"by": "discard", "source": "E"}, 4),
        ({"by": "discard", "source": "N"}, 4),
        ({"by": "rob", "source": "W"}, 4),
    ],
)
def test_who_fed_the_last_pung_pays_everything(great, cause, payment, by, times):
    found = paid(**great, **by, liable="N", cause=cause, options={"payment": payment})
    assert found == (0, 64 * times, 0, -64 * times)


@pytest.mark.rule("HONGKONG-27")
def test_liability_is_for_the_named_hand_and_may_be_off():
    for options in ({"liability": False}, {"liability": "twelve_tiles"}):
        assert paid(**DRAGONS, by="self", liable="N", options=options) == (-128, 384, -128, -128)
    little = {"hand": "23m77z", "tile": "4m", "melds": ["pon 111p from W", "pon 666z from W", "pon 555z from N"]}
    assert paid(**little, by="self", liable="N") == (-32, 96, -32, -32)


FLUSH = {
    "hand": "5s",
    "tile": "5s",
    "melds": ["chi 123s from E", "pon 777s from W", "pon 555z from W", "chi 234s from E"],
}


@pytest.mark.rule("HONGKONG-27")
@pytest.mark.parametrize(
    ("changed", "amounts"),
    [
        ({}, (-96, 96, 0, 0)),  # 3 + 1 + 1 fan, 16 points: East, who fed the fourth, pays 2 x 16 for all three
        ({"by": "discard", "source": "W"}, (-16, 64, -32, -16)),
        ({"melds": [*FLUSH["melds"][:3], "chi 234m from E"]}, (-8, 24, -8, -8)),
        ({"melds": ["chi 123s from E", "pon 777s from W", "concealed 5555z", "chi 234s from E"]}, (-32, 96, -32, -32)),
    ],
)
def test_who_fed_the_twelfth_tile_of_a_flush_pays_its_self_draw(changed, amounts):
    assert paid(**{**FLUSH, "by": "self", **changed}, options={"liability": "twelve_tiles"}) == amounts


# --- preset aimj


@pytest.mark.rule("HONGKONG-P2")
def test_the_values_of_the_aimj_sheet():
    aimj = {"preset": "aimj"}
    assert rows("5566789s", "5s", melds=["chi 123s from E", "pon 222s from E"], **DISCARD, **aimj) == {"full_flush": 6}
    assert rows("123m456p66777s99m", "6s", **aimj) == {"self_draw": 1}
    melds = ["kong 2222p from E", "chi 123m from E"]
    found = rows("456s7899m", "9m", melds=melds, context=["kong_replacement", "last_tile"], **aimj)
    assert found == {"kong_bloom": 1, "self_draw": 1, "last_tile": 1}
    outer = ["pon 111m from E", "pon 999s from E", "pon 444z from W"]
    assert rows("99p33z", "3z", melds=outer, **DISCARD, **aimj) == {"all_pungs": 3}
    dragons = ["pon 555z from E", "pon 666z from W"]
    assert rows("123m78s77z", "9s", melds=dragons, **DISCARD, **aimj) == {"little_three_dragons": 4}


@pytest.mark.rule("HONGKONG-P1")
def test_the_preset_has_seven_pairs_a_limit_of_ten_and_nobody_liable():
    assert "seven_pairs" in rows("1133m5599p2266s7z", "7z", preset="aimj", **DISCARD)
    result = result_of("1112345678999s", "5s", preset="aimj", flowers="", **DISCARD)
    assert (result.total, result["base"]) == (10, 64)
    dragons = {"melds": ["pon 555z from E", "pon 666z from W", "pon 777z from N"], "liable": "N", "by": "self"}
    assert paid("23m99p", "4m", **dragons, flowers="", preset="aimj") == (-128, 384, -128, -128)
    assert paid("23m99p", "4m", **dragons, flowers="") == (0, 384, 0, -384)


@pytest.mark.rule("HONGKONG-P3")
@pytest.mark.parametrize(
    ("name", "suit", "dragon"), [("jade_dragon", "s", 6), ("ruby_dragon", "m", 7), ("pearl_dragon", "p", 5)]
)
def test_a_suit_of_pungs_with_its_dragon_is_a_limit_hand(name, suit, dragon):
    melds = [f"kong {str(dragon) * 4}z from E", f"pon 222{suit} from E", f"pon 333{suit} from W"]
    assert rows(f"4499{suit}", f"9{suit}", melds=melds, preset="aimj", **DISCARD) == {name: 10}
    assert rows(f"4499{suit}", f"9{suit}", melds=melds, **DISCARD) == {
        "dragon_pung": 1,
        "all_pungs": 3,
        "half_flush": 3,
    }
    other = "m" if suit != "m" else "s"
    assert name not in rows(f"4499{other}", f"9{other}", melds=melds, preset="aimj", **DISCARD)
    wrong = [f"pon {'567'[dragon - 6] * 3}z from E", *melds[1:]]
    assert name not in rows(f"4499{suit}", f"9{suit}", melds=wrong, preset="aimj", **DISCARD)
    chows = [melds[0], f"chi 234{suit} from E", melds[2]]
    assert name not in rows(f"4499{suit}", f"9{suit}", melds=chows, preset="aimj", **DISCARD)


@pytest.mark.rule("HONGKONG-P5")
def test_a_hand_without_fan_is_worth_a_point_and_a_drawn_one_has_its_fan():
    hand = ("456s7899m", "9m")
    melds = ["chi 123m from E", "pon 222p from E"]
    for by, fan, points in ((DISCARD, 0, 1), ({}, 1, 2)):
        result = result_of(*hand, melds=melds, preset="aimj", **by)
        assert (result.wins, result.total, result["base"]) == (1, fan, points)
    assert paid(*hand, melds=melds, preset="aimj", by="discard", source="E") == (-2, 4, -1, -1)
