"""Flowers: laid out at once, replaced from the tail; eight of them, or seven robbing the eighth, win in Taiwan."""

import numpy as np

from fangcheng.core.bits import count_bits
from fangcheng.core.endings import exhaust, finish_won
from fangcheng.core.events import E_DRAW, E_FLOWER, E_FLOWER_WIN, emit
from fangcheng.core.facts import gather_win
from fangcheng.core.hand import add_tile, remove_tile
from fangcheng.core.kernel import kernel, stage
from fangcheng.core.record import (
    BY_DISCARD,
    BY_SELF,
    F_EIGHT_FLOWERS,
    F_SEVEN_ROB_ONE,
    FROM_FLOWER,
    LAID_OUT,
    NOBODY,
)
from fangcheng.core.scoring import value_win
from fangcheng.core.settlement import pay_win
from fangcheng.core.wall import take_tail
from fangcheng.tiles import FLOWER, HEAD, NO_TILE

FLOWERS_PER_SEAT, FLOWERS_IN_ROUNDS = 1, 2


@stage()
def replace_dealt_flowers(table, rules, desk):
    """After the deal all lay out their flowers: seat by seat until none is left, or in rounds from the dealer.

    Rules: MCR-10, TAIWAN-12, TAIWAN-63, TAIWAN-64.
    """
    seats = int(table.seats)
    more = True
    while more:
        more = False
        for step in range(seats):
            seat = (int(table.dealer) + step) % seats
            while replace_once(table, rules, seat):
                if rules.flower_rule == FLOWERS_IN_ROUNDS:
                    more = True
                    break
    if rules.flower_win != 0:
        find_flower_win(table, rules, desk)


@kernel
def replace_once(table, rules, seat):
    """Lay out all flowers of the hand and take as many tiles from the tail; tell whether there were any.

    A flower among the replacements waits for the next time.
    Rules: TAIWAN-12.
    """
    held = 0
    for kind in range(FLOWER, HEAD):
        if table.hand[seat, kind] > 0:
            held |= 1 << (kind - FLOWER)
    for kind in range(FLOWER, HEAD):
        if held >> (kind - FLOWER) & 1 == 1:
            remove_tile(table, seat, kind)
            lay_flower(table, seat, kind)
            position = take_tail(table, rules)
            tile = int(table.wall[position])
            add_tile(table, seat, tile)
            emit(table, E_DRAW, seat, tile, FROM_FLOWER, position, 0)
            if seat == table.dealer and table.drawn == kind:
                table.drawn = tile
    return held != 0


@kernel
def lay_flower(table, seat, kind):
    """Lay a flower face up beside the hand.

    Rules: MCR-14, TAIWAN-14.
    """
    table.flowers[seat] |= np.uint16(1 << (kind - FLOWER))
    emit(table, E_FLOWER, seat, kind, 0, 0, 0)


@kernel
def flowers_of(table, seat):
    """How many flowers lie before a seat."""
    return count_bits(np.uint64(table.flowers[seat]))


@stage("truth")
def find_flower_win(table, rules, desk):
    """End the hand for a player with eight flowers, or with seven when another has laid out the eighth.

    Rules: TAIWAN-63, TAIWAN-64.
    """
    for seat in range(int(table.seats)):
        count = flowers_of(table, seat)
        if count == 8:
            win_by_flowers(table, rules, desk, seat, NOBODY)
            return True
        if count == 7 and eighth_owner(table, seat) != NOBODY:
            win_by_flowers(table, rules, desk, seat, eighth_owner(table, seat))
            return True
    return False


@kernel
def eighth_owner(table, seat):
    """Who has laid out the one flower the seat lacks."""
    for other in range(int(table.seats)):
        if other != seat and flowers_of(table, other) > 0:
            return other
    return NOBODY


@kernel
def win_by_flowers(table, rules, desk, seat, payer):
    """Value and pay a win by flowers alone."""
    win = desk.work.wins[seat]
    gather_win(table, rules, win, seat, 0, BY_SELF if payer == NOBODY else BY_DISCARD, payer)
    win.flags = np.uint64(F_EIGHT_FLOWERS if payer == NOBODY else F_SEVEN_ROB_ONE)
    value_win(win, rules, desk, desk.work.results[seat])
    desk.work.won = 1 << seat
    emit(table, E_FLOWER_WIN, seat, payer, 0, 0, 0)
    table.won_order[0] = seat
    table.won_count = 1
    table.first_win_count = 1
    table.first_win_from = payer
    pay_win(table, rules, desk, seat)
    finish_won(table, rules)


@kernel
def flower_was_last(table, rules, desk):
    """A flower drawn as the last tile is not replaced: the hand is drawn.

    Rules: MCR-60, TAIWAN-105.
    """
    table.drawn = NO_TILE
    exhaust(table, rules, desk)


@kernel
def is_laid_out(table, kind):
    """Whether a kind is laid out and replaced in this game."""
    return table.role[kind] == LAID_OUT
