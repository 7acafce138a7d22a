"""What wins, what counts beside what, and how sets are combined: one hand for every sentence."""

import numpy as np
import pytest

from fangcheng.core.settlement.settle_mcr import pay_mcr_win
from fangcheng.core.state.codes import BY_DISCARD, BY_SELF
from fangcheng.core.state.table import TABLE
from fangcheng.game.hands import desk_for_hands
from fangcheng.tiles import parse
from fangcheng.variants.mcr import RULESET
from mcr.hands import rules_of, value
from reference.mcr_divisions import waits
from reference.words import Hand


def fans(hand, tile, preset=None, options=None, **facts):
    return value(rules_of(preset, **(options or {})), hand, tile, **facts).fans


def total(hand, tile, options=None, **facts):
    return value(rules_of(**(options or {})), hand, tile, **facts).total


def discard(**facts):
    return {"by": "discard", "source": "W", **facts}


# --- winning


@pytest.mark.rule("MCR-27")
@pytest.mark.parametrize(
    ("hand", "tile", "form_fan"),
    [
        ("123m456m789m11p23s", "4s", "pure_straight"),
        ("11m11m33p44p55s66s7z", "7z", "seven_pairs"),
        ("19m19p19s1234567z", "1z", "thirteen_orphans"),
        ("147m258p36s12345z", "9s", "lesser_honors_and_knitted"),
        ("147m258p369s56s77z", "7s", "knitted_straight"),
    ],
)
def test_five_shapes_win(hand, tile, form_fan):
    result = value(rules_of(), hand, tile)
    assert result.wins
    assert form_fan in result.fans


@pytest.mark.rule("MCR-27")
@pytest.mark.parametrize(
    ("hand", "tile"),
    [
        ("147m258p369s1234z", "4z"),  # fourteen singles, no pair
        ("147m258p36s11234z", "9s"),
        ("123m456m789m11p24s", "4s"),
        ("11m22m33p44p55s667s", "8s"),
    ],
)
def test_other_shapes_do_not(hand, tile):
    result = value(rules_of(), hand, tile)
    assert result == (-1, {}, False)


SEVEN_POINTS = {"hand": "123m888s22z55z", "tile": "2z", "melds": ["chi 456p"]}  # all types and a guest wind


@pytest.mark.rule("MCR-28", "MCR-F-flower", "MCR-P1")
def test_flowers_do_not_help_to_reach_eight():
    result = value(rules_of("mil_2025"), **SEVEN_POINTS, **discard(flowers="1f2f3f4f5f6f7f8f"))
    assert result.total == 7 + 8
    assert not result.wins
    assert value(rules_of(), **SEVEN_POINTS, by="self").wins


@pytest.mark.rule("MCR-28")
@pytest.mark.parametrize("minimum", [1, 4, 6, 8])
def test_the_minimum_is_the_hosts_choice(minimum):
    assert value(rules_of(minimum=minimum), **SEVEN_POINTS, **discard()).wins == (minimum < 8)


@pytest.mark.rule("MCR-29")
def test_a_win_is_drawn_or_taken_from_a_discard_or_robbed_from_a_kong():
    hand = ("678m23499p34s", "5s")
    melds = ["chi 345m"]
    assert "self_draw" in fans(*hand, melds=melds, by="self")
    assert "robbing_the_kong" in fans(*hand, melds=melds, by="rob", source="S")
    assert not {"self_draw", "robbing_the_kong"} & set(fans(*hand, melds=melds, **discard()))


# --- waits


@pytest.mark.rule("MCR-31", "MCR-F-edge_wait", "MCR-F-closed_wait", "MCR-F-single_wait", "MCR-P11")
@pytest.mark.parametrize(
    ("hand", "tile", "wait"),
    [
        ("12m456p678s99s", "3m", "edge_wait"),
        ("89m456p678s99s", "7m", "edge_wait"),
        ("1233m456p678s", "3m", "edge_wait"),  # 123 and 33, not the pair alone
        ("7789m456p678s", "7m", "edge_wait"),
        ("24m456p678s99s", "3m", "closed_wait"),
        ("4556m456p678s", "5m", "closed_wait"),
        ("1m456p678s789s", "1m", "single_wait"),
        ("12345m678s99s", "3m", None),
        ("56789m678s99s", "7m", None),
        ("45567m678s99s", "6m", None),
        ("23m456p678s99s", "4m", None),  # two-sided
        ("1112m456p678s", "3m", None),  # 2 would be the pair
    ],
)
def test_a_wait_counts_only_where_nothing_else_would_have_done(hand, tile, wait):
    found = fans(hand, tile, melds=["chi 567p"], **discard())
    assert [name for name in ("edge_wait", "closed_wait", "single_wait") if name in found] == ([wait] if wait else [])


@pytest.mark.rule("MCR-31", "MCR-P11")
def test_a_second_wait_spoils_it_even_if_all_its_tiles_are_in_the_hand():
    """Beside 234 444 the 1 waits alone; but beside 123 444 the fourth 4 would wait too, for a fifth."""
    hand = Hand(tuple(sorted(parse("12344441m567s"))), (("chi", tuple(parse("567p"))),), parse("1m")[0], "discard")
    assert waits(hand) == set(parse("14m"))
    assert "single_wait" not in fans("1234444m567s", "1m", melds=["chi 567p"], **discard())


@pytest.mark.rule("MCR-P10")
def test_a_tile_of_the_knitted_straight_may_be_read_as_the_wait():
    hand = ("258m23469p14788s", "3p")
    assert fans(*hand, preset="mil_2025", **discard())["closed_wait"] == 1
    assert "closed_wait" not in fans(*hand, options={"knitted_wait": False}, **discard())
    assert "all_chows" in fans(*hand, **discard())


@pytest.mark.rule("MCR-P10")
def test_a_wait_beside_the_knitted_straight_counts_either_way():
    hand = ("147m258p369s46s22m", "5s")
    assert fans(*hand, options={"knitted_wait": False}, **discard())["closed_wait"] == 1


# --- pungs and kongs


@pytest.mark.rule("MCR-32", "MCR-P5")
@pytest.mark.parametrize(("option", "points"), [(5, 5), (6, 6), (3, 3)])
def test_a_melded_and_a_concealed_kong_are_worth_what_the_host_says(option, points):
    melds = ["kong 2222m", "concealed 4444p", "chi 678s"]
    plain = total("66p78s", "9s", {"mixed_kongs": option}, melds=melds, **discard())
    without = total("66p78s", "9s", melds=["pon 222m", "pon 444p", "chi 678s"], **discard())
    assert plain - without == points


@pytest.mark.rule("MCR-F-two_concealed_kongs", "MCR-P5")
@pytest.mark.parametrize("points", [6, 8])
def test_two_concealed_kongs_are_worth_six_or_eight(points):
    melds = ["concealed 2222m", "concealed 4444p", "chi 678s"]
    result = value(rules_of(two_concealed_kongs=points), "66p78s", "9s", melds=melds, **discard())
    assert "two_concealed_pungs" not in result.fans
    assert result.total == points + 1  # and no honours


@pytest.mark.rule("MCR-P5")
@pytest.mark.parametrize(
    ("first", "second", "row", "points"),
    [
        ("kong", "kong", "two_melded_kongs", 4),
        ("kong", "concealed", "mixed_kongs", 5),
        ("concealed", "concealed", "two_concealed_kongs", 6),
    ],
)
def test_two_kongs_are_worth_four_five_or_six_by_the_preset(first, second, row, points):
    """Beside them nothing but all simples 2 and the two like chows 1."""
    melds = [f"{first} 2222m", f"{second} 4444p", "chi 678s"]
    result = value(rules_of("mil_2025"), "66p78s", "6s", melds=melds, **discard())
    assert set(result.fans) == {row, "all_simples", "pure_double_chow"}
    assert result.total == points + 2 + 1


@pytest.mark.rule("MCR-33", "MCR-P6")
def test_kongs_are_pungs_and_concealed_kongs_are_concealed_pungs():
    melds = ["concealed 2222m", "concealed 3333m", "concealed 4444m", "kong 8888p"]
    found = fans("5s", "5s", melds=melds, **discard())
    assert found == {"four_kongs": 1, "three_concealed_pungs": 1, "pure_shifted_pungs": 1, "all_simples": 1}


@pytest.mark.rule("MCR-34")
def test_a_pung_completed_by_a_discard_is_not_concealed():
    hand = ("222m444p66s88s", "8s")
    assert "three_concealed_pungs" not in fans(*hand, melds=["chi 345s"], **discard())
    assert "two_concealed_pungs" in fans(*hand, melds=["chi 345s"], **discard())
    assert "three_concealed_pungs" in fans(*hand, melds=["chi 345s"], by="self")


@pytest.mark.rule("MCR-35")
def test_a_kong_makes_no_tile_hog():
    assert "tile_hog" not in fans("34m55p678s", "5m", melds=["kong 9999s", "chi 123p"], **discard())
    assert fans("34m55p789s", "5m", melds=["pon 999s", "chi 123p"], **discard())["tile_hog"] == 1


@pytest.mark.rule("MCR-P6")
def test_one_fan_of_kongs_and_one_of_concealed_pungs():
    melds = ["concealed 2222m", "concealed 4444p", "kong 3333s"]
    found = fans("66p78s", "6s", melds=melds, by="self")
    assert "three_kongs" in found
    assert not {"two_concealed_kongs", "mixed_kongs", "concealed_kong", "melded_kong"} & set(found)
    assert "two_concealed_pungs" in found


@pytest.mark.rule("MCR-P7", "MCR-F-kong_bloom")
def test_kong_bloom_goes_with_the_kong_and_the_last_tile():
    context = ["kong_replacement", "last_tile"]
    found = fans("34m55p678s", "5m", melds=["added 9999s", "chi 123p"], by="self", context=context)
    assert found["kong_bloom"] == found["last_tile_draw"] == found["melded_kong"] == 1
    assert "self_draw" not in found


@pytest.mark.rule("MCR-P7", "MCR-F-melded_hand")
def test_an_added_kong_is_still_a_claimed_set():
    melds = ["added 9999s", "chi 123p", "pon 444m", "chi 567m"]
    assert fans("2z", "2z", preset="mil_2025", melds=melds, **discard())["melded_hand"] == 1
    assert "melded_hand" not in fans("2z", "2z", options={"added_kong_melded_hand": False}, melds=melds, **discard())
    assert "melded_hand" not in fans("2z", "2z", melds=["concealed 9999s", *melds[1:]], **discard())
    assert "melded_hand" not in fans("2z", "2z", melds=melds, by="self")


# --- exclusions


ALWAYS_CONCEALED = [
    ("1112345678999m", "5m"),
    ("2233445566778p", "8p"),
    ("19m19p19s1234567z", "1z"),
    ("222m444p66p888s99s", "9s"),
    ("1133m7799p2255s7z", "7z"),
    ("147m258p36s12345z", "9s"),
    ("1m25p369s1234567z", "7m"),
]


@pytest.mark.rule("MCR-37", "MCR-P2")
@pytest.mark.parametrize(("hand", "tile"), ALWAYS_CONCEALED)
def test_what_is_always_concealed_counts_self_drawn_only(hand, tile):
    found = fans(hand, tile, preset="mil_2025", by="self")
    assert found["self_draw"] == 1
    assert not {"fully_concealed", "concealed_hand"} & set(found)


@pytest.mark.rule("MCR-37")
@pytest.mark.parametrize(("hand", "tile"), [each for each in ALWAYS_CONCEALED if each[0] != "222m444p66p888s99s"])
def test_what_is_always_concealed_counts_no_concealed_hand(hand, tile):
    assert "concealed_hand" not in fans(hand, tile, **discard())


@pytest.mark.rule("MCR-P3")
def test_only_the_fans_of_the_list_join_seven_pairs():
    hand = ("1144m6688p2244z7z", "7z")
    joined = fans(*hand, preset="mil_2025", **discard(context=["last_tile"]))
    assert joined == {"seven_pairs": 1, "last_tile_claim": 1, "one_voided_suit": 1}
    assert "last_tile" not in fans(*hand, preset="mil_2025", **discard(context=["fourth_tile"]))


@pytest.mark.rule("MCR-P4", "MCR-F-all_honors", "MCR-F-all_terminals_and_honors", "MCR-F-all_terminals")
@pytest.mark.parametrize(
    ("fan", "melds", "hand", "tile"),
    [
        ("all_honors", ["pon 111z", "pon 333z"], "22z44z555z", "2z"),
        ("all_terminals_and_honors", ["pon 111m", "pon 333z"], "99m11s999p", "9m"),
        ("all_terminals", ["pon 111m", "pon 999s"], "99m11s999p", "9m"),
    ],
)
def test_hands_of_outer_tiles_do_not_count_all_pungs(fan, melds, hand, tile):
    found = fans(hand, tile, preset="mil_2025", melds=melds, **discard())
    assert found[fan] == 1
    assert not {"all_pungs", "outside_hand", "pung_of_terminals_or_honors"} & set(found)


@pytest.mark.rule("MCR-P8")
@pytest.mark.parametrize(
    ("fan", "melds", "hand", "tile"),
    [
        ("big_three_dragons", ["pon 777z", "pon 666z"], "55z234m88p", "5z"),
        ("little_three_dragons", ["pon 777z", "chi 456s"], "55z66z234m", "6z"),
        ("big_three_winds", ["pon 111z", "pon 222z"], "33z234m88p", "3z"),
        ("quadruple_chow", [], "222233334444m5p", "5p"),
        ("four_pure_shifted_pungs", [], "222333444555m5p", "5p"),
        ("four_pure_shifted_chows", [], "122333444556m5p", "5p"),
    ],
)
def test_fans_that_often_lack_a_suit_still_count_the_missing_one(fan, melds, hand, tile):
    found = fans(hand, tile, preset="mil_2025", melds=melds, **discard())
    assert found[fan] == 1
    assert found["one_voided_suit"] == 1


@pytest.mark.rule("MCR-P8", "MCR-F-reversible_tiles")
def test_reversible_tiles_never_count_the_missing_suit():
    found = fans("888s55z99p", "5z", preset="mil_2025", melds=["pon 444s", "pon 222p"], **discard())
    assert found["reversible_tiles"] == 1
    assert "one_voided_suit" not in found


@pytest.mark.rule("MCR-P9", "MCR-37")
def test_pungs_that_make_a_fan_of_honours_are_no_pungs_of_honours_beside_it():
    melds = ["pon 111z", "pon 222z", "pon 999m"]
    found = fans("33z55p", "3z", preset="mil_2025", melds=melds, **discard(seat="S"))
    assert found["pung_of_terminals_or_honors"] == 1  # of the nines alone
    assert found["seat_wind"] == found["round_wind"] == 1
    four = fans("44z55p", "4z", melds=["pon 111z", "pon 222z", "pon 333z"], **discard())
    assert not {"seat_wind", "round_wind", "pung_of_terminals_or_honors", "all_pungs"} & set(four)
    assert "dragon_pung" in fans("22z44z555z", "2z", melds=["pon 111z", "pon 333z"], **discard())
    assert "dragon_pung" not in fans("55z66z234m", "6z", melds=["pon 777z", "chi 456s"], **discard())


@pytest.mark.rule("MCR-P13", "MCR-F-nine_gates")
@pytest.mark.parametrize("number", range(1, 10))
def test_nine_gates_leave_one_pung_of_terminals_on_two_five_and_eight(number):
    found = fans("1112345678999p", f"{number}p", preset="mil_2025", **discard())
    assert found["nine_gates"] == 1
    assert found.get("pung_of_terminals_or_honors", 0) == (number in (2, 5, 8))


@pytest.mark.rule("MCR-P14", "MCR-F-all_green", "MCR-F-big_four_winds", "MCR-F-little_four_winds")
def test_four_winds_add_half_flush_or_all_honours_and_all_green_only_full_flush():
    winds = ["pon 111z", "pon 222z", "pon 333z"]
    assert "half_flush" in fans("44z55p", "4z", preset="mil_2025", melds=winds, **discard())
    assert "all_honors" in fans("44z55z", "4z", preset="mil_2025", melds=winds, **discard())
    assert "half_flush" in fans("44z34p", "5p", preset="mil_2025", melds=winds, **discard())
    assert "all_honors" in fans("44z55z", "5z", preset="mil_2025", melds=winds, **discard())
    with_dragon = fans("23s66z", "4s", preset="mil_2025", melds=["pon 888s", "pon 666s", "chi 234s"], **discard())
    assert with_dragon["all_green"] == 1
    assert "half_flush" not in with_dragon
    without = fans("23s88s", "4s", preset="mil_2025", melds=["pon 666s", "chi 234s", "chi 234s"], **discard())
    assert without["all_green"] == without["full_flush"] == 1


@pytest.mark.rule("MCR-P15", "MCR-F-all_terminals", "MCR-F-triple_pung")
def test_triple_pung_may_join_all_terminals_and_double_pung_may_not():
    hand = {"hand": "99m11s999p", "tile": "9m", "melds": ["pon 111m", "pon 999s"], **discard()}
    assert fans(**hand, preset="mil_2025") == {"all_terminals": 1, "triple_pung": 1}
    assert fans(**hand, options={"all_terminals_with_triple_pung": "not"}) == {"all_terminals": 1}


@pytest.mark.rule("MCR-P17")
def test_the_preset_of_2025_chooses_clock_and_penalties():
    chosen = RULESET.choose(preset="mil_2025")
    assert (chosen["clock"], chosen["penalty_table"]) == (True, "mil_2025")


# --- sets combined


@pytest.mark.rule("MCR-38")
def test_the_hand_is_read_in_one_division():
    """111222333 are three pungs, each one higher, or three equal chows; both are worth 24, never 48."""
    found = fans("111222333m45p99s", "6p", **discard())
    assert ("pure_shifted_pungs" in found) != ("pure_triple_chow" in found)


@pytest.mark.rule("MCR-39", "MCR-F-mixed_shifted_pungs", "MCR-F-mixed_shifted_chows")
def test_a_set_does_not_make_the_same_fan_twice():
    pungs = fans("44s88s", "4s", melds=["pon 222m", "pon 333p", "pon 555m"], **discard())
    assert pungs["mixed_shifted_pungs"] == 1  # and not 333p 444s 555m beside 222m 333p 444s
    chows = fans("56s88s", "4s", melds=["chi 234m", "chi 345p", "chi 567m"], **discard())
    assert chows["mixed_shifted_chows"] == 1
    assert chows["short_straight"] == 1


@pytest.mark.rule("MCR-40")
def test_the_larger_of_two_readings_counts():
    """Two pairs of equal chows, or seven pairs."""
    found = fans("112233m445566p7s", "7s", **discard())
    assert found["seven_pairs"] == 1
    assert "pure_double_chow" not in found


@pytest.mark.rule("MCR-41", "MCR-P12")
@pytest.mark.parametrize(
    ("melds", "hand", "tile", "links"),
    [
        # four chows in a ring: three links, and those first in the table
        (["chi 123m", "chi 456m"], "12345p99s", "6p", {"mixed_double_chow": 2, "short_straight": 1}),
        (["chi 123m"], "123m112233p5s", "5s", {"pure_double_chow": 2, "mixed_double_chow": 1}),
        # three chows: two links
        (["chi 123m", "chi 123m", "pon 888s"], "12p55z", "3p", {"pure_double_chow": 1, "mixed_double_chow": 1}),
        # a fan of three chows: one link for the fourth
        ([], "223344m234p234s8s", "8s", {"pure_double_chow": 1}),
        (["chi 123m", "chi 456m", "chi 789m"], "45m55z", "6m", {"pure_double_chow": 1}),
        # a fan of four chows: none
        ([], "112233778899m5m", "5m", {}),
        ([], "123789m123789p5s", "5s", {}),
        ([], "123345567789m5p", "5p", {}),
    ],
)
def test_sets_are_linked_once_each_and_never_in_a_ring(melds, hand, tile, links):
    found = fans(hand, tile, preset="mil_2025", melds=melds, **discard())
    two_chow_fans = ("pure_double_chow", "mixed_double_chow", "short_straight", "two_terminal_chows")
    assert {fan: found[fan] for fan in two_chow_fans if fan in found} == links


@pytest.mark.rule("MCR-F-chicken_hand")
def test_a_chicken_hand_has_nothing_at_all_but_flowers():
    melds = ["chi 678m", "chi 345s", "pon 222p"]
    assert fans("23m55z", "4m", melds=melds, **discard(flowers="3f")) == {"chicken_hand": 1, "flower": 1}
    assert "chicken_hand" not in fans("23m55z", "4m", melds=melds, by="self")


# --- payment


@pytest.mark.rule("MCR-44", "MCR-42", "MCR-43")
@pytest.mark.parametrize(("by", "changes"), [("self", [-20, 60, -20, -20]), ("discard", [-20, 36, -8, -8])])
def test_the_dealer_pays_and_is_paid_like_anybody(by, changes):
    """Twelve points won by South, from the dealer or by himself; its kong and flower are not paid apart."""
    desk, table = desk_for_hands(), np.zeros(1, TABLE).view(np.recarray)[0]
    table.seats = 4
    desk.work.wins[1].by = {"self": BY_SELF, "discard": BY_DISCARD}[by]
    desk.work.wins[1].payer = 0
    desk.work.results[1].total = 12
    pay_mcr_win(table, rules_of(), desk, 1)
    assert [int(score) for score in table.scores] == changes
