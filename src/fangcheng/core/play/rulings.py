"""What reaches a table from outside the game: a chombo or fine that the host rules, called time, a player named."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import enter_fine, name_player
from fangcheng.core.play.next_hand import end_hand
from fangcheng.core.scoring.hanfu import MANGAN_BASE
from fangcheng.core.state.codes import CHOMBO, HAND_OVER, NOBODY
from fangcheng.core.state.event_rows import E_ENDING, emit
from fangcheng.core.state.payment_rows import BESIDE, PAY_CHOMBO, PAY_STICKS, move, open_row
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import CHOMBO_MANGAN, CHOMBO_NONE


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
