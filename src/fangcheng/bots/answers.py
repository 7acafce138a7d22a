"""Answers of steady to questions outside turns and claims: a suit to lack, tiles to give, and what has no plan yet."""

from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.action_codes import ACTIONS, CHOOSE, NO_ACTION, PASS, READY, TILE
from fangcheng.core.state.codes import BETS, EXCHANGE, FIRST_READY, LACK, LOOK_AT_TREASURE, THROW_AGAIN
from fangcheng.core.state.record_types import Table
from fangcheng.core.table.hand import allowed


@kernel
def answer_question(table: Table, brain: Brain, seat):
    """Return the answer to a question outside turns and claims."""
    if brain.weights.answers != 0:
        return first_allowed(table, seat) if brain.weights.answers > 0 else last_allowed(table, seat)
    question = int(table.question)
    if question == LACK:
        return CHOOSE + thinnest_suit(table, seat, 0)
    if question == EXCHANGE:
        return exchange_choice(table, seat)
    if question == BETS:
        return CHOOSE if allowed(table, seat, CHOOSE) else first_allowed(table, seat)
    if question == FIRST_READY:
        return READY + 2 if allowed(table, seat, READY + 2) else PASS
    if question in (LOOK_AT_TREASURE, THROW_AGAIN):
        return CHOOSE if allowed(table, seat, CHOOSE) else PASS  # no such treasure can be drawn any more
    return first_allowed(table, seat)


@kernel
def first_allowed(table: Table, seat):
    """Return a legal action, for questions on which this player has no opinion."""
    for action in range(ACTIONS):
        if allowed(table, seat, action):
            return action
    return NO_ACTION


@kernel
def last_allowed(table: Table, seat):
    """Return the legal action of the highest number."""
    for action in range(ACTIONS - 1, -1, -1):
        if allowed(table, seat, action):
            return action
    return NO_ACTION


@kernel
def thinnest_suit(table: Table, seat, least):
    """Return the suit of which the hand has fewest tiles, among those with at least `least`."""
    best = 0
    best_count = 99
    for suit in range(3):
        count = 0
        for rank in range(9):
            count += int(table.hand[seat, 9 * suit + rank])
        if least <= count < best_count:
            best_count = count
            best = suit
    return best


@kernel
def exchange_choice(table: Table, seat):
    """Return the lowest tile of the thinnest suit that has three (the rule for a player out of time)."""
    suit = thinnest_suit(table, seat, 3)
    for rank in range(9):
        if allowed(table, seat, TILE + 9 * suit + rank):
            return TILE + 9 * suit + rank
    return first_allowed(table, seat)
