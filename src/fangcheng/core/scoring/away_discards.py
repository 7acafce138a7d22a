"""How far each discard leaves a hand from a win that is allowed, from one walk through its divisions.

A tile less raises a lane by one or not at all. So after a discard a hand is as near as before if one of its nearest
divisions does not need the tile, and else a tile farther; and what helps it then helps a division that is left.
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.away import divides, fewest_otherwise, others_of, wanted_away, with_others
from fangcheng.core.scoring.away_in_pairs import FOUR_SETS, OF_PAIRS, fewest_in_pairs
from fangcheng.core.scoring.away_in_sets import (
    clear_lanes,
    lane_noted,
    lowering_in_part,
    lowering_marked,
    mark_division,
    mark_lanes,
    note_nearest,
    shown_of,
)
from fangcheng.core.scoring.owed import owed_by
from fangcheng.core.shapes.distance import missing_plainly
from fangcheng.core.shapes.holding import FACES, HONOURS, SUIT, WEIGHT, change_holding, hold
from fangcheng.core.shapes.lookup import LANE_BITS, OUT_OF_REACH
from fangcheng.core.shapes.ready import forms_open, sets_to_form
from fangcheng.core.state.demand_tables import MASKS
from fangcheng.core.state.fields.forms import STANDARD
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.shape_tables import NO_SUIT


@stage("nothing", when=divides)
def look_at_discards(table: Table, rules: Rules, desk: Desk, seat):
    """Count on the desk how far each discard leaves the seat, of 3n + 2 tiles, from a win that is allowed (`away`)."""
    after = desk.work.after
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    owed, forms = owed_by(table, rules, desk, seat), forms_open(table, rules, seat)
    after.count, in_sets = 0, OUT_OF_REACH
    if forms & STANDARD:
        in_sets = note_nearest(desk, after, holding, owed)
    after.fewest = fewest_otherwise(rules, desk, holding, owed, forms, in_sets)
    if after.fewest < in_sets:
        after.count = 0
    mark_lanes(after)
    after.wanted = lowering_marked(desk, after, holding, holding.usable)
    after.forms = forms_nearest(rules, desk, holding, owed, forms)
    after.parting, after.jokers = NONE, int(holding.jokers)
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0:
            after.lacking[some_face] = lacking_without(rules, desk, holding, owed, some_face)


@kernel
def lacking_without(rules: Rules, desk: Desk, holding, owed, some_face):
    """Count the tiles that a hand lacks after this discard, jokers used."""
    fewest, jokers = int(desk.work.after.fewest), int(holding.jokers)
    if fewest >= OUT_OF_REACH:
        return OUT_OF_REACH
    if has(holding.wild, some_face):
        jokers -= 1
    elif not goes_free(rules, desk, holding, owed, some_face):
        fewest += 1
    return max(0, fewest - jokers)


@kernel
def goes_free(rules: Rules, desk: Desk, holding, owed, some_face):
    """Return True if this discard leaves a hand as near to a win as before."""
    if not has(holding.usable, some_face):
        return True
    after, part = desk.work.after, part_of(some_face)
    note_raised(desk, holding, some_face)
    stay = rise = 0
    for shown in range(max(1, int(desk.demanded.choices))):
        stay |= int(after.lanes[part, shown]) & ~int(after.raised[shown])
        rise |= int(after.lanes[part, shown]) & int(after.raised[shown])
    if rise == 0:
        after.parting |= bit(some_face)
    if stay != 0:
        return True
    if after.forms == 0:
        return False
    return forms_nearest(rules, desk, change_holding(holding, some_face, -1), owed, int(after.forms)) != 0


@kernel
def forms_nearest(rules: Rules, desk: Desk, holding, owed, forms):
    """Return which of these forms, other than sets and a pair, lack no more than the whole hand."""
    found, fewest = 0, int(desk.work.after.fewest)
    if (
        owed.sets == FOUR_SETS
        and forms & OF_PAIRS
        and fewest_in_pairs(rules, desk.shapes, holding, forms, fewest + 1) == fewest
    ):
        found = forms & OF_PAIRS
    others = others_of(rules, forms)
    if others != 0 and missing_plainly(desk.shapes, holding, owed.sets, others) == fewest:
        found |= others
    return found


@stage("mask", when=divides)
def wanted_after(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return the faces that bring the seat nearer now that this tile has left the hand that was looked at.

    They are the same as those of `wanted_away`, found sooner where the discard left the hand as near as before: then
    no face helps that did not help the whole hand.
    """
    after = desk.work.after
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    missing, fewest = int(after.lacking[some_face]), int(after.fewest)
    if missing == 0 or fewest >= OUT_OF_REACH or missing + holding.jokers != fewest:
        return wanted_away(table, rules, desk, seat, missing)
    if after.forms == 0 and has(after.parting, some_face):
        return wanted_after_parting(desk, holding, some_face)
    clear_raised(after)
    if has(holding.usable & ~holding.wild, some_face):
        note_raised(desk, change_holding(holding, some_face, 1), some_face)
    left = desk.work.nearest
    mark_what_is_left(after, left, part_of(some_face))
    sets, found = sets_to_form(table, rules, seat), lowering_marked(desk, left, holding, after.wanted)
    return with_others(rules, desk, holding, sets, int(after.forms), fewest, found)


@kernel
def narrows(desk: Desk, lacking):
    """Return True if what helps after a discard that leaves so many tiles lacking is among what helped the hand.

    That holds for sets and a pair, after a discard that leaves the hand as near as before and uses no joker.
    """
    after = desk.work.after
    return after.forms == 0 and after.fewest == lacking + after.jokers


@kernel
def wanted_after_parting(desk: Desk, holding, some_face):
    """Return the same where no nearest division needs the tile: in the other three parts all helps that helped before.

    In its own part another tile may have stood in for one that helped.
    """
    after, first = desk.work.after, 9 * part_of(some_face)
    own, wanted = SUIT << np.uint64(first), after.wanted
    if wanted & own != NONE:
        lanes = after.lanes[part_of(some_face)]
        wanted = wanted & ~own | lowering_in_part(desk, key_of(holding, some_face), first, wanted, lanes)
    return wanted | holding.wild


@kernel
def mark_what_is_left(after, left, part):
    """Mark in `left` the lanes of the divisions noted that the discard, of this part, does not raise."""
    clear_lanes(left)
    for place in range(int(after.count)):
        noted = int(after.divisions[place])
        if int(after.raised[shown_of(noted, part)]) >> LANE_BITS * lane_noted(noted, part) & 1 == 0:
            mark_division(left, noted)


@kernel
def clear_raised(after):
    """Note that no lane is raised."""
    for shown in range(MASKS):
        after.raised[shown] = 0


@kernel
def note_raised(desk: Desk, holding, some_face):
    """Note the lanes that one tile less of this face raises."""
    shapes, demanded, raised = desk.shapes, desk.demanded, desk.work.after.raised
    key, less = key_of(holding, some_face), int(WEIGHT[some_face])
    honour = int(some_face >= HONOURS)
    if demanded.told == 0:
        rows = shapes.joined[shapes.suit[NO_SUIT]]
        raised[0] = int(rows[class_of_part(shapes, honour, key - less)]) - int(rows[class_of_part(shapes, honour, key)])
        return
    now, then = class_of_part(demanded, honour, key), class_of_part(demanded, honour, key - less)
    for shown in range(int(demanded.choices)):
        raised[shown] = int(demanded.rows[then, shown]) - int(demanded.rows[now, shown])


@kernel
def class_of_part(tables, honour, key):
    """Return the class of a key of honours, or of a suit."""
    return int(tables.honour[key]) if honour else int(tables.suit[key])


@kernel
def part_of(some_face):
    """Return the part of a face: characters, dots, bamboo or honours."""
    return some_face // 9


@kernel
def key_of(holding, some_face):
    """Return the key of the part of a face."""
    if some_face < HONOURS:
        return (holding.m, holding.p, holding.s)[part_of(some_face)]
    return holding.z
