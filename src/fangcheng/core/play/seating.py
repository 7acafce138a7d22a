"""Seats and persons: who sits where, who deals first, and how seats change between rounds."""

from fangcheng.core.dialect.random import below
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import NOBODY, SEATS
from fangcheng.core.state.event_rows import DICE_SEATS, E_MOVED, E_SEATS, emit
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import SEATS_BY_WIND_TILES
from fangcheng.core.table.wall import throw


@kernel
def throw_for_seats(table: Table, rules: Rules):
    """Let the winner of the last hand throw for the East seat, from which on all take a wind tile.

    It is repeated as long as all would sit as before.
    Rules: TAIWAN-6.
    """
    thrower = int(table.won_order[0]) if table.won_count > 0 else max(0, int(table.last_winner))
    before = order_of_play(table)
    while True:
        throw(table, thrower, int(rules.dice_count), DICE_SEATS)
        draw_seats(table, rules)
        if order_of_play(table) != before:
            return


@kernel
def order_of_play(table: Table):
    """Return who plays after whom as a number, the same from wherever the circle is entered."""
    seats = int(table.seats)
    first = 0
    while table.person[first] != 0:
        first += 1
    order = 0
    for step in range(1, seats):
        order = order * SEATS + int(table.person[(first + step) % seats])
    return order


@kernel
def draw_seats(table: Table, rules: Rules):
    """Seat the persons by chance, as by wind tiles drawn face down, or as they come.

    Rules: RIICHI-7, RIICHI-8, SANMA-6, MCR-4, TAIWAN-5.
    """
    seats = int(table.seats) if rules.seat_draw == SEATS_BY_WIND_TILES else 1
    for seat in range(SEATS):
        table.person[seat] = seat
    for seat in range(seats - 1, 0, -1):
        other = below(table, seat + 1)
        person = table.person[seat]
        table.person[seat] = table.person[other]
        table.person[other] = person
    show_seats(table, E_SEATS)


@kernel
def show_seats(table: Table, kind):
    """Write the event that tells who sits where."""
    emit(table, kind, NOBODY, table.person[0], table.person[1], table.person[2], table.person[3])


@kernel
def change_seats(table: Table):
    """Let the players change places after each round: 1234, 2143, 3421, 4312 sit E S W N.

    Rules: MCR-48.
    """
    if table.round_wind == 2:
        move_persons(table, 3, 2, 0, 1)
    else:
        move_persons(table, 1, 0, 3, 2)
    show_seats(table, E_MOVED)


@kernel
def move_persons(table: Table, first, second, third, fourth):
    """Seat at places 0..3 those who sat at the four places named, with their scores."""
    person = (table.person[first], table.person[second], table.person[third], table.person[fourth])
    score = (table.scores[first], table.scores[second], table.scores[third], table.scores[fourth])
    won = (table.hands_won[first], table.hands_won[second], table.hands_won[third], table.hands_won[fourth])
    for seat in range(SEATS):
        table.person[seat] = person[seat]
        table.scores[seat] = score[seat]
        table.hands_won[seat] = won[seat]
