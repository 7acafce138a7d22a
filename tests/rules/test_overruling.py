"""An option is overruled beside those values of others with which each of its own makes the same rules record."""

import random

import pytest

from fangcheng.errors import FangchengError
from fangcheng.rules.overruling import is_overruled, overrulers
from fangcheng.rules.page.options import values_of
from fangcheng.variants import IDS, load


def records(page, option, chosen):
    """Return the different records that an option makes beside other values; what cannot be played is one of them."""
    found = set()
    for value in values_of(option):
        try:
            found.add(page.record({**chosen, option.key: value}).tobytes())
        except FangchengError:
            found.add(b"")
    return found


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_what_is_told_to_be_overruled_changes_nothing_and_nothing_else_does(variant):
    page = load(variant)
    for option in page.options:
        told = overrulers(page, option)
        for other in page.options:
            if other is option or not option.sets() & other.sets():
                continue
            for value in values_of(other):
                chosen = page.choose({**option.where, **other.where, other.key: value})
                if not (option.counts(chosen) and other.counts(chosen)):
                    continue
                assert (value in told.get(other.key, ())) == (len(records(page, option, chosen)) == 1), (
                    option.key,
                    other.key,
                    value,
                )


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_at_tables_drawn_by_lot_an_overruled_option_changes_nothing(variant):
    seed = random.randrange(10**6)
    print("seed", seed)
    chance, page = random.Random(seed), load(variant)
    for _ in range(30):
        chosen = {option.key: chance.choice([*values_of(option)]) for option in page.options}
        for option in page.options:
            if is_overruled(page, option, chosen):
                assert len(records(page, option, chosen)) == 1, (option.key, chosen)


def test_the_overruled_are_those_of_the_books():
    assert overrulers(load("sichuan"), load("sichuan").option("lack")) == {"teams": ["pairs"]}
    assert overrulers(load("classic"), load("classic").option("seven_pairs")) == {"hand_size": [16]}
    assert overrulers(load("riichi"), load("riichi").option("kan_dora")) == {}
    assert overrulers(load("mcr"), load("mcr").option("penalty_table")) == {}  # makes nothing, so nothing is overruled
