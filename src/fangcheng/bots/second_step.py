"""What waits follow: for a hand two tiles from a win, the pairs of unseen tiles that would complete it.

A discard is only asked about while it can still overtake the best one.
"""

import numpy as np

from fangcheng.bots.brain import WORST, live
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import NONE, ONE, lowest
from fangcheng.core.dialect.registry import inlined, kernel, stage
from fangcheng.core.scoring.away import asks_more
from fangcheng.core.shapes.distance import wanted_naturally
from fangcheng.core.shapes.heart import IMAGINED
from fangcheng.core.shapes.holding import Holding, add_face, faces_held, hold
from fangcheng.core.shapes.ready import forms_open, sets_to_form
from fangcheng.core.state.fields.forms import ONE_WHITE
from fangcheng.core.state.record_types import Desk, Rules, Shapes, Table
from fangcheng.core.state.rule_codes import HAN_AND_FU
from fangcheng.core.table.hand import add_tile, remove_tile
from fangcheng.tiles import KINDS, NO_TILE

SHARE = (2, 3)  # of the helpful tiles: hardly ever more of them follow one of them


@kernel
def looks_two_steps(rules: Rules):
    """Return True if every hand of a complete shape wins, so that waits are told by shape alone."""
    return rules.method != HAN_AND_FU and not asks_more(rules)


@kernel
def forget_discards(brain: Brain):
    """Note no discard."""
    for kind in range(KINDS):
        brain.helping_after[kind] = NONE


@kernel
def note_open_discard(brain: Brain, kind, marks):
    """Note what a discard is worth but for the second step, and the faces that then help: NONE if it is not asked."""
    brain.marks_of[kind], brain.helping_after[kind] = marks, brain.helping


@stage("number", when=looks_two_steps)
def best_two_steps_on(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, best_kind):
    """Return the best of the discards noted, by what they are worth with the second step; `best_kind` is so without."""
    found, most = best_kind, WORST
    if best_kind == NO_TILE or brain.helping_after[best_kind] == NONE:
        return best_kind
    kind, deep = best_kind, int(brain.weights.deep)
    while kind != NO_TILE:
        marks, helping = int(brain.marks_of[kind]), brain.helping_after[kind]
        brain.helping_after[kind] = NONE
        other = best_left(brain)
        if other == NO_TILE and most == WORST:  # there is nothing to choose from
            return best_kind
        remove_tile(table, seat, kind)
        marks += deep * waits_to_come(table, rules, desk, brain, seat, helping, (most - marks) // deep)
        add_tile(table, seat, kind)
        if marks > most:
            found, most = kind, marks
        kind = other
    return found


@kernel
def best_left(brain: Brain):
    """Return the best of the discards noted whose second step has not been looked at, NO_TILE for none."""
    found, most = NO_TILE, WORST
    for kind in range(KINDS):
        if brain.helping_after[kind] != NONE and brain.marks_of[kind] > most:
            found, most = kind, int(brain.marks_of[kind])
    return found


@kernel
def waits_to_come(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, helping, asked):
    """Return the sum over unseen helpful tiles of the unseen tiles that then complete the hand, one discarded between.

    The seat holds 3n + 1 tiles and is two tiles from a win; `helping` is the mask of what brings it nearer, and no
    other tile completes it later. A sum that will hardly reach `asked` is not counted to its end.
    """
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    sets, forms = sets_to_form(table, rules, seat), forms_open(table, rules, seat)
    widest = live(brain, helping)
    total, to_come, rest = 0, widest, helping
    while rest != NONE and total + to_come * widest * SHARE[0] // SHARE[1] >= asked:
        face = lowest(rest)
        rest &= rest - ONE
        copies = int(brain.unseen[face])
        if copies > 0:
            drawn = add_face(holding, face)
            total += copies * live(brain, waited_for(desk.shapes, drawn, sets, forms, int(drawn.jokers) + 1, helping))
            to_come -= copies
    return total


@inlined
def waited_for(shapes: Shapes, holding, sets, forms, best, among):
    """Return those `among` the faces which bring a hand that lacks `best` tiles, jokers unused, nearer to a win."""
    drawable = holding.usable & ~faces_held(shapes, holding, 4)
    asked = narrowed(holding, among) if is_plain_form(forms) else holding
    return wanted_naturally(shapes, asked, sets, forms, best) & drawable & among | holding.wild


@kernel
def is_plain_form(forms):
    """Return True if every tile is what is printed on it, and none is imagined."""
    return forms & ONE_WHITE == 0 and forms < IMAGINED


@kernel
def narrowed(holding, among):
    """Return the holding as one for which no other faces can be drawn."""
    m, p, s, z, jokers, wild, usable = holding
    return Holding(m, p, s, z, jokers, wild, usable & np.uint64(among))
