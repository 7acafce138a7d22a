"""What each player owes a winner: settlement writes it on the desk with its reason, explanations read it there."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import BY_SELF
from fangcheng.core.state.due_reasons import DUE_BESIDE, DUE_DRAWN, DUE_GIVEN, NO_DUE
from fangcheng.core.state.record_types import Desk, Table, Win


@kernel
def clear_dues(table: Table, desk: Desk, winner):
    """Let nobody owe the winner anything yet."""
    work = desk.work
    for payer in range(int(table.seats)):
        work.due[winner, payer] = work.shares[winner, payer] = work.beside[winner, payer] = 0
        work.share[winner, payer] = work.cut[winner, payer] = 0
        work.why[winner, payer] = NO_DUE
        for seat in range(int(table.seats)):
            work.times[winner, payer, seat] = 0


@kernel
def owe(desk: Desk, winner, payer, seat, times, why):
    """Let the payer owe the share of the seat, as it was noted, so many times more, for this reason."""
    work = desk.work
    work.due[winner, payer] += times * int(work.share[winner, seat])
    work.times[winner, payer, seat] += times
    work.why[winner, payer] = why


@kernel
def own_reason(win: Win, payer):
    """Return the reason for which a player pays a part of his own: of a self-draw, for his tile, or beside another."""
    if win.by == BY_SELF:
        return DUE_DRAWN
    return DUE_GIVEN if payer == win.payer else DUE_BESIDE
