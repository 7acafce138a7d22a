"""Rules for walks: every preset, every single value of every option, and random values of all options at once."""

import random
from collections.abc import Iterator

from fangcheng.rules.option import Option, Value
from fangcheng.variants import load

Options = dict[str, Value]


def values_of(option: Option) -> list[Value]:
    """All values of a choice; of a number its ends, its default and a value between."""
    if option.low is None or option.high is None:
        return list(option.choices)
    return list(dict.fromkeys([option.low, option.default, (option.low + option.high) // 2, option.high]))


def single_values(variant: str) -> Iterator[Options]:
    """Every option in turn away from its default, all others at theirs."""
    for option in load(variant).options:
        for value in values_of(option):
            if value != option.default or isinstance(value, bool) != isinstance(option.default, bool):
                yield {option.key: value}


def random_values(variant: str, seed: int) -> Options:
    """A random value of every option; the seed gives the same ones again."""
    chance = random.Random(f"{variant} {seed}")
    chosen = {option.key: chance.choice(values_of(option)) for option in load(variant).options}
    if chosen.get("initial_indicators", 1) != 1 and chosen["replenish"] == 0:
        chosen["replenish"] = 1  # RIICHI-29 refuses the two together
    return chosen


def presets(variant: str) -> list[str]:
    """The default rules and every preset."""
    return ["default", *load(variant).presets]
