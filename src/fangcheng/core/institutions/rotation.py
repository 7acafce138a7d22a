"""More persons than seats: after every hand one goes to the end of a queue, and its head takes the seat."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import CHOMBO, FAULTY, REDEALT, SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_SEAT_TAKEN, emit
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.standing import has_won


@kernel
def company(rules: Rules):
    """Return how many persons play, those who wait for a seat included."""
    return max(int(rules.seats), int(rules.persons))


@kernel
def clear_queue(table: Table):
    """Let nobody wait."""
    table.rotation.count = 0
    for place in range(table.rotation.person.shape[0]):
        table.rotation.person[place] = 0
        table.rotation.points[place] = 0
        table.rotation.hands_won[place] = 0


@stage(when=on("persons"))
def begin_queue(table: Table, rules: Rules):
    """Let those wait, in the order of joining, who came when all seats were taken.

    Rules: CHENGDU-8.
    """
    seats = int(table.seats)
    table.rotation.count = company(rules) - seats
    for place in range(int(table.rotation.count)):
        table.rotation.person[place] = seats + place
        table.rotation.points[place] = rules.start_score


@kernel
def note_points(table: Table):
    """Note the points of every seat when a hand begins, for its result is asked for when it is over."""
    for seat in range(SEATS):
        table.rotation.start[seat] = table.scores[seat]


@stage(when=on("persons"))
def change_person(table: Table):
    """Let the head of the queue take the seat of who leaves, once a hand that counts is over.

    The deal stays with the seat.
    Rules: CHENGDU-8, CHENGDU-11, CHENGDU-46.
    """
    if table.hands_played > 0 and table.ending not in (FAULTY, CHOMBO, REDEALT):
        take_seat(table, seat_to_leave(table))


@kernel
def seat_to_leave(table: Table):
    """Return the seat that is left: of those who did not win, else of all, the one with the lowest result.

    Of equal ones it is the seat farthest from the dealer in turn order.
    Rules: CHENGDU-9.
    """
    seats = int(table.seats)
    all_won = table.won_count >= seats
    chosen = int(table.dealer)
    found = False
    for step in range(seats):
        seat = (int(table.dealer) + step) % seats
        if has_won(table, seat) and not all_won:
            continue
        if not found or result_of(table, seat) <= result_of(table, chosen):
            chosen = seat
            found = True
    return chosen


@kernel
def result_of(table: Table, seat):
    """Return the points that the finished hand has brought a seat."""
    return int(table.scores[seat]) - int(table.rotation.start[seat])


@kernel
def take_seat(table: Table, seat):
    """Put the head of the queue on a seat, and who sat there at its end, each with his points."""
    last = int(table.rotation.count) - 1
    if last < 0:
        return
    person = int(table.rotation.person[0])
    points = int(table.rotation.points[0])
    hands_won = int(table.rotation.hands_won[0])
    for place in range(last):
        table.rotation.person[place] = table.rotation.person[place + 1]
        table.rotation.points[place] = table.rotation.points[place + 1]
        table.rotation.hands_won[place] = table.rotation.hands_won[place + 1]
    table.rotation.person[last] = table.person[seat]
    table.rotation.points[last] = table.scores[seat]
    table.rotation.hands_won[last] = table.hands_won[seat]
    emit(table, E_SEAT_TAKEN, seat, table.person[seat], person, 0, 0)
    table.person[seat] = person
    table.scores[seat] = points
    table.hands_won[seat] = hands_won
