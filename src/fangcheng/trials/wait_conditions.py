"""Positions at which sayings on waits have something to say: which one to take, when to change it, a win let pass."""

from fangcheng.bots.brain import live, look_round
from fangcheng.bots.danger import danger_against, threat_of
from fangcheng.bots.discards import faces_that_help
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import NONE, count_bits, has, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import PASS, WIN
from fangcheng.core.state.codes import CLAIM
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import add_tile, allowed, remove_tile
from fangcheng.tiles import EAST, FACES
from fangcheng.trials.fork import part_ways
from fangcheng.trials.held import (
    MIDDLE,
    NO_FACE,
    distance_without,
    is_end,
    least_distance,
    stage_by_turns,
    throws,
)
from fangcheng.trials.lone import throw_either
from fangcheng.trials.record_types import Fork

READY = 1  # tile that a ready hand lacks
LINE = 3  # steps between two tiles that wait on one line
HALF = 2  # as dangerous at most is the tile that keeps the hand ready


@stage("mask")
def waits_without(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return the faces that a hand waits for once a tile is thrown; none if it is not ready then."""
    if distance_without(table, rules, desk, seat, some_face) != READY:
        return NONE
    remove_tile(table, seat, some_face)
    waits = faces_that_help(table, rules, desk, seat, READY)
    add_tile(table, seat, some_face)
    return waits


@kernel
def is_one_wait(waits):
    """Return True if a hand waits for one face."""
    return count_bits(waits) == 1


@stage("truth")
def waits_on_the_line(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Two discards leave a wait for one face each, equally many copies unseen; of the one lies a tile three steps away
    in the own river, of the other none: wait there, or on the other. The strata: the stages by own turns.
    """
    if not throws(table, seat) or least_distance(table, rules, desk, seat) != READY:
        return False
    look_round(table, rules, brain, seat)
    for one in range(FACES):
        waits = wait_of_one(table, rules, desk, seat, one)
        if waits != NONE and lies_on_a_line(table, seat, int(lowest(waits))):
            for other in range(FACES):
                others = wait_of_one(table, rules, desk, seat, other)
                if others != NONE and lowest(others) < EAST and not lies_on_a_line(table, seat, int(lowest(others))):
                    if live(brain, others) == live(brain, waits) > 0:
                        return throw_either(table, seat, fork, one, other, stage_by_turns(table, seat))
    return False


@kernel
def wait_of_one(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return the wait that a discard leaves if it is for one face; none else."""
    if table.hand[seat, some_face] == 0:
        return NONE
    waits = waits_without(table, rules, desk, seat, some_face)
    return waits if is_one_wait(waits) else NONE


@kernel
def lies_on_a_line(table: Table, seat, some_face):
    """Return True for a number three steps from one that the seat has thrown, and not thrown itself."""
    if some_face >= EAST or has(table.own_river_mask[seat], some_face):
        return False
    below = some_face % 9 >= LINE and has(table.own_river_mask[seat], some_face - LINE)
    above = some_face % 9 + LINE <= 8 and has(table.own_river_mask[seat], some_face + LINE)
    return below or above


@stage("truth")
def waits_on_the_outside(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Two discards leave a wait for one face each, equally many copies unseen; one for an honour, a 1 2 8 9, the other
    for a 3 to 7: the outer wait, or the inner one. The strata: the outer wait is for an honour, a 1 or 9, a 2 or 8.
    """
    if not throws(table, seat) or least_distance(table, rules, desk, seat) != READY:
        return False
    look_round(table, rules, brain, seat)
    for one in range(FACES):
        waits = wait_of_one(table, rules, desk, seat, one)
        if waits != NONE and not is_middle(int(lowest(waits))):
            for other in range(FACES):
                others = wait_of_one(table, rules, desk, seat, other)
                if others != NONE and is_middle(int(lowest(others))) and live(brain, others) == live(brain, waits) > 0:
                    return throw_either(table, seat, fork, one, other, outside_class(int(lowest(waits))))
    return False


@kernel
def is_middle(some_face):
    """Return True for a 3 to 7."""
    return some_face < EAST and 2 <= some_face % 9 <= 6


@kernel
def outside_class(some_face):
    """Return 0 for an honour, 1 for a 1 or 9, 2 for a 2 or 8."""
    if some_face >= EAST:
        return 0
    return 1 if is_end(some_face) else 2


@stage("truth")
def wait_changed_for_safety(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """From the sixth turn, somebody is to be feared, the hand stays ready by a tile half as dangerous as that which
    keeps most waits: throw the safer one, or keep the waits. The strata: the middle, the end.
    """
    if not throws(table, seat) or stage_by_turns(table, seat) < MIDDLE:
        return False
    if least_distance(table, rules, desk, seat) != READY:
        return False
    look_round(table, rules, brain, seat)
    if fear_of_all(table, brain, seat) == 0:
        return False
    widest = widest_ready(table, rules, desk, brain, seat)
    danger = danger_of_face(table, brain, seat, widest)
    safest, least = NO_FACE, danger // HALF + 1
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0 and some_face != widest:
            if waits_without(table, rules, desk, seat, some_face) != NONE:
                if danger_of_face(table, brain, seat, some_face) < least:
                    safest, least = some_face, danger_of_face(table, brain, seat, some_face)
    if danger == 0 or safest == NO_FACE:
        return False
    return throw_either(table, seat, fork, safest, widest, stage_by_turns(table, seat) - MIDDLE)


@kernel
def widest_ready(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the face whose discard leaves a ready hand with most unseen winning tiles."""
    best, most = NO_FACE, -1
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0:
            waits = waits_without(table, rules, desk, seat, some_face)
            if waits != NONE and live(brain, waits) > most:
                best, most = some_face, live(brain, waits)
    return best


@kernel
def fear_of_all(table: Table, brain: Brain, seat):
    """Return how many opponents in play are to be feared: they have declared, or three open melds."""
    feared = 0
    for other in range(int(table.seats)):
        if other != seat and int(table.in_play) >> other & 1 == 1:
            feared += int(threat_of(table, brain, other) > 0)
    return feared


@kernel
def danger_of_face(table: Table, brain: Brain, seat, some_face):
    """Return the danger of a face against those who are to be feared; `look_round` has looked."""
    danger = 0
    for other in range(int(table.seats)):
        if other != seat and int(table.in_play) >> other & 1 == 1:
            danger += threat_of(table, brain, other) * danger_against(table, brain, other, some_face)
    return danger


@stage("truth")
def win_offered(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """A discard wins, and may be let pass: take it, or let it pass. The strata: the stages by own turns."""
    if table.phase != CLAIM or not allowed(table, seat, WIN) or not allowed(table, seat, PASS):
        return False
    return part_ways(fork, WIN, PASS, stage_by_turns(table, seat))
