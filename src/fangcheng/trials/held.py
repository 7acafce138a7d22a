"""What conditions ask of a hand: loose tiles, lone shapes, how far a discard leaves it, whose turn it is."""

from fangcheng.bots.brain import live
from fangcheng.bots.discards import discard_action, faces_that_help, resting_distance
from fangcheng.bots.record_types import Brain
from fangcheng.bots.slips import close_discard, discard_anew
from fangcheng.bots.steady import look_at_table
from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import NO_ACTION, PASS, WIN
from fangcheng.core.state.codes import CLAIM, TURN
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import add_tile, allowed, remove_tile
from fangcheng.tiles import EAST, FACES

OPENING, MIDDLE, END = range(3)  # stages of a hand by own turns
MIDDLE_FROM, END_FROM = 6, 8  # own turns with which they begin
TOO_FAR = 99
NO_FACE = -1


@kernel
def turns_had(table: Table, seat):
    """Return which turn of its own this is for the seat, or would be after a claim; the first is 1."""
    return int(table.river_count[seat]) + 1


@kernel
def stage_by_turns(table: Table, seat):
    """Return the stage of the hand by the clock of own turns: to the fifth, sixth and seventh, from the eighth on."""
    turn = turns_had(table, seat)
    return int(turn >= MIDDLE_FROM) + int(turn >= END_FROM)


@kernel
def throws(table: Table, seat):
    """Return True if the seat is on turn, may not win, and has not declared that it is ready."""
    return table.phase == TURN and table.turn == seat and table.ready[seat] == 0 and not allowed(table, seat, WIN)


@kernel
def may_call(table: Table, seat):
    """Return True if a discard is offered that the seat may not win on, and may let pass."""
    return table.phase == CLAIM and allowed(table, seat, PASS) and not allowed(table, seat, WIN)


@kernel
def is_end(some_face):
    """Return True for the 1 or 9 of a suit."""
    return some_face < EAST and some_face % 9 in (0, 8)


@kernel
def held_beside(table: Table, seat, some_face, steps):
    """Return how many tiles so many steps up or down the same suit are held; none beyond its ends."""
    place = some_face % 9 + steps
    return int(table.hand[seat, some_face + steps]) if 0 <= place < 9 else 0


@kernel
def stands_loose(table: Table, seat, some_face):
    """Return True if one tile of the face is held, no joker, and nothing within two steps of it in its suit."""
    if table.hand[seat, some_face] != 1 or has(table.wild_mask, some_face):
        return False
    if some_face >= EAST:
        return True
    near = held_beside(table, seat, some_face, -2) + held_beside(table, seat, some_face, -1)
    return near + held_beside(table, seat, some_face, 1) + held_beside(table, seat, some_face, 2) == 0


@kernel
def stands_alone(table: Table, seat, some_face):
    """Return True if the face and the next are a shape by themselves: one tile of each, nothing within two steps."""
    if some_face >= EAST or some_face % 9 == 8:
        return False
    if table.hand[seat, some_face] != 1 or table.hand[seat, some_face + 1] != 1:
        return False
    if has(table.wild_mask, some_face) or has(table.wild_mask, some_face + 1):
        return False
    below = held_beside(table, seat, some_face, -2) + held_beside(table, seat, some_face, -1)
    return below + held_beside(table, seat, some_face, 2) + held_beside(table, seat, some_face, 3) == 0


@stage("number")
def distance_without(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return how many tiles lack to an allowed win once a tile of the face is thrown; TOO_FAR where it may not be."""
    if discard_action(table, seat, some_face, int(table.drawn)) == NO_ACTION:
        return TOO_FAR
    remove_tile(table, seat, some_face)
    distance = resting_distance(table, rules, desk, seat)
    add_tile(table, seat, some_face)
    return distance


@stage("number")
def least_distance(table: Table, rules: Rules, desk: Desk, seat):
    """Return how many tiles lack to an allowed win after the nearest discard."""
    least = TOO_FAR
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0:
            least = min(least, distance_without(table, rules, desk, seat, some_face))
    return least


@stage("number")
def helping_without(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, some_face):
    """Return how many unseen tiles bring the hand nearer once a tile of the face is thrown; `look_round` has looked."""
    remove_tile(table, seat, some_face)
    count = live(brain, faces_that_help(table, rules, desk, seat, resting_distance(table, rules, desk, seat)))
    add_tile(table, seat, some_face)
    return count


@kernel
def throw_of(table: Table, seat, some_face):
    """Return the action that discards a tile of the face."""
    return discard_action(table, seat, some_face, int(table.drawn))


@stage("number")
def best_without(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, action):
    """Return what the player would throw were this discard closed to him; NO_ACTION where there is nothing else."""
    low, middle, high = table.legal[seat, 0], table.legal[seat, 1], table.legal[seat, 2]
    close_discard(table, seat, action)
    look_at_table(table, rules, desk, brain, seat)
    other = discard_anew(table, rules, desk, brain, seat)
    table.legal[seat, 0], table.legal[seat, 1], table.legal[seat, 2] = low, middle, high
    return other if other != NO_ACTION and allowed(table, seat, other) else NO_ACTION
