"""Hands of honours alone, or of twos, fives and eights, which win in any arrangement where a game allows it."""

from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.masks import TWO_FIVE_EIGHT
from fangcheng.core.shapes.irregular import HONOURS, clear_groups
from fangcheng.core.state.codes import ALL_258_FORM, HONOURS_FORM, NO_WAIT
from fangcheng.core.state.record_types import Reading, Win, Work
from fangcheng.tiles import EAST, FACES

TWO_OF_CHARACTERS = 1


@kernel
def read_honours(win: Win, work: Work):
    """Read a hand of honours alone, melds included, in any arrangement; return False for any other.

    A joker that is no honour stands for East.
    Rules: SHANGHAI-20, WUHAN-F-all_winds.
    """
    faces = faces_of_all(win, work)
    if faces & ~HONOURS != NONE:
        return False
    clear_groups(work, HONOURS_FORM, NO_WAIT)
    let_jokers_stand(win, work.reading, HONOURS, EAST)
    work.reading.faces = faces
    work.reading.groups = work.search.melded
    return True


@kernel
def read_all_258(win: Win, work: Work):
    """Read a hand of twos, fives and eights alone, melds included, in any arrangement; return False for any other.

    A joker that is none of them stands for 2m.
    Rules: CHANGSHA-26, CHANGSHA-F-all_258, WUHAN-F-all_258.
    """
    faces = faces_of_all(win, work)
    if faces & ~TWO_FIVE_EIGHT != NONE:
        return False
    clear_groups(work, ALL_258_FORM, NO_WAIT)
    let_jokers_stand(win, work.reading, TWO_FIVE_EIGHT, TWO_OF_CHARACTERS)
    work.reading.faces = faces
    work.reading.groups = work.search.melded
    return True


@kernel
def let_jokers_stand(win: Win, reading: Reading, group, other):
    """Let each joker be the tile printed on it where that is of the group of faces, else the face `other`.

    Rules: WUHAN-F-hard_win, COMMON-18.
    """
    told = 0
    for some_face in range(FACES):
        if has(group, some_face):
            for _ in range(int(win.joker_kinds[some_face])):
                reading.joker_faces[told] = some_face
                told += 1
    for number in range(told, int(win.jokers)):
        reading.joker_faces[number] = other
    reading.joker_count = win.jokers


@kernel
def faces_of_all(win: Win, work: Work):
    """Return the faces of the concealed tiles and of the melds as a mask."""
    faces = work.search.faces
    for face in range(FACES):
        if win.hand[face] > 0:
            faces |= bit(face)
    return faces
