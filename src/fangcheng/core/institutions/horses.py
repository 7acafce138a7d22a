"""Horses and birds (买马, 扎鸟): tiles turned up after a win; each hit costs every payer of the win."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.cover import owes_share, who_pays_all
from fangcheng.core.state.codes import NOBODY, SEATS, TURNED
from fangcheng.core.state.event_rows import E_HORSE, emit
from fangcheng.core.state.payment_rows import PAY_HORSES, move, open_row
from fangcheng.core.state.rule_codes import (
    FROM_WALL,
    HORSES_ALL,
    HORSES_NUMBER,
    HORSES_ONE_FIVE_NINE,
    HORSES_SUITED,
    HORSES_SUITED_AND_JOKERS,
)
from fangcheng.core.table.hand import face, tile_number
from fangcheng.core.table.wall import take_head
from fangcheng.tiles import EAST, RED, WHITE

NOWHERE = -1  # position of the winning tile where it is the horse itself


@stage(when=lambda rules: rules.horses != 0)
def pay_horses(table, rules, desk):
    """Turn up the horses, the same for all winners, and pay each winner of the last tile his hits.

    Rules: COMMON-22, HONGZHONG-30, HONGZHONG-32, QINGYUAN-26.
    """
    winners = int(desk.work.won)
    if rules.horse_own_tile != 0 and table.drawable == 0:
        for winner in range(int(table.seats)):
            if winners >> winner & 1 == 1:
                note_horse(table, rules, winners, int(desk.work.wins[winner].tile), NOWHERE)
    else:
        turn_horses(table, rules, winners)
    for winner in range(int(table.seats)):
        if winners >> winner & 1 == 1 and table.horses.hits[winner] > 0:
            pay_hits(table, rules, desk, winner, int(table.horses.hits[winner]))


@kernel
def clear_horses(table):
    """Forget what the horses of the last hand hit."""
    for seat in range(SEATS):
        table.horses.hits[seat] = 0


@kernel
def turn_horses(table, rules, winners):
    """Turn up the horses that are due: the next tiles of the wall, or those of the reserve from its front."""
    count = 1 if rules.horse_hits == HORSES_NUMBER else int(rules.horses)
    first = int(table.wall_size) - int(rules.reserve)
    if rules.horses_from == FROM_WALL:
        count = min(count, int(table.drawable))
    for number in range(count):
        position = take_head(table) if rules.horses_from == FROM_WALL else first + number
        table.place[position] = TURNED
        note_horse(table, rules, winners, int(table.wall[position]), position)


@kernel
def note_horse(table, rules, winners, kind, position):
    """Count the hits of one horse for each of the winners, and say whom it points at."""
    seat = NOBODY
    for winner in range(int(table.seats)):
        hits = hits_of(table, rules, winner, face(kind)) if winners >> winner & 1 == 1 else 0
        table.horses.hits[winner] += hits
        seat = winner if hits > 0 else seat
    if rules.horse_hits <= HORSES_SUITED:
        seat = seat_pointed_at(table, rules, face(kind))
    emit(table, E_HORSE, seat, kind, position, 0, 0)


@kernel
def hits_of(table, rules, winner, some_face):
    """Return how often a horse hits for the winner.

    Rules: HONGZHONG-31, QINGYUAN-26, SHENZHEN-19.
    """
    wild = has(table.wild_mask, some_face)
    if rules.horse_hits == HORSES_NUMBER:
        return 10 if wild else tile_number(some_face)
    if rules.horse_hits == HORSES_ONE_FIVE_NINE:
        return int(wild or (some_face < EAST and some_face % 9 % 4 == 0))
    if wild and rules.horse_hits == HORSES_SUITED_AND_JOKERS:
        return 1
    return int(seat_pointed_at(table, rules, some_face) == winner)


@kernel
def seat_pointed_at(table, rules, some_face):
    """Return the seat that a horse points at, NOBODY if none.

    The dealer has 1, 5, 9, East and Red, the next 2, 6, South and Green, then 3, 7, West and White, then 4, 8, North.
    Rules: QINGYUAN-26, SHENZHEN-19.
    """
    if some_face >= EAST and rules.horse_hits != HORSES_ALL:
        return NOBODY
    steps = some_face % 9
    if some_face >= WHITE:
        steps = RED - some_face
    elif some_face >= EAST:
        steps = some_face - EAST
    return (int(table.dealer) + steps % 4) % int(table.seats)


@kernel
def pay_hits(table, rules, desk, winner, hits):
    """Let each share of the win cost so many points for every hit; who pays the share of another pays this too.

    Rules: COMMON-22, HONGZHONG-31, QINGYUAN-9, QINGYUAN-24, QINGYUAN-26.
    """
    win, result = desk.work.wins[winner], desk.work.results[winner]
    cover = who_pays_all(table, rules, win, result, winner)
    row = open_row(table, PAY_HORSES, winner, int(win.payer), hits)
    for seat in range(int(table.seats)):
        if owes_share(table, rules, win, result, seat, cover, int(desk.work.won)):
            payer = seat if cover == NOBODY else cover
            move(table, row, payer, winner, hits * int(rules.horse_points))
