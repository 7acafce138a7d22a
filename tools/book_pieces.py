"""A rulebook taken apart into rules, rows of tables, and free text."""

import re
from collections import Counter
from typing import NamedTuple

_RULE = re.compile(r"- (?:\*\*)?(?P<id>[A-Z_]+[0-9]*-P?\d+)(?:\*\*)? (?P<text>.*)")
_HEADING = re.compile(r"(#{1,6}) (.*)")
_SOURCE = re.compile(r"(?:Sources|Source index ids|Origins)\b.*|All rows \[.*")
_SOURCE_FIRST = re.compile(
    r"Source: .*?\)\.(?=\s|$)|Source: .*?\.(?=\s|$)|来源：[^。]*。"
)  # a preset's: what follows is told to players
_COMMON = re.compile(r".*\(common\.md\).?")


class Piece(NamedTuple):
    """A rule, a row of a table, or the free text of a chapter."""

    where: str  # rule id, "row 3 of Options", "text of Play"
    cells: tuple[str, ...]  # one for what is no row
    columns: tuple[str, ...] = ()  # heads of the table


class Book(NamedTuple):
    """A rulebook taken apart."""

    title: str
    chapters: list[tuple[int, str]]
    pieces: list[Piece]
    tables: list[tuple[str, ...]]  # the heads of each table
    sources: dict[str, str]  # lines on sources, by the name of the free text they stand in; a translation may drop them


def read_book(name: str, text: str) -> Book:
    """Take a book apart."""
    book = Book("", [], [], [], {})
    title, free, number, seen = "", [], 0, Counter[str]()
    columns: tuple[str, ...] = ()
    rows = 0

    def close() -> None:
        if number and free:
            book.pieces.append(Piece(text_of(number), (" ".join(free),)))
        free.clear()

    def add(where: str, *cells: str) -> None:
        seen[where] += 1
        again = f" (no. {seen[where]})" if seen[where] > 1 else ""
        book.pieces.append(Piece(where + again, cells, columns))

    for line in text.splitlines():
        if not line.startswith("|"):
            columns = ()
        if match := _HEADING.match(line):
            if len(match[1]) == 1:
                title = match[2]
                continue
            close()
            number += 1
            rows = 0
            book.chapters.append((len(match[1]), match[2]))
        elif match := _RULE.match(line):
            add(match["id"], match["text"])
        elif line.startswith("|"):
            cells = tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
            if not columns:
                columns = cells
                book.tables.append(cells)
            elif not set("".join(cells)) <= set("-: "):
                rows += 1
                add(_row_id(name, cells, columns, f"row {rows} of chapter {number}"), *cells)
        elif _SOURCE.match(line):
            book.sources[text_of(number)] = book.sources.get(text_of(number), "") + line
        elif match := _SOURCE_FIRST.match(line):
            book.sources[text_of(number)] = book.sources.get(text_of(number), "") + match[0]
            free.append(line[match.end() :].strip())
        elif line.strip() and not _COMMON.match(line):
            free.append(line.strip())
    close()
    return book._replace(title=title)


def text_of(chapter: int) -> str:
    return f"text of chapter {chapter}"


def _row_id(name: str, cells: tuple[str, ...], columns: tuple[str, ...], place: str) -> str:
    if columns[0] == "id":
        return cells[0] if cells[0].startswith(f"{name.upper()}-") else f"{name.upper()}-F-{cells[0]}"
    return place
