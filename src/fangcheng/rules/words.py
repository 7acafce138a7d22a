"""The words that variant pages, options and house rules use for settings: what number each stands for in RULES.

Which settings there are, of which kind and with which words, is declared in core/state/fields/: a choice takes one of
its words, a switch True or False, a set a list of words (those that are on), a quantity a number; some quantities have
words for what is no number (`"cap": "none"`).
"""

from collections.abc import Callable, Mapping
from typing import Any

from fangcheng.core.state.fields.chapters import SPELLED
from fangcheng.core.state.rules import RULES
from fangcheng.errors import BadSetting, NotationError, UnknownName, nearest
from fangcheng.rules.declared import ENUMERATIONS, NO_NUMBERS, PLACES, QUANTITIES, SETS, SWITCHES, Words
from fangcheng.tiles import CARD, FACES, FLOWER, HEAD, KINDS, parse

WINDS = "ESWN"

# Parts of the set of tiles: four of each face, one of each flower. Single tiles are written as ever: `19m`.
TILE_WORDS = {
    "suits": range(27),
    "m": range(9),
    "p": range(9, 18),
    "s": range(18, 27),
    "honours": range(27, FACES),
    "winds": range(27, 31),
    "dragons": range(31, FACES),
    "flowers": range(FLOWER, HEAD),
    "heads": range(HEAD, CARD),
}


# One part of the set put in or taken out, whatever the others are: `"tiles.flowers": False`.
TILE_PARTS = tuple(f"tiles.{part}" for part in TILE_WORDS)


def number_of(key: str, value: Any) -> Any:
    """Return what stands in RULES for the value of a setting: a number, or numbers where the setting is a list.

    Raises UnknownName for a setting that nobody knows, BadSetting for a value that is none of its words.
    """
    field = key.partition(".")[0]
    if key in READ_APART:
        return READ_APART[key](key, value)
    if key in TILE_PARTS:
        return _switch(key, value)
    if key in ENUMERATIONS:
        return _word(key, value, ENUMERATIONS[key])
    if key in SWITCHES:
        return _switch(key, value)
    if field in SETS:
        return _set_of(key, value)
    if key in QUANTITIES or (field in QUANTITIES and key.partition(".")[2] in PLACES.get(field, ())):
        return _quantity(key, value)
    raise UnknownName("setting", key, settings())


def settings() -> list[str]:
    """Return the names of all settings."""
    places = [f"{field}.{place}" for field in (*SETS, *QUANTITIES) for place in PLACES.get(field, ())]
    return [*READ_APART, *TILE_PARTS, *ENUMERATIONS, *SWITCHES, *SETS, *QUANTITIES, *places]


def allowed(key: str) -> str:
    """Return in words what a setting may be."""
    if key == "tiles":
        return f"tiles or words joined by +: {', '.join(TILE_WORDS)}"
    if key == "round_winds":
        return SPELLED[key].spelling
    if key in ENUMERATIONS:
        return ", ".join(ENUMERATIONS[key])
    if key in SWITCHES or key in TILE_PARTS or ("." in key and key.partition(".")[0] in SETS):
        return "True, False"
    if key in SETS:
        return f"a list of {', '.join(SETS[key])}"
    return ", ".join(["a number", *NO_NUMBERS.get(key, ())])


def _word(key: str, value: Any, words: Words) -> int:
    if not isinstance(value, str) or value not in words:
        raise BadSetting(key, value, allowed(key), _nearest(value, words))
    return words[value]


def _switch(key: str, value: Any) -> int:
    if not isinstance(value, bool):
        raise BadSetting(key, value, allowed(key), str(bool(value)) if value in (0, 1) else "")
    return int(value)


def _set_of(key: str, value: Any) -> Any:
    """Return the bits of a set that is kept in one number, such as `forms`, or the list of 0 and 1 of another.

    One word of a set (`forms.seven_pairs`) is a switch.
    """
    field, _, word = key.partition(".")
    words = SETS[field]
    if word:
        _word(field, word, words)
        return _switch(key, value)
    if not isinstance(value, (list, tuple)):
        raise BadSetting(key, value, allowed(key), "")
    numbers = [_word(key, one, words) for one in value]
    if is_of_bits(field):
        return sum({*numbers})
    return [int(place in numbers) for place in range(RULES[field].shape[0])]


def is_of_bits(field: str) -> bool:
    """Return True if the words of the set are bits of one number."""
    return not RULES[field].shape


def _quantity(key: str, value: Any) -> Any:
    words = NO_NUMBERS.get(key, {})
    if isinstance(value, str):
        return _word(key, value, words)
    if isinstance(value, (list, tuple)):
        return [_quantity(key, one) for one in value]
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadSetting(key, value, allowed(key), "")
    said = next((word for word, number in words.items() if number == value), "")
    if said:
        raise BadSetting(key, value, allowed(key), said)
    return value


def _tiles(key: str, value: Any) -> list[int]:
    """Return `"suits + honours + flowers"` as the number of copies of each kind; of `7z7z` there are two sets.

    Rules: HONGZHONG-1.
    """
    copies = [0] * KINDS
    for part in _parts(key, value):
        kinds = TILE_WORDS[part] if part in TILE_WORDS else _single_tiles(key, value, part)
        for kind in kinds:
            copies[kind] = copies_of(kind) * kinds.count(kind)
    return copies


def copies_of(kind: int) -> int:
    """Return how many of a kind a whole set has: one of each flower and card, four of the others."""
    return 1 if kind >= FLOWER and not HEAD <= kind < CARD else 4


def _parts(key: str, value: Any) -> list[str]:
    if not isinstance(value, str):
        raise BadSetting(key, value, allowed(key), "")
    return [part.strip() for part in value.split("+")]


def _single_tiles(key: str, value: Any, part: str) -> list[int]:
    try:
        return parse(part)
    except NotationError as error:
        raise BadSetting(key, value, allowed(key), _nearest(part, TILE_WORDS)) from error


def _round_winds(key: str, value: Any) -> list[int]:
    """Return `"ESWN"` as the winds of the rounds in order; rounds beyond are East's."""
    if not isinstance(value, str) or any(wind not in WINDS for wind in value):
        raise BadSetting(key, value, allowed(key), "")
    winds = [WINDS.index(wind) for wind in value]
    return winds + [0] * (RULES["round_winds"].shape[0] - len(winds))


def _nearest(value: Any, words: Mapping[str, Any]) -> str:
    """Return the word that was meant: the one that looks alike, or the one that a number stands for."""
    if isinstance(value, int) and not isinstance(value, bool):
        return next((word for word, number in words.items() if number == value), "")
    return next(iter(nearest(str(value), words, 1)), "")


READ_APART: dict[str, Callable[[str, Any], Any]] = {"tiles": _tiles, "round_winds": _round_winds}
