"""Slips: now and then a discard that is only the second or third best, by the dice of the player's own brain."""

import numpy as np

from fangcheng.bots.brain import look_round
from fangcheng.bots.dice import happens
from fangcheng.bots.discards import choose_discard
from fangcheng.bots.mcr_play import best_legal_discard, find_near_routes, look_at_routes, plans_routes
from fangcheng.bots.record_types import Brain
from fangcheng.bots.riichi_discards import riichi_discard
from fangcheng.core.dialect.bits import ONE
from fangcheng.core.dialect.random import below
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.head_sets import is_naming
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.action_codes import DISCARD_DRAWN, NO_ACTION
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import HAN_AND_FU
from fangcheng.core.table.tile_actions import action_on, kind_named, names_tile


@kernel
def slips_now(table: Table, rules: Rules, brain: Brain, seat, action):
    """Return True if the player misses the best action: a discard, which it throws dice for."""
    if not is_discard(action):
        return False
    if plays_sums(rules) and is_naming(table, seat):
        return False
    return happens(brain, int(brain.weights.slips))


@kernel
def is_discard(action):
    """Return True if the action throws a tile and does nothing else."""
    return action == DISCARD_DRAWN or names_tile(action)


@stage("number")
def slipped_discard(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, best):
    """Return the second or third best discard, each half of the time; the best one where there is no other.

    The better ones are closed to the seat for as long as it thinks; nothing of that stays on the table.
    """
    low, middle, high = table.legal[seat, 0], table.legal[seat, 1], table.legal[seat, 2]
    action = best
    for _ in range(1 + below(brain, 2)):
        close_discard(table, seat, action)
        other = discard_anew(table, rules, desk, brain, seat)
        if other != NO_ACTION:
            action = other
    table.legal[seat, 0], table.legal[seat, 1], table.legal[seat, 2] = low, middle, high
    return action


@kernel
def close_discard(table: Table, seat, action):
    """Close a discard to the seat, the drawn tile and its twins in the hand together."""
    kind = int(table.drawn) if action == DISCARD_DRAWN else kind_named(action)
    close_action(table, seat, action_on(kind))
    if kind == table.drawn:
        close_action(table, seat, DISCARD_DRAWN)


@kernel
def close_action(table: Table, seat, action):
    """Close one action to the seat."""
    table.legal[seat, action >> 6] &= ~(ONE << np.uint64(action & 63))


@kernel
def discard_anew(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return the best of the discards that are open now; the table has been looked at in this decision."""
    if plans_routes(rules):
        look_round(table, rules, brain, seat)
        look_at_routes(table, brain, seat)
        find_near_routes(table, desk, brain, seat)
        return best_legal_discard(table, rules, desk, brain, seat)
    if rules.method == HAN_AND_FU:
        return riichi_discard(table, rules, desk, brain, seat)
    return choose_discard(table, rules, desk, brain, seat)
