"""What reaches a table from outside the game: rulings of the host, called time, a player named."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import enter_fine, name_player
from fangcheng.core.play.next_hand import end_hand
from fangcheng.core.scoring.hanfu import MANGAN_BASE
from fangcheng.core.state.codes import CHOMBO, EXHAUSTED, HAND_OVER, MATCH_OVER, NOBODY, VOIDED
from fangcheng.core.state.event_rows import E_ENDING, emit
from fangcheng.core.state.payment_rows import (
    BESIDE,
    PAY_CHOMBO,
    PAY_RULING,
    PAY_STICKS,
    book,
    move,
    open_row,
    payable,
)
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import CHOMBO_MANGAN, CHOMBO_NONE

TO_EACH = -2  # of a fine: every other seat gets it

# The number of a PAY_RULING row: what it is for.
FINED, PAID_BACK, TAKEN_BACK = range(3)


@stage("truth")
def rule_chombo(table: Table, rules: Rules, seat):
    """Let `seat` pay for a foul, return the riichi sticks of this hand, and deal it again.

    Return False and change nothing between hands, or where the variant knows no chombo.
    Rules: RIICHI-101, RIICHI-111, SANMA-46.
    """
    if table.phase >= HAND_OVER or rules.chombo == CHOMBO_NONE:
        return False
    table.event_count = 0
    table.payment_count = 0
    emit(table, E_ENDING, seat, CHOMBO, 0, 0, 0)
    return_sticks(table, rules)
    if rules.chombo == CHOMBO_MANGAN:
        pay_chombo(table, seat)
    else:
        table.penalty[seat] += rules.chombo_points
    end_hand(table, rules, CHOMBO)
    return True


@kernel
def return_sticks(table: Table, rules: Rules):
    """Give back each riichi stick that was laid in this hand.

    Rules: RIICHI-111.
    """
    for seat in range(int(table.seats)):
        laid = table.ready[seat] != 0 and not (table.declared.pending != 0 and seat == table.turn)
        if laid and rules.ready_cost > 0:
            row = open_row(table, PAY_STICKS, seat, NOBODY, 1)
            move(table, row, BESIDE, seat, int(rules.ready_cost))
            table.sticks -= 1


@kernel
def pay_chombo(table: Table, offender):
    """Let the offender pay each player what a mangan self-draw would: double if either of them is the dealer.

    Rules: RIICHI-111, SANMA-46.
    """
    row = open_row(table, PAY_CHOMBO, offender, NOBODY, 0)
    for seat in range(int(table.seats)):
        if seat != offender:
            double = offender == table.dealer or seat == table.dealer
            move(table, row, offender, seat, (2 if double else 1) * MANGAN_BASE)


@stage("truth")
def rule_fine(table: Table, rules: Rules, seat):
    """Let `seat` pay a fine into the pot while the hand goes on.

    Return False and change nothing between hands, or where the variant knows no fines.
    Rules: BEIJING-17, BEIJING-50.
    """
    if table.phase >= HAND_OVER or rules.fine == 0:
        return False
    table.event_count = 0
    table.payment_count = 0
    enter_fine(table, rules, seat)
    return True


@stage("truth")
def rule_points(table: Table, rules: Rules, seat, points, to):
    """Let `seat` pay so many points to another seat, to NOBODY, or to each of the others (`to` is `TO_EACH`).

    It pays no more than it has where nobody may. Return False and change nothing once the match is over. Who follows a
    player with a stake of his own shares no fine of his.
    Rules: MCR-57, MCR-P18.
    """
    if table.phase == MATCH_OVER:
        return False
    table.event_count = 0
    table.payment_count = 0
    row = open_row(table, PAY_RULING, seat, to if to >= 0 else NOBODY, FINED)
    if to == TO_EACH:
        for other in range(int(table.seats)):
            if other != seat:
                collect_fine(table, row, seat, other, points)
    else:
        collect_fine(table, row, seat, BESIDE if to == NOBODY else to, points)
    return True


@kernel
def collect_fine(table: Table, row, payer, receiver, points):
    """Move a fine from a seat to another account, as far as the seat can pay."""
    paid = min(int(points), int(payable(table, payer)))
    book(table, row, payer, -paid)
    book(table, row, receiver, paid)


@stage("truth")
def book_ruling(table: Table, cause, first, second, third, fourth, beside):
    """Change the accounts of four seats and of what lies beside the table, in one row that must sum to zero.

    `cause` is FINED, PAID_BACK or TAKEN_BACK. Nothing else of the table changes but its last step.
    """
    table.event_count = 0
    table.payment_count = 0
    row = open_row(table, PAY_RULING, NOBODY, NOBODY, cause)
    book(table, row, 0, first)
    book(table, row, 1, second)
    book(table, row, 2, third)
    book(table, row, 3, fourth)
    book(table, row, BESIDE, beside)
    return True


@stage("truth")
def break_off(table: Table, rules: Rules, ending):
    """End a hand that the host has ruled to be VOIDED or REDEALT; behind the rows of its step, which pay it back.

    A voided hand counts as one broken off, where the game knows such hands, else as one that nobody has won.
    Rules: RIICHI-101, TAIWAN-84.
    """
    emit(table, E_ENDING, NOBODY, ending, 0, 0, 0)
    if ending == VOIDED and not knows_abortive_draws(rules):
        end_hand(table, rules, EXHAUSTED)
        table.ending = VOIDED
    else:
        end_hand(table, rules, ending)
    return True


@kernel
def knows_abortive_draws(rules: Rules):
    """Return True if some hands of the game are broken off by its own rules."""
    if rules.abort_keeps_deal != 0:
        return True
    for way in range(rules.abortive.shape[0]):
        if rules.abortive[way] != 0:
            return True
    return False


@stage("truth")
def name_followed(table: Table, rules: Rules, person, seat):
    """Let a person who waits for a seat follow the player at `seat`; return False and change nothing if he may not.

    Rules: CHENGDU-10.
    """
    return name_player(table, rules, person, seat)


@stage()
def call_time(table: Table, rules: Rules):
    """Call the time: the hand in play is finished and as many more as the rules say; between hands one is played.

    Rules: RIICHI-P13, MCR-P17.
    """
    if table.time_called == 0:
        table.time_called = 1 + (0 if table.phase >= HAND_OVER else int(rules.hands_after_time))
