"""The pages on how to play as the browser draws them: names set in, rules linked, examples laid out in tiles."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from fangcheng.books import lessons
from fangcheng.game.hands import SEAT_LETTERS
from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants import load_known
from fangcheng.web import bodies
from fangcheng.web.page.texts import names, tiles_of
from fangcheng.web.wire import FACE_DOWN, Tile

_PATTERN = re.compile(r"\{(\w+)\}")
_RULE = re.compile(r"§((?!P?F-)[A-Z]+(?:_[A-Z]+)*-)?((?:P?F-)?\w+)", re.ASCII)
_CONCEALED = ("concealed", "ckong")


def lesson(variant: str, language: str) -> bodies.Lesson:
    """Return the page of a variant in a language. Raises UnknownName, RecordError."""
    ruleset = load_known(variant).page
    found = lessons.lesson(variant, language)
    writer = Writer(ruleset, language)
    return bodies.Lesson(
        name=names(ruleset.name),
        about=names(ruleset.about),
        sections=[
            bodies.Section(id=section, parts=[_part(writer, found.path, block) for block in blocks])
            for section, blocks in found.sections.items()
        ],
    )


class Writer:
    """Sets into a text what is data elsewhere: the names of patterns, and the addresses of rules."""

    def __init__(self, ruleset: Ruleset, language: str) -> None:
        self.ruleset, self.language = ruleset, language

    def written(self, text: str) -> str:
        """Return the text with `{pattern}` as its name here and `§12` as a link. Raises UnknownName."""
        named = _PATTERN.sub(lambda found: self.ruleset.pattern_name(found[1], self.language), text)
        return _RULE.sub(lambda found: f"[§{self.title(found[2])}]({self.address(found[1], found[2])})", named)

    def title(self, number: str) -> str:
        """Return what a link says: the number of a rule, or the name of a pattern."""
        return self.ruleset.pattern_name(number[2:], self.language) if number.startswith("F-") else number

    def address(self, prefix: str | None, number: str) -> str:
        """Return where a rule is read: `§12` in this book, `§COMMON-4` or `§RIICHI-75` in the one it names."""
        book = prefix.rstrip("-").lower() if prefix else self.ruleset.id
        return f"#/rules/{book}/{f'{prefix}{number}' if prefix else self.ruleset.rule(number)}"


def _part(writer: Writer, path: str, block: lessons.Block) -> bodies.Piece:
    if block.kind == "text":
        return bodies.Piece(text=writer.written(block.text))
    if block.kind == "tiles":
        return bodies.Piece(rows=[_row(writer, tiles, words) for tiles, words in lessons.rows_of(path, block)])
    fields = lessons.fields_of(path, block)
    row = bodies.Row(groups=list(_groups_of_hand(fields)), say=writer.written(fields["say"].strip()))
    return bodies.Piece(rows=[row])


def _row(writer: Writer, tiles: str, words: str) -> bodies.Row:
    return bodies.Row(groups=[_group(group) for group in tiles.split()], say=writer.written(words))


def _group(written: str) -> bodies.TileGroup:
    """Lay out tiles, `123m`; `123m<` as a claim of the first one, which lies sideways; `#` a tile face down."""
    claimed, notation = written.endswith("<"), written.rstrip("<")
    if notation.strip("#") == "":
        return bodies.TileGroup(tiles=[FACE_DOWN] * len(notation))
    return bodies.TileGroup(tiles=list(tiles_of(notation)), turned=0 if claimed else None)


def _groups_of_hand(fields: Mapping[str, Any]) -> Iterator[bodies.TileGroup]:
    """Yield concealed tiles as the example groups them, the winning one by itself, melds, and what is laid aside."""
    win = fields.get("win") or {}
    yield from (_group(group) for group in str(fields["hand"]).split())
    if "tile" in win:
        yield bodies.TileGroup(tiles=[str(win["tile"])], won=True)
    yield from (_meld(meld, str(fields.get("seat", "E"))) for meld in fields.get("melds", ()))
    if fields.get("flowers"):
        yield bodies.TileGroup(tiles=list(tiles_of(fields["flowers"])))
    if fields.get("kita"):
        yield bodies.TileGroup(tiles=["4z"] * int(fields["kita"]))


def _meld(written: str, owner: str) -> bodies.TileGroup:
    """Lay out `pon 555z from W`: the claimed tile lies towards who gave it."""
    kind, notation, *source = written.split()
    tiles: list[Tile] = list(tiles_of(notation))
    if kind in _CONCEALED:
        return bodies.TileGroup(tiles=[FACE_DOWN, *tiles[1:-1], FACE_DOWN])
    distance = (SEAT_LETTERS.index(source[-1]) - SEAT_LETTERS.index(owner)) % 4 if source else 3
    return bodies.TileGroup(tiles=tiles, turned={1: len(tiles) - 1, 2: 1}.get(distance, 0))
