"""Choosing a discard: distance first, then live acceptance, then the worth of ready hands, then what to keep."""

from fangcheng.bots.aim_worth import PLAIN
from fangcheng.bots.aims import lacking_to_aim, wanted_by_aim
from fangcheng.bots.brain import WORST, live
from fangcheng.bots.drawn_waits import is_read_ahead, marks_of_win, worth_of_drawn_waits
from fangcheng.bots.keys import short_of_win
from fangcheng.bots.record_types import Brain
from fangcheng.bots.second_step import best_two_steps_on, forget_discards, looks_two_steps, note_open_discard
from fangcheng.bots.standing import tiles_stuck
from fangcheng.core.dialect.bits import NONE, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.winning import value_for
from fangcheng.core.scoring.away import asks_more, away, divides, wanted_away
from fangcheng.core.scoring.away_discards import look_at_discards, wanted_after
from fangcheng.core.shapes.distance import distance, wanted
from fangcheng.core.shapes.holding import hold
from fangcheng.core.shapes.ready import find_waits, forms_open, sets_to_form
from fangcheng.core.state.action_codes import DISCARD_DRAWN, NO_ACTION, TILE
from fangcheng.core.state.codes import BY_DISCARD, BY_SELF, NOBODY
from fangcheng.core.state.conditions import off
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import CHECK_NOTHING
from fangcheng.core.table.hand import add_tile, allowed, face, remove_tile
from fangcheng.core.table.wall import next_seat
from fangcheng.tiles import EAST, FACES, HEAD, KINDS, NO_TILE, PLACES

FAR = 99


@stage("number", when=off("method.han_and_fu"))
def choose_discard(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the best legal discard, as an action."""
    best_kind, best_score = NO_TILE, WORST
    forget_discards(brain)
    brain.nearest = FAR
    drawn = int(table.drawn)
    least = look_ahead(table, rules, desk, seat, drawn) if brain.aim == PLAIN else FAR
    for later in range(1 + int(least != FAR)):  # the nearest first: then most others need not be looked at
        for kind in range(KINDS):
            if not is_open(table, seat, kind, drawn) or int(leaves_more(rules, desk, kind, least)) != later:
                continue
            score = score_discard(table, rules, desk, brain, seat, kind)
            note_open_discard(brain, kind, score)
            if score > best_score:
                best_kind, best_score = kind, score
    if looks_two_steps(rules):
        best_kind = best_two_steps_on(table, rules, desk, brain, seat, best_kind)
    return discard_action(table, seat, best_kind, drawn) if best_kind != NO_TILE else NO_ACTION


@kernel
def is_open(table: Table, seat, kind, drawn):
    """Return True if a tile of the kind may be discarded."""
    return discard_action(table, seat, kind, drawn) != NO_ACTION


@kernel
def look_ahead(table: Table, rules: Rules, desk: Desk, seat, drawn):
    """Return the fewest tiles that a legal discard leaves lacking; FAR where discards are asked one by one."""
    least = FAR
    if divides(rules):
        look_at_discards(table, rules, desk, seat)
        for kind in range(KINDS):
            if is_looked_at(rules, kind) and discard_action(table, seat, kind, drawn) != NO_ACTION:
                least = min(least, int(desk.work.after.lacking[face(kind)]))
    return least


@kernel
def leaves_more(rules: Rules, desk: Desk, kind, least):
    """Return True if the discard is known to leave more than the `least` tiles lacking."""
    return is_looked_at(rules, kind) and desk.work.after.lacking[face(kind)] > least


@kernel
def discard_action(table: Table, seat, kind, drawn):
    """Return the action that discards this kind: the drawn tile first, so that nothing is told of the hand."""
    if kind == drawn and allowed(table, seat, DISCARD_DRAWN):
        return DISCARD_DRAWN
    if allowed(table, seat, TILE + kind):
        return TILE + kind
    return NO_ACTION


@stage("number")
def score_discard(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, kind):
    """Return how good the hand is once this tile is gone, but for what a second step tells; higher is better."""
    brain.helping = NONE
    remove_tile(table, seat, kind)
    score = score_rest(table, rules, desk, brain, seat, kind)
    add_tile(table, seat, kind)
    return score - keeping_worth(table, brain, seat, kind)


@kernel
def score_rest(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, kind):
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
    mask = faces_helping(table, rules, desk, seat, kind, lacking)
    helping = live(brain, mask)
    missing += int(helping == 0 and rules.draw_check == CHECK_NOTHING)
    brain.nearest = min(int(brain.nearest), missing)
    danger = danger_of(brain, kind)
    folds = brain.threats > 0 and missing > brain.fold_line
    score = -(danger if folds else missing) * int(weights.step) + int(weights.help) * helping
    score -= int(weights.risk) * danger
    if resting == 1:
        score += worth_of_waits(table, rules, desk, brain, seat)
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
        score += worth_of_waits(table, rules, desk, brain, seat)
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


@stage("number")
def worth_of_waits(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return what a ready hand can expect: unseen winning tiles times the value each would have."""
    if is_read_ahead(rules):
        return worth_of_drawn_waits(table, rules, desk, brain, seat)
    worth = 0
    waiting = find_waits(table, rules, desk, seat)
    kept = table.waits[seat]
    table.waits[seat] = waiting
    for some_face in range(PLACES):
        if has(waiting, some_face) and brain.unseen[some_face] > 0:
            worth += int(brain.unseen[some_face]) * worth_of_win(table, rules, desk, brain, seat, some_face)
    table.waits[seat] = kept
    return worth


@kernel
def worth_of_win(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, some_face):
    """Return the value of a win on the face, by a discard where the game has it, else drawn; 0 if it is no win."""
    if rules.win_by_discard != 0:
        if value_for(table, rules, desk, seat, some_face, BY_DISCARD, next_seat(table, seat)):
            return marks_of_win(brain, int(desk.work.results[seat].total))
        return 0
    add_tile(table, seat, some_face)
    wins = value_for(table, rules, desk, seat, some_face, BY_SELF, NOBODY)
    remove_tile(table, seat, some_face)
    return marks_of_win(brain, int(desk.work.results[seat].total)) if wins else 0


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
