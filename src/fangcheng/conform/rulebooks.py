"""The rulebooks rules/<variant>.md and rules/common.md: in the wheel as fangcheng/rulebooks, here beside src."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fangcheng.errors import UnknownName

COMMON = "common"  # what several books share; no game of its own

# "- **RIICHI-1** text" or "- SICHUAN-P1 [MIL] text"
_PARAGRAPH = re.compile(r"- (?:\*\*)?(?P<id>[A-Z_]+-P?\d+)(?:\*\*)? (?P<text>.*)")
_TABLE_HEAD = re.compile(r"\| *id *\|")
_TABLE_ROW = re.compile(r"\| *(?P<id>[A-Za-z_0-9-]+) *\|(?P<text>.*)\|")
# Where a rule comes from, at the end of its paragraph: "[seed]", "[src: name; choice]", "[MIL]".
_ORIGIN = re.compile(r" \[(?:seed|choice|src|engine|ruling|[A-Z]{2,}\b)[^\]\n]*\](?=\s*(?:\||$))", re.MULTILINE)
_SOURCES = re.compile(r"^Sources: .*\n+", re.MULTILINE)


@cache
def rulebook_folder() -> Path:
    """Where the rulebooks lie. Raises FileNotFoundError in a broken installation."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "rulebooks", package.parents[1] / "rules"):
        if (folder / "riichi.md").is_file():
            return folder
    raise FileNotFoundError("the rulebooks are not where they were installed")


@cache
def variants_with_book() -> tuple[str, ...]:
    """All variants that have a rulebook."""
    return tuple(sorted(path.stem for path in rulebook_folder().glob("*.md") if path.stem != COMMON))


def rulebook(name: str) -> str:
    """Return the text of a variant's rulebook, or of `common`. Raises UnknownName."""
    books = (*variants_with_book(), COMMON)
    if name not in books:
        raise UnknownName("rulebook", name, books, f"There are {', '.join(books)}.")
    return (rulebook_folder() / f"{name}.md").read_text(encoding="utf-8")


def readable(text: str) -> str:
    """A rulebook or a rule as a player reads it: without the notes on where each rule comes from."""
    return _ORIGIN.sub("", _SOURCES.sub("", text, count=1))


def rules_of(variant: str) -> dict[str, str]:
    """Texts of a rulebook's numbered rules by id, in the order written."""
    return dict(_numbered(variant, rulebook(variant).splitlines()))


def rule_text(variant: str, rule: str) -> tuple[str, str]:
    """Full id and text of one rule: `RIICHI-75`, `75`, `P3` or `pinfu`. Raises UnknownName."""
    rules = rules_of(variant)
    prefix = variant.upper()
    for name in (rule, rule.upper(), f"{prefix}-{rule.upper()}", f"{prefix}-F-{rule.lower()}"):
        if name in rules:
            return name, rules[name]
    raise UnknownName(f"rule of {variant}", rule, rules, f"`fangcheng rules {variant}` shows all.")


def _numbered(variant: str, lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """List items that begin with an id, and rows of tables whose first column is `id`."""
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
