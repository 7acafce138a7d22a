"""Tiles, names and sentences as they travel."""

from msgspec import Struct

# gc=False: none of these can hold itself, and the collector need not look at the thousands that a table sends.
Tile = str
Spot = str  # a tile lying face up, or one of the two below
FACE_DOWN = "#"
GONE = "."


class Names(Struct, gc=False):
    """One name in the four languages of the product."""

    en: str
    zh_hans: str
    zh_hant: str
    ja: str


class Text(Struct, gc=False):
    """A sentence by its key in `fangcheng/texts/<language>/*.ftl`.

    Arguments whose name begins with `tile` are notation ("8p", "258m") and are spelled out in the reader's language;
    those whose name begins with `seat` are seat numbers and become players' names; `Names` are taken in the reader's
    language; numbers are grouped. A key that no file knows is shown as it is.
    """

    key: str
    args: dict[str, int | str | Names] = {}
    rule: str | None = None  # rule id such as "RIICHI-41"; the page links it to the rulebook
