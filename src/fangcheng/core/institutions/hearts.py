"""Heart Emperor (心皇): everybody holds a tile less, and writes down one that he imagines before the first discard."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import TILE
from fangcheng.core.state.codes import HEART, SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_HEART, emit
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.hand import allow, forbid_all
from fangcheng.core.table.question import ask_all
from fangcheng.tiles import FACES


@stage(when=on("heart"))
def ask_hearts(table: Table, rules: Rules):
    """Let every player write down a kind of the game, all in secret; it need not be one that can still be drawn.

    Rules: JIANGNAN-10.
    """
    ask_all(table, HEART)
    for seat in range(int(table.seats)):
        forbid_all(table, seat)
        for face in range(FACES):
            if rules.copies[face] > 0:
                allow(table, seat, TILE + face)


@stage(when=on("heart"))
def take_hearts(table: Table):
    """Note what each has written; it stays for the hand, and nobody else sees it before he wins.

    Rules: JIANGNAN-9, JIANGNAN-10.
    """
    for seat in range(int(table.seats)):
        face = int(table.answer[seat]) - TILE
        table.heart[seat] = 1 + face
        emit(table, E_HEART, seat, face, 0, 0, 0)


@kernel
def clear_hearts(table: Table):
    """Forget what was written in the last hand."""
    for seat in range(SEATS):
        table.heart[seat] = 0
