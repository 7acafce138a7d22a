"""Guangdong by the competition rules: cases and hands where rules meet, by somebody who built none of it."""

import pytest

from fangcheng.core.state.codes import EXHAUSTED
from fangcheng.game import event_types as ev
from flow.table_of import only, paid_for
from guangdong.test_mil import DULL, FED, MISSES, SOUTH, at_table
from guangdong.test_mil_rows import FIRST, told

SELF = {"by": "self"}
BLOOM = {"by": "self", "context": ["kong_replacement"]}
THREE_PUNGS = ["pon 111m from W", "pon 333p from N", "pon 555s from W"]
TWO_DRAGONS = ["pon 555z from W", "pon 666z from N"]

# Concealed tiles, the winning one, what else is said, the fan of the rows, and their factor.
CASES = {
    "four ghosts beside three pungs": ("5678f", "9p", {**SELF, "melds": THREE_PUNGS}, {"four_ghosts": 12}, 1),
    "four ghosts beside two pungs of dragons": (
        *("19p4s5678f", "2z", {**SELF, "melds": TWO_DRAGONS}),
        *({"four_ghosts": 12}, 1),
    ),
    "ghosts for the third dragon": (
        *("22m5678f1p", "1p", {**SELF, "melds": TWO_DRAGONS}),
        *({"big_three_dragons": 16, "all_pungs": 4, "self_draw": 1}, 1),
    ),
    "a dealt flush with four ghosts": (
        *("223345678m5678f", "9m", {**FIRST, "seat": "E"}),
        *({"four_ghosts": 12, "heavenly_win": 12}, 1),
    ),
    "orphans dealt": (
        *("19m19p19s1234567z", "9s", {**FIRST, "seat": "E"}),
        *({"thirteen_orphans": 16, "heavenly_win": 12}, 2),
    ),
    "nine gates on the first draw": (
        *("1112345678999p", "5p", {**FIRST, "seat": "S"}),
        *({"nine_gates": 16, "earthly_win": 12}, 2),
    ),
    "nine gates self-drawn with a ghost": (
        *("11123456789p9p8f", "9p", SELF),
        *({"nine_gates": 16, "self_draw": 1}, 1),
    ),
    "pairs drawn": ("1133m5577p99s22z3z", "3z", SELF, {"seven_pairs": 6, "self_draw": 1}, 2),
    "pairs of one suit with two ghosts": (
        *("1133557788m9m5f6f", "9m", {}),
        *({"seven_pairs": 6, "full_flush": 8}, 1),
    ),
    "pairs of honours and terminals": ("1199m1199p11z22z3z", "3z", {}, {"seven_pairs": 6}, 2),
    "pungs of one suit": (
        *("222m444m66m88m", "8m", {"melds": ["concealed 1111m"]}),
        *({"full_flush": 8, "all_pungs": 4, "concealed_hand": 1}, 2),
    ),
    "outer pungs of one suit with honours": (
        *("111m999m11z22z", "2z", {"melds": ["pon 333z from W"]}),
        *({"all_terminals_and_honors": 12, "half_flush": 4}, 2),
    ),
    "four winds and a dragon": (
        *("111222z444z5z", "5z", {"melds": ["pon 333z from W"]}),
        *({"big_four_winds": 16, "all_terminals_and_honors": 12}, 2),
    ),
    "little dragons as pungs": (
        *("666z77z22m", "2m", {"melds": ["pon 555z from W", "pon 333p from N"]}),
        *({"little_three_dragons": 12, "all_pungs": 4}, 2),
    ),
    "a bloom with the last tile": (
        *("567p67s99s555z", "8s"),
        {"by": "self", "melds": ["concealed 1111m"], "context": ["kong_replacement", "last_tile"]},
        *({"kong_bloom": 5, "last_tile": 4, "concealed_hand": 1}, 2),
    ),
    "a robbed kong after a pung": (
        "567p67s99s555z",
        "8s",
        {"by": "rob", "melds": THREE_PUNGS[:1]},
        {"robbing_kong": 4},
        2,
    ),
    "orphans robbing": ("19m19p1s12345677z", "9s", {"by": "rob"}, {"thirteen_orphans": 16, "robbing_kong": 4}, 2),
}


@pytest.mark.by_day
@pytest.mark.rule("GUANGDONG-P10", "GUANGDONG-P11", "GUANGDONG-P19")
@pytest.mark.parametrize("case", CASES)
def test_rows_add_up_as_the_book_says(case):
    hand, tile, more, rows, factor = CASES[case]
    assert told(hand, tile, **more) == (rows, factor * sum(rows.values()))


# --- ghosts at the table


@pytest.mark.rule("GUANGDONG-P19", "GUANGDONG-P9")
def test_four_ghosts_do_not_win_right_after_a_pung_but_at_the_next_draw():
    hands = {**DULL, "E": "1479m23568p134s9s2z", "S": "1369s14p22z5678f1m"}
    table = at_table("1p2p3p5z", hands).play("E 2z", "S pon 22z")
    assert not table.may("S", "win")
    table.play("S 1m", "W 1p drawn", "N 2p drawn", "E 3p drawn").wait()
    assert table.may("S", "win")
    assert paid_for(table.play("S win"), "win") == [-12, 36, -12, -12]


@pytest.mark.rule("GUANGDONG-P8", "GUANGDONG-P11")
def test_who_throws_a_ghost_in_place_of_a_win_may_win_for_more():
    hands = {**DULL, "S": "123456s78s222z5z5f"}
    table = at_table("5z9s1p", hands).play("E 1m")
    assert table.may("S", "win")  # 6 points: Half Flush, Concealed Hand, Self-Draw
    # 5 fan on a discard, twice without a ghost and twice for the one thrown
    assert table.play("S 5f", "W 9s drawn", "S win").scores() == [0, 20, -20, 0]


# --- wins let pass, and robbed kongs

SIXES = {  # South waits for 6s and 9s
    **DULL,
    "E": "1479m23568p134s9s6s",
    "S": "123345s78s222z55z",
    "N": "3333z69p578s66s41m",
}


@pytest.mark.rule("GUANGDONG-P8", "GUANGDONG-PF-robbing_kong", "GUANGDONG-P15", "COMMON-3")
def test_who_let_ten_points_pass_may_rob_a_kong_for_more():
    hands = {**SIXES, "N": "1477m369p578s66s1z"}
    table = at_table("1m2m9s6s", hands)
    table.play("E 6s", "S pass", "N pon 66s", "N 1z", "E 1m drawn", "S 2m drawn")
    table.play("W 9s drawn", "S pass", "N kong 6666s")
    # 9 fan, twice without a ghost, three shares
    assert table.play("S win").scores() == [0, 54, 0, -54]


@pytest.mark.rule("GUANGDONG-P15", "GUANGDONG-P18", "COMMON-6")
def test_a_robbed_kong_brings_its_maker_nothing_while_his_other_kong_is_paid():
    table = at_table("1m2m1p5p", SIXES, tail="6s").play("E 6s", "S pass", "N pon 66s", "N 4m", "E 1m drawn")
    table.play("S 2m drawn", "W 1p drawn", "N kong 3333z", "N kong 6666s", "S win")
    assert table.scores() == [-2, 54 - 2, -2, -54 + 6]


# --- kongs


@pytest.mark.rule("GUANGDONG-P18", "GUANGDONG-P14", "GUANGDONG-P23")
def test_kongs_of_all_players_are_paid_when_one_of_them_wins():
    hands = {**DULL, "S": SOUTH, "W": "3333z1479p258s56m", "N": "1477m369p12578s4z", "E": "1479m23568p134s9s4z"}
    table = at_table("1m2m9s", hands, tail="8m")
    table.play("E 4z", "S 1m drawn", "W kong 3333z", "W 8m", "N 9s drawn", "S win")
    assert (paid_for(table, "win"), paid_for(table, "concealed_kong")) == ([0, 10, 0, -10], [-2, -2, 6, -2])
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("GUANGDONG-P16")
def test_a_fed_kong_is_forgotten_when_a_later_concealed_kong_blooms():
    hands = {**FED, "S": "222z333z78s456s55z"}
    table = at_table("1m1p2p3z" + MISSES, hands, tail="5z9s")
    table.play("E 2z", "S kong 222z", "S 5z drawn", "W 1m drawn", "N 1p drawn", "E 2p drawn")
    table.play("S kong 3333z", "S win")
    assert paid_for(table, "win") == [-18, 54, -18, -18]


# --- the end of the wall


@pytest.mark.rule("GUANGDONG-P6", "GUANGDONG-PF-last_tile", "GUANGDONG-P20")
def test_the_discard_after_the_last_tile_wins_with_four_fan_more_and_turns_no_horse():
    table = at_table("1m9s", left=2).play("E 1m", "S 1m drawn", "W 9s drawn", "S win")
    assert table.scores() == [0, 18, -18, 0]  # 4, 1 and 4, twice
    assert only(table.events, ev.HorseTurned) == []


@pytest.mark.rule("GUANGDONG-P6", "GUANGDONG-P10", "GUANGDONG-P20", "COMMON-17")
def test_a_bloom_with_the_last_tile_counts_both_and_finds_no_horse():
    hands = {**DULL, "S": "333z456s78s222z55z"}
    table = at_table("3z9s", hands, left=2).play("E 1m", "S kong 3333z", "S win")
    # 4 and 1, 5 and 4, twice; the kong 2
    assert table.scores() == [-28 - 2, 3 * 30, -28 - 2, -28 - 2]
    assert only(table.events, ev.HorseTurned) == []


@pytest.mark.rule("GUANGDONG-P22", "GUANGDONG-P3")
def test_a_ghost_thrown_last_of_all_ends_the_hand():
    hands = {**DULL, "S": SOUTH}
    table = at_table("1m5f", hands, left=2).play("E 1m", "S 1m drawn", "W 5f drawn").wait()
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    assert table.scores() == [0, 0, 0, 0]


# --- the first turn


@pytest.mark.rule("GUANGDONG-PF-earthly_win", "COMMON-7", "COMMON-8")
@pytest.mark.parametrize(("kong", "each"), [(False, 24), (True, 4)])
def test_a_concealed_kong_before_spoils_the_earthly_win(kong, each):
    hands = {**DULL, "S": "3333z25m22z55z368s", "W": "234m567p67s99s444p"}
    table = at_table("1z8s" + MISSES, hands, tail="1z").play("E 1m")
    table.play(*(("S kong 3333z",) if kong else ()), "S 1z drawn", "W win")
    assert paid_for(table, "win") == [-each, -each, 3 * each, -each]
