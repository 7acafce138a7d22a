"""Tables with players from outside: the bots of the house answer in compiled code until somebody else must be asked.

The kernels take plain arrays, those for one table of one element, for they are called from Python at every question
(see `core.play.act.act_at`); `brains` are those at the table, `bots` says whose is whose.
"""

import numpy as np

from fangcheng.bots.batch import ASKED, act_counted, bot_choice, choice_of, deal_counted
from fangcheng.bots.record_types import Question, Said, Tally
from fangcheng.bots.tally import count_hand
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.act import owing_seat
from fangcheng.core.play.next_hand import start_match
from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER, NOBODY
from fangcheng.core.state.record_types import Desk, Rules, Table

REFUSED, BEGINS = -2, -3  # an answer that is not open, and nothing has changed; a match not begun
DEALS = -1  # in a row of answers, for both seat and action: a hand is dealt
MOST_SAID = 4096  # answers between two questions of a visitor at one table

SAID = np.dtype(  # who has answered what since somebody was last told
    [
        ("places", np.int32),  # rows that may be written; 0 where nobody is told
        ("count", np.int32),  # rows that have been written
        ("rows", np.int16, (MOST_SAID, 2)),  # seat and action, or twice DEALS
    ],
    align=True,
)
QUESTION = np.dtype(  # what a table waits for
    [
        ("seat", np.int64),  # that is asked; NOBODY where the match is over, BEGINS before the first call, or REFUSED
        ("answer", np.int64),  # the action that it takes
    ],
    align=True,
)


@kernel
def deal_and_play(tables, rules, desks, brains, bots, tallies, said):
    """Deal a hand and play to the first question: the seat that must be asked, NOBODY once the hand is over."""
    write_down(said[0], DEALS, DEALS)
    deal_counted(tables[0], rules[0], desks[0], tallies[0])
    return play_on(tables[0], rules[0], desks[0], brains, bots, tallies[0], said[0])


@kernel
def answer(tables, rules, desks, brains, bots, tallies, said, seat, action):
    """Give the answer of a seat that was asked and play on to the next question; REFUSED where it is not open."""
    if not act_counted(tables[0], rules[0], desks[0], seat, action, tallies[0]):
        return REFUSED
    write_down(said[0], seat, action)
    return play_on(tables[0], rules[0], desks[0], brains, bots, tallies[0], said[0])


@kernel
def play_on(table: Table, rules: Rules, desk: Desk, brains, bots, tally: Tally, said: Said):
    """Play a hand on until somebody must be asked, and return that seat; NOBODY once the hand is over and tallied."""
    while table.phase < HAND_OVER:
        seat = owing_seat(table)
        if brains[int(bots[int(table.person[seat])])].bot == ASKED:
            return seat
        action = choice_of(table, rules, desk, brains, bots, seat)
        write_down(said, seat, action)
        act_counted(table, rules, desk, seat, action, tally)
    count_hand(table, rules, tally)
    return NOBODY


@kernel
def write_down(said: Said, seat, action):
    """Add a row of who answers what, where there is a place for it; DEALS in it is a new hand."""
    if said.count < said.places:
        said.rows[said.count, 0] = seat
        said.rows[said.count, 1] = action
        said.count += 1


@kernel
def play_all(tables, rules, desk: Desk, brains, bots, tallies, said, questions, most):
    """Give the answer of every seat that was asked, at many tables, and play each to its next question.

    A match is over, too, when `most` hands are played. All arrays but `bots` have a row for each table.
    """
    for number in range(tables.shape[0]):
        table, tally, question = tables[number], tallies[number], questions[number]
        if question.seat != NOBODY:
            if go_on(table, rules, desk, tally, said[number], question):
                question.seat = next_question(table, rules, desk, brains[number], bots, tally, said[number], most)
            else:
                question.seat = REFUSED


@kernel
def go_on(table: Table, rules: Rules, desk: Desk, tally: Tally, said: Said, question: Question):
    """Begin the match or give the answer; return False, with nothing changed, where it is not open."""
    if question.seat == BEGINS:
        start_match(table, rules)
        deal_noted(table, rules, desk, tally, said)
        return True
    if not act_counted(table, rules, desk, int(question.seat), int(question.answer), tally):
        return False
    write_down(said, question.seat, question.answer)
    return True


@kernel
def deal_noted(table: Table, rules: Rules, desk: Desk, tally: Tally, said: Said):
    """Deal the next hand of a match, and write that down."""
    tally.now.hand = tally.hands
    write_down(said, DEALS, DEALS)
    deal_counted(table, rules, desk, tally)


@kernel
def next_question(table: Table, rules: Rules, desk: Desk, brains, bots, tally: Tally, said: Said, most):
    """Play a match on, hand by hand, to the next question: the seat, NOBODY once it is over."""
    seat = play_on(table, rules, desk, brains, bots, tally, said)
    while seat == NOBODY and tally.hands < most and table.phase != MATCH_OVER:
        deal_noted(table, rules, desk, tally, said)
        seat = play_on(table, rules, desk, brains, bots, tally, said)
    return seat


@kernel
def choice_at(tables, number, rules, desks, brains, seat, bot):
    """Return what a bot of the house would answer."""
    return bot_choice(tables[number], rules[0], desks[0], brains[0], seat, bot)
