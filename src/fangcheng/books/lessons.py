"""How to play: one page for each variant and language beside the rulebooks, taken apart for whoever shows it.

Their form is told in docs/how-to-play.md.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from msgspec import Struct

from fangcheng.errors import RecordError, UnknownName
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.shelf import rulebook_folder
from fangcheng.variants import folder, load_known

FOLDER = "how_to_play"
SECTIONS = ("aim", "turn", "claims", "win", "pay", "special")  # every page has them all, in this order
EXAMPLES = ("tiles", "ready", "case")

_HEADING = re.compile(r"## (\w+)")
_FENCE = re.compile(r"```(\w*)")


class Block(Struct, frozen=True):
    """A piece of a section: text in Markdown (`kind` "text"), or the lines of an example."""

    kind: str
    line: int  # where it begins in its file
    text: str


class Lesson(Struct, frozen=True):
    """One page, taken apart; names of patterns and links to rules stand in it as they were written."""

    path: str
    sections: dict[str, list[Block]]


def lessons_of(variant: str) -> dict[str, Path]:
    """Return the files of a variant's page by language; house rules are taught by the page of their game."""
    name = load_known(variant).page.id
    files = {language: _file(name, language) for language in LANGUAGES}
    return {language: file for language, file in files.items() if file is not None}


def _file(variant: str, language: str) -> Path | None:
    beside = folder()
    places = [place / FOLDER / f"{variant}.{language}.md" for place in (beside, rulebook_folder()) if place]
    return next((file for file in places if file.is_file()), None)


def lesson(variant: str, language: str) -> Lesson:
    """Return the page of a variant in a language. Raises UnknownName, RecordError for one that is not well formed."""
    files = lessons_of(variant)
    if language not in files:
        raise UnknownName(f"page on how to play {variant} in", language, files)
    return _read(files[language])


@cache
def _read(file: Path) -> Lesson:
    sections: dict[str, list[Block]] = {}
    for block in _blocks(file):
        if block.kind == "heading":
            sections[block.text] = []
        elif not sections:
            raise RecordError(file.name, f"line {block.line}", "text before the first heading", _order())
        else:
            next(reversed(sections.values())).append(block)
    if tuple(sections) != SECTIONS or not all(sections.values()):
        told = ", ".join(f"{name}{'' if blocks else ' (empty)'}" for name, blocks in sections.items())
        raise RecordError(file.name, "headings", f"found {told or 'none'}", _order())
    return Lesson(file.name, sections)


def _order() -> str:
    return f"A page has the headings ## {', ## '.join(SECTIONS)}, in this order"


def _blocks(file: Path) -> Iterator[Block]:
    """Yield headings, texts and examples in the order written."""
    kind, start = "text", 1
    gathered: list[str] = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        fence, heading = _FENCE.fullmatch(line), _HEADING.fullmatch(line) if kind == "text" else None
        if not fence and not heading:
            gathered.append(line)
            continue
        text = "\n".join(gathered).strip()
        if text:
            yield Block(kind, start, text)
        kind, start, gathered = "text", number + 1, []
        if heading:
            yield Block("heading", number, heading[1])
        elif fence and fence[1]:
            kind = fence[1]
            if kind not in EXAMPLES:
                raise RecordError(file.name, f"line {number}", f"no example of kind {kind}: {', '.join(EXAMPLES)}")
    if kind != "text":
        raise RecordError(file.name, f"line {start - 1}", "an example that does not end")
    if text := "\n".join(gathered).strip():
        yield Block(kind, start, text)


def rows_of(path: str, block: Block) -> list[tuple[str, str]]:
    """Return tiles and words of each line of a `tiles` example. Raises RecordError."""
    rows = []
    for number, line in enumerate(block.text.splitlines(), start=block.line):
        tiles, bar, words = line.partition("|")
        if not bar:
            raise RecordError(path, f"line {number}", "tiles, a bar | and words are wanted")
        rows.append((tiles.strip(), words.strip()))
    return rows


def fields_of(path: str, block: Block) -> Mapping[str, Any]:
    """Return what a `ready` or `case` example says, with its words under `say`. Raises RecordError."""
    try:
        fields = yaml.safe_load(block.text)
    except yaml.YAMLError as error:
        raise RecordError(path, f"line {block.line}", f"no YAML: {error}") from None
    if not isinstance(fields, dict) or not isinstance(fields.get("say"), str):
        raise RecordError(path, f"line {block.line}", "an example has keys and values, `say` among them")
    return fields
