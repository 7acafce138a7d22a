"""Patterns of the wait: edge, middle, pair. They hold only where the hand waited for one kind of tile."""

from fangcheng.core.dialect.bits import NONE, ONE
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import CLOSED, EDGE, PAIR_WAIT


@kernel
def waited_for_one(win):
    """Whether just one face would have completed the hand, copies still to be had or not."""
    return win.waits != NONE and win.waits & (win.waits - ONE) == NONE


@kernel
def edge_wait(win, reading):
    """Only 3 for 12, or 7 for 89."""
    return int(reading.wait == EDGE and waited_for_one(win))


@kernel
def closed_wait(win, reading):
    """Only the middle of a run."""
    return int(reading.wait == CLOSED and waited_for_one(win))


@kernel
def single_wait(win, reading):
    """Only the pair."""
    return int(reading.wait == PAIR_WAIT and waited_for_one(win))


@kernel
def one_wait(win, reading):
    """Only edge, middle or pair."""
    return int(edge_wait(win, reading) + closed_wait(win, reading) + single_wait(win, reading) > 0)
