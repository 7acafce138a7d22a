"""Routes of Chinese Official that name no tiles: flushes, pungs, all types, number ranges, single tiles, small fans.

Each function returns what a route is worth to a hand of 3n + 1 tiles: the chance that it is completed, times what the
win would pay. A hand that is ready is not judged here but by its real value (mcr_play.py).
"""

import numpy as np

from fangcheng.bots.mcr_points import ONE_POINT, points, several_chances, steep
from fangcheng.bots.plans import is_value
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import NONE, count_bits, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.shapes.holding import HONOUR_FACES, ORPHANS, SUIT
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.shapes.missing_pairs import missing_pairs
from fangcheng.core.shapes.missing_sets import fewest, lane
from fangcheng.core.shapes.missing_singles import missing_orphans, missing_unconnected
from fangcheng.core.state.codes import CHOW
from fangcheng.core.state.record_types import Rules, Shapes, Table
from fangcheng.tiles import EAST, FACES, WHITE

CONCEALED, FULL_FLUSH, HALF_FLUSH, ALL_PUNGS, ALL_TYPES, MELDED = 2, 24, 6, 6, 6, 6  # points
ALL_SIMPLES, ALL_CHOWS = 2, 2
SEVEN_PAIRS, ORPHAN_HAND, UNCONNECTED = 24, 88, 12
TWO_DRAGONS = 2  # more than two single ones
OUTER_FACES = ORPHANS
RANGES = np.array([0b111100000, 0b000001111, 0b111000000, 0b000111000, 0b000000111], np.uint64)
RANGE_LOW = np.array([5**5, 1, 5**6, 5**3, 1], np.int64)  # a range's part of a key: what divides out below it
RANGE_HIGH = np.array([5**9, 5**4, 5**9, 5**6, 5**3], np.int64)  # and what goes above it
RANGE_POINTS = np.array([12, 12, 24, 24, 24], np.int64)
RANGE_LEAST = 8  # tiles of a hand that must lie in a range before it is looked at


@kernel
def hope_of_families(table: Table, rules: Rules, shapes: Shapes, brain: Brain, holding, seat):
    """Return what all routes without given tiles are worth together."""
    melds = int(table.meld_count[seat])
    sets = int(rules.sets) - melds
    extra = value_honours(table, rules, seat, brain.held[2]) + CONCEALED * int(brain.concealed)
    hope = hope_of_flushes(table, shapes, brain, holding, seat, sets, extra)
    hope += hope_of_pungs(table, brain, seat, sets, extra)
    hope += hope_of_types(table, shapes, brain, holding, seat, extra)
    hope += hope_of_ranges(table, shapes, brain, holding, seat, sets)
    hope += hope_of_small_fans(table, shapes, brain, holding, seat, sets, extra)
    if melds == 0:
        hope += hope_of_singles(shapes, brain, holding)
    return hope


@kernel
def hope_for(planned, lacking, turns, first, more):
    """Return what a route that lacks this many tiles is worth; ready hands are judged elsewhere."""
    if lacking < 2 or lacking >= OUT_OF_REACH:
        return 0
    hope = points(planned) * steep(lacking) >> ONE_POINT
    return hope * several_chances(turns, lacking, first, more) >> ONE_POINT


# --- what melds and triplets of honours are worth beside anything


@kernel
def value_honours(table: Table, rules: Rules, seat, three):
    """Return the points for triplets of dragons, the seat wind and the round wind, laid out or held."""
    found = dragons = 0
    for some_face in range(EAST, FACES):
        if (has(three, some_face) or has_pung(table, seat, some_face)) and is_value(table, rules, seat, some_face):
            found += 2
            dragons += int(some_face >= WHITE)
    return found + TWO_DRAGONS if dragons == 2 else found


@kernel
def has_pung(table: Table, seat, some_face):
    """Return True if a pung or kong of the face lies before the seat."""
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] != CHOW and table.meld_face[seat, index] == some_face:
            return True
    return False


@kernel
def meld_faces(table: Table, seat, index):
    """Return the mask of the faces of a meld."""
    width = 7 if table.meld_kind[seat, index] == CHOW else 1
    return np.uint64(width) << np.uint64(table.meld_face[seat, index])


@kernel
def chow_melds(table: Table, seat):
    """Count the chows that lie before the seat."""
    count = 0
    for index in range(int(table.meld_count[seat])):
        count += int(table.meld_kind[seat, index] == CHOW)
    return count


# --- flushes


@kernel
def hope_of_flushes(table: Table, shapes: Shapes, brain: Brain, holding, seat, sets, extra):
    """Return what half and full flush are worth, of each suit that the melds allow."""
    melded = NONE
    for index in range(int(table.meld_count[seat])):
        melded |= meld_faces(table, seat, index)
    empty = int(shapes.joined[shapes.suit[0], shapes.suit[0]])
    hope = 0
    for suit in range(3):
        if melded & ~(SUIT << np.uint64(9 * suit) | HONOUR_FACES) == NONE:
            key = holding.m if suit == 0 else (holding.p if suit == 1 else holding.s)
            half = fewest(empty, int(shapes.joined[shapes.suit[key], shapes.honour[holding.z]]), sets)
            hope += hope_for(HALF_FLUSH + 1 + extra, half, int(brain.turns), 6, 4)
            if melded & HONOUR_FACES == NONE:
                full = fewest(empty, int(shapes.joined[shapes.suit[key], shapes.honour[0]]), sets)
                hope += hope_for(FULL_FLUSH, full, int(brain.turns), 6, 4)
    return hope


# --- pungs


@kernel
def hope_of_pungs(table: Table, brain: Brain, seat, sets, extra):
    """Return what all pungs are worth, from the triplets, pairs and single tiles that may still grow."""
    if chow_melds(table, seat) > 0:
        return 0
    two, three = brain.held[1], brain.held[2]
    triplets = count_bits(three)
    growing = count_bits(two & ~three & brain.live)
    pairs = count_bits(two & ~three)
    laid = min(sets, triplets)
    from_pairs = min(sets - laid, growing)
    from_singles = sets - laid - from_pairs
    pair_left = triplets > laid or pairs > from_pairs
    lacking = from_pairs + 2 * from_singles + int(not pair_left)
    planned = ALL_PUNGS + extra + outer_pungs(table, seat, three)
    if triplets >= 2:
        planned += 2  # two concealed pungs
    return hope_for(planned, lacking, int(brain.turns), 4, 2)


@kernel
def outer_pungs(table: Table, seat, three):
    """Count the pungs of terminals and honours laid out or held; each is a point or part of more."""
    count = count_bits(three & OUTER_FACES)
    for index in range(int(table.meld_count[seat])):
        count += int(has(OUTER_FACES, int(table.meld_face[seat, index])))
    return count


# --- all types


@kernel
def hope_of_types(table: Table, shapes: Shapes, brain: Brain, holding, seat, extra):
    """Return what all types is worth: a set of each suit, and of winds and dragons one set and one pair."""
    m = int(shapes.joined[shapes.suit[holding.m], shapes.suit[0]])
    p = int(shapes.joined[shapes.suit[holding.p], shapes.suit[0]])
    s = int(shapes.joined[shapes.suit[holding.s], shapes.suit[0]])
    laid = 0
    for index in range(int(table.meld_count[seat])):
        kind = type_of(int(table.meld_face[seat, index]))
        if laid >> kind & 1:
            return 0
        laid |= 1 << kind
    winds, dragons = most_alike(table, brain, seat, EAST, WHITE), most_alike(table, brain, seat, WHITE, FACES)
    numbers = set_of(m, laid & 1) + set_of(p, laid & 2) + set_of(s, laid & 4)
    winds_as_set = alike_lacking(winds, 3, laid & 8) + alike_lacking(dragons, 2, laid & 16)
    dragons_as_set = alike_lacking(winds, 2, laid & 8) + alike_lacking(dragons, 3, laid & 16)
    lacking = numbers + min(winds_as_set, dragons_as_set)
    return hope_for(ALL_TYPES + 1 + extra, lacking, int(brain.turns), 4, 3)


@kernel
def set_of(row, laid):
    """Return how many tiles lack to a set of one suit, none where it is laid out."""
    return 0 if laid != 0 else lane(row, 1, 0)


@kernel
def alike_lacking(count, wanted, laid):
    """Return how many tiles lack to `wanted` equal ones; what is laid out is a set and can no more be the pair."""
    if laid != 0:
        return 0 if wanted == 3 else OUT_OF_REACH
    return max(0, wanted - count)


@kernel
def type_of(some_face):
    """Return the type of a face: 0 to 2 for the suits, 3 for winds, 4 for dragons."""
    return some_face // 9 if some_face < EAST else 3 + int(some_face >= WHITE)


@kernel
def most_alike(table: Table, brain: Brain, seat, first, end):
    """Return the most tiles held of one face from `first` up to `end`, if it may still become a pair."""
    most = 0
    for some_face in range(first, end):
        count = int(table.hand[seat, some_face])
        if count + int(brain.unseen[some_face]) >= 2:
            most = max(most, count)
    return most


# --- ranges of numbers


@kernel
def hope_of_ranges(table: Table, shapes: Shapes, brain: Brain, holding, seat, sets):
    """Return what upper and lower four and upper, middle and lower tiles are worth."""
    hope = 0
    for number in range(len(RANGES)):
        faces = RANGES[number] | RANGES[number] << np.uint64(9) | RANGES[number] << np.uint64(18)
        held = count_bits(brain.held[0] & faces) + count_bits(brain.held[1] & faces) + count_bits(brain.held[2] & faces)
        if held + 3 * int(table.meld_count[seat]) < RANGE_LEAST or not melds_within(table, seat, faces):
            continue
        m, p, s = ranged(holding.m, number), ranged(holding.p, number), ranged(holding.s, number)
        left = int(shapes.joined[shapes.suit[m], shapes.suit[p]])
        right = int(shapes.joined[shapes.suit[s], shapes.honour[0]])
        hope += hope_for(int(RANGE_POINTS[number]), fewest(left, right, sets), int(brain.turns), 4, 2)
    return hope


@kernel
def melds_within(table: Table, seat, faces):
    """Return True if all melds are made of these faces."""
    for index in range(int(table.meld_count[seat])):
        if meld_faces(table, seat, index) & ~faces != NONE:
            return False
    return True


@kernel
def ranged(key, number):
    """Return the part of a suit's key that lies in a range."""
    high, low = int(RANGE_HIGH[number]), int(RANGE_LOW[number])
    return key % high // low * low


# --- hands of single tiles and of pairs


@kernel
def hope_of_singles(shapes: Shapes, brain: Brain, holding):
    """Return what seven pairs, thirteen orphans and knitted tiles are worth: nothing of them may be claimed."""
    one, two = brain.held[0], brain.held[1]
    hope = hope_for(SEVEN_PAIRS, missing_pairs(shapes, holding, 7, 0), int(brain.turns), 1, 1)
    if count_bits(one & OUTER_FACES) >= 8:
        hope += hope_for(ORPHAN_HAND, missing_orphans(one, two), int(brain.turns), 1, 1)
    if count_bits(one) >= 10:
        hope += hope_for(UNCONNECTED, missing_unconnected(one, 5), int(brain.turns), 4, 1)
    return hope


# --- small fans


@kernel
def hope_of_small_fans(table: Table, shapes: Shapes, brain: Brain, holding, seat, sets, extra):
    """Return what small fans are worth: all chows, all simples, pungs of value, as far as they can be foreseen."""
    left = int(shapes.joined[shapes.suit[holding.m], shapes.suit[holding.p]])
    right = int(shapes.joined[shapes.suit[holding.s], shapes.honour[holding.z]])
    lacking = fewest(left, right, sets)
    one, melded = brain.held[0], NONE
    for index in range(int(table.meld_count[seat])):
        melded |= meld_faces(table, seat, index)
    planned = extra + 1 + int(brain.concealed)
    melds = int(table.meld_count[seat])
    if melded & OUTER_FACES == NONE and count_bits(one & OUTER_FACES) <= 1:
        planned += ALL_SIMPLES
    if chow_melds(table, seat) == melds and count_bits(one & HONOUR_FACES) <= 1:
        planned += ALL_CHOWS
    if melds >= 3 and brain.concealed == 0:
        planned += MELDED
    return hope_for(planned, lacking, int(brain.turns), 6, 3)
