"""Wins on tiles of others that `steady` lets pass, where the hand goes on and drawing the tile may pay more.

A discard is paid by one, a tile drawn by everybody who still plays. While others play on after a win, a small win on an
early discard is weighed against what the same waits bring when drawn in the turns that are left.
"""

import numpy as np

from fangcheng.bots.brain import look_round
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import count_bits, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.winning import value_for
from fangcheng.core.scoring.readiness import wins_with
from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.codes import BY_DISCARD, BY_ROB, BY_SELF, ROB, TURN
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import ADD_BASE, FAN, SECOND_WIN_ENDS, THIRD_WIN_ENDS
from fangcheng.core.table.hand import add_tile, allowed, remove_tile
from fangcheng.tiles import PLACES

SURE = 1024  # of a chance


@kernel
def others_play_on(rules: Rules):
    """Return True if the hand goes on without its first winner."""
    return rules.method == FAN and (rules.play_on == SECOND_WIN_ENDS or rules.play_on == THIRD_WIN_ENDS)


@kernel
def takes_win(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return True if the seat takes the win that is open to it."""
    drawn = table.phase == TURN and seat == table.turn
    return drawn or not others_play_on(rules) or not lets_win_pass(table, rules, desk, brain, seat)


@stage("truth", when=others_play_on)
def lets_win_pass(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return True if a win on a tile of another, which is open to the seat, brings less than to draw for it.

    Rules: SICHUAN-25, SICHUAN-30, SICHUAN-33, SICHUAN-34.
    """
    if brain.weights.passes <= 0 or not allowed(table, seat, PASS):
        return False
    by = BY_ROB if table.phase == ROB else BY_DISCARD
    if not value_for(table, rules, desk, seat, int(table.offered), by, int(table.offered_by)):
        return False
    now = int(desk.work.results[seat]["base"])
    look_round(table, rules, brain, seat)
    return now * 1000 * SURE < hope_of_drawing(table, rules, desk, brain, seat) * int(brain.weights.passes)


@kernel
def hope_of_drawing(table: Table, rules: Rules, desk: Desk, brain: Brain, seat):
    """Return what drawing one of its waits in the turns left brings a ready hand, in 1024ths of a point."""
    players = count_bits(np.uint64(table.in_play))
    more = int(rules["base"]) if rules.self_draw == ADD_BASE else 0
    live = paid = unseen = 0
    for some_face in range(PLACES):
        left = int(brain.unseen[some_face])
        unseen += left
        if left > 0 and has(table.waits[seat], some_face):
            add_tile(table, seat, some_face)
            if wins_with(table, rules, desk, seat, some_face, BY_SELF):
                live += left
                paid += left * (int(desk.work.asked["base"]) + more)
            remove_tile(table, seat, some_face)
    if live == 0:
        return 0
    missed = SURE
    for _ in range(int(table.drawable) // players):
        missed = missed * (unseen - live) // unseen
    return paid * (players - 1) * (SURE - missed) // live
