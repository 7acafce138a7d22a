"""Laying a North aside (拔北): it brings a replacement tile and counts as a dora."""

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.state.action_codes import LAY_NORTH
from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_LAY, emit
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allow, remove_tile
from fangcheng.tiles import NO_TILE, NORTH


@stage(when=on("lay_north"))
def offer_north(table: Table, seat):
    """Allow the seat to lay a North aside if it has one and there is a tile to draw.

    Rules: SANMA-16, SANMA-18, SANMA-24, SANMA-25.
    """
    if table.hand[seat, NORTH] == 0 or table.drawable == 0:
        return
    if table.ready[seat] == 0 or table.drawn == NORTH:
        allow(table, seat, LAY_NORTH)


@stage("number", when=on("lay_north"))
def take_north(table: Table, rules: Rules, desk: Desk, seat):
    """Lay a North aside and return its kind.

    Rules: SANMA-16, SANMA-20, SANMA-22.
    """
    remove_tile(table, seat, NORTH)
    table.aside.count[seat] += 1
    table.aside.faces[seat] |= bit(NORTH)
    table.drawn = NO_TILE
    emit(table, E_LAY, seat, NORTH, 0, 0, 0)
    keep_waits(table, rules, desk, seat)
    return NORTH


@kernel
def clear_aside(table: Table):
    """Forget the tiles laid aside at the beginning of a hand."""
    for seat in range(SEATS):
        table.aside.faces[seat] = NONE
        table.aside.count[seat] = 0
