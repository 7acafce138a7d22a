"""Horses (买马): tiles of the reserve turned up after a win; each that points at a winner's seat costs every payer."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.cover import owes_share, who_pays_all
from fangcheng.core.state.codes import NOBODY, TURNED
from fangcheng.core.state.event_rows import E_HORSE, emit
from fangcheng.core.state.payment_rows import PAY_HORSES, move, open_row
from fangcheng.core.state.rule_codes import HORSES_SUITED
from fangcheng.core.table.hand import face
from fangcheng.tiles import EAST, RED, WHITE


@stage(when=lambda rules: rules.horses != 0)
def pay_horses(table, rules, desk):
    """Turn up the horses, the same for all winners, and pay each winner of the last tile those of his seat.

    Rules: COMMON-22, QINGYUAN-26.
    """
    turn_horses(table, rules)
    for winner in range(int(table.seats)):
        hits = count_hits(table, rules, winner) if int(desk.work.won) >> winner & 1 == 1 else 0
        if hits > 0:
            pay_hits(table, rules, desk, winner, hits)


@kernel
def first_horse(table, rules):
    """Return the position of the first horse: they are turned from the front of the reserve."""
    return int(table.wall_size) - int(rules.reserve)


@kernel
def turn_horses(table, rules):
    """Turn up as many tiles of the reserve as there are horses."""
    first = first_horse(table, rules)
    for position in range(first, first + int(rules.horses)):
        kind = int(table.wall[position])
        table.place[position] = TURNED
        emit(table, E_HORSE, seat_pointed_at(table, rules, face(kind)), kind, position, 0, 0)


@kernel
def count_hits(table, rules, winner):
    """Count the horses that point at the winner."""
    first, hits = first_horse(table, rules), 0
    for position in range(first, first + int(rules.horses)):
        hits += int(seat_pointed_at(table, rules, face(int(table.wall[position]))) == winner)
    return hits


@kernel
def seat_pointed_at(table, rules, some_face):
    """Return the seat that a horse points at, NOBODY if none.

    The dealer has 1, 5, 9, East and Red, the next 2, 6, South and Green, then 3, 7, West and White, then 4, 8, North.
    Rules: QINGYUAN-26, SHENZHEN-19.
    """
    if some_face >= EAST and rules.horse_hits == HORSES_SUITED:
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

    Rules: COMMON-22, QINGYUAN-9, QINGYUAN-24, QINGYUAN-26.
    """
    win, result = desk.work.wins[winner], desk.work.results[winner]
    cover = who_pays_all(table, rules, win, result, winner)
    row = open_row(table, PAY_HORSES, winner, int(win.payer), hits)
    for seat in range(int(table.seats)):
        if owes_share(table, rules, win, result, seat, cover, int(desk.work.won)):
            payer = seat if cover == NOBODY else cover
            move(table, row, payer, winner, hits * int(rules.horse_points))
