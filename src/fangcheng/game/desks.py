"""Desks at work: one for each thread and set of look-up tables, shared by all tables that the thread serves.

Nothing on a desk outlives the call that left it there, but the look-up tables on it are 10 MB: a desk for every table
would take more memory than all the rest of that table, many times over.
"""

import threading
from typing import Any, NamedTuple

import numpy as np

from fangcheng.core.shapes.lookup import ANY_THREE_WINDS, TRIPLETS_ONLY, shape_tables
from fangcheng.core.shapes.sums import SUM_SETS
from fangcheng.core.state.desk import DESK, new_desk
from fangcheng.core.state.rule_codes import JOKER_NONE
from fangcheng.tiles import HEAD, PLACES, RED_5M, face_of


class Desk(NamedTuple):
    """A desk both ways: as kernels are entered from Python, and as an interpreted kernel reads it."""

    array: Any  # of one element of dtype DESK
    record: Any  # the same memory with attributes


class Shapes(NamedTuple):
    """What games whose desks have the same look-up tables agree in."""

    jokers: bool
    faces: int
    sums: bool
    honours: int  # what they form beside triplets


class _Here(threading.local):
    """What this thread has; it goes with the thread."""

    def __init__(self) -> None:
        self.desks: dict[Shapes, Desk] = {}


_here = _Here()


def shapes_of(rules: Any) -> Shapes:
    """Return which look-up tables games of these rules need."""
    faces = 0
    for kind in (*range(RED_5M + 3), *range(HEAD, PLACES)):
        if rules.copies[kind] > 0:
            faces |= 1 << face_of(kind)
    honours = ANY_THREE_WINDS if rules.honour_runs else TRIPLETS_ONLY
    return Shapes(bool(rules.joker_rule != JOKER_NONE), faces, bool(int(rules.forms) & SUM_SETS), honours)


def desk_here(shapes: Shapes) -> Desk:
    """Return this thread's desk for these look-up tables, made at the first call."""
    desk = _here.desks.get(shapes)
    if desk is None:
        desk = _here.desks[shapes] = desk_for(shapes)
    return desk


def desk_for(shapes: Shapes) -> Desk:
    """Return a new desk."""
    record: Any = new_desk(shape_tables(**shapes._asdict()))  # type: ignore[arg-type]
    return Desk(record.base.view(np.ndarray).view(DESK), record)
