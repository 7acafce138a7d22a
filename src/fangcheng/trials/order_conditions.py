"""Positions at which sayings on the order of discards have something to say."""

from fangcheng.bots.discards import discard_action
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.random import below
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import NO_ACTION
from fangcheng.core.state.codes import CLAIMED_AWAY
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import face
from fangcheng.core.table.wall import next_seat
from fangcheng.tiles import EAST, FACES, NO_TILE, NORTH, RED
from fangcheng.trials.fork import ADVICE, CONTROL
from fangcheng.trials.held import (
    MIDDLE,
    NO_FACE,
    OPENING,
    TOO_FAR,
    best_without,
    distance_without,
    is_end,
    least_distance,
    stage_by_turns,
    stands_loose,
    throw_of,
    throws,
)
from fangcheng.trials.record_types import Fork

HONOURS, ENDS, INNER = range(3)  # classes of loose tiles: honours, 1 and 9, 2 to 8
MANY = 4  # loose tiles of a class from which no more are told apart


@kernel
def loose_class(some_face):
    """Return the class of a face: HONOURS, ENDS or INNER."""
    if some_face >= EAST:
        return HONOURS
    return ENDS if is_end(some_face) else INNER


@kernel
def any_loose(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, wanted, least):
    """Return a loose face of the class whose discard leaves `least` tiles lacking, all equally likely; else NO_FACE."""
    found, count = NO_FACE, 0
    for some_face in range(FACES):
        if loose_class(some_face) == wanted and stands_loose(table, seat, some_face):
            if distance_without(table, rules, desk, seat, some_face) == least:
                count += 1
                if below(brain, count) == 0:
                    found = some_face
    return found


@kernel
def one_class_first(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, first, second):
    """Fork where loose tiles of two classes may go at no loss: the first class by the advice, the second against it.

    The stratum is how many loose tiles of the first class are held: one, two, three, more.
    """
    if not throws(table, seat) or stage_by_turns(table, seat) != OPENING:
        return False
    least = least_distance(table, rules, desk, seat)
    advised = any_loose(table, rules, desk, brain, seat, first, least)
    if advised == NO_FACE:
        return False
    other = any_loose(table, rules, desk, brain, seat, second, least)
    if other == NO_FACE:
        return False
    fork.actions[ADVICE], fork.actions[CONTROL] = throw_of(table, seat, advised), throw_of(table, seat, other)
    fork.stratum = min(loose_of(table, seat, first), MANY) - 1
    return True


@kernel
def loose_of(table: Table, seat, wanted):
    """Count the loose tiles of a class."""
    count = 0
    for some_face in range(FACES):
        count += int(loose_class(some_face) == wanted and stands_loose(table, seat, some_face))
    return count


@stage("truth")
def honours_before_ends(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Opening, a loose honour and a loose 1 or 9: the honour first, or the end."""
    return one_class_first(table, rules, desk, brain, seat, fork, HONOURS, ENDS)


@stage("truth")
def honours_before_inner(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Opening, a loose honour and a loose 2 to 8: the honour first, or the number."""
    return one_class_first(table, rules, desk, brain, seat, fork, HONOURS, INNER)


@stage("truth")
def ends_before_inner(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Opening, a loose 1 or 9 and a loose 2 to 8: the end first, or the other."""
    return one_class_first(table, rules, desk, brain, seat, fork, ENDS, INNER)


@stage("truth")
def red_before_guest_winds(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """First discard, a loose Red and a loose guest wind, either at no loss: Red first, or the wind.

    The strata: the dealer, the others.
    """
    if not throws(table, seat) or table.river_count[seat] > 0 or not stands_loose(table, seat, RED):
        return False
    wind = any_guest_wind(table, rules, brain, seat)
    if wind == NO_FACE:
        return False
    least = least_distance(table, rules, desk, seat)
    if distance_without(table, rules, desk, seat, RED) != least:
        return False
    if distance_without(table, rules, desk, seat, wind) != least:
        return False
    fork.actions[ADVICE], fork.actions[CONTROL] = throw_of(table, seat, RED), throw_of(table, seat, wind)
    fork.stratum = int(seat != table.dealer)
    return True


@kernel
def any_guest_wind(table: Table, rules: Rules, brain: Brain, seat):
    """Return a loose wind that is neither the seat's nor the round's, all equally likely; NO_FACE for none."""
    own = EAST + (seat - int(table.dealer)) % int(table.seats)
    prevailing = EAST + int(rules.round_winds[int(table.round_wind) % 8])
    found, count = NO_FACE, 0
    for wind in range(EAST, NORTH + 1):
        if wind != own and wind != prevailing and stands_loose(table, seat, wind):
            count += 1
            if below(brain, count) == 0:
                found = wind
    return found


@stage("truth")
def no_third_follower(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """From the sixth turn on, across and then the player before threw one face, and nobody called: keep it, or follow.

    The face may go at no loss; who keeps it throws what the player likes best beside it, at no loss either.
    The strata: an honour, a 1 or 9, a 2 to 8.
    """
    if not throws(table, seat) or table.drawn == NO_TILE or table.seats != 4 or stage_by_turns(table, seat) < MIDDLE:
        return False
    across = next_seat(table, next_seat(table, seat))
    before = next_seat(table, across)
    followed = face_thrown_last(table, before)
    if followed == NO_FACE or followed != face_thrown_last(table, across) or table.hand[seat, followed] == 0:
        return False
    action = discard_action(table, seat, followed, int(table.drawn))
    if action == NO_ACTION:
        return False
    least = least_distance(table, rules, desk, seat)
    if distance_without(table, rules, desk, seat, followed) != least:
        return False
    other = best_without(table, rules, desk, brain, seat, action)
    if other == NO_ACTION or thrown_distance(table, rules, desk, seat, other) != least:
        return False
    fork.actions[ADVICE], fork.actions[CONTROL] = other, action
    fork.stratum = loose_class(followed)
    return True


@kernel
def face_thrown_last(table: Table, seat):
    """Return the face that a seat threw last, if it lies in its river; NO_FACE else."""
    last = int(table.river_count[seat]) - 1
    if last < 0 or table.river_flags[seat, last] & CLAIMED_AWAY != 0:
        return NO_FACE
    some_face = face(int(table.river[seat, last]))
    return some_face if some_face < FACES else NO_FACE


@kernel
def thrown_distance(table: Table, rules: Rules, desk: Desk, seat, action):
    """Return how many tiles lack to an allowed win after a discard; TOO_FAR for what is no discard of a face."""
    for some_face in range(FACES):
        if throw_of(table, seat, some_face) == action:
            return distance_without(table, rules, desk, seat, some_face)
    return TOO_FAR
