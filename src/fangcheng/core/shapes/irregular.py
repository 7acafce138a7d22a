"""Irregular forms: pairs, thirteen orphans, unconnected honours, knitted straights; each writes its reading."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, bit, bit_if, count_bits, has, lowest
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.masks import knitted_faces
from fangcheng.core.shapes.divisions import lay_group
from fangcheng.core.shapes.joker_pairs import begin_joker_pairs
from fangcheng.core.state.codes import (
    BY_SELF,
    EIGHT_PAIRS_FORM,
    LOOSE_FORM,
    NO_WAIT,
    ORPHANS_FORM,
    PAIR,
    PAIR_WAIT,
    RUN,
    SEVEN_PAIRS_FORM,
    TRIPLET,
    TRIPLET_WAIT,
    UNRELATED_FORM,
)
from fangcheng.core.state.fields.forms import HONOURS_AND_KNITTED as LOOSE_SHAPE
from fangcheng.core.state.fields.forms import SEVEN_PAIRS_ALIKE as SEVEN_PAIRS_ALIKE_SHAPE
from fangcheng.core.state.record_types import Reading, Rules, Search, Win, Work
from fangcheng.tiles import FACES

ORPHANS = np.uint64(0b1111111_100000001_100000001_100000001)
HONOURS = np.uint64(0b1111111 << 27)
SUIT = np.uint64(0b111111111)


@kernel
def clear_groups(work: Work, form, wait):
    """Write a reading of this form without groups, runs, triplets or pair."""
    reading = work.reading
    for face in range(FACES):
        reading.runs[face] = 0
    reading.triplets = NONE
    reading.concealed = NONE
    reading.run_starts = NONE
    reading.pairs = NONE
    reading.faces = NONE
    reading.fours = 0
    reading.groups = 0
    reading.pair = -1
    reading.pair_jokers = 0
    reading.form = form
    reading.wait = wait
    reading.won_group = -1
    reading.won_place = 0
    reading.knitted = -1
    reading.run_count = 0
    reading.triplet_count = 0
    reading.concealed_count = 0
    reading.joker_count = 0


@kernel
def jokers_beside_pairs(win: Win, rules: Rules):
    """Return how many jokers seven pairs leave once each single tile has one, -1 if the hand is no seven pairs."""
    lonely = more = 0
    for face in range(FACES):
        lonely += int(win.hand[face]) & 1
        more += int(win.hand[face] > 2)
    if more > 0 and int(rules.forms) & SEVEN_PAIRS_ALIKE_SHAPE == 0:
        return -1
    free = int(win.jokers) - lonely
    return -1 if free < 0 or free % 2 == 1 else free


@kernel
def read_seven_pairs(win: Win, rules: Rules, work: Work):
    """Read the hand as seven pairs; return False when it has none. Pairs of two jokers go through all faces.

    Rules: RIICHI-62.
    """
    free = jokers_beside_pairs(win, rules)
    if free < 0:
        return False
    clear_groups(work, SEVEN_PAIRS_FORM, PAIR_WAIT)
    if win.jokers > 0:
        return begin_joker_pairs(win, rules, work, free // 2)
    write_plain_pairs(win, work.reading)
    return True


@kernel
def write_plain_pairs(win: Win, reading: Reading):
    """Write seven pairs without jokers; four alike are two of them."""
    pairs = NONE
    fours = 0
    for face in range(FACES):
        count = int(win.hand[face])
        pairs |= bit_if(int(count > 0), face)
        fours += int(count > 2)
    reading.pairs = reading.faces = pairs
    reading.fours = fours


@kernel
def read_eight_pairs(win: Win, work: Work):
    """Read 17 tiles as seven pairs and a triplet, four equal tiles as two pairs; return False when they are none."""
    triplet = -1
    faces = NONE
    fours = 0
    for face in range(FACES):
        count = int(win.hand[face])
        if count == 0:
            continue
        faces |= bit(face)
        fours += 1 if count == 4 else 0
        if count % 2 == 1:
            if triplet >= 0 or count != 3:
                return False
            triplet = face
    if triplet < 0 or win.jokers > 0:
        return False
    won = win.tile == triplet
    clear_groups(work, EIGHT_PAIRS_FORM, TRIPLET_WAIT if won else PAIR_WAIT)
    reading = work.reading
    reading.faces = faces
    reading.pairs = faces & ~bit(triplet)
    reading.fours = fours
    reading.triplets = bit(triplet)
    reading.triplet_count = 1
    if not won or win.by == BY_SELF:
        reading.concealed = bit(triplet)
        reading.concealed_count = 1
    return True


@kernel
def read_orphans(win: Win, work: Work):
    """Read the hand as thirteen orphans, jokers standing for what is missing; return False when it is none.

    Rules: RIICHI-62, RIICHI-F-thirteen_orphans.
    """
    if any_inner(win):
        return False
    pair = -1
    jokers = 0
    for face in range(FACES):
        count = int(win.hand[face])
        if not has(ORPHANS, face):
            continue
        if count == 0:
            jokers += 1
        elif count == 2 and pair < 0:
            pair = face
        elif count > 1:
            return False
    if jokers > win.jokers:
        return False
    clear_groups(work, ORPHANS_FORM, PAIR_WAIT)
    reading = work.reading
    reading.faces = ORPHANS
    reading.pair = pair if pair >= 0 else pair_of_jokers(win)
    jokers = 0
    for face in range(FACES):
        if has(ORPHANS, face) and win.hand[face] == 0:
            reading.joker_faces[jokers] = face
            jokers += 1
    if pair < 0:
        reading.joker_faces[jokers] = reading.pair
        jokers += 1
    reading.joker_count = jokers
    return True


@kernel
def pair_of_jokers(win: Win):
    """Return the orphan that jokers make a pair of: what is printed on them if that will do, else the winning tile.

    Rules: COMMON-18, JIANGNAN-F-no_joker.
    """
    left = win.wild_mask
    while left != NONE:
        face = lowest(left)
        left &= left - ONE
        printed = int(win.stood_for) - 1 if win.stood_for > 0 else face
        if has(ORPHANS, printed) and win.joker_kinds[face] + win.hand[printed] >= 2:
            return int(printed)
    return int(win.tile) if has(ORPHANS, int(win.tile)) else 0


@kernel
def any_inner(win: Win):
    """Return True if the hand holds a number tile that is no terminal."""
    tiles = 0
    for first in range(1, 27, 9):
        for face in range(first, first + 7):
            tiles += int(win.hand[face])
    return tiles > 0


@kernel
def fourteen_faces(win: Win):
    """Return the faces of a hand of fourteen different tiles without jokers, none of any other hand."""
    faces = NONE
    for face in range(FACES):
        if win.hand[face] > 0:
            faces |= bit(face)
    return faces if win.jokers == 0 and count_bits(faces) == 14 else NONE


@kernel
def read_loose(win: Win, forms, work: Work):
    """Read fourteen different honours and knitted tiles; return False for anything else."""
    faces = fourteen_faces(win)
    if faces == NONE:
        return False
    if forms & LOOSE_SHAPE == 0 and faces & HONOURS != HONOURS:
        return False
    for knitted in range(6):
        if faces & ~HONOURS & ~knitted_faces(knitted) == NONE:
            clear_groups(work, LOOSE_FORM, NO_WAIT)
            work.reading.faces = faces
            work.reading.knitted = knitted
            return True
    return False


@kernel
def read_unrelated(win: Win, work: Work):
    """Read all honours, three numbers of each suit at least three apart, one of these 16 twice; return False if not.

    Rules: TAIWAN-P20, TAIWAN-P21.
    """
    faces = NONE
    pair = -1
    for face in range(FACES):
        if win.hand[face] > 0:
            faces |= bit(face)
        if win.hand[face] > 1:
            pair = face
    if win.jokers > 0 or count_bits(faces) != 16 or faces & HONOURS != HONOURS or not three_apart_in_each(faces):
        return False
    clear_groups(work, UNRELATED_FORM, PAIR_WAIT if win.tile == pair else NO_WAIT)
    work.reading.faces = faces
    work.reading.pair = pair
    return True


@kernel
def three_apart_in_each(faces):
    """Return True if each suit has three numbers, no two of them nearer than three."""
    for suit in range(3):
        here = faces >> np.uint64(9 * suit) & SUIT
        if count_bits(here) != 3 or here & (here >> ONE | here >> np.uint64(2)) != NONE:
            return False
    return True


# --- thirteen orphans with a set


@kernel
def lay_orphans_and_set(win: Win, search: Search):
    """Lay pair and set beside thirteen orphans as a division of two levels; return False when the hand is none.

    There is never more than one: a pair that would do for another would have to take its place in the set.
    Rules: TAIWAN-P20, TAIWAN-P21.
    """
    if win.jokers > 0:
        return False
    twice = NONE
    for face in range(FACES):
        rest = int(win.hand[face]) - int(has(ORPHANS, face))
        if rest < 0:
            return False
        search.left[face] = rest
        if rest > 0:
            twice |= bit(face)
    twice &= ORPHANS
    while twice != NONE:
        pair = lowest(twice)
        twice &= twice - ONE
        search.left[pair] -= 1
        if lay_only_set(search):
            lay_group(search, 0, PAIR, pair)
            return True
        search.left[pair] += 1
    return False


@kernel
def lay_only_set(search: Search):
    """Lay the three tiles left as a set on level 1; return False when they are none."""
    low = 0
    while search.left[low] == 0:
        low += 1
    if search.left[low] == 3:
        lay_group(search, 1, TRIPLET, low)
        return True
    if low % 9 > 6 or low >= 27 or search.left[low + 1] == 0 or search.left[low + 2] == 0:
        return False
    lay_group(search, 1, RUN, low)
    return True


# --- knitted straights


@kernel
def take_knitted(search: Search, knitted):
    """Take the nine tiles of a knitted straight out of what is left; return False when one is missing."""
    faces = knitted_faces(knitted)
    for face in range(27):
        if has(faces, face):
            if search.left[face] == 0:
                return False
            search.left[face] -= 1
    return True
