"""Positions at which sayings on safe and dangerous tiles have something to say."""

from fangcheng.bots.brain import look_round
from fangcheng.bots.danger import threat_of
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.random import below
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import NO_ACTION
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import face
from fangcheng.core.table.wall import next_seat, seats_after
from fangcheng.tiles import EAST, FACES, NO_TILE, NORTH, WEST
from fangcheng.trials.fork import part_ways
from fangcheng.trials.groups import groups_held
from fangcheng.trials.held import (
    MIDDLE,
    NO_FACE,
    OPENING,
    TOO_FAR,
    best_without,
    distance_without,
    least_distance,
    stage_by_turns,
    stands_loose,
    throw_of,
    throws,
)
from fangcheng.trials.lone import throw_either
from fangcheng.trials.order_conditions import HONOURS, INNER, face_thrown_last, loose_class
from fangcheng.trials.record_types import Fork
from fangcheng.trials.wait_conditions import danger_of_face, fear_of_all

LIVE, DEAD = 3, 1  # unseen copies beside the one held: nobody has shown any; two are seen
FAR = 3  # tiles lacking from which a hand is far from a win
GOOD, BAD = 1, 1  # a hand that lacks so many tiles fewer than its sets is good, so many more is bad
EARLY_TURNS = 3


@kernel
def any_loose_left(
    table: Table, rules: Rules, desk: Desk, brain: Brain, seat, wanted, lowest_left, highest_left, least
):
    """Return a loose face of a class that goes at no loss and of which so many copies are unseen; else NO_FACE."""
    found, count = NO_FACE, 0
    for some_face in range(FACES):
        if loose_class(some_face) == wanted and stands_loose(table, seat, some_face):
            if lowest_left <= brain.unseen[some_face] <= highest_left:
                if distance_without(table, rules, desk, seat, some_face) == least:
                    count += 1
                    if below(brain, count) == 0:
                        found = some_face
    return found


@kernel
def dead_or_live(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, dead_first, stratum):
    """Fork at a dead and a live loose tile of one class, honours first, that both go at no loss."""
    least = least_distance(table, rules, desk, seat)
    look_round(table, rules, brain, seat)
    for wanted in range(HONOURS, INNER + 1):
        dead = any_loose_left(table, rules, desk, brain, seat, wanted, 0, DEAD, least)
        alive = any_loose_left(table, rules, desk, brain, seat, wanted, LIVE, LIVE, least)
        if dead != NO_FACE and alive != NO_FACE:
            if dead_first:
                return throw_either(table, seat, fork, dead, alive, stratum)
            return throw_either(table, seat, fork, alive, dead, stratum)
    return False


@stage("truth")
def dead_before_live(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """From the sixth turn on, two loose tiles of one class, two copies seen of one and none of the other: the dead one
    first, or the live one. The strata: the middle, the end.
    """
    if not throws(table, seat) or stage_by_turns(table, seat) < MIDDLE:
        return False
    return dead_or_live(table, rules, desk, brain, seat, fork, True, stage_by_turns(table, seat) - MIDDLE)


@stage("truth")
def live_before_dead(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Opening, two loose tiles of one class, two copies seen of one and none of the other: the live one first, or the
    dead one. The strata: good hands, others, bad ones, by how many tiles they lack.
    """
    if not throws(table, seat) or stage_by_turns(table, seat) != OPENING:
        return False
    return dead_or_live(table, rules, desk, brain, seat, fork, False, hand_class(table, rules, desk, seat))


@kernel
def hand_class(table: Table, rules: Rules, desk: Desk, seat):
    """Return 0 for a hand that lacks fewer tiles than it has sets to form, 1 for as many, 2 for more."""
    lacking = least_distance(table, rules, desk, seat)
    if lacking <= int(rules.sets) - GOOD:
        return 0
    return 2 if lacking >= int(rules.sets) + BAD else 1


@stage("truth")
def luxury_first(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Groups enough, a loose 3 to 7 and another loose tile, either goes at no loss: the middle one first, or the other.

    The strata: the stages by own turns.
    """
    if not throws(table, seat):
        return False
    if groups_held(table, seat, fork) < int(rules.sets) + 1:
        return False
    least = least_distance(table, rules, desk, seat)
    middle, other = NO_FACE, NO_FACE
    for some_face in range(FACES):
        if stands_loose(table, seat, some_face) and distance_without(table, rules, desk, seat, some_face) == least:
            if some_face < EAST and 2 <= some_face % 9 <= 6:
                middle = some_face
            else:
                other = some_face
    if middle == NO_FACE or other == NO_FACE:
        return False
    return throw_either(table, seat, fork, middle, other, stage_by_turns(table, seat))


@stage("truth")
def other_wind_before_east(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """To the third turn, not the dealer, a loose East and another loose wind that is neither the seat's nor the
    round's, none of either seen: that wind, or East. The strata: next to the dealer, across, before him.
    """
    if not throws(table, seat) or seat == table.dealer or table.river_count[seat] >= EARLY_TURNS:
        return False
    if not stands_loose(table, seat, EAST):
        return False
    look_round(table, rules, brain, seat)
    least = least_distance(table, rules, desk, seat)
    if brain.unseen[EAST] != LIVE or distance_without(table, rules, desk, seat, EAST) != least:
        return False
    own = EAST + (seat - int(table.dealer)) % int(table.seats)
    for wind in range(EAST + 1, NORTH + 1):
        if wind != own and stands_loose(table, seat, wind) and brain.unseen[wind] == LIVE:
            if distance_without(table, rules, desk, seat, wind) == least:
                return throw_either(table, seat, fork, wind, EAST, seats_after(table, int(table.dealer), seat) - 1)
    return False


@stage("truth")
def last_live_wind_kept(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """From the sixth turn on, a loose wind of which none is seen while all other winds have been: keep it, or throw it.

    It goes at no loss; who keeps it throws what the player likes best beside it. The strata: the middle, the end.
    """
    if not throws(table, seat) or stage_by_turns(table, seat) < MIDDLE:
        return False
    look_round(table, rules, brain, seat)
    kept = only_live_wind(table, rules, brain, seat)
    if kept == NO_FACE or not stands_loose(table, seat, kept):
        return False
    least = least_distance(table, rules, desk, seat)
    action = throw_of(table, seat, kept)
    if least == TOO_FAR or distance_without(table, rules, desk, seat, kept) != least:
        return False
    other = best_without(table, rules, desk, brain, seat, action)
    if other == NO_ACTION:
        return False
    return part_ways(fork, other, action, stage_by_turns(table, seat) - MIDDLE)


@kernel
def only_live_wind(table: Table, rules: Rules, brain: Brain, seat):
    """Return the wind of which no copy lies open, if it is the only such wind; NO_FACE else."""
    found = NO_FACE
    for wind in range(EAST, NORTH + 1):
        if rules.copies[wind] - table.hand[seat, wind] == brain.unseen[wind]:
            if found != NO_FACE:
                return NO_FACE
            found = wind
    return found


@stage("truth")
def safe_against_the_dealer(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """The dealer and another are to be feared, the hand is far from a win; one tile the dealer has thrown himself, one
    the other has: the tile safe against the dealer, or that safe against the other. One stratum.
    """
    if not throws(table, seat) or seat == table.dealer or threat_of(table, brain, int(table.dealer)) == 0:
        return False
    rival = rival_of_the_dealer(table, brain, seat)
    if rival < 0 or least_distance(table, rules, desk, seat) < FAR:
        return False
    dealer = int(table.dealer)
    one, other = (
        thrown_by_one(table, rules, desk, seat, dealer, rival, TOO_FAR - 1),
        thrown_by_one(table, rules, desk, seat, rival, dealer, TOO_FAR - 1),
    )
    if one == NO_FACE or other == NO_FACE:
        return False
    return throw_either(table, seat, fork, one, other, 0)


@kernel
def rival_of_the_dealer(table: Table, brain: Brain, seat):
    """Return the only other opponent who is to be feared; -1 for none, or several."""
    found = -1
    for other in range(int(table.seats)):
        if other != seat and other != table.dealer and threat_of(table, brain, other) > 0:
            if found >= 0:
                return -1
            found = other
    return found


@kernel
def thrown_by_one(table: Table, rules: Rules, desk: Desk, seat, one, other, most):
    """Return the first held face that one player has thrown and the other has not; else NO_FACE.

    Once it is thrown, at most so many tiles may lack to an allowed win.
    """
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0 and has(table.own_river_mask[one], some_face):
            if not has(table.own_river_mask[other], some_face):
                if distance_without(table, rules, desk, seat, some_face) <= most:
                    return some_face
    return NO_FACE


@stage("truth")
def west_before_east(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """To the third turn, a loose East and a loose West; the player before has just thrown the only East seen, and no
    West is seen: West first, or East. One stratum.
    """
    if not throws(table, seat) or table.river_count[seat] >= EARLY_TURNS or table.seats != 4:
        return False
    before = next_seat(table, next_seat(table, next_seat(table, seat)))
    if not stands_loose(table, seat, EAST) or not stands_loose(table, seat, WEST):
        return False
    if face_thrown_last(table, before) != EAST:
        return False
    look_round(table, rules, brain, seat)
    if brain.unseen[EAST] != LIVE - 1 or brain.unseen[WEST] != LIVE:
        return False
    least = least_distance(table, rules, desk, seat)
    if distance_without(table, rules, desk, seat, EAST) != least:
        return False
    if distance_without(table, rules, desk, seat, WEST) != least:
        return False
    return throw_either(table, seat, fork, WEST, EAST, 0)


@stage("truth")
def dangerous_tile_woven_in(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """From the sixth turn on somebody is to be feared, and the tile drawn is the most dangerous and goes at no loss; a
    tile half as dangerous costs one step at most: throw that one, or the drawn tile. The strata: the middle, the end.
    """
    if not throws(table, seat) or stage_by_turns(table, seat) < MIDDLE or table.drawn == NO_TILE:
        return False
    drawn = face(int(table.drawn))
    if drawn >= FACES or fear_of_all(table, brain, seat) == 0:
        return False
    least = least_distance(table, rules, desk, seat)
    if distance_without(table, rules, desk, seat, drawn) != least:
        return False
    look_round(table, rules, brain, seat)
    danger, safest = danger_of_face(table, brain, seat, drawn), NO_FACE
    lowest = danger // 2 + 1
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0:
            risk = danger_of_face(table, brain, seat, some_face)
            if risk > danger:
                return False
            if risk < lowest and distance_without(table, rules, desk, seat, some_face) <= least + 1:
                safest, lowest = some_face, risk
    if danger == 0 or safest == NO_FACE or safest == drawn:
        return False
    return throw_either(table, seat, fork, safest, drawn, stage_by_turns(table, seat) - MIDDLE)
