"""Chinese Official payment: everybody pays eight, who gave the tile or everybody on a self-draw also the value."""

from fangcheng.core.dialect.registry import stage
from fangcheng.core.settlement.dues import clear_dues, own_reason
from fangcheng.core.state.codes import BY_SELF, NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.payment_rows import PAY_WIN, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table


@stage(when=on("method.points"))
def pay_mcr_win(table: Table, rules: Rules, desk: Desk, winner):
    """Let the others pay the winner.

    The dealer pays and gets no more than others; kongs and flowers are in the value.
    Rules: MCR-42, MCR-43, MCR-44.
    """
    win, result = desk.work.wins[winner], desk.work.results[winner]
    payer = NOBODY if win.by == BY_SELF else int(win.payer)
    clear_dues(table, desk, winner)
    row = open_row(table, PAY_WIN, winner, payer, int(result.total))
    for seat in range(int(table.seats)):
        if seat != winner:
            amount = int(rules["base"])  # rules.base would be NumPy's own attribute when interpreted
            if win.by == BY_SELF or seat == payer:
                amount += int(result.total)
            desk.work.why[winner, seat] = own_reason(win, seat)
            move(table, row, seat, winner, amount)
