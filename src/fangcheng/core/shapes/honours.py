"""Hands of honours alone, which win in any arrangement where a game allows it."""

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.shapes.irregular import HONOURS, clear_groups
from fangcheng.core.state.codes import HONOURS_FORM, NO_WAIT
from fangcheng.tiles import EAST, FACES


@kernel
def read_honours(win, work):
    """Read a hand of honours alone, melds included, in any arrangement; return False for any other.

    A joker stands for East.
    Rules: SHANGHAI-20.
    """
    faces = work.search.faces
    for face in range(FACES):
        if win.hand[face] > 0:
            faces |= bit(face)
    if faces & ~HONOURS != NONE:
        return False
    clear_groups(work, HONOURS_FORM, NO_WAIT)
    work.reading.joker_count = win.jokers
    for number in range(int(win.jokers)):
        work.reading.joker_faces[number] = EAST
    work.reading.faces = faces
    work.reading.groups = work.search.melded
    return True
