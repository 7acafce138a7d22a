"""Raise and return (可顶可回): before the deal each side may raise against the dealer, who may return each raise."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import CHOOSE, NO_ACTION
from fangcheng.core.state.codes import RAISE, RETURN, SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_RAISE, E_RETURN, emit
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.hand import allow, forbid_all
from fangcheng.core.table.question import ask_seats

NOT_RAISED, RAISED, RETURNED = range(3)


@kernel
def clear_raises(table: Table):
    """Forget the raises of the last hand."""
    for seat in range(SEATS):
        table.raising.said[seat] = NOT_RAISED


@kernel
def times_raised(table: Table, rules: Rules, one, other):
    """Return what a raise makes of the payments between two seats: twice as much, four times if it was returned.

    Rules: TAIYUAN-44.
    """
    if rules.raise_return == 0 or (one != table.dealer and other != table.dealer):
        return 1
    return 1 << int(table.raising.said[other if one == table.dealer else one])


@stage(when=on("raise_return"))
def ask_raises(table: Table):
    """Ask the sides, together, whether they raise.

    Rules: TAIYUAN-44.
    """
    owed = 0
    for seat in range(int(table.seats)):
        forbid_all(table, seat)
        table.answer[seat] = NO_ACTION
        if seat != table.dealer:
            allow(table, seat, CHOOSE)
            allow(table, seat, CHOOSE + 1)
            owed |= 1 << seat
    ask_seats(table, RAISE, owed)


@kernel
def raiser_seat(table: Table, number):
    """Return the seat of a side by its number, from 0 for who sits next after the dealer."""
    return (int(table.dealer) + 1 + number) % int(table.seats)


@stage(when=on("raise_return"))
def take_raises(table: Table):
    """Show who has raised.

    Rules: TAIYUAN-44.
    """
    for seat in range(int(table.seats)):
        if seat != table.dealer:
            table.raising.said[seat] = RAISED if table.answer[seat] == CHOOSE + 1 else NOT_RAISED
            emit(table, E_RAISE, seat, int(table.raising.said[seat]), 0, 0, 0)


@stage("truth", when=on("raise_return"))
def ask_returns(table: Table):
    """Ask the dealer whom of the raisers he answers; return False if nobody has raised.

    His answer has a bit for each of them, the lowest for the next player's.
    Rules: TAIYUAN-44.
    """
    raisers = 0
    for number in range(int(table.seats) - 1):
        raisers |= int(table.raising.said[raiser_seat(table, number)]) << number
    if raisers == 0:
        return False
    dealer = int(table.dealer)
    for seat in range(int(table.seats)):
        forbid_all(table, seat)
    for some in range(raisers + 1):
        if some & ~raisers == 0:
            allow(table, dealer, CHOOSE + some)
    table.answer[dealer] = NO_ACTION
    ask_seats(table, RETURN, 1 << dealer)
    return True


@stage(when=on("raise_return"))
def take_returns(table: Table):
    """Show to which raises the dealer has returned.

    Rules: TAIYUAN-44.
    """
    some = int(table.answer[int(table.dealer)]) - CHOOSE
    for number in range(int(table.seats) - 1):
        seat = raiser_seat(table, number)
        if table.raising.said[seat] == RAISED:
            returned = some >> number & 1
            if returned != 0:
                table.raising.said[seat] = RETURNED
            emit(table, E_RETURN, seat, returned, 0, 0, 0)
