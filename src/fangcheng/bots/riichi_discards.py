"""Riichi: choosing a discard by marks for what riichi_features.py sees, with the weights of the situation."""

from fangcheng.bots.brain import look_round
from fangcheng.bots.discards import discard_action
from fangcheng.bots.record_types import Brain
from fangcheng.bots.riichi_danger import judge_riichi_danger
from fangcheng.bots.riichi_features import BEST, MISSING, USED, live_acceptance, look_at_discard, look_at_hand
from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.distance import distance, spare
from fangcheng.core.shapes.holding import hold
from fangcheng.core.shapes.ready import sets_to_form
from fangcheng.core.state.action_codes import NO_ACTION
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import face
from fangcheng.tiles import FACES, KINDS

FARTHEST = 4  # hands that lack more tiles are judged alike
SITUATIONS = 2 * FARTHEST  # tiles missing, without and with a declared hand at the table


@stage(when=on("method.han_and_fu"))
def see_riichi(table: Table, rules: Rules, brain: Brain, seat):
    """Look at table and hand before a decision."""
    look_round(table, rules, brain, seat)
    judge_riichi_danger(table, rules, brain, seat)
    look_at_hand(table, rules, brain, seat)


@stage("number", when=on("method.han_and_fu"))
def riichi_discard(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the best legal discard, as an action; `see_riichi` must have looked."""
    weigh_routes(table, rules, desk, brain, seat)
    situation = situation_of(brain)
    best_action = NO_ACTION
    best_score = -(1 << 60)
    drawn = int(table.drawn)
    for kind in range(KINDS):
        action = discard_action(table, seat, kind, drawn)
        if action != NO_ACTION:
            score = score_of(table, rules, brain, seat, kind, situation)
            if score > best_score:
                best_score = score
                best_action = action
    return best_action


@stage()
def weigh_routes(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Fill `acceptance` of every face held: unseen tiles that bring the hand nearer after it, -1 if it loses a step."""
    hand = table.hand[seat]
    sets = sets_to_form(table, rules, seat)
    holding = hold(desk.shapes, hand, table.wild_mask, int(table.lack.suit[seat]))
    free = spare(desk.shapes, holding, sets, int(rules.forms))
    brain.hand[MISSING] = distance(desk.shapes, holding, sets, int(rules.forms))
    brain.hand[BEST] = 0
    for some_face in range(FACES):
        brain.acceptance[some_face] = -1
        if has(free, some_face):
            count = live_acceptance(rules, desk, brain, holding, sets, some_face)
            brain.acceptance[some_face] = count
            brain.hand[BEST] = max(int(brain.hand[BEST]), count)


@kernel
def situation_of(brain: Brain):
    """Return the row of the weights: by the tiles missing, and by whether somebody has declared."""
    row = min(max(int(brain.hand[MISSING]), 1), FARTHEST) - 1
    return row + FARTHEST if brain.threats > 0 else row


@kernel
def score_of(table: Table, rules: Rules, brain: Brain, seat, kind, situation):
    """Return the marks of a discard."""
    look_at_kind(table, rules, brain, seat, kind)
    weights = brain.weights.discards
    score = 0
    for place in range(USED):
        score += int(weights[situation, place]) * int(brain.features[place])
    return score


@kernel
def look_at_kind(table: Table, rules: Rules, brain: Brain, seat, kind):
    """Fill the features of a discard whose routes have been weighed."""
    acceptance = int(brain.acceptance[face(kind)])
    farther = 1 if acceptance < 0 else 0
    look_at_discard(table, rules, brain, seat, kind, farther, max(acceptance, 0))
