"""Whatever house rules are accepted can be played: settings and prices by chance, one hand of each table."""

import random

import pytest

from fangcheng import Match
from fangcheng.errors import HouseRuleError
from fangcheng.game.actions import numbers_of
from fangcheng.rules.declared import ENUMERATIONS, NO_NUMBERS, QUANTITIES, SETS, SWITCHES
from fangcheng.rules.house_text import written
from fangcheng.variants import IDS, from_text, load

LONGEST = 3000  # decisions of a hand
SLOW = ("joker_rule",)  # a win with jokers takes seconds while it is interpreted


def value_of(key, chance):
    """A value that the setting may have, its bounds among them."""
    if key in ENUMERATIONS:
        return chance.choice([*ENUMERATIONS[key]])
    if key not in QUANTITIES:
        return chance.choice([True, False])
    low, high = QUANTITIES[key].low, QUANTITIES[key].high
    if QUANTITIES[key].shape:
        return [chance.choice([low, high])] * QUANTITIES[key].shape[0]
    return chance.choice([low, high, (low + high) // 2, 1, *NO_NUMBERS.get(key, ())])


def house_by_chance(chance):
    page = load(chance.choice(IDS))
    keys = [*ENUMERATIONS, *sorted(SWITCHES), *sorted(QUANTITIES), *(f"forms.{word}" for word in SETS["forms"])]
    rules = {key: value_of(key, chance) for key in chance.sample(keys, chance.randint(1, 5)) if key not in SLOW}
    prices = {pattern: chance.choice([0, 1, 5, 100]) for pattern in chance.sample([*page.prices], 2)}
    lines = [f"base = {written(page.id)}", "[rules]", *(f"{key} = {written(value)}" for key, value in rules.items())]
    return "\n".join([*lines, "[prices]", *(f"{key} = {value}" for key, value in prices.items())])


def play_a_hand(text, chance):
    house = from_text("chance.toml", text)
    match = Match(house, seed=1, mode="interpreted")
    for _ in range(LONGEST):
        if match.hand_over:
            break
        seat = match.owed[0]
        match.act(seat, chance.choice(numbers_of(match.table, seat)))
    assert match.hand_over
    assert match.explain()
    for seat in range(match.seats):
        match.view(seat)


def check(seeds):
    played = 0
    for seed in seeds:
        chance = random.Random(seed)
        text = house_by_chance(chance)
        try:
            play_a_hand(text, chance)
        except HouseRuleError:
            continue
        except Exception as error:
            raise AssertionError(f"seed {seed}: {text}") from error
        played += 1
    assert played > len(seeds) / 2


@pytest.mark.by_day
def test_house_rules_by_chance_are_refused_or_played():
    check(range(20))


@pytest.mark.slow
def test_many_house_rules_by_chance_are_refused_or_played():
    check(range(100, 600))
