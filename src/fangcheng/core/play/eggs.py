"""Laying eggs in play: naming their tiles, adding to them, who robs what is added, and what replaces it."""

from fangcheng.core.dialect.bits import lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.drawing import draw_tile
from fangcheng.core.play.egg_tiles import (
    egg_is_full,
    egg_named,
    faces_to_name,
    has_no_choice,
    name_egg_tile,
    names_egg,
    pay_egg,
    tiles_named,
)
from fangcheng.core.play.endings import abort
from fangcheng.core.play.kongs import break_go_around, offer_rob
from fangcheng.core.play.legal_turn import hand_is_fixed, kong_possible
from fangcheng.core.play.own_discards import note_given_away
from fangcheng.core.play.passing import release_by_claim
from fangcheng.core.play.posing import pose_turn
from fangcheng.core.play.treasure import see_to_treasure, thrown_at_once
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.state.action_codes import EGG, PASS, TILE
from fangcheng.core.state.codes import BROKE, EGG_MELD, FROM_KONG
from fangcheng.core.state.conditions import on
from fangcheng.core.state.eggs import FAMILIES, FLIER, SMALLEST, member_of
from fangcheng.core.state.event_rows import E_EGG, emit
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import COUNTS_AS_GIVEN
from fangcheng.core.table.eggs import clear_egg_choice, find_egg
from fangcheng.core.table.garden import is_over_at_once
from fangcheng.core.table.hand import new_meld, remove_tile
from fangcheng.tiles import FACES, NO_TILE


@stage("truth", when=on("eggs"))
def lays_egg(table: Table, rules: Rules, desk: Desk, seat, action):
    """Carry out an action about an egg and return True; return False for any other action.

    Rules: JILIN-12, JILIN-14, JILIN-15, CHANGCHUN-16, CHANGCHUN-19.
    """
    if action >= EGG and action < EGG + FAMILIES:
        table.eggs.pending = 1 + action - EGG
        name_what_is_clear(table, rules, desk, seat)
    elif not names_egg(table):
        return False
    elif action >= TILE and action < TILE + FACES:
        name_egg_tile(table, rules, seat, action - TILE)
        name_what_is_clear(table, rules, desk, seat)
    elif action == PASS:
        lay_egg(table, rules, desk, seat)
    return True


@kernel
def name_what_is_clear(table: Table, rules: Rules, desk: Desk, seat):
    """Name the tiles that must be taken, and lay the egg when it is whole; else ask for the next tile."""
    replaced, fixed = int(kong_possible(table, rules)), int(hand_is_fixed(table, seat))
    while not egg_is_full(table, rules, seat, replaced) and has_no_choice(table, rules, seat, fixed):
        name_egg_tile(table, rules, seat, lowest(faces_to_name(table, rules, seat, fixed)))
    if not egg_is_full(table, rules, seat, replaced):
        pose_turn(table, rules, desk)
    elif find_egg(table, seat, egg_named(table)) >= 0:
        add_to_egg(table, rules, desk, seat)
    else:
        lay_egg(table, rules, desk, seat)


@kernel
def put_into_egg(table: Table, seat, family, added):
    """Take the tiles that were named out of the hand into the egg, and tell of them."""
    told = 0
    for place in range(FLIER + 1):
        count = int(table.eggs.chosen[place])
        told += count << place
        table.eggs.tiles[seat, family, place] += count
        for _ in range(count):
            remove_tile(table, seat, member_of(family, place))
            if added:
                table.eggs.last = (FLIER + 1) * family + place
                table.offered = member_of(family, place)
    if table.drawn != NO_TILE and table.hand[seat, int(table.drawn)] == 0:
        table.drawn = NO_TILE
    emit(table, E_EGG, seat, family, told, int(added), 0)


@kernel
def lay_egg(table: Table, rules: Rules, desk: Desk, seat):
    """Lay the egg whose tiles were named; only a fourth tile is replaced.

    Rules: JILIN-14, JILIN-49, CHANGCHUN-13, CHANGCHUN-17.
    """
    family, laid = egg_named(table), int(tiles_named(table))
    new_meld(table, seat, EGG_MELD, member_of(family, 0), seat)
    put_into_egg(table, seat, family, False)
    clear_egg_choice(table)
    if laid > SMALLEST:
        table.drawn = NO_TILE  # it rests in the hand now, and another is drawn
    note_waits_beside_draw(table, rules, desk, seat)
    egg_stands(table, rules, desk, seat, laid, False)


@kernel
def note_waits_beside_draw(table: Table, rules: Rules, desk: Desk, seat):
    """Note what the hand waits for without the tile just drawn, if that is not in the egg."""
    drawn = int(table.drawn)
    if drawn != NO_TILE:
        table.hand[seat, drawn] -= 1
    keep_waits(table, rules, desk, seat)
    if drawn != NO_TILE:
        table.hand[seat, drawn] += 1


@kernel
def add_to_egg(table: Table, rules: Rules, desk: Desk, seat):
    """Add the tile that was named to the egg and offer it to be robbed.

    Rules: JILIN-11, JILIN-15, CHANGCHUN-12, CHANGCHUN-19, CHANGCHUN-P6, CHANGCHUN-P13.
    """
    put_into_egg(table, seat, egg_named(table), True)
    clear_egg_choice(table)
    table.drawn = NO_TILE
    keep_waits(table, rules, desk, seat)
    if rules.egg_claims != 0 and rules.pass_counts[COUNTS_AS_GIVEN] != 0:
        note_given_away(table, rules, desk, seat, int(table.offered))
    table.after_kong_cut = 1 if table.kong_chain > 0 else 0
    offer_rob(table, rules, desk, seat, int(table.offered), EGG_MELD)


@stage(when=on("eggs"))
def egg_tile_stands(table: Table, rules: Rules, desk: Desk, seat):
    """Pay for a tile added to an egg, which nobody has robbed, and draw its replacement."""
    egg_stands(table, rules, desk, seat, 1, True)


@kernel
def egg_stands(table: Table, rules: Rules, desk: Desk, seat, laid, added):
    """Pay for what was laid, see to the treasure, and draw a replacement if one is due.

    Rules: JILIN-35, JILIN-41, JILIN-49, JILIN-52, CHANGCHUN-29, CHANGCHUN-41.
    """
    break_go_around(table, rules)
    release_by_claim(table, rules, seat)
    pay_egg(table, rules, seat, laid, int(added))
    if rules.broke_ends != 0 and is_over_at_once(table, rules):
        abort(table, rules, BROKE)
        return
    table.offered = NO_TILE
    if thrown_at_once(rules) and see_to_treasure(table, rules, desk, seat, False):
        return
    if added or laid > SMALLEST:
        table.kong_chain += 1
        draw_tile(table, rules, desk, seat, FROM_KONG)
    else:
        pose_turn(table, rules, desk)
