"""A hand on the table: tiles coming in and going out, the melds beside it."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, bit, bit_if, has, lowest
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.action_codes import ACTIONS
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    CONCEALED_KONG_MELD,
    EGG_MELD,
    LAID_OUT,
    OPEN_KONG_MELD,
    PUNG,
    RIVER,
)
from fangcheng.core.state.record_types import Table
from fangcheng.tiles import EAST, FACE_OF_RED, FACES, KINDS, NO_TILE, RED_3M, RED_5M, RED_5S, RED_7M

RED_KINDS = np.uint64(sum(1 << kind for kind in FACE_OF_RED))

_FIVES = np.array([4, 13, 22], np.int8)
_LATE_REDS = np.array([FACE_OF_RED[kind] for kind in range(RED_3M, KINDS)], np.int8)


@kernel
def face(kind):
    """Return the face a kind counts as: a red five is a five, a red three a three."""
    if kind < RED_5M:  # nearly always
        return int(kind)
    if kind <= RED_5S:
        return int(_FIVES[kind - RED_5M])
    if RED_3M <= kind < KINDS:
        return int(_LATE_REDS[kind - RED_3M])
    return int(kind)


@kernel
def red_of(some_face):
    """Return the red kind of a five, three or seven, NO_TILE for any other face."""
    if some_face >= EAST or some_face % 9 not in (2, 4, 6):
        return NO_TILE
    rank = some_face % 9
    return (RED_5M if rank == 4 else RED_3M if rank == 2 else RED_7M) + some_face // 9


@kernel
def add_tile(table: Table, seat, kind):
    """Take a tile into the concealed hand."""
    table.hand[seat, face(kind)] += 1
    if face(kind) != kind:
        table.hand[seat, kind] += 1
    table.hand_size[seat] += 1


@kernel
def remove_tile(table: Table, seat, kind):
    """Let a tile leave the concealed hand."""
    table.hand[seat, face(kind)] -= 1
    if face(kind) != kind:
        table.hand[seat, kind] -= 1
    table.hand_size[seat] -= 1


@kernel
def held(table: Table, seat, kind):
    """Count the concealed tiles of exactly this kind; of a face that may be red, only the plain ones."""
    number = int(table.hand[seat, kind])
    red = red_of(kind) if kind < 34 else NO_TILE
    if red != NO_TILE:
        number -= int(table.hand[seat, red])
    return number


@kernel
def give_face(table: Table, seat, some_face):
    """Remove one tile of a face, a plain one before a red one, and return its kind."""
    kind = some_face
    if held(table, seat, some_face) == 0:
        kind = red_of(some_face)
    remove_tile(table, seat, kind)
    return kind


@kernel
def kinds_to_give(table: Table, seat, faces):
    """Return the kinds that the concealed hand has a tile of and whose face is among `faces`, as a mask.

    A face of which all tiles are red is none of them, its red kind is.
    """
    held_kinds = NONE
    for kind in range(KINDS):  # no branches: those on hands took a quarter of a random decision of riichi (perf)
        held_kinds |= bit_if(table.hand[seat, kind] > 0, kind)
    found, reds = held_kinds & faces & ~RED_KINDS, held_kinds & RED_KINDS
    while reds != NONE:
        red = lowest(reds)
        reds &= reds - ONE
        if has(faces, face(red)):
            found |= bit(red)
            if table.hand[seat, face(red)] == table.hand[seat, red]:
                found &= ~bit(face(red))
    return found


@kernel
def faces_of_four(table: Table, seat):
    """Return the faces that the concealed hand has four times, as a mask."""
    found = NONE
    for some_face in range(FACES):
        found |= bit_if(table.hand[seat, some_face] == 4, some_face)
    return found


@kernel
def is_kong(meld_kind):
    """Return True if `meld_kind` is any kind of kong."""
    return meld_kind in (OPEN_KONG_MELD, ADDED_KONG_MELD, CONCEALED_KONG_MELD)


@kernel
def is_closed(table: Table, seat):
    """Return True if the seat has no chow, pung, open or added kong; concealed kongs and eggs do not open a hand."""
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] not in (CONCEALED_KONG_MELD, EGG_MELD):
            return False
    return True


@kernel
def find_pung(table: Table, seat, some_face):
    """Return the index of the seat's pung of that face, -1 if it has none."""
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] == PUNG and table.meld_face[seat, index] == some_face:
            return index
    return -1


@kernel
def find_grown(table: Table, seat):
    """Return the index of the added kong whose fourth tile is on offer, -1 without one.

    It is looked for by that tile, as heads in a set need not be alike; of two alike the set behind grew later.
    Rules: LUOSHU-15, LUOSHU-17.
    """
    for index in range(int(table.meld_count[seat]) - 1, -1, -1):
        if table.meld_kind[seat, index] == ADDED_KONG_MELD and table.meld_tiles[seat, index, 3] == table.offered:
            return index
    return -1


@kernel
def new_meld(table: Table, seat, meld_kind, lowest, from_seat):
    """Begin a meld and return its index; its tiles are put in by `meld_tile`."""
    index = int(table.meld_count[seat])
    table.meld_count[seat] = index + 1
    table.meld_kind[seat, index] = meld_kind
    table.meld_face[seat, index] = lowest
    table.meld_from[seat, index] = from_seat
    table.meld_called[seat, index] = -1
    table.meld_fresh[seat, index] = 0
    for place in range(4):
        table.meld_tiles[seat, index, place] = NO_TILE
    return index


@kernel
def meld_tile(table: Table, seat, index, kind, called):
    """Put a tile into the next free place of a meld; `called` marks the claimed one."""
    for place in range(4):
        if table.meld_tiles[seat, index, place] == NO_TILE:
            table.meld_tiles[seat, index, place] = kind
            if called:
                table.meld_called[seat, index] = place
            return


@kernel
def to_river(table: Table, seat, kind, flags):
    """Lay a discard into the river and return its index."""
    index = min(int(table.river_count[seat]), RIVER - 1)
    table.river[seat, index] = kind
    table.river_flags[seat, index] = flags
    table.river_count[seat] = index + 1
    return index


@kernel
def forbid_all(table: Table, seat):
    """Clear the seat's legal actions."""
    for word in range(3):
        table.legal[seat, word] = np.uint64(0)


@kernel
def allow(table: Table, seat, action):
    """Open an action to the seat."""
    table.legal[seat, action >> 6] |= np.uint64(1) << np.uint64(action & 63)


@kernel
def forbid(table: Table, seat, action):
    """Close an action to the seat."""
    table.legal[seat, action >> 6] &= ~(np.uint64(1) << np.uint64(action & 63))


@kernel
def allowed(table: Table, seat, action):
    """Return True if the action is open to the seat now."""
    if action < 0 or action >= ACTIONS:
        return False
    return (table.legal[seat, action >> 6] >> np.uint64(action & 63)) & np.uint64(1) != np.uint64(0)


@kernel
def is_laid_out(table: Table, kind):
    """Return True if tiles of this kind are laid out and replaced in this game."""
    return table.role[kind] == LAID_OUT


@kernel
def tile_number(some_face):
    """Return the number on a tile of a suit; honours count ten.

    Rules: SHANXI-3.
    """
    return some_face % 9 + 1 if some_face < EAST else 10
