"""The sea bed (海底): the last tile of the wall is offered round; who takes it wins with it or lays it down."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.wall import tiles_ahead

# Answers to the question LAST_TILE.
TAKEN, LEFT = range(2)


@kernel
def clear_sea_bed(table: Table):
    """Forget who was asked in the last hand."""
    table.sea_bed.first = NOBODY
    table.sea_bed.taker = NOBODY


@kernel
def is_last_tile(table: Table, rules: Rules):
    """Return True if the next tile is the one that is offered round.

    Rules: CHANGSHA-22.
    """
    return rules.sea_bed != 0 and tiles_ahead(table, rules) == 1


@kernel
def last_taker(table: Table):
    """Return who deals after a drawn hand: who took the last tile, else who was asked first for it, NOBODY if nobody.

    Rules: CHANGSHA-45.
    """
    return int(table.sea_bed.taker) if table.sea_bed.taker != NOBODY else int(table.sea_bed.first)
