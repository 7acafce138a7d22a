"""What a hand of Chinese Official may hope for, in 1024ths of a point: how likely tiles come, what a win would pay.

Tiles are taken to come independently of each other: of `copies` live ones at least one comes in the turns that
are left with 1 - exp(-copies * looks / unseen tiles). A *look* is a tile the seat may take: its own draw, and
what others throw, as far as that may be claimed.
"""

import numpy as np

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.record_types import Table

ONE_POINT = 10  # bits: hopes are written in 1024ths
MOST_COPIES, MOST_TURNS = 24, 18
OTHERS_HOLD = 39  # unseen tiles that nobody will draw: the hands of the others

LOOKS, WINNING_LOOKS = 1.4, 3.2  # a turn: while the hand is built, and for its last tile
PATIENCE = 0.55  # a hand ends before the wall does: turns to be reckoned with, of those that are left
STEEPNESS = 0.4  # what every tile lacking costs beside its own chance: all must come in time

MINIMUM = 8
LUCK = (0.0, 0.0, 0.01, 0.02, 0.05, 0.12, 0.3, 0.6)  # chance that a hand planned for fewer points reaches eight
MOST_POINTS = 88


def _chances(looks: float) -> np.ndarray:
    """Return the chance, in 1024ths, that one of the live copies comes in the turns left.

    It stands at [turns left][live copies].
    """
    table = np.zeros((MOST_TURNS + 1, MOST_COPIES + 1), np.int64)
    for turns in range(MOST_TURNS + 1):
        rate = looks * (PATIENCE * turns + 0.5) / (4 * turns + OTHERS_HOLD)
        for copies in range(MOST_COPIES + 1):
            table[turns, copies] = round(1024 * (1 - np.exp(-copies * rate)))
    return table


def _points() -> np.ndarray:
    """Return what a win pays times the chance that it is one, in 1024ths of a point, by the planned points.

    A win by discard brings 24 and the value, a self-drawn one 24 and three times the value: one in four is.
    """
    paid = [24 + 1.5 * points for points in range(MOST_POINTS + 1)]
    luck = [LUCK[points] if points < MINIMUM else 1.0 for points in range(MOST_POINTS + 1)]
    return np.round(1024 * np.array(paid) * np.array(luck)).astype(np.int64)


CHANCES, LAST_CHANCES = _chances(LOOKS), _chances(WINNING_LOOKS)
POINTS = _points()
STEEP = np.round(1024 * STEEPNESS ** np.arange(16)).astype(np.int64)


@kernel
def turns_left(table: Table):
    """Return how many turns the seat will still have if nobody wins."""
    return min(MOST_TURNS, int(table.drawable) // 4)


@kernel
def chance(turns, copies):
    """Return how likely one of these live copies comes in time, in 1024ths."""
    return CHANCES[turns, max(0, min(MOST_COPIES, copies))]


@kernel
def last_chance(turns, copies):
    """Return how likely the winning tile comes in time, which may be taken from anybody; in 1024ths."""
    return LAST_CHANCES[turns, max(0, min(MOST_COPIES, copies))]


@kernel
def points(planned):
    """Return what a win planned for this many points brings, in 1024ths of a point."""
    return POINTS[max(0, min(MOST_POINTS, planned))]


@kernel
def steep(lacking):
    """Return the factor for this many tiles all having to come in time, in 1024ths."""
    return STEEP[min(15, lacking)]


@kernel
def several_chances(turns, lacking, first, more):
    """Return how likely a shape that lacks this many tiles is completed, in 1024ths.

    `first` live copies fit at the last tile, `more` more at each tile before it.
    """
    hope = 1024
    for number in range(lacking):
        hope = hope * chance(turns, first + more * number) >> ONE_POINT
    return hope
