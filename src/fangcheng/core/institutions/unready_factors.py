"""A hand that nobody has won: the unready pay the ready by what both have laid."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import stage
from fangcheng.core.scoring.factors import melds_opened, own_factor
from fangcheng.core.state.conditions import on
from fangcheng.core.state.payment_rows import PAY_UNREADY, move, open_row
from fangcheng.core.state.record_types import Rules, Table


@stage(when=on("draw_check.factors"))
def pay_unready_factors(table: Table, rules: Rules):
    """Let every unready player pay every ready one when nobody has won, by what both have laid.

    Who was ready was settled before the last tiles were drawn (core/play/draw_only.py).

    Rules: WUHAN-33, WUHAN-34.
    """
    for payer in range(int(table.seats)):
        for seat in range(int(table.seats)):
            if table.waits[seat] != NONE and table.waits[payer] == NONE:
                amount = own_factor(table, rules, seat) * own_factor(table, rules, payer)
                amount *= 1 if melds_opened(table, rules, payer) > 0 else 2
                move(table, open_row(table, PAY_UNREADY, payer, seat, amount), payer, seat, amount)
