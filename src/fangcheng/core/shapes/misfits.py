"""Misfits (十三烂): fourteen different tiles, the numbers of a suit at least three apart; jokers may be any of them."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, bit, count_bits, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.shapes.irregular import HONOURS, SUIT, clear_groups
from fangcheng.core.state.codes import MISFITS_FORM, NO_WAIT
from fangcheng.core.state.fields.forms import MISFITS as MISFITS_SHAPE
from fangcheng.core.state.record_types import Win, Work
from fangcheng.tiles import EAST, FACES

MISFITS_TILES = 14
NOT_ALONE = np.uint64(1 << 63)  # no face: two tiles of a face are no misfits


@kernel
def read_misfits(win: Win, forms, work: Work):
    """Read misfits, each joker as the tile printed on it; return False for anything else.

    Rules: HAINAN-24, NANCHANG-16.
    """
    faces = single_faces(win)
    for some_face in range(FACES):
        if win.joker_kinds[some_face] > 0:
            faces |= bit(some_face) if win.joker_kinds[some_face] == 1 else NOT_ALONE
    return write_misfits(win, forms, work, faces)


@kernel
def read_stray_misfits(win: Win, forms, work: Work):
    """Read misfits with jokers in the places of others: honours first, for with all seven the hand is worth more.

    Return False where the hand is none.
    Rules: NANCHANG-15, NANCHANG-16, NANCHANG-17.
    """
    faces, jokers = single_faces(win), int(win.jokers)
    for step in range(FACES):
        some_face = (EAST + step) % FACES
        if jokers > 0 and not has(faces, some_face) and is_apart(faces | bit(some_face)):
            faces |= bit(some_face)
            jokers -= 1
    return write_misfits(win, forms, work, faces)


@kernel
def single_faces(win: Win):
    """Return the faces of the tiles that are no jokers, and NOT_ALONE with them where one is held twice."""
    faces = NONE
    for some_face in range(FACES):
        if win.hand[some_face] > 0:
            faces |= bit(some_face) if win.hand[some_face] == 1 else NOT_ALONE
    return faces


@kernel
def is_apart(faces):
    """Return True if the numbers of each suit are at least three apart."""
    for suit in range(3):
        here = faces >> np.uint64(9 * suit) & SUIT
        if here & (here >> ONE | here >> np.uint64(2)) != NONE:
            return False
    return True


@kernel
def write_misfits(win: Win, forms, work: Work, faces):
    """Write the faces of a hand as misfits; return False where they are none that the game allows."""
    if faces & NOT_ALONE != NONE or count_bits(faces) != MISFITS_TILES or not is_apart(faces):
        return False
    if forms & MISFITS_SHAPE == 0 and faces & HONOURS != HONOURS:
        return False
    clear_groups(work, MISFITS_FORM, NO_WAIT)
    work.reading.faces = faces
    jokers = 0
    for some_face in range(FACES):
        if has(faces, some_face) and win.hand[some_face] == 0:
            work.reading.joker_faces[jokers] = some_face
            jokers += 1
    work.reading.joker_count = jokers
    return True
