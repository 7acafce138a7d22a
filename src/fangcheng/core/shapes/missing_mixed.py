"""Tiles missing to single tiles beside sets: thirteen orphans with a set, the knitted straight."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, bit, count_bits, has, lowest
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.shapes.holding import FACES, KNITTED, ORPHANS, WEIGHT, Holding, change_holding, faces_held
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.shapes.missing_sets import lane, left_row, missing_standard, right_row, wanted_standard
from fangcheng.core.shapes.missing_singles import knitted, lines_of
from fangcheng.core.state.record_types import Shapes


@kernel
def missing_orphans_and_set(shapes: Shapes, holding):
    """Count the tiles lacking to one of each terminal and honour, one more of them, and a set of any tiles."""
    orphans = faces_held(shapes, holding, 1) & ORPHANS
    return 13 - count_bits(orphans) + missing_beside_orphans(shapes, without_each(holding, orphans))


@kernel
def without_each(holding, faces):
    """Return the holding without one tile of each of these faces, all of which it holds."""
    while faces != NONE:
        holding = change_holding(holding, lowest(faces), -1)
        faces &= faces - ONE
    return holding


@kernel
def missing_beside_orphans(shapes: Shapes, rest):
    """Count the tiles lacking to a set and an orphan, from the tiles beside one orphan of each face.

    Pair and triplet of one face would need a fifth copy; another orphan as the pair lacks no more tiles.
    """
    best = 1 + missing_set(shapes, rest)
    pairs = faces_held(shapes, rest, 1) & ORPHANS
    while pairs != NONE:
        best = min(best, missing_set(shapes, change_holding(rest, lowest(pairs), -1)))
        pairs &= pairs - ONE
    return best


@kernel
def missing_set(shapes: Shapes, holding):
    """Count the tiles lacking to one set."""
    return min(lane(left_row(shapes, holding), 1, 0), lane(right_row(shapes, holding), 1, 0))


@kernel
def wanted_orphans_and_set(shapes: Shapes, holding):
    """Return the faces that lower `missing_orphans_and_set`: orphans not held, and by trying those for set and pair."""
    orphans = faces_held(shapes, holding, 1) & ORPHANS
    rest = without_each(holding, orphans)
    missing = missing_beside_orphans(shapes, rest)
    wanted = ORPHANS & ~orphans
    candidates = holding.usable & ~wanted & ~faces_held(shapes, holding, 4)
    for face in range(FACES):
        if has(candidates, face) and missing_beside_orphans(shapes, change_holding(rest, face, 1)) < missing:
            wanted |= bit(face)
    return wanted


@kernel
def missing_knitted_straight(shapes: Shapes, holding, sets):
    """Count the tiles lacking to a knitted straight, `sets` - 3 sets and a pair (MCR)."""
    one = faces_held(shapes, holding, 1)
    best = OUT_OF_REACH
    for which in range(KNITTED):
        best = min(best, missing_with_straight(shapes, holding, one, which, sets))
    return best


@kernel
def missing_with_straight(shapes: Shapes, holding, one, which, sets):
    """Count what the knitted straight `which` lacks, and what the other tiles lack to their sets and a pair."""
    lacking = 9 - count_bits(one & knitted(which))
    return lacking + missing_standard(shapes, without_straight(holding, one, which), sets - 3)


@kernel
def without_straight(holding, one, which):
    """Return the holding with its tiles of a knitted straight put aside."""
    first, second, third = lines_of(which)
    m, p, s, z, jokers, wild, usable = holding
    m -= line_key(one, first)
    p -= line_key(one >> np.uint64(9), second)
    s -= line_key(one >> np.uint64(18), third)
    return Holding(m, p, s, z, jokers, wild, usable)


@kernel
def line_key(ranks, first):
    """Return the key of one tile of each of the ranks `first`, `first` + 3 and `first` + 6 that is held."""
    key = 0
    for rank in range(first, 9, 3):
        if has(ranks, rank):
            key += int(WEIGHT[rank])
    return key


@kernel
def wanted_knitted_straight(shapes: Shapes, holding, sets):
    """Return the faces that lower `missing_knitted_straight`: of a best straight, or beside it."""
    one = faces_held(shapes, holding, 1)
    missing = missing_knitted_straight(shapes, holding, sets)
    full = faces_held(shapes, holding, 4)
    wanted = NONE
    for which in range(KNITTED):
        if missing_with_straight(shapes, holding, one, which, sets) == missing:
            wanted |= knitted(which) & ~one
            wanted |= wanted_standard(shapes, without_straight(holding, one, which), sets - 3) & ~full
    return wanted
