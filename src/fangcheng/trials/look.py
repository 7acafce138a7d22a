"""The look of a trial that reads: what is known of a discard, and which cases its saying sees in it."""

import numpy as np

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, name_parameters
from fangcheng.core.state.codes import CLAIMED_AWAY, CUT_DRAWN
from fangcheng.core.state.record_types import Table
from fangcheng.core.table.hand import face
from fangcheng.tiles import EAST, NO_TILE
from fangcheng.trials.record_types import Tried

LOOK = np.dtype(
    [
        ("claimed_turn", np.int8),  # how the turn began that ends with the discard
        ("recent", np.uint64),  # faces that the others had thrown since the seat's discard before
    ],
    align=True,
)
name_parameters(look=LOOK)


@kernel
def note_case(row: Tried, stratum, cue, true):
    """Note a case: whether the sign was there, and whether what it is said to mean is true."""
    row.seen[stratum, int(cue), int(true)] += 1


@kernel
def rank_class(some_face):
    """Return 0 for a 1 or 9, 1 for a 2 or 8, 2 for a 3 to 7 and for honours."""
    if some_face >= EAST:
        return 2
    return min(some_face % 9, 8 - some_face % 9, 2)


@kernel
def thrown_at(table: Table, seat, place):
    """Return the face of a discard by its place in the river."""
    return face(int(table.river[seat, place]))


@kernel
def just_thrown(table: Table, seat):
    """Return the face of the last discard of a seat, which has thrown something."""
    return thrown_at(table, seat, int(table.river_count[seat]) - 1)


@kernel
def was_hand_cut(table: Table, seat, place):
    """Return True if a discard came from the hand and not as it was drawn."""
    return table.river_flags[seat, place] & CUT_DRAWN == 0


@kernel
def lie_near(one, other, reach):
    """Return True if two different faces of one suit are so few steps apart at most."""
    if one >= EAST or other >= EAST or one // 9 != other // 9:
        return False
    return one != other and abs(one - other) <= reach


@kernel
def seen_on_table(table: Table, some_face):
    """Count the copies of a face in rivers and open or concealed melds; a claimed discard counts once."""
    count = 0
    for seat in range(int(table.seats)):
        for place in range(int(table.river_count[seat])):
            if table.river_flags[seat, place] & CLAIMED_AWAY == 0:
                count += int(thrown_at(table, seat, place) == some_face)
        for index in range(int(table.meld_count[seat])):
            for place in range(4):
                tile = int(table.meld_tiles[seat, index, place])
                count += int(tile != NO_TILE and face(tile) == some_face)
    return count


@kernel
def waits_for(table: Table, seat, some_face):
    """Return True if a face completes the hand of a seat."""
    return has(table.waits[seat], some_face)


@kernel
def wins_for_another(table: Table, seat, some_face):
    """Return True if a face completes the hand of a seat in play other than this."""
    for other in range(int(table.seats)):
        if other != seat and int(table.in_play) >> other & 1 == 1 and waits_for(table, other, some_face):
            return True
    return False


@kernel
def thrown_by_all(table: Table):
    """Count the discards of all players, claimed ones too."""
    count = 0
    for seat in range(int(table.seats)):
        count += int(table.river_count[seat])
    return count
