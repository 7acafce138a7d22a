"""What the settings of house rules are called in the four languages, with their values."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fangcheng.core.state.fields.chapters import SETTINGS
from fangcheng.core.state.fields.kinds import Field, Word
from fangcheng.rules.catalogue import LANGUAGES, NAMES
from fangcheng.rules.setting_text import Told
from fangcheng.sentences import bundle_of
from fangcheng.web import wire
from fangcheng.web.page.texts import names

Texts = Mapping[str, str]  # a text by language
BETWEEN = {"en": "; ", "zh-Hans": "；", "zh-Hant": "；", "ja": "、"}
NAME, ZERO = "", "zero"  # in place of a word: the setting itself, and what its 0 means
_ID = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b|^[a-z]+(?=:)")
_ASIDE = re.compile(r" \(([a-z_, ]+)\)")


def setting_name(key: str) -> wire.Names:
    """Name a setting; one that no chapter declares is called as house rules write it."""
    return names(_texts().get((key, NAME), {"en": key}))


def setting_value(key: str, setting: Any) -> wire.Names:
    """Name the value of a setting: a word, a number, or a list of these."""
    return names({language: _value(language, key, setting) for language in LANGUAGES})


def told_in(language: str, told: Told) -> Told:
    """Return a setting as a reader of a language reads of it: its meaning and that of its words, else in English.

    In English it is as declared, with the settings and patterns that it names as house rules write them.
    """
    if language == "en":
        return told
    said = _texts()
    words = {word: said.get((told.name, word), {}).get(language, meaning) for word, meaning in told.words.items()}
    return told._replace(meaning=said.get((told.name, NAME), {}).get(language, told.meaning), words=words)


def _value(language: str, key: str, setting: Any) -> str:
    if isinstance(setting, (list, tuple)):
        return BETWEEN[language].join(_parts(language, key, setting)) or _word(language, key, "0")
    return _word(language, key, str(setting))


def _parts(language: str, key: str, listed: Sequence[Any]) -> Iterator[str]:
    """Yield the words of a list, or its numbers: where their places have names beside these, but for the zeros."""
    places = getattr(SETTINGS.get(key), "places", ())
    if len(places) == len(listed) and all(isinstance(part, int) for part in listed):
        held = zip(places, listed, strict=True)
        yield from (f"{_word(language, key, place.word)} {number}" for place, number in held if number)
    else:
        yield from (_word(language, key, str(part)) for part in listed)


def _word(language: str, key: str, word: str) -> str:
    """Return what a word is called, or a zero that is more than none; any other number and tile as it is written."""
    return _texts().get((key, ZERO if word == "0" else word), {}).get(language, word)


@cache
def _texts() -> dict[tuple[str, str], Texts]:
    """Return what each setting and each of its words is called, those of a list that several settings share once told.

    In English that is the declaration itself; the other languages have a file of texts.
    """
    bundles = {language: _bundle(language) for language in LANGUAGES if language != "en"}
    found: dict[tuple[str, str], Texts] = {}
    shared: dict[Word, Texts] = {}
    for key, field in SETTINGS.items():
        for word, meaning, source in _sayings(field):
            told: Texts = {language: text for language, bundle in bundles.items() if (text := _said(bundle, key, word))}
            if source is not None:
                told = told or shared.get(source, {})
                shared.setdefault(source, told)
            found[key, word] = {"en": meaning, **told}
    return found


def _said(bundle: Any, key: str, word: str) -> str:
    """Return what a language's file calls a setting, or one of its words; empty where it says nothing."""
    message = bundle.get_message(key.replace(".", "-"))
    pattern = message.value if word == NAME else message.attributes.get(word)
    return str(bundle.format_pattern(pattern)[0]) if pattern else ""


def _sayings(field: Field) -> Iterator[tuple[str, str, Word | None]]:
    """Yield all of a setting that has a name, with that name in English; a tile or a number needs none."""
    yield NAME, _plain(field.meaning.removesuffix(".")), None
    if zero := getattr(field, "zero", ""):
        yield ZERO, _plain(zero), None
    for one in (*field.words, *getattr(field, "places", ())):
        if not one.word[0].isdigit():
            yield one.word, _plain(one.meaning), one


def _plain(english: str) -> str:
    """Return a sentence with the names of patterns in place of their ids, and without asides on other settings."""
    without = _ASIDE.sub(lambda aside: aside[0] if SETTINGS.keys().isdisjoint(aside[1].split(", ")) else "", english)
    return _ID.sub(lambda found: NAMES[found[0]][0] if found[0] in NAMES else found[0], without)


def _bundle(language: str) -> Any:
    file = files("fangcheng").joinpath("texts", "settings", f"{language}.ftl")
    return bundle_of(language, file.read_text(encoding="utf-8"))
