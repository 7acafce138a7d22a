"""Pairs and shapes that stand by themselves in a hand: where they are, and what of them can be spared."""

from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.random import below
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.tiles import EAST, FACES
from fangcheng.trials.fork import part_ways
from fangcheng.trials.held import NO_FACE, distance_without, held_beside, helping_without, throw_of
from fangcheng.trials.record_types import Fork

PAIR, SIDE_BY_SIDE, CLOSED = range(3)  # steps from the lower tile of a shape to the higher
REACH = 2  # steps within which a tile would belong to the shape
NEAR = 20  # of so many helping tiles one may be the difference: 5 %
HONOUR_PLACE = 9  # bit of the honours, beside those of the ranks from the 1


@kernel
def is_lone(table: Table, seat, lower, steps):
    """Return True if a pair or shape with this lower face stands by itself, nothing within two steps of it."""
    if has(table.wild_mask, lower) or table.hand[seat, lower] != (2 if steps == PAIR else 1):
        return False
    if lower >= EAST:
        return steps == PAIR
    if lower % 9 + steps > 8 or has(table.wild_mask, lower + steps):
        return False
    if steps != PAIR and table.hand[seat, lower + steps] != 1:
        return False
    near = 0
    for step in range(-REACH, steps + REACH + 1):
        if step != 0 and step != steps:
            near += held_beside(table, seat, lower, step)
    return near == 0


@kernel
def rank_bit(some_face):
    """Return the bit of a face in a set of ranks: 0 for a 1 to 8 for a 9, one more for honours."""
    return HONOUR_PLACE if some_face >= EAST else some_face % 9


@kernel
def any_lone(table: Table, brain: Brain, seat, places, steps):
    """Return the lower face of a lone pair or shape at one of these places, all equally likely; NO_FACE for none."""
    found, count = NO_FACE, 0
    for some_face in range(FACES):
        if places >> rank_bit(some_face) & 1 and is_lone(table, seat, some_face, steps):
            count += 1
            if below(brain, count) == 0:
                found = some_face
    return found


@stage("number")
def half_spared(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, lower, steps, least):
    """Return the tile of a pair or shape that goes at no loss, the one after which more tiles help; else NO_FACE."""
    best, most = NO_FACE, -1
    for some_face in range(lower, lower + steps + 1):
        if (some_face == lower or some_face == lower + steps) and table.hand[seat, some_face] > 0:
            if distance_without(table, rules, desk, seat, some_face) == least:
                helping = helping_without(table, rules, desk, brain, seat, some_face)
                if helping > most:
                    best, most = some_face, helping
    return best


@kernel
def helps_as_much(one, other):
    """Return True if two numbers of helping tiles are near-equal: 5 % at most lie between."""
    return abs(one - other) * NEAR <= max(one, other)


@kernel
def throw_either(table: Table, seat, fork: Fork, advised, other, stratum):
    """Fork at two faces: the first goes by the advice, the second against it; return True."""
    return part_ways(fork, throw_of(table, seat, advised), throw_of(table, seat, other), stratum)
