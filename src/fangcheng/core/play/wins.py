"""Wins carried out: values, payments, and whether the hand goes on."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import after_win, after_wins_on_tile
from fangcheng.core.play.endings import abort, finish_won, take_sticks
from fangcheng.core.play.turn import pass_turn
from fangcheng.core.play.turned_tiles import tile_won_on
from fangcheng.core.play.winning import value_for
from fangcheng.core.scoring.gather import gather_win
from fangcheng.core.scoring.value import value_win
from fangcheng.core.settlement.pay import pay_win
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    BY_ROB,
    BY_SELF,
    EGG_MELD,
    NOBODY,
    PUNG,
    READY_FROZEN,
    SEATS,
    TRIPLE_RON,
)
from fangcheng.core.state.event_rows import E_OUT, E_ROBBED, E_WIN, emit
from fangcheng.core.state.hook_codes import AFTER_WIN, AFTER_WINS
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import BLOOD_RIVER, FIRST_WIN_ENDS, THREE_DRAW
from fangcheng.core.table.eggs import take_egg_tile_back
from fangcheng.core.table.hand import find_grown, remove_tile
from fangcheng.core.table.standing import book_win, team_has_won
from fangcheng.tiles import NO_TILE


@kernel
def undo_robbed_kong(table: Table):
    """Make a robbed added kong a pung again, without its fourth tile, or take the robbed tile out of its egg.

    Rules: RIICHI-48, SICHUAN-23, JILIN-11, CHANGCHUN-12.
    """
    seat = int(table.offered_by)
    emit(table, E_ROBBED, seat, int(table.offered), int(table.offered_meld == EGG_MELD), 0, 0)
    if table.offered_meld == EGG_MELD:
        take_egg_tile_back(table)
    grown = find_grown(table, seat) if table.offered_meld == ADDED_KONG_MELD else -1
    if grown >= 0:
        table.meld_kind[seat, grown] = PUNG
        table.meld_tiles[seat, grown, 3] = NO_TILE


@stage()
def win_on_tile(table: Table, rules: Rules, desk: Desk, winners, by):
    """Let one or more players win on the offered tile.

    Rules: RIICHI-71, RIICHI-72, RIICHI-73, MCR-30, TAIWAN-61, TAIWAN-65, SICHUAN-21, SICHUAN-40.
    """
    payer = int(table.offered_by)
    if rules.triple_rule == THREE_DRAW and winner_count(winners) == 3:
        abort(table, rules, TRIPLE_RON)
        return
    desk.work.won = winners
    # Values first: a robbed kong still lies on the table while its robbers are counted.
    for seat in range(int(table.seats)):
        if winners >> seat & 1 == 1:
            value_together(table, rules, desk, seat, by, winner_count(winners))
    if by == BY_ROB:
        undo_robbed_kong(table)
    counters = table.counters
    last = NOBODY
    for step in range(1, int(table.seats)):
        seat = (payer + step) % int(table.seats)
        if winners >> seat & 1 == 1:
            emit(table, E_WIN, seat, payer, tile_won_on(table, seat), by, 0)
            book_win(table, seat, payer, winner_count(winners))
            pay_win(table, rules, desk, seat)
            take_sticks(table, rules, seat)
            if rules.hooks & AFTER_WIN:
                after_win(table, rules, desk, seat)
            table.counters = 0
            last = seat
    table.counters = counters
    if rules.hooks & AFTER_WINS:
        after_wins_on_tile(table, rules, desk)
    table.declared.pending = 0
    after_wins(table, rules, desk, winners, last)


@kernel
def value_together(table: Table, rules: Rules, desk: Desk, seat, by, winners):
    """Value the win of `seat`, one of several who win on the offered tile.

    Rules: TAIWAN-P13.
    """
    gather_win(table, rules, desk.work.wins[seat], seat, tile_won_on(table, seat), by, int(table.offered_by))
    desk.work.wins[seat].together = winners if winners > 1 else 0
    value_win(desk.work.wins[seat], rules, desk, desk.work.results[seat])


@kernel
def winner_count(winners):
    """Count the seats in the mask."""
    count = 0
    for seat in range(SEATS):
        count += winners >> seat & 1
    return count


@stage()
def win_by_self(table: Table, rules: Rules, desk: Desk, seat):
    """Let the player on turn win with the drawn tile.

    Rules: RIICHI-66, RIICHI-73, MCR-29, TAIWAN-65, SICHUAN-34, TIANJIN-34, TIANJIN-37.
    """
    drawn = int(table.drawn)
    desk.work.won = 1 << seat
    value_for(table, rules, desk, seat, drawn, BY_SELF, NOBODY)
    emit(table, E_WIN, seat, NOBODY, drawn, BY_SELF, 0)
    book_win(table, seat, NOBODY, 1)
    pay_win(table, rules, desk, seat)
    take_sticks(table, rules, seat)
    if rules.hooks & AFTER_WIN:
        after_win(table, rules, desk, seat)
    after_wins(table, rules, desk, 1 << seat, seat)


@kernel
def after_wins(table: Table, rules: Rules, desk: Desk, winners, last):
    """Close the hand, or go on after the wins: without the winners, or in a blood river with them.

    Rules: RIICHI-73, MCR-30, TAIWAN-65, SICHUAN-27, SICHUAN-30, SICHUAN-52, SICHUAN-54, TIANJIN-37.
    """
    if rules.play_on == BLOOD_RIVER:
        freeze_winners(table, rules, desk, winners)
    elif rules.play_on == FIRST_WIN_ENDS:
        finish_won(table, rules, desk)
        return
    else:
        leave_hand(table, winners)
        if table.won_count >= rules.play_on or (rules.teams != 0 and team_has_won(table)):
            finish_won(table, rules, desk)
            return
    pass_turn(table, rules, desk, last)


@kernel
def leave_hand(table: Table, winners):
    """Take the winners out of the hand; the others play on.

    Rules: SICHUAN-27.
    """
    for seat in range(int(table.seats)):
        if winners >> seat & 1 == 1:
            table.in_play = int(table.in_play) & ~(1 << seat)
            emit(table, E_OUT, seat, 0, 0, 0, 0)


@kernel
def freeze_winners(table: Table, rules: Rules, desk: Desk, winners):
    """Let each winner of a blood river play on with a frozen hand; the winning tile lies aside.

    Rules: SICHUAN-52.
    """
    for seat in range(int(table.seats)):
        if winners >> seat & 1 == 1:
            if seat == table.turn and table.drawn != NO_TILE:
                remove_tile(table, seat, int(table.drawn))
                table.drawn = NO_TILE
            table.ready[seat] = READY_FROZEN
