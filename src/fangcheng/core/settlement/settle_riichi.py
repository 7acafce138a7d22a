"""Paying a riichi win: discard, self-draw with three or four players, counters, liability."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.hanfu import MANGAN_BASE, YAKUMAN_BASE
from fangcheng.core.settlement.dues import clear_dues, own_reason
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.due_reasons import DUE_LIABLE, NO_DUE
from fangcheng.core.state.pattern_ids import BIG_FOUR_WINDS, BIG_THREE_DRAGONS, FOUR_KONGS
from fangcheng.core.state.payment_rows import PAY_COUNTERS, PAY_NAGASHI, PAY_WIN, move, open_row
from fangcheng.core.state.record_types import Desk, Result, Rules, Table
from fangcheng.core.state.rule_codes import (
    LIABLE_DRAGONS,
    LIABLE_FOR_ALL,
    LIABLE_WINDS,
    SELF_DRAW_SHARE,
    SHARE_FIXED,
    SHARE_SPLIT,
)


@stage(when=on("method.han_and_fu"))
def pay_riichi_win(table: Table, rules: Rules, desk: Desk, winner):
    """Pay `winner` for the win valued on the desk. Of several winners the first one paid gets the counters.

    Rules: RIICHI-71, RIICHI-87, RIICHI-88, RIICHI-90, RIICHI-91, SANMA-33, SANMA-34, SANMA-35, SANMA-36, SANMA-37.
    """
    result = desk.work.results[winner]
    win = desk.work.wins[winner]
    payer = int(win.payer)
    counters_paid = has_paid_counters(table)
    clear_dues(table, desk, winner)
    row = open_row(table, PAY_WIN, winner, payer, int(result.total))
    rest = int(result.yakuman)
    liable = NOBODY
    for cause in range(LIABLE_FOR_ALL):
        seat = liable_seat(table, rules, result, winner, cause)
        if seat == NOBODY or seat == payer or rest == 0:
            continue
        units = min(rest, units_of_cause(rules, result, cause))
        pay_liable(table, row, winner, payer, seat, units)
        desk.work.why[winner, seat] = DUE_LIABLE
        rest -= units
        if liable == NOBODY:
            liable = seat
    if liable == NOBODY:
        pay_base(table, rules, row, winner, payer, int(result["base"]))
    elif rest > 0:
        pay_base(table, rules, row, winner, payer, rest * YAKUMAN_BASE)
    if payer != NOBODY or liable == NOBODY or rest > 0:
        note_payers(table, desk, winner)
    if not counters_paid:
        pay_counters(table, rules, winner, payer if liable == NOBODY else liable)


@kernel
def note_payers(table: Table, desk: Desk, winner):
    """Note why those pay who are not liable: one has given the tile, or all owe their parts of a self-draw."""
    win = desk.work.wins[winner]
    for seat in range(int(table.seats)):
        pays = seat == win.payer or (win.payer == NOBODY and seat != winner)
        if pays and desk.work.why[winner, seat] == NO_DUE:
            desk.work.why[winner, seat] = own_reason(win, seat)


@kernel
def pay_nagashi(table: Table, rules: Rules, seat):
    """Pay a mangan at draw like a mangan by self-draw, and the counters with it.

    Rules: RIICHI-95, RIICHI-F-nagashi_mangan, SANMA-40.
    """
    row = open_row(table, PAY_NAGASHI, seat, NOBODY, 0)
    pay_base(table, rules, row, seat, NOBODY, MANGAN_BASE)
    pay_counters(table, rules, seat, NOBODY)


@kernel
def pay_base(table: Table, rules: Rules, row, winner, payer, base):
    """Pay base points times the shares of each payer: the discarder, or everybody when `payer` is NOBODY.

    Rules: RIICHI-87, SANMA-33, SANMA-34.
    """
    if payer != NOBODY:
        move(table, row, payer, winner, round_up(base * discard_shares(table, winner)))
        return
    for seat in range(int(table.seats)):
        if seat != winner:
            move(table, row, seat, winner, round_up(self_draw_part(table, rules, seat, winner, base)))


@kernel
def discard_shares(table: Table, winner):
    """Return how many times the base points a discarder pays."""
    return 6 if winner == table.dealer else 4


@kernel
def self_draw_part(table: Table, rules: Rules, seat, winner, base):
    """Return the points one player pays for a self-draw, before rounding.

    Rules: RIICHI-87, SANMA-34, SANMA-35.
    """
    dealer_involved = seat == table.dealer or winner == table.dealer
    share = int(rules.option[SELF_DRAW_SHARE])
    if table.seats == 3 and share == SHARE_SPLIT:
        # The missing fourth would pay b, or 2b to a dealer; the two halve it.
        return 3 * base if winner == table.dealer else ((5 if dealer_involved else 3) * base + 1) // 2
    if table.seats == 3 and share == SHARE_FIXED:
        return 3 * base if winner == table.dealer else 2 * base
    return 2 * base if dealer_involved else base


@kernel
def round_up(points):
    """Return a single payment rounded up to 100 points."""
    return (points + 99) // 100 * 100


# --- counters


@kernel
def pay_counters(table: Table, rules: Rules, winner, payer):
    """Pay the counters: one payer pays all of them, on a self-draw every other player a part.

    Rules: RIICHI-88, SANMA-36.
    """
    each = int(table.counters) * int(rules.counter_value)
    if each == 0:
        return
    row = open_row(table, PAY_COUNTERS, winner, payer, int(table.counters))
    if payer != NOBODY:
        move(table, row, payer, winner, each * (int(table.seats) - 1))
        return
    for seat in range(int(table.seats)):
        if seat != winner:
            move(table, row, seat, winner, each)


@kernel
def has_paid_counters(table: Table):
    """Return True if another winner on the same tile has been paid the counters.

    Rules: RIICHI-71.
    """
    for row in range(int(table.payment_count)):
        if table.payments[row, 0] == PAY_COUNTERS:
            return True
    return False


# --- liability


@kernel
def liable_seat(table: Table, rules: Rules, result: Result, winner, cause):
    """Return who must pay for the yakuman of `cause`: NOBODY if it was not made or nobody fed its last set.

    Rules: RIICHI-90.
    """
    if rules.liability[cause] == 0 or result.counts[pattern_of_cause(cause)] == 0:
        return NOBODY
    return int(table.liable[winner, cause])


@kernel
def pattern_of_cause(cause):
    """Return the yakuman that a cause of liability is about."""
    if cause == LIABLE_DRAGONS:
        return BIG_THREE_DRAGONS
    return BIG_FOUR_WINDS if cause == LIABLE_WINDS else FOUR_KONGS


@kernel
def units_of_cause(rules: Rules, result: Result, cause):
    """Return how many yakuman the liable player answers for: that one, or by option all of the hand.

    Rules: RIICHI-91.
    """
    if rules.liability[LIABLE_FOR_ALL] != 0:
        return int(result.yakuman)
    return int(result.values[pattern_of_cause(cause)])


@kernel
def pay_liable(table: Table, row, winner, payer, liable, units):
    """Let the liable player pay the value of a win by discard; if another discarded, each of them pays half.

    Rules: RIICHI-91, SANMA-37.
    """
    value = units * YAKUMAN_BASE * discard_shares(table, winner)
    if payer == NOBODY:
        move(table, row, liable, winner, value)
        return
    move(table, row, liable, winner, value // 2)
    move(table, row, payer, winner, value - value // 2)
