"""The numbered rules of rules/<variant>.md and rules/common.md, as ids and texts."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fangcheng.variants import IDS
from yaml_text import read_yaml

RULES = Path(__file__).resolve().parents[2] / "rules"
COMMON = "common"  # shared by several books, no variant
REPORTED = IDS  # games that are furnished

# "- **RIICHI-1** text" or "- SICHUAN-P1 [MIL] text"
_PARAGRAPH = re.compile(r"- (?:\*\*)?(?P<id>[A-Z_]+-P?\d+)(?:\*\*)? (?P<text>.*)")
_TABLE_HEAD = re.compile(r"\| *id *\|")
_TABLE_ROW = re.compile(r"\| *(?P<id>[A-Za-z_0-9-]+) *\|(?P<text>.*)\|")


def parse_rules(variant: str, lines: Iterable[str]) -> dict[str, str]:
    """Rules of one specification by id, in the order written.

    Rules are list items that start with an id, and rows of tables whose first column is `id`;
    there a bare `pinfu` in the book of riichi means RIICHI-F-pinfu.
    """
    found: dict[str, str] = {}
    prefix = variant.upper()
    for rule, text in _definitions(lines):
        found.setdefault(rule if rule.startswith(f"{prefix}-") else f"{prefix}-F-{rule}", text)
    return found


def _definitions(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    in_table = False
    for line in lines:
        in_table = line.startswith("|") and (in_table or bool(_TABLE_HEAD.match(line)))
        match = _TABLE_ROW.match(line) if in_table else _PARAGRAPH.match(line)
        if match and not _is_table_furniture(match["id"]):
            yield match["id"], match["text"].strip()


def _is_table_furniture(cell: str) -> bool:
    return cell == "id" or not cell.strip("-")


def text_of(book: str) -> str:
    """A whole book."""
    return (RULES / f"{book}.md").read_text(encoding="utf-8")


@cache
def rules_of(variant: str) -> dict[str, str]:
    """Rules of a book in `rules/`: a variant's, or `common`."""
    return parse_rules(variant, text_of(variant).splitlines())


@cache
def variants() -> tuple[str, ...]:
    """All variants that have a book."""
    return tuple(book for book in books() if book != COMMON)


@cache
def books() -> tuple[str, ...]:
    """All books: those of the variants, and the one they share."""
    return tuple(sorted(path.stem for path in RULES.glob("*.md")))


@cache
def all_rules() -> frozenset[str]:
    """Every id of every book."""
    return frozenset(rule for book in books() for rule in rules_of(book))


@cache
def not_applicable() -> dict[str, str]:
    """Rules that software has no occasion to keep, each with the book's own words for it."""
    text = (RULES / "not_applicable.yaml").read_text(encoding="utf-8")
    return dict(read_yaml(text))
