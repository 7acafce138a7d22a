"""Random hands: the engine, the literal scorer of tests/reference and the package `mahjong` must agree."""

from random import Random

import numpy as np
import pytest

from fangcheng.core.scoring.value import value_at
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.win import RESULT
from landed import landed
from reference.riichi_value import score
from riichi.engine import desks, rules_of, value_hands, value_interpreted, worth
from riichi.oracle import ask_mahjong
from riichi.random_hands import random_hand

OPTIONS = (
    {},
    {"double_yakuman": True, "kiriage": True},
    {"add_yakuman": False, "counted_yakuman": False, "double_wind_fu": 2, "kuitan": False},
    {"two_han_from_5": True, "human_hand": "mangan", "kong_bloom_with_last_tile": True},
    {"human_hand": "five_han", "ippatsu": False},
    {"human_hand": "yakuman"},
)


def disagreements(variant, seed, count, options):
    """Random hands of which engine and reference say different things."""
    chance = Random(seed)
    hands = [random_hand(chance, 3 if variant == "sanma" else 4) for _ in range(count)]
    for hand in hands:
        hand.options = options
    _, results = value_hands(rules_of(variant, **options), hands)
    told = zip(hands, results, strict=True)
    return [(hand, worth(result), score(hand)) for hand, result in told if worth(result) != score(hand)]


@pytest.mark.by_day
@pytest.mark.rule("RIICHI-62", "RIICHI-64", "RIICHI-65", "RIICHI-84", "RIICHI-86", "SANMA-29", "SANMA-32")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "default")
@pytest.mark.parametrize("variant", ["riichi", "sanma"])
def test_random_hands_are_worth_what_the_literal_scorer_says(variant, options):
    assert disagreements(variant, 7, 500, options) == []


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["riichi", "sanma"])
def test_a_hundred_thousand_random_hands_are_worth_what_the_literal_scorer_says(variant):
    for seed, options in enumerate(OPTIONS):
        assert disagreements(variant, seed, 17_000, options) == []


def asked_otherwise(seed, count, double):
    """Random four-player hands of which the package says something else."""
    chance = Random(seed)
    hands = [random_hand(chance) for _ in range(count)]
    _, results = value_hands(rules_of("riichi", double_yakuman=double), hands)
    found = []
    for hand, result in zip(hands, results, strict=True):
        value, answer = worth(result), ask_mahjong(hand, double)
        if value is not None:
            parts = ("yakuman",) if value["yakuman"] else ("yakuman", "han", "fu")
            value = {part: value[part] for part in parts}
        if value != answer:
            found.append((hand, value, answer))
    return found


@pytest.mark.by_day
@pytest.mark.rule("RIICHI-81", "RIICHI-82", "RIICHI-84", "RIICHI-86")
@pytest.mark.parametrize("double", [False, True])
def test_random_hands_are_worth_what_the_package_mahjong_says(double):
    assert asked_otherwise(11, 1_000, double) == []


@pytest.mark.slow
def test_twenty_thousand_random_hands_are_worth_what_the_package_mahjong_says():
    assert asked_otherwise(12, 20_000, False) == []


def test_a_single_call_gives_what_the_batch_gives():
    chance = Random(4)
    hands = [random_hand(chance) for _ in range(50)]
    rules = rules_of("riichi")
    wins, results = value_hands(rules, hands)
    ruled, alone = np.zeros(1, RULES), np.zeros(len(hands), RESULT)
    ruled[0] = rules
    (value,) = landed(rules, value_at)
    for number in (0, 7, 49):
        value(np.asarray(wins), number, ruled, desks(), alone)
        assert worth(alone[number]) == worth(results[number])
    assert worth(alone[1]) is None


def test_interpreted_and_compiled_kernels_agree():
    chance = Random(3)
    hands = [random_hand(chance) for _ in range(60)]
    rules = rules_of("riichi")
    _, results = value_hands(rules, hands)
    assert [worth(value_interpreted(rules, hand)) for hand in hands] == [worth(result) for result in results]
