"""Tiles as Botzone and the IJCAI competition write them: W4 B6 T8, F1-F4 E S W N, J1 Red J2 Green J3 White, H1-H8."""

from collections.abc import Iterable

from fangcheng.records.model import Tile, Tiles

GAME = "mcr"  # what Botzone and the IJCAI competition play

_SUITS = {"W": ("m", range(1, 10)), "B": ("p", range(1, 10)), "T": ("s", range(1, 10)), "H": ("f", range(1, 9))}
_OURS = {
    **{f"{letter}{rank}": f"{rank}{suit}" for letter, (suit, ranks) in _SUITS.items() for rank in ranks},
    **{f"F{wind}": f"{wind}z" for wind in range(1, 5)},
    "J1": "7z",
    "J2": "6z",
    "J3": "5z",
}


def from_botzone(tile: str) -> Tile:
    """Return our notation of one tile; ValueError names a tile that Botzone does not have."""
    if tile not in _OURS:
        raise ValueError(f'no tile "{tile[:20]}"; Botzone writes W4 B6 T8 F1-F4 J1-J3')
    return _OURS[tile]


def all_from_botzone(tiles: Iterable[str]) -> Tiles:
    """Return our notation of several tiles."""
    return tuple(from_botzone(tile) for tile in tiles)


def run_around(middle: Tile) -> Tiles:
    """Return the run whose middle tile Botzone names; ValueError where none is."""
    rank, suit = int(middle[0]), middle[1]
    if suit not in "mps" or not 2 <= rank <= 8:
        raise ValueError(f"{middle} is the middle of no run")
    return tuple(f"{rank + step}{suit}" for step in (-1, 0, 1))
