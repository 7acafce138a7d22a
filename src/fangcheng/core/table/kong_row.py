"""Kongs in a row (一杠到底): each made with the replacement of the last, or of the discard after it."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import AFTER_KONG_CUT, BY_DISCARD, BY_ROB, F_AFTER_KONG_CUT, OPEN_KONG_MELD
from fangcheng.core.state.record_types import Table

MOST_IN_A_ROW = 8  # kongs whose doubling is counted: fewer than that has ever been a row


@kernel
def count_in_row(table: Table, seat, meld):
    """Note how many kongs in a row the one just made is, whoever made those before it.

    A discard that nobody takes ends a row, and so does a chow or pung: no later kong goes on from them.
    Rules: GUANGXI-32.
    """
    table.kong_income.row = min(int(table.kong_income.row) + 1, MOST_IN_A_ROW) if goes_on(table, seat, meld) else 1


@kernel
def goes_on(table: Table, seat, meld):
    """Return True if the kong just made follows another one: in the same turn, or on the discard after it."""
    if table.meld_kind[seat, meld] != OPEN_KONG_MELD:
        return table.kong_chain > 0
    feeder = int(table.meld_from[seat, meld])
    return int(table.river_flags[feeder, int(table.river_count[feeder]) - 1]) & AFTER_KONG_CUT != 0


@kernel
def doubled_in_row(table: Table):
    """Return what the kong just made counts as the last of its row: twice for each before it."""
    return 1 << max(0, int(table.kong_income.row) - 1)


@kernel
def kongs_before(table: Table, flags, by):
    """Return how many kongs in a row came before a winning tile with these circumstances, 0 where none did."""
    if by == BY_ROB or (by == BY_DISCARD and int(flags) & F_AFTER_KONG_CUT == 0):
        return 0
    return int(table.kong_income.row)
