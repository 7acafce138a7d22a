"""What lies face up on the table."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import CLAIMED_AWAY, CONCEALED_KONG_MELD, EGG_MELD, FACE_DOWN_CUT
from fangcheng.core.state.eggs import FLIER, family_of, member_of
from fangcheng.core.state.record_types import Table
from fangcheng.core.table.hand import face
from fangcheng.tiles import NO_TILE

UNSEEN = CLAIMED_AWAY | FACE_DOWN_CUT  # flags of what does not lie open in a river


@kernel
def visible(table: Table, some_face):
    """Count the copies of a face that lie in all rivers and open melds, eggs among them.

    A claimed discard is counted in the meld only, and one that lies face down not at all.
    Rules: SHANXI-17, JILIN-52, CHANGCHUN-29.
    """
    count = 0
    for seat in range(int(table.seats)):
        for index in range(int(table.river_count[seat])):
            if table.river_flags[seat, index] & UNSEEN == 0 and face(int(table.river[seat, index])) == some_face:
                count += 1
        for index in range(int(table.meld_count[seat])):
            count += shown_in_meld(table, seat, index, some_face)
    return count


@kernel
def shown_in_meld(table: Table, seat, index, some_face):
    """Count the copies of a face in one meld, none in a concealed kong."""
    if table.meld_kind[seat, index] == CONCEALED_KONG_MELD:
        return 0
    if table.meld_kind[seat, index] == EGG_MELD:
        return in_egg(table, seat, int(family_of(int(table.meld_face[seat, index]))), some_face)
    count = 0
    for place in range(4):
        tile = int(table.meld_tiles[seat, index, place])
        if tile != NO_TILE and face(tile) == some_face:
            count += 1
    return count


@kernel
def in_egg(table: Table, seat, family, some_face):
    """Count the copies of a face in one egg."""
    count = 0
    for place in range(FLIER + 1):
        if member_of(family, place) == some_face:
            count += int(table.eggs.tiles[seat, family, place])
    return count
