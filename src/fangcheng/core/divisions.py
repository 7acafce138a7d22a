"""Divisions of tiles without jokers into sets and a pair: quick, for here it is known beforehand what is possible.

Take the pair away. In each suit, from the lowest rank up, the number of runs that begin at a rank is then fixed
modulo three, for triplets take three tiles at a time. So one division has the most triplets, and all others come
from it by reading three neighbouring triplets as three equal runs. No hand has room to do that twice.

Counts of a suit are kept as nine digits of four bits, rank 1 lowest.
"""

import numpy as np

from fangcheng.core.bits import NONE, ONE, bit, count_bits, lowest
from fangcheng.core.kernel import kernel
from fangcheng.core.record import PAIR, RUN, TRIPLET
from fangcheng.tiles import FACES

SUITS = 3
DIGIT = np.uint64(4)
LOW_DIGIT = np.uint64(0xF)
TWO = np.uint64(2)
THREE = np.uint64(3)
NEIGHBOURS = np.uint64(0b111)
EVERY_THIRD = np.uint64(0b001001001)
SUIT_FACES = np.uint64(0b111111111)
RUN_STARTS = np.uint64(0b001111111_001111111_001111111)

# A suit as `split` takes it apart: faces of the triplets below, counts of the runs above; or nothing.
RUNS_FROM = np.uint64(9)
NO_SPLIT = ~NONE


@kernel
def begin_divisions(search):
    """Note the tiles of each suit and which faces can be the pair; `search.left` holds the tiles to divide."""
    search.alike = NONE
    search.pair_faces = NONE
    if note_honours(search):
        note_suits(search)
    if search.pair_faces == NONE:
        search.levels = 0


@kernel
def note_honours(search):
    """Note triplets and pair among the honours; False where they cannot be divided."""
    triplets = pairs = NONE
    for face in range(27, FACES):
        count = int(search.left[face])
        if count == 3:
            triplets |= bit(face)
        elif count == 2:
            pairs |= bit(face)
        elif count != 0:
            return False
    if count_bits(pairs) > 1:
        return False
    search.honours = triplets
    search.pair_faces = pairs
    return True


@kernel
def note_suits(search):
    """Note the tiles of the suits, and all faces of one suit that can be the pair; no pair where there cannot be one.

    A suit without the pair is made of sets: the number of its tiles and the sum of its ranks are multiples of three.
    """
    for suit in range(SUITS):
        digits = NONE
        tiles = 0
        for rank in range(9):
            count = int(search.left[9 * suit + rank])
            digits |= np.uint64(count) << np.uint64(4 * rank)
            tiles += count
        search.digits[suit] = digits
        if tiles % 3 == 0:
            continue
        if tiles % 3 == 1 or search.pair_faces != NONE:
            search.pair_faces = NONE
            return
        search.pair_faces = EVERY_THIRD << np.uint64(9 * suit + 2 * sum_of_ranks(search, suit) % 3)


@kernel
def sum_of_ranks(search, suit):
    """Ranks of all tiles of a suit added up, rank 1 counted as 0."""
    ranks = 0
    for rank in range(1, 9):
        ranks += rank * int(search.left[9 * suit + rank])
    return ranks


@kernel
def next_plain_division(search):
    """Go on to the next division; False when there is none left."""
    if search.alike != NONE:
        start = lowest(search.alike)
        search.alike &= search.alike - ONE
        lay(search, start)
        return True
    while search.pair_faces != NONE:
        search.pair = lowest(search.pair_faces)
        search.pair_faces &= search.pair_faces - ONE
        if search.left[search.pair] >= 2 and divide(search):
            lay(search, -1)
            return True
    search.levels = 0
    return False


@kernel
def divide(search):
    """Find the division with the most triplets beside the pair; False when there is none."""
    pair = int(search.pair)
    suit_of_pair = pair // 9
    search.triplet_faces = search.honours
    if suit_of_pair < SUITS:
        digits = search.digits[suit_of_pair] - (TWO << np.uint64(4 * (pair - 9 * suit_of_pair)))
        if not divide_suit(search, suit_of_pair, digits):
            return False
    for suit in range(SUITS):
        if suit != suit_of_pair and not divide_suit(search, suit, search.digits[suit]):
            return False
    search.alike = runs_in_triplets(search.triplet_faces)
    return True


@kernel
def divide_suit(search, suit, digits):
    """Note triplets and runs of one suit; False when tiles are left over."""
    parts = split(digits)
    search.triplet_faces |= (parts & SUIT_FACES) << np.uint64(9 * suit)
    search.runs[suit] = parts >> RUNS_FROM
    return parts != NO_SPLIT


@kernel
def split(digits):
    """One suit taken apart with the most triplets, NO_SPLIT where tiles are left over."""
    triplets = runs = NONE
    while digits != NONE:
        rank = lowest(digits) // 4
        place = np.uint64(4 * rank)
        here = digits >> place & LOW_DIGIT
        if here >= THREE:
            triplets |= bit(rank)
            here -= THREE
            digits -= THREE << place
        if here != NONE:
            above = digits >> place + DIGIT
            if rank > 6 or here > above & LOW_DIGIT or here > above >> DIGIT & LOW_DIGIT:
                return NO_SPLIT
            digits -= (here | here << DIGIT | here << DIGIT + DIGIT) << place
            runs |= here << place
    return triplets | runs << RUNS_FROM


@kernel
def runs_in_triplets(triplets):
    """Faces from which three neighbouring triplets of one suit can be read as three runs."""
    return triplets & triplets >> np.uint64(1) & triplets >> np.uint64(2) & RUN_STARTS


@kernel
def lay(search, start):
    """Write the groups level by level: pair, triplets, runs; three triplets from `start` on as runs, -1 for none."""
    triplets = search.triplet_faces
    if start >= 0:
        triplets &= ~(NEIGHBOURS << np.uint64(start))
    level = lay_group(search, 0, PAIR, int(search.pair))
    while triplets != NONE:
        level = lay_group(search, level, TRIPLET, lowest(triplets))
        triplets &= triplets - ONE
    for suit in range(SUITS):
        runs = search.runs[suit]
        if start >= 0 and start // 9 == suit:
            runs += THREE << np.uint64(4 * (start - 9 * suit))
        while runs != NONE:
            rank = lowest(runs) // 4
            level = lay_group(search, level, RUN, 9 * suit + rank)
            runs -= ONE << np.uint64(4 * rank)


@kernel
def lay_group(search, level, kind, start):
    """Write one group; the next level."""
    search.kind[level] = kind
    search.start[level] = start
    search.wild[level] = 0
    return level + 1
