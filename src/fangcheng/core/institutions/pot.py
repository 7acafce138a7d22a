"""A pot of fines: the host enters them, the next winner takes it, at the end of the match the first in rank."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.payment_rows import BESIDE, PAY_FINE, PAY_POT, move, open_row
from fangcheng.core.state.record_types import Rules, Table


@kernel
def clear_pot(table: Table):
    """Begin a match without fines."""
    table.pot.points = 0


@stage(when=on("fine"))
def pay_into_pot(table: Table, rules: Rules, seat):
    """Let a seat pay a fine into the pot.

    Rules: BEIJING-17.
    """
    row = open_row(table, PAY_FINE, seat, NOBODY, 0)
    table.pot.points += move(table, row, seat, BESIDE, int(rules.fine))


@stage(when=on("fine"))
def take_pot(table: Table, seat):
    """Give the pot to a seat: of several winners to the one paid first, who is nearest to the discarder.

    Rules: BEIJING-17.
    """
    if table.pot.points != 0:
        row = open_row(table, PAY_POT, seat, NOBODY, 0)
        move(table, row, BESIDE, seat, int(table.pot.points))
        table.pot.points = 0
