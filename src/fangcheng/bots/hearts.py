"""The tile to imagine (心皇): the one that brings the hand nearest, and of those the one that leaves most to draw."""

from fangcheng.bots.brain import live
from fangcheng.bots.discards import faces_that_help, resting_distance
from fangcheng.bots.ready_worth import worth_of_waits
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.winning import value_for
from fangcheng.core.shapes.ready import has_tile_to_spare
from fangcheng.core.state.action_codes import NO_ACTION, TILE
from fangcheng.core.state.codes import BY_SELF, NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allowed
from fangcheng.tiles import FACES


@stage("number", when=on("heart"))
def heart_choice(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the kind to write down, as an action; the table must have been looked at.

    Rules: JIANGNAN-10.
    """
    best_action, best_score = NO_ACTION, -(1 << 60)
    for face in range(FACES):
        if allowed(table, seat, TILE + face):
            table.heart[seat] = 1 + face
            score = score_heart(table, rules, desk, brain, seat)
            if score > best_score:
                best_action, best_score = TILE + face, score
    table.heart[seat] = 0
    return best_action


@kernel
def score_heart(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return how good the hand is with the tile it imagines now; higher is better."""
    missing = resting_distance(table, rules, desk, seat)
    weights = brain.weights
    helping = live(brain, faces_that_help(table, rules, desk, seat, missing))
    score = int(weights.help) * helping - int(weights.step) * missing
    if missing == 0 and value_for(table, rules, desk, seat, int(table.drawn), BY_SELF, NOBODY):
        return score + int(weights.point) * int(desk.work.results[seat].total)
    if missing == 1 and not has_tile_to_spare(table, rules, seat):
        return score + worth_of_waits(table, rules, desk, brain, seat)
    return score
