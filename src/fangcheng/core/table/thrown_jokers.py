"""Jokers that a player has discarded."""

from fangcheng.core.dialect.bits import NONE, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import MOST_THROWN
from fangcheng.core.state.record_types import Table
from fangcheng.core.table.hand import face


@kernel
def joker_discarded(table: Table, seat):
    """Return True if the seat has discarded a joker in this hand.

    Rules: TIANJIN-29.
    """
    return table.own_river_mask[seat] & table.wild_mask != NONE


@kernel
def jokers_thrown(table: Table, seat):
    """Count the jokers among the discards of the seat, no more than are told.

    Rules: GUANGDONG-P11.
    """
    count = 0
    for index in range(int(table.river_count[seat])):
        count += int(has(table.wild_mask, face(int(table.river[seat, index]))))
    return min(count, MOST_THROWN)
