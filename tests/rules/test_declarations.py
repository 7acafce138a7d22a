"""Declarations of settings: each stands once, says what it means, and fits the record that is made of it."""

import ast
import inspect
import re
from types import FunctionType

import numpy as np
import pytest

from fangcheng.core.dialect.registry import known_kernels
from fangcheng.core.institutions import hooks as kept
from fangcheng.core.state import hook_codes, rule_codes
from fangcheng.core.state.fields import demands, forms, scoring_options
from fangcheng.core.state.fields.chapters import CHAPTERS, FIELDS, OPTIONS, SETTINGS
from fangcheng.core.state.fields.kinds import Choice, Quantity, Several
from fangcheng.core.state.rules import RULES
from fangcheng.rules.hooks import SWITCHES

ALL = {**FIELDS, **OPTIONS}
MODULES = (*CHAPTERS, scoring_options)
SENTENCE = re.compile(r"[A-Z0-9a-z].*[^ .]\.$")
HOOKS = {name: bit for name, bit in vars(hook_codes).items() if name.isupper()}

# Accounts are cleared whether they are used or not; an action or a question says by itself what is played.
ASKED_BEFORE = {"BEFORE_MATCH", "SPECIAL_ACTION", "FLOWERS_KEPT"}

# Conditions that a hook asks beside the setting that switches it on.
BESIDE = {
    "BEFORE_PLAY": {"opening_silence"},  # of opening_wins
    "WALL_EMPTY": {"horse_flows"},  # of bought_horses
    "HAND_END": {"follow_when"},  # of follow
}


def assigned(module):
    """The names that a file gives something to, at its top."""
    tree = ast.parse(inspect.getsource(module))
    return [
        name.id for node in tree.body if isinstance(node, ast.Assign) for name in node.targets if hasattr(name, "id")
    ]


def test_every_field_is_declared_once():
    names = [name for module in CHAPTERS for name in assigned(module) if name in FIELDS]
    assert sorted(names) == sorted(FIELDS)
    assert RULES.names == tuple(FIELDS)
    options = [name for name in assigned(scoring_options) if f"option.{name}" in OPTIONS]
    assert sorted(options) == sorted(name.removeprefix("option.") for name in OPTIONS)


def test_a_field_and_its_words_say_what_they_mean():
    for name, field in ALL.items():
        assert SENTENCE.match(field.meaning), name
        words = (*field.words, *getattr(field, "places", ()))
        assert [word.word for word in words if not word.meaning or word.meaning.endswith(".")] == [], name
        assert len({word.word for word in words}) == len(words), name


def test_no_two_fields_mean_the_same():
    meanings = [field.meaning for field in ALL.values()]
    assert sorted({*meanings}) == sorted(meanings)


def room_of(field):
    """The numbers that a field has room for, from the least to the greatest."""
    kind = np.iinfo(RULES["option"].base if field.place is not None else field.dtype)
    return range(int(kind.min), int(kind.max) + 1)


def test_what_a_quantity_may_be_fits_into_its_field():
    for name, field in SETTINGS.items():
        if isinstance(field, Quantity):
            numbers = [field.low, field.high, *field.only, *(word.number for word in field.words)]
            assert [number for number in numbers if number not in room_of(field)] == [], name
            assert field.low <= field.high, name


def test_a_list_of_numbers_names_its_places_in_order():
    for name, field in SETTINGS.items():
        places = field.words if isinstance(field, Several) and field.shape else getattr(field, "places", ())
        assert [word.number for word in places] == [*range(len(places))], name
        assert len(places) <= (field.shape or (0,))[0], name


def test_the_words_of_a_setting_stand_for_numbers_of_their_own():
    for name, field in SETTINGS.items():
        numbers = [word.number for word in field.words]
        assert len({*numbers}) == len(numbers), name
        assert [number for number in numbers if number not in room_of(field)] == [], name
        if isinstance(field, Several) and not field.shape:
            assert all(number.bit_count() == 1 for number in numbers), name
        if isinstance(field, Choice) and name != "method":
            assert 0 in numbers, f"{name}: what has a page that does not name it?"


def test_every_setting_of_scoring_has_a_place_of_its_own():
    places = [field.place for field in OPTIONS.values()]
    assert len({*places}) == len(places)
    assert {*places} <= {*range(RULES["option"].shape[0])}


def test_a_constant_means_one_number_in_all_chapters():
    told = {}
    for module in (*MODULES, demands, forms):
        for name, number in vars(module).items():
            if isinstance(number, int):
                assert told.setdefault(name, number) == number, name


def test_every_constant_of_a_chapter_is_at_hand_for_kernels():
    for module in (*MODULES, demands):
        for name, number in vars(module).items():
            if isinstance(number, int):
                assert getattr(rule_codes, name) == number


# --- hooks: what switches them on, and what is asked where they are kept


def keepers(hook):
    """The functions of institutions/hooks.py that say they keep a hook."""
    functions = [
        one for one in vars(kept).values() if isinstance(one, FunctionType) and one.__module__ == kept.__name__
    ]
    return [one for one in functions if hook in (one.__doc__ or "").partition(":")[0].split(", ")]


def read_below(functions):
    """The names of fields that these functions read, and all kernels that they call."""
    found, kernels = [*functions], known_kernels()
    for here in found:
        called = (here.__globals__.get(name) for name in here.__code__.co_names)
        found += [one for one in called if isinstance(one, FunctionType) and one in kernels and one not in found]
    return {name for one in found for name in one.__code__.co_names} & {*FIELDS}


@pytest.mark.parametrize("hook", sorted({*HOOKS} - ASKED_BEFORE))
def test_what_switches_a_hook_on_is_asked_for_where_the_hook_is_kept(hook):
    assert keepers(hook)
    assert {*SWITCHES[HOOKS[hook]]} <= read_below(keepers(hook))


@pytest.mark.parametrize("hook", HOOKS)
def test_what_is_asked_for_where_a_hook_is_kept_switches_it_on(hook):
    asked = {name for one in keepers(hook) for name in one.__code__.co_names} & {*FIELDS}
    others = {name for one in keepers(hook) for bit in told_by(one) for name in SWITCHES[bit]}
    assert asked - others == BESIDE.get(hook, set())


def told_by(function):
    """The bits of all hooks that a function says it keeps."""
    return [HOOKS[hook] for hook in function.__doc__.partition(":")[0].split(", ")]
