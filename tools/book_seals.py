"""Seals on what a translated book told when it was last read beside the English one.

A lost "not", or "dealer" said for "others", no comparison finds: whatever changes breaks its seal.
"""

import hashlib
from pathlib import Path
from typing import NamedTuple

from book_pieces import Book, read_book
from fangcheng.books.rulebooks import readable
from fangcheng.books.translated import hashes


class Seal(NamedTuple):
    """Short hashes of a piece when it was last read in both languages."""

    english: str
    told: str


def seals(book: str, english: str, other: str) -> dict[str, Seal]:
    """Return the seal of each chapter's name, rule, row and free text of a translated book, by where it stands."""
    law, told = _sealed(read_book(book, readable(english))), _sealed(read_book(book, other))
    made = law | hashes(book, english)
    return {where.replace(" ", "_"): Seal(made.get(where, "-"), told.get(where, "-")) for where in {**made, **told}}


def _sealed(book: Book) -> dict[str, str]:
    pieces = {piece.where: " | ".join(piece.cells) for piece in book.pieces}
    pieces |= {f"chapter {n}": title for n, (_, title) in enumerate(book.chapters, start=1)}
    return {where: hashlib.sha256(text.encode()).hexdigest()[:8] for where, text in pieces.items()}


def broken(made: Path, book: str, english: str, other: str) -> list[str]:
    """Return the pieces that are not as they were when both languages were last read beside each other."""
    lines = made.read_text(encoding="utf-8").splitlines()
    before = {where: Seal(*hashed) for where, *hashed in (line.split(" ") for line in lines)}
    now = seals(book, english, other)
    return [where for where in {**now, **before} if now.get(where) != before.get(where)]
