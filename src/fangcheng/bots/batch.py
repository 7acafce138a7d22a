"""Many tables at once: bots play hands in compiled loops, and every finished hand is tallied by person."""

from fangcheng.bots.record_types import Brain, Tally
from fangcheng.bots.steady import steady_choice
from fangcheng.bots.tally import begin_count, count_hand, count_wins
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.act import act, owing_seat
from fangcheng.core.play.chance import any_action
from fangcheng.core.play.next_hand import start_match
from fangcheng.core.play.opening import start_hand
from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.game.arguments import MOST_HANDS

RANDOM, STEADY = range(2)
ASKED = 2  # among the codes of bots: no bot of the house

LONGEST = MOST_HANDS  # of one match; one that goes on is broken off


@kernel
def random_choice(table: Table, brain: Brain, seat):
    """Return any legal action, all equally likely."""
    return any_action(brain, table.legal[seat, 0], table.legal[seat, 1], table.legal[seat, 2])


@kernel
def choice_of(table: Table, rules: Rules, desk: Desk, brains, bots, seat):
    """Return the answer of the bot at a seat, which thinks with its own brain."""
    brain = brains[int(bots[int(table.person[seat])])]
    return bot_choice(table, rules, desk, brain, seat, int(brain.bot))


@kernel
def bot_choice(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, bot):
    """Return the answer of a bot."""
    if bot == STEADY:
        return steady_choice(table, rules, desk, brain, seat)
    return random_choice(table, brain, seat)


@kernel
def play_hand(table: Table, rules: Rules, desk: Desk, brains, bots, tally: Tally):
    """Play one hand to its end, beginning a new match where the last one is over.

    `brains` are those at this table; `bots` says for each person which of them is his.
    """
    if table.phase == MATCH_OVER:
        start_match(table, rules)
    deal_counted(table, rules, desk, tally)
    while table.phase < HAND_OVER:
        seat = owing_seat(table)
        act_counted(table, rules, desk, seat, choice_of(table, rules, desk, brains, bots, seat), tally)
    count_hand(table, rules, tally)


@kernel
def deal_counted(table: Table, rules: Rules, desk: Desk, tally: Tally):
    """Deal a hand, and count the win if eight flowers win it at once."""
    begin_count(table, tally)
    desk.work.won = 0
    start_hand(table, rules, desk)
    if desk.work.won != 0:
        count_wins(table, tally)


@kernel
def act_counted(table: Table, rules: Rules, desk: Desk, seat, action, tally: Tally):
    """Give an answer and count it, with the wins it brings; return True if it was open to the seat."""
    taken = act(table, rules, desk, seat, action)
    tally.now.decisions += taken
    if desk.work.won != 0:
        count_wins(table, tally)
    return taken != 0


@kernel
def play_hands(tables, rules, desk: Desk, brains, bots, tally: Tally, hands):
    """Let every table play this many hands; `brains` has a row for each."""
    for number in range(tables.shape[0]):
        for _ in range(hands):
            play_hand(tables[number], rules, desk, brains[number], bots, tally)


@kernel
def play_matches(tables, rules, desk: Desk, brains, bots, tallies, hands, most):
    """Play a match at every table, with a row of brains and a tally of its own; return how many hands that were.

    A match that is longer than `most` hands is broken off. `hands` has a record for every hand in order of play; it is
    an empty array where nobody wants them.
    """
    played = 0
    for number in range(tables.shape[0]):
        table = tables[number]
        tally = tallies[number]
        table.phase = MATCH_OVER
        while tally.hands < most and (tally.hands == 0 or table.phase != MATCH_OVER):
            tally.now.hand = tally.hands
            play_hand(table, rules, desk, brains[number], bots, tally)
            if played < hands.shape[0]:
                hands[played] = tally.now
            played += 1
    return played
