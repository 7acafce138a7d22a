"""Divisions of tiles without jokers into sets and a pair: quick, for here it is known beforehand what is possible.

Take the pair away. In each suit, from the lowest rank up, the number of runs that begin at a rank is then fixed
modulo three, for triplets take three tiles at a time. So one division has the most triplets, and all others come
from it by reading three neighbouring triplets as three equal runs. No hand has room to do that twice.

Only one suit, or the honours, can hold the pair; the others are taken apart once, three ranks at a look-up. The code
has few branches on purpose: nobody can guess which way the next hand will take, and a wrong guess costs a processor
more than a dozen idle additions.

A *third* of a suit is the number its three counts make to base six, lowest rank first (who asks for waits may try a
fifth copy); a suit is its three thirds in fields of eight bits, lowest ranks first. Runs are counted in fields of
three bits, seven to a suit.
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, bit_if, count_bits, lowest
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.state.codes import PAIR, RUN, TRIPLET
from fangcheng.core.state.record_types import Search
from fangcheng.tiles import FACES

SUITS = 3
THIRD_BITS = 8
THIRD = 0xFF
PAIRS = np.array([2, 12, 72])  # two tiles of the first, second and last rank of a third
THREE = np.uint64(3)
NEIGHBOURS = np.uint64(0b111)
RUN_STARTS = np.uint64(0b001111111_001111111_001111111)
STARTS = 7  # ranks at which a run can begin
RUN_BITS = 3

# What `split` finds in a suit: ranks of the triplets below, counts of the runs above; or nothing.
TRIPLETS = 0b111_111_111
RUNS_FROM = 9
NO_SPLIT = -1
STUCK = 9  # the state in which tiles are left over
STATE_FROM = 12  # bits of a step below its state


def _steps() -> np.ndarray:
    """Make the table of what one third adds in each open state: triplets (3 bits), runs begun (3 x 3), the next state.

    An *open* state says how many runs lack two tiles and one (3 * two + one); it is STUCK where tiles are left over.
    """
    steps = np.full((STUCK + 1, THIRD + 1), STUCK << STATE_FROM, np.int32)  # wider than any third of a real hand
    for state, third in np.ndindex(STUCK, 6**3):
        two, one = divmod(state, 3)
        found, fits = 0, True
        for rank in range(3):
            rest = third // 6**rank % 6 - two - one
            fits &= rest >= 0
            found |= rest // 3 << rank | rest % 3 << 3 + RUN_BITS * rank
            two, one = rest % 3, two
        if fits:
            steps[state, third] = found | 3 * two + one << STATE_FROM
    return steps


STEPS = _steps()


@inlined
def begin_divisions(search: Search, heart):
    """Split what holds no pair, and note which faces can be the pair; `search.left` holds the tiles to divide.

    `heart` is 1 + the face that is imagined, or 0.
    """
    search.alike = NONE
    if not note_honours(search, heart) or not note_suits(search):
        search.pair_faces = NONE
        search.levels = 0


@inlined
def note_honours(search: Search, heart):
    """Note triplets and pair among the honours; return False where they cannot be divided.

    Five of a kind are both, if one of them is imagined.
    Rules: JIANGNAN-21.
    """
    triplets = pairs = NONE
    others = 0
    for face in range(27, FACES):
        count = int(search.left[face])
        five = int(count == 5) * int(1 + face == heart)
        triplets |= bit_if(int(count == 3) + five, face)
        pairs |= bit_if(int(count == 2) + five, face)
        others += int(count == 1) + int(count > 3) - five
    search.settled = triplets
    search.pair_faces = pairs
    return others == 0 and count_bits(pairs) < 2


@inlined
def note_suits(search: Search):
    """Split the suits, and note all faces of one suit that can be the pair; return False where there cannot be any.

    A suit without the pair is made of sets: the number of its tiles and the sum of its ranks are multiples of three.
    """
    search.settled_runs = NONE
    for suit in range(SUITS):
        thirds, tiles, ranks = read_suit(search, suit)
        if tiles % 3 == 2 and search.pair_faces == NONE:
            search.thirds = thirds
            search.pair_faces = possible_pairs(search, 9 * suit + 2 * ranks % 3)
            if search.pair_faces == NONE:
                return False
            continue
        parts = split(thirds)
        if parts == NO_SPLIT or tiles % 3 != 0:
            return False
        search.settled |= np.uint64(parts & TRIPLETS) << np.uint64(9 * suit)
        search.settled_runs |= runs_of(parts, suit)
    return search.pair_faces != NONE


@kernel
def read_suit(search: Search, suit):
    """Return the thirds of a suit, the number of its tiles, and the sum of their ranks, right modulo three."""
    thirds = tiles = ranks = 0
    for number in range(3):
        face = 9 * suit + 3 * number
        low, middle, high = int(search.left[face]), int(search.left[face + 1]), int(search.left[face + 2])
        thirds |= low + 6 * middle + 36 * high << THIRD_BITS * number
        tiles += low + middle + high
        ranks += middle + 2 * high
    return thirds, tiles, ranks


@kernel
def possible_pairs(search: Search, first):
    """Return which of the faces `first` and those three and six ranks above are held twice."""
    faces = NONE
    for face in range(first, first + 9, 3):
        faces |= bit_if(int(search.left[face] >= 2), face)
    return faces


@inlined
def next_plain_division(search: Search):
    """Go on to the next division; return False when there is none left."""
    if search.alike != NONE:
        start = lowest(search.alike)
        search.alike &= search.alike - ONE
        lay(search, start)
        return True
    while search.pair_faces != NONE:
        search.pair = lowest(search.pair_faces)
        search.pair_faces &= search.pair_faces - ONE
        if divide_beside_pair(search):
            lay(search, -1)
            return True
    search.levels = 0
    return False


@inlined
def divide_beside_pair(search: Search):
    """Split the suit of the pair with the most triplets; return False when tiles are left over."""
    pair, triplets, runs = int(search.pair), search.settled, search.settled_runs
    suit = pair // 9
    if suit < SUITS:
        parts = split(int(search.thirds) - (int(PAIRS[pair % 3]) << THIRD_BITS * (pair // 3 % 3)))
        if parts == NO_SPLIT:
            return False
        triplets |= np.uint64(parts & TRIPLETS) << np.uint64(9 * suit)
        runs |= runs_of(parts, suit)
    search.triplet_faces = triplets
    search.runs = runs
    search.alike = runs_in_triplets(triplets)
    return True


@inlined
def split(thirds):
    """Split one suit into sets with the most triplets; return NO_SPLIT where tiles are left over."""
    triplets = runs = state = 0
    for number in range(3):
        step = int(STEPS[state, thirds >> THIRD_BITS * number & THIRD])
        triplets |= (step & 0b111) << 3 * number
        runs |= (step >> 3 & 0b111_111_111) << 3 * RUN_BITS * number
        state = step >> STATE_FROM & 15
    return triplets | runs << RUNS_FROM if state == 0 else NO_SPLIT


@kernel
def runs_of(parts, suit):
    """Return the runs that `split` found in a suit, in the fields of that suit."""
    return np.uint64(parts >> RUNS_FROM) << np.uint64(RUN_BITS * STARTS * suit)


@kernel
def runs_in_triplets(triplets):
    """Return the faces from which three neighbouring triplets of one suit can be read as three runs."""
    return triplets & triplets >> np.uint64(1) & triplets >> np.uint64(2) & RUN_STARTS


@inlined
def lay(search: Search, start):
    """Write the groups level by level: pair, triplets, runs; three triplets from `start` on as runs, -1 for none."""
    triplets, runs = search.triplet_faces, search.runs
    if start >= 0:
        triplets &= ~(NEIGHBOURS << np.uint64(start))
        runs += THREE << np.uint64(RUN_BITS * (start - 2 * (start // 9)))
    lay_group(search, 0, PAIR, int(search.pair))
    level = 1
    while triplets != NONE:
        lay_group(search, level, TRIPLET, lowest(triplets))
        triplets &= triplets - ONE
        level += 1
    while runs != NONE:
        field = lowest(runs) // RUN_BITS
        lay_group(search, level, RUN, field + 2 * (field // STARTS))
        runs -= ONE << np.uint64(RUN_BITS * field)
        level += 1


@kernel
def lay_group(search: Search, level, kind, start):
    """Write one group: its kind, its lowest face, and that no joker is in it."""
    search.kind[level] = kind
    search.start[level] = start
    search.wild[level] = 0
