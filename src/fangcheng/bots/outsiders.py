"""Tables with players from outside: the bots of the house answer in compiled code until somebody else must be asked.

The kernels take plain arrays, of which all but the tables have one element, for they are called from Python at every
question (see `core.play.act.act_at`); `brains` are those at the table, `bots` says whose is whose.
"""

from fangcheng.bots.batch import ASKED, act_counted, bot_choice, choice_of, deal_counted
from fangcheng.bots.tally import count_hand
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.act import owing_seat
from fangcheng.core.state.codes import HAND_OVER, NOBODY

REFUSED = -2  # an answer that is not open; nothing has changed


@kernel
def deal_and_play(tables, number, rules, desks, brains, bots, tallies, said):
    """Deal a hand and play to the first question: the seat that must be asked, NOBODY once the hand is over."""
    deal_counted(tables[number], rules[0], desks[0], tallies[0])
    return play_on(tables[number], rules[0], desks[0], brains, bots, tallies[0], said)


@kernel
def answer(tables, number, rules, desks, brains, bots, tallies, said, seat, action):
    """Give the answer of a seat that was asked and play on to the next question; REFUSED where it is not open."""
    write_down(said, tallies[0], seat, action)
    if not act_counted(tables[number], rules[0], desks[0], seat, action, tallies[0]):
        return REFUSED
    return play_on(tables[number], rules[0], desks[0], brains, bots, tallies[0], said)


@kernel
def play_on(table, rules, desk, brains, bots, tally, said):
    """Play a hand on until somebody must be asked, and return that seat; NOBODY once the hand is over and tallied."""
    while table.phase < HAND_OVER:
        seat = owing_seat(table)
        if brains[int(bots[int(table.person[seat])])].bot == ASKED:
            return seat
        action = choice_of(table, rules, desk, brains, bots, seat)
        write_down(said, tally, seat, action)
        act_counted(table, rules, desk, seat, action, tally)
    count_hand(table, rules, tally)
    return NOBODY


@kernel
def write_down(said, tally, seat, action):
    """Write down who answers what, in the row of the answer's number in the hand; an empty array notes nothing."""
    row = int(tally.now.decisions)
    if row < said.shape[0]:
        said[row, 0] = seat
        said[row, 1] = action


@kernel
def choice_at(tables, number, rules, desks, brains, seat, bot):
    """Return what a bot of the house would answer."""
    return bot_choice(tables[number], rules[0], desks[0], brains[0], seat, bot)
