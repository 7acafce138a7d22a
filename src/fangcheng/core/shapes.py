"""The winning shapes, one by one: how many tiles a hand lacks to each, and which tiles it wants.

A `Holding` is a hand read once: a key for each suit table, jokers put aside. Every shape has two kernels.
`missing_...` counts the tiles still lacking before any joker is used; `wanted_...` is the mask of faces that
lower this count by one (callers leave out faces that cannot be drawn). `sets` says how many sets the concealed
tiles still owe: 4 for a whole 13-tile hand, one less per meld.
"""

from typing import NamedTuple

import numpy as np

from fangcheng.core.bits import NONE, ONE, bit, count_bits, has, lowest
from fangcheng.core.kernel import inlined, kernel
from fangcheng.core.tables import LANE_BITS, LOW_KEYS, MAX_SETS, NO_SUIT, OUT_OF_REACH, PAIR_LANE

FACES = 34
HONOURS = 27  # the first honour
NO_LACK = -1

SUIT = np.uint64(0b111111111)
HONOUR_FACES = np.uint64(0b1111111 << HONOURS)
ORPHANS = np.uint64(0b1111111 << HONOURS | 0b100000001 << 18 | 0b100000001 << 9 | 0b100000001)
LINE = np.uint64(0b001001001)  # 1-4-7; one place to the left 2-5-8, two 3-6-9
KNITTED = 6  # knitted straights
SECOND_AND_FOURTH = np.uint64(0x1FF << 16 | 0x1FF << 48)  # bits of `copies`
ALL_COPIES = np.uint64(0x1FF << 48 | 0x1FF << 32 | 0x1FF << 16 | 0x1FF)
WEIGHT = np.array([5 ** (face % 9) for face in range(FACES)])


class Holding(NamedTuple):
    """The concealed tiles of one seat as the shapes see them; jokers and tiles of a missing suit are in no key."""

    m: int  # key of the characters (tables.py)
    p: int
    s: int
    z: int
    jokers: int
    wild: np.uint64  # faces that are jokers
    usable: np.uint64  # faces the shapes may use: in the game and not of the missing suit


# --- reading a hand


@inlined
def hold(shapes, hand, wild, lack):
    """Read `hand` (counts of 34 faces or more); tiles of the mask `wild` are jokers, those of suit `lack` nothing.

    Wild faces must be among the faces of the game; jokers that are no face come with `add_jokers`.
    """
    m = int(shapes.no_characters) + suit_key(hand, 0, 9)
    p = suit_key(hand, 9, 9)
    s = suit_key(hand, 18, 9)
    z = suit_key(hand, HONOURS, 7)
    holding = Holding(m, p, s, z, 0, wild, np.uint64(shapes.faces))
    if wild != NONE:
        holding = put_jokers_aside(holding, hand)
    if lack != NO_LACK:
        holding = give_up_suit(holding, lack)
    return holding


@inlined
def suit_key(hand, first, ranks):
    """Counts of `ranks` faces from `first` on as digits to base five, the lowest rank the lowest digit."""
    key = 0
    for rank in range(ranks - 1, -1, -1):
        key = 5 * key + int(hand[first + rank])
    return key


@kernel
def put_jokers_aside(holding, hand):
    """The holding with the tiles of its wild faces counted as jokers."""
    rest = holding.wild
    while rest != NONE:
        face = lowest(rest)
        holding = add_jokers(change(holding, face, -int(hand[face])), int(hand[face]))
        rest &= rest - ONE
    return holding


@kernel
def give_up_suit(holding, suit):
    """The holding without a suit that must be missing in the winning hand: its tiles are as good as absent."""
    m, p, s, z, jokers, wild, usable = holding
    if suit == 0:
        m = NO_SUIT
    elif suit == 1:
        p = NO_SUIT
    else:
        s = NO_SUIT
    return Holding(m, p, s, z, jokers, wild, usable & ~(SUIT << np.uint64(9 * suit)))


@kernel
def add_jokers(holding, count):
    """The holding with so many jokers more, for jokers that are no face (hand counts do not show them)."""
    m, p, s, z, jokers, wild, usable = holding
    return Holding(m, p, s, z, jokers + count, wild, usable)


@kernel
def add_tile(holding, face):
    """The holding after a draw of `face`."""
    if has(holding.wild, face):
        return add_jokers(holding, 1)
    return change(holding, face, 1)


@kernel
def remove_tile(holding, face):
    """The holding after a discard of `face`, which it must hold."""
    if has(holding.wild, face):
        return add_jokers(holding, -1)
    return change(holding, face, -1)


@kernel
def change(holding, face, count):
    """The holding with `count` tiles of `face` more, as a plain tile; none of an unusable face."""
    m, p, s, z, jokers, wild, usable = holding
    more = count * int(WEIGHT[face]) if has(usable, face) else 0
    if face < 9:
        m += more
    elif face < 18:
        p += more
    elif face < HONOURS:
        s += more
    else:
        z += more
    return Holding(m, p, s, z, jokers, wild, usable)


@inlined
def held(shapes, holding, times):
    """Mask of the faces held at least `times` times."""
    m = ranks_held(shapes, holding.m, times)
    p = ranks_held(shapes, holding.p, times) << np.uint64(9)
    s = ranks_held(shapes, holding.s, times) << np.uint64(18)
    return m | p | s | ranks_held(shapes, holding.z, times) << np.uint64(HONOURS)


@inlined
def ranks_held(shapes, key, times):
    """Mask of the ranks that a key holds at least `times` times."""
    return copies(shapes, key) >> np.uint64(16 * times - 16) & SUIT


@inlined
def copies(shapes, key):
    """The masks of the ranks held once, twice, three and four times, 16 bits each: one bit per tile."""
    high = key // LOW_KEYS
    return np.uint64(shapes.low_ranks[key - high * LOW_KEYS]) | np.uint64(shapes.high_ranks[high])


# --- sets and a pair


@inlined
def missing_standard(shapes, holding, sets):
    """Tiles lacking to `sets` sets and a pair."""
    return fewest(left_row(shapes, holding), right_row(shapes, holding), sets)


@inlined
def left_row(shapes, holding):
    """Row of characters and dots together."""
    return int(shapes.joined[shapes.suit[holding.m], shapes.suit[holding.p]])


@inlined
def right_row(shapes, holding):
    """Row of bamboo and honours together."""
    return int(shapes.joined[shapes.suit[holding.s], shapes.honour[holding.z]])


@inlined
def lane(row, sets, pairs):
    """Tiles missing in `row` to so many sets and pairs."""
    return row >> LANE_BITS * (sets + PAIR_LANE * pairs) & OUT_OF_REACH


@inlined
def fewest(left, right, sets):
    """Tiles missing to `sets` sets and a pair, divided between two rows in the best way.

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
def wanted_standard(shapes, holding, sets):
    """Faces that lower `missing_standard`: one more tile lowers a lane of its row that some best division uses."""
    left, right = left_row(shapes, holding), right_row(shapes, holding)
    missing = fewest(left, right, sets)
    if missing == 0:
        return NONE
    left_lanes, right_lanes = used_lanes(left, right, sets, missing), used_lanes(right, left, sets, missing)
    open_faces = holding.usable & ~held(shapes, holding, 4)
    m, p = int(shapes.suit[holding.m]), int(shapes.suit[holding.p])
    s, z = int(shapes.suit[holding.s]), int(shapes.honour[holding.z])
    wanted = lowering(shapes.suit, holding.m, 0, open_faces, shapes.joined[p], left, left_lanes)
    wanted |= lowering(shapes.suit, holding.p, 9, open_faces, shapes.joined[m], left, left_lanes)
    wanted |= lowering(shapes.suit, holding.s, 18, open_faces, shapes.joined[z], right, right_lanes)
    wanted |= lowering(shapes.honour, holding.z, HONOURS, open_faces, shapes.joined[s], right, right_lanes)
    return wanted


@kernel
def used_lanes(row, other, sets, missing):
    """Lowest bits of the lanes of `row` that take part in a division with only `missing` tiles missing."""
    lanes = 0
    for some in range(sets + 1):
        if lane(row, some, 0) + lane(other, sets - some, 1) == missing:
            lanes |= 1 << LANE_BITS * some
        if lane(row, some, 1) + lane(other, sets - some, 0) == missing:
            lanes |= 1 << LANE_BITS * (some + PAIR_LANE)
    return lanes


@kernel
def lowering(classes, key, first, open_faces, rows, row, lanes):
    """Faces of the suit beginning at `first` of which a further tile lowers one of the `lanes` of `row`.

    `rows` are the rows of this suit's classes with its neighbour's. One tile lowers a lane by one or not at
    all, so the difference of two rows is a mask of lanes.
    """
    found = NONE
    for face in range(first, min(first + 9, FACES)):
        if has(open_faces, face) and row - int(rows[classes[key + int(WEIGHT[face])]]) & lanes != 0:
            found |= bit(face)
    return found


@kernel
def spare_standard(shapes, holding, sets):
    """Faces held of which one tile can go without raising `missing_standard`."""
    left, right = left_row(shapes, holding), right_row(shapes, holding)
    missing = fewest(left, right, sets)
    left_lanes, right_lanes = used_lanes(left, right, sets, missing), used_lanes(right, left, sets, missing)
    m, p = int(shapes.suit[holding.m]), int(shapes.suit[holding.p])
    s, z = int(shapes.suit[holding.s]), int(shapes.honour[holding.z])
    faces = held(shapes, holding, 1)
    spare = not_raising(shapes.suit, holding.m, 0, faces, shapes.joined[p], left, left_lanes)
    spare |= not_raising(shapes.suit, holding.p, 9, faces, shapes.joined[m], left, left_lanes)
    spare |= not_raising(shapes.suit, holding.s, 18, faces, shapes.joined[z], right, right_lanes)
    spare |= not_raising(shapes.honour, holding.z, HONOURS, faces, shapes.joined[s], right, right_lanes)
    return spare


@kernel
def not_raising(classes, key, first, faces, rows, row, lanes):
    """Faces of the suit beginning at `first` of which a tile less leaves one of the `lanes` of `row` as it is."""
    found = NONE
    for face in range(first, min(first + 9, FACES)):
        if has(faces, face) and (int(rows[classes[key - int(WEIGHT[face])]]) - row & lanes) != lanes:
            found |= bit(face)
    return found


# --- pairs


@inlined
def missing_seven_pairs(one, two):
    """Tiles lacking to pairs of seven different faces, from the masks of faces held once and twice."""
    return max(0, 7 - count_bits(two)) + max(0, 7 - count_bits(one))


@kernel
def wanted_seven_pairs(one, two):
    """Faces that lower `missing_seven_pairs`: twins of single tiles, new faces while there are fewer than seven."""
    wanted = NONE
    if count_bits(two) < 7:
        wanted = one & ~two
    if count_bits(one) < 7:
        wanted |= ~one
    return wanted


@kernel
def pairs_held(shapes, holding):
    """Pairs of a holding in which four alike are two."""
    return count_copies(shapes, holding, SECOND_AND_FOURTH)


@kernel
def odd_tiles(shapes, holding):
    """Tiles that belong to no pair when four alike are two."""
    return count_copies(shapes, holding, ALL_COPIES) - 2 * pairs_held(shapes, holding)


@kernel
def count_copies(shapes, holding, which):
    """Tiles that are such a copy of their face."""
    numbers = count_bits(copies(shapes, holding.m) & which) + count_bits(copies(shapes, holding.p) & which)
    return numbers + count_bits(copies(shapes, holding.s) & which) + count_bits(copies(shapes, holding.z) & which)


@kernel
def odd_faces(shapes, holding):
    """Faces held once or three times: another tile makes a pair."""
    single = held(shapes, holding, 1) ^ held(shapes, holding, 2)
    return single | held(shapes, holding, 3) ^ held(shapes, holding, 4)


@kernel
def missing_pairs(shapes, holding, pairs, singles):
    """Tiles lacking to so many pairs, four alike being two, and so many tiles of any kind beside them."""
    paired, odd = pairs_held(shapes, holding), odd_tiles(shapes, holding)
    return max(0, pairs - paired) + max(0, pairs + singles - paired - odd)


@kernel
def wanted_pairs(shapes, holding, pairs, singles):
    """Faces that lower `missing_pairs`."""
    paired, odd = pairs_held(shapes, holding), odd_faces(shapes, holding)
    wanted = NONE
    if paired < pairs:
        wanted = odd
    if paired + count_bits(odd) < pairs + singles:
        wanted |= ~odd
    return wanted


@kernel
def missing_pairs_and_triplet(shapes, holding):
    """Tiles lacking to seven pairs and a triplet, four alike being two pairs (Taiwan's eight pairs)."""
    one, two = held(shapes, holding, 1), held(shapes, holding, 2)
    three, four = held(shapes, holding, 3), held(shapes, holding, 4)
    pairs, odd = pairs_held(shapes, holding), odd_tiles(shapes, holding)
    best = 3 + missing_to_seven(pairs, odd)
    if one & ~two != NONE:
        best = min(best, 2 + missing_to_seven(pairs, odd - 1))
    if two & ~three != NONE:
        best = min(best, 1 + missing_to_seven(pairs - 1, odd))
    if three & ~four != NONE:
        best = min(best, missing_to_seven(pairs - 1, odd - 1))
    if four != NONE:  # the fourth tile makes a pair with a joker, never with a fifth copy
        best = min(best, missing_to_seven(pairs - 2, odd + int(shapes.fifth)))
    return best


@kernel
def missing_to_seven(pairs, odd):
    """Tiles lacking to seven pairs with so many pairs and odd tiles in hand."""
    return max(0, 7 - pairs) + max(0, 7 - pairs - odd)


@kernel
def wanted_pairs_and_triplet(shapes, holding):
    """Faces that lower `missing_pairs_and_triplet`, by trying."""
    missing = missing_pairs_and_triplet(shapes, holding)
    candidates = holding.usable & ~held(shapes, holding, 4)
    wanted = NONE
    for face in range(FACES):
        if has(candidates, face) and missing_pairs_and_triplet(shapes, change(holding, face, 1)) < missing:
            wanted |= bit(face)
    return wanted


# --- single tiles, from the mask of faces held


@inlined
def missing_orphans(one, two):
    """Tiles lacking to one of each terminal and honour and one more of them."""
    lacking = 13 - count_bits(one & ORPHANS)
    return lacking if two & ORPHANS != NONE else lacking + 1


@kernel
def wanted_orphans(one, two):
    """Faces that lower `missing_orphans`: those not held, and any of them for the pair."""
    return ORPHANS if two & ORPHANS == NONE else ORPHANS & ~one


@kernel
def knitted(which):
    """Faces of one of the six knitted straights (0-5): each suit has another of the lines 1-4-7, 2-5-8, 3-6-9."""
    first, second, third = lines_of(which)
    return LINE << np.uint64(first) | LINE << np.uint64(9 + second) | LINE << np.uint64(18 + third)


@kernel
def lines_of(which):
    """Lowest ranks (0-2) of a knitted straight in characters, dots and bamboo."""
    first = which // 2
    second = (first + 1 + which % 2) % 3
    return first, second, 3 - first - second


@kernel
def missing_unconnected(one, honours):
    """Tiles lacking to fourteen different tiles of a knitted straight and the honours, `honours` of them at least.

    With 5 honours this is the lesser, with 7 the greater hand of honours and knitted tiles (MCR).
    """
    best = OUT_OF_REACH
    for which in range(KNITTED):
        best = min(best, missing_unconnected_with(one, knitted(which), honours))
    return best


@kernel
def missing_unconnected_with(one, straight, honours):
    """The same for one of the knitted straights."""
    winds = count_bits(one & HONOUR_FACES)
    lacking = max(0, honours - winds)
    return lacking + max(0, 14 - winds - lacking - count_bits(one & straight))


@kernel
def wanted_unconnected(one, honours):
    """Faces that lower `missing_unconnected`; with all seven honours asked for, only seven places are left."""
    missing = missing_unconnected(one, honours)
    wanted = NONE
    for which in range(KNITTED):
        straight = knitted(which)
        if missing_unconnected_with(one, straight, honours) == missing:
            wanted |= HONOUR_FACES
            if honours < 7 or count_bits(one & straight) < 7:
                wanted |= straight
    return wanted & ~one


@kernel
def missing_misfits(shapes, one, honours):
    """Tiles lacking to thirteen misfits: fourteen tiles, honours all different, numbers of a suit at least three apart.

    A suit has room for three and honours are seven, so two places of the sixteen stay empty; `honours` of the
    tiles at least must be honours (7 for seven stars, else 5).
    """
    m = int(shapes.apart[int(one & SUIT)])
    p = int(shapes.apart[int(one >> np.uint64(9) & SUIT)])
    s = int(shapes.apart[int(one >> np.uint64(18) & SUIT)])
    winds = count_bits(one & HONOUR_FACES)
    fitting = 0
    for from_m in range(1, 4):
        for from_p in range(1, 4):
            for from_s in range(1, 4):
                room = 14 - from_m - from_p - from_s
                if honours <= room <= 7:
                    numbers = apart(m, from_m) + apart(p, from_p) + apart(s, from_s)
                    fitting = max(fitting, numbers + min(room, winds))
    return 14 - fitting


@kernel
def apart(packed, size):
    """How many of the ranks held fit among `size` ranks at least three apart."""
    return packed >> 3 * size & 7


@kernel
def wanted_misfits(shapes, one, honours):
    """Faces that lower `missing_misfits`, by trying."""
    missing = missing_misfits(shapes, one, honours)
    wanted = NONE
    for face in range(FACES):
        if not has(one, face) and missing_misfits(shapes, one | bit(face), honours) < missing:
            wanted |= bit(face)
    return wanted


@kernel
def missing_unrelated(shapes, one, two):
    """Tiles lacking to all honours, three numbers of each suit at least three apart, and a second one of these.

    The second one is there if a face held twice fits into some of the best threes; in a worse three it saves no tile.
    """
    lacking, fitting = 7 - count_bits(one & HONOUR_FACES), HONOUR_FACES
    for suit in range(3):
        ranks = int(one >> np.uint64(9 * suit) & SUIT)
        lacking += 3 - apart(int(shapes.apart[ranks]), 3)
        fitting |= np.uint64(shapes.best_apart[ranks]) << np.uint64(9 * suit)
    return lacking if two & fitting != NONE else lacking + 1


@kernel
def wanted_unrelated(shapes, one, two):
    """Faces that lower `missing_unrelated`, by trying."""
    missing = missing_unrelated(shapes, one, two)
    wanted = NONE
    for face in range(FACES):
        drawn = bit(face)
        if missing_unrelated(shapes, one | drawn, two | one & drawn) < missing:
            wanted |= drawn
    return wanted


# --- thirteen orphans with a set


@kernel
def missing_orphans_and_set(shapes, holding):
    """Tiles lacking to one of each terminal and honour, one more of them, and a set of any tiles."""
    orphans = held(shapes, holding, 1) & ORPHANS
    return 13 - count_bits(orphans) + missing_beside_orphans(shapes, without_each(holding, orphans))


@kernel
def without_each(holding, faces):
    """The holding without one tile of each of these faces, all of which it holds."""
    while faces != NONE:
        holding = change(holding, lowest(faces), -1)
        faces &= faces - ONE
    return holding


@kernel
def missing_beside_orphans(shapes, rest):
    """Tiles lacking to a set and an orphan, from the tiles beside one orphan of each face.

    Pair and triplet of one face would need a fifth copy; another orphan as the pair lacks no more tiles.
    """
    best = 1 + missing_set(shapes, rest)
    pairs = held(shapes, rest, 1) & ORPHANS
    while pairs != NONE:
        best = min(best, missing_set(shapes, change(rest, lowest(pairs), -1)))
        pairs &= pairs - ONE
    return best


@kernel
def missing_set(shapes, holding):
    """Tiles lacking to one set."""
    return min(lane(left_row(shapes, holding), 1, 0), lane(right_row(shapes, holding), 1, 0))


@kernel
def wanted_orphans_and_set(shapes, holding):
    """Faces that lower `missing_orphans_and_set`: orphans not held, and by trying what the set and the pair want."""
    orphans = held(shapes, holding, 1) & ORPHANS
    rest = without_each(holding, orphans)
    missing = missing_beside_orphans(shapes, rest)
    wanted = ORPHANS & ~orphans
    candidates = holding.usable & ~wanted & ~held(shapes, holding, 4)
    for face in range(FACES):
        if has(candidates, face) and missing_beside_orphans(shapes, change(rest, face, 1)) < missing:
            wanted |= bit(face)
    return wanted


# --- the knitted straight with sets and a pair


@kernel
def missing_knitted_straight(shapes, holding, sets):
    """Tiles lacking to a knitted straight, `sets` - 3 sets and a pair (MCR)."""
    one = held(shapes, holding, 1)
    best = OUT_OF_REACH
    for which in range(KNITTED):
        best = min(best, missing_with_straight(shapes, holding, one, which, sets))
    return best


@kernel
def missing_with_straight(shapes, holding, one, which, sets):
    """The same for one of the knitted straights: what it lacks, and what the other tiles lack."""
    lacking = 9 - count_bits(one & knitted(which))
    return lacking + missing_standard(shapes, without_straight(holding, one, which), sets - 3)


@kernel
def without_straight(holding, one, which):
    """The holding with its tiles of a knitted straight put aside."""
    first, second, third = lines_of(which)
    m, p, s, z, jokers, wild, usable = holding
    m -= line_key(one, first)
    p -= line_key(one >> np.uint64(9), second)
    s -= line_key(one >> np.uint64(18), third)
    return Holding(m, p, s, z, jokers, wild, usable)


@kernel
def line_key(ranks, first):
    """Key of one tile of each of the ranks `first`, `first` + 3 and `first` + 6 that is held."""
    key = 0
    for rank in range(first, 9, 3):
        if has(ranks, rank):
            key += int(WEIGHT[rank])
    return key


@kernel
def wanted_knitted_straight(shapes, holding, sets):
    """Faces that lower `missing_knitted_straight`: of a best straight, or beside it."""
    one = held(shapes, holding, 1)
    missing = missing_knitted_straight(shapes, holding, sets)
    full = held(shapes, holding, 4)
    wanted = NONE
    for which in range(KNITTED):
        if missing_with_straight(shapes, holding, one, which, sets) == missing:
            wanted |= knitted(which) & ~one
            wanted |= wanted_standard(shapes, without_straight(holding, one, which), sets - 3) & ~full
    return wanted
