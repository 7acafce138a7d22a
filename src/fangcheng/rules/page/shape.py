"""What each part of a page is made of: text, numbers, lists, names in languages; without a look at what they say."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fangcheng.errors import BadSetting, nearest
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.page.places import at

if TYPE_CHECKING:
    from fangcheng.rules.ruleset import Ruleset


@dataclass(frozen=True)
class Kind:
    """What a part may be, in words and as a question; what its keys and what stands in it may be."""

    said: str
    fits: Callable[[Any], bool]
    key: "Kind | None" = None
    inside: "Kind | None" = None


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_row(value: Any) -> bool:
    return isinstance(value, (tuple, list))


def _is_spot(value: Any) -> bool:
    return value is None or (
        _is_row(value) and len(value) == 2 and all(_is_number(part) and part >= 0 for part in value)
    )


def _one_of(*words: str) -> Kind:
    return Kind(", ".join(words), lambda value: isinstance(value, str) and value in words)


def _mapping(said: str, key: Kind, inside: Kind) -> Kind:
    return Kind(said, lambda value: isinstance(value, Mapping), key, inside)


def _from(low: int, high: int) -> Kind:
    return Kind(f"a number, {low} to {high}", lambda value: _is_number(value) and low <= value <= high)


TEXT = Kind("a text in quotes", lambda value: isinstance(value, str))
NAME = Kind("a text in quotes, not empty", lambda value: isinstance(value, str) and bool(value.strip()))
NUMBER = Kind("a number", _is_number)
NO_NUMBER = Kind("a number, or None", lambda value: value is None or _is_number(value))
RULE = Kind("the number of a rule", lambda value: isinstance(value, str) or _is_number(value))
VALUE = Kind("True, False, a number or a word", lambda value: isinstance(value, (bool, int, str)))
ANYTHING = Kind("anything", lambda value: True)
TEXTS = Kind("a list of texts, as in (ONE,)", _is_row, inside=NAME)
NAMES = _mapping("a name by language, as words(en, zh_hans, zh_hant, ja) makes it", TEXT, NAME)
NAMED = _mapping("names, each by its key", TEXT, NAMES)
SETTINGS = _mapping("settings, as in {KEY: VALUE}", TEXT, ANYTHING)
PRICES = _mapping("prices, as in {PATTERN: NUMBER}", TEXT, NUMBER)
ROW_OF_PATTERNS = Kind("a list of patterns, as in (PATTERN,)", _is_row, inside=NAME)
TOPICS = _mapping("topics by rule, as in {RULE: (TOPIC,)}", RULE, TEXTS)
CHOSEN = _mapping("values of options, as in {OPTION: VALUE}", TEXT, VALUE)

PARTS: dict[str, Kind] = {
    "id": NAME,
    "revision": _from(1, 9999),
    "name": NAMES,
    "prefix": Kind(
        "capital letters and _, as in QINGSHI",
        lambda value: isinstance(value, str) and value == value.upper() and value.replace("_", "a").isidentifier(),
    ),
    "rules": _mapping("settings by rule, as in {RULE: {KEY: VALUE}}", RULE, SETTINGS),
    **dict.fromkeys(("prices", "open_prices", "drawn_prices", "yakuman"), PRICES),
    "excludes": _mapping("patterns by pattern, as in {PATTERN: (PATTERN,)}", TEXT, ROW_OF_PATTERNS),
    "pattern_rules": _mapping("rule ids by pattern", TEXT, TEXT),
    "topics": TOPICS,
    "options": Kind("a list of Option(...)", _is_row),
    "presets": _mapping("values of options by preset, as in {PRESET: {OPTION: VALUE}}", TEXT, CHOSEN),
    "preset_names": NAMED,
    **dict.fromkeys(("first_presets", "open_presets"), TEXTS),
    "pattern_names": NAMED,
    "english": _mapping("plain English by pattern", TEXT, NAME),
    "tile_names": _mapping("names of tiles by pattern", TEXT, NAMED),
    "script": _one_of(*LANGUAGES),
    "told": _one_of("dearest", "listed"),
    "about": NAMES,
    "texts": NAMED,
    "region": NAMES,
    "spot": Kind("a column and a row of the map, or None", _is_spot),
    "difficulty": _from(1, 5),
    "unit": NAME,
    "calls": _one_of("chinese", "japanese"),
    "ranking": _one_of("scores", "standard_points", "final_scores"),
    "place": NUMBER,
    "local_patterns": Kind("LocalPattern(...) by name", lambda value: isinstance(value, Mapping), TEXT),
    "combine": TEXT,
    "parts": _mapping("the part of each pattern, as in {PATTERN: PART}", TEXT, NAME),
    "curve": Kind("a word, or a list of points", lambda value: isinstance(value, str) or (_is_row(value) and value)),
    "settled": SETTINGS,
    "without": TEXTS,  # of `vary`
}

OPTION: dict[str, Kind] = {
    "key": NAME,
    "default": VALUE,
    "choices": _mapping("settings by value, as in {VALUE: {KEY: VALUE}}", VALUE, SETTINGS),
    "text": NAMES,
    "rule": TEXT,
    "low": NO_NUMBER,
    "high": NO_NUMBER,
    "into": TEXT,
    "scales": _mapping("factors by setting", TEXT, NUMBER),
    "cites": _mapping("rule ids by setting", TEXT, TEXT),
    "value_rules": _mapping("rule ids by value", VALUE, TEXT),
    "value_topics": _mapping("topics by value", VALUE, TOPICS),
    "labels": _mapping("names by value", VALUE, NAMES),
    "where": CHOSEN,
    "group": TEXT,
}

LOCAL: dict[str, Kind] = {"of": NAME, "names": NAMES}


def check_shape(page: "Ruleset") -> None:
    """Raise BadSetting for a part that is not made as it should be, with the place where it stands."""
    for part, kind in PARTS.items():
        if hasattr(page, part):
            with at(part):
                _check(page.id, part, getattr(page, part), kind)
    if not _is_number(page.curve) and not isinstance(page.curve, str):
        with at("curve"):
            _check(page.id, "curve", page.curve, Kind("points", _is_row, inside=NUMBER))
    for number, option in enumerate(page.options):
        with at("options", getattr(option, "key", number)):
            _check_made_of(page.id, f"option {getattr(option, 'key', number)}", option, OPTION)
    for name, local in page.local_patterns.items():
        with at("local_patterns", name):
            _check_made_of(page.id, f"local_patterns {name}", local, LOCAL)


def check_parts(where: str, parts: Mapping[str, Any]) -> None:
    """Raise BadSetting for a part, by its name, that is not made as it should be."""
    for part, value in parts.items():
        if part in PARTS:
            with at(part):
                _check(where, part, value, PARTS[part])
    for number, option in enumerate(parts.get("options", ())):
        with at("options", number):
            _check_made_of(where, f"option {number}", option, OPTION)


def _check_made_of(where: str, said: str, one: object, kinds: Mapping[str, Kind]) -> None:
    if not all(hasattr(one, part) for part in kinds):
        raise BadSetting(said, one, "Option(...)" if kinds is OPTION else "LocalPattern(...)", where=where)
    for part, kind in kinds.items():
        with at(part):
            _check(where, f"{said}, {part}", getattr(one, part), kind)


def _check(where: str, said: str, value: Any, kind: Kind) -> None:
    if not kind.fits(value):
        raise BadSetting(said, _written(value), kind.said, _meant(value, kind), where)
    for key, one in _pairs(value) if kind.key or kind.inside else ():
        with at(key):
            if kind.key and not kind.key.fits(key):
                raise BadSetting(said, _written(key), f"{kind.key.said} as its key", where=where)
            if kind.inside:
                _check(where, f"{said}, {key}" if isinstance(value, Mapping) else said, one, kind.inside)


def _pairs(value: Any) -> Iterator[tuple[Any, Any]]:
    return iter(value.items()) if isinstance(value, Mapping) else ((one, one) for one in value)


def _written(value: object) -> str:
    """Write a value as it stands in the page, so that "30" is told from 30."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _meant(value: object, kind: Kind) -> str:
    if isinstance(value, str) and kind in (NUMBER, NO_NUMBER) and value.strip().lstrip("-").isdigit():
        return value.strip()
    if isinstance(value, str) and kind in (TEXTS, ROW_OF_PATTERNS):
        return f'("{value}",)'
    return next(iter(nearest(str(value), kind.said.split(", "), 1)), "") if isinstance(value, str) else ""
