"""Hands of sums and heads: numbers that add up to 15, heads, two equal heads; what is missing to them, their reading.

Numbers are never the pair, so the look-up tables of the suits say what numbers lack to so many sets; of nine kinds of
heads that is counted here. `any_three` says that any three heads are a set, not only equal ones.
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.shapes.holding import WEIGHT, change_holding, faces_held
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.shapes.missing_sets import fewest_sets, left_row
from fangcheng.core.state.fields.forms import ANY_HEADS, SUM_SETS
from fangcheng.core.state.record_types import Rules, Shapes
from fangcheng.tiles import EAST, HEAD, NORTH, PLACES, RED

COPIES = 4


@kernel
def plays_sums(rules: Rules):
    """Return True if three numbers that add up to 15 are a set, and heads the pair."""
    return int(rules.forms) & SUM_SETS != 0


@kernel
def any_heads(rules: Rules):
    """Return True if any three heads are a set, not only equal ones."""
    return int(rules.forms) & ANY_HEADS != 0


@kernel
def is_head(some_face):
    """Return True for the tiles that are heads: the four of their own, the winds and Red.

    Rules: LUOSHU-1.
    """
    return HEAD <= some_face < PLACES or EAST <= some_face <= NORTH or some_face == RED


@kernel
def missing_sums(shapes: Shapes, holding, sets, any_three, most):
    """Count the tiles lacking to `sets` sets, at most so many of heads, and a pair of heads.

    Rules: LUOSHU-26, LUOSHU-27, LUOSHU-28, LUOSHU-29, LUOSHU-31.
    """
    best = OUT_OF_REACH
    left, right = left_row(shapes, holding), int(shapes.joined[shapes.suit[holding.s], shapes.honour[0]])
    kinds = kinds_by_count(holding)
    for head_sets in range(min(sets, most) + 1):
        numbers = fewest_sets(left, right, sets - head_sets)
        if numbers < best:
            best = min(best, numbers + missing_heads(kinds, head_sets, any_three))
    return best


@kernel
def missing_heads(kinds, sets, any_three):
    """Count the heads lacking to so many sets of heads and a pair, from the kinds by how often they are held."""
    if any_three:
        most, held = 0, 0
        for count in range(1, COPIES + 1):
            held += count * (kinds >> 4 * count & 15)
            if kinds >> 4 * count & 15:
                most = count
        in_pair = min(most, 2)
        return 2 - in_pair + max(0, 3 * sets - held + in_pair)
    return missing_equal(kinds, sets)


@kernel
def missing_equal(kinds, sets):
    """Count the heads lacking to so many sets of equal heads and a pair, from the kinds by how often they are held.

    The kinds held most often serve best; a pair saves a tile where one of them is held less than three times.
    """
    lacking, due, fewest = 0, sets + 1, COPIES
    for count in range(COPIES, -1, -1):
        here = min(due, kinds >> 4 * count & 15)
        due -= here
        lacking += here * max(0, 3 - count)
        if here > 0:
            fewest = count
    if due > 0:
        return OUT_OF_REACH
    return lacking - int(fewest < 3)


@kernel
def kinds_by_count(holding):
    """Return how many kinds of heads of the game are held never, once ... four times: four bits each, lowest first."""
    kinds = 0
    for head in range(EAST, PLACES):
        if is_head(head) and has(holding.usable, head):
            kinds += 1 << 4 * (holding.z // int(WEIGHT[head]) % 5)
    return kinds


@kernel
def wanted_sums(shapes: Shapes, holding, sets, any_three, most):
    """Return the faces that lower `missing_sums`."""
    best = missing_sums(shapes, holding, sets, any_three, most)
    open_faces = holding.usable & ~faces_held(shapes, holding, COPIES)
    found = NONE
    for some_face in range(PLACES):
        if has(open_faces, some_face):
            after = change_holding(holding, some_face, 1)
            if missing_sums(shapes, after, sets, any_three, most) < best:
                found |= bit(some_face)
    return found


# --- the sums by number, in the order of their book: lines of the square first

SUMS = np.array(
    [
        (1, 5, 9),
        (1, 6, 8),
        (2, 4, 9),
        (2, 5, 8),
        (2, 6, 7),
        (3, 4, 8),
        (3, 5, 7),
        (4, 5, 6),
        (1, 7, 7),
        (3, 3, 9),
        (3, 6, 6),
        (4, 4, 7),
        (5, 5, 5),
    ],
    np.int8,
)
NO_SUM = -1


@kernel
def sum_of(first, second, third):
    """Return the number of the sum of three ranks (from 0), NO_SUM if they are none."""
    low, high = min(first, second, third), max(first, second, third)
    middle = first + second + third - low - high
    for number in range(SUMS.shape[0]):
        if SUMS[number, 0] == low + 1 and SUMS[number, 1] == middle + 1 and SUMS[number, 2] == high + 1:
            return number
    return NO_SUM
