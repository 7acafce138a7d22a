"""Every yaku of the rulebook: a hand that has it, and where it matters one that has not."""

import numpy as np
import pytest

from fangcheng.core.state.refusals import NO_SHAPE, NO_YAKU
from fangcheng.core.state.win import RESULT
from fangcheng.game.hands import desk_for_hands
from riichi.engine import rules_of, value_hanfu, values_of
from tabletop import win_of


def value(hand, tile, *, variant="riichi", options=None, **told):
    """The RESULT of a written hand, by the interpreted kernels."""
    rules = rules_of(variant, **(options or {}))
    told.setdefault("waits", 0)
    if told.get("by", "self") != "self":
        told.setdefault("source", "W")
    win = win_of(rules, hand, tile, **told)
    result = np.zeros(1, RESULT).view(np.recarray)[0]
    value_hanfu(win, rules, desk_for_hands(), result)
    return result


def yaku(hand, tile, **told):
    """What each yaku of a written hand is worth."""
    return values_of(value(hand, tile, **told))


PLAIN = "123m567m234p78s55z"  # waits on 6s 9s, no yaku but what the circumstances give
CASES = {
    "riichi": (PLAIN, "6s", {"by": "discard", "context": ["riichi"]}, 1),
    "ippatsu": (PLAIN, "6s", {"by": "discard", "context": ["riichi", "ippatsu"]}, 1),
    "double_riichi": (PLAIN, "6s", {"by": "discard", "context": ["double_riichi"]}, 2),
    "fully_concealed": (PLAIN, "6s", {}, 1),
    "last_tile_draw": (PLAIN, "6s", {"context": ["last_tile"]}, 1),
    "last_tile_claim": (PLAIN, "6s", {"by": "discard", "context": ["last_tile"]}, 1),
    "kong_bloom": ("123m234p78s99s", "6s", {"melds": ["concealed 5555z"], "context": ["kong_replacement"]}, 1),
    "robbing_the_kong": (PLAIN, "6s", {"by": "rob"}, 1),
    "all_simples": ("22p56734s", "5s", {"melds": ["chi 345p", "pon 888m"]}, 1),
    "pinfu": ("234567m34p67899s", "5p", {}, 1),
    "pure_double_chow": ("223344m567p89s11z", "7s", {}, 1),
    "two_pure_double_chows": ("223344m667788p5z", "5z", {}, 3),
    "dragon_pung": ("6778p99s8p", "9p", {"melds": ["pon 555z", "chi 234m"]}, 1),
    "seat_wind": ("234m567p22s33z", "3z", {"melds": ["chi 345s"], "seat": "W"}, 1),
    "round_wind": ("234m567p22s22z", "2z", {"melds": ["chi 345s"], "round": "S"}, 1),
    "seven_pairs": ("1133m5577p22s44z6s", "6s", {}, 2),
    "mixed_triple_chow": ("234m234p2456799s", "3s", {}, 2),
    "pure_straight": ("123456789m23p55z", "4p", {}, 2),
    "outside_hand": ("123m789p12s99s777z", "3s", {}, 2),
    "pure_outside_hand": ("123m789p12s99s111m", "3s", {}, 3),
    "all_pungs": ("222m44p99s", "4p", {"melds": ["pon 333s", "pon 888p"]}, 2),
    "three_concealed_pungs": ("222m444p111s78s99p", "6s", {"by": "discard"}, 2),
    "three_kongs": ("34m55s", "2m", {"melds": ["kong 1111p", "added 7777s", "concealed 3333z"]}, 2),
    "triple_pung": ("222m222s34p77p", "5p", {"melds": ["pon 222p"]}, 2),
    "all_terminals_and_honors": ("111m99p11z", "9p", {"melds": ["pon 999s", "pon 222z"]}, 2),
    "little_three_dragons": ("34m77z555z", "5m", {"melds": ["pon 666z", "chi 789s"]}, 2),
    "half_flush": ("12345678m11z555z", "9m", {}, 3),
    "full_flush": ("1234567844678m", "9m", {}, 6),
}


OPEN = {  # the same pattern in an open hand; 0: closed only
    "fully_concealed": ("567m234p78s99s", "6s", {"melds": ["chi 123m"]}, 0),
    "pinfu": ("567m34p67899s", "5p", {"melds": ["chi 234m"]}, 0),
    "pure_double_chow": ("223344m89s11z", "7s", {"melds": ["pon 555z"]}, 0),
    "mixed_triple_chow": ("234p2456799s", "3s", {"melds": ["chi 234m"]}, 1),
    "pure_straight": ("123456m23p55z", "4p", {"melds": ["chi 789m"]}, 1),
    "outside_hand": ("123m12s99s777z", "3s", {"melds": ["chi 789p"]}, 1),
    "pure_outside_hand": ("123m12s99s111m", "3s", {"melds": ["chi 789p"]}, 2),
    "half_flush": ("123456m11z55z", "5z", {"melds": ["chi 789m"]}, 2),
    "full_flush": ("1234567844m", "9m", {"melds": ["pon 666m"]}, 5),
}

YAKUMAN = {
    "heavenly_hand": (PLAIN, "6s", {"context": ["first_turn"]}),
    "earthly_hand": (PLAIN, "6s", {"context": ["first_turn"], "seat": "S"}),
    "thirteen_orphans": ("19m19p19s1234566z", "7z", {"by": "discard"}),
    "four_concealed_pungs": ("222m444p999s11z55z", "1z", {}),
    "big_three_dragons": ("23m99p", "4m", {"melds": ["pon 555z", "pon 777z", "kong 6666z"]}),
    "little_four_winds": ("23m111z44z", "4m", {"melds": ["pon 222z", "pon 333z"]}),
    "big_four_winds": ("55m222333z44z", "4z", {"melds": ["pon 111z"]}),
    "all_honors": ("1112233555z", "2z", {"melds": ["pon 666z"]}),
    "all_green": ("22334466s66z", "6z", {"melds": ["pon 888s"]}),
    "all_terminals": ("111m99p99s", "9s", {"melds": ["pon 111p", "pon 111s"]}),
    "nine_gates": ("1112345678999m", "5m", {}),
    "four_kongs": ("5z", "5z", {"melds": ["kong 1111p", "added 7777s", "concealed 3333z", "kong 2222m"]}),
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(f"RIICHI-F-{name}")) for name in CASES])
def test_a_closed_or_plain_hand_with_the_yaku_has_its_han(name):
    hand, tile, told, han = CASES[name]
    assert yaku(hand, tile, **told)[name] == han


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(f"RIICHI-F-{name}")) for name in OPEN])
def test_an_open_hand_gets_less_or_nothing_for_some_yaku(name):
    hand, tile, told, han = OPEN[name]
    assert yaku(hand, tile, **told).get(name, 0) == han


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(f"RIICHI-F-{name}")) for name in YAKUMAN])
def test_a_hand_of_each_yakuman_is_one(name):
    hand, tile, told = YAKUMAN[name]
    result = value(hand, tile, **told)
    assert values_of(result)[name] == 1
    assert result["base"] == 8000 * int(result["yakuman"])


@pytest.mark.rule("RIICHI-F-seat_wind", "RIICHI-F-round_wind")
def test_a_wind_that_is_seat_and_round_counts_twice():
    assert yaku("234m567p22s11z", "1z", melds=["chi 345s"]) == {"seat_wind": 1, "round_wind": 1}


@pytest.mark.rule("RIICHI-F-little_three_dragons", "RIICHI-F-dragon_pung")
def test_the_two_triplets_of_little_three_dragons_count_too():
    assert yaku("34m77z555z", "5m", melds=["pon 666z", "chi 789s"]) == {"dragon_pung": 2, "little_three_dragons": 2}


@pytest.mark.rule("RIICHI-F-two_pure_double_chows", "RIICHI-F-seven_pairs", "RIICHI-84")
def test_two_pure_double_chows_replace_seven_pairs_and_the_single_one():
    found = yaku("223344m667788p5z", "5z")
    assert found == {"fully_concealed": 1, "two_pure_double_chows": 3}


@pytest.mark.rule("RIICHI-F-seven_pairs")
def test_four_equal_tiles_are_not_two_pairs():
    assert value("1111m5577p22s44z6s", "6s")["refusal"] == NO_SHAPE


@pytest.mark.rule("RIICHI-F-outside_hand", "RIICHI-F-pure_outside_hand", "RIICHI-F-all_terminals_and_honors")
def test_outside_hands_need_a_run_and_exclude_each_other():
    terminals = yaku("111m99p11z", "9p", melds=["pon 999s", "pon 222z"])
    assert terminals["all_terminals_and_honors"] == terminals["all_pungs"] == 2
    assert "outside_hand" not in terminals
    pure = yaku("123m789p12s99s111m", "3s")
    assert pure["pure_outside_hand"] == 3
    assert "outside_hand" not in pure
    assert yaku("123m789p12s99s111z", "3s")["outside_hand"] == 2


@pytest.mark.rule("RIICHI-F-kong_bloom", "RIICHI-F-last_tile_draw")
def test_kong_bloom_and_last_tile_draw_do_not_combine_but_by_option():
    told = {"melds": ["concealed 5555z"], "context": ["kong_replacement", "last_tile"]}
    assert "last_tile_draw" not in yaku("123m234p78s99s", "6s", **told)
    both = yaku("123m234p78s99s", "6s", options={"kong_bloom_with_last_tile": True}, **told)
    assert both["last_tile_draw"] == both["kong_bloom"] == 1


@pytest.mark.rule("RIICHI-F-three_concealed_pungs", "RIICHI-F-four_concealed_pungs", "RIICHI-68")
def test_a_triplet_completed_by_another_is_not_concealed():
    found = yaku("222m444p999s11z55p", "1z", by="discard")
    assert found == {"all_pungs": 2, "three_concealed_pungs": 2, "round_wind": 1, "seat_wind": 1}


@pytest.mark.rule("RIICHI-F-all_simples")
def test_open_all_simples_can_be_switched_off():
    told = {"melds": ["chi 345p", "pon 888m"], "options": {"kuitan": False}}
    assert value("22p56734s", "5s", **told)["refusal"] == NO_YAKU


@pytest.mark.rule("RIICHI-F-all_green", "RIICHI-F-all_honors")
def test_all_green_needs_no_green_dragon_and_all_honors_may_be_seven_pairs():
    assert yaku("2223334446668s", "8s")["all_green"] == 1
    assert yaku("1122334455667z", "7z")["all_honors"] == 1


@pytest.mark.rule("RIICHI-F-nine_gates")
def test_nine_gates_needs_a_closed_hand_without_a_kong():
    assert "nine_gates" not in yaku("1112346789m", "9m", melds=["concealed 5555m"])


@pytest.mark.rule("RIICHI-F-human_hand", "RIICHI-86")
def test_human_hand_is_off_a_mangan_five_han_or_a_yakuman():
    told = {"by": "discard", "context": ["first_turn"], "seat": "S"}
    assert value(PLAIN, "6s", **told)["refusal"] == NO_YAKU
    assert value(PLAIN, "6s", options={"human_hand": "mangan"}, **told)["base"] == 2000
    assert yaku(PLAIN, "6s", options={"human_hand": "five_han"}, **told) == {"human_hand": 5}
    assert value(PLAIN, "6s", options={"human_hand": "yakuman"}, **told)["yakuman"] == 1


@pytest.mark.rule("RIICHI-86", "RIICHI-F-four_concealed_pungs", "RIICHI-F-thirteen_orphans", "RIICHI-F-nine_gates")
@pytest.mark.parametrize(
    ("hand", "tile", "double"),
    [
        ("222m444p999s111z5z", "5z", True),
        ("222m444p999s11z55z", "1z", False),
        ("19m19p19s1234567z", "7z", True),
        ("19m19p19s1234566z", "7z", False),
        ("1112345678999m", "5m", True),
        ("1112344567899m", "9m", False),
    ],
)
def test_the_rarest_waits_of_three_yakuman_are_double_by_option(hand, tile, double):
    assert value(hand, tile)["yakuman"] == 1
    assert value(hand, tile, options={"double_yakuman": True})["yakuman"] == 1 + double


@pytest.mark.rule("RIICHI-62")
@pytest.mark.parametrize(
    ("hand", "tile", "wins"),
    [
        ("123m567m234p78s55z", "6s", True),
        ("1133m5577p22s44z6s", "6s", True),
        ("19m19p19s1234566z", "7z", True),
        ("123m567m234p78s55z", "1z", False),
        ("19m19p19s1234566z", "6z", False),
    ],
)
def test_four_groups_and_a_pair_seven_pairs_and_thirteen_orphans_win(hand, tile, wins):
    assert bool(value(hand, tile)["wins"]) == wins


@pytest.mark.rule("RIICHI-64")
def test_dora_alone_do_not_make_a_win():
    result = value("23m456p99s", "4m", melds=["chi 123m", "pon 222z"], by="discard", dora="1z")
    assert (result["wins"], result["refusal"]) == (0, NO_YAKU)


@pytest.mark.rule("RIICHI-65")
def test_two_han_are_needed_from_five_counters_where_the_option_says_so():
    told = {"by": "discard", "context": ["riichi"], "options": {"two_han_from_5": True}, "dora": "9m"}
    assert value(PLAIN, "6s", counters=4, **told)["wins"] == 1
    assert value(PLAIN, "6s", counters=5, **told)["wins"] == 0
