"""Positions of games in which a winning hand lacks a suit, whichever it is: what goes of which suit."""

from fangcheng.bots.brain import look_round
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import LACK_FREE
from fangcheng.core.table.hand import face
from fangcheng.tiles import EAST, FACES
from fangcheng.trials.held import (
    NO_FACE,
    OPENING,
    TOO_FAR,
    distance_without,
    helping_without,
    least_distance,
    stage_by_turns,
    throws,
)
from fangcheng.trials.lone import throw_either
from fangcheng.trials.plan_conditions import held_of_suit
from fangcheng.trials.record_types import Fork

NO_SUIT = -1
MANY = 4  # tiles of the suit from which no more are told apart
PLANNED = 2  # discards of one suit, and none of another, that show which is to go


@stage("truth")
def suit_to_lack_first(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Opening, fewest tiles of one suit, none of it melded; a tile of it and one of the two others go at no loss: the
    first, or the second. Of each those go after which most tiles help. The strata: one tile of it, two, three, more.
    """
    if rules.lack_rule != LACK_FREE or not throws(table, seat) or stage_by_turns(table, seat) != OPENING:
        return False
    suit = suit_least_held(table, seat)
    if suit == NO_SUIT:
        return False
    least = least_distance(table, rules, desk, seat)
    look_round(table, rules, brain, seat)
    one = widest_of(table, rules, desk, brain, seat, suit, True, least)
    other = widest_of(table, rules, desk, brain, seat, suit, False, least)
    if one == NO_FACE or other == NO_FACE:
        return False
    return throw_either(table, seat, fork, one, other, min(MANY, held_of_suit(table, seat, suit)) - 1)


@stage("truth")
def suits_switched(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """All numbers thrown so far, two or more, are of one suit, of which some are held; whichever of them goes, the hand
    lacks more tiles than after another number: that other, or one of the suit. One stratum.
    """
    if rules.lack_rule != LACK_FREE or not throws(table, seat):
        return False
    suit = suit_thrown_alone(table, seat)
    if suit == NO_SUIT or held_of_suit(table, seat, suit) == 0:
        return False
    least = least_distance(table, rules, desk, seat)
    staying = least_of_suit(table, rules, desk, seat, suit)
    if staying == TOO_FAR or staying <= least:
        return False
    look_round(table, rules, brain, seat)
    one = widest_of(table, rules, desk, brain, seat, suit, False, least)
    other = widest_of(table, rules, desk, brain, seat, suit, True, staying)
    if one == NO_FACE or other == NO_FACE:
        return False
    return throw_either(table, seat, fork, one, other, 0)


@kernel
def suit_least_held(table: Table, seat):
    """Return the suit of which fewer tiles are held than of either other, at least one and none of them in a meld.

    NO_SUIT where there is none.
    """
    found, fewest = NO_SUIT, FACES
    for suit in range(3):
        tiles = held_of_suit(table, seat, suit) + FACES * melds_of_suit(table, seat, suit)
        if tiles < fewest:
            found, fewest = suit, tiles
        elif tiles == fewest:
            found = NO_SUIT
    return found if 0 < fewest < FACES else NO_SUIT


@kernel
def melds_of_suit(table: Table, seat, suit):
    """Count the melds of a suit."""
    melds = 0
    for index in range(int(table.meld_count[seat])):
        some_face = int(table.meld_face[seat, index])
        melds += int(some_face < EAST and some_face // 9 == suit)
    return melds


@kernel
def suit_thrown_alone(table: Table, seat):
    """Return the suit of all numbers that the seat has thrown, if these are PLANNED or more; NO_SUIT else."""
    found, count = NO_SUIT, 0
    for place in range(int(table.river_count[seat])):
        thrown = face(int(table.river[seat, place]))
        if thrown < EAST:
            if found != NO_SUIT and found != thrown // 9:
                return NO_SUIT
            found, count = thrown // 9, count + 1
    return found if count >= PLANNED else NO_SUIT


@stage("number")
def least_of_suit(table: Table, rules: Rules, desk: Desk, seat, suit):
    """Return how many tiles lack to an allowed win after the nearest discard of a suit; TOO_FAR without one."""
    least = TOO_FAR
    for some_face in range(9 * suit, 9 * suit + 9):
        if table.hand[seat, some_face] > 0:
            least = min(least, distance_without(table, rules, desk, seat, some_face))
    return least


@stage("number")
def widest_of(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, suit, inside, distance):
    """Return the number that goes at this distance after which most unseen tiles help; NO_FACE for none.

    It is of the suit (`inside`), or of another one.
    """
    best, most = NO_FACE, -1
    for some_face in range(EAST):
        if (some_face // 9 == suit) == inside and table.hand[seat, some_face] > 0:
            if distance_without(table, rules, desk, seat, some_face) == distance:
                helping = helping_without(table, rules, desk, brain, seat, some_face)
                if helping > most:
                    best, most = some_face, helping
    return best
