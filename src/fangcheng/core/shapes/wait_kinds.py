"""How the winning tile waits in a group: a table by kind of group, place in it, and lowest rank."""

import numpy as np

from fangcheng.core.state.codes import CLOSED, EDGE, PAIR, PAIR_WAIT, RUN, TRIPLET, TRIPLET_WAIT, TWO_SIDED


def _waits() -> np.ndarray:
    """Tell how a tile completes a group: by its kind, the tile's place in it, and its lowest rank, from 0."""
    waits = np.zeros((PAIR + 1, 3, 9), np.int8)
    waits[TRIPLET], waits[PAIR] = TRIPLET_WAIT, PAIR_WAIT
    waits[RUN] = TWO_SIDED
    waits[RUN, 1] = CLOSED
    waits[RUN, 0, 6] = waits[RUN, 2, 0] = EDGE
    return waits


WAITS = _waits()
