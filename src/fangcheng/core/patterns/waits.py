"""Patterns of the wait: edge, middle, pair. They hold only where the hand waited for one kind of tile."""

from fangcheng.core.dialect.bits import NONE, ONE, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.hands import claimed_sets
from fangcheng.core.patterns.listed import WAITS, pattern
from fangcheng.core.patterns.masks import knitted_faces
from fangcheng.core.state.codes import BY_SELF, CLOSED, EDGE, PAIR_WAIT
from fangcheng.core.state.rule_codes import ONE_WAIT_NEVER, ONE_WAIT_NOT_CLAIMED
from fangcheng.core.state.scoring_options import KNITTED_WAIT, ONE_WAIT_MELDED


@kernel
def waited_for_one(win):
    """Return True if just one face would have completed the hand, copies still to be had or not."""
    return win.waits != NONE and win.waits & (win.waits - ONE) == NONE


@kernel
def waited_so(win, rules, reading, wait):
    """Return True if the one wait was of this kind (EDGE ...), and no part of a knitted straight.

    Rules: MCR-31, MCR-P10.
    """
    if reading.wait != wait or not waited_for_one(win):
        return False
    if reading.knitted < 0 or rules.option[KNITTED_WAIT] == 1:
        return True
    return not has(knitted_faces(int(reading.knitted)), int(win.tile))


@pattern(WAITS)
def edge_wait(win, rules, reading):
    """The hand waited only for the 3 of 12, or the 7 of 89."""
    return int(waited_so(win, rules, reading, EDGE))


@pattern(WAITS)
def closed_wait(win, rules, reading):
    """The hand waited only for the middle of a run."""
    return int(waited_so(win, rules, reading, CLOSED))


@pattern(WAITS)
def single_wait(win, rules, reading):
    """The hand waited only for the second tile of the pair."""
    return int(waited_so(win, rules, reading, PAIR_WAIT))


@pattern(WAITS)
def narrow_wait(win, rules, reading):
    """The hand waited for one kind only, as edge, middle or pair."""
    return int(
        waited_so(win, rules, reading, EDGE)
        or waited_so(win, rules, reading, CLOSED)
        or waited_so(win, rules, reading, PAIR_WAIT)
    )


@pattern(WAITS)
def one_wait(win, rules, reading):
    """The hand waited for one kind of tile only, however it joins and be it one that the hand holds all of.

    Rules: TAIWAN-F-one_wait, TAIWAN-P4, TAIWAN-P6.
    """
    rule = int(rules.option[ONE_WAIT_MELDED])
    barred = rule == ONE_WAIT_NEVER or (rule == ONE_WAIT_NOT_CLAIMED and win.by != BY_SELF)
    if barred and claimed_sets(win) == win.sets:
        return 0
    return int(waited_for_one(win))
