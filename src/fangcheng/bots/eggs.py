"""Eggs in the hands of bots: laid whenever they may be, and fed with tiles that the hand does not miss."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.distance import distance
from fangcheng.core.shapes.holding import hold
from fangcheng.core.shapes.ready import forms_open, sets_to_form
from fangcheng.core.state.action_codes import EGG, NO_ACTION, PASS, TILE
from fangcheng.core.state.conditions import on
from fangcheng.core.state.eggs import FAMILIES, FLIER, member_of
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.eggs import find_egg
from fangcheng.core.table.hand import allowed
from fangcheng.tiles import FACES

MANY = 99


@stage("number", when=on("eggs"))
def egg_choice(table: Table, rules: Rules, desk: Desk, seat):
    """Return an egg to lay, one to feed, or a tile to name for it; NO_ACTION where nothing of that is open or good."""
    if table.eggs.pending != 0:
        return tile_to_name(table, rules, desk, seat)
    for family in range(FAMILIES):
        if not allowed(table, seat, EGG + family):
            continue
        if find_egg(table, seat, family) < 0 or spares_egg_tile(table, rules, desk, seat, family):
            return EGG + family
    return NO_ACTION


@kernel
def far_without(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return how many tiles the hand lacks in shape without one tile of the face."""
    table.hand[seat, some_face] -= 1
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    far = distance(desk.shapes, holding, sets_to_form(table, rules, seat), forms_open(table, rules, seat))
    table.hand[seat, some_face] += 1
    return far


@kernel
def spares_egg_tile(table: Table, rules: Rules, desk: Desk, seat, family):
    """Return True if the hand holds a tile that the egg takes in, and is no further from a win without it."""
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    far = distance(desk.shapes, holding, sets_to_form(table, rules, seat), forms_open(table, rules, seat))
    for place in range(FLIER):
        some_face = int(member_of(family, place))
        if place < 3 + int(family == 0) and table.hand[seat, some_face] > 0:
            if far_without(table, rules, desk, seat, some_face) <= far:
                return True
    return False


@kernel
def tile_to_name(table: Table, rules: Rules, desk: Desk, seat):
    """Return the tile to be named that the hand misses least, a lonely one first; the egg may stay as it is at last."""
    best, choice = MANY * MANY, NO_ACTION
    for some_face in range(FACES):
        if allowed(table, seat, TILE + some_face):
            held = int(table.hand[seat, some_face])
            cost = held + 4 * int(far_without(table, rules, desk, seat, some_face))
            if cost < best:
                best, choice = cost, TILE + some_face
    if allowed(table, seat, PASS) and (choice == NO_ACTION or table.hand[seat, choice - TILE] > 1):
        return PASS
    return choice
