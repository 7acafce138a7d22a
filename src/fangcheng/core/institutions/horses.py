"""Horses and birds (买马, 扎鸟): tiles turned up after a win; each hit costs every payer of the win."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.cover import owes_share, who_pays_all
from fangcheng.core.patterns.jokers import stand_for_themselves
from fangcheng.core.scoring.combine import value_combined
from fangcheng.core.scoring.value import begin_readings
from fangcheng.core.shapes.readings import next_reading
from fangcheng.core.state.codes import BY_DISCARD, BY_SELF, IN_WALL, NOBODY, SEATS, TURNED
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_HORSE, emit
from fangcheng.core.state.payment_rows import PAY_HORSES, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    HORSES_ALL,
    HORSES_DRAGONS_FROM_NEXT,
    HORSES_FROM_WALL,
    HORSES_NUMBER,
    HORSES_OF_DEALER,
    HORSES_ONE_FIVE_NINE,
    HORSES_SUITED,
    HORSES_SUITED_AND_JOKERS,
)
from fangcheng.core.table.hand import face, tile_number
from fangcheng.core.table.wall import LONGEST_RUN, take_head, tiles_reserved
from fangcheng.tiles import EAST, RED, WHITE

NOWHERE = -1  # position of the winning tile where it is the horse itself


@kernel
def turns_any(rules: Rules):
    """Return True if these rules turn up horses after some win."""
    return rules.horses + rules.horse_bare + rules.horse_step != 0


@stage(when=turns_any)
def pay_horses(table: Table, rules: Rules, desk: Desk):
    """Turn up the horses, the same for all winners, and pay each winner of the last tile his hits.

    Rules: COMMON-22, HONGZHONG-30, HONGZHONG-32, QINGYUAN-26.
    """
    winners = int(desk.work.won)
    if rules.horse_draws_only != 0 and not has_drawn(table, desk, winners):
        return
    if rules.horse_own_tile != 0 and table.drawable == 0:
        for winner in range(int(table.seats)):
            if winners >> winner & 1 == 1:
                note_horse(table, rules, winners, int(desk.work.wins[winner].tile), NOWHERE)
    else:
        turn_horses(table, rules, desk, winners)
    for winner in range(int(table.seats)):
        if winners >> winner & 1 == 1 and table.horses.hits[winner] > 0:
            pay_hits(table, rules, desk, winner, int(table.horses.hits[winner]))


@kernel
def has_drawn(table: Table, desk: Desk, winners):
    """Return True if the hand was won by a self-draw.

    Rules: NANNING-24.
    """
    for winner in range(int(table.seats)):
        if winners >> winner & 1 == 1 and desk.work.wins[winner].by == BY_SELF:
            return True
    return False


@kernel
def clear_horses(table: Table):
    """Forget the horses of the last hand."""
    for seat in range(SEATS):
        table.horses.hits[seat] = 0
        table.horses.due[seat] = 0


@kernel
def clear_runs(table: Table):
    """Let nobody have won a hand before this one."""
    for seat in range(SEATS):
        table.horses.run[seat] = 0


@kernel
def note_runs(table: Table, winners):
    """Count for each seat the hands it has won in a row; a hand that it does not win, drawn or lost, ends the row.

    Rules: GUANGZHOU-31, SHENZHEN-24.
    """
    for seat in range(SEATS):
        won = winners >> seat & 1
        table.horses.run[seat] = min(int(table.horses.run[seat]) + 1, LONGEST_RUN) if won == 1 else 0


@kernel
def turn_horses(table: Table, rules: Rules, desk: Desk, winners):
    """Turn up as many horses as are due to some winner, of which each counts his own, the first ones.

    They are the next tiles of the wall, or those of the reserve from its front.
    Rules: COMMON-22, GUANGZHOU-9, GUANGZHOU-30, SHENZHEN-6.
    """
    count = 0
    for winner in range(int(table.seats)):
        won = winners >> winner & 1 == 1
        table.horses.due[winner] = horses_due(table, rules, desk, winner) if won else 0
        count = max(count, int(table.horses.due[winner]))
    if rules.horses_from == HORSES_FROM_WALL:
        count = min(count, int(table.drawable))
    position = 0 if rules.horses_from == HORSES_FROM_WALL else front_of_reserve(table, rules)
    for number in range(count):
        if rules.horses_from == HORSES_FROM_WALL:
            position = take_head(table)
        else:
            while table.place[position] != IN_WALL:  # turned before, or a replacement was taken there
                position += 1
        table.place[position] = TURNED
        note_horse(table, rules, winners_due(table, number), int(table.wall[position]), position)


@kernel
def horses_due(table: Table, rules: Rules, desk: Desk, winner):
    """Return how many horses the winner turns up: more if he uses no joker, and for each win before this one in a row.

    Rules: GUANGZHOU-19, GUANGZHOU-31, SHENZHEN-13, SHENZHEN-24.
    """
    if rules.horse_hits == HORSES_NUMBER:
        return 1
    more = int(rules.horse_step) * int(table.horses.run[winner])
    if rules.horse_bare != 0 and is_bare(rules, desk, winner):
        more += int(rules.horse_bare)
    return int(rules.horses) + more


@stage("truth", when=on("horse_bare"))
def is_bare(rules: Rules, desk: Desk, winner):
    """Return True if the hand is worth as much with every joker as the tile printed on it, if it has any.

    Rules: COMMON-18.
    """
    work = desk.work
    win, result = work.wins[winner], work.results[winner]
    if win.jokers == 0:
        return True
    begin_readings(win, rules, desk, work.trial)
    while next_reading(win, rules, desk):
        value_combined(win, rules, work.reading, work.trial)
        same = work.trial.wins == 1 and work.trial.total == result.total
        if same and stand_for_themselves(win, work.reading):
            return True
    return False


@kernel
def winners_due(table: Table, number):
    """Return those of the winners, a bit for each, who count the horse of this number, the first being 0."""
    due = 0
    for winner in range(int(table.seats)):
        if number < table.horses.due[winner]:
            due |= 1 << winner
    return due


@kernel
def front_of_reserve(table: Table, rules: Rules):
    """Return the position of the first tile of the reserve: behind it lie as many that nobody has turned."""
    left = tiles_reserved(table, rules)
    position = int(table.wall_size)
    while left > 0:
        position -= 1
        if table.place[position] == IN_WALL:
            left -= 1
    return position


@kernel
def note_horse(table: Table, rules: Rules, winners, kind, position):
    """Count the hits of one horse for each of the winners, and say whom it points at."""
    seat = NOBODY
    for winner in range(int(table.seats)):
        hits = hits_of(table, rules, winner, face(kind)) if winners >> winner & 1 == 1 else 0
        table.horses.hits[winner] += hits
        seat = winner if hits > 0 else seat
    if rules.horse_hits <= HORSES_SUITED or rules.horse_hits == HORSES_DRAGONS_FROM_NEXT:
        seat = seat_pointed_at(table, rules, face(kind))
    emit(table, E_HORSE, seat, kind, position, 0, 0)


@kernel
def hits_of(table: Table, rules: Rules, winner, some_face):
    """Return how often a horse hits for the winner.

    Rules: GUANGXI-37, HONGZHONG-31, QINGYUAN-26, SHENZHEN-19.
    """
    wild = has(table.wild_mask, some_face)
    if rules.horse_hits == HORSES_NUMBER:
        return 10 if wild else tile_number(some_face)
    if rules.horse_hits == HORSES_ONE_FIVE_NINE:
        return int(wild or (some_face < EAST and some_face % 9 % 4 == 0))
    if wild and rules.horse_hits == HORSES_SUITED_AND_JOKERS:
        return 1
    if rules.horse_hits == HORSES_OF_DEALER:
        return int(seat_pointed_at(table, rules, some_face) == table.dealer)
    return int(seat_pointed_at(table, rules, some_face) == winner)


@kernel
def seat_pointed_at(table: Table, rules: Rules, some_face):
    """Return the seat that a horse points at, NOBODY if none.

    The dealer has 1, 5, 9, East and Red, the next 2, 6, South and Green, then 3, 7, West and White, then 4, 8, North;
    by rule the dragons begin with Red at the next. A flower points at nobody.
    Rules: QINGYUAN-26, SHENZHEN-19, GUANGDONG-P21.
    """
    if some_face > RED or (some_face >= EAST and not honours_point(rules)):
        return NOBODY
    steps = some_face % 9
    if some_face >= WHITE:
        steps = RED - some_face + int(rules.horse_hits == HORSES_DRAGONS_FROM_NEXT)
    elif some_face >= EAST:
        steps = some_face - EAST
    return (int(table.dealer) + steps % 4) % int(table.seats)


@kernel
def honours_point(rules: Rules):
    """Return True if horses that are winds or dragons point at a seat."""
    return rules.horse_hits in (HORSES_ALL, HORSES_OF_DEALER, HORSES_DRAGONS_FROM_NEXT)


@kernel
def pay_hits(table: Table, rules: Rules, desk: Desk, winner, hits):
    """Let each share of the win cost so many points for every hit; who pays the share of another pays this too.

    Rules: COMMON-22, GUANGZHOU-23, GUANGZHOU-24, HONGZHONG-31, QINGYUAN-9, QINGYUAN-24, QINGYUAN-26,
    SHENZHEN-18, SHENZHEN-23.
    """
    if rules.horse_shares != 0:
        repeat_shares(table, rules, desk, winner, hits)
        return
    win, result = desk.work.wins[winner], desk.work.results[winner]
    cover = who_pays_all(table, rules, win, result, winner)
    given = win.by == BY_DISCARD and rules.horse_points_given != 0
    points = hits * int(rules.horse_points_given if given else rules.horse_points) * max(1, int(rules["base"]))
    row = open_row(table, PAY_HORSES, winner, int(win.payer), hits)
    for seat in range(int(table.seats)):
        if owes_share(table, rules, win, result, seat, cover, int(desk.work.won)):
            payer = seat if cover == NOBODY else cover
            move(table, row, payer, winner, points)


@stage(when=on("horse_shares"))
def repeat_shares(table: Table, rules: Rules, desk: Desk, winner, hits):
    """Let everybody pay for each hit as much again as he has paid for the win.

    Rules: GUANGXI-34, GUANGXI-37, NANNING-24, NANNING-29.
    """
    row = open_row(table, PAY_HORSES, winner, int(desk.work.wins[winner].payer), hits)
    for payer in range(int(table.seats)):
        if desk.work.due[winner, payer] != 0:
            move(table, row, payer, winner, hits * int(desk.work.due[winner, payer]))
