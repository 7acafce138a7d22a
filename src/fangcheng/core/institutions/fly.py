"""The fly (飞苍蝇): after a win the next tile of the wall is turned, and its number joins every share of the win."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import NOBODY, TURNED
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_HORSE, emit
from fangcheng.core.state.payment_rows import PAY_FLY, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import face
from fangcheng.core.table.wall import take_head
from fangcheng.tiles import EAST, FLOWER


@stage(when=on("fly"))
def pay_fly(table: Table, rules: Rules, desk: Desk):
    """Turn the next tile, the same for all winners, and let each share of their wins cost its number more.

    Where no tile is left nothing is added.
    Rules: SHANGHAI-33, COMMON-22.
    """
    if table.drawable <= 0 or desk.work.won == 0:
        return
    position = take_head(table)
    kind = int(table.wall[position])
    table.place[position] = TURNED
    emit(table, E_HORSE, NOBODY, kind, position, 0, 0)
    for winner in range(int(table.seats)):
        if int(desk.work.won) >> winner & 1 == 1:
            add_to_shares(table, desk, winner, number_of(rules, kind))


@kernel
def number_of(rules: Rules, kind):
    """Return the number on a tile, of a flower from 1 to 8; an honour counts what the rules say."""
    if face(kind) >= FLOWER:
        return kind - FLOWER + 1
    return int(rules.fly) if face(kind) >= EAST else face(kind) % 9 + 1


@kernel
def add_to_shares(table: Table, desk: Desk, winner, number):
    """Let every payer of the win pay the number for each share that he paid, those of others included."""
    win, worth = desk.work.wins[winner], int(desk.work.results[winner]["base"])
    row = open_row(table, PAY_FLY, winner, int(win.payer), number)
    for payer in range(int(table.seats)):
        shares = int(desk.work.due[winner, payer]) // max(1, worth)
        if shares > 0:
            move(table, row, payer, winner, shares * number)
