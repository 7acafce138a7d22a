"""The winning shapes, one by one: how many tiles a hand lacks to each, and which tiles it wants.

A `Holding` is a hand read once: a key for each suit table, jokers put aside. Every shape has two kernels.
`missing_...` counts the tiles still lacking before any joker is used; `wanted_...` is the mask of faces that
lower this count by one (callers leave out faces that cannot be drawn). `sets` says how many sets the concealed
tiles still owe: 4 for a whole 13-tile hand, one less per meld.
"""

from typing import NamedTuple

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, has, lowest
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.state.record_types import Shapes
from fangcheng.core.state.shape_tables import LOW_KEYS, NO_SUIT
from fangcheng.tiles import HEAD, PLACES

FACES = 34
HONOURS = 27  # the first honour
NO_LACK = -1

SUIT = np.uint64(0b111111111)
HONOUR_FACES = np.uint64(0b1111111 << HONOURS)
ORPHANS = np.uint64(0b1111111 << HONOURS | 0b100000001 << 18 | 0b100000001 << 9 | 0b100000001)
HONOUR_RANKS = np.uint64(0b1001111)  # beside heads: the winds and Red
LINE = np.uint64(0b001001001)  # 1-4-7; one place to the left 2-5-8, two 3-6-9
KNITTED = 6  # knitted straights
SECOND_AND_FOURTH = np.uint64(0x1FF << 16 | 0x1FF << 48)  # bits of `copies`
ALL_COPIES = np.uint64(0x1FF << 48 | 0x1FF << 32 | 0x1FF << 16 | 0x1FF)
# Heads stand in the key of the honours where White and Green would, and behind Red.
HEAD_RANKS = np.array([4, 5, 7, 8])
WEIGHT = np.zeros(PLACES, np.int64)
WEIGHT[:FACES] = [5 ** (face % 9) for face in range(FACES)]
WEIGHT[HEAD:PLACES] = 5**HEAD_RANKS


class Holding(NamedTuple):
    """The concealed tiles of one seat as the shapes see them; jokers and tiles of a missing suit are in no key."""

    m: int  # key of the characters (tables.py)
    p: int
    s: int
    z: int  # heads with them
    jokers: int
    wild: np.uint64  # faces that are jokers
    usable: np.uint64  # faces the shapes may use: in the game and not of the missing suit


# --- reading a hand


@kernel
def places_of_hand(shapes: Shapes, wild):
    """Return how far rows by face reach for these hands: beyond the faces where heads are tiles, or flowers jokers."""
    return PLACES if shapes.heads != 0 or wild >> np.uint64(FACES) != NONE else FACES


@inlined
def hold(shapes: Shapes, hand, wild, lack):
    """Read `hand` (counts of 34 faces or more); tiles of the mask `wild` are jokers, those of suit `lack` nothing.

    Wild faces must be among the faces of the game; jokers that are no face come with `add_jokers`.
    """
    m = int(shapes.no_characters) + suit_key(hand, 0, 9)
    p = suit_key(hand, 9, 9)
    s = suit_key(hand, 18, 9)
    z = suit_key(hand, HONOURS, 7)
    if shapes.heads != 0:
        z += key_of_heads(hand)
    holding = Holding(m, p, s, z, 0, wild, np.uint64(shapes.faces))
    if wild != NONE:
        holding = put_jokers_aside(holding, hand)
    if lack != NO_LACK:
        holding = give_up_suit(holding, lack)
    return holding


@inlined
def suit_key(hand, first, ranks):
    """Return the counts of `ranks` faces from `first` on as digits to base five, the lowest rank the lowest digit."""
    key = 0
    for rank in range(ranks - 1, -1, -1):
        key = 5 * key + int(hand[first + rank])
    return key


@kernel
def key_of_heads(hand):
    """Return what the heads of a hand (counts by kind) add to the key of its honours."""
    key = 0
    for head in range(HEAD, PLACES):
        key += int(hand[head]) * int(WEIGHT[head])
    return key


@kernel
def put_jokers_aside(holding, hand):
    """Return the holding with the tiles of its wild faces counted as jokers."""
    rest = holding.wild
    while rest != NONE:
        face = lowest(rest)
        holding = add_jokers(change_holding(holding, face, -int(hand[face])), int(hand[face]))
        rest &= rest - ONE
    return holding


@kernel
def give_up_suit(holding, suit):
    """Return the holding without a suit that must be missing when it wins: its tiles are as good as absent."""
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
    """Return the holding with `count` jokers more, for jokers that are no face (hand counts do not show them)."""
    m, p, s, z, jokers, wild, usable = holding
    return Holding(m, p, s, z, jokers + count, wild, usable)


@kernel
def add_face(holding, face):
    """Return the holding after a draw of `face`."""
    if has(holding.wild, face):
        return add_jokers(holding, 1)
    return change_holding(holding, face, 1)


@kernel
def remove_face(holding, face):
    """Return the holding after a discard of `face`, which it must hold."""
    if has(holding.wild, face):
        return add_jokers(holding, -1)
    return change_holding(holding, face, -1)


@kernel
def change_holding(holding, face, count):
    """Return the holding with `count` tiles of `face` more, as a plain tile; an unusable face adds none."""
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
def faces_held(shapes: Shapes, holding, times):
    """Return the mask of the faces held at least `times` times."""
    m = ranks_held(shapes, holding.m, times)
    p = ranks_held(shapes, holding.p, times) << np.uint64(9)
    s = ranks_held(shapes, holding.s, times) << np.uint64(18)
    z = ranks_held(shapes, holding.z, times)
    if shapes.heads != 0:
        z = ranks_with_heads(z)
    return m | p | s | z << np.uint64(HONOURS)


@kernel
def ranks_with_heads(ranks):
    """Return the ranks of the honours' key with those of the heads moved to where their kinds stand in a mask."""
    found = ranks & HONOUR_RANKS
    for number in range(PLACES - HEAD):
        found |= (ranks >> np.uint64(HEAD_RANKS[number]) & ONE) << np.uint64(HEAD - HONOURS + number)
    return found


@inlined
def ranks_held(shapes: Shapes, key, times):
    """Return the mask of the ranks that a key holds at least `times` times."""
    return copies(shapes, key) >> np.uint64(16 * times - 16) & SUIT


@inlined
def copies(shapes: Shapes, key):
    """Return masks of the ranks held once, twice, three and four times, 16 bits each: one bit per tile."""
    high = key // LOW_KEYS
    return np.uint64(shapes.low_ranks[key - high * LOW_KEYS]) | np.uint64(shapes.high_ranks[high])


# --- sets and a pair


# --- pairs


# --- single tiles, from the mask of faces held


# --- thirteen orphans with a set


# --- the knitted straight with sets and a pair
