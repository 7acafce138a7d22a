"""Flowers: laid out at once and replaced from the tail; in some games eight win, or seven robbing the eighth."""

import numpy as np

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import after_flower, flowers_kept
from fangcheng.core.play.endings import abort, exhaust, finish_won
from fangcheng.core.scoring.gather import gather_win, luck_of_hand
from fangcheng.core.scoring.value import value_win
from fangcheng.core.settlement.pay import pay_win
from fangcheng.core.state.action_codes import NO_ACTION, PASS, WIN
from fangcheng.core.state.codes import (
    BROKE,
    BY_DISCARD,
    BY_SELF,
    F_EIGHT_FLOWERS,
    F_SEVEN_ROB_ONE,
    FLOWERS,
    FROM_FLOWER,
    NOBODY,
)
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_DRAW, E_FLOWER, E_FLOWER_WIN, emit
from fangcheng.core.state.hook_codes import AFTER_FLOWER, FLOWERS_KEPT
from fangcheng.core.state.laid_out import LAID_OUT_BITS, count_laid, laid_kind, with_laid
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    EIGHT_MAY_WIN,
    EIGHT_WIN_SEVEN_MAY,
    FLOWERS_DO_NOT_WIN,
    FLOWERS_IN_ROUNDS,
    FLOWERS_MAY_WIN,
)
from fangcheng.core.table.garden import is_over_at_once
from fangcheng.core.table.hand import add_tile, allow, forbid_all, is_laid_out, remove_tile
from fangcheng.core.table.question import ask_seats
from fangcheng.core.table.wall import take_tail
from fangcheng.tiles import FLOWER, HEAD, NO_TILE, WHITE


@stage("truth", when=on("flower_rule"))
def replace_dealt_flowers(table: Table, rules: Rules, desk: Desk):
    """Let all lay out their dealt flowers: seat by seat until none is left, or in rounds from the dealer.

    Return True if the game cannot just go on: somebody wins by his flowers, or is asked whether he does; or what was
    paid for flowers has ended the hand.
    Rules: MCR-10, TAIWAN-12, TAIWAN-63, TAIWAN-64, TAIWAN-P18, NANJING-5, NANJING-31.
    """
    seats = int(table.seats)
    more = True
    while more:
        more = False
        for step in range(seats):
            seat = (int(table.dealer) + step) % seats
            while replace_once(table, rules, seat):
                if rules.broke_ends != 0 and is_over_at_once(table, rules):
                    abort(table, rules, BROKE)
                    return True
                if rules.flower_rule == FLOWERS_IN_ROUNDS:
                    more = True
                    break
    return rules.flower_win != FLOWERS_DO_NOT_WIN and find_flower_win(table, rules, desk)


@kernel
def replace_once(table: Table, rules: Rules, seat):
    """Lay out all flowers of the hand and take as many tiles from the tail; return True if there were any.

    A flower among the replacements waits for the next time.
    Rules: TAIWAN-12.
    """
    held = held_flowers(table, rules, seat)
    for number in range(LAID_OUT_BITS):
        if held >> number & 1 == 1 and not (rules.broke_ends != 0 and is_over_at_once(table, rules)):
            kind = laid_kind(number)
            remove_tile(table, seat, kind)
            lay_flower(table, rules, seat, kind)
            position = take_tail(table, rules)
            tile = int(table.wall[position])
            add_tile(table, seat, tile)
            emit(table, E_DRAW, seat, tile, FROM_FLOWER, position, 0)
            if seat == table.dealer and table.drawn == kind:
                table.drawn = tile
    return held != 0


@kernel
def held_flowers(table: Table, rules: Rules, seat):
    """Return the mask of the tiles in the hand that have to be laid out."""
    held = 0
    for kind in range(WHITE if rules.dragon_flowers != 0 or rules.kong_tiles != 0 else FLOWER, HEAD):
        if is_laid_out(table, kind):
            for _ in range(int(table.hand[seat, kind])):
                held = with_laid(held, kind)
    return held


@stage(when=on("flower_rule"))
def lay_flower(table: Table, rules: Rules, seat, kind):
    """Lay a flower face up beside the hand, and pay at once for a group of flowers that it completes.

    Rules: MCR-14, TAIWAN-14, TAIWAN-P17.
    """
    table.flowers[seat] = with_laid(int(table.flowers[seat]), kind)
    table.side_income.last_flower = kind
    emit(table, E_FLOWER, seat, kind, 0, 0, 0)
    if rules.hooks & AFTER_FLOWER:
        after_flower(table, rules, seat)


@kernel
def flowers_of(table: Table, seat):
    """Count the flowers that lie before a seat."""
    return count_laid(int(table.flowers[seat]))


@stage("truth", when=on("flower_win"))
def find_flower_win(table: Table, rules: Rules, desk: Desk):
    """End the hand for a player with eight flowers, or with seven when another has the eighth; or ask him.

    Return True if there is one who wins or is asked; he is asked once.
    Rules: TAIWAN-63, TAIWAN-64, TAIWAN-P18, HONGKONG-33.
    """
    seat = flower_winner(table, rules)
    if seat == NOBODY or table.side_income.asked != 0 or not flowers_suffice(table, rules, desk, seat):
        return False
    if is_asked(table, rules, seat):
        ask_flower_win(table, seat)
    else:
        win_by_flowers(table, rules, desk, seat)
    return True


@kernel
def is_asked(table: Table, rules: Rules, seat):
    """Return True if the seat may play on instead of winning by its flowers."""
    if rules.flower_win == EIGHT_WIN_SEVEN_MAY:
        return eighth_owner(table, seat) != NOBODY
    return rules.flower_win == FLOWERS_MAY_WIN or rules.flower_win == EIGHT_MAY_WIN


@kernel
def flowers_suffice(table: Table, rules: Rules, desk: Desk, seat):
    """Return True unless seven flowers do not win: their owner has just laid one himself, or they are worth too little.

    Rules: HONGKONG-33.
    """
    payer = eighth_owner(table, seat)
    if rules.flower_win != EIGHT_WIN_SEVEN_MAY or payer == NOBODY:
        return True
    if int(table.flowers[seat]) >> (int(table.side_income.last_flower) - FLOWER) & 1 == 1:
        return False
    value_flowers(table, rules, desk, seat, payer)
    return desk.work.results[seat].wins != 0


@kernel
def flower_winner(table: Table, rules: Rules):
    """Return the one seat that may win by its flowers, NOBODY if there is none.

    Rules: HONGKONG-33, SHANGHAI-19.
    """
    for seat in range(int(table.seats)):
        count = flowers_of(table, seat)
        if count == 8:
            return seat
        if count == 7 and rules.flower_win != EIGHT_MAY_WIN and eighth_owner(table, seat) != NOBODY:
            return seat
    return NOBODY


@kernel
def ask_flower_win(table: Table, seat):
    """Ask the seat whether it ends the hand by its flowers or plays on with the side income.

    Rules: TAIWAN-P18.
    """
    table.side_income.asked = 1
    for other in range(int(table.seats)):
        forbid_all(table, other)
    allow(table, seat, WIN)
    allow(table, seat, PASS)
    table.answer[seat] = NO_ACTION
    ask_seats(table, FLOWERS, 1 << seat)


@stage("truth", when=lambda rules: rules.flower_win >= FLOWERS_MAY_WIN)
def take_flower_answer(table: Table, rules: Rules, desk: Desk):
    """Let the seat asked win by its flowers, or pay it for them; return True if the game goes on.

    Rules: TAIWAN-P17, TAIWAN-P18.
    """
    seat = flower_winner(table, rules)
    if table.answer[seat] == WIN:
        win_by_flowers(table, rules, desk, seat)
        return False
    forbid_all(table, seat)
    if rules.hooks & FLOWERS_KEPT:
        flowers_kept(table, rules, seat, eighth_owner(table, seat))
    return True


@kernel
def eighth_owner(table: Table, seat):
    """Return another seat that has laid out a flower, NOBODY if none: it owns the one that the seat lacks."""
    for other in range(int(table.seats)):
        if other != seat and flowers_of(table, other) > 0:
            return other
    return NOBODY


@kernel
def win_by_flowers(table: Table, rules: Rules, desk: Desk, seat):
    """Value and pay a win by flowers alone: by all eight, or from the owner of the eighth."""
    payer = eighth_owner(table, seat)
    value_flowers(table, rules, desk, seat, payer)
    desk.work.won = 1 << seat
    emit(table, E_FLOWER_WIN, seat, payer, 0, 0, 0)
    table.won_order[0] = seat
    table.won_count = 1
    table.first_win_count = 1
    table.first_win_from = payer
    pay_win(table, rules, desk, seat)
    finish_won(table, rules, desk)


@kernel
def value_flowers(table: Table, rules: Rules, desk: Desk, seat, payer):
    """Value a win by all eight flowers, or by seven with that of `payer`, on the desk."""
    win = desk.work.wins[seat]
    gather_win(table, rules, win, seat, 0, BY_SELF if payer == NOBODY else BY_DISCARD, payer)
    flowers = F_EIGHT_FLOWERS if payer == NOBODY else F_SEVEN_ROB_ONE
    win.flags = np.uint64(flowers | luck_of_hand(table, rules))
    value_win(win, rules, desk, desk.work.results[seat])


@kernel
def flower_was_last(table: Table, rules: Rules, desk: Desk):
    """End the hand as drawn because a flower drawn as the last tile cannot be replaced.

    Rules: MCR-60, TAIWAN-105.
    """
    table.drawn = NO_TILE
    exhaust(table, rules, desk)
