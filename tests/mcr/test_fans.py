"""Every fan of the table in a worked hand, with everything else that hand counts."""

from pathlib import Path

import numpy as np
import pytest

from fangcheng.core.state.pattern_ids import PATTERN_NAMES
from fangcheng.variants.mcr import RULESET
from mcr.hands import counts, rules_of, value, value_interpreted
from reference.mcr import table
from tabletop import win_of
from yaml_text import read_yaml

HANDS = read_yaml((Path(__file__).parent / "fans.yaml").read_text(encoding="utf-8"))


def hand_params():
    return [pytest.param(hand, id=hand["fan"], marks=pytest.mark.rule(RULESET.rule_of(hand["fan"]))) for hand in HANDS]


def facts_of(hand):
    return {key: hand[key] for key in ("melds", "by", "seat", "round", "context", "flowers") if key in hand}


@pytest.mark.by_day
@pytest.mark.parametrize("hand", hand_params())
def test_a_hand_with_this_fan_counts_as_the_commentary_says(hand):
    result = value(rules_of(), hand["hand"], hand["tile"], source="N", **facts_of(hand))
    assert hand["fan"] in hand["counts"]
    assert result.fans == hand["counts"]
    assert result.total == hand["total"]


@pytest.mark.rule("MCR-36")
@pytest.mark.parametrize("hand", HANDS[::9], ids=lambda hand: hand["fan"])
def test_the_total_is_the_sum_of_the_fans(hand):
    rules = rules_of()
    result = value_interpreted(rules, win_of(rules, hand["hand"], hand["tile"], source="N", **facts_of(hand)))
    assert counts(result) == hand["counts"]
    values = {PATTERN_NAMES[number]: int(result["values"][number]) for number in np.flatnonzero(result["values"])}
    assert values == {fan: times * int(rules.price[number_of(fan)]) for fan, times in hand["counts"].items()}
    assert sum(values.values()) == result.total == hand["total"]


def number_of(fan):
    return PATTERN_NAMES.index(fan)


def test_every_fan_of_the_rulebook_has_its_price_and_a_worked_hand():
    prices = {fan: worth for fan, (worth, _) in table().items()}
    assert RULESET.prices == prices
    assert {hand["fan"] for hand in HANDS} == set(prices)


@pytest.mark.rule("MCR-37", "MCR-P2")
def test_the_price_list_excludes_what_the_rulebook_excludes():
    """Two-chow fans aside, which are counted as links (MCR-41) and may be named or not."""
    links = {"pure_double_chow", "mixed_double_chow", "short_straight", "two_terminal_chows"}
    own_pungs = {"pung_of_terminals_or_honors"}
    for fan, (_, excluded) in table().items():
        assert set(RULESET.excludes.get(fan, ())) - links - own_pungs == excluded - links - own_pungs, fan
