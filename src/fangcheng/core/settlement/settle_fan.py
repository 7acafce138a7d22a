"""Sichuan's payments for a win: the discarder alone, or every player still in the hand on a self-draw."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.blood_river import keep_first_win
from fangcheng.core.institutions.cover import feeder_of_last_meld
from fangcheng.core.scoring.fan import is_fed
from fangcheng.core.settlement.dues import clear_dues
from fangcheng.core.state.codes import BY_SELF
from fangcheng.core.state.conditions import on
from fangcheng.core.state.due_reasons import DUE_DRAWN, DUE_DRAWN_MORE, DUE_FED, DUE_GIVEN
from fangcheng.core.state.payment_rows import PAY_WIN, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import ADD_BASE, BLOOD_RIVER
from fangcheng.core.table.standing import plays


@stage(when=on("method.fan"))
def pay_fan_win(table: Table, rules: Rules, desk: Desk, winner):
    """Pay one winner while his bit is still in `in_play`.

    Rules: SICHUAN-21, SICHUAN-27, SICHUAN-33, SICHUAN-34, SICHUAN-35, SICHUAN-41, SICHUAN-P3, SICHUAN-P14,
    CHENGDU-28, CHENGDU-31, CHENGDU-32, CHENGDU-33.
    """
    win = desk.work.wins[winner]
    result = desk.work.results[winner]
    amount = int(result["base"])
    clear_dues(table, desk, winner)
    row = open_row(table, PAY_WIN, winner, int(win.payer), int(result.total))
    if is_fed(win, rules) and table.kong_chain > 0:
        pay_one(table, desk, row, feeder_of_last_meld(table, winner), winner, amount, DUE_FED)
    elif win.by == BY_SELF:
        adds_base = rules.self_draw == ADD_BASE
        why = DUE_DRAWN_MORE if adds_base else DUE_DRAWN
        amount += int(rules["base"]) if adds_base else 0
        for payer in range(int(table.seats)):
            if payer != winner and plays(table, payer):
                pay_one(table, desk, row, payer, winner, amount, why)
    else:
        pay_one(table, desk, row, int(win.payer), winner, amount, DUE_GIVEN)
    if rules.play_on == BLOOD_RIVER:
        keep_first_win(table, win, winner)


@kernel
def pay_one(table: Table, desk: Desk, row, payer, winner, amount, why):
    """Let one player pay the winner, for this reason."""
    desk.work.why[winner, payer] = why
    move(table, row, payer, winner, amount)
