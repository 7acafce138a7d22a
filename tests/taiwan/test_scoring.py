"""Taiwan's values: the engine against the slow scorer and against ten thousand hands another engine valued."""

import gzip
import json
from itertools import islice
from random import Random

import pytest

from fangcheng.core.state.pattern_ids import EIGHT_PAIRS
from reference import taiwan
from reference.random_hands import random_hand, random_pairs
from reference.taiwan import Facts, score
from reference.words import Hand, is_sets_and_pair
from tabletop import patterns, rules_of, value, win_in_taiwan, win_of

HOME = ("flower", "wind_pung")  # rows of the preset `home` alone (TAIWAN-P23)
FAN_RULES = [f"TAIWAN-F-{name}" for name in taiwan.DEFAULT if name not in HOME]


def random_facts(rng: Random, hand: Hand, seat: int) -> Facts:
    """Circumstances that can go with the hand."""
    words = set()
    if hand.by == "self":
        words |= set(rng.choices(["kong_replacement", "flower_replacement", "", "", "", ""], k=1))
    if hand.by != "rob" and rng.random() < 0.1:
        words.add("last_tile")
    if not hand.melds and rng.random() < 0.3:
        words |= {rng.choice(["first_draw", "ready_declared", "open_ready", "heavenly_ready", "earthly_ready"])}
    flowers = tuple(sorted(rng.sample(range(1, 9), rng.choice((0, 0, 1, 2, 4, 6, 7)))))
    streak = rng.choice((0, 0, 1, 2, 5))
    return Facts(seat, rng.randrange(4), seat == 0, streak, flowers, frozenset(words - {""}))


def random_case(rng: Random) -> tuple[Hand, Facts]:
    by = ("self", "discard", "rob")
    hand = random_pairs(rng, 8, range(34), by[:2]) if rng.random() < 0.05 else random_hand(rng, 5, range(34), True, by)
    return hand, random_facts(rng, hand, rng.randrange(4))


def engine_value(hand: Hand, facts: Facts, rules, fast: bool):
    mask = sum(1 << face for face in taiwan.waited_for(hand, rules.price[EIGHT_PAIRS] == 0))
    return value(win_in_taiwan(rules, hand, facts, mask), rules, fast)


def compare(seed: int, count: int, sml: bool, fast: bool) -> None:
    rng = Random(seed)
    rules = rules_of("taiwan", "sml_2026" if sml else None)
    for _ in range(count):
        hand, facts = random_case(rng)
        total, values = score(hand, facts, sml)
        result = engine_value(hand, facts, rules, fast)
        got = {name: number for name, number in patterns(result).items() if number}
        assert (int(result.total) if result.wins else -1) == total, (hand, facts, got, values)
        assert sum(got.values()) == sum(values.values())


@pytest.mark.by_day
@pytest.mark.rule(*FAN_RULES, "TAIWAN-56", "TAIWAN-59", "TAIWAN-66", "TAIWAN-67")
def test_random_hands_have_the_value_that_a_reading_of_the_rules_by_hand_gives():
    compare(20261, 1500, sml=False, fast=True)


@pytest.mark.by_day
@pytest.mark.rule(*(f"TAIWAN-P{number}" for number in (1, 2, 3, 4, 5, 7, 8, 9)))
def test_random_hands_have_the_value_of_the_sml_table():
    compare(20262, 1000, sml=True, fast=True)


@pytest.mark.rule("TAIWAN-66")
@pytest.mark.parametrize("sml", [False, True])
def test_the_interpreted_rules_give_the_same(sml):
    compare(20263, 60, sml, fast=False)


@pytest.mark.slow
@pytest.mark.rule(*FAN_RULES)
@pytest.mark.parametrize("sml", [False, True])
def test_a_hundred_thousand_random_hands(sml):
    compare(7, 50_000, sml, fast=True)


SML_NAMES = {
    "flower_tile": "seat_flower",
    "single_wait": "one_wait",
    "fully_concealed_hand": "fully_concealed",
    "prevalent_wind_pung": "round_wind",
    "seat_wind_pung": "seat_wind",
    "all_begging": "melded_hand",
    "out_with_replacement_tile": "kong_bloom",
    "robbing_kong": "robbing_the_kong",
}


def meld_text(text: str) -> str:
    word, tiles = text.split()[:2]
    return f"{'concealed' if word == 'ckong' else word} {tiles}"


@pytest.mark.by_day
@pytest.mark.rule("TAIWAN-P1", "TAIWAN-P2", "TAIWAN-P3", "TAIWAN-P4", "TAIWAN-P5", "TAIWAN-P6", "TAIWAN-P7")
@pytest.mark.parametrize(("step", "few"), [(5, 2), pytest.param(1, 29, marks=pytest.mark.slow)])
def test_the_hands_of_another_engine_have_its_tai_but_for_exhausted_waits(shared_data, step, few):
    rules = rules_of("taiwan", "sml_2026")
    different = []
    with gzip.open(shared_data("cn/taiwan_open_mahjong.jsonl.gz"), "rt", encoding="utf-8") as lines:
        for line in islice(lines, 0, None, step):
            record = json.loads(line)
            win = win_of(
                rules,
                record["h"],
                record["w"],
                melds=[meld_text(text) for text in record["m"]],
                by=record["by"],
                source="W" if record["sw"] != 2 else "N",
                seat="ESWN"[record["sw"]],
                dealer="W" if record["sw"] != 2 else "N",
                round="ESWN"[record["rw"]],
                context=record.get("fl", []),
                flowers="".join(f"{flower}f" for flower in record["f"]),
                check=False,
                waits=0,
            )
            win.seat_wind = record["sw"]
            win.waits = waits_before(win)
            result = value(win, rules, fast=True)
            if int(result.total) != record["tai"]:
                different.append((record, patterns(result)))
    assert len(different) == few
    assert all(only_the_wait_differs(record, got) for record, got in different)


def waits_before(win) -> int:
    """Faces that would have completed the hand, tiles held four times too."""
    tiles = [face for face in range(34) for _ in range(int(win.hand[face]))]
    tiles.remove(int(win.tile))
    return sum(1 << face for face in range(34) if is_sets_and_pair([*tiles, face]))


def only_the_wait_differs(record, got) -> bool:
    theirs = {SML_NAMES.get(name, name) for name in record["fans"]}
    return theirs ^ {name for name, number in got.items() if number} == {"one_wait"}
