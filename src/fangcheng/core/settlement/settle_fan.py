"""Sichuan's payments for a win: the discarder alone, or every player still in the hand on a self-draw."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.fours import roots_counted
from fangcheng.core.patterns.kongs import kongs_counted
from fangcheng.core.state.codes import BY_SELF, FIRST_KONGS, FIRST_ROOTS
from fangcheng.core.state.payment_rows import PAY_WIN, move, open_row
from fangcheng.core.state.rule_codes import ADD_BASE, BLOOD_RIVER
from fangcheng.core.table.standing import plays


@kernel
def pay_fan_win(table, rules, desk, winner):
    """Pay one winner, whose bit is still in `in_play`.

    Rules: SICHUAN-21, SICHUAN-27, SICHUAN-33, SICHUAN-34, SICHUAN-35, SICHUAN-41, SICHUAN-P3, SICHUAN-P14.
    """
    win = desk.work.wins[winner]
    result = desk.work.results[winner]
    amount = int(result["base"])
    row = open_row(table, PAY_WIN, winner, int(win.payer), int(result.total))
    if win.by == BY_SELF:
        if rules.self_draw == ADD_BASE:
            amount += int(rules["base"])
        for payer in range(int(table.seats)):
            if payer != winner and plays(table, payer):
                move(table, row, payer, winner, amount)
    else:
        move(table, row, int(win.payer), winner, amount)
    keep_first_win(table, rules, win, winner)


@kernel
def keep_first_win(table, rules, win, winner):
    """Remember roots and kongs of a first win in a blood river; later wins count the same ones.

    Rules: SICHUAN-52.
    """
    if rules.play_on == BLOOD_RIVER and table.spare[winner, FIRST_ROOTS] == 0:
        table.spare[winner, FIRST_ROOTS] = 1 + roots_counted(win)
        table.spare[winner, FIRST_KONGS] = 1 + kongs_counted(win)
