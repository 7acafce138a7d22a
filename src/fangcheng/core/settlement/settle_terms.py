"""Tianjin's payments for a win: each of the others pays the total times the multiplier of the pair."""

from fangcheng.core.dialect.registry import stage
from fangcheng.core.institutions.sit_pull import pair_multiplier
from fangcheng.core.settlement.dues import clear_dues, own_reason
from fangcheng.core.state.conditions import on
from fangcheng.core.state.payment_rows import PAY_WIN, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table


@stage(when=on("method.terms"))
def pay_terms_win(table: Table, rules: Rules, desk: Desk, winner):
    """Let each of the others pay the winner the total times the multiplier of the pair.

    Rules: TIANJIN-42, TIANJIN-43.
    """
    win, total = desk.work.wins[winner], int(desk.work.results[winner].total)
    clear_dues(table, desk, winner)
    row = open_row(table, PAY_WIN, winner, int(win.payer), total)
    for payer in range(int(table.seats)):
        if payer != winner:
            amount = total * int(rules["base"]) * pair_multiplier(table, rules, payer, winner)
            desk.work.why[winner, payer] = own_reason(win, payer)
            move(table, row, payer, winner, amount)
