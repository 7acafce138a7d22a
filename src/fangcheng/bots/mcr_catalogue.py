"""Routes of Chinese Official that ask for nine given tiles: three chows that belong together, or a knitted straight.

A route is written as the tiles it needs beside a free set and a pair: masks of the faces it needs once, twice and
three times. The values are those of its one fan; what else may be counted is judged with the hand (mcr_routes.py).
"""

from itertools import permutations

import numpy as np

from fangcheng.core.patterns.masks import knitted_faces

NO_CHOW = -1

RANKS, SUITS = 9, 3
PER_SUIT = 7  # chows of a suit


def _chow(suit: int, rank: int) -> int:
    return RANKS * suit + rank


def _chow_routes() -> list[tuple[tuple[int, int, int], int]]:
    """Return three chows for each route, by their lowest faces, and what their fan is worth (rules/mcr.md)."""
    routes = []
    for first, second, third in permutations(range(SUITS)):
        routes.append(((_chow(first, 0), _chow(second, 3), _chow(third, 6)), 8))  # mixed straight
        for rank in range(PER_SUIT - 2):  # mixed shifted chows
            routes.append(((_chow(first, rank), _chow(second, rank + 1), _chow(third, rank + 2)), 6))
    for rank in range(PER_SUIT):  # mixed triple chow
        routes.append(((_chow(0, rank), _chow(1, rank), _chow(2, rank)), 8))
    for suit in range(SUITS):
        for step in (1, 2, 3):  # pure shifted chows; a step of three is the pure straight
            for rank in range(PER_SUIT - 2 * step):
                routes.append(((_chow(suit, rank), _chow(suit, rank + step), _chow(suit, rank + 2 * step)), 16))
        for rank in range(PER_SUIT):  # pure triple chow
            routes.append(((_chow(suit, rank),) * 3, 24))
    return routes


def _needs(faces: list[int]) -> list[int]:
    """Return masks of the faces that stand once or more, twice or more, three times among these."""
    return [sum(1 << face for face in set(faces) if faces.count(face) >= times) for times in (1, 2, 3)]


def _needs_of_chows(chows: tuple[int, int, int]) -> list[int]:
    return _needs([chow + place for chow in chows for place in range(3)])


_ROUTES = _chow_routes()
_KNITTED = [int(knitted_faces(which)) for which in range(6)]

ROUTES = len(_ROUTES) + len(_KNITTED)
FIRST_KNITTED = len(_ROUTES)
CHOWS = np.array([*(chows for chows, _ in _ROUTES), *[(NO_CHOW,) * 3] * 6], np.int64)
VALUES = np.array([*(value for _, value in _ROUTES), *[12] * 6], np.int64)
NEEDS = np.array([*(_needs_of_chows(chows) for chows, _ in _ROUTES), *([mask, 0, 0] for mask in _KNITTED)], np.uint64)

# Nine bits of ranks as the part of a suit's key that one tile of each makes (core/shapes/lookup.py).
KEYS = np.array([sum(5**rank for rank in range(RANKS) if ranks >> rank & 1) for ranks in range(1 << RANKS)], np.int64)
