"""Tables with players from outside: the bots of the house answer in compiled code until somebody else must be asked.

The kernels take plain arrays, of which all but the tables have one element, for they are called from Python at every
question (see `core.play.act.act_at`); `brains` are those at the table, `bots` says whose is whose.
"""

from fangcheng.bots.batch import ASKED, act_counted, bot_choice, choice_of, deal_counted
from fangcheng.bots.record_types import Tally
from fangcheng.bots.tally import count_hand
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.act import owing_seat
from fangcheng.core.play.next_hand import start_match
from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER, NOBODY
from fangcheng.core.state.record_types import Desk, Rules, Table

REFUSED, BEGINS = -2, -3  # an answer that is not open, and nothing has changed; a match not begun
DEALS = -1  # in a row of answers, for both seat and action: a hand is dealt


@kernel
def deal_and_play(tables, number, rules, desks, brains, bots, tallies, said, noted):
    """Deal a hand and play to the first question: the seat that must be asked, NOBODY once the hand is over."""
    write_down(said, noted, DEALS, DEALS)
    deal_counted(tables[number], rules[0], desks[0], tallies[0])
    return play_on(tables[number], rules[0], desks[0], brains, bots, tallies[0], said, noted)


@kernel
def answer(tables, number, rules, desks, brains, bots, tallies, said, noted, seat, action):
    """Give the answer of a seat that was asked and play on to the next question; REFUSED where it is not open."""
    if not act_counted(tables[number], rules[0], desks[0], seat, action, tallies[0]):
        return REFUSED
    write_down(said, noted, seat, action)
    return play_on(tables[number], rules[0], desks[0], brains, bots, tallies[0], said, noted)


@kernel
def play_on(table: Table, rules: Rules, desk: Desk, brains, bots, tally: Tally, said, noted):
    """Play a hand on until somebody must be asked, and return that seat; NOBODY once the hand is over and tallied."""
    while table.phase < HAND_OVER:
        seat = owing_seat(table)
        if brains[int(bots[int(table.person[seat])])].bot == ASKED:
            return seat
        action = choice_of(table, rules, desk, brains, bots, seat)
        write_down(said, noted, seat, action)
        act_counted(table, rules, desk, seat, action, tally)
    count_hand(table, rules, tally)
    return NOBODY


@kernel
def write_down(said, noted, seat, action):
    """Add a row of who answers what; DEALS in it is a new hand. `noted` counts the rows, an empty `said` takes none."""
    row = int(noted[0])
    if row < said.shape[0]:
        said[row, 0] = seat
        said[row, 1] = action
        noted[0] += 1


@kernel
def play_all(tables, rules, desk: Desk, brains, bots, tallies, said, noted, asked, answers, most):
    """Give the answer of every seat that was asked, at many tables, and play each to its next question.

    `asked` has for each table the seat, NOBODY where the match is over (or `most` hands are played), BEGINS before the
    first call, and REFUSED where an answer was not open. All arrays but rules and desk have a row for each table.
    """
    for number in range(tables.shape[0]):
        table, tally, seat = tables[number], tallies[number], int(asked[number])
        if seat == NOBODY:
            continue
        if seat == BEGINS:
            start_match(table, rules)
            deal_noted(table, rules, desk, tally, said[number], noted[number])
        elif act_counted(table, rules, desk, seat, int(answers[number]), tally):
            write_down(said[number], noted[number], seat, int(answers[number]))
        else:
            asked[number] = REFUSED
            continue
        asked[number] = next_question(
            table, rules, desk, brains[number], bots, tally, said[number], noted[number], most
        )


@kernel
def deal_noted(table: Table, rules: Rules, desk: Desk, tally: Tally, said, noted):
    """Deal the next hand of a match, and write that down."""
    tally.now.hand = tally.hands
    write_down(said, noted, DEALS, DEALS)
    deal_counted(table, rules, desk, tally)


@kernel
def next_question(table: Table, rules: Rules, desk: Desk, brains, bots, tally: Tally, said, noted, most):
    """Play a match on, hand by hand, to the next question: the seat, NOBODY once it is over."""
    seat = play_on(table, rules, desk, brains, bots, tally, said, noted)
    while seat == NOBODY and tally.hands < most and table.phase != MATCH_OVER:
        deal_noted(table, rules, desk, tally, said, noted)
        seat = play_on(table, rules, desk, brains, bots, tally, said, noted)
    return seat


@kernel
def choice_at(tables, number, rules, desks, brains, seat, bot):
    """Return what a bot of the house would answer."""
    return bot_choice(tables[number], rules[0], desks[0], brains[0], seat, bot)
