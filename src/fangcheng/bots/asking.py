"""Tables with players from outside: the bots of the house answer in compiled code until somebody else must be asked.

The kernels take plain arrays, of which all but the tables have one element, for they are called from Python at every
question (see `core.flow.act_at`).
"""

from fangcheng.bots.batch import bot_choice, owing_seat
from fangcheng.core.flow import act
from fangcheng.core.kernel import kernel
from fangcheng.core.record import HAND_OVER, NOBODY

ASKED = 2  # among the codes of bots: no bot of the house
REFUSED = -2  # an answer that is not open; nothing has changed


@kernel
def play_to_question(tables, number, rules, desks, brains, bots):
    """Play a hand on until somebody must be asked, and return that seat; NOBODY once the hand is over.

    `bots` holds the code of each person's bot.
    """
    table = tables[number]
    while table.phase < HAND_OVER:
        seat = owing_seat(table)
        bot = int(bots[int(table.person[seat])])
        if bot == ASKED:
            return seat
        act(table, rules[0], desks[0], seat, bot_choice(table, rules[0], desks[0], brains[0], seat, bot))
    return NOBODY


@kernel
def answer(tables, number, rules, desks, brains, bots, seat, action):
    """Give the answer of a seat that was asked and play on to the next question; REFUSED where it is not open."""
    if not act(tables[number], rules[0], desks[0], seat, action):
        return REFUSED
    return play_to_question(tables, number, rules, desks, brains, bots)


@kernel
def choice_at(tables, number, rules, desks, brains, seat, bot):
    """What a bot of the house would answer."""
    return bot_choice(tables[number], rules[0], desks[0], brains[0], seat, bot)
