"""Conditions of stages: they name settings as pages do, and every one of them holds in some game."""

from functools import cache

import numpy as np
import pytest

import fangcheng.bots.batch
import fangcheng.game.engine  # noqa: F401 (their stages are looked at)
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.dialect.registry import CONDITIONS
from fangcheng.core.state.conditions import names_known, off, on
from fangcheng.core.state.rules import RULES
from fangcheng.errors import UnknownName
from fangcheng.variants import IDS, load
from properties.toggles import presets, single_values

# No page sets bystander_most: it is the second half of the payment of a discard, for pages to come.
FOR_PAGES_TO_COME = {"leave_rest_to_giver"}


def rules_of(variant, options=None, preset=None):
    """The rules record of a game."""
    return with_attributes(load(variant).record(options, preset))[0]


@cache
def all_records():
    """The rules of every game under every preset and every single value of its options."""
    made = [rules_of(variant, None, preset) for variant in IDS for preset in presets(variant)]
    return made + [rules_of(variant, options) for variant in IDS for options in single_values(variant)]


@pytest.mark.parametrize(
    ("name", "holds", "does_not"),
    [
        ("lack_rule", ("sichuan", {}), ("riichi", {})),
        ("lack_rule.declared", ("sichuan", {}), ("sichuan", {"lack": "free"})),  # SICHUAN-16: one or the other
        ("exchange", ("sichuan", {"exchange3": True}), ("sichuan", {})),
        ("method.han_and_fu", ("riichi", {}), ("mcr", {})),
        ("forms.thirteen_orphans", ("riichi", {}), ("sichuan", {})),
        ("option.kiriage", ("riichi", {"kiriage": True}), ("riichi", {"kiriage": False})),
        ("side_pay.four_winds", ("nanjing", {}), ("riichi", {})),
    ],
)
def test_a_condition_holds_in_the_games_that_have_its_setting_on(name, holds, does_not):
    assert [bool(on(name)(rules_of(*one))) for one in (holds, does_not)] == [True, False]
    assert [bool(off(name)(rules_of(*one))) for one in (holds, does_not)] == [False, True]


def test_a_condition_of_several_settings_holds_where_one_of_them_is_on():
    either = on("exchange", "lay_north")
    assert [bool(either(rules_of(variant))) for variant in ("sichuan", "sanma", "riichi")] == [False, True, False]
    assert either(rules_of("sichuan", {"exchange3": True}))


def test_every_name_reads_its_own_field_and_no_setting_is_on_where_all_is_zero():
    nothing = with_attributes(np.zeros(1, RULES))[0]
    names = list(names_known())
    assert len(names) == len(set(names)) > 1000
    of_fields = [name for name in names if "." not in name or name.startswith("option.")]
    assert not any(on(name)(nothing) for name in of_fields)
    for name in of_fields:
        one = with_attributes(np.zeros(1, RULES))[0]
        field = name.partition(".")[0]
        one[field] = 1
        assert [other for other in of_fields if on(other)(one) and other.partition(".")[0] != field] == []
        assert on(name)(one)


@pytest.mark.parametrize(
    ("slip", "meant"),
    [("exchnge", "exchange"), ("lack_rule.declard", "lack_rule.declared"), ("option.kirage", "option.kiriage")],
)
def test_a_misspelt_setting_is_refused_with_the_nearest_when_the_stage_is_defined(slip, meant):
    with pytest.raises(UnknownName, match=f'"{slip}".*Did you mean "{meant}"'):
        on(slip)


def conditions():
    """The stages of the house that have a condition, with it; tests define some of their own."""
    return {one: condition for one, condition in CONDITIONS.items() if one.__module__.startswith("fangcheng.")}.items()


@pytest.mark.by_day
def test_every_stage_is_needed_by_some_game_else_its_condition_never_holds():
    never = {one.__name__ for one, condition in conditions() if not any(map(condition, all_records()))}
    assert never == FOR_PAGES_TO_COME


@pytest.mark.by_day
def test_every_condition_fails_in_some_game_else_the_stage_needs_none():
    always = [one.__name__ for one, condition in conditions() if all(map(condition, all_records()))]
    assert always == []
