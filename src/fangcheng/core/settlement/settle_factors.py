"""Paying by factors: everybody pays a win, by what the winner and he have laid; the feeder pays more, or for all."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.cover import feeder_of_third
from fangcheng.core.scoring.factors import owed, uncapped, waits_in_shape
from fangcheng.core.settlement.dues import clear_dues, owe, own_reason
from fangcheng.core.state.codes import BY_ROB, BY_SELF, NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.due_reasons import DUE_FOR_ALL, DUE_LIABLE
from fangcheng.core.state.pattern_ids import FULL_FLUSH, MELDED_HAND
from fangcheng.core.state.payment_rows import PAY_WIN, move, open_row
from fangcheng.core.state.record_types import Desk, Result, Rules, Table, Win


@stage(when=on("own_factors"))
def pay_by_factors(table: Table, rules: Rules, desk: Desk, winner):
    """Let every opponent pay the winner his amount, or one of them all three.

    Rules: WUHAN-26, WUHAN-29, WUHAN-30, WUHAN-31.
    """
    win, result = desk.work.wins[winner], desk.work.results[winner]
    row = open_row(table, PAY_WIN, winner, int(win.payer), int(result.total))
    cover = pays_all_factors(table, rules, win, result)
    clear_dues(table, desk, winner)
    for seat in range(int(table.seats)):
        if seat != winner:
            payer = seat if cover == NOBODY else cover
            amount = owed(table, rules, win, result, seat)
            desk.work.share[winner, seat] = amount
            desk.work.cut[winner, seat] = amount < uncapped(table, rules, win, result, seat)
            owe(desk, winner, payer, seat, 1, own_reason(win, payer) if cover == NOBODY else why_all_factors(win))
    for payer in range(int(table.seats)):
        if desk.work.due[winner, payer] != 0:
            move(table, row, payer, winner, int(desk.work.due[winner, payer]))


@kernel
def why_all_factors(win: Win):
    """Return the reason for which one player pays the amounts of all.

    Rules: WUHAN-29, WUHAN-30, WUHAN-31.
    """
    return DUE_FOR_ALL if win.by == BY_ROB else DUE_LIABLE


@kernel
def pays_all_factors(table: Table, rules: Rules, win: Win, result: Result):
    """Return who pays the amounts of all: the maker of a robbed kong, an unready feeder, who fed a flush; else NOBODY.

    The earlier goes before the later.
    Rules: WUHAN-29, WUHAN-30, WUHAN-31.
    """
    if win.by == BY_ROB:
        return int(win.payer)
    if win.by != BY_SELF and result.counts[MELDED_HAND] > 0 and not waits_in_shape(table, rules, int(win.payer)):
        return int(win.payer)
    return feeder_of_third(table, int(win.seat)) if result.counts[FULL_FLUSH] > 0 else NOBODY
