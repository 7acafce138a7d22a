"""The rulebooks rules/<variant>.md and rules/common.md: in the wheel as fangcheng/rulebooks, here beside src."""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fangcheng.errors import UnknownName
from fangcheng.rules.house_text import text_of
from fangcheng.rules.ruleset import Ruleset
from fangcheng.rules.shelf import books_in, numbered_rules, rulebook_folder
from fangcheng.variants import TOML, folder, load_known

COMMON = "common"  # what several books share; no game of its own

# Where a rule, or a sentence of it, comes from: "[seed]", "[src: name; choice]", "[MIL]".
_ORIGIN = re.compile(r" ?\[(?:seed|choice|src|engine|ruling|book|lib|[A-Z]{2,}\b)[^\]\n]*\](?!\()")
_ORIGIN_HEADS = frozenset({"origin", "来源", "來源", "出处", "出處", "出所"})  # of a last column, in every language
_SOURCES = re.compile(r"^(?:Sources|Source index ids|Origins)\b.*\n+|^All rows \[[^\]]*\]\.\n+", re.MULTILINE)


def variants_with_book() -> tuple[str, ...]:
    """Return all variants that have a rulebook."""
    return tuple(sorted(books().keys() - {COMMON}))


def books() -> dict[str, Path]:
    """Return the file of every rulebook by its name: those of the house, and those that lie beside further variants."""
    return books_in(folder()) | books_in(rulebook_folder())


def rulebook(name: str) -> str:
    """Return the text of a variant's rulebook, or of `common`; house rules begin with what they change.

    Raises UnknownName.
    """
    if name.endswith(TOML):
        house = load_known(name)
        return f"{_house_chapter(house)}\n{rulebook(house.page.id)}"
    known = books()
    if name not in known:
        raise UnknownName("rulebook", name, known, f"There are {', '.join(sorted(known))}.")
    return known[name].read_text(encoding="utf-8")


def _house_chapter(house: Ruleset) -> str:
    """Write what a table changes of the book that follows, as it may be written down."""
    title = re.sub(r"([\\`*_\[\]<>#!|])", r"\\\1", f"{house.name.get('en', house.id)}: house rules")
    return f"# {title}\n\nAs in the book below, but for this:\n\n```toml\n{text_of(house)}```\n"


def _book_of(variant: str) -> str:
    """Return the name of the book that a variant is played by."""
    return load_known(variant).page.id if variant.endswith(TOML) else variant


def readable(text: str) -> str:
    """Return a rulebook or a rule as a player reads it: without the notes on where each rule comes from."""
    return _ORIGIN.sub("", _SOURCES.sub("", text))


def without_origins(text: str) -> str:
    """Return a readable book whose tables of options have lost their last column, on where an option comes from."""
    kept: list[str] = []
    dropping = inside = False
    for line in text.split("\n"):
        if not line.startswith("|"):
            dropping = inside = False
        else:
            rest, _, last = line.rstrip().removesuffix("|").rpartition("|")
            dropping, inside = (dropping if inside else last.strip() in _ORIGIN_HEADS), True
            line = f"{rest}|" if dropping else line
        kept.append(line)
    return "\n".join(kept)


def written_in(book: str, line: str) -> str:
    """Return the id of the rule that a line of a book, or a row of its price lists, holds, else nothing."""
    head = ["| id |"] if line.startswith("|") else []
    return next((rule for rule, _ in numbered_rules(book, [*head, line])), "")


def rules_of(variant: str) -> dict[str, str]:
    """Return the texts of a rulebook's numbered rules by id, in the order written."""
    book = _book_of(variant)
    return dict(numbered_rules(book, rulebook(book).splitlines()))


def rule_text(variant: str, rule: str) -> tuple[str, str]:
    """Return full id and text of one rule: `RIICHI-75`, `75`, `P3` or `pinfu`. Raises UnknownName."""
    rules = rules_of(variant)
    prefix = _book_of(variant).upper()
    for name in (rule, rule.upper(), f"{prefix}-{rule.upper()}", f"{prefix}-F-{rule.lower()}"):
        if name in rules:
            return name, rules[name]
    raise UnknownName(f"rule of {variant}", rule, rules, f"`fangcheng rules {variant}` shows all.")


def chapters(variant: str) -> Mapping[str, str]:
    """Return the chapter of every rule of a book that is numbered in its text, in the order of the book."""
    book = _book_of(variant)
    return _chapters(book, rulebook(book))


@lru_cache(maxsize=128)
def _chapters(book: str, text: str) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for part in text.split("\n## ")[1:]:
        title, *lines = part.splitlines()
        for rule, _ in numbered_rules(book, lines):
            found.setdefault(rule, _slug(title))
    return found


def _slug(title: str) -> str:
    """Return a chapter's name as a key: `drawn-hands`; what a book adds in brackets or after a comma is left out."""
    return re.split(r"[(,]", title)[0].strip().lower().replace(" ", "-")
