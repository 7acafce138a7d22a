"""`fangcheng variants --settings`, `--patterns`, `--parts`: what a page may say, what it means, and who says it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from fangcheng.cli.output import print_json, print_table
from fangcheng.errors import UnknownName
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.combining import PARTS, USUAL
from fangcheng.rules.pattern_text import parts, patterns
from fangcheng.rules.ruleset import COLUMNS, Ruleset
from fangcheng.rules.setting_text import Told, settings
from fangcheng.rules.settings import PRICES
from fangcheng.variants import ids, load
from fangcheng.web.page.setting_words import told_in

ENGLISH = "en"

# What players and other books call what stands here under another word; each is a word of some list.
CALLED_HERE = {
    "ceiling": "the most",
    "identical": "equal",
    "kan": "kong",
    "pon": "pung",
    "sequence": "run",
    "similar": "same",
    "tsumo": "self-draw",
}


class Glossary(NamedTuple):
    """One list of words that pages use: what it lists, and what a page does with each of them."""

    of: str
    told: Callable[[], Iterator[Told]]
    used_by: Callable[[Ruleset], Iterator[str]]
    does: str
    told_in: Callable[[str, Told], Told] = lambda _, one: one  # the same in a language


def list_words(kind: str, word: str | None, json: bool, lang: str = ENGLISH) -> None:
    """Print all of a glossary, or those that `word` is part of with all that is to be said of them.

    It is looked for in names, meanings, words and the games that use them, settings in four languages; `lang` is that
    in which settings are told. Raises UnknownName where it is nowhere.
    """
    glossary = GLOSSARIES[kind]
    games = games_by_word(glossary)
    found = [
        glossary.told_in(lang, one)
        for one in glossary.told()
        if word is None
        or any(has(glossary.told_in(each, one), games.get(one.name, []), word.casefold()) for each in LANGUAGES)
    ]
    if not found:
        known = [one.name for one in glossary.told()]
        raise UnknownName(
            glossary.of, str(word), known, f"{called(str(word), kind)}`fangcheng variants --{kind}` lists all."
        )
    if json:
        print_json([{**one._asdict(), "games": games.get(one.name, [])} for one in found])
    elif word is None:
        print_table([(one.name, one.may_be, one.meaning) for one in found])
    else:
        print("\n\n".join("\n".join(lines(one, glossary.does, games.get(one.name, []))) for one in found))


def called(word: str, kind: str) -> str:
    """Return a sentence about what a word of players is called here, nothing for any other."""
    here = CALLED_HERE.get(word.casefold().removesuffix("s"))
    if here is None or not any(has(one, [], here) for one in GLOSSARIES[kind].told()):
        return ""
    return f"Here that is called {here}: `fangcheng variants --{kind} '{here}'`. "


def has(one: Told, games: list[str], word: str) -> bool:
    """Return True if the word stands somewhere in what is told of a word."""
    texts = [one.name, one.may_be, one.meaning, *one.words, *one.words.values()]
    return word in games or any(word in text.casefold() for text in texts)


def lines(one: Told, does: str, games: list[str]) -> Iterator[str]:
    """Yield the lines that tell one word."""
    yield f"{one.name}: {one.may_be}"
    yield f"    {one.meaning}"
    width = max(map(len, one.words), default=0)
    yield from (f"    {word:<{width}}  {meaning}" for word, meaning in one.words.items())
    yield f"    {does} by {'all games' if len(games) == len(ids()) else ', '.join(games) or 'no game'}"


def games_by_word(glossary: Glossary) -> Mapping[str, list[str]]:
    """Return which games use each word, on their page or by an option."""
    found: dict[str, list[str]] = {}
    for name in ids():
        for key in sorted({*glossary.used_by(load(name))}):
            found.setdefault(key, []).append(name)
    return found


def settings_of(ruleset: Ruleset) -> Iterator[str]:
    """Yield every setting of a page and its options; one number of a list counts as the list."""
    for key, _ in said(ruleset):
        yield key if key.startswith("option.") else key.partition(".")[0]


def patterns_of(ruleset: Ruleset) -> Iterator[str]:
    """Yield the patterns that a page or one of its options gives a price."""
    for column in COLUMNS:
        yield from (ruleset.pattern_id(name) for name, price in getattr(ruleset, column).items() if price)
    for key, price in said(ruleset):
        column, _, name = key.partition(".")
        if column in PRICES and price:
            yield ruleset.pattern_id(name)


def parts_of(ruleset: Ruleset) -> Iterator[str]:
    """Yield the parts that a page or one of its options gives to rows, and the one that a row has of itself."""
    usual = USUAL.get(int(ruleset.record()["method"][0]))
    yield from (word for word, number in PARTS.items() if number == usual)
    given = (*ruleset.parts.values(), *(value for key, value in said(ruleset) if key.startswith("part.")))
    yield from (each for words in given for each in str(words).split())


def said(ruleset: Ruleset) -> Iterator[tuple[str, Any]]:
    """Yield all that a page sets, and all that values of its options set; a range of numbers says None."""
    yield from ruleset.settings.items()
    for option in ruleset.options:
        yield from ((key, None) for key in option.sets() if not option.choices)
        yield from (pair for settings in option.choices.values() for pair in settings.items())


GLOSSARIES = {
    "settings": Glossary("setting", settings, settings_of, "set", told_in),
    "patterns": Glossary("pattern", patterns, patterns_of, "priced"),
    "parts": Glossary("part", parts, parts_of, "given"),
}
