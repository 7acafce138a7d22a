"""Sichuan's values: the engine against the slow scorer and against six thousand hands another engine valued."""

import gzip
import json
from random import Random

import pytest

from fangcheng import IncompatibleCircumstance, score
from reference import sichuan
from reference.random_hands import random_hand, random_pairs
from reference.words import Hand
from tabletop import patterns, rules_of, value, win_of, win_of_hand

FAN_RULES = [f"SICHUAN-F-{name}" for name in sichuan.MAINS] + [
    f"SICHUAN-F-{name}"
    for name in ("root", "kong", "kong_bloom", "shot_after_kong", "robbing_kong", "last_tile_draw", "last_tile_claim")
]
SBR_RULES = [
    f"SICHUAN-PF-{name}"
    for name in ("kong", "root", "all_pungs", "golden_hook", "full_flush", "seven_pairs", "kong_bloom")
] + ["SICHUAN-PF-shot_after_kong", "SICHUAN-PF-robbing_kong", "SICHUAN-PF-last_tile"]
CONTEXTS = {
    "self": ("", "", "", "kong_replacement", "last_tile", "first_turn"),
    "discard": ("", "", "", "after_kong_discard", "last_tile", "first_turn"),
    "rob": ("", "", "after_kong_discard"),
}


def random_case(rng: Random) -> tuple[Hand, frozenset[str], int, int]:
    by = ("self", "discard", "rob")
    suits = rng.choice((range(27), range(18), range(9, 27), range(18), range(9, 27)))
    hand = random_pairs(rng, 7, suits, by[:2]) if rng.random() < 0.2 else random_hand(rng, 4, suits, False, by)
    context = {rng.choice(CONTEXTS[hand.by])} - {""}
    if hand.melds:
        context.discard("first_turn")
    seat = rng.randrange(4)
    payer = rng.choice([other for other in range(4) if other != seat])
    return hand, frozenset(context), seat, payer


def engine_value(hand: Hand, context, seat: int, payer: int, rules, fast: bool):
    win = win_of_hand(rules, hand, source="ESWN"[payer], seat="ESWN"[seat], context=sorted(context), waits=0)
    return value(win, rules, fast)


def compare(seed: int, count: int, sbr: bool, fast: bool) -> None:
    rng = Random(seed)
    rules = rules_of("sichuan", "mil_2025", cap="none") if sbr else rules_of("sichuan", cap="none")
    for _ in range(count):
        hand, context, seat, payer = random_case(rng)
        total = sichuan.fan_sbr(hand, context) if sbr else sichuan.fan(hand, context, seat, payer)
        result = engine_value(hand, context, seat, payer, rules, fast)
        assert (int(result.total) if result.wins else -1) == total, (hand, context, seat, payer, patterns(result))
        if total >= 0:
            assert sum(patterns(result).values()) == total
            assert result["base"] == 2**total


@pytest.mark.by_day
@pytest.mark.rule(*FAN_RULES, "SICHUAN-F-golden_hook", "SICHUAN-9", "SICHUAN-11", "SICHUAN-28", "SICHUAN-31")
def test_random_hands_have_the_fan_that_a_reading_of_the_rules_by_hand_gives():
    compare(31, 2000, sbr=False, fast=True)


@pytest.mark.by_day
@pytest.mark.rule(*SBR_RULES, "SICHUAN-P2")
def test_random_hands_have_the_fan_of_the_sbr_table():
    compare(32, 2000, sbr=True, fast=True)


def sbr_win(hand, tile, by="self", seat="S", preset="mil_2025", **more):
    return score("sichuan", hand, tile, by=by, seat=seat, preset=preset, lack="s", mode="interpreted", **more)


@pytest.mark.rule("SICHUAN-P2", "SICHUAN-P3")
@pytest.mark.parametrize(
    ("hand", "tile", "rows", "value"),
    [
        ("234567m34678p55p", "2p", {}, 1),
        ("222m555m888m222p5p", "5p", {"all_pungs": 1}, 2),
        ("2233m4466m77p889p", "9p", {"seven_pairs": 2}, 4),
        ("1112223334445m", "5m", {"all_pungs": 1, "full_flush": 2}, 8),  # Pure All Pungs is 1 + 2
        ("2222m4466m77p889p", "9p", {"seven_pairs": 2, "root": 1}, 8),  # with a quad 2 + 1 root
        ("1122334455667m", "7m", {"seven_pairs": 2, "full_flush": 2}, 8),  # 2 + 2, cut to 3 fan
    ],
)
def test_what_fits_is_added_cut_to_3_fan_and_paid_by_the_giver_or_by_each_with_one_more(hand, tile, rows, value):
    drawn = sbr_win(hand, tile)
    assert {line.id: line.value for line in drawn.patterns} == rows
    assert drawn.changes == [-value - 1, 3 * (value + 1), -value - 1, -value - 1]
    assert sbr_win(hand, tile, "discard", source="W").changes == [0, value, -value, 0]


@pytest.mark.rule("SICHUAN-P3")
def test_the_maker_of_a_robbed_kong_pays():
    assert sbr_win("234567m34678p55p", "2p", "rob", source="N").changes == [0, 2, 0, -2]


@pytest.mark.rule("SICHUAN-P2")
@pytest.mark.parametrize(
    ("hand", "tile", "how", "row"),
    [
        ("123m789m123p789p1p", "1p", {}, "all_terminal_sets"),
        ("1112233789m", "1m", {"melds": ["pon 999m from W"]}, "pure_terminal_sets"),
        ("222m555m888m222p5p", "5p", {}, "all_258_pungs"),
        ("234567m34678p55p", "2p", {"seat": "E", "context": ["heavenly"]}, "heavenly_win"),
        ("234567m34678p55p", "2p", {"by": "discard", "source": "E", "context": ["first_turn"]}, "earthly_win"),
    ],
)
def test_rows_of_the_default_table_that_the_competition_does_not_know(hand, tile, how, row):
    assert row in {line.id for line in sbr_win(hand, tile, preset="default", **how).patterns}
    if "context" in how:  # no row of it looks at a first turn
        with pytest.raises(IncompatibleCircumstance, match="means nothing in sichuan under these options"):
            sbr_win(hand, tile, **how)
        return
    there = sbr_win(hand, tile, **how)
    assert {line.id for line in there.patterns} <= {"all_pungs", "full_flush", "root"}


@pytest.mark.rule("SICHUAN-31", "SICHUAN-P2")
@pytest.mark.parametrize("sbr", [False, True])
def test_the_interpreted_rules_give_the_same(sbr):
    compare(33, 100, sbr, fast=False)


@pytest.mark.by_day
@pytest.mark.rule("SICHUAN-31", "SICHUAN-32")
@pytest.mark.parametrize("cap", [3, 5, "none"])
def test_of_readings_that_pay_the_same_the_greatest_main_pattern_is_shown(cap):
    """Twice two equal runs and a pair are seven pairs too."""
    rng, rules, seen = Random(35), rules_of("sichuan", cap=cap), set()
    for _ in range(60):
        suits = rng.choice([(0, 0), (0, 9)])
        runs = [first + rng.choice((0, 0, 1, 3, 6)) for first in suits]
        concealed = 2 * [run + step for run in runs for step in range(3)] + 2 * [suits[1] + rng.choice((0, 4, 8))]
        if max(map(concealed.count, concealed)) > 4:
            continue
        hand = Hand(tuple(sorted(concealed)), (), concealed[0], "self")
        context = frozenset(rng.choice((["last_tile"], ["kong_replacement"], ["first_turn"], [])))
        shown = sichuan.shown_main(hand, context)
        assert shown in patterns(engine_value(hand, context, 1, 0, rules, False)), (hand, context)
        seen.add(shown)
    assert len(seen) >= 6


@pytest.mark.slow
@pytest.mark.rule(*FAN_RULES, *SBR_RULES)
@pytest.mark.parametrize("sbr", [False, True])
def test_a_hundred_thousand_random_hands(sbr):
    compare(34, 50_000, sbr, fast=True)


CONTEXT_OF = {"kong_discard": "after_kong_discard", "last_tile": "last_tile", "kong_replacement": "kong_replacement"}


IMPOSSIBLE = 4  # records with a kong robbed after the last tile


def meld_text(text: str) -> str:
    word, tiles = text.split()[:2]
    return f"{'concealed' if word == 'ckong' else word} {tiles}"


@pytest.mark.by_day
@pytest.mark.rule(*SBR_RULES, "SICHUAN-P2", "SICHUAN-P3")
def test_the_hands_of_another_engine_have_its_fan(shared_data):
    rules, uncapped = rules_of("sichuan", "mil_2025"), rules_of("sichuan", "mil_2025", cap="none")
    seen = impossible = 0
    with gzip.open(shared_data("cn/sichuan_open_mahjong.jsonl.gz"), "rt", encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            flags = record.get("fl", [])
            win = win_of(
                rules,
                record["h"],
                record["w"],
                melds=[meld_text(text) for text in record["m"]],
                by="rob" if "rob" in flags else record["by"],
                source="W",
                context=[CONTEXT_OF[flag] for flag in flags if flag != "rob"],
                lack=record["missing"],
                check=False,
                waits=0,
            )
            result = value(win, uncapped, fast=True)
            assert result.wins, record
            if {"rob", "last_tile"} <= {*flags}:  # no kong follows the last tile (SICHUAN-P9), so none is robbed there
                impossible += 1
                continue
            assert result.total == record["fan"], (record, patterns(result))
            assert value(win, rules, fast=True)["base"] == record["base"]
            seen += 1
    assert (seen, impossible) == (6000 - IMPOSSIBLE, IMPOSSIBLE)
