"""Sets and a pair that show what is demanded: how many tiles lack to the nearest, whatever suits they lie in.

The sets and the pair are divided among four parts: characters, dots, bamboo and honours. A row has a lane for so many
sets with or without the pair (shapes/lookup.py); the demands left unmet by the melds and the number of suits are
divided among the parts, too (shapes/demand_lookup.py). A division is followed only while its tiles without demands,
which are never more, stay below the best: of 140 few are.
"""

from typing import NamedTuple

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, bit, lowest
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.branches import EIGHT
from fangcheng.core.scoring.owed import BARRED, is_settled_by_melds, number_of_suits, unmet_in
from fangcheng.core.shapes.holding import HONOURS, SUIT, WEIGHT, faces_held
from fangcheng.core.shapes.lookup import LANE_BITS, OUT_OF_REACH, PAIR_LANE
from fangcheng.core.shapes.missing_sets import (
    fewest,
    in_lane,
    lane,
    lane_of,
    left_row,
    lowering,
    missing_standard,
    right_row,
    wanted_standard,
)
from fangcheng.core.state.demand_tables import MASKS
from fangcheng.core.state.record_types import Desk, Nearest
from fangcheng.core.state.shape_tables import NO_SUIT

PARTS = 4


class Parts(NamedTuple):
    """The rows of a holding without demands, by part, and its classes in the tables of demands."""

    m: int
    p: int
    s: int
    z: int
    left: int  # characters and dots together
    right: int  # bamboo and honours together
    m_class: int
    p_class: int
    s_class: int
    z_class: int


class Lanes(NamedTuple):
    """A division: the lane that each part has in it."""

    m: int
    p: int
    s: int
    z: int


class Left(NamedTuple):
    """What characters and dots have in a division, and how many tiles these lack."""

    m: int
    p: int
    lacking: int


@kernel
def parts_of(desk: Desk, holding):
    """Return the rows and classes of a holding."""
    shapes, demanded = desk.shapes, desk.demanded
    nothing = shapes.joined[shapes.suit[NO_SUIT]]
    return Parts(
        int(nothing[shapes.suit[holding.m]]),
        int(nothing[shapes.suit[holding.p]]),
        int(nothing[shapes.suit[holding.s]]),
        int(nothing[shapes.honour[holding.z]]),
        left_row(shapes, holding),
        right_row(shapes, holding),
        int(demanded.suit[holding.m]),
        int(demanded.suit[holding.p]),
        int(demanded.suit[holding.s]),
        int(demanded.honour[holding.z]),
    )


@kernel
def fewest_in_sets(desk: Desk, holding, owed):
    """Count the tiles lacking to sets and a pair that are allowed; OUT_OF_REACH where none may win."""
    left, right = left_row(desk.shapes, holding), right_row(desk.shapes, holding)
    least = fewest(left, right, owed.sets)
    if needs_no_walk(desk, owed):
        return least
    nearest, parts = desk.work.nearest, parts_of(desk, holding)
    best = walk_divisions(desk, nearest, parts, owed, least + 1, 0)
    return best if best == least else walk_divisions(desk, nearest, parts, owed, OUT_OF_REACH, 0)


@kernel
def wanted_in_sets(desk: Desk, holding, owed, before):
    """Return the faces that bring sets and a pair nearer that lack just `before` tiles."""
    shapes = desk.shapes
    if needs_no_walk(desk, owed):
        missing = missing_standard(shapes, holding, owed.sets)
        return wanted_standard(shapes, holding, owed.sets) if missing == before else NONE
    nearest = desk.work.nearest
    note_divisions(desk, nearest, parts_of(desk, holding), owed, before)
    mark_lanes(nearest)
    return lowering_marked(desk, nearest, holding, holding.usable)


@kernel
def note_nearest(desk: Desk, nearest: Nearest, holding, owed):
    """Note the divisions that lack the fewest tiles and return how many these are; OUT_OF_REACH where none may win."""
    parts = parts_of(desk, holding)
    best = fewest(parts.left, parts.right, owed.sets)
    note_divisions(desk, nearest, parts, owed, best)
    if nearest.count == 0:
        best = walk_divisions(desk, nearest, parts, owed, OUT_OF_REACH, 0)
        if best < OUT_OF_REACH:
            note_divisions(desk, nearest, parts, owed, best)
    return best


@kernel
def note_divisions(desk: Desk, nearest: Nearest, parts, owed, fewest_tiles):
    """Note the divisions that lack just so many tiles, where none lacks fewer."""
    nearest.count = 0
    walk_divisions(desk, nearest, parts, owed, fewest_tiles + 1, 1)


@kernel
def mark_lanes(nearest: Nearest):
    """Mark the lanes that the divisions noted use."""
    clear_lanes(nearest)
    for place in range(int(nearest.count)):
        mark_division(nearest, int(nearest.divisions[place]))


@kernel
def clear_lanes(nearest: Nearest):
    """Take all marks away."""
    for part in range(PARTS):
        for shown in range(MASKS):
            nearest.lanes[part, shown] = 0


@kernel
def mark_division(nearest: Nearest, noted):
    """Mark the four lanes of a division."""
    for part in range(PARTS):
        nearest.lanes[part, shown_of(noted, part)] |= 1 << LANE_BITS * lane_noted(noted, part)


@kernel
def lowering_marked(desk: Desk, nearest: Nearest, holding, among):
    """Return those `among` the faces of which a further tile lowers a marked lane: by one, as it lowers any or none."""
    shapes, lanes = desk.shapes, nearest.lanes
    open_faces = holding.usable & np.uint64(among) & ~faces_held(shapes, holding, 4)
    if desk.demanded.told != 0:
        suit, honour, rows = desk.demanded.suit, desk.demanded.honour, desk.demanded.rows
        choices = int(desk.demanded.choices)
        found = lowering_shown(suit, holding.m, 0, open_faces, rows, lanes[0], choices)
        found |= lowering_shown(suit, holding.p, 9, open_faces, rows, lanes[1], choices)
        found |= lowering_shown(suit, holding.s, 18, open_faces, rows, lanes[2], choices)
        return found | lowering_shown(honour, holding.z, HONOURS, open_faces, rows, lanes[3], choices)
    suit, honour, rows = shapes.suit, shapes.honour, shapes.joined[shapes.suit[NO_SUIT]]
    found = lowering(suit, holding.m, 0, open_faces, rows, int(rows[suit[holding.m]]), int(lanes[0, 0]))
    found |= lowering(suit, holding.p, 9, open_faces, rows, int(rows[suit[holding.p]]), int(lanes[1, 0]))
    found |= lowering(suit, holding.s, 18, open_faces, rows, int(rows[suit[holding.s]]), int(lanes[2, 0]))
    return found | lowering(
        honour, holding.z, HONOURS, open_faces, rows, int(rows[honour[holding.z]]), int(lanes[3, 0])
    )


@kernel
def lowering_in_part(desk: Desk, key, first, among, lanes):
    """Return those `among` the faces of the part from `first` on of which a further tile lowers one of the `lanes`."""
    if desk.demanded.told != 0:
        rows, choices = desk.demanded.rows, int(desk.demanded.choices)
        if first == HONOURS:
            return lowering_shown(desk.demanded.honour, key, first, among, rows, lanes, choices)
        return lowering_shown(desk.demanded.suit, key, first, among, rows, lanes, choices)
    suit, honour = desk.shapes.suit, desk.shapes.honour
    rows = desk.shapes.joined[suit[NO_SUIT]]
    if first == HONOURS:
        return lowering(honour, key, first, among, rows, int(rows[honour[key]]), int(lanes[0]))
    return lowering(suit, key, first, among, rows, int(rows[suit[key]]), int(lanes[0]))


@kernel
def lowering_shown(classes, key, first, open_faces, rows, lanes, choices):
    """Return the faces of a part of which a further tile lowers one of the `lanes`, which are told by demands met."""
    found, now, rest = NONE, int(classes[key]), open_faces & SUIT << np.uint64(first)
    while rest != NONE:
        some_face = lowest(rest)
        rest &= rest - ONE
        if lowers(rows, now, int(classes[key + int(WEIGHT[some_face])]), lanes, choices):
            found |= bit(some_face)
    return found


@kernel
def lowers(rows, now, then, lanes, choices):
    """Return True if the class `then` lacks less than `now` in one of the lanes."""
    for shown in range(choices if now != then else 0):
        if lanes[shown] != 0 and int(rows[now, shown]) - int(rows[then, shown]) & int(lanes[shown]) != 0:
            return True
    return False


@kernel
def needs_no_walk(desk: Desk, owed):
    """Return True if the sets and the pair may win whatever they are."""
    return is_settled_by_melds(owed) and desk.demanded.alone == 0


# --- the divisions


@kernel
def walk_divisions(desk: Desk, nearest: Nearest, parts, owed, limit, notes):
    """Count the tiles lacking to the nearest division that is allowed; `limit` where none is below it.

    With `notes` 1 the limit stays, and the divisions below it are noted in `nearest`.
    """
    best = limit
    for paired in range(2):
        for some in range(owed.sets + 1):
            beside = lane(parts.right, owed.sets - some, 1 - paired)
            if lane(parts.left, some, paired) + beside < best:
                best = divide_left(desk, nearest, parts, owed, some, paired, beside, best, notes)
    return best


@kernel
def divide_left(desk: Desk, nearest: Nearest, parts, owed, some, paired, beside, limit, notes):
    """Divide `some` sets, and the pair if `paired`, between characters and dots; the rest lacks `beside` or more."""
    best = limit
    for to_m in range(1 + paired):
        for of_m in range(some + 1):
            in_m, in_p = lane_of(of_m, to_m), lane_of(some - of_m, paired - to_m)
            left = Left(in_m, in_p, in_lane(parts.m, in_m) + in_lane(parts.p, in_p))
            if left.lacking + beside < best:
                best = divide_right(desk, nearest, parts, owed, left, owed.sets - some, 1 - paired, best, notes)
    return best


@kernel
def divide_right(desk: Desk, nearest: Nearest, parts, owed, left, some, paired, limit, notes):
    """Divide `some` sets, and the pair if `paired`, between bamboo and honours; `left` is what the others have."""
    best = limit
    for to_s in range(1 + paired):
        for of_s in range(some + 1):
            in_s, in_z = lane_of(of_s, to_s), lane_of(some - of_s, paired - to_s)
            total = left.lacking + in_lane(parts.s, in_s) + in_lane(parts.z, in_z)
            if total < best:
                lanes = Lanes(left.m, left.p, in_s, in_z)
                best = min(best, weigh_division(desk, nearest, parts, owed, lanes, total, limit, notes))
    return best


@kernel
def weigh_division(desk: Desk, nearest: Nearest, parts, owed, lanes, total, limit, notes):
    """Count the tiles lacking to this division, `total` without demands, where it may win; else return `limit`."""
    unmet = unmet_by(owed, lanes)
    if unmet == BARRED:
        return limit
    if unmet != 0 or desk.demanded.alone != 0:
        total = fewest_showing(desk.demanded.rows, parts, lanes, unmet)
    if notes == 0:
        return total
    if total < limit:
        note_division(desk, nearest, parts, lanes, unmet, total)
    return limit


@kernel
def unmet_by(owed, lanes):
    """Return the demands that this division among the suits leaves to its sets and its pair, or BARRED."""
    if owed.branches != 0 and longest_suit(owed, lanes) < EIGHT:
        return BARRED
    suits = owed.suits | int(lanes.m > 0) | int(lanes.p > 0) << 1 | int(lanes.s > 0) << 2
    return unmet_in(owed, number_of_suits(suits))


@kernel
def longest_suit(owed, lanes):
    """Count the tiles of the suit of which such a hand has most, kongs among its melds as four."""
    return max(owed.m + tiles_in(lanes.m), owed.p + tiles_in(lanes.p), owed.s + tiles_in(lanes.s))


@kernel
def tiles_in(lane):
    """Count the tiles of the sets and the pair of a lane."""
    return 3 * (lane % PAIR_LANE) + 2 * (lane // PAIR_LANE)


# --- the demands, divided among the parts


@kernel
def fewest_showing(rows, parts, lanes, unmet):
    """Count the tiles lacking to this division where it meets `unmet`, each demand in one of the four parts."""
    best, some = OUT_OF_REACH, unmet
    while some >= 0:
        left = fewest_of_two(rows, parts.m_class, parts.p_class, lanes.m, lanes.p, some)
        best = min(best, left + fewest_of_two(rows, parts.s_class, parts.z_class, lanes.s, lanes.z, unmet & ~some))
        some = next_share(some, unmet)
    return best


@kernel
def fewest_of_two(rows, one, other, in_one, in_other, unmet):
    """Count the tiles lacking to two lanes of two classes that meet `unmet` together."""
    best, some = OUT_OF_REACH, unmet
    while some >= 0:
        best = min(best, in_lane(int(rows[one, some]), in_one) + in_lane(int(rows[other, unmet & ~some]), in_other))
        some = next_share(some, unmet)
    return best


@inlined
def next_share(some, among):
    """Return the next lower choice of bits `among` these, -1 after the empty one."""
    return (some - 1) & among if some > 0 else -1


# --- what is noted of a division: by part, its lane in four bits and the demands that it meets in three


@kernel
def note_division(desk: Desk, nearest: Nearest, parts, lanes, unmet, total):
    """Note this division with every way to divide its demands that lacks just `total` tiles."""
    noted = lanes.m | lanes.p << 4 | lanes.s << 8 | lanes.z << 12
    if unmet == 0 and desk.demanded.alone == 0:
        keep_division(nearest, noted)
        return
    rows, some = desk.demanded.rows, unmet
    while some >= 0:
        left = fewest_of_two(rows, parts.m_class, parts.p_class, lanes.m, lanes.p, some)
        right = fewest_of_two(rows, parts.s_class, parts.z_class, lanes.s, lanes.z, unmet & ~some)
        if left + right == total:
            note_left(desk, nearest, parts, noted, some, unmet & ~some, left, right)
        some = next_share(some, unmet)


@kernel
def note_left(desk: Desk, nearest: Nearest, parts, noted, unmet, unmet_right, left, right):
    """Note a division whose characters and dots meet `unmet`, for every way that lacks no more than counted."""
    rows, by_m = desk.demanded.rows, unmet
    while by_m >= 0:
        by_p = unmet & ~by_m
        if lacking_in(rows, parts.m_class, by_m, noted) + lacking_in(rows, parts.p_class, by_p, noted >> 4) == left:
            note_right(desk, nearest, parts, noted | by_m << 16 | by_p << 19, unmet_right, right)
        by_m = next_share(by_m, unmet)


@kernel
def note_right(desk: Desk, nearest: Nearest, parts, noted, unmet, right):
    """Note the same whose bamboo and honours meet `unmet`, for every way that lacks just `right` tiles."""
    rows, by_s = desk.demanded.rows, unmet
    while by_s >= 0:
        by_z = unmet & ~by_s
        if (
            lacking_in(rows, parts.s_class, by_s, noted >> 8) + lacking_in(rows, parts.z_class, by_z, noted >> 12)
            == right
        ):
            keep_division(nearest, noted | by_s << 22 | by_z << 25)
        by_s = next_share(by_s, unmet)


@inlined
def lacking_in(rows, some_class, shown, lanes):
    """Return the tiles missing to the lowest of these lanes that shows this."""
    return in_lane(int(rows[some_class, shown]), lanes & 15)


@inlined
def keep_division(nearest: Nearest, noted):
    """Note a division."""
    nearest.divisions[nearest.count] = noted
    nearest.count += 1


@inlined
def lane_noted(noted, part):
    """Return the lane that a division noted has in this part."""
    return noted >> 4 * part & 15


@inlined
def shown_of(noted, part):
    """Return the demands that a division noted meets in this part."""
    return noted >> 16 + 3 * part & 7
