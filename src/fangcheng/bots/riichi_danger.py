"""Riichi: what is certainly safe against each opponent, and how dangerous everything else is.

A tile completes a hand as part of a chow, as a triplet or as the pair. For each of these ways the opponent must hold
certain other tiles, which must be among those that the seat has not seen; and a two-sided wait whose other end the
opponent discarded or let pass is furiten. A tile for which no way is left is certainly safe. Any other is as
dangerous as its remaining ways are many, each weighed by how often players wait that way.
"""

from fangcheng.bots.plans import is_outer
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import COUNTS_OWN_RIVER, UNTIL_ANY_CLAIM
from fangcheng.core.table.hand import is_kong
from fangcheng.tiles import EAST, FACES

# Weight of one way to hold the other tiles, by the kind of wait.
TWO_SIDED, INSIDE, EDGE, TRIPLET, PAIR, HONOUR_TRIPLET, HONOUR_PAIR, ORPHANS = 12, 3, 3, 8, 4, 8, 6, 1

CERTAIN = 1000  # fear of an opponent who has declared


@stage()
def judge_riichi_danger(table: Table, rules: Rules, brain: Brain, seat):
    """Fill `safe`, `fear`, `danger`, `doubt` and `threats`.

    `danger` is against declared hands, in thousandths of a deal-in, half as much again against the dealer; `doubt`
    is the same against the others.
    """
    brain.threats = 0
    for some_face in range(FACES):
        brain.danger[some_face] = 0
        brain.doubt[some_face] = 0
    for other in range(int(table.seats)):
        brain.fear[other] = 0
        if other != seat:
            brain.safe[other] = surely_safe(table, rules, other)
            judge_opponent(table, brain, other)


@kernel
def surely_safe(table: Table, rules: Rules, other):
    """Return the faces on which the opponent is furiten for all to see.

    He has discarded them, or let them pass since riichi or since his last discard.
    Rules: RIICHI-74, RIICHI-76, RIICHI-77.
    """
    if rules.pass_counts[COUNTS_OWN_RIVER] == 0:
        return NONE
    safe = table.own_river_mask[other]
    if table.ready[other] != 0:
        safe |= table.passed_mask[other]
    elif rules.pass_until[UNTIL_ANY_CLAIM] == 0:
        safe |= table.recent_mask[other]
    return safe


@kernel
def judge_opponent(table: Table, brain: Brain, other):
    """Add the dangers from this opponent."""
    fear = fear_of(table, brain, other)
    if fear < brain.weights.feared_from:
        return
    brain.fear[other] = fear
    if fear == CERTAIN:
        brain.threats += 1
    share = (3 if other == table.dealer else 2) * int(brain.weights.danger_of_all) * fear // (2 * CERTAIN)
    orphans = orphans_possible(table, brain, other)
    total = 1
    for some_face in range(FACES):
        total += ways_to_wait(brain, brain.safe[other], some_face, orphans)
    for some_face in range(FACES):
        ways = ways_to_wait(brain, brain.safe[other], some_face, orphans)
        if ways > 0:
            danger = 1 + share * ways // total
            if fear == CERTAIN:
                brain.danger[some_face] += danger
            else:
                brain.doubt[some_face] += danger


@kernel
def fear_of(table: Table, brain: Brain, other):
    """Return how likely an opponent is ready, in thousandths."""
    if table.ready[other] != 0:
        return CERTAIN
    melds = 0
    for index in range(int(table.meld_count[other])):
        if not is_kong(int(table.meld_kind[other, index])) or table.meld_from[other, index] != other:
            melds += 1
    return int(brain.weights.fear[min(melds, 4), min(int(table.river_count[other]) // 5, 3)])


@kernel
def orphans_possible(table: Table, brain: Brain, other):
    """Return a mask of the terminals and honours of which no copy is unseen; all faces if the opponent has melds.

    Thirteen orphans wait for a face only if every other one can be in the hand.
    """
    if table.meld_count[other] > 0:
        return ~NONE
    gone = NONE
    for some_face in range(FACES):
        if is_outer(some_face) and brain.unseen[some_face] == 0:
            gone |= bit(some_face)
    return gone


@kernel
def ways_to_wait(brain: Brain, safe, some_face, gone):
    """Return the weighted number of ways in which unseen tiles make a wait for the face; 0: certainly safe."""
    if has(safe, some_face):
        return 0
    unseen = brain.unseen
    left = int(unseen[some_face])
    ways = 0
    if is_outer(some_face) and gone & ~bit(some_face) == NONE:
        ways = ORPHANS
    if some_face >= EAST:
        return ways + HONOUR_PAIR * left + HONOUR_TRIPLET * (left * (left - 1) // 2)
    ways += PAIR * left + TRIPLET * (left * (left - 1) // 2)
    rank = some_face % 9
    if 1 <= rank <= 7:
        ways += INSIDE * int(unseen[some_face - 1]) * int(unseen[some_face + 1])
    if rank >= 3 and not has(safe, some_face - 3):
        ways += TWO_SIDED * int(unseen[some_face - 1]) * int(unseen[some_face - 2])
    elif rank == 2:
        ways += EDGE * int(unseen[some_face - 1]) * int(unseen[some_face - 2])
    if rank <= 5 and not has(safe, some_face + 3):
        ways += TWO_SIDED * int(unseen[some_face + 1]) * int(unseen[some_face + 2])
    elif rank == 6:
        ways += EDGE * int(unseen[some_face + 1]) * int(unseen[some_face + 2])
    return ways
