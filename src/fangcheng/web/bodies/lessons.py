"""Pages on how to play: texts, and rows of tiles that show something."""

from msgspec import Struct

from fangcheng.web.wire import Names, Spot


class TileGroup(Struct):
    """Tiles that lie together in an example."""

    tiles: list[Spot]
    turned: int | None = None  # position in `tiles` that lies sideways, for it was claimed
    won: bool = False  # the winning tile, by itself


class Row(Struct):
    """A line of an example: tiles, and what they show, in Markdown."""

    groups: list[TileGroup]
    say: str


class Piece(Struct):
    """A piece of a section: a text in Markdown, else an example."""

    text: str = ""
    rows: list[Row] = []


class Section(Struct):
    """A section of a page on how to play; the page heads it `learn-<id>`."""

    id: str
    parts: list[Piece]


class Lesson(Struct):
    """How to play a variant: `GET /api/learn/<variant>/<language>`."""

    name: Names
    about: Names
    sections: list[Section]
