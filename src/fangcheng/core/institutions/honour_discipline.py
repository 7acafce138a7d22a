"""Honour discipline: who holds single honours discards them first, in the order of how many others have come out."""

from fangcheng.core.dialect.bits import NONE, bit, has, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import STANDS_IN
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Table
from fangcheng.core.table.visible import visible
from fangcheng.tiles import EAST, FACES

# What a single honour is (`class_of_honour`), by what has to go first.
UNBOUND, HEAD_WIND, FOLLOWER, LAST_TILE = range(4)


@stage("mask", when=on("honour_discipline"))
def faces_behind_honours(table: Table, seat, barred):
    """Return the faces that the seat may not discard: all but the single honours that go first, none without any.

    A hand that waits is bound as well. What may not be discarded for another reason (`barred`) binds to nothing, so
    that a discard is always left.
    Rules: WENZHOU-19, WENZHOU-20.
    """
    highest, due = UNBOUND, NONE
    for honour in range(EAST, FACES):
        its_class = UNBOUND if has(barred, honour) else class_of_honour(table, seat, honour)
        if its_class > highest:
            highest, due = its_class, NONE
        if its_class == highest and highest != UNBOUND:
            due |= bit(honour)
    return ~due if due != NONE else NONE


@kernel
def class_of_honour(table: Table, seat, honour):
    """Return the class of an honour of which the seat holds exactly one concealed; UNBOUND for any other.

    Jokers are bound to nothing. A dragon that stands for an honour is kept under that honour (stand_in.py), and so
    counts as one of its kind here, in the hand and before all; so do jokers that lie before all, which are that honour.
    Rules: WENZHOU-19, WENZHOU-20.
    """
    if table.hand[seat, honour] != 1 or has(table.wild_mask, honour):
        return UNBOUND
    shown = visible(table, honour)
    if table.role[honour] == STANDS_IN:
        shown += visible(table, lowest(table.wild_mask))
    if shown >= 3:
        return LAST_TILE
    return FOLLOWER if shown > 0 else HEAD_WIND
