"""Positions at which sayings on the plan of a whole hand have something to say: fold, sit still, collect."""

from fangcheng.bots.brain import live, look_round
from fangcheng.bots.discards import suit_most_held
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import DISCARD_DRAWN
from fangcheng.core.state.codes import CUT_DRAWN
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allowed
from fangcheng.trials.fork import ADVICE, AS_EVER, CONTROL, part_ways
from fangcheng.trials.habits import (
    CALLS_OF_A_BEGINNER,
    COLLECTS_PUNGS,
    COLLECTS_SUIT,
    FOLDS,
    PUSHES,
    SITS_STILL,
    TURNS_OF_A_BEGINNER,
    choice_by_habit,
)
from fangcheng.trials.held import MIDDLE, least_distance, stage_by_turns, throws
from fangcheng.trials.pung_conditions import pairs_or_more_held
from fangcheng.trials.record_types import Fork
from fangcheng.trials.wait_conditions import READY, fear_of_all, waits_without, widest_ready

FIRST_TURNS = 2
MANY_OF_A_SUIT = 6
MANY_PAIRS = 3
MANY_ENOUGH = 4  # tiles of a suit that may be collected
THREE_STACKS = 6  # tiles
HOPELESS = 3  # tiles lacking in the middle from which a hand is told to fold
NEAREST = 2  # tiles lacking of the nearest hands that are asked whether they fold
FEW_WAITS, MORE_WAITS = 3, 6  # unseen winning tiles of a narrow wait, of one that is not wide


@kernel
def try_habit(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork, habit, other, stratum):
    """Fork between two habits, AS_EVER for none; return True."""
    fork.habits[ADVICE], fork.habits[CONTROL] = habit, other
    advised = choice_by_habit(table, rules, desk, brain, seat, fork, ADVICE)
    return part_ways(fork, advised, choice_by_habit(table, rules, desk, brain, seat, fork, CONTROL), stratum)


@stage("truth")
def suit_collected(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """To the second turn, six or more tiles of a suit: throw the other suits and claim none of them, or play on as
    ever. The strata: 6, 7, 8, 9, 10 and more tiles, melds left out.
    """
    if not throws(table, seat) or table.river_count[seat] >= FIRST_TURNS or table.meld_count[seat] > 0:
        return False
    suit = suit_most_held(table, seat)
    tiles = held_of_suit(table, seat, suit)
    if tiles < MANY_OF_A_SUIT:
        return False
    fork.suits[ADVICE] = suit
    return try_habit(table, rules, desk, brain, seat, fork, COLLECTS_SUIT, AS_EVER, min(4, tiles - MANY_OF_A_SUIT))


@stage("truth")
def pungs_collected(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """To the second turn, three pairs or more, nothing called: pung every pair, chow nothing and throw singles, or play
    on as ever. The strata: 3, 4, 5 and more pairs.
    """
    if not throws(table, seat) or table.river_count[seat] >= FIRST_TURNS or table.meld_count[seat] > 0:
        return False
    pairs = pairs_or_more_held(table, seat)
    if pairs < MANY_PAIRS:
        return False
    return try_habit(table, rules, desk, brain, seat, fork, COLLECTS_PUNGS, AS_EVER, min(2, pairs - MANY_PAIRS))


@stage("truth")
def three_stacks_let_pass(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """The last two draws were thrown as they came, and the hand lacks as many tiles as it has sets or more: no call and
    no change while six tiles are drawn, or play on as ever. The strata: as many, one more, more.
    """
    if not throws(table, seat) or not allowed(table, seat, DISCARD_DRAWN) or table.river_count[seat] < 2:
        return False
    last = int(table.river_count[seat]) - 1
    if table.river_flags[seat, last] & CUT_DRAWN == 0 or table.river_flags[seat, last - 1] & CUT_DRAWN == 0:
        return False
    over = least_distance(table, rules, desk, seat) - int(rules.sets)
    if over < 0:
        return False
    fork.until = int(table.drawable) - THREE_STACKS
    return try_habit(table, rules, desk, brain, seat, fork, SITS_STILL, AS_EVER, min(2, over))


@stage("truth")
def far_hand_folded(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """From the sixth turn on a hand lacks three tiles or more: throw the safest tiles to the end and claim nothing, or
    play on as ever. The strata: three tiles, four, more.
    """
    if not throws(table, seat) or stage_by_turns(table, seat) < MIDDLE:
        return False
    lacking = least_distance(table, rules, desk, seat)
    if lacking < HOPELESS:
        return False
    return try_habit(table, rules, desk, brain, seat, fork, FOLDS, AS_EVER, min(2, lacking - HOPELESS))


@stage("truth")
def threatened_hand_folded(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """From the sixth turn on somebody is to be feared, and the hand is not ready: fold to the end, or push to the end.

    The strata: it lacks two tiles, three, more.
    """
    if not throws(table, seat) or stage_by_turns(table, seat) < MIDDLE or fear_of_all(table, brain, seat) == 0:
        return False
    lacking = least_distance(table, rules, desk, seat)
    if lacking < NEAREST:
        return False
    return try_habit(table, rules, desk, brain, seat, fork, FOLDS, PUSHES, min(2, lacking - NEAREST))


@stage("truth")
def ready_hand_folded(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """From the sixth turn on somebody is to be feared, and a discard leaves the hand ready: fold to the end, or push to
    the end. The strata: three winning tiles unseen at most, six at most, more.
    """
    if not throws(table, seat) or stage_by_turns(table, seat) < MIDDLE or fear_of_all(table, brain, seat) == 0:
        return False
    if least_distance(table, rules, desk, seat) != READY:
        return False
    look_round(table, rules, brain, seat)
    waits = live(brain, waits_without(table, rules, desk, seat, widest_ready(table, rules, desk, brain, seat)))
    stratum = int(waits > FEW_WAITS) + int(waits > MORE_WAITS)
    return try_habit(table, rules, desk, brain, seat, fork, FOLDS, PUSHES, stratum)


@stage("truth")
def suit_with_most_pairs(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """To the second turn, nothing called, two suits of four tiles or more that differ by one tile at most, one of them
    with more pairs: collect that one, or the other. One stratum.
    """
    if not throws(table, seat) or table.river_count[seat] >= FIRST_TURNS or table.meld_count[seat] > 0:
        return False
    for one in range(3):
        for other in range(3):
            tiles, others = held_of_suit(table, seat, one), held_of_suit(table, seat, other)
            if one != other and min(tiles, others) >= MANY_ENOUGH and abs(tiles - others) <= 1:
                if pairs_of_suit(table, seat, one) > pairs_of_suit(table, seat, other):
                    fork.suits[ADVICE], fork.suits[CONTROL] = one, other
                    return try_habit(table, rules, desk, brain, seat, fork, COLLECTS_SUIT, COLLECTS_SUIT, 0)
    return False


@kernel
def held_of_suit(table: Table, seat, suit):
    """Count the concealed tiles of a suit."""
    tiles = 0
    for some_face in range(9 * suit, 9 * suit + 9):
        tiles += int(table.hand[seat, some_face])
    return tiles


@kernel
def pairs_of_suit(table: Table, seat, suit):
    """Count the faces of a suit of which two or more are held."""
    pairs = 0
    for some_face in range(9 * suit, 9 * suit + 9):
        pairs += int(table.hand[seat, some_face] >= 2)
    return pairs


@stage("truth")
def last_hand_pushed(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """The last hand, two or three players have more points, one is to be feared and the hand is not ready: push to the
    end, or fold to the end. The strata: two have more, three.
    """
    if not throws(table, seat) or fear_of_all(table, brain, seat) == 0:
        return False
    ahead = 0
    for other in range(int(table.seats)):
        ahead += int(table.scores[other] > table.scores[seat])
    if ahead < 2 or least_distance(table, rules, desk, seat) < NEAREST:
        return False
    return try_habit(table, rules, desk, brain, seat, fork, PUSHES, FOLDS, min(1, ahead - 2))


@stage("truth")
def calls_of_a_beginner(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """The first turn, nothing called: answer discards to the end as a beginner would, and play own turns as ever; or
    play own turns as a beginner, and answer discards as ever. The strata: the dealer, the others.
    """
    if not throws(table, seat) or table.river_count[seat] > 0 or table.meld_count[seat] > 0:
        return False
    stratum = int(seat != table.dealer)
    return try_habit(table, rules, desk, brain, seat, fork, CALLS_OF_A_BEGINNER, TURNS_OF_A_BEGINNER, stratum)
