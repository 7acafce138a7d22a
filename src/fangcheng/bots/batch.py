"""Many tables at once: bots play hands in compiled loops, and every finished hand is tallied per person."""

import numpy as np

from fangcheng.bots.steady import steady_choice
from fangcheng.core.actions import ACTIONS, NO_ACTION
from fangcheng.core.bits import ONE, count_bits, lowest
from fangcheng.core.deal import start_hand
from fangcheng.core.flow import act
from fangcheng.core.kernel import kernel, name_parameters
from fangcheng.core.match import start_match
from fangcheng.core.random import below
from fangcheng.core.record import HAND_OVER, MATCH_OVER, NOBODY, SEATS, TURN

RANDOM, STEADY = range(2)

TALLY = np.dtype(
    [
        ("hands", np.int64),
        ("decisions", np.int64),
        ("matches", np.int64),
        ("drawn", np.int64),  # hands nobody won
        ("wins", np.int64, (SEATS,)),  # by person
        ("self_draws", np.int64, (SEATS,)),
        ("deal_ins", np.int64, (SEATS,)),
        ("points", np.int64, (SEATS,)),  # gained over all finished matches
        ("places", np.int64, (SEATS, SEATS)),  # [person][place]
    ],
    align=True,
)
name_parameters(tally=TALLY)


@kernel
def random_choice(table, brain, seat):
    """Any legal action, all alike."""
    count = count_bits(table.legal[seat, 0]) + count_bits(table.legal[seat, 1]) + count_bits(table.legal[seat, 2])
    pick = below(brain, count)
    for word in range(ACTIONS // 64):
        mask = table.legal[seat, word]
        here = count_bits(mask)
        if pick < here:
            for _ in range(pick):
                mask = mask & (mask - ONE)
            return 64 * word + lowest(mask)
        pick -= here
    return NO_ACTION


@kernel
def bot_choice(table, rules, desk, brain, seat, bot):
    """The answer of a bot."""
    if bot == STEADY:
        return steady_choice(table, rules, desk, brain, seat)
    return random_choice(table, brain, seat)


@kernel
def owing_seat(table):
    """The lowest seat that owes a decision, late claims before the turn they may undo; NOBODY if none."""
    found = NOBODY
    for seat in range(SEATS):
        if int(table.owed) >> seat & 1 == 1:
            found = seat
            if table.phase != TURN or seat != table.turn:
                return seat
    return found


@kernel
def play_hand(table, rules, desk, brain, bots, tally):
    """Play one hand to its end with the bot of each person, beginning a new match where the last one is over."""
    if table.phase == MATCH_OVER:
        start_match(table, rules)
    start_hand(table, rules, desk)
    while table.phase < HAND_OVER:
        seat = owing_seat(table)
        bot = int(bots[int(table.person[seat])])
        act(table, rules, desk, seat, bot_choice(table, rules, desk, brain, seat, bot))
        tally.decisions += 1
    count_hand(table, rules, tally)


@kernel
def count_hand(table, rules, tally):
    """Add a finished hand, and the match if that is over too, to the tally."""
    tally.hands += 1
    if table.won_count == 0:
        tally.drawn += 1
    for index in range(int(table.won_count)):
        tally.wins[int(table.person[int(table.won_order[index])])] += 1
    if table.won_count > 0 and table.first_win_from == NOBODY:
        tally.self_draws[int(table.person[int(table.won_order[0])])] += 1
    if table.won_count > 0 and table.first_win_from != NOBODY:
        tally.deal_ins[int(table.person[int(table.first_win_from)])] += 1
    if table.phase == MATCH_OVER:
        count_match(table, rules, tally)


@kernel
def count_match(table, rules, tally):
    """Places and points of a finished match; ties go to the seat nearer after the first dealer."""
    tally.matches += 1
    seats = int(table.seats)
    for seat in range(seats):
        person = int(table.person[seat])
        tally.points[person] += int(table.scores[seat]) - int(rules.start_score)
        place = 0
        for other in range(seats):
            ahead = (other - int(table.first_dealer)) % seats < (seat - int(table.first_dealer)) % seats
            if table.scores[other] > table.scores[seat] or (table.scores[other] == table.scores[seat] and ahead):
                place += 1
        tally.places[person, place] += 1


@kernel
def play_hands(tables, rules, desk, brains, bots, tally, hands):
    """Let every table play so many hands."""
    for number in range(tables.shape[0]):
        for _ in range(hands):
            play_hand(tables[number], rules, desk, brains[number], bots, tally)
