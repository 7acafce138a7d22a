"""Burning the dealer (烧庄): the three others discard what he has discarded, from the first discards on."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import CLAIMED_AWAY, NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.payment_rows import PAY_BURNING, move, open_row
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import BURNINGS_ADD_UP
from fangcheng.core.table.hand import face


@stage(when=on("burn"))
def pay_burning(table: Table, rules: Rules):
    """Let a burnt dealer pay each of the others when somebody has won the hand, be it himself.

    Rules: BEIJING-26, BEIJING-27, BEIJING-28.
    """
    times = times_burnt(table)
    if times == 0:
        return
    dealer = int(table.dealer)
    row = open_row(table, PAY_BURNING, dealer, NOBODY, times)
    for seat in range(int(table.seats)):
        if seat != dealer:
            move(table, row, dealer, seat, burning_due(rules, times))


@kernel
def burning_due(rules: Rules, times):
    """Return what the dealer pays each player: doubled by every further burning, or all these sums together.

    Rules: BEIJING-27.
    """
    doubled = int(rules.burn) << (times - 1)
    return 2 * doubled - int(rules.burn) if rules.burn_chain == BURNINGS_ADD_UP else doubled


@kernel
def times_burnt(table: Table):
    """Return how often the dealer was burnt: once for each of his discards, from the first on without a gap.

    Rules: BEIJING-25, BEIJING-27.
    """
    times = 0
    while all_discarded_alike(table, times):
        times += 1
    return times


@kernel
def all_discarded_alike(table: Table, turn):
    """Return True if the discards of all seats in this turn, from 0, are of one face and nobody took one of them.

    Without a claim the seats follow each other, so the order need not be looked at.
    Rules: BEIJING-25, BEIJING-53.
    """
    dealer = int(table.dealer)
    for seat in range(int(table.seats)):
        if table.river_count[seat] <= turn or was_taken(table, seat, turn):
            return False
        if face(int(table.river[seat, turn])) != face(int(table.river[dealer, turn])):
            return False
    return True


@kernel
def was_taken(table: Table, seat, turn):
    """Return True if the discard of this turn was claimed or won on.

    Rules: BEIJING-25.
    """
    if int(table.river_flags[seat, turn]) & CLAIMED_AWAY != 0:
        return True
    is_last = turn == int(table.river_count[seat]) - 1
    return is_last and seat == table.first_win_from and table.offered_meld < 0
