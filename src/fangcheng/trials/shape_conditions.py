"""Positions at which sayings on shapes have something to say: which one stays, what goes while there are few."""

from fangcheng.bots.brain import look_round
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.random import below
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.tiles import EAST
from fangcheng.trials.fork import ADVICE, CONTROL
from fangcheng.trials.groups import groups_held
from fangcheng.trials.held import (
    NO_FACE,
    OPENING,
    distance_without,
    helping_without,
    least_distance,
    stage_by_turns,
    stands_alone,
    stands_loose,
    throw_of,
    throws,
)
from fangcheng.trials.record_types import Fork

FORTY_FIVE, TWENTY_THREE = 0b000011000, 0b001000010  # lower ranks of 45 and 56, of 23 and 78
OUTER_RANKS, MIDDLE_RANKS = 0b110000011, 0b001111100  # 1 2 8 9, and 3 to 7
FEW = 2  # groups that a hand lacks to be short of them
EDGES, TWO_SIDED = 0b010000001, 0b000111100  # of 12 and 89, of 34 45 56 67
NEAR_EQUAL = 20  # of so many helping tiles one may be the difference: 5 %


@stage("truth")
def outside_shape_kept(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """A lone 23 or 78 and a lone 45 or 56, either may be broken at no loss: break the inner one, or the outer one.

    Of either shape the tile goes after which more unseen tiles help. Near-equal: 5 % of these at most lie between.
    The strata: the stages by own turns.
    """
    if not throws(table, seat):
        return False
    inner, outer = lone_shape(table, brain, seat, FORTY_FIVE), lone_shape(table, brain, seat, TWENTY_THREE)
    if inner == NO_FACE or outer == NO_FACE:
        return False
    least = least_distance(table, rules, desk, seat)
    look_round(table, rules, brain, seat)
    inner = half_to_throw(table, rules, desk, brain, seat, inner, least)
    outer = half_to_throw(table, rules, desk, brain, seat, outer, least)
    if inner == NO_FACE or outer == NO_FACE:
        return False
    one = helping_without(table, rules, desk, brain, seat, inner)
    other = helping_without(table, rules, desk, brain, seat, outer)
    if abs(one - other) * NEAR_EQUAL > max(one, other):
        return False
    fork.actions[ADVICE], fork.actions[CONTROL] = throw_of(table, seat, inner), throw_of(table, seat, outer)
    fork.stratum = stage_by_turns(table, seat)
    return True


@stage("truth")
def few_groups_outer_loose(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Opening, two groups or more too few, a loose 1 2 8 9 and a loose 3 to 7: throw the outer one, or the middle one.

    Either may go at no loss. The strata: two groups too few, three, more.
    """
    if not throws(table, seat) or stage_by_turns(table, seat) != OPENING:
        return False
    least = least_distance(table, rules, desk, seat)
    outer = loose_at(table, rules, desk, brain, seat, OUTER_RANKS, least)
    middle = loose_at(table, rules, desk, brain, seat, MIDDLE_RANKS, least)
    if outer == NO_FACE or middle == NO_FACE:
        return False
    short = int(rules.sets) + 1 - groups_held(table, seat, fork)
    if short < FEW:
        return False
    fork.actions[ADVICE], fork.actions[CONTROL] = throw_of(table, seat, outer), throw_of(table, seat, middle)
    fork.stratum = min(2, short - FEW)
    return True


@kernel
def loose_at(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, places, least):
    """Return a loose number at one of these places of a suit that goes at no loss, all equally likely; else NO_FACE."""
    found, count = NO_FACE, 0
    for some_face in range(EAST):
        if places >> some_face % 9 & 1 and stands_loose(table, seat, some_face):
            if distance_without(table, rules, desk, seat, some_face) == least:
                count += 1
                if below(brain, count) == 0:
                    found = some_face
    return found


@stage("truth")
def many_groups_middle_broken(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Opening, a group or more too many, a lone 12 or 89 and a lone 34 to 67: break the middle one, or the edge.

    Either may be broken at no loss; of either the tile goes after which more tiles help. One stratum.
    """
    if not throws(table, seat) or stage_by_turns(table, seat) != OPENING:
        return False
    middle, edge = lone_shape(table, brain, seat, TWO_SIDED), lone_shape(table, brain, seat, EDGES)
    if middle == NO_FACE or edge == NO_FACE:
        return False
    if groups_held(table, seat, fork) <= int(rules.sets) + 1:
        return False
    least = least_distance(table, rules, desk, seat)
    look_round(table, rules, brain, seat)
    middle = half_to_throw(table, rules, desk, brain, seat, middle, least)
    edge = half_to_throw(table, rules, desk, brain, seat, edge, least)
    if middle == NO_FACE or edge == NO_FACE:
        return False
    fork.actions[ADVICE], fork.actions[CONTROL] = throw_of(table, seat, middle), throw_of(table, seat, edge)
    fork.stratum = 0
    return True


@kernel
def lone_shape(table: Table, brain: Brain, seat, places):
    """Return the lower face of a shape by itself at one of these places of a suit, all equally likely; else NO_FACE.

    `places` has a bit for each rank, from the 1.
    """
    found, count = NO_FACE, 0
    for some_face in range(EAST):
        if places >> some_face % 9 & 1 and stands_alone(table, seat, some_face):
            count += 1
            if below(brain, count) == 0:
                found = some_face
    return found


@kernel
def half_to_throw(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, lower, least):
    """Return the tile of a shape that goes at no loss, the one after which more tiles help; else NO_FACE."""
    best, most = NO_FACE, -1
    for some_face in (lower, lower + 1):
        if distance_without(table, rules, desk, seat, some_face) == least:
            helping = helping_without(table, rules, desk, brain, seat, some_face)
            if helping > most:
                best, most = some_face, helping
    return best
