"""How `steady` plays where a win needs many points of fans (Chinese Official): along routes that reach them.

A hand is worth what its routes are worth together (mcr_routes.py, mcr_families.py); a ready hand has besides what
its waits really pay. Discards, claims and kongs are chosen by that one number, in 1024ths of a point.
"""

from fangcheng.bots.brain import look_round
from fangcheng.bots.dice import happens
from fangcheng.bots.discards import discard_action
from fangcheng.bots.mcr_danger import HOPE_PAYS, judge_risk
from fangcheng.bots.mcr_families import hope_of_families
from fangcheng.bots.mcr_points import ONE_POINT, last_chance, points, turns_left
from fangcheng.bots.mcr_routes import choose_routes, hope_of_routes, open_routes
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.winning import value_for
from fangcheng.core.shapes.distance import distance
from fangcheng.core.shapes.holding import NO_LACK, faces_held, hold
from fangcheng.core.shapes.ready import find_waits, sets_to_form
from fangcheng.core.state.action_codes import (
    ADDED_KONG,
    CLAIM_CHOW,
    CLAIM_PUNG,
    CONCEALED_KONG,
    NO_ACTION,
    OPEN_KONG,
    PASS,
)
from fangcheng.core.state.codes import BY_DISCARD, BY_SELF, CHOW, CONCEALED_KONG_MELD, NOBODY, OPEN_KONG_MELD, PUNG
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import MCR_POINTS
from fangcheng.core.table.hand import add_tile, allowed, face, is_closed, remove_tile
from fangcheng.core.table.wall import next_seat
from fangcheng.tiles import FACES

SMALL_MINIMUM = 2  # up to so many points nearly every hand has enough
MORE_IF_DRAWN = 4  # points a win may have more than by a discard: three for an unclaimed hand, a pung left concealed
USUAL_RISK = 20  # weight `risk` with which a risk costs what it is counted at
DRAWN_ONLY = 4  # of so many wins one is self-drawn


@kernel
def plans_routes(rules: Rules):
    """Return True if hands of this game must be planned: fans are added up, and many points are needed."""
    return rules.method == MCR_POINTS and rules.minimum > SMALL_MINIMUM


# --- a turn


@stage("number", when=plans_routes)
def planned_turn(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the kong or discard that leaves the hand worth most."""
    look_round(table, rules, brain, seat)
    look_at_routes(table, brain, seat)
    find_near_routes(table, desk, brain, seat)
    judge_risk(table, rules, brain, seat)
    action = best_legal_discard(table, rules, desk, brain, seat)
    kong = best_kong(table, rules, desk, brain, seat, int(brain.hope))
    return action if kong == NO_ACTION else kong


@kernel
def look_at_routes(table: Table, brain: Brain, seat):
    """Note the routes that the melds leave open, and whether anything has been claimed."""
    brain.live = NONE
    for some_face in range(FACES):
        if brain.unseen[some_face] > 0:
            brain.live |= bit(some_face)
    brain.turns = turns_left(table)
    brain.concealed = int(is_closed(table, seat))
    open_routes(table, brain, seat)


@stage()
def find_near_routes(table: Table, desk: Desk, brain: Brain, seat):
    """Keep the routes that are worth most to the hand as it is."""
    choose_routes(desk.shapes, brain, read_hand(table, desk, brain, seat))


@kernel
def read_hand(table: Table, desk: Desk, brain: Brain, seat):
    """Return the concealed hand as a holding, and note what it holds once, twice and three times."""
    holding = hold(desk.shapes, table.hand[seat], NONE, NO_LACK)
    for times in range(3):
        brain.held[times] = faces_held(desk.shapes, holding, times + 1)
    return holding


@kernel
def best_legal_discard(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the discard that leaves most hope less its risk, as an action; note in `hope` what it leaves the hand."""
    best_action, best_worth = NO_ACTION, -(1 << 60)
    drawn, stake = int(table.drawn), int(HOPE_PAYS[int(brain.turns)])
    for kind in range(FACES):
        action = discard_action(table, seat, kind, drawn)
        if action != NO_ACTION:
            hope = hope_without(table, rules, desk, brain, seat, kind)
            worth = hope * stake - int(brain.danger[kind]) * int(brain.weights.risk) // USUAL_RISK
            if worth > best_worth:
                best_action, best_worth, brain.hope = action, worth, hope
    return best_action


@kernel
def best_hope_after_discard(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return what a hand of 3n + 2 tiles is worth after its best discard."""
    best = -(1 << 60)
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0:
            best = max(best, hope_without(table, rules, desk, brain, seat, some_face))
    return best


@kernel
def hope_without(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, some_face):
    """Return what the hand is worth once this tile is discarded."""
    remove_tile(table, seat, some_face)
    hope = hope_of_hand(table, rules, desk, brain, seat)
    add_tile(table, seat, some_face)
    return hope


# --- what a hand is worth


@stage("number")
def hope_of_hand(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return what a hand of 3n + 1 tiles is worth: its routes together, and its waits if it is ready."""
    holding = read_hand(table, desk, brain, seat)
    hope = hope_of_routes(desk.shapes, brain, holding)
    hope += hope_of_families(table, rules, desk.shapes, brain, holding, seat)
    sets = sets_to_form(table, rules, seat)
    if distance(desk.shapes, holding, sets, int(rules.forms)) == 1:
        hope += hope_of_waits(table, rules, desk, brain, seat)
    return hope


@kernel
def hope_of_waits(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return what the waits of a ready hand are worth: live ones that win, by what each really pays."""
    kept = table.waits[seat]
    table.waits[seat] = find_waits(table, rules, desk, seat)
    live = paid = 0
    for some_face in range(FACES):
        unseen = int(brain.unseen[some_face])
        if has(table.waits[seat], some_face) and unseen > 0:
            worth = worth_in_mcr(table, rules, desk, brain, seat, some_face)
            if worth > 0:
                live += unseen
                paid += unseen * worth
    table.waits[seat] = kept
    if live == 0:
        return 0
    return paid // live * last_chance(int(brain.turns), live) >> ONE_POINT


@kernel
def worth_in_mcr(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, some_face):
    """Return what a win on the face pays, by a discard or, if only that reaches the minimum, drawn; 0 if it is none."""
    if value_for(table, rules, desk, seat, some_face, BY_DISCARD, next_seat(table, seat)):
        return points(int(desk.work.results[seat].total))
    if int(desk.work.results[seat].total) + MORE_IF_DRAWN < rules.minimum:
        return 0
    add_tile(table, seat, some_face)
    wins = value_for(table, rules, desk, seat, some_face, BY_SELF, NOBODY)
    remove_tile(table, seat, some_face)
    return points(int(desk.work.results[seat].total)) // DRAWN_ONLY if wins else 0


# --- kongs


@kernel
def best_kong(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, hope):
    """Return the kong that leaves the hand worth at least `hope`, NO_ACTION for none: it brings one more draw."""
    for some_face in range(FACES):
        if allowed(table, seat, CONCEALED_KONG + some_face):
            if hope_with_meld(table, rules, desk, brain, seat, some_face, CONCEALED_KONG_MELD, 4) >= hope:
                return CONCEALED_KONG + some_face
            look_at_routes(table, brain, seat)
            find_near_routes(table, desk, brain, seat)
        if allowed(table, seat, ADDED_KONG + some_face):
            if hope_without(table, rules, desk, brain, seat, some_face) >= hope:
                return ADDED_KONG + some_face
    return NO_ACTION


@kernel
def hope_with_meld(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, lowest_face, meld_kind, tiles):
    """Return what the hand is worth once `tiles` of a face lie before the seat as a kong."""
    table.hand[seat, lowest_face] -= tiles
    before = lay_for_thought(table, brain, seat, meld_kind, lowest_face)
    find_near_routes(table, desk, brain, seat)
    hope = hope_of_hand(table, rules, desk, brain, seat)
    take_up(table, seat, before)
    table.hand[seat, lowest_face] += tiles
    return hope


@kernel
def lay_for_thought(table: Table, brain: Brain, seat, meld_kind, lowest_face):
    """Lay a meld before the seat for as long as it is judged; return the kind and face noted in its place."""
    index = int(table.meld_count[seat])
    before = int(table.meld_kind[seat, index]), int(table.meld_face[seat, index])
    table.meld_kind[seat, index] = meld_kind
    table.meld_face[seat, index] = lowest_face
    table.meld_count[seat] = index + 1
    look_at_routes(table, brain, seat)
    return before


@kernel
def take_up(table: Table, seat, before):
    """Take the last meld back, so that looking ahead leaves no trace on the table."""
    index = int(table.meld_count[seat]) - 1
    table.meld_kind[seat, index], table.meld_face[seat, index] = before
    table.meld_count[seat] = index


# --- claims


@stage("number", when=plans_routes)
def planned_claim(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the claim after which the hand is worth more than if it passes, PASS if there is none.

    Who is eager takes three quarters of that for enough.
    """
    look_round(table, rules, brain, seat)
    look_at_routes(table, brain, seat)
    find_near_routes(table, desk, brain, seat)
    best = hope_of_hand(table, rules, desk, brain, seat)
    if happens(brain, int(brain.weights.eager)):
        best = 3 * best // 4
    choice = PASS
    offered = face(int(table.offered))
    if allowed(table, seat, OPEN_KONG):
        hope = hope_with_meld(table, rules, desk, brain, seat, offered, OPEN_KONG_MELD, 3)
        if hope > best:
            best, choice = hope, OPEN_KONG
    if allowed(table, seat, CLAIM_PUNG):
        hope = hope_of_claim(table, rules, desk, brain, seat, offered, PUNG, offered)
        if hope > best:
            best, choice = hope, CLAIM_PUNG
    for place in range(3):
        if allowed(table, seat, CLAIM_CHOW + place):
            hope = hope_of_claim(table, rules, desk, brain, seat, offered, CHOW, offered - place)
            if hope > best:
                best, choice = hope, CLAIM_CHOW + place
    return choice


@kernel
def hope_of_claim(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, offered, meld_kind, lowest_face):
    """Return what the hand is worth once the offered tile lies in this meld and the best discard is made."""
    move_into_meld(table, seat, offered, meld_kind, lowest_face, -1)
    before = lay_for_thought(table, brain, seat, meld_kind, lowest_face)
    find_near_routes(table, desk, brain, seat)
    hope = best_hope_after_discard(table, rules, desk, brain, seat)
    take_up(table, seat, before)
    move_into_meld(table, seat, offered, meld_kind, lowest_face, 1)
    return hope


@kernel
def move_into_meld(table: Table, seat, offered, meld_kind, lowest_face, count):
    """Take the tiles that a claim needs beside the offered one out of the hand (`count` -1), or put them back (1)."""
    if meld_kind == PUNG:
        table.hand[seat, lowest_face] += 2 * count
        return
    for tile in range(lowest_face, lowest_face + 3):
        if tile != offered:
            table.hand[seat, tile] += count
