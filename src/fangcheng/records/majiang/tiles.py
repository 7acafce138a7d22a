"""Tiles of a paipu: a letter and digits, `m12p0z7`, 0 a red five, `_` a hidden tile. All raise ValueError."""

import re
from typing import NamedTuple

from fangcheng.records.model import HIDDEN, Tile, Tiles

TILE = re.compile("[mps][0-9]|z[1-7]")
THROWN = re.compile(r"(.*?)(_?)(\*?)", re.DOTALL)
MELD = re.compile(r"([mpsz])(\d{1,4})([-=+])(\d{0,2})")
GIVERS = {"-": 3, "=": 2, "+": 1}  # how many chairs on from the player the tile came


class Call(NamedTuple):
    """A meld as it is written."""

    before: Tiles  # digits before the claimed tile, and the tile itself as the last
    giver: int  # chairs on from the player
    behind: Tiles


def tile_of(text: str) -> Tile:
    """Return a tile."""
    if not TILE.fullmatch(text):
        raise ValueError(f'no tile "{text[:20]}"')
    return text[1] + text[0]


def thrown_of(text: str) -> tuple[Tile, bool, bool]:
    """Return a discarded tile, whether it had just been drawn (`_`), and whether it declares riichi (`*`)."""
    match = THROWN.fullmatch(text)
    assert match is not None  # any text has an end
    return tile_of(match[1]), bool(match[2]), bool(match[3])


def tiles_of(text: str) -> Tiles:
    """Return the tiles of a concealed hand."""
    found, suit = [], ""
    for letter in text:
        if letter in "mpsz":
            suit = letter
        elif letter == "_":
            found.append(HIDDEN)
        else:
            found.append(tile_of(suit + letter))
    return tuple(found)


def call_of(text: str) -> Call:
    """Return a meld with a claimed tile."""
    match = MELD.fullmatch(text)
    if match is None:
        raise ValueError(f'no meld "{text[:20]}"')
    suit, before, giver, behind = match.groups()
    return Call(tiles_of(suit + before), GIVERS[giver], tiles_of(suit + behind))
