"""The last tiles of the wall, which are drawn in turn: who completes his hand wins, and nobody discards."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.endings import exhaust
from fangcheng.core.play.passing import release_by_draw
from fangcheng.core.play.winning import can_win
from fangcheng.core.scoring.factors import waits_in_shape
from fangcheng.core.state.action_codes import NO_ACTION, WIN
from fangcheng.core.state.codes import BY_DRAW, BY_SELF, FROM_WALL, NOBODY, TURN
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_DRAW, emit
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import add_tile, allow, forbid_all
from fangcheng.core.table.wall import next_seat, take_head, tiles_ahead


@stage(when=on("draw_only_tail"))
def draw_the_tail(table: Table, rules: Rules, desk: Desk, first):
    """Let the players draw one tile each, `first` before the others, until somebody wins; else the hand is drawn.

    Rules: WUHAN-5, WUHAN-20, WUHAN-41.
    """
    seat = first
    settle_readiness(table, rules)
    for other in range(int(table.seats)):
        forbid_all(table, other)
        table.answer[other] = NO_ACTION
    while tiles_ahead(table, rules) > 0:
        if wins_by_drawing(table, rules, desk, seat):
            return
        seat = next_seat(table, seat)
    exhaust(table, rules, desk)


@kernel
def settle_readiness(table: Table, rules: Rules):
    """Judge who is ready by the hands before these draws: none that holds what has to be laid aside.

    Rules: WUHAN-34.
    """
    for seat in range(int(table.seats)):
        if rules.single_kongs != 0 and not waits_in_shape(table, rules, seat):
            table.waits[seat] = NONE


@kernel
def wins_by_drawing(table: Table, rules: Rules, desk: Desk, seat):
    """Let the seat draw a tile, and win if that completes its hand; return False if it does not."""
    release_by_draw(table, rules, seat)
    position = take_head(table)
    kind = int(table.wall[position])
    emit(table, E_DRAW, seat, kind, FROM_WALL, position, 0)
    table.draws[seat] += 1
    table.turn = seat
    table.claimed_turn = BY_DRAW
    table.kong_chain = 0
    table.bloom_barred = 0
    table.drawn = kind
    table.drawn_from = FROM_WALL
    table.phase = TURN
    add_tile(table, seat, kind)
    if not can_win(table, rules, desk, seat, kind, BY_SELF, NOBODY):
        return False
    allow(table, seat, WIN)
    table.answer[seat] = WIN
    table.owed = 0
    return True
