"""Offering the last tile of the wall to one player after the other."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.endings import exhaust
from fangcheng.core.shapes.ready import is_ready
from fangcheng.core.state.action_codes import CHOOSE
from fangcheng.core.state.codes import LAST_TILE, NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allow
from fangcheng.core.table.question import ask_alone
from fangcheng.core.table.sea_bed import LEFT, TAKEN
from fangcheng.core.table.wall import next_seat
from fangcheng.tiles import NO_TILE


@stage(when=on("sea_bed"))
def offer_last_tile(table: Table, rules: Rules, desk: Desk, seat):
    """Begin with the player whose draw it would be.

    Rules: CHANGSHA-22.
    """
    table.sea_bed.first = seat
    table.sea_bed.taker = NOBODY
    ask_for_last_tile(table, rules, seat)


@kernel
def ask_for_last_tile(table: Table, rules: Rules, seat):
    """Ask one player; only who is ready may take the tile, the others can but leave it.

    Where the tile is wild, or the rules ask for no readiness, anybody may.
    Rules: CHANGSHA-22, HEFEI-18, CHANGSHA-47, COMMON-11, YINGKOU-16.
    """
    ask_alone(table, seat, LAST_TILE)
    table.drawn = NO_TILE
    if rules.last_tile_wild != 0 or rules.sea_bed_free != 0 or is_ready(table, rules, seat):
        allow(table, seat, CHOOSE + TAKEN)
    allow(table, seat, CHOOSE + LEFT)


@kernel
def ask_next(table: Table, rules: Rules, desk: Desk, seat):
    """Ask the player after `seat`, who has left the tile; if all have, the hand is drawn.

    Rules: CHANGSHA-25.
    """
    after = next_seat(table, seat)
    if after == table.sea_bed.first:
        exhaust(table, rules, desk)
    else:
        ask_for_last_tile(table, rules, after)
