"""The shelf of rulebooks: where the books of the house lie, which numbered rules one has."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

# "- **RIICHI-1** text" or "- SICHUAN-P1 [MIL] text"
_PARAGRAPH = re.compile(r"- (?:\*\*)?(?P<id>[A-Z_]+-P?\d+)(?:\*\*)? (?P<text>.*)")
_TABLE_HEAD = re.compile(r"\| *id *\|")
_TABLE_ROW = re.compile(r"\| *(?P<id>[A-Za-z_0-9-]+) *\|(?P<text>.*)\|")


@cache
def rulebook_folder() -> Path:
    """Return the folder where the rulebooks lie. Raises FileNotFoundError in a broken installation."""
    package = Path(__file__).resolve().parents[1]
    for place in (package / "rulebooks", package.parents[1] / "rules"):
        if (place / "riichi.md").is_file():
            return place
    raise FileNotFoundError("the rulebooks are not where they were installed")


def books_in(place: Path | None) -> dict[str, Path]:
    """Return the rulebooks of a folder by the variant they are of."""
    return {path.stem: path for path in place.glob("*.md")} if place else {}


def numbered_rules(variant: str, lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield list items that begin with an id, and rows of tables whose first column is `id`."""
    prefix, in_table, seen = variant.upper(), False, set()
    for line in lines:
        in_table = line.startswith("|") and (in_table or bool(_TABLE_HEAD.match(line)))
        match = _TABLE_ROW.match(line) if in_table else _PARAGRAPH.match(line)
        if match is None or match["id"] == "id" or not match["id"].strip("-"):
            continue
        rule = match["id"] if match["id"].startswith(f"{prefix}-") else f"{prefix}-F-{match['id']}"
        if rule not in seen:
            seen.add(rule)
            yield rule, match["text"].strip()


class Shelf:
    """The rulebooks that a page may cite: those of the house, and those that lie beside it. Read where asked for."""

    def __init__(self, beside: Path | None = None) -> None:
        self.books = books_in(beside) | books_in(rulebook_folder())
        self._read: dict[str, Mapping[str, str]] = {}

    def book_of(self, rule: str) -> str | None:
        """Return the book whose rules are numbered like this one, `qingshi` for QINGSHI-3."""
        fitting = (name for name in self.books if rule.startswith(f"{name.upper()}-"))
        return max(fitting, key=len, default=None)

    def rules(self, book: str) -> Mapping[str, str]:
        """Return the texts of all rules of a book, and of the rows of its price lists, by their ids."""
        if book not in self._read:
            text = self.books[book].read_text(encoding="utf-8")
            self._read[book] = dict(numbered_rules(book, text.splitlines()))
        return self._read[book]
