"""Laying a North aside (拔北): it brings a replacement tile and counts as a dora."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import SEATS


@kernel
def clear_aside(table):
    """Begin a hand with nothing laid aside."""
    for seat in range(SEATS):
        table.aside.faces[seat] = NONE
        table.aside.count[seat] = 0
