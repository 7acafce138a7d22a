"""The kinds of settings: a chapter names a field of the rules record and says here all that is to be said of it.

A field says in one sentence what it means, to who writes a page. What follows from it is made: the record and the words
of pages, bounds of house rules, hooks, docs/fields.md. What a kernel does with it no declaration can say.
"""

from typing import Any

import numpy as np

Number = type[np.number[Any]]


class Word:
    """One word that a setting may take or list, the number that it stands for in the record, and what it means.

    A setting with this word switches on `hooks` (bits of hook_codes.py).
    """

    def __init__(self, word: str, number: int, meaning: str, hooks: int = 0) -> None:
        self.word = word
        self.number = number
        self.meaning = meaning
        self.hooks = hooks


class Field:
    """One field of the rules record: what it means, and how it lies there.

    Any value but 0 switches on `hooks`. `place` is that of a setting which stands in `rules.option`.
    """

    words: tuple[Word, ...] = ()

    def __init__(
        self,
        meaning: str,
        dtype: Number = np.int8,
        shape: tuple[int, ...] = (),
        hooks: int = 0,
        place: int | None = None,
    ) -> None:
        self.meaning = meaning
        self.dtype = dtype
        self.shape = shape
        self.hooks = hooks
        self.place = place


class Switch(Field):
    """True or False: `meaning` says what holds where it is True."""


class Choice(Field):
    """One of several words; a page that does not name the setting has the one that stands for 0."""

    def __init__(self, meaning: str, *words: Word, hooks: int = 0, place: int | None = None) -> None:
        super().__init__(meaning, hooks=hooks, place=place)
        self.words = words


class Several(Field):
    """Any number of words, those that are on: bits of one number or, with a shape, places of a list of 0 and 1."""

    def __init__(
        self, meaning: str, *words: Word, dtype: Number = np.int8, shape: tuple[int, ...] = (), hooks: int = 0
    ) -> None:
        super().__init__(meaning, dtype, shape, hooks)
        self.words = words


class Quantity(Field):
    """A number of `unit` from `low` to `high`: house rules are held to it, and pages when they are read whole.

    `zero` says what 0 means where it is more than none of them. `words` stand for what is no number, `only` lists the
    values where they are few. A list of numbers names its `places`.
    """

    def __init__(
        self,
        meaning: str,
        unit: str,
        low: int = 0,
        high: int = 100,
        *,
        zero: str = "",
        words: tuple[Word, ...] = (),
        only: tuple[int, ...] = (),
        places: tuple[Word, ...] = (),
        dtype: Number = np.int8,
        shape: tuple[int, ...] = (),
        hooks: int = 0,
        place: int | None = None,
    ) -> None:
        super().__init__(meaning, dtype, shape, hooks, place)
        self.unit = unit
        self.low, self.high = low, high
        self.zero = zero
        self.words = words
        self.only = only
        self.places = places


class Spelled(Field):
    """A setting that is written in a way of its own, `spelling`; a page may know it by another name than the record."""

    def __init__(self, meaning: str, spelling: str, shape: tuple[int, ...], setting: str = "") -> None:
        super().__init__(meaning, shape=shape)
        self.spelling = spelling
        self.setting = setting


class Made(Field):
    """No setting: price lists, and what follows from them and from settings.

    `words` are those that a page writes elsewhere than among its settings, as the parts of its rows.
    """

    def __init__(
        self, meaning: str, dtype: Number = np.int8, shape: tuple[int, ...] = (), *, words: tuple[Word, ...] = ()
    ) -> None:
        super().__init__(meaning, dtype, shape)
        self.words = words
