"""The treasure (宝牌): a tile of the tail that is put aside face down, and at which only those look who are ready."""

from fangcheng.core.dialect.random import throw_die
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import KEPT, NOBODY
from fangcheng.core.state.event_rows import DICE_TREASURE, E_TREASURE, emit
from fangcheng.core.state.record_types import Table
from fangcheng.core.table.hand import face
from fangcheng.core.table.stacks import full_stacks, upper_tile
from fangcheng.core.table.wall import note_throw
from fangcheng.tiles import NO_TILE

NO_TREASURE = -1


@kernel
def clear_treasure(table: Table):
    """Forget the treasure of the last hand."""
    table.treasure.position = NO_TREASURE
    table.treasure.thrower = NOBODY
    table.treasure.seen = 0
    table.treasure.turned = 0
    table.treasure.thrown = 0


@kernel
def treasure_face(table: Table):
    """Return the face of the treasure, NO_TILE while there is none."""
    if table.treasure.position == NO_TREASURE:
        return NO_TILE
    return face(int(table.wall[table.treasure.position]))


@kernel
def knows_treasure(table: Table, seat):
    """Return True if the seat has looked at the treasure that counts now."""
    return int(table.treasure.seen) >> seat & 1 == 1


@kernel
def has_duly_seen(table: Table, seat):
    """Return True if the seat has had a turn since it declared: it has seen a treasure then, if there was one."""
    return int(table.treasure.turned) >> seat & 1 == 1


@kernel
def put_treasure_aside(table: Table):
    """Throw one die and put the upper tile of that stack aside face down; an earlier treasure stays where it is.

    Full stacks are counted from the tail; past the last one the count begins again. Without one there is no treasure.
    Rules: HARBIN-18, HARBIN-20, HARBIN-45, CHANGCHUN-25, JILIN-21.
    """
    table.treasure.position = NO_TREASURE
    table.treasure.seen = 0
    stacks = full_stacks(table)
    if stacks == 0:
        return
    lay_treasure_aside(table, throw_die(table), stacks)


@kernel
def lay_treasure_aside(table: Table, die, stacks):
    """Put the upper tile of the stack that the die points at aside, counted among so many full ones from the tail."""
    note_throw(table, int(table.treasure.thrower), die, 0, 0, DICE_TREASURE)
    position = upper_tile(table, (die - 1) % stacks)
    table.place[position] = KEPT
    table.treasure.position = position
    emit(table, E_TREASURE, table.treasure.thrower, position, 0, 0, 0)
