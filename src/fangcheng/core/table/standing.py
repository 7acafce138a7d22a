"""Who is still in the hand: those who have not won it, or play on."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import HAND_OVER
from fangcheng.core.state.record_types import Table


@kernel
def plays(table: Table, seat):
    """Return True if the seat is still in the hand: it has not left it by winning."""
    return int(table.in_play) >> int(seat) & 1 == 1


@kernel
def has_won(table: Table, seat):
    """Return True if the seat is among the winners of this hand."""
    for index in range(int(table.won_count)):
        if table.won_order[index] == seat:
            return True
    return False


@kernel
def is_first_hand(table: Table):
    """Return True in the first hand of a match, and when it has just ended.

    Rules: GUANGXI-18, GUANGXI-42.
    """
    return table.hands_played == int(table.phase >= HAND_OVER)


@kernel
def team_has_won(table: Table):
    """Return True if both players of a team have won.

    Rules: SICHUAN-P18.
    """
    for seat in range(2):
        if has_won(table, seat) and has_won(table, seat + 2):
            return True
    return False


@kernel
def book_win(table: Table, seat, payer, together):
    """Note a win where the next dealer and the end of the hand look for it."""
    if table.won_count == 0:
        table.first_win_count = together
        table.first_win_from = payer
    if not has_won(table, seat):  # in a blood river one seat may win time and again
        table.won_order[int(table.won_count)] = seat
        table.won_count += 1
    table.hands_won[seat] += 1
    table.last_winner = seat
