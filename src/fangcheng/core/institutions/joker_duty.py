"""The duty to keep jokers: who holds any other tile discards no joker."""

from fangcheng.core.dialect.bits import NONE, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Table
from fangcheng.tiles import FACES


@stage("mask", when=on("joker_kept"))
def jokers_to_keep(table: Table, seat):
    """Return the jokers of the hand, which the seat may not discard; none if it holds nothing else.

    Rules: NANNING-13.
    """
    return table.wild_mask if holds_plain_tile(table, seat) else NONE


@kernel
def holds_plain_tile(table: Table, seat):
    """Return True if a concealed tile of the seat is no joker."""
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0 and not has(table.wild_mask, some_face):
            return True
    return False
