"""Desks at work: one for each thread and set of look-up tables, shared by all tables that the thread serves.

Nothing on a desk outlives the call that left it there, but the look-up tables on it are 10 MB. They lie in memory once
for each set of them: a desk is a view of that one copy, of which it has only the pages for itself that it writes to.
"""

import mmap
import os
import sys
import tempfile
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.scoring.demands import demands_anything
from fangcheng.core.scoring.owed import DEMANDS, demand_of, is_of_sets
from fangcheng.core.shapes.demand_lookup import demand_tables
from fangcheng.core.shapes.lookup import ANY_THREE_WINDS, TRIPLETS_ONLY, shape_tables
from fangcheng.core.state.demand_tables import MOST_TOGETHER
from fangcheng.core.state.desk import DESK, new_desk
from fangcheng.core.state.fields.forms import SUM_SETS
from fangcheng.core.state.rule_codes import JOKER_NONE
from fangcheng.tiles import FACES, HEAD, PLACES, face_of

# Desks that a thread keeps. A new one takes 0.1 ms and some page faults, but each is counted as up to 10 MB of what the
# process holds resident, however many share them.
MOST_DESKS = 2
STRETCH = 1 << 16  # bytes of a desk that are looked at together


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
    demands: tuple[int, ...] = ()  # words of the demands that the tables tell apart, where somebody asks for them
    told: int = 0  # which demands these are (scoring/owed.py)
    tiles: int = 0  # of a hand that wins


class _Here(threading.local):
    """What this thread has, the one used last at the end; it goes with the thread."""

    def __init__(self) -> None:
        self.desks: OrderedDict[Shapes, Desk] = OrderedDict()


_here = _Here()
_making = threading.RLock()  # held while a set of look-up tables is made
# By set, and by the record that it lies in: the open file, which lies in memory, with an untouched record in it.
_laid_out: dict[tuple[Shapes, np.dtype], int] = {}


def shapes_of(rules: Any) -> Shapes:
    """Return which look-up tables games of these rules need."""
    faces = 0
    for kind in (*range(FACES), *range(HEAD, PLACES)):
        if rules.copies[kind] > 0:
            faces |= 1 << face_of(kind)
    honours = ANY_THREE_WINDS if rules.honour_runs else TRIPLETS_ONLY
    return Shapes(bool(rules.joker_rule != JOKER_NONE), faces, bool(int(rules.forms) & SUM_SETS), honours)


def with_demands(shapes: Shapes, rules: Any) -> Shapes:
    """Return the same with tables of what wins must show, as `away` asks for them; building these takes seconds."""
    if shapes.demands or not demands_anything(rules):
        return shapes
    places = [place for place in range(DEMANDS) if is_of_sets(demand_of(rules, place))][:MOST_TOGETHER]
    words = tuple(demand_of(rules, place) for place in places)
    told = sum(1 << place for place in places)
    return shapes._replace(demands=words, told=told, tiles=3 * int(rules.sets) + 2)


def desk_here(shapes: Shapes) -> Desk:
    """Return this thread's desk for these look-up tables, made where it has none; the one unused longest makes room."""
    desks = _here.desks
    desk = desks.get(shapes)
    if desk is None:
        desk = desks[shapes] = desk_for(shapes)
        if len(desks) > MOST_DESKS:
            desks.popitem(last=False)
    elif len(desks) > 1:
        desks.move_to_end(shapes)
    return desk


def desk_for(shapes: Shapes) -> Desk:
    """Return a new desk."""
    array = view_of_one(shapes, DESK, lambda: _new_desk(shapes))
    return Desk(array, with_attributes(array)[0])


def _new_desk(shapes: Shapes) -> Any:
    tables: Any = shape_tables(shapes.honours, shapes.jokers, faces=shapes.faces, sums=shapes.sums)
    demanded: Any = None
    if shapes.demands:
        demanded = demand_tables(shapes.demands, tables, shapes.honours, shapes.tiles)
        demanded.told = shapes.told
    record: Any = new_desk(tables, demanded)
    shape_tables.cache_clear()  # one copy is enough
    return record.base.view(np.ndarray).view(DESK)


def view_of_one(shapes: Shapes, dtype: np.dtype, make: Callable[[], Any]) -> Any:
    """Return an array of one record with these look-up tables: a view of the copy in memory, made with the first.

    `make` returns one that nobody has written to since. What is written to a view is seen in it alone.
    """
    with _making:
        if (shapes, dtype) not in _laid_out:
            made = make()
            try:
                _laid_out[shapes, dtype] = _lay_out(made)
            except OSError:  # nowhere to lay it: everybody has a copy of his own
                return made
        file = _laid_out[shapes, dtype]
        return np.frombuffer(mmap.mmap(file, dtype.itemsize, access=mmap.ACCESS_COPY), dtype)


def _lay_out(desk: Any) -> int:
    """Write a desk into a file that nobody else can open, and return its number. Raises OSError."""
    if sys.platform == "linux":
        number = os.memfd_create("fangcheng-desk")
    else:
        with tempfile.TemporaryFile() as made:
            number = os.dup(made.fileno())
    octets = desk.view(np.uint8)
    os.ftruncate(number, len(octets))
    with open(number, "r+b", buffering=0, closefd=False) as file:
        for start in range(0, len(octets), STRETCH):
            stretch = octets[start : start + STRETCH]
            if stretch.any():  # what is zero takes no memory
                file.seek(start)
                file.write(stretch)
    return number
