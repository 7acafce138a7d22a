"""Shadows: who waits for a seat follows a player of the table, and gets or pays the result of his hand again."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import HAND_OVER, NOBODY, PERSONS, SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_FOLLOWED, emit
from fangcheng.core.state.payment_rows import BESIDE, PAY_SHADOW, move, open_row
from fangcheng.core.state.record_types import Table


@kernel
def clear_shadows(table: Table):
    """Let nobody have named a player."""
    for person in range(PERSONS):
        table.shadow.named[person] = 0


@kernel
def clear_flow(table: Table):
    """Forget who has paid whom, when a hand begins."""
    for payer in range(SEATS):
        for receiver in range(SEATS):
            table.shadow.flow[payer, receiver] = 0


@stage("truth", when=on("shadow"))
def follow_player(table: Table, person, seat):
    """Let a person who waits name the player he follows, for this hand and those to come.

    Return False and change nothing between hands, and for who has a seat.
    Rules: CHENGDU-10.
    """
    if table.phase >= HAND_OVER or not 0 <= seat < table.seats or place_of(table, person) < 0:
        return False
    table.event_count = 0
    table.payment_count = 0
    table.shadow.named[person] = 1 + table.person[seat]
    emit(table, E_FOLLOWED, seat, person, 0, 0, 0)
    return True


@kernel
def place_of(table: Table, person):
    """Return the place of a person in the queue; -1 for who does not wait."""
    for place in range(int(table.rotation.count)):
        if table.rotation.person[place] == person:
            return place
    return -1


@kernel
def seat_followed(table: Table, person):
    """Return the seat that a person follows: of whom he named last if that one sits here, else the dealer's.

    Rules: CHENGDU-10.
    """
    for seat in range(int(table.seats)):
        if table.shadow.named[person] == 1 + table.person[seat]:
            return seat
    return int(table.dealer)


@stage(when=on("shadow"))
def pay_shadows(table: Table):
    """Pay those who wait, from the head of the queue on, when a hand has ended.

    Rules: CHENGDU-10.
    """
    for place in range(int(table.rotation.count)):
        pay_shadow(table, place)


@kernel
def pay_shadow(table: Table, place):
    """Let whoever paid the player followed pay his shadow as much, and the shadow pay those whom the player paid.

    It is no result of theirs: who leaves the table is found without it (CHENGDU-9).
    Rules: CHENGDU-10.
    """
    person = int(table.rotation.person[place])
    followed = seat_followed(table, person)
    row = open_row(table, PAY_SHADOW, followed, NOBODY, person)
    for seat in range(int(table.seats)):
        due = int(table.shadow.flow[seat, followed]) - int(table.shadow.flow[followed, seat])
        if due > 0:
            move(table, row, seat, BESIDE, due)
        elif due < 0:
            move(table, row, BESIDE, seat, -due)
        table.rotation.start[seat] -= due
        table.rotation.points[place] += due
        table.beside -= due
