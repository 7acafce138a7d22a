"""Sichuan's checks at the empty wall (查卫生): flower pigs pay, the unready pay the ready, kong income goes back."""

from fangcheng.core.dialect.bits import NONE, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.gather import gather_win, ready_flags
from fangcheng.core.scoring.readiness import counts_as_ready
from fangcheng.core.scoring.value import value_win
from fangcheng.core.shapes.ready import in_own_melds
from fangcheng.core.state.codes import BY_DISCARD, BY_SELF, NOBODY, SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.payment_rows import PAY_PIG, PAY_REFUND, PAY_UNREADY, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    AS_UNREADY,
    BLOOD_RIVER,
    CAP_VALUE,
    KEY_FOR_THROWN,
    NO_LIMIT,
    OWN_FOUR_WAIT,
    READY_MEANS_PAID,
)
from fangcheng.core.table.standing import has_won, plays, team_has_won

# What a seat is when the wall is empty (`condition`).
OUT, WINNER, READY, UNREADY, PIG, ACTIVE_PIG = range(6)


ACTIVE_PIG_FINE = 24
NOT_READY = -1  # worth of a hand


@stage(when=on("draw_check.pigs_and_unready"))
def check_empty_wall(table: Table, rules: Rules, desk: Desk):
    """Make the payments of an empty wall in their order: flower pigs, ready check, refund of kong income.

    Rules: SICHUAN-42, SICHUAN-47, SICHUAN-53, SICHUAN-P18.
    """
    if rules.play_on != BLOOD_RIVER and table.won_count >= rules.play_on:
        return
    worth = (
        ready_worth(table, rules, desk, 0),
        ready_worth(table, rules, desk, 1),
        ready_worth(table, rules, desk, 2),
        ready_worth(table, rules, desk, 3),
    )
    if rules.teams != 0 and team_has_won(table):
        return
    for seat in range(SEATS):
        pay_pig(table, rules, worth, seat)
    for seat in range(SEATS):
        pay_unready(table, rules, worth, seat)
    for seat in range(SEATS):
        give_back(table, rules, worth, seat)


@kernel
def condition(table: Table, rules: Rules, worth, seat):
    """Return what the seat is: OUT, WINNER (who plays on in a blood river), READY, UNREADY, PIG or ACTIVE_PIG.

    Rules: SICHUAN-43, SICHUAN-45, SICHUAN-53, SICHUAN-P12, SICHUAN-P13, SICHUAN-P18.
    """
    if seat >= table.seats or not plays(table, seat):
        return OUT
    if has_won(table, seat):
        return WINNER
    if rules.teams != 0 and is_pig(table, seat):
        return UNREADY if discarded_one_suit(table, seat) else ACTIVE_PIG
    if rules.pig_amount != AS_UNREADY and is_pig(table, seat):
        return PIG
    return UNREADY if worth[seat] == NOT_READY else READY


# --- pigs


@kernel
def is_pig(table: Table, seat):
    """Return True if the seat holds three suits, melds included, or a tile of the suit it declared missing.

    Rules: SICHUAN-43.
    """
    suits = 0
    for suit in range(3):
        if holds_suit(table, seat, suit):
            suits += 1
            if table.lack.suit[seat] == suit:
                return True
    return suits == 3


@kernel
def holds_suit(table: Table, seat, suit):
    """Return True if hand or melds have a tile of the suit."""
    for face in range(9 * suit, 9 * suit + 9):
        if table.hand[seat, face] > 0:
            return True
    for meld in range(int(table.meld_count[seat])):
        if int(table.meld_face[seat, meld]) // 9 == suit:
            return True
    return False


@kernel
def discarded_one_suit(table: Table, seat):
    """Return True if all discards of the seat were of one suit.

    Rules: SICHUAN-P18.
    """
    for index in range(int(table.river_count[seat])):
        if int(table.river[seat, index]) // 9 != int(table.river[seat, 0]) // 9:
            return False
    return True


@kernel
def pay_pig(table: Table, rules: Rules, worth, seat):
    """Let a flower pig pay every player at the table who is none.

    Rules: SICHUAN-43, SICHUAN-53, SICHUAN-P18.
    """
    state = condition(table, rules, worth, seat)
    if state == ACTIVE_PIG:
        pay_fine(table, rules, seat)
    if state != PIG:
        return
    row = open_row(table, PAY_PIG, seat, NOBODY, 0)
    for other in range(SEATS):
        there = condition(table, rules, worth, other)
        if there != OUT and there != PIG:
            move(table, row, seat, other, pig_amount(rules))


@kernel
def pig_amount(rules: Rules):
    """Return what a pig pays each player: a fixed amount, or by option a hand at the cap (five fan without a cap)."""
    if rules.pig_amount == CAP_VALUE:
        return int(rules["base"]) << (int(rules.cap) if rules.cap != NO_LIMIT else 5)
    return int(rules["base"]) * int(rules.pig_amount)


@kernel
def pay_fine(table: Table, rules: Rules, seat):
    """Let an active pig of a team lose 24 points, half of them to each opponent.

    Rules: SICHUAN-P18.
    """
    row = open_row(table, PAY_PIG, seat, NOBODY, 0)
    for other in range(SEATS):
        if (other - seat) % 2 != 0:
            move(table, row, seat, other, int(rules["base"]) * ACTIVE_PIG_FINE // 2)


# --- ready check


@kernel
def pay_unready(table: Table, rules: Rules, worth, seat):
    """Let an unready player who is no pig pay every ready one the most that the ready hand could have won.

    Rules: SICHUAN-44, SICHUAN-53, SICHUAN-P12.
    """
    if condition(table, rules, worth, seat) != UNREADY:
        return
    for other in range(SEATS):
        there = condition(table, rules, worth, other)
        if there in (READY, WINNER) and worth[other] > 0:
            row = open_row(table, PAY_UNREADY, seat, other, worth[other])
            move(table, row, seat, other, worth[other])


@kernel
def ready_worth(table: Table, rules: Rules, desk: Desk, seat):
    """Return the most the resting hand could win on a discard, NOT_READY when it is not ready as the book means it.

    Rules: SICHUAN-44, SICHUAN-45, CHENGDU-40, COMMON-11.
    """
    best = best_ready_value(table, rules, desk, seat)
    if best == 0 and (rules.ready_means == READY_MEANS_PAID or not counts_as_ready(table, rules, desk, seat)):
        return NOT_READY
    return best


@kernel
def best_ready_value(table: Table, rules: Rules, desk: Desk, seat):
    """Return the most the resting hand could win on a discard, without circumstances; 0 if nothing.

    Rules: SICHUAN-44, SICHUAN-45, SICHUAN-P12.
    """
    if seat >= table.seats or not plays(table, seat) or table.waits[seat] == NONE:
        return 0
    best = 0
    for face in range(34):
        if has(table.waits[seat], face) and not holds_all(table, rules, seat, face):
            best = max(best, value_on(table, rules, desk, seat, face))
    return best


@kernel
def holds_all(table: Table, rules: Rules, seat, face):
    """Return True if the wait is void because the seat itself holds all four copies.

    Rules: SICHUAN-45, SICHUAN-P12.
    """
    if rules.own_four == OWN_FOUR_WAIT:
        return False
    return int(table.hand[seat, face]) + in_own_melds(table, rules, seat, face) >= 4


@kernel
def value_on(table: Table, rules: Rules, desk: Desk, seat, face):
    """Return what the hand wins with a plain discard of `face`, without circumstances; 0 if it does not win.

    Where only some hands win on discards the tile is drawn. What was declared counts.
    Rules: SICHUAN-44, GUIZHOU-44, GUIZHOU-45.
    """
    win, result = desk.work.win, desk.work.asked
    drawn = int(rules.keyed == KEY_FOR_THROWN)
    table.hand[seat, face] += drawn
    gather_win(table, rules, win, seat, face, BY_SELF if drawn == 1 else BY_DISCARD, NOBODY)
    table.hand[seat, face] -= drawn
    win["flags"] = ready_flags(table, seat)
    value_win(win, rules, desk, result)
    return int(result["base"]) if result.wins != 0 else 0


# --- refund


@kernel
def give_back(table: Table, rules: Rules, worth, seat):
    """Let a seat that has not won and is not ready return its kong income of this hand, to winners too.

    Rules: SICHUAN-46, SICHUAN-P7.
    """
    state = condition(table, rules, worth, seat)
    if state in (OUT, WINNER, READY):
        return
    income = 0
    for payer in range(SEATS):
        income += int(table.kong_income.points[seat, payer])
    if income == 0:
        return
    row = open_row(table, PAY_REFUND, seat, NOBODY, income)
    for payer in range(SEATS):
        move(table, row, seat, payer, int(table.kong_income.points[seat, payer]))
        table.kong_income.points[seat, payer] = 0
