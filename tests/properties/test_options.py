"""Every value of every option does something: walks by chance go otherwise, or a situation comes out otherwise."""

import hashlib
from functools import cache
from pathlib import Path

import pytest

from fangcheng.variants import IDS, load
from properties.shows import COMPANY, MOMENTS, SAME_BY_THE_BOOK, Options, outcome, situations
from properties.toggles import single_values
from properties.walks import Walk

BOOKS = Path(__file__).parents[2] / "rules"
SEEDS, HANDS = range(8), 60  # a walk of 60 hands takes 60 ms compiled
LONG_SEEDS, LONG_HANDS = range(16), 400  # for what one walk in ten meets


@cache
def walked(variant: str, seed: int, hands: int, options: tuple[tuple[str, object], ...]) -> bytes:
    """The table after so many hands of a walk, in short."""
    walk = Walk(variant, seed, options=dict(options)).go(hands=hands, watched=False)
    return hashlib.sha256(walk.table.tobytes()).digest()


def walks_differ(variant: str, changed: Options, company: Options, seeds: range, hands: int) -> bool:
    """Whether some walk goes otherwise for the change, all else equal."""
    plain, other = tuple(company.items()), tuple({**company, **changed}.items())
    return any(walked(variant, seed, hands, plain) != walked(variant, seed, hands, other) for seed in seeds)


def shows(variant: str, changed: Options) -> bool:
    """Whether this value of an option does something that its default does not."""
    ((key, value),) = changed.items()
    default = {key: load(variant).option(key).default}
    told = situations(variant, key, value)
    if told:
        return all(outcome(variant, one, changed) != outcome(variant, one, default) for one in told)
    if key in MOMENTS:
        return MOMENTS[key](variant, changed) != MOMENTS[key](variant, default)
    known = {option.key for option in load(variant).options}
    company = {name: one for name, one in COMPANY.get(key, {}).items() if name in known}
    company |= load(variant).option(key).where
    return walks_differ(variant, changed, company, SEEDS, HANDS) or walks_differ(
        variant, changed, company, LONG_SEEDS, LONG_HANDS
    )


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_every_value_of_every_option_changes_something(variant):
    dead = [
        changed
        for changed in single_values(variant)
        if (variant, *next(iter(changed.items()))) not in SAME_BY_THE_BOOK and not shows(variant, changed)
    ]
    assert dead == []


@pytest.mark.parametrize(("variant", "key", "value"), list(SAME_BY_THE_BOOK))
def test_what_changes_nothing_has_the_word_of_its_book(variant, key, value):
    book, rule, words = SAME_BY_THE_BOOK[variant, key, value]
    [line] = [
        line
        for line in (BOOKS / f"{book}.md").read_text().splitlines()
        if line.startswith((f"- **{rule}**", f"- {rule} "))
    ]
    assert words in line
    assert not walks_differ(variant, {key: value}, {}, range(2), HANDS)


@pytest.mark.parametrize("variant", IDS)
def test_every_preset_chooses_something_that_the_variant_offers(variant):
    ruleset = load(variant)
    for preset, chosen in ruleset.presets.items():
        ruleset.choose(chosen)  # each value is one the option allows
        assert any(value != ruleset.option(key).default for key, value in chosen.items()), preset
