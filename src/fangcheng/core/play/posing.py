"""Putting a decision to a seat: the player on turn, or one who may claim; a compulsory win answers itself."""

import numpy as np

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.legal_turn import offer_turn
from fangcheng.core.state.action_codes import NO_ACTION, WIN
from fangcheng.core.state.record_types import Desk, Rules, Table


@kernel
def pose_turn(table: Table, rules: Rules, desk: Desk):
    """Ask the player on turn for his decision; a compulsory win answers itself."""
    seat = int(table.turn)
    offer_turn(table, rules, desk, seat)
    answer_if_forced(table, seat)


@kernel
def answer_if_forced(table: Table, seat):
    """Let the seat owe a decision; if only a win is open, take it instead and return True.

    Rules: SICHUAN-24.
    """
    table.answer[seat] = NO_ACTION
    forced = only_win(table, seat)
    if forced:
        table.answer[seat] = WIN
    else:
        table.owed = int(table.owed) | (1 << seat)
    return forced


@kernel
def only_win(table: Table, seat):
    """Return True if WIN is the seat's one and only action."""
    win = np.uint64(1) << np.uint64(WIN)
    return table.legal[seat, 0] == win and table.legal[seat, 1] == NONE and table.legal[seat, 2] == NONE
