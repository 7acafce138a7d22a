"""Looking at all hands (看牌): a ready player looks, discards what he draws, and pays another's win dearer."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import WATCH
from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_WATCH, emit
from fangcheng.core.state.payment_rows import PAY_WATCH, move, open_row
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.hand import allow
from fangcheng.tiles import NO_TILE


@stage(when=on("watch"))
def offer_watch(table: Table, seat):
    """Allow a player who was ready before his draw to look at all hands.

    Rules: TAIWAN-53, TAIWAN-55.
    """
    if table.watch.looks[seat] == 0 and table.waits[seat] != NONE:
        allow(table, seat, WATCH)


@stage("number", when=on("watch"))
def take_watch(table: Table, seat):
    """Let the seat look at all hands: its hand is fixed, it may pass no win. Return NO_TILE: none is laid aside.

    Rules: TAIWAN-53.
    """
    table.watch.looks[seat] = 1
    table.bound[seat] = 1
    emit(table, E_WATCH, seat, 0, 0, 0, 0)
    return NO_TILE


@stage(when=on("watch"))
def pay_watchers(table: Table, rules: Rules, winner):
    """Let every other player who looked at the hands pay the winner one tai more.

    Rules: TAIWAN-54.
    """
    for seat in range(int(table.seats)):
        if seat != winner and table.watch.looks[seat] != 0:
            row = open_row(table, PAY_WATCH, winner, seat, 1)
            move(table, row, seat, winner, int(rules.unit))


@kernel
def clear_watch(table: Table):
    """Forget who has looked at the hands at the beginning of a hand."""
    for seat in range(SEATS):
        table.watch.looks[seat] = 0
