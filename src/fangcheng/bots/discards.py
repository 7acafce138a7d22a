"""Choosing a discard: distance first, then live acceptance, then the worth of ready hands, then what to keep."""

import numpy as np

from fangcheng.bots.aim_worth import PLAIN
from fangcheng.bots.aims import lacking_to_aim, wanted_by_aim
from fangcheng.bots.brain import WORST, live
from fangcheng.bots.keys import short_of_win
from fangcheng.bots.ready_worth import best_with_waits, forget_ready, note_ready, waits_only_add
from fangcheng.bots.record_types import Brain
from fangcheng.bots.second_step import best_two_steps_on, forget_discards, looks_two_steps, note_open_discard
from fangcheng.bots.standing import tiles_stuck
from fangcheng.core.dialect.bits import NONE, ONE, bit, has, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.away import asks_more, away, divides, wanted_away
from fangcheng.core.scoring.away_discards import look_at_discards, narrows, wanted_after
from fangcheng.core.shapes.distance import distance, wanted
from fangcheng.core.shapes.holding import hold
from fangcheng.core.shapes.ready import forms_open, sets_to_form
from fangcheng.core.state.action_codes import DISCARD_DRAWN, NO_ACTION
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import CHECK_NOTHING, HAN_AND_FU
from fangcheng.core.table.hand import add_tile, allowed, face, remove_tile
from fangcheng.core.table.tile_actions import action_on, kinds_open
from fangcheng.tiles import EAST, FACES, HEAD, KINDS, NO_TILE, PLACES

FAR = 99
OTHER_KINDS = np.uint64((1 << KINDS) - (1 << FACES))
COPIES = 4 * PLACES  # never more unseen tiles help a hand


@stage("number", when=lambda rules: rules.method != HAN_AND_FU)
def choose_discard(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the best legal discard, as an action."""
    best_kind, best_score = NO_TILE, WORST
    forget_discards(brain)
    forget_ready(brain)
    brain.nearest, brain.surest, brain.most_helping = FAR, WORST, COPIES
    open_now = open_kinds(table, seat)
    first = nearest_kinds(table, rules, desk, brain, seat, open_now) if brain.aim == PLAIN else open_now
    rest, later = first, open_now & ~first  # the nearest first: then most others need not be looked at
    while rest != NONE:
        kind = lowest(rest)
        rest &= rest - ONE
        score = score_discard(table, rules, desk, brain, seat, kind)
        note_open_discard(brain, kind, score)
        if score > best_score and not has(brain.leaves_ready, kind):
            best_kind, best_score = kind, score
        if rest == NONE and not none_farther_is_better(rules, desk, brain, later):
            rest, later = later, NONE
            brain.most_helping = COPIES
    best_kind = best_with_waits(table, rules, desk, brain, seat, best_kind, best_score)
    if looks_two_steps(rules):
        best_kind = best_two_steps_on(table, rules, desk, brain, seat, best_kind)
    return discard_action(table, seat, best_kind, int(table.drawn)) if best_kind != NO_TILE else NO_ACTION


@kernel
def none_farther_is_better(rules: Rules, desk: Desk, brain: Brain, later):
    """Return True if none of the kinds that leave the hand farther from a win can be the best discard."""
    if later == NONE or brain.threats > 0:
        return later == NONE
    nearest = int(brain.nearest)
    return nearest < fewest_after(rules, desk, later) and -(nearest + 1) * int(brain.weights.step) <= brain.surest


@kernel
def may_be_best(brain: Brain, missing, danger, keeping):
    """Return True if a discard may still be the best, whatever helps the hand then."""
    folds = brain.threats > 0 and missing > brain.fold_line
    if brain.threats > 0 and not folds and missing + 1 > brain.fold_line:  # it folds if nothing helps
        return True
    marks = -(danger if folds else missing) * int(brain.weights.step) - int(brain.weights.risk) * danger
    return marks + max(0, int(brain.weights.help)) * int(brain.most_helping) - keeping > brain.surest


@kernel
def open_kinds(table: Table, seat):
    """Return the kinds that may be discarded, as a mask."""
    found = kinds_open(table, seat)
    return found | bit(int(table.drawn)) if has(table.legal[seat, 0], DISCARD_DRAWN) else found


@kernel
def nearest_kinds(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, open_now):
    """Return those of the kinds that leave the fewest tiles lacking, and those that are asked one by one.

    How many tiles can help after one of them is noted, where all that help then help the whole hand.
    """
    if not divides(rules):
        return open_now
    look_at_discards(table, rules, desk, seat)
    least, found, rest = fewest_after(rules, desk, open_now), NONE, open_now
    while rest != NONE:
        kind = lowest(rest)
        rest &= rest - ONE
        if not is_looked_at(rules, kind) or desk.work.after.lacking[face(kind)] == least:
            found |= bit(kind)
    if narrows(desk, least) and open_now & OTHER_KINDS == NONE:
        brain.most_helping = live(brain, desk.work.after.wanted | table.wild_mask)
    return found


@kernel
def fewest_after(rules: Rules, desk: Desk, kinds):
    """Return the fewest tiles that a discard of these kinds leaves lacking, of those looked at; FAR for none."""
    least, rest = FAR, kinds
    while rest != NONE:
        kind = lowest(rest)
        rest &= rest - ONE
        if is_looked_at(rules, kind):
            least = min(least, int(desk.work.after.lacking[face(kind)]))
    return least


@kernel
def discard_action(table: Table, seat, kind, drawn):
    """Return the action that discards this kind: the drawn tile first, so that nothing is told of the hand."""
    if kind == drawn and allowed(table, seat, DISCARD_DRAWN):
        return DISCARD_DRAWN
    if allowed(table, seat, action_on(kind)):
        return action_on(kind)
    return NO_ACTION


@stage("number")
def score_discard(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, kind):
    """Return how good the hand is once this tile is gone, but for its waits and a second step; higher is better."""
    brain.helping, keeping = NONE, keeping_worth(table, brain, seat, kind)
    remove_tile(table, seat, kind)
    score = score_rest(table, rules, desk, brain, seat, kind, keeping) - keeping
    add_tile(table, seat, kind)
    if not has(brain.leaves_ready, kind) or waits_only_add(brain):
        brain.surest = max(int(brain.surest), score)
    return score


@kernel
def score_rest(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, kind, keeping):
    """Return how good the hand is that has just lost this tile: without threats its distance tells it from nearer ones.
    A hand that no unseen tile helps has to be rebuilt, and so lacks a tile more than it seems; where a drawn hand pays
    who is ready it is left as it is.
    """
    if brain.aim != PLAIN:
        return score_for_aim(table, rules, desk, brain, seat, kind)
    weights = brain.weights
    lacking = tiles_left_lacking(table, rules, desk, seat, kind)
    resting = with_tiles_stuck(table, rules, desk, seat, lacking)
    missing = resting + short_of_win(table, rules, seat)
    if brain.threats == 0 and missing > brain.nearest:
        return -missing * int(weights.step)
    danger = danger_of(brain, kind)
    if resting > 1 + int(looks_two_steps(rules)) and not may_be_best(brain, missing, danger, keeping):
        return WORST
    mask = faces_helping(table, rules, desk, seat, kind, lacking)
    helping = live(brain, mask)
    missing += int(helping == 0 and rules.draw_check == CHECK_NOTHING)
    brain.nearest = min(int(brain.nearest), missing)
    folds = brain.threats > 0 and missing > brain.fold_line
    score = -(danger if folds else missing) * int(weights.step) + int(weights.help) * helping
    score -= int(weights.risk) * danger
    if resting == 1:
        note_ready(brain, kind)
    elif lacking == resting == 2 and weights.deep > 0 and looks_two_steps(rules):
        brain.helping = mask
    return score


@kernel
def danger_of(brain: Brain, kind):
    """Return the danger of a discard; flowers have none."""
    return int(brain.danger[face(kind)]) if face(kind) < FACES or face(kind) >= HEAD else 0


@kernel
def score_for_aim(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, kind):
    """Return how good the hand is, by what it aims at, that has just lost this tile.

    Of discards that leave the aim as near, the best is that which leaves most of the way back to any win.
    """
    weights = brain.weights
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    sets = sets_to_form(table, rules, seat)
    missing = lacking_to_aim(desk.shapes, holding, sets, int(brain.aim))
    if brain.threats == 0 and missing > brain.nearest:
        return -missing * int(weights.step)
    brain.nearest = min(int(brain.nearest), missing)
    helping = live(brain, wanted_by_aim(desk.shapes, holding, sets, int(brain.aim)))
    danger, plain = danger_of(brain, kind), shape_distance(table, rules, desk, seat)
    folds = brain.threats > 0 and missing > brain.fold_line
    score = -(danger if folds else missing) * int(weights.step) + int(weights.help) * helping
    score -= int(weights.way_back) * plain + int(weights.risk) * danger
    if missing == 1 and plain == 1:
        note_ready(brain, kind)
    return score


@kernel
def tiles_left_lacking(table: Table, rules: Rules, desk: Desk, seat, kind):
    """Return how many tiles the hand lacks that has just lost this tile."""
    if is_looked_at(rules, kind):
        return int(desk.work.after.lacking[face(kind)])
    return tiles_to_win(table, rules, desk, seat)


@kernel
def faces_helping(table: Table, rules: Rules, desk: Desk, seat, kind, lacking):
    """Return the faces that bring this hand, which lacks so many tiles, nearer."""
    if is_looked_at(rules, kind):
        return wanted_after(table, rules, desk, seat, face(kind))
    return faces_that_help(table, rules, desk, seat, lacking)


@kernel
def is_looked_at(rules: Rules, kind):
    """Return True if `look_at_discards` has told what the discard of this tile leaves."""
    return divides(rules) and face(kind) < FACES


@kernel
def resting_distance(table: Table, rules: Rules, desk: Desk, seat):
    """Return how many tiles the hand lacks to such a win, standing tiles that are of no use among them."""
    return with_tiles_stuck(table, rules, desk, seat, tiles_to_win(table, rules, desk, seat))


@kernel
def with_tiles_stuck(table: Table, rules: Rules, desk: Desk, seat, lacking):
    """Return the tiles that a hand lacks, with the standing ones that are of no use."""
    return lacking + tiles_stuck(table, rules, desk, seat) if rules.standing != 0 else lacking


@kernel
def tiles_to_win(table: Table, rules: Rules, desk: Desk, seat):
    """Return how many tiles the hand lacks to a win that is allowed."""
    if asks_more(rules):
        return away(table, rules, desk, seat)
    return shape_distance(table, rules, desk, seat)


@kernel
def shape_distance(table: Table, rules: Rules, desk: Desk, seat):
    """Return how many tiles the hand lacks to a winning shape."""
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    return distance(desk.shapes, holding, sets_to_form(table, rules, seat), forms_open(table, rules, seat))


@kernel
def faces_that_help(table: Table, rules: Rules, desk: Desk, seat, missing):
    """Return the faces that bring the hand nearer to a win to which it lacks `missing` tiles."""
    if asks_more(rules):
        return wanted_away(table, rules, desk, seat, missing)
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    return wanted(desk.shapes, holding, sets_to_form(table, rules, seat), forms_open(table, rules, seat))


@kernel
def keeping_worth(table: Table, brain: Brain, seat, kind):
    """Return small reasons to keep a tile as a number: jokers, middle numbers, the longest suit, pairs of honours."""
    some_face = face(kind)
    worth = 0
    if some_face < PLACES and has(table.wild_mask, some_face):
        worth += int(brain.weights.keep_joker)
    if some_face >= FACES or kind == NO_TILE:
        return worth
    if some_face < EAST:
        worth += int(brain.weights.keep_middle) * min(some_face % 9, 8 - some_face % 9)
        if brain.weights.keep_suit != 0 and some_face // 9 == suit_most_held(table, seat):
            worth += int(brain.weights.keep_suit)
    elif table.hand[seat, some_face] >= 2:
        worth += int(brain.weights.keep_pair)
    return worth


@kernel
def suit_most_held(table: Table, seat):
    """Return the suit of which the seat has most tiles, three for each meld; the first of equal ones."""
    best, most = 0, -1
    for suit in range(3):
        tiles = 0
        for some_face in range(9 * suit, 9 * suit + 9):
            tiles += int(table.hand[seat, some_face])
        for index in range(int(table.meld_count[seat])):
            tiles += 3 * int(table.meld_face[seat, index] // 9 == suit)
        if tiles > most:
            best, most = suit, tiles
    return best
