"""Questions: how several seats are asked at once, before play or between turns."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.action_codes import NO_ACTION
from fangcheng.core.state.codes import ASK, NO_QUESTION
from fangcheng.core.state.record_types import Table
from fangcheng.core.table.hand import forbid_all


@kernel
def owes(table: Table, seat):
    """Return True if the seat owes a decision."""
    return int(table.owed) >> seat & 1 == 1


@kernel
def ask_all(table: Table, question):
    """Ask every seat the question, which each then owes an answer."""
    owed = 0
    for seat in range(int(table.seats)):
        table.answer[seat] = NO_ACTION
        owed |= 1 << seat
    ask_seats(table, question, owed)


@kernel
def ask_alone(table: Table, seat, question):
    """Ask one seat alone, in a turn of its own; the caller opens what it may answer, nobody else may act."""
    for other in range(int(table.seats)):
        forbid_all(table, other)
        table.answer[other] = NO_ACTION
    table.turn = seat
    ask_seats(table, question, 1 << seat)


@kernel
def ask_seats(table: Table, question, owed):
    """Ask the seats of the mask `owed` the question, which each then owes an answer."""
    table.phase = ASK
    table.question = question
    table.owed = owed


@kernel
def answered(table: Table):
    """Close the question that all have answered, and return it."""
    question = int(table.question)
    table.question = NO_QUESTION
    return question
