"""Riichi: whether to claim a discard. Each claim gets marks by what the hand becomes; below 0 it is left."""

from fangcheng.bots.brain import live
from fangcheng.bots.plans import is_outer, is_value
from fangcheng.bots.record_types import Brain
from fangcheng.bots.riichi_discards import see_riichi
from fangcheng.bots.riichi_features import (
    DORAS,
    OUTERS,
    PAIRS,
    SUIT,
    SUIT_TILES,
    TURN,
    VALUES,
    is_double,
    live_acceptance,
)
from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.distance import distance, spare, wanted
from fangcheng.core.shapes.holding import hold
from fangcheng.core.shapes.ready import sets_to_form
from fangcheng.core.state.action_codes import CHOW_RED_BESIDE, CHOW_TWO_REDS, CLAIM_CHOW, CLAIM_PUNG, PASS
from fangcheng.core.state.codes import CHOW
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allowed, face, is_closed
from fangcheng.core.table.tile_actions import chow_option, chow_place, is_chow
from fangcheng.tiles import EAST, FACES

# What is looked at in a call, by its place in `brain.features`.
(
    ANY_CALL,  # 1
    NEARER,  # 1: the hand gets a tile nearer
    AFTER_READY,  # 1: it is ready after the call
    AFTER_ONE,  # 1: it lacks two tiles then
    AFTER_MORE,  # tiles beyond that
    LIVE_AFTER,  # unseen tiles that help then, with the best discard
    LIVE_BEFORE,  # and that help now
    IS_CHOW,
    OPENS,  # 1: it is the first call
    MAKES_VALUE,  # 1: a triplet worth a yaku
    MAKES_DOUBLE,  # 1: worth two
    HAS_VALUE,  # triplets worth a yaku that the hand has already
    VALUE_PAIRS,  # pairs that may become one
    SIMPLE,  # 1: all melds of simples, this one too
    SIMPLE_OUTERS,  # terminals and honours still to be thrown then
    NO_PLAN,  # 1: none of these, nor a flush
    FLUSH,  # tiles of the suit beyond seven, for a call of that suit or honours
    CALL_DORAS,
    PLAN_DORAS,  # with a yaku in hand
    CALL_TURN,
    OPENS_TURN,
    CALL_THREATS,
    CALL_THREAT_FAR,  # tiles missing under a threat
    CALL_DEALS,
    TAKES_RED,
    MELDS,
    ONLY_PAIR,  # 1: a pung of the hand's only pair
    MANY_PAIRS,  # for a pung: pairs beyond three
) = range(28)
CLAIM_USED = 28


CLAIMS = CLAIM_PUNG + 3 - CLAIM_CHOW + 2  # chows and pungs that there are


@stage("number", when=on("method.han_and_fu"))
def riichi_claim(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the claim with the best marks, PASS if none has more than 0."""
    if not is_worth_a_look(table, rules, desk, seat):
        return PASS
    see_riichi(table, rules, brain, seat)
    look_before_claim(table, rules, desk, brain, seat)
    best = PASS
    best_score = 0
    for number in range(CLAIMS):
        action = claim_numbered(number)
        if allowed(table, seat, action):
            score = score_of_claim(table, rules, desk, brain, seat, action)
            if score > best_score:
                best_score = score
                best = action
    return best


@kernel
def is_worth_a_look(table: Table, rules: Rules, desk: Desk, seat):
    """Return True if a legal claim makes a yaku or brings the hand nearer: this settles most claims quickly."""
    offered = face(int(table.offered))
    if offered >= EAST and is_value(table, rules, seat, offered):
        return True
    before = tiles_missing(table, rules, desk, seat)
    for number in range(CLAIMS):
        action = claim_numbered(number)
        if allowed(table, seat, action):
            low = lowest_of(offered, action)
            high = low + 2 if is_chow(action) else low
            lay_out(table, seat, offered, low, high, 1)
            after = tiles_missing(table, rules, desk, seat)
            lay_out(table, seat, offered, low, high, -1)
            if after < before:
                return True
    return False


@kernel
def claim_numbered(number):
    """Return the chows and pungs one after another: those that a hand with red fives can make, then the others."""
    action = CLAIM_CHOW + number
    return action if action < CLAIM_PUNG + 3 else CHOW_RED_BESIDE + action - CLAIM_PUNG - 3


@kernel
def lowest_of(offered, action):
    """Return the lowest face of the meld that a claim makes."""
    return offered - chow_place(chow_option(action)) if is_chow(action) else offered


@kernel
def tiles_missing(table: Table, rules: Rules, desk: Desk, seat):
    """Return how many tiles the concealed hand lacks to a win."""
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    return distance(desk.shapes, holding, sets_to_form(table, rules, seat), int(rules.forms))


@stage()
def look_before_claim(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Note how far the hand is from a win, and how many tiles help it, if nothing is claimed."""
    sets = sets_to_form(table, rules, seat)
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    brain.before[0] = distance(desk.shapes, holding, sets, int(rules.forms))
    brain.before[1] = live(brain, wanted(desk.shapes, holding, sets, int(rules.forms)))


@kernel
def score_of_claim(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, action):
    """Return the marks of a claim."""
    look_at_claim(table, rules, desk, brain, seat, action)
    weights = brain.weights.calling
    score = 0
    for place in range(CLAIM_USED):
        score += int(weights[place]) * int(brain.features[place])
    return score


@stage()
def look_at_claim(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, action):
    """Fill the features of a claim."""
    x, offered = brain.features, face(int(table.offered))
    for place in range(CLAIM_USED):
        x[place] = 0
    x[ANY_CALL] = 1
    chows = is_chow(action)
    low = lowest_of(offered, action)
    high = low + 2 if chows else low
    x[IS_CHOW] = 1 if chows else 0
    x[TAKES_RED] = 1 if (chows and chow_option(action) >= 3) or (not chows and action > CLAIM_PUNG) else 0
    if action == CHOW_TWO_REDS:
        x[TAKES_RED] = 2
    look_at_yaku(table, rules, brain, seat, offered, chows, low, high)
    lay_out(table, seat, offered, low, high, 1)
    look_at_rest(table, rules, desk, brain, seat)
    lay_out(table, seat, offered, low, high, -1)
    if not chows and brain.hand[PAIRS] == 1:
        x[ONLY_PAIR] = 1
    x[MANY_PAIRS] = max(0, int(brain.hand[PAIRS]) - 3) if not chows else 0
    look_at_claim_moment(table, rules, brain, seat)


@kernel
def lay_out(table: Table, seat, offered, low, high, count):
    """Take the tiles of a meld out of the hand for a look; with `count` -1 put them back."""
    if low == high:
        table.hand[seat, offered] -= 2 * count
    else:
        for tile in range(low, high + 1):
            if tile != offered:
                table.hand[seat, tile] -= count
    table.meld_count[seat] += count


@kernel
def look_at_rest(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Fill what the claim leaves: how far the hand is, and how many tiles help after the best discard."""
    x = brain.features
    sets = sets_to_form(table, rules, seat)
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    missing = distance(desk.shapes, holding, sets, int(rules.forms))
    x[NEARER] = int(brain.before[0]) - missing
    x[AFTER_READY] = 1 if missing <= 1 else 0
    x[AFTER_ONE] = 1 if missing == 2 else 0
    x[AFTER_MORE] = max(0, missing - 2)
    free = spare(desk.shapes, holding, sets, int(rules.forms))
    for some_face in range(FACES):
        if has(free, some_face) and x[NEARER] > 0:
            x[LIVE_AFTER] = max(int(x[LIVE_AFTER]), live_acceptance(rules, desk, brain, holding, sets, some_face))
    x[LIVE_BEFORE] = int(brain.before[1])
    x[CALL_THREAT_FAR] = missing if brain.threats > 0 else 0


@kernel
def look_at_yaku(table: Table, rules: Rules, brain: Brain, seat, offered, chows, low, high):
    """Fill what the open hand may win with."""
    x = brain.features
    values = int(brain.hand[VALUES])
    if not chows and is_value(table, rules, seat, offered):
        x[MAKES_VALUE] = 1
        x[MAKES_DOUBLE] = 1 if is_double(table, rules, seat, offered) else 0
    x[HAS_VALUE] = values
    for some_face in range(EAST, FACES):
        if table.hand[seat, some_face] == 2 and some_face != offered and is_value(table, rules, seat, some_face):
            x[VALUE_PAIRS] += 1
    if melds_are_simple(table, seat) and not is_outer(low) and not is_outer(high):
        x[SIMPLE] = 1
        x[SIMPLE_OUTERS] = int(brain.hand[OUTERS])
    flush = int(brain.hand[SUIT_TILES]) - 7
    if flush > 0 and (offered >= EAST or offered // 9 == int(brain.hand[SUIT])):
        x[FLUSH] = flush
    plan = values + x[MAKES_VALUE] > 0
    if not plan and x[SIMPLE] == 0 and x[FLUSH] == 0:
        x[NO_PLAN] = 1
    x[CALL_DORAS] = int(brain.hand[DORAS]) + int(brain.dora[offered]) + (1 if offered != table.offered else 0)
    x[PLAN_DORAS] = x[CALL_DORAS] if plan else 0


@kernel
def melds_are_simple(table: Table, seat):
    """Return True if no meld has a terminal or honour."""
    for index in range(int(table.meld_count[seat])):
        lowest = int(table.meld_face[seat, index])
        high = lowest + 2 if table.meld_kind[seat, index] == CHOW else lowest
        if is_outer(lowest) or is_outer(high):
            return False
    return True


@kernel
def look_at_claim_moment(table: Table, rules: Rules, brain: Brain, seat):
    """Fill the features of the moment: melds, turn, opponents, dealer."""
    x = brain.features
    x[OPENS] = 1 if is_closed(table, seat) else 0
    x[MELDS] = int(table.meld_count[seat])
    x[CALL_TURN] = brain.hand[TURN]
    x[OPENS_TURN] = int(x[CALL_TURN]) * int(x[OPENS])
    x[CALL_THREATS] = brain.threats
    x[CALL_DEALS] = 1 if seat == table.dealer else 0
