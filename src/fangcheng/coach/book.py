"""The book of advice: its chapters, `advice/<language>/<number>.md`, taken apart for whoever shows them.

A chapter has a title, its one question, and its items. An item has lines `when`, `do`, `why` and where it fails
`but`, each a paragraph on one line, and mostly a board.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from fangcheng.coach.boards import Board, board_of
from fangcheng.coach.items import Entry, advice_folder, chapter_of, entry_of, item_id, lists
from fangcheng.coach.scope import games_of
from fangcheng.errors import RecordError, UnknownName
from fangcheng.rules.catalogue import LANGUAGES

ENGLISH = "en"
PARTS = ("when", "do", "why")
LAST = 15  # the chapter of sayings has no items
FENCE = "```"
_ITEM = re.compile(r"## (COACH-[1-9]\d*) (\S.*)")
_PART = re.compile(r"(when|do|why|but): (\S.*)")
_FORM = (
    "An item has `## COACH-33 Its name`, then the lines when:, do:, why:, and but: where something speaks against it"
)


class Item(Struct, frozen=True, kw_only=True):
    """A piece of advice, as a reader of some language gets it. Tiles in its texts are in backticks."""

    id: str
    chapter: int
    language: str
    title: str
    when: str  # in which situation
    do: str
    why: str
    but: str = ""  # what speaks against it
    board: Board | None = None
    entry: Entry  # where it comes from, what opposes it, its trials

    @property
    def games(self) -> tuple[str, ...]:
        """Ids of the games of the house in which it can hold, worked out from their rules."""
        return games_of(tuple(self.entry.scope))


class Chapter(Struct, frozen=True, kw_only=True):
    """A chapter of the book."""

    number: int
    language: str
    title: str
    question: str  # what it asks, and what its reader learns; in Markdown
    items: tuple[Item, ...] = ()


def advice(item: int | str, language: str = ENGLISH) -> Item:
    """Return an item of the book of advice by its number or id. Raises UnknownName, RecordError.

    >>> advice(50).id
    'COACH-50'
    """
    found = item_id(item)
    return next(one for one in chapter(chapter_of(found), language).items if one.id == found)


def chapters_in(language: str) -> tuple[int, ...]:
    """Return the numbers of the chapters that are written in a language. Raises UnknownName."""
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES, f"There are {', '.join(LANGUAGES)}.")
    return tuple(number for number in lists().chapters if _file(number, language).is_file())


def chapter(number: int, language: str = ENGLISH) -> Chapter:
    """Return a chapter in a language. Raises UnknownName, RecordError for one that is not well formed."""
    known = chapters_in(language)
    if number not in known:
        there = f"There are {', '.join(map(str, known)) or 'none'} in {language}."
        raise UnknownName("chapter of advice", number, map(str, known), there)
    return read_chapter(_file(number, language), language)


def _file(number: int, language: str) -> Path:
    return advice_folder() / language / f"{number:02}.md"


@lru_cache(maxsize=64)
def read_chapter(file: Path, language: str) -> Chapter:
    """Return a chapter from its file. Raises RecordError, which names file and line."""
    name, number = f"{language}/{file.name}", int(file.stem)
    lines = file.read_text(encoding="utf-8").splitlines()
    starts = [n for n, line in enumerate(lines) if line.startswith("## ")]
    title, question = _head(name, lines[: starts[0] if starts else None])
    ends = [*starts[1:], len(lines)] if starts else []
    items = tuple(
        _item(name, number, language, start + 1, lines[start:end]) for start, end in zip(starts, ends, strict=True)
    )
    _check_order(name, number, [item.id for item in items])
    return Chapter(number=number, language=language, title=title, question=question, items=items)


def _head(name: str, lines: Sequence[str]) -> tuple[str, str]:
    question = "\n".join(lines[1:]).strip()
    if not lines or not lines[0].startswith("# ") or not question:
        raise RecordError(name, "line 1", "a chapter begins with `# Its title` and a paragraph with its question")
    return lines[0][2:].strip(), question


def _check_order(name: str, number: int, found: Sequence[str]) -> None:
    wanted = list(lists().chapters.get(number, {}))
    if list(found) != wanted:
        place = next(
            (n for n, pair in enumerate(zip(found, wanted)) if pair[0] != pair[1]), min(len(found), len(wanted))
        )
        here = found[place] if place < len(found) else "the end"
        due = wanted[place] if place < len(wanted) else "the end"
        raise RecordError(
            name, f"item {place + 1}", f"found {here}, due is {due}", "Items stand as in advice/items.yaml"
        )


def _item(name: str, number: int, language: str, line: int, lines: Sequence[str]) -> Item:
    head = _ITEM.fullmatch(lines[0].strip())
    if head is None:
        raise RecordError(name, f"line {line}", f"no heading of an item: {lines[0]}", _FORM)
    parts: dict[str, str] = {}
    board: Board | None = None
    for kind, where, text in _blocks(name, line, lines[1:]):
        if kind == "board":
            if board is not None:
                raise RecordError(
                    name, f"line {where}", f"a second board of {head[1]}", "An item has one board at most"
                )
            board = board_of(name, where, text)
            continue
        if kind in parts:
            raise RecordError(name, f"line {where}", f"{kind}: a second time in {head[1]}", _FORM)
        parts[kind] = text
    missing = [part for part in PARTS if part not in parts]
    if missing:
        raise RecordError(name, f"line {line}", f"{head[1]} without {', '.join(missing)}", _FORM)
    return Item(
        id=head[1],
        chapter=number,
        language=language,
        title=head[2].strip(),
        board=board,
        entry=_entry(name, line, head[1]),
        **parts,
    )


def _entry(name: str, line: int, item: str) -> Entry:
    try:
        return entry_of(item_id(item))
    except UnknownName as error:
        raise RecordError(name, f"line {line}", str(error)) from None


def _blocks(name: str, line: int, lines: Sequence[str]) -> Iterator[tuple[str, int, str]]:
    """Yield parts and boards of an item: kind, line where it begins, text."""
    fence, gathered = 0, list[str]()
    for number, text in enumerate(lines, start=line + 1):
        if fence:
            if text.strip() == FENCE:
                yield "board", fence + 1, "\n".join(gathered)
                fence, gathered = 0, []
            else:
                gathered.append(text)
        elif text.strip() == f"{FENCE}board":
            fence = number
        elif found := _PART.fullmatch(text.strip()):
            yield found[1], number, found[2]
        elif text.strip():
            raise RecordError(name, f"line {number}", f"no part of an item: {text.strip()[:60]}", _FORM)
    if fence:
        raise RecordError(name, f"line {fence}", "a board that does not end", f"Close it with {FENCE}")
