"""The missing suit (定缺): each player names one before play and must have no tile of it left to win."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.holding import NO_LACK, SUIT
from fangcheng.core.state.action_codes import CHOOSE
from fangcheng.core.state.codes import LACK, SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_LACK, emit
from fangcheng.core.state.record_types import Table
from fangcheng.core.table.hand import allow, face, forbid_all
from fangcheng.core.table.question import ask_all


@stage(when=on("lack_rule.declared"))
def ask_lack(table: Table):
    """Let every player choose the suit he will do without, all in secret.

    Rules: SICHUAN-9, SICHUAN-10.
    """
    ask_all(table, LACK)
    for seat in range(int(table.seats)):
        forbid_all(table, seat)
        for suit in range(3):
            allow(table, seat, CHOOSE + suit)


@stage(when=on("lack_rule.declared"))
def take_lack(table: Table):
    """Show the missing suits when all have chosen.

    Rules: SICHUAN-10.
    """
    for seat in range(int(table.seats)):
        table.lack.suit[seat] = int(table.answer[seat]) - CHOOSE
        emit(table, E_LACK, seat, int(table.lack.suit[seat]), 0, 0, 0)


@kernel
def holds_lack(table: Table, seat):
    """Return True if a tile of the declared missing suit is still in the hand.

    Rules: SICHUAN-17.
    """
    suit = int(table.lack.suit[seat])
    if suit < 0:
        return False
    for rank in range(9):
        if table.hand[seat, 9 * suit + rank] > 0:
            return True
    return False


@kernel
def lack_mask(table: Table, seat):
    """Return the faces of the seat's missing suit as a mask, none before it is named."""
    suit = int(table.lack.suit[seat])
    return NONE if suit < 0 else SUIT << np.uint64(9 * suit)


@kernel
def is_lacking(table: Table, seat, kind):
    """Return True if the kind belongs to the missing suit of the seat."""
    return has(lack_mask(table, seat), face(kind))


@stage("mask", when=on("lack_rule.declared"))
def faces_to_keep(table: Table, seat):
    """Return the faces that may not be discarded: all others while tiles of the missing suit are in the hand.

    Rules: SICHUAN-17.
    """
    return ~lack_mask(table, seat) if holds_lack(table, seat) else NONE


@kernel
def faces_to_leave(table: Table, seat):
    """Return the faces that may not be claimed or laid down: those of the missing suit.

    No stage: it is asked for every seat at every discard, and a call would cost more than the mask.
    Rules: SICHUAN-17.
    """
    return lack_mask(table, seat)


@kernel
def clear_lack(table: Table):
    """Forget the missing suits at the beginning of a hand."""
    for seat in range(SEATS):
        table.lack.suit[seat] = NO_LACK
