"""Positions at which sayings on which pair or shape to break have something to say."""

from typing import NamedTuple

from fangcheng.bots.brain import look_round
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.wall import next_seat
from fangcheng.tiles import EAST
from fangcheng.trials.groups import groups_held
from fangcheng.trials.held import NO_FACE, OPENING, helping_without, least_distance, stage_by_turns, throws
from fangcheng.trials.lone import (
    CLOSED,
    PAIR,
    SIDE_BY_SIDE,
    any_lone,
    half_spared,
    helps_as_much,
    is_lone,
    throw_either,
)
from fangcheng.trials.record_types import Fork

# Places of a suit from the 1, and beyond them that of the honours.
EDGE_SHAPES = 0b0010000001  # 12 89, by their lower tile
TWO_SIDED_SHAPES = 0b0001111110  # 23 to 78
INNER_CLOSED, OUTER_CLOSED = 0b0000111110, 0b0001000001  # 24 to 68; 13 79
MIDDLE_PAIRS = 0b0001111100  # 33 to 77
RUN_PAIRS, OTHER_PAIRS = 0b0001101100, 0b1110010011  # of 3 4 6 7; of 1 2 5 8 9 and honours


class Lone(NamedTuple):
    """What kind of lone pair or shape: at which places, and how many steps from its lower tile to the upper."""

    places: int
    steps: int


@kernel
def breaks_one_of_two(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, first, second):
    """Fork where the first of two lone shapes or pairs may be broken at no loss, by the advice, or the second.

    Of either the tile goes after which more unseen tiles help. The stratum is the stage by own turns.
    """
    one = any_lone(table, brain, seat, first.places, first.steps)
    other = any_lone(table, brain, seat, second.places, second.steps)
    if one == NO_FACE or other == NO_FACE:
        return False
    least = least_distance(table, rules, desk, seat)
    look_round(table, rules, brain, seat)
    one = half_spared(table, rules, desk, brain, seat, one, first.steps, least)
    other = half_spared(table, rules, desk, brain, seat, other, second.steps, least)
    if one == NO_FACE or other == NO_FACE:
        return False
    return throw_either(table, seat, fork, one, other, stage_by_turns(table, seat))


@kernel
def has_one_too_many(table: Table, rules: Rules, seat, fork: Fork):
    """Return True in the opening with a group or more than the hand needs."""
    if not throws(table, seat) or stage_by_turns(table, seat) != OPENING:
        return False
    return groups_held(table, seat, fork) > int(rules.sets) + 1


@stage("truth")
def edge_before_middle_pair(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Opening, a group too many, a lone 12 or 89 and a lone pair of 3 to 7: break the edge, or the pair."""
    if not has_one_too_many(table, rules, seat, fork):
        return False
    first, second = Lone(EDGE_SHAPES, SIDE_BY_SIDE), Lone(MIDDLE_PAIRS, PAIR)
    return breaks_one_of_two(table, rules, desk, brain, seat, fork, first, second)


@stage("truth")
def middle_pair_before_closed(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Opening, a group too many, a lone pair of 3 to 7 and a lone 24 to 68: break the pair, or the closed shape."""
    if not has_one_too_many(table, rules, seat, fork):
        return False
    first, second = Lone(MIDDLE_PAIRS, PAIR), Lone(INNER_CLOSED, CLOSED)
    return breaks_one_of_two(table, rules, desk, brain, seat, fork, first, second)


@stage("truth")
def closed_before_two_sided(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Opening, a group too many, a lone 24 to 68 and a lone 23 to 78: break the closed shape, or the two-sided one."""
    if not has_one_too_many(table, rules, seat, fork):
        return False
    first, second = Lone(INNER_CLOSED, CLOSED), Lone(TWO_SIDED_SHAPES, SIDE_BY_SIDE)
    return breaks_one_of_two(table, rules, desk, brain, seat, fork, first, second)


@stage("truth")
def run_pair_broken(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """A lone pair of 3 4 6 7 and a lone pair of another face, either may be broken at no loss: break the first, or not.

    The strata: the stages by own turns.
    """
    if not throws(table, seat):
        return False
    first, second = Lone(RUN_PAIRS, PAIR), Lone(OTHER_PAIRS, PAIR)
    return breaks_one_of_two(table, rules, desk, brain, seat, fork, first, second)


@stage("truth")
def outer_closed_kept(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """A lone 24 to 68 and a lone 13 or 79 that help as much: break the inner one, or the outer one.

    The strata: the stages by own turns.
    """
    if not throws(table, seat):
        return False
    inner, outer = (
        any_lone(table, brain, seat, INNER_CLOSED, CLOSED),
        any_lone(table, brain, seat, OUTER_CLOSED, CLOSED),
    )
    return keeps_the_second(table, rules, desk, brain, seat, fork, inner, outer, CLOSED)


@kernel
def keeps_the_second(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, first, second, steps):
    """Fork at two lone shapes after whose breaking about as many tiles help: break the first, or the second."""
    if first == NO_FACE or second == NO_FACE:
        return False
    least = least_distance(table, rules, desk, seat)
    look_round(table, rules, brain, seat)
    first = half_spared(table, rules, desk, brain, seat, first, steps, least)
    second = half_spared(table, rules, desk, brain, seat, second, steps, least)
    if first == NO_FACE or second == NO_FACE:
        return False
    one = helping_without(table, rules, desk, brain, seat, first)
    other = helping_without(table, rules, desk, brain, seat, second)
    if not helps_as_much(one, other):
        return False
    return throw_either(table, seat, fork, first, second, stage_by_turns(table, seat))


@stage("truth")
def shape_near_the_feeder_kept(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Two lone two-sided shapes that help as much; the player before has thrown a tile that one asks for, none of the
    other: break the other, or the one. The strata: the stages by own turns.
    """
    if not throws(table, seat) or table.seats != 4:
        return False
    near, far = NO_FACE, NO_FACE
    before = next_seat(table, next_seat(table, next_seat(table, seat)))
    for lower in range(EAST):
        if asks_on_both_sides(table, seat, lower):
            if has(table.own_river_mask[before], lower - 1) or has(table.own_river_mask[before], lower + 2):
                near = lower
            else:
                far = lower
    return keeps_the_second(table, rules, desk, brain, seat, fork, far, near, SIDE_BY_SIDE)


@kernel
def asks_on_both_sides(table: Table, seat, lower):
    """Return True if a lone two-sided shape begins with this face."""
    return 1 <= lower % 9 <= 6 and is_lone(table, seat, lower, SIDE_BY_SIDE)
