"""Exchanging tiles before play (换三张): each names three tiles of one suit; they move on as the dice say."""

from fangcheng.core.dialect.random import throw_die
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import TILE
from fangcheng.core.state.codes import EXCHANGE, NOBODY, SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import DICE_EXCHANGE, E_GIVEN, E_PASSED_ON, E_TOOK, emit
from fangcheng.core.state.record_types import Table
from fangcheng.core.table.hand import add_tile, allow, face, forbid_all, remove_tile
from fangcheng.core.table.question import ask_all
from fangcheng.tiles import FACES, NO_TILE


@stage(when=on("exchange"))
def ask_exchange(table: Table):
    """Let every player name three tiles of one suit, one after another; nobody sees them until all have chosen.

    Rules: SICHUAN-12, SICHUAN-13.
    """
    ask_all(table, EXCHANGE)
    for seat in range(int(table.seats)):
        offer_exchange(table, seat)


@stage(when=on("exchange"))
def take_exchange(table: Table):
    """Throw a die and pass the tiles on: for 1-2 to the next player, 3-4 across, 5-6 to the previous one.

    Rules: SICHUAN-12.
    """
    die = throw_die(table)
    direction = (die + 1) // 2
    emit(table, E_PASSED_ON, NOBODY, direction, die, DICE_EXCHANGE, 0)
    for seat in range(int(table.seats)):
        given = table.exchange.given[seat]
        emit(table, E_GIVEN, seat, int(given[0]), int(given[1]), int(given[2]), 0)
    for seat in range(int(table.seats)):
        receiver = (seat + direction) % int(table.seats)
        given = table.exchange.given[seat]
        for place in range(3):
            add_tile(table, receiver, int(given[place]))
        emit(table, E_TOOK, receiver, int(given[0]), int(given[1]), int(given[2]), 0)
    table.drawn = highest_tile(table, int(table.dealer), int(table.drawn))


@kernel
def given_count(table: Table, seat):
    """Return how many tiles the seat has named for the exchange so far."""
    count = 0
    while count < 3 and table.exchange.given[seat, count] != NO_TILE:
        count += 1
    return count


@kernel
def offer_exchange(table: Table, seat):
    """Allow the seat to give tiles of the suit it has begun, else of any suit of which it has three.

    Rules: SICHUAN-12, SICHUAN-13.
    """
    forbid_all(table, seat)
    begun = given_count(table, seat)
    for kind in range(27):
        if table.hand[seat, kind] == 0:
            continue
        if begun > 0 and kind // 9 != int(table.exchange.given[seat, 0]) // 9:
            continue
        if begun > 0 or suit_size(table, seat, kind // 9) >= 3:
            allow(table, seat, TILE + kind)


@kernel
def suit_size(table: Table, seat, suit):
    """Count the concealed tiles of a suit."""
    count = 0
    for rank in range(9):
        count += int(table.hand[seat, 9 * suit + rank])
    return count


@stage("truth", when=on("exchange"))
def name_given(table: Table, seat, kind):
    """Put a tile aside for the exchange; return True if the seat has to name another."""
    table.exchange.given[seat, given_count(table, seat)] = kind
    remove_tile(table, seat, kind)
    if given_count(table, seat) < 3:
        offer_exchange(table, seat)
        return True
    return False


@kernel
def highest_tile(table: Table, seat, drawn):
    """Return the drawn tile if it is still in the hand, else the last tile of the sorted hand."""
    if table.hand[seat, face(drawn)] > 0:
        return drawn
    for kind in range(FACES - 1, -1, -1):
        if table.hand[seat, kind] > 0:
            return kind
    return NO_TILE


@kernel
def clear_exchange(table: Table):
    """Forget the tiles named for the exchange at the beginning of a hand."""
    for seat in range(SEATS):
        for place in range(4):
            table.exchange.given[seat, place] = NO_TILE
