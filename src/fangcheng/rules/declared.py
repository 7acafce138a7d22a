"""The settings of the chapters by their kinds, as pages name them: their words, their places, their numbers."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from fangcheng.core.state.fields.chapters import OPTION, OPTIONS, SETTINGS
from fangcheng.core.state.fields.kinds import Choice, Field, Quantity, Several, Switch, Word

Words = Mapping[str, int]


Kind = TypeVar("Kind", bound=Field)


def _numbers(words: Iterable[Word]) -> Words:
    return {one.word: one.number for one in words}


def _of_kind(kind: type[Kind]) -> dict[str, Kind]:
    return {name: one for name, one in SETTINGS.items() if isinstance(one, kind)}


SWITCHES = frozenset(_of_kind(Switch))
ENUMERATIONS = {name: _numbers(one.words) for name, one in _of_kind(Choice).items()}
SETS = {name: _numbers(one.words) for name, one in _of_kind(Several).items()}
QUANTITIES = _of_kind(Quantity)

# Words for what is no number.
NO_NUMBERS = {name: _numbers(one.words) for name, one in QUANTITIES.items() if one.words}

# Names of the places in the lists of a rules record.
PLACES: dict[str, Words] = {
    **{name: _numbers(one.places) for name, one in QUANTITIES.items() if one.places},
    **{name: words for name, words in SETS.items() if SETTINGS[name].shape},
    OPTION: {name.partition(".")[2]: one.place for name, one in OPTIONS.items() if one.place is not None},
}


def quantity_of(key: str) -> Quantity | None:
    """Return the quantity that a setting, or one place of it, is a number of; None for settings of other kinds."""
    return QUANTITIES.get(key) or QUANTITIES.get(key.partition(".")[0])
