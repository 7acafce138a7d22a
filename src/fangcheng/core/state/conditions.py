"""Conditions of stages that follow from the declarations of settings: what a stage is for must be on."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from fangcheng.core.dialect.registry import Condition
from fangcheng.core.state.fields.chapters import FIELDS, OPTION, OPTIONS
from fangcheng.core.state.fields.kinds import Field, Quantity, Several, Word
from fangcheng.errors import UnknownName

Reading = Callable[[Any], Any]  # from the value of one field to whether it is on


def on(*names: str) -> Condition:
    """Return the condition that any of these settings is on; each is named as pages name it.

    `lack_rule` is on by any value but 0, as for hooks (rules/hooks.py), `lack_rule.declared` by this word alone, and
    `share_times.dealer` by this place of the list. UnknownName, when the stage is defined, where none is so named.
    """
    asked = [_reading_of(name) for name in names]
    return lambda rules: any(is_on(rules[field]) for field, is_on in asked)


def off(*names: str) -> Condition:
    """Return the condition that none of these settings is on."""
    is_on = on(*names)
    return lambda rules: not is_on(rules)


def called_at(hook: int) -> Condition:
    """Return the condition that the hook (a bit of hook_codes.py) is used, whichever setting switches it on."""
    return lambda rules: rules["hooks"] & hook != 0


def _reading_of(name: str) -> tuple[str, Reading]:
    """Return the field of the record that a name of a page is about, and how its value is read."""
    if name in OPTIONS:
        return OPTION, _place(OPTIONS[name].place)
    field, _, word = name.partition(".")
    if not word and field in FIELDS:
        return field, np.any
    if field in FIELDS:
        for one in _words_of(FIELDS[field]):
            if one.word == word:
                return field, _reading_by(FIELDS[field], one)
    raise UnknownName("setting or word of one", name, names_known(), "A condition names them as pages do.")


def _words_of(field: Field) -> tuple[Word, ...]:
    return (*field.words, *(field.places if isinstance(field, Quantity) else ()))


def _reading_by(field: Field, word: Word) -> Reading:
    """Return how a value is read for one word of its field: as a place of a list, a bit, or the number itself."""
    if field.shape:
        return _place(word.number)
    if isinstance(field, Several):
        return lambda value: int(value) & word.number != 0
    return lambda value: value == word.number


def _place(place: int | None) -> Reading:
    return lambda value: value[place] != 0


def names_known() -> Iterator[str]:
    """Yield all that a condition may name: settings, and their words and places."""
    yield from OPTIONS
    for name, field in FIELDS.items():
        yield name
        yield from (f"{name}.{word.word}" for word in _words_of(field))
