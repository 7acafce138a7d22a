"""Dora, fu, limits and payments, with the numbers of the rulebook."""

import numpy as np
import pytest

from fangcheng.core.scoring.hanfu import base_points
from fangcheng.core.settlement.settle_riichi import pay_nagashi, pay_riichi_win
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.table import TABLE
from fangcheng.core.state.win import RESULT
from fangcheng.core.table.dora import dora_of
from fangcheng.game.hands import desk_for_hands
from fangcheng.tiles import NAMES
from riichi.engine import pay_hands, rules_of, value_hanfu, values_of
from riichi.test_yaku import PLAIN, value, yaku
from tabletop import win_of

EAST, SOUTH, WEST, NORTH = range(4)


def paid(hand, tile, *, variant="riichi", options=None, counters=0, liable=None, **told):
    """Change of each seat by a written hand; `liable` is (cause, seat)."""
    rules = rules_of(variant, **(options or {}))
    wins = np.zeros(1, win_of(rules, hand, tile, waits=0, **told).dtype).view(np.recarray)
    wins[0] = win_of(rules, hand, tile, waits=0, **told)
    results = np.zeros(1, RESULT).view(np.recarray)
    value_hanfu(wins[0], rules, desk_for_hands(), results[0])
    assert results[0].wins == 1
    field = np.full((1, 4, 4), NOBODY)
    if liable:
        field[0, int(wins[0].seat), liable[0]] = liable[1]
    return pay_hands(rules, wins, results, [counters], field)[0]


# --- dora


@pytest.mark.rule("RIICHI-78")
@pytest.mark.parametrize(
    ("indicator", "dora"),
    [
        ("1m", "2m"),
        ("9m", "1m"),
        ("8p", "9p"),
        ("9s", "1s"),
        ("1z", "2z"),
        ("4z", "1z"),
        ("5z", "6z"),
        ("7z", "5z"),
        ("0p", "6p"),
    ],
)
def test_dora_is_the_tile_after_the_indicator(indicator, dora):
    assert NAMES[dora_of(rules_of("riichi"), NAMES.index(indicator))] == dora


@pytest.mark.rule("SANMA-31")
@pytest.mark.parametrize(("indicator", "dora"), [("1m", "9m"), ("9m", "1m"), ("9p", "1p"), ("4z", "1z")])
def test_with_three_players_1m_and_9m_show_each_other(indicator, dora):
    assert NAMES[dora_of(rules_of("sanma"), NAMES.index(indicator))] == dora


@pytest.mark.rule("RIICHI-78", "RIICHI-79", "RIICHI-80", "RIICHI-2")
def test_a_tile_can_be_several_dora_at_once():
    told = {"by": "discard", "dora": "4p", "ura": "4p", "options": {"red_fives": "two_0p"}}
    found = yaku("234678m005p6799s", "8s", context=["riichi"], **told)
    assert found == {"riichi": 1, "dora": 3, "ura_dora": 3, "red_dora": 2}


@pytest.mark.rule("RIICHI-79")
def test_ura_dora_count_in_riichi_only():
    assert "ura_dora" not in yaku(PLAIN, "9s", ura="8s")
    assert yaku(PLAIN, "9s", ura="8s", context=["riichi"])["ura_dora"] == 1


@pytest.mark.rule("SANMA-17", "SANMA-F-kita")
def test_each_north_aside_is_one_dora_and_two_when_indicated():
    told = {"variant": "sanma", "melds": ["pon 777z", "pon 999m"], "by": "discard", "aside": 2}
    assert yaku("345p77s34s", "5s", **told) == {"dragon_pung": 1, "kita": 2}
    assert yaku("345p77s34s", "5s", dora="3z", **told) == {"dragon_pung": 1, "kita": 2, "dora": 2}
    assert yaku("345p7s7s34s", "5s", dora="3z3z", **told)["dora"] == 4


@pytest.mark.rule("SANMA-19")
def test_north_is_a_value_tile_for_all_by_option():
    told = {"variant": "sanma", "melds": ["pon 444z", "pon 999m"], "by": "discard"}
    assert value("345p77s34s", "5s", **told)["wins"] == 0
    assert yaku("345p77s34s", "5s", options={"kita": "value_tile_all"}, **told) == {"seat_wind": 1}


@pytest.mark.rule("SANMA-21", "RIICHI-F-kong_bloom")
def test_kong_bloom_after_a_north_can_be_switched_off():
    told = {"variant": "sanma", "melds": ["pon 888s", "pon 333p"], "context": ["kita_replacement"]}
    assert yaku("22p46s567p", "5s", **told)["kong_bloom"] == 1
    assert "kong_bloom" not in yaku("22p46s567p", "5s", options={"kita_bloom": False}, **told)


@pytest.mark.rule("SANMA-22", "RIICHI-F-robbing_the_kong")
def test_winning_on_a_north_laid_aside_is_no_robbed_kong():
    told = {"variant": "sanma", "melds": ["pon 222z", "pon 999s"], "by": "rob"}
    assert value("123p456s4z", "4z", **told)["wins"] == 0


@pytest.mark.rule("SANMA-30", "RIICHI-F-triple_pung")
def test_triple_pung_of_ones_is_possible_with_three_players():
    found = yaku("111m111s34p77p", "5p", variant="sanma", melds=["pon 111p"])
    assert found["triple_pung"] == 2


@pytest.mark.rule("RIICHI-70")
def test_only_thirteen_orphans_rob_a_concealed_kong():
    told = {"by": "rob", "context": ["concealed_kong_robbed"]}
    assert value("19m19p19s1234566z", "7z", **told)["wins"] == 1
    assert value("19m19p19s1234566z", "7z", options={"rob_concealed": False}, **told)["wins"] == 0
    assert value(PLAIN, "6s", **told)["wins"] == 0


# --- fu


@pytest.mark.rule("RIICHI-81", "RIICHI-82", "RIICHI-83", "RIICHI-84", "RIICHI-85")
@pytest.mark.parametrize(
    ("hand", "tile", "told", "fu"),
    [
        ("234567m34p67899s", "5p", {}, 20),  # pinfu, self-drawn
        ("234567m34p67899s", "5p", {"by": "discard"}, 30),  # pinfu, by ron
        ("1133m5577p22s44z6s", "6s", {}, 25),  # seven pairs
        ("22p56734s", "5s", {"melds": ["chi 345p", "chi 678m"], "by": "discard"}, 30),  # nothing at all
        ("12368m456p999s11z", "7m", {"by": "discard", "context": ["riichi"]}, 50),  # 20 10 8 4 2
        ("45678p23433s", "9p", {"seat": "N", "melds": ["concealed 1111m"], "context": ["kong_replacement"]}, 60),
        ("34m55s", "2m", {"melds": ["kong 1111p", "added 7777s", "concealed 3333z"]}, 80),  # 20 16 8 32 2
        ("34m55s", "2m", {"melds": ["pon 111p", "pon 777s", "concealed 3333s"], "context": ["last_tile"]}, 50),
        ("22m333456p55z678s", "2m", {"by": "discard", "context": ["riichi"]}, 40),  # 20 10 + 2 open + 2 = 34
        ("123m567m234p78s55z", "6s", {"by": "discard", "context": ["riichi"]}, 40),  # 20 10 2
        ("123m567m234p79s99s", "8s", {"by": "discard", "context": ["riichi"]}, 40),  # closed
        ("123m567m234p89s99p", "7s", {"by": "discard", "context": ["riichi"]}, 40),  # edge
        ("123m567m234p678s9s", "9s", {"by": "discard", "context": ["riichi"]}, 40),  # single
    ],
)
def test_fu_are_counted_as_the_rulebook_says(hand, tile, told, fu):
    assert value(hand, tile, **told)["fu"] == fu


@pytest.mark.rule("RIICHI-83")
def test_a_pair_of_the_double_wind_is_four_fu_or_two_by_option():
    told = {"melds": ["pon 999m", "concealed 2222s"], "by": "discard", "context": ["last_tile"]}
    assert value("23456p11z", "7p", **told)["fu"] == 50  # 20 4 16 4
    assert value("23456p11z", "7p", options={"double_wind_fu": 2}, **told)["fu"] == 50
    told = {"melds": ["pon 999m", "pon 888m", "chi 345s"], "by": "discard", "context": ["last_tile"]}
    assert value("23p11z", "4p", **told)["fu"] == 30  # 20 4 2 4
    pair = {"melds": ["pon 999m", "pon 999s", "chi 345s"], "by": "discard", "context": ["last_tile"]}
    assert value("23p11z", "4p", **pair)["fu"] == 40  # 20 4 4 4
    assert value("23p11z", "4p", options={"double_wind_fu": 2}, **pair)["fu"] == 30


@pytest.mark.rule("RIICHI-84")
def test_the_reading_that_pays_most_is_taken():
    # 111222333: triplets for three concealed pungs, or runs for pinfu and a double chow
    assert "three_concealed_pungs" in yaku("111222333m44p78s", "6s", by="discard", context=["riichi"])
    # 4s completes the run or the pair; only the run is two-sided
    assert "pinfu" in yaku("123m456p2344s789p", "1s", by="discard")


# --- points


@pytest.mark.rule("RIICHI-86")
@pytest.mark.parametrize(
    ("han", "fu", "options", "base"),
    [
        (1, 30, {}, 240),
        (4, 30, {}, 1920),
        (4, 30, {"kiriage": True}, 2000),
        (3, 60, {}, 1920),
        (3, 60, {"kiriage": True}, 2000),
        (3, 70, {}, 2000),
        (4, 40, {}, 2000),
        (5, 20, {}, 2000),
        (6, 30, {}, 3000),
        (7, 30, {}, 3000),
        (8, 30, {}, 4000),
        (10, 30, {}, 4000),
        (11, 30, {}, 6000),
        (12, 30, {}, 6000),
        (13, 30, {}, 8000),
        (20, 30, {"counted_yakuman": False}, 6000),
    ],
)
def test_base_points_double_with_every_han_up_to_the_limits(han, fu, options, base):
    assert base_points(rules_of("riichi", **options), han, fu, 0) == base


@pytest.mark.rule("RIICHI-86")
def test_different_yakuman_add_up_or_count_once_by_option():
    told = {"melds": ["pon 555z", "pon 666z"], "by": "discard"}
    assert value("1122777z", "1z", **told)["yakuman"] == 2
    assert value("1122777z", "1z", options={"add_yakuman": False}, **told)["yakuman"] == 1


@pytest.mark.rule("RIICHI-86")
def test_a_yakuman_counts_neither_other_yaku_nor_dora():
    assert yaku("222m444p999s11z55z", "1z", context=["riichi"], dora="4z") == {"four_concealed_pungs": 1}


@pytest.mark.rule("RIICHI-89", "RIICHI-87", "SANMA-33")
@pytest.mark.parametrize(
    ("han", "fu", "other", "dealer"),
    [
        (1, 30, 1000, 1500), (1, 40, 1300, 2000), (2, 25, 1600, 2400), (2, 30, 2000, 2900), (3, 30, 3900, 5800),
        (3, 40, 5200, 7700), (4, 25, 6400, 9600), (4, 30, 7700, 11600), (5, 30, 8000, 12000), (6, 30, 12000, 18000),
        (8, 30, 16000, 24000), (11, 30, 24000, 36000), (13, 30, 32000, 48000),
    ],
)  # fmt: skip
@pytest.mark.parametrize("variant", ["riichi", "sanma"])
def test_a_discard_win_pays_the_check_values(variant, han, fu, other, dealer):
    rules = rules_of(variant)
    results = np.zeros(2, RESULT).view(np.recarray)
    results["base"] = base_points(rules, han, fu, 0)
    wins = np.zeros(2, win_of(rules, "123p567p234p78s99s", "6s", waits=0).dtype).view(np.recarray)
    wins["seat"], wins["payer"] = [SOUTH, EAST], WEST
    changes = pay_hands(rules, wins, results, [0, 0])
    assert changes[0][SOUTH] == -changes[0][WEST] == other
    assert changes[1][EAST] == -changes[1][WEST] == dealer


@pytest.mark.rule("RIICHI-87", "RIICHI-88")
def test_a_self_draw_is_shared_and_counters_with_it():
    pinfu = {"context": ["riichi"]}
    assert paid("234567m34p67899s", "5p", **pinfu) == [3900, -1300, -1300, -1300]
    assert paid("234567m34p67899s", "5p", counters=2, **pinfu) == [4500, -1500, -1500, -1500]
    assert paid("234567m34p67899s", "5p", seat="S", **pinfu) == [-1300, 2700, -700, -700]
    ron = {"by": "discard", "source": "W", "seat": "S", **pinfu}
    assert paid("234567m34p67899s", "5p", counters=2, **ron) == [0, 2600, -2600, 0]


@pytest.mark.rule("SANMA-34", "SANMA-35")
@pytest.mark.parametrize(
    ("share", "other", "dealer"),
    [
        ("loss", [-2600, 3900, -1300], [5200, -2600, -2600]),
        ("split", [-3200, 5200, -2000], [7800, -3900, -3900]),
        ("fixed", [-2600, 5200, -2600], [7800, -3900, -3900]),
    ],
)
def test_the_missing_players_part_is_lost_split_or_fixed(share, other, dealer):
    told = {"variant": "sanma", "options": {"tsumo_pay": share}, "context": ["riichi"], "aside": 1}
    assert paid("12378p45634599s", "9p", seat="S", **told) == other
    assert paid("12378p45634599s", "9p", seat="E", **told) == dealer


@pytest.mark.rule("SANMA-36")
@pytest.mark.parametrize(("worth", "each"), [(200, 100), (300, 150), (1000, 500)])
def test_a_counter_of_three_players_by_option(worth, each):
    told = {"variant": "sanma", "options": {"honba_value": worth}, "context": ["riichi"], "aside": 1, "seat": "S"}
    assert paid("12378p45634599s", "9p", counters=1, **told) == [-2600 - each, 3900 + 2 * each, -1300 - each]
    won = paid("12378p45634599s", "9p", counters=1, by="discard", source="W", **told)
    assert won[SOUTH] == -won[WEST] == 3900 + 2 * each


DRAGONS = {"melds": ["pon 555z", "pon 777z", "pon 666z"], "seat": "S"}


@pytest.mark.rule("RIICHI-91")
def test_the_liable_player_pays_a_self_draw_alone_counters_too():
    assert paid("23m99p", "4m", counters=1, liable=(0, NORTH), **DRAGONS) == [0, 32300, 0, -32300]


@pytest.mark.rule("RIICHI-91", "RIICHI-88")
def test_liable_player_and_discarder_halve_a_discard_win():
    told = {"by": "discard", "source": "W", **DRAGONS}
    assert paid("23m99p", "4m", counters=1, liable=(0, NORTH), **told) == [0, 32300, -16000, -16300]
    assert paid("23m99p", "4m", counters=1, liable=(0, WEST), **told) == [0, 32300, -32300, 0]


@pytest.mark.rule("RIICHI-90")
def test_nobody_is_liable_for_little_four_winds():
    told = {"melds": ["pon 111z", "pon 222z", "pon 333z"], "seat": "S"}
    assert paid("23m44z", "4m", liable=(1, NORTH), **told) == [-16000, 32000, -8000, -8000]


@pytest.mark.rule("RIICHI-90")
def test_four_kongs_have_a_liable_player_by_option():
    told = {"melds": ["kong 1111p", "added 7777s", "concealed 3333z", "kong 2222m"], "seat": "S", "liable": (2, EAST)}
    assert paid("5z", "5z", **told) == [-16000, 32000, -8000, -8000]
    assert paid("5z", "5z", options={"pao_four_kongs": True}, **told) == [-32000, 32000, 0, 0]


@pytest.mark.rule("RIICHI-91")
def test_of_several_yakuman_liability_covers_its_own_or_all():
    told = {"melds": ["pon 555z", "pon 777z", "pon 666z"], "seat": "S", "liable": (0, NORTH)}
    assert paid("11z22z", "1z", **told) == [-16000, 64000, -8000, -40000]
    assert paid("11z22z", "1z", options={"pao_covers": "all"}, **told) == [0, 64000, 0, -64000]


@pytest.mark.rule("SANMA-37")
def test_with_three_players_the_liable_player_pays_the_value_of_a_discard_win():
    told = {"variant": "sanma", "seat": "S", "melds": ["pon 555z", "pon 777z", "pon 666z"], "liable": (0, WEST)}
    assert paid("23p99p", "4p", **told) == [0, 32000, -32000]


def test_values_name_only_what_the_hand_has():
    assert values_of(value(PLAIN, "6s")) == {"fully_concealed": 1}


@pytest.mark.rule("RIICHI-F-nagashi_mangan", "RIICHI-95", "SANMA-40")
@pytest.mark.parametrize(
    ("variant", "seat", "changes"),
    [
        ("riichi", NORTH, [-4100, -2100, -2100, 8300]),
        ("riichi", EAST, [12300, -4100, -4100, -4100]),
        ("sanma", SOUTH, [-4100, 6200, -2100]),
    ],
)
def test_mangan_at_draw_is_a_mangan_self_draw_with_counters(variant, seat, changes):
    table = np.zeros(1, TABLE).view(np.recarray)[0]
    rules = rules_of(variant)
    table.seats, table.counters = rules.seats, 1
    pay_nagashi(table, rules, seat)
    assert table.scores[: len(changes)].tolist() == changes


@pytest.mark.rule("RIICHI-71")
def test_the_second_winner_on_one_tile_gets_no_counters():
    rules, desk = rules_of("riichi"), desk_for_hands()
    table = np.zeros(1, TABLE).view(np.recarray)[0]
    table.seats, table.counters = 4, 2
    table.liable[:] = NOBODY
    for seat in (SOUTH, WEST):
        win = win_of(rules, PLAIN, "6s", by="discard", source="E", seat="ESWN"[seat], context=["riichi"], waits=0)
        desk.work.wins[seat] = win
        value_hanfu(win, rules, desk, desk.work.results[seat])
        pay_riichi_win(table, rules, desk, seat)
    assert table.scores.tolist() == [-3200, 1900, 1300, 0]
