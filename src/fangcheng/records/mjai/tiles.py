"""Tiles in mjai's notation: 5m, 5mr for the red five, E S W N, P White, F Green, C Red, ? hidden."""

from collections.abc import Iterable

from fangcheng import tiles
from fangcheng.records.model import HIDDEN, Tile, Tiles

_HONOURS = dict(zip("ESWNPFC", (f"{number}z" for number in range(1, 8)), strict=True))
_PLAIN = {tiles.name_of(kind): tiles.name_of(kind) for kind in range(tiles.EAST)}
_OURS = {**_PLAIN, **_HONOURS, "5mr": "0m", "5pr": "0p", "5sr": "0s", "?": HIDDEN}
_THEIRS = {ours: theirs for theirs, ours in _OURS.items()}
WINDS = "ESWN"


def from_mjai(pai: str) -> Tile:
    """Return our notation of one mjai tile; ValueError names a tile that mjai does not have."""
    if pai not in _OURS:
        raise ValueError(f'no tile "{pai[:20]}"; mjai writes 5m, 5mr, E S W N P F C')
    return _OURS[pai]


def all_from_mjai(pais: Iterable[str]) -> Tiles:
    """Return our notation of several mjai tiles."""
    return tuple(from_mjai(pai) for pai in pais)


def to_mjai(tile: Tile) -> str:
    """Return mjai's notation of one tile; ValueError names a tile that mjai cannot write."""
    if tile not in _THEIRS:
        raise ValueError(f'mjai cannot write "{tile}"')
    return _THEIRS[tile]


def all_to_mjai(ours: Iterable[Tile]) -> list[str]:
    """Return mjai's notation of several tiles."""
    return [to_mjai(tile) for tile in ours]
