"""Stakes of who calls ready (押注): he names chips with his call, wins as many as he staked, or loses as many.

A stake stands in `bets.placed` from the call to the end of the hand; it is neither raised nor withdrawn, and no chip
moves before somebody wins.
"""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import CHOOSE
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_BET, emit
from fangcheng.core.state.payment_rows import PAY_LOST_STAKE, move, open_row
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.hand import allow
from fangcheng.core.table.ready_stake import LEAST, has_staked

MOST_AT_ONCE = 15  # larger limits are answered in two steps, tens and ones


@kernel
def most_to_stake(table: Table, rules: Rules, seat):
    """Return the largest stake open to the seat: the limit, or what it owns, but always one chip.

    Rules: LUOSHU-21.
    """
    return max(LEAST, min(int(rules.ready_stake), int(table.scores[seat])))


@stage(when=on("ready_stake"))
def offer_ready_stakes(table: Table, rules: Rules, seat):
    """Allow every stake that the seat may name with its call; above fifteen the tens first, then the ones.

    Rules: LUOSHU-21.
    """
    most = most_to_stake(table, rules, seat)
    if most <= MOST_AT_ONCE:
        for chips in range(LEAST, most + 1):
            allow(table, seat, CHOOSE + chips)
    elif table.bets.tens == 0:
        for tens in range(most // 10 + 1):
            allow(table, seat, CHOOSE + tens)
    else:
        for ones in range(10):
            if LEAST <= stake_of(table, ones) <= most:
                allow(table, seat, CHOOSE + ones)


@kernel
def stake_of(table: Table, ones):
    """Return the stake of the tens named before and these ones."""
    return 10 * (int(table.bets.tens) - 1) + ones


@stage(when=on("ready_stake"))
def name_ready_stake(table: Table, rules: Rules, seat, number):
    """Take the answer of who calls ready: his stake, or its tens.

    Rules: LUOSHU-21, LUOSHU-24.
    """
    if most_to_stake(table, rules, seat) <= MOST_AT_ONCE:
        place_stake(table, seat, number)
    elif table.bets.tens == 0:
        table.bets.tens = 1 + number
        if number == most_to_stake(table, rules, seat) // 10 and most_to_stake(table, rules, seat) % 10 == 0:
            place_stake(table, seat, 10 * number)
    else:
        place_stake(table, seat, stake_of(table, number))


@kernel
def place_stake(table: Table, seat, chips):
    """Lay the stake openly."""
    table.bets.placed[seat] = chips
    table.bets.tens = 0
    emit(table, E_BET, seat, chips, 0, 0, 0)


@stage(when=on("ready_stake"))
def pay_lost_stakes(table: Table, winner):
    """Let every other player who has called lose his own stake to the winner, whatever else he pays.

    Rules: LUOSHU-33.
    """
    for seat in range(int(table.seats)):
        if seat != winner and has_staked(table, seat):
            row = open_row(table, PAY_LOST_STAKE, winner, seat, int(table.bets.placed[seat]))
            move(table, row, seat, winner, int(table.bets.placed[seat]))
