"""Birds (扎鸟): tiles turned after a win; each on the winner or on a payer doubles what one pays the other.

By rule it adds the amount once more instead, without what the dealer and stakes bring.
"""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.horses import NOWHERE
from fangcheng.core.state.codes import NOBODY, SEATS, TURNED
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_HORSE, emit
from fangcheng.core.state.payment_rows import PAY_HORSES, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import BIRDS_FROM_DEALER, BIRDS_FROM_FEEDER
from fangcheng.core.table.hand import face, tile_number
from fangcheng.core.table.wall import take_head


@stage(when=on("birds"))
def pay_birds(table: Table, rules: Rules, desk: Desk):
    """Turn up the birds, the same for all winners, and let each payment of the win cost what they add to it.

    Rules: CHANGSHA-39, CHANGSHA-40, CHANGSHA-42, HEFEI-32.
    """
    winners = int(desk.work.won)
    turn_birds(table, rules, desk, winners)
    for winner in range(int(table.seats)):
        if winners >> winner & 1 == 1:
            if rules.bird_adds != 0:
                repeat_payments(table, rules, desk, winner)
            else:
                double_payments(table, rules, desk, winner)


@kernel
def turn_birds(table: Table, rules: Rules, desk: Desk, winners):
    """Turn up the birds from the front of the wall; the last one there is stands for those that are missing.

    After a win with the last tile of the wall that tile is all of them. Where birds add up none stands for another.
    Rules: CHANGSHA-39, CHANGSHA-41, HEFEI-32.
    """
    forget_birds(table)
    kind = 0
    for winner in range(int(table.seats)):
        if winners >> winner & 1 == 1:
            kind = int(desk.work.wins[winner].tile)
    for _ in range(int(rules.birds)):
        position = NOWHERE
        if table.drawable == 0 and rules.bird_adds != 0:
            return
        if table.drawable > 0:
            position = take_head(table)
            table.place[position] = TURNED
            kind = int(table.wall[position])
        steps = (tile_number(face(kind)) - 1) % 4
        note_bird(table, steps)
        emit(table, E_HORSE, seat_of_bird(table, rules, desk, winners, steps), kind, position, 0, 0)


@kernel
def forget_birds(table: Table):
    """Let no bird sit anywhere."""
    for seat in range(SEATS):
        table.horses.hits[seat] = 0


@kernel
def note_bird(table: Table, steps):
    """Count a bird so many seats after the one where the counting starts."""
    table.horses.hits[steps] += 1


@kernel
def seat_of_bird(table: Table, rules: Rules, desk: Desk, winners, steps):
    """Return the seat a bird sits on; NOBODY where each of several winners counts from himself.

    Rules: HEFEI-32, HEFEI-33.
    """
    start = NOBODY
    if rules.bird_start == BIRDS_FROM_DEALER:
        start = int(table.dealer)
    else:
        for winner in range(int(table.seats)):
            if winners == 1 << winner:
                start = winner
            elif winners >> winner & 1 == 1 and rules.bird_start == BIRDS_FROM_FEEDER:
                start = int(desk.work.wins[winner].payer)
    return (start + steps) % int(table.seats) if start != NOBODY else NOBODY


@kernel
def birds_between(table: Table, rules: Rules, receiver, payer):
    """Count the birds on the receiver and on the payer of one payment.

    Rules: CHANGSHA-36, CHANGSHA-39, CHANGSHA-40.
    """
    start = int(table.dealer) if rules.bird_start == BIRDS_FROM_DEALER else receiver
    return birds_on(table, start, receiver, payer)


@kernel
def birds_on(table: Table, start, receiver, payer):
    """Count the birds on the receiver and on the payer, counted from the seat `start`."""
    seats = int(table.seats)
    return int(table.horses.hits[(receiver - start) % seats]) + int(table.horses.hits[(payer - start) % seats])


@kernel
def double_payments(table: Table, rules: Rules, desk: Desk, winner):
    """Let each payer of the win pay once more for every doubling what he owes by then."""
    row = open_row(table, PAY_HORSES, winner, int(desk.work.wins[winner].payer), 0)
    for payer in range(int(table.seats)):
        due = int(desk.work.due[winner, payer])
        if payer != winner and due != 0:
            birds = birds_between(table, rules, winner, payer)
            table.payments[row, 3] = max(int(table.payments[row, 3]), birds)
            move(table, row, payer, winner, due * ((1 << birds) - 1))


@kernel
def repeat_payments(table: Table, rules: Rules, desk: Desk, winner):
    """Let each payer of the win pay its amount once more for every bird on him or on the winner.

    What the dealer and the stakes bring is paid once. Birds of several winners are counted from who gave the tile.
    Rules: HEFEI-32, HEFEI-33, HEFEI-34.
    """
    feeder = int(desk.work.wins[winner].payer)
    several = int(desk.work.won) != 1 << winner
    start = feeder if several and rules.bird_start == BIRDS_FROM_FEEDER else winner
    row = open_row(table, PAY_HORSES, winner, feeder, 0)
    for payer in range(int(table.seats)):
        amount = int(desk.work.due[winner, payer]) - int(desk.work.beside[winner, payer])
        if payer != winner and amount != 0:
            birds = birds_on(table, start, winner, payer)
            table.payments[row, 3] = max(int(table.payments[row, 3]), birds)
            move(table, row, payer, winner, amount * birds)
