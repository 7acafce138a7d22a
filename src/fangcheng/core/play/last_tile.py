"""What becomes of the last tile: taken and won with, taken and laid down, or left to the next player."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.endings import exhaust
from fangcheng.core.play.posing import answer_if_forced
from fangcheng.core.play.sea_bed import ask_next
from fangcheng.core.play.turn import discard
from fangcheng.core.play.winning import can_win
from fangcheng.core.state.action_codes import CHOOSE, DISCARD_DRAWN, NO_ACTION, WIN
from fangcheng.core.state.codes import BY_DRAW, BY_SELF, FROM_WALL, NOBODY, TURN
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_DRAW, E_LAST_TILE, emit
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import add_tile, allow, forbid_all
from fangcheng.core.table.sea_bed import TAKEN
from fangcheng.core.table.wall import take_head


@stage(when=on("sea_bed"))
def answer_last_tile(table: Table, rules: Rules, desk: Desk):
    """Carry out the answer of the player who was asked for the last tile."""
    seat = int(table.turn)
    taken = table.answer[seat] == CHOOSE + TAKEN
    emit(table, E_LAST_TILE, seat, int(taken), 0, 0, 0)
    forbid_all(table, seat)
    if taken:
        take_last_tile(table, rules, desk, seat)
    else:
        ask_next(table, rules, desk, seat)


@kernel
def take_last_tile(table: Table, rules: Rules, desk: Desk, seat):
    """Turn the last tile up before the seat: it wins with it, or the tile is its discard.

    A wild one it keeps for itself: it wins by itself, or the hand is over.
    Rules: CHANGSHA-23, CHANGSHA-24, YINGKOU-17.
    """
    table.sea_bed.taker = seat
    position = take_head(table)
    kind = int(table.wall[position])
    emit(table, E_DRAW, seat, kind, FROM_WALL, position, int(rules.last_tile_wild == 0))
    table.draws[seat] += 1
    table.claimed_turn = BY_DRAW
    table.kong_chain = 0
    table.phase = TURN
    table.turn = seat
    table.drawn = kind
    table.drawn_from = FROM_WALL
    table.answer[seat] = NO_ACTION
    add_tile(table, seat, kind)
    if can_win(table, rules, desk, seat, kind, BY_SELF, NOBODY):
        allow(table, seat, WIN)
        if rules.last_tile_wild == 0:
            allow(table, seat, DISCARD_DRAWN)
        table.owed = 0
        answer_if_forced(table, seat)
    elif rules.last_tile_wild != 0:
        exhaust(table, rules, desk)
    else:
        discard(table, rules, desk, seat, DISCARD_DRAWN)
