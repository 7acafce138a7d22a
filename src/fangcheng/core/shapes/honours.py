"""Hands of honours alone, or of twos, fives and eights, which win in any arrangement where a game allows it."""

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.masks import TWO_FIVE_EIGHT
from fangcheng.core.shapes.irregular import HONOURS, clear_groups
from fangcheng.core.state.codes import ALL_258_FORM, HONOURS_FORM, NO_WAIT
from fangcheng.tiles import EAST, FACES


@kernel
def read_honours(win, work):
    """Read a hand of honours alone, melds included, in any arrangement; return False for any other.

    A joker stands for East.
    Rules: SHANGHAI-20.
    """
    faces = faces_of_all(win, work)
    if faces & ~HONOURS != NONE:
        return False
    clear_groups(work, HONOURS_FORM, NO_WAIT)
    work.reading.joker_count = win.jokers
    for number in range(int(win.jokers)):
        work.reading.joker_faces[number] = EAST
    work.reading.faces = faces
    work.reading.groups = work.search.melded
    return True


@kernel
def read_all_258(win, work):
    """Read a hand of twos, fives and eights alone, melds included, in any arrangement; return False for any other.

    Rules: CHANGSHA-26, CHANGSHA-F-all_258.
    """
    faces = faces_of_all(win, work)
    if faces & ~TWO_FIVE_EIGHT != NONE:
        return False
    clear_groups(work, ALL_258_FORM, NO_WAIT)
    work.reading.faces = faces
    work.reading.groups = work.search.melded
    return True


@kernel
def faces_of_all(win, work):
    """Return the faces of the concealed tiles and of the melds as a mask."""
    faces = work.search.faces
    for face in range(FACES):
        if win.hand[face] > 0:
            faces |= bit(face)
    return faces
