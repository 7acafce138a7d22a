"""How the winning tile waits in a group: by kind of group, place in it, lowest rank; where it may have come."""

import numpy as np

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import CLOSED, EDGE, PAIR, PAIR_WAIT, RUN, TRIPLET, TRIPLET_WAIT, TWO_SIDED
from fangcheng.core.state.record_types import Win


def _waits() -> np.ndarray:
    """Tell how a tile completes a group: by its kind, the tile's place in it, and its lowest rank, from 0."""
    waits = np.zeros((PAIR + 1, 3, 9), np.int8)
    waits[TRIPLET], waits[PAIR] = TRIPLET_WAIT, PAIR_WAIT
    waits[RUN] = TWO_SIDED
    waits[RUN, 1] = CLOSED
    waits[RUN, 0, 6] = waits[RUN, 2, 0] = EDGE
    return waits


WAITS = _waits()


@kernel
def places_of_tile(win: Win, kind, start, wild):
    """Return, as bits, the places where the winning tile may have come to a group, as the tile it is."""
    place = int(win.tile) - start
    inside = int(place >= 0) & int(place <= 2 * int(kind == RUN))
    return inside << (place & 3) & ~wild


@kernel
def places_of_joker(kind, wild):
    """Return, as bits, the places of a winning joker in a group; of a pair or triplet the highest (all are alike)."""
    return wild if kind == RUN else wild & ~(wild >> 1)
