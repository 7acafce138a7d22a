"""The rulebooks in the reader's language: `rules/<language>/<book>.md`, made from the English ones rule by rule.

English is the law. Beside each translated book `<book>.made` keeps a short hash of every English rule that it was
made from, and one of what was made; a rule changed since is read in English until somebody has told it anew.
`tools/compare_books.py --made` writes it.
"""

import hashlib
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from fangcheng.books.rulebooks import readable, rulebook, without_origins, written_in
from fangcheng.errors import UnknownName
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.shelf import numbered_rules, rulebook_folder
from fangcheng.variants import TOML, folder, load_known

ENGLISH = "en"
MARK = "〔程序〕"  # what follows it in a rule speaks to programmers; 〔program〕 in English
Hashes = tuple[tuple[str, str], ...]  # by rule id
_SOURCES = {"zh-Hant": "zh-Hans"}  # a book in traditional script is made from the simplified one


class Book(Struct, frozen=True, kw_only=True):
    """A rulebook as a reader of some language gets it."""

    language: str  # of LANGUAGES; "en" where there is none in the language asked for
    text: str  # Markdown, without the notes on where each rule comes from
    english: tuple[str, ...] = ()  # ids of rules that are read in English, because it has changed since


def book(name: str, language: str) -> Book:
    """Return a variant's rulebook, or `common`, in a language if there is one, else in English. Raises UnknownName.

    House rules begin with what they change, and go on with the book of their game.
    """
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES, f"There are {', '.join(LANGUAGES)}.")
    law = rulebook(name)
    base = load_known(name).page.id if name.endswith(TOML) else name
    file = file_of(base, language)
    if file is None:
        return Book(language=ENGLISH, text=without_origins(readable(law)))
    told, english = _woven(
        base, readable(rulebook(base)), file.read_text(encoding="utf-8"), _made(file, base, language)
    )
    house = law.removesuffix(rulebook(base)) if base != name else ""
    return Book(language=language, text=house + without_origins(told), english=english)


def rules_in(name: str, language: str) -> dict[str, str]:
    """Return the texts of a book's numbered rules in a language by id; in English where there is no other."""
    base = load_known(name).page.id if name.endswith(TOML) else name
    return dict(numbered_rules(base, book(base, language).text.splitlines()))


def languages_of(name: str) -> tuple[str, ...]:
    """Return the languages in which a book is read, in the order of LANGUAGES."""
    return tuple(language for language in LANGUAGES if language == ENGLISH or file_of(name, language))


def file_of(name: str, language: str) -> Path | None:
    """Return the file of a translated book, which for another's variant lies beside its own."""
    if language == ENGLISH:
        return None
    places = (place / language / f"{name}.md" for place in (folder(), rulebook_folder()) if place)
    return next((file for file in places if file.is_file()), None)


def hashes(name: str, text: str) -> dict[str, str]:
    """Return a short hash of each numbered rule of an English book as a player reads it."""
    rules = numbered_rules(name, readable(text).splitlines())
    return {rule: hashlib.sha256(told.strip().encode()).hexdigest()[:8] for rule, told in rules}


def _made(file: Path, name: str, language: str) -> Hashes:
    """Return the hashes that a translated book was made from, none where nobody has written them down."""
    source = file.parent.with_name(_SOURCES.get(language, language))
    made = source / f"{name}.made"
    if not made.is_file():
        return ()
    lines = made.read_text(encoding="utf-8").splitlines()
    return tuple((rule, hashed) for rule, hashed, *_ in (line.split(" ") for line in lines))


@lru_cache(maxsize=64)
def _woven(name: str, law: str, text: str, made: Hashes) -> tuple[str, tuple[str, ...]]:
    """Return the text with the English rule in the place of each that was made from another, and the ids of these."""
    now = hashes(name, law)
    stale = {rule for rule, hashed in made if now.get(rule, hashed) != hashed}
    if not stale:
        return text, ()
    english = {written_in(name, line): line for line in law.splitlines()}
    lines = [
        english.get(rule, line) if (rule := written_in(name, line)) in stale else line for line in text.splitlines()
    ]
    return "\n".join(lines) + "\n", tuple(sorted(stale))
