"""Putting a question to all seats at once, before play or between turns."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.action_codes import NO_ACTION


@kernel
def ask_all(table, phase):
    """Let every seat owe an answer in `phase`."""
    owed = 0
    for seat in range(int(table.seats)):
        table.answer[seat] = NO_ACTION
        owed |= 1 << seat
    ask_seats(table, phase, owed)


@kernel
def ask_seats(table, phase, owed):
    """Let these seats owe an answer in `phase`."""
    table.phase = phase
    table.owed = owed
