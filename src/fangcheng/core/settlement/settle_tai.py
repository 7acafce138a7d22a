"""Taiwan's payments: base and tai; the dealer's tai, inner stakes and a watcher's tai depend on who pays whom."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.pulling import is_noted, note_debt
from fangcheng.core.institutions.watch import pay_watchers
from fangcheng.core.scoring.tai import capped
from fangcheng.core.settlement.dues import clear_dues, own_reason
from fangcheng.core.state.codes import BY_SELF
from fangcheng.core.state.conditions import on
from fangcheng.core.state.pattern_ids import DEALER, DEALER_STREAK
from fangcheng.core.state.payment_rows import PAY_SIDE_BET, PAY_WIN, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table, Win
from fangcheng.core.state.rule_codes import INNER_STAKES


@stage(when=on("method.tai"))
def pay_tai_win(table: Table, rules: Rules, desk: Desk, winner):
    """Pay one winner: base and tai, inner stakes, and what those who looked at the hands owe.

    Rules: TAIWAN-69, TAIWAN-70, TAIWAN-72, TAIWAN-P14, TAIWAN-P19.
    """
    win = desk.work.wins[winner]
    tai = int(desk.work.results[winner].total)
    clear_dues(table, desk, winner)
    row = open_row(table, PAY_WIN, winner, int(win.payer), tai)
    for payer in range(int(table.seats)):
        if has_to_pay(win, winner, payer):
            table.bets.lost = int(table.bets.lost) | (1 << payer)
            desk.work.why[winner, payer] = own_reason(win, payer)
            amount = desk.work.due[winner, payer] = due_from(table, rules, winner, payer, tai)
            if is_noted(table, rules, win, winner, payer):
                note_debt(table, winner, payer, amount)
            else:
                move(table, row, payer, winner, amount)
    pay_inner_stakes(table, rules, win, winner)
    if rules.watch != 0:
        pay_watchers(table, rules, winner)


@kernel
def due_from(table: Table, rules: Rules, winner, payer, tai):
    """Return what `payer` owes for a hand of `tai`: the base and all tai, a paying dealer's own among them.

    Rules: TAIWAN-60, TAIWAN-69, TAIWAN-70.
    """
    return int(rules["base"]) + int(rules.unit) * capped(rules, tai + dealer_tai(table, rules, winner, payer))


@kernel
def has_to_pay(win: Win, winner, payer):
    """Return True if `payer` pays this win: every other player on a self-draw, else the one who gave the tile.

    Rules: TAIWAN-62, TAIWAN-63, TAIWAN-64, TAIWAN-69.
    """
    if payer == winner:
        return False
    return win.by == BY_SELF or win.payer == payer


@kernel
def dealer_tai(table: Table, rules: Rules, winner, payer):
    """Return the tai that only a paying dealer owes; those of a winning dealer are in the hand's value.

    Rules: TAIWAN-70, TAIWAN-F-dealer, TAIWAN-F-dealer_streak.
    """
    if payer != table.dealer:
        return 0
    return int(rules.price[DEALER]) + int(rules.price[DEALER_STREAK]) * int(table.streak)


@kernel
def pay_inner_stakes(table: Table, rules: Rules, win: Win, winner):
    """Let each payer pay the bases that winner and payer have staked.

    Rules: TAIWAN-73, TAIWAN-74.
    """
    if rules.bet_kind != INNER_STAKES:
        return
    for payer in range(int(table.seats)):
        bases = int(table.bets.placed[winner]) + int(table.bets.placed[payer])
        if has_to_pay(win, winner, payer) and bases > 0:
            row = open_row(table, PAY_SIDE_BET, winner, payer, bases)
            move(table, row, payer, winner, bases * int(rules["base"]))
            table.bets.account[winner] += int(table.bets.placed[winner]) * int(rules["base"])
            table.bets.account[payer] -= int(table.bets.placed[payer]) * int(rules["base"])
