"""What sets and a pair lack: how many tiles are missing, which are wanted, from the look-up tables."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, bit, lowest
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.shapes.holding import HONOURS, SUIT, WEIGHT, faces_held
from fangcheng.core.shapes.lookup import LANE_BITS, MAX_SETS, OUT_OF_REACH, PAIR_LANE
from fangcheng.core.state.record_types import Shapes


@inlined
def missing_standard(shapes: Shapes, holding, sets):
    """Count the tiles lacking to `sets` sets and a pair."""
    return fewest(left_row(shapes, holding), right_row(shapes, holding), sets)


@inlined
def left_row(shapes: Shapes, holding):
    """Return the row of characters and dots together."""
    return int(shapes.joined[shapes.suit[holding.m], shapes.suit[holding.p]])


@inlined
def right_row(shapes: Shapes, holding):
    """Return the row of bamboo and honours together."""
    return int(shapes.joined[shapes.suit[holding.s], shapes.honour[holding.z]])


@inlined
def lane(row, sets, pairs):
    """Return the number of tiles missing in `row` to so many sets and pairs."""
    return in_lane(row, lane_of(sets, pairs))


@inlined
def lane_of(sets, pairs):
    """Return the number of the lane of so many sets and pairs."""
    return sets + PAIR_LANE * pairs


@inlined
def in_lane(row, number):
    """Return the number of tiles missing in the lane of this number."""
    return row >> LANE_BITS * number & OUT_OF_REACH


@inlined
def fewest(left, right, sets):
    """Return the fewest tiles missing to `sets` sets and a pair, divided between two rows.

    The lanes of `right` are pushed up until the one of `sets` is the highest: lane numbers are then fixed, and
    `left` meets lanes out of reach wherever it would have too many sets.
    """
    push = LANE_BITS * (MAX_SETS - sets)
    fill = (1 << push) - 1
    alone, paired = right << push | fill, right >> LANE_BITS * PAIR_LANE << push | fill
    best = OUT_OF_REACH
    for some in range(PAIR_LANE):
        best = min(best, lane(left, some, 1) + lane(alone, MAX_SETS - some, 0))
        best = min(best, lane(left, some, 0) + lane(paired, MAX_SETS - some, 0))
    return best


@kernel
def wanted_standard(shapes: Shapes, holding, sets):
    """Return the faces that lower `missing_standard`: one more tile lowers a lane that some best division uses."""
    left, right = left_row(shapes, holding), right_row(shapes, holding)
    missing = fewest(left, right, sets)
    if missing == 0:
        return NONE
    left_lanes, right_lanes = used_lanes(left, right, sets, missing), used_lanes(right, left, sets, missing)
    return lowering_lanes(shapes, holding, left, right, left_lanes, right_lanes)


@kernel
def fewest_sets(left, right, sets):
    """Return the fewest tiles missing to `sets` sets without a pair, divided between two rows."""
    best = OUT_OF_REACH
    for some in range(sets + 1):
        best = min(best, lane(left, some, 0) + lane(right, sets - some, 0))
    return best


@kernel
def wanted_sets(shapes: Shapes, holding, sets):
    """Return the faces that lower the number of tiles missing to so many sets without a pair."""
    left, right = left_row(shapes, holding), right_row(shapes, holding)
    missing = fewest_sets(left, right, sets)
    if missing == 0:
        return NONE
    left_lanes = right_lanes = 0
    for some in range(sets + 1):
        if lane(left, some, 0) + lane(right, sets - some, 0) == missing:
            left_lanes |= 1 << LANE_BITS * some
            right_lanes |= 1 << LANE_BITS * (sets - some)
    return lowering_lanes(shapes, holding, left, right, left_lanes, right_lanes)


@kernel
def lowering_lanes(shapes: Shapes, holding, left, right, left_lanes, right_lanes):
    """Return the faces of which a further tile lowers one of these lanes of the two rows."""
    open_faces = holding.usable & ~faces_held(shapes, holding, 4)
    m, p = int(shapes.suit[holding.m]), int(shapes.suit[holding.p])
    s, z = int(shapes.suit[holding.s]), int(shapes.honour[holding.z])
    wanted = lowering(shapes.suit, holding.m, 0, open_faces, shapes.joined[p], left, left_lanes)
    wanted |= lowering(shapes.suit, holding.p, 9, open_faces, shapes.joined[m], left, left_lanes)
    wanted |= lowering(shapes.suit, holding.s, 18, open_faces, shapes.joined[z], right, right_lanes)
    wanted |= lowering(shapes.honour, holding.z, HONOURS, open_faces, shapes.joined[s], right, right_lanes)
    return wanted


@kernel
def used_lanes(row, other, sets, missing):
    """Return the lowest bits of the lanes of `row` that are in some division with only `missing` tiles missing."""
    lanes = 0
    for some in range(sets + 1):
        if lane(row, some, 0) + lane(other, sets - some, 1) == missing:
            lanes |= 1 << LANE_BITS * some
        if lane(row, some, 1) + lane(other, sets - some, 0) == missing:
            lanes |= 1 << LANE_BITS * (some + PAIR_LANE)
    return lanes


@kernel
def lowering(classes, key, first, open_faces, rows, row, lanes):
    """Return the faces of the suit from `first` on of which a further tile lowers one of the `lanes` of `row`.

    `rows` are the rows of this suit's classes with its neighbour's. One tile lowers a lane by one or not at
    all, so the difference of two rows is a mask of lanes.
    """
    found, rest = NONE, open_faces & SUIT << np.uint64(first)
    while rest != NONE:
        face = lowest(rest)
        rest &= rest - ONE
        if row - int(rows[classes[key + int(WEIGHT[face])]]) & lanes != 0:
            found |= bit(face)
    return found


@kernel
def spare_standard(shapes: Shapes, holding, sets):
    """Return the faces held of which one tile can go without raising `missing_standard`."""
    left, right = left_row(shapes, holding), right_row(shapes, holding)
    missing = fewest(left, right, sets)
    left_lanes, right_lanes = used_lanes(left, right, sets, missing), used_lanes(right, left, sets, missing)
    m, p = int(shapes.suit[holding.m]), int(shapes.suit[holding.p])
    s, z = int(shapes.suit[holding.s]), int(shapes.honour[holding.z])
    faces = faces_held(shapes, holding, 1)
    spare = not_raising(shapes.suit, holding.m, 0, faces, shapes.joined[p], left, left_lanes)
    spare |= not_raising(shapes.suit, holding.p, 9, faces, shapes.joined[m], left, left_lanes)
    spare |= not_raising(shapes.suit, holding.s, 18, faces, shapes.joined[z], right, right_lanes)
    spare |= not_raising(shapes.honour, holding.z, HONOURS, faces, shapes.joined[s], right, right_lanes)
    return spare


@kernel
def not_raising(classes, key, first, faces, rows, row, lanes):
    """Return the faces of the suit from `first` on of which a tile less leaves one of the `lanes` of `row` as it is."""
    found, rest = NONE, faces & SUIT << np.uint64(first)
    while rest != NONE:
        face = lowest(rest)
        rest &= rest - ONE
        if (int(rows[classes[key - int(WEIGHT[face])]]) - row & lanes) != lanes:
            found |= bit(face)
    return found
