"""Putting a question to several seats at once, before play or between turns."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.action_codes import NO_ACTION
from fangcheng.core.state.codes import ASK, NO_QUESTION


@kernel
def owes(table, seat):
    """Return True if the seat owes a decision."""
    return int(table.owed) >> seat & 1 == 1


@kernel
def ask_all(table, question):
    """Let every seat owe an answer to the question."""
    owed = 0
    for seat in range(int(table.seats)):
        table.answer[seat] = NO_ACTION
        owed |= 1 << seat
    ask_seats(table, question, owed)


@kernel
def ask_seats(table, question, owed):
    """Let the seats of a mask owe an answer to the question."""
    table.phase = ASK
    table.question = question
    table.owed = owed


@kernel
def answered(table):
    """Return the question that all have answered; it stands no more."""
    question = int(table.question)
    table.question = NO_QUESTION
    return question
