"""Eight pairs and any tile, of 17 concealed tiles: four alike are two pairs, and jokers fill what is odd."""

from fangcheng.core.dialect.bits import NONE, bit, lowest
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.shapes.irregular import clear_groups
from fangcheng.core.state.codes import EIGHT_AND_ONE_FORM, PAIR_WAIT
from fangcheng.core.state.record_types import Reading, Win, Work
from fangcheng.tiles import FACES, NO_TILE, RED, WHITE


@kernel
def read_eight_in_place(win: Win, work: Work):
    """Read the hand as eight pairs and one tile, every joker as the tile printed on it; return False if it is none.

    Rules: WENZHOU-24, WENZHOU-F-hard_eight_pairs, COMMON-21.
    """
    printed = printed_on_jokers(win)
    odd, pairs, faces = 0, NONE, NONE
    for some_face in range(FACES):
        count = int(win.hand[some_face]) + (int(win.jokers) if some_face == printed else 0)
        odd += count & 1
        if count > 0:
            faces |= bit(some_face)
        if count > 1:
            pairs |= bit(some_face)
    if odd != 1:
        return False
    write_eight(win, work, faces, pairs)
    for number in range(int(win.jokers)):
        work.reading.joker_faces[number] = printed
    return True


@kernel
def read_eight_filled(win: Win, work: Work):
    """Read the hand as eight pairs and one tile, jokers beside its odd tiles; return False if it is none.

    Jokers that are left pair with each other, as tiles of a face that the hand holds. If an odd tile stays alone it is
    no dragon where there is a choice.
    Rules: WENZHOU-11, WENZHOU-24, WENZHOU-F-eight_pairs.
    """
    odd, pairs, faces = NONE, NONE, NONE
    number = 0
    for some_face in range(FACES):
        count = int(win.hand[some_face])
        number += count & 1
        if count & 1:
            odd |= bit(some_face)
        if count > 0:
            faces |= bit(some_face)
        if count > 1:
            pairs |= bit(some_face)
    if win.jokers == 0 or number > win.jokers + 1:
        return False
    filled = odd & ~tile_alone(odd) if number > win.jokers else odd
    write_eight(win, work, faces, pairs | filled)
    fill_odd(work.reading, int(win.jokers), filled, lowest(faces))
    return True


@kernel
def fill_odd(reading: Reading, jokers, filled, other):
    """Let the jokers stand for the tiles filled up, and those that are left for another face."""
    told = 0
    for some_face in range(FACES):
        if filled & bit(some_face) != NONE:
            reading.joker_faces[told] = some_face
            told += 1
    for number in range(told, jokers):
        reading.joker_faces[number] = other


@kernel
def tile_alone(odd):
    """Return the bit of the odd tile that stays alone: the first that is no dragon, else the first."""
    for some_face in range(FACES):
        if odd & bit(some_face) != NONE and not WHITE <= some_face <= RED:
            return bit(some_face)
    return bit(lowest(odd))


@kernel
def write_eight(win: Win, work: Work, faces, pairs):
    """Write the reading but for what the jokers stand for."""
    clear_groups(work, EIGHT_AND_ONE_FORM, PAIR_WAIT)
    work.reading.faces = faces
    work.reading.pairs = pairs
    work.reading.joker_count = win.jokers


@kernel
def printed_on_jokers(win: Win):
    """Return the face printed on the jokers of this hand, NO_TILE in a game without any.

    Rules: WENZHOU-12, WENZHOU-13.
    """
    if win.wild_mask == NONE:
        return NO_TILE
    return int(win.stood_for) - 1 if win.stood_for > 0 else lowest(win.wild_mask)
