"""What an opened kong leaves on the table: that it was announced, and the tiles it has turned up."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import NOT_ASKED, SEATS
from fangcheng.core.state.record_types import Table
from fangcheng.tiles import NO_TILE


@kernel
def clear_opened(table: Table):
    """Forget the opened kongs of the last hand."""
    table.opened.announced = 0
    table.opened.stage = NOT_ASKED
    clear_turned(table)


@kernel
def clear_turned(table: Table):
    """Forget the tiles of the last opened kong."""
    table.opened.count = 0
    for number in range(4):
        table.opened.tiles[number] = NO_TILE
    for seat in range(SEATS):
        table.opened.best[seat] = NO_TILE
        table.opened.fits[seat] = 0
