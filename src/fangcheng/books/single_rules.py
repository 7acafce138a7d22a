"""One numbered rule by its id, in the language of who asks."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from fangcheng.books.rulebooks import books, rule_text
from fangcheng.books.translated import ENGLISH, book, rules_in
from fangcheng.errors import UnknownName
from fangcheng.rules.shelf import numbered_rules


class Rule(Struct, frozen=True, kw_only=True):
    """One numbered rule of a book."""

    id: str
    text: str  # as a player reads it, in `language`
    variant: str  # whose book it stands in; "common" for what several books share
    heading: str  # of its chapter, as the book in the language asked for has it; empty for rows of price lists
    language: str  # of the text: the one asked for; "en" where no book tells the rule in that, or as it reads now


def rule(id: object, language: str = ENGLISH) -> Rule:
    """Return a numbered rule by its id, as explanations and refusals cite it.

    `language` is en, zh-Hans, zh-Hant or ja; what is not told in it comes in English.
    Raises UnknownName for a rule or a language that is not there.

    >>> rule("RIICHI-75").variant
    'riichi'
    """
    name = _book_of(id)
    told = book(name, language)
    found, _ = rule_text(name, str(id))
    return Rule(
        id=found,
        text=rules_in(name, language)[found].strip(),
        variant=name,
        heading=_headings(name, told.text).get(found, ""),
        language=ENGLISH if found in told.english else told.language,
    )


def _book_of(id: object) -> str:
    """Return the name of the book that an id begins with. Raises UnknownName."""
    written = id.upper() if isinstance(id, str) else ""
    longest_first = sorted(books(), key=len, reverse=True)
    found = next((name for name in longest_first if written.startswith(f"{name.upper()}-")), None)
    if found is None:
        raise UnknownName(
            "rule", id, (), "A rule is its book, a hyphen and its number; `fangcheng rules GAME` shows all of a game."
        )
    return found


@lru_cache(maxsize=128)
def _headings(name: str, text: str) -> Mapping[str, str]:
    parts = (part.splitlines() for part in text.split("\n## ")[1:])
    return {number: title.strip() for title, *lines in reversed([*parts]) for number, _ in numbered_rules(name, lines)}
