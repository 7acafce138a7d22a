"""A drawn hand (荒庄) that costs the dealer something."""

from fangcheng.core.dialect.registry import stage
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.payment_rows import PAY_DRAWN_HAND, move, open_row
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.standing import is_first_hand


@stage(when=on("drawn_hand_pay"))
def pay_drawn_hand(table: Table, rules: Rules):
    """Let the dealer pay each of the others when nobody has won, but not in the first hand of a match.

    Rules: GUANGXI-42.
    """
    if is_first_hand(table) or table.won_count > 0:
        return
    dealer = int(table.dealer)
    row = open_row(table, PAY_DRAWN_HAND, dealer, NOBODY, 0)
    for seat in range(int(table.seats)):
        if seat != dealer:
            move(table, row, dealer, seat, int(rules.drawn_hand_pay))
