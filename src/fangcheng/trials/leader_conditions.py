"""Positions at which a saying on who leads the match has something to say."""

from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.trials.held import MIDDLE, NO_FACE, least_distance, stage_by_turns, throws
from fangcheng.trials.lone import throw_either
from fangcheng.trials.record_types import Fork
from fangcheng.trials.safety_conditions import thrown_by_one


@stage("truth")
def leader_refused(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """The last hand, from the sixth turn on, neither first nor last of the match; the leader and the last play on, and
    two tiles go at no loss: one the leader has thrown himself and the last has not, the other the last alone.

    The tile safe against the leader, or that safe against the last. The strata: one player is ahead, two.
    """
    if not throws(table, seat) or stage_by_turns(table, seat) < MIDDLE:
        return False
    leader, last = alone_at_the_top(table, 1), alone_at_the_top(table, -1)
    if leader == NOBODY or last == NOBODY or seat == leader or seat == last:
        return False
    if int(table.in_play) >> leader & 1 == 0 or int(table.in_play) >> last & 1 == 0:
        return False
    least = least_distance(table, rules, desk, seat)
    one = thrown_by_one(table, rules, desk, seat, leader, last, least)
    other = thrown_by_one(table, rules, desk, seat, last, leader, least)
    if one == NO_FACE or other == NO_FACE:
        return False
    return throw_either(table, seat, fork, one, other, players_ahead_of(table, seat) - 1)


@kernel
def alone_at_the_top(table: Table, sign):
    """Return the seat with more points than each other, fewer with sign -1; NOBODY where two have as many."""
    found, most = NOBODY, 0
    for seat in range(int(table.seats)):
        points = sign * int(table.scores[seat])
        if seat == 0 or points > most:
            found, most = seat, points
        elif points == most:
            found = NOBODY
    return found


@kernel
def players_ahead_of(table: Table, seat):
    """Count who has more points than a seat; of four with a first and a last alone, one or two."""
    ahead = 0
    for other in range(int(table.seats)):
        ahead += int(table.scores[other] > table.scores[seat])
    return min(2, ahead)
