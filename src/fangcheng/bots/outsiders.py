"""Tables with players from outside: the bots of the house answer in compiled code until somebody else must be asked.

The kernels take plain arrays, of which all but the tables have one element, for they are called from Python at every
question (see `core.play.act.act_at`).
"""

from fangcheng.bots.batch import act_counted, bot_choice, deal_counted, play_on
from fangcheng.core.dialect.registry import kernel

REFUSED = -2  # an answer that is not open; nothing has changed


@kernel
def deal_and_play(tables, number, rules, desks, brains, bots, tallies):
    """Deal a hand and play to the first question: the seat that must be asked, NOBODY once the hand is over."""
    deal_counted(tables[number], rules[0], desks[0], tallies[0])
    return play_on(tables[number], rules[0], desks[0], brains[0], bots, tallies[0])


@kernel
def answer(tables, number, rules, desks, brains, bots, tallies, seat, action):
    """Give the answer of a seat that was asked and play on to the next question; REFUSED where it is not open."""
    if not act_counted(tables[number], rules[0], desks[0], seat, action, tallies[0]):
        return REFUSED
    return play_on(tables[number], rules[0], desks[0], brains[0], bots, tallies[0])


@kernel
def choice_at(tables, number, rules, desks, brains, seat, bot):
    """Return what a bot of the house would answer."""
    return bot_choice(tables[number], rules[0], desks[0], brains[0], seat, bot)
