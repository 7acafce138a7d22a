"""How far a hand is from a win that is allowed: not from its shape alone, but from one that shows what is demanded.

*Away* counts the tiles still to draw or claim, as `distance` does, and is never less than it. The sets and the pair
that the concealed tiles still owe are divided among characters, dots, bamboo and honours in every way, and for each way
it is asked which demands the melds and the number of suits leave unmet; these, too, are divided among the four
(shapes/demand_lookup.py). Left out is what hangs on no tile of the hand: a minimum of points, luck, who has declared,
and that a set must be claimed, which lacks no tile.
"""

from fangcheng.core.dialect.bits import NONE, ONE, bit, lowest
from fangcheng.core.dialect.registry import inlined, kernel, stage
from fangcheng.core.patterns.branches import EIGHT
from fangcheng.core.scoring.away_in_pairs import fewest_in_pairs, others_allowed
from fangcheng.core.scoring.demands import demands_anything
from fangcheng.core.scoring.owed import BARRED, number_of_suits, owed_by
from fangcheng.core.shapes.distance import missing_plainly, wanted
from fangcheng.core.shapes.holding import change_holding, faces_held, hold
from fangcheng.core.shapes.lookup import LANE_BITS, OUT_OF_REACH, PAIR_LANE
from fangcheng.core.shapes.ready import forms_open
from fangcheng.core.state.fields.forms import SEVEN_PAIRS, SEVEN_PAIRS_ALIKE, STANDARD
from fangcheng.core.state.rule_codes import (
    LACK_FREE,
)
from fangcheng.core.state.shape_tables import NO_SUIT


@kernel
def asks_more(rules):
    """Return True if not every hand of a complete shape wins, whatever its worth."""
    return demands_anything(rules) or rules.lack_rule == LACK_FREE


@stage("number", when=asks_more)
def away(table, rules, desk, seat):
    """Count the tiles that the seat lacks to a win that is allowed; OUT_OF_REACH where its melds bar every one.

    Rules: JILIN-25, JILIN-26, JILIN-27, CHANGCHUN-31, CHANGCHUN-32, CHANGCHUN-33, HARBIN-25, HARBIN-26,
    HARBIN-27, HARBIN-28, NEIMENGGU-19, NEIMENGGU-21, YINGKOU-19, YINGKOU-20, YINGKOU-21, YINGKOU-22, JINAN-25,
    HEFEI-11, ANQING-18, CHENGDU-15.
    """
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    owed, forms = owed_by(table, rules, desk, seat), forms_open(table, rules, seat)
    least = missing_plainly(desk.shapes, holding, owed.sets, forms)
    found = missing_allowed(rules, desk, holding, owed, forms, OUT_OF_REACH, least)
    return max(0, found - holding.jokers) if found < OUT_OF_REACH else found


@stage("mask", when=asks_more)
def wanted_away(table, rules, desk, seat):
    """Return the faces that bring a hand of 3n + 1 tiles nearer to a win that is allowed, jokers too."""
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    owed, forms = owed_by(table, rules, desk, seat), forms_open(table, rules, seat)
    least = missing_plainly(desk.shapes, holding, owed.sets, forms)
    before = missing_allowed(rules, desk, holding, owed, forms, OUT_OF_REACH, least)
    if before <= holding.jokers:
        return NONE
    found = holding.wild
    left = holding.usable & ~holding.wild & ~faces_held(desk.shapes, holding, 4)
    if before == least:  # what helps an allowed hand helps the shape
        left &= wanted(desk.shapes, holding, owed.sets, forms)
    while left != NONE:
        some_face = lowest(left)
        left &= left - ONE
        more = change_holding(holding, some_face, 1)
        if missing_allowed(rules, desk, more, owed, forms, before, before - 1) < before:
            found |= bit(some_face)
    return found


@kernel
def missing_allowed(rules, desk, holding, owed, forms, limit, enough):
    """Count the tiles lacking to the nearest allowed win before jokers are used; `limit` where none is below it.

    Fewer than `enough` are not looked for.
    """
    best = limit
    if forms & STANDARD:
        best = fewest_allowed(desk, holding, owed, best, enough)
    if best > enough and owed.sets == 4 and forms & (SEVEN_PAIRS | SEVEN_PAIRS_ALIKE):
        best = fewest_in_pairs(rules, desk.shapes, holding, forms, best)
    others = forms & ~(STANDARD | SEVEN_PAIRS | SEVEN_PAIRS_ALIKE)
    if others != 0 and others_allowed(rules):
        best = min(best, missing_plainly(desk.shapes, holding, owed.sets, others))
    return best


# --- sets and a pair


@kernel
def fewest_allowed(desk, holding, owed, limit, enough):
    """Count the tiles lacking to sets and a pair that are allowed, over all ways to divide them among the suits."""
    shapes = desk.shapes
    nothing = shapes.suit[NO_SUIT]
    m, p = int(shapes.joined[shapes.suit[holding.m], nothing]), int(shapes.joined[shapes.suit[holding.p], nothing])
    s, z = int(shapes.joined[shapes.suit[holding.s], nothing]), int(shapes.joined[shapes.honour[holding.z], nothing])
    best = limit
    for paired in range(4):
        for of_m in range(owed.sets + 1):
            for of_p in range(owed.sets - of_m + 1):
                in_m, in_p = lane_of(of_m, paired == 0), lane_of(of_p, paired == 1)
                first = in_lane(m, in_m) + in_lane(p, in_p)
                if best <= enough:
                    return best
                if first < best:
                    rest = owed.sets - of_m - of_p
                    best = divide_rest(desk, holding, owed, s, z, in_m, in_p, rest, paired, first, best)
    return best


@kernel
def divide_rest(desk, holding, owed, s, z, in_m, in_p, rest, paired, first, limit):
    """Go on with the sets left for bamboo and honours, once characters and dots have theirs (`first` tiles)."""
    best = limit
    for of_s in range(rest + 1):
        in_s, in_z = lane_of(of_s, paired == 2), lane_of(rest - of_s, paired == 3)
        if first + in_lane(s, in_s) + in_lane(z, in_z) < best:
            unmet = unmet_by(owed, in_m, in_p, in_s)
            if unmet == 0 and desk.demanded.told == 0:
                best = first + in_lane(s, in_s) + in_lane(z, in_z)
            elif unmet != BARRED:
                best = min(best, fewest_showing(desk, holding, in_m, in_p, in_s, in_z, unmet))
    return best


@inlined
def lane_of(sets, paired):
    """Return the lane of so many sets and, if `paired`, the pair."""
    return sets + PAIR_LANE * int(paired)


@inlined
def in_lane(row, lane):
    """Return the tiles missing in a lane of a row."""
    return row >> LANE_BITS * lane & OUT_OF_REACH


@kernel
def unmet_by(owed, in_m, in_p, in_s):
    """Return the demands that this division among the suits leaves to its sets and its pair, or BARRED."""
    if owed.branches != 0 and longest_suit(owed, in_m, in_p, in_s) < EIGHT:
        return BARRED
    suits = owed.suits | int(in_m > 0) | int(in_p > 0) << 1 | int(in_s > 0) << 2
    return unmet_in(owed, number_of_suits(suits))


@kernel
def unmet_in(owed, count):
    """Return what a hand with tiles of so many suits leaves unmet."""
    if count == 0:
        return owed.unmet
    if count == 1:
        return owed.unmet_in_one
    return owed.unmet_in_two if count == 2 else owed.unmet_in_three


@kernel
def longest_suit(owed, in_m, in_p, in_s):
    """Count the tiles of the suit of which such a hand has most, kongs among its melds as four."""
    return max(owed.m + tiles_in(in_m), owed.p + tiles_in(in_p), owed.s + tiles_in(in_s))


@kernel
def tiles_in(lane):
    """Count the tiles of the sets and the pair of a lane."""
    return 3 * (lane % PAIR_LANE) + 2 * (lane // PAIR_LANE)


@kernel
def fewest_showing(desk, holding, in_m, in_p, in_s, in_z, unmet):
    """Count the tiles lacking to this division where it meets `unmet`, each demand in one of the four."""
    demanded = desk.demanded
    m, p = int(demanded.suit[holding.m]), int(demanded.suit[holding.p])
    s, z = int(demanded.suit[holding.s]), int(demanded.honour[holding.z])
    best, some = OUT_OF_REACH, unmet
    while some >= 0:
        left = fewest_of_two(demanded, m, p, in_m, in_p, some)
        best = min(best, left + fewest_of_two(demanded, s, z, in_s, in_z, unmet & ~some))
        some = (some - 1) & unmet if some > 0 else -1
    return best


@kernel
def fewest_of_two(demanded, one, other, in_one, in_other, unmet):
    """Count the tiles lacking to two lanes of two classes that meet `unmet` together."""
    best, some = OUT_OF_REACH, unmet
    while some >= 0:
        best = min(best, int(demanded.rows[one, some, in_one]) + int(demanded.rows[other, unmet & ~some, in_other]))
        some = (some - 1) & unmet if some > 0 else -1
    return best
