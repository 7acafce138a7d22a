"""Exchanging tiles before play (换三张): each names three tiles of one suit; they move on as the dice say."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.action_codes import TILE
from fangcheng.core.state.codes import SEATS
from fangcheng.core.table.hand import allow, face, forbid_all, remove_tile
from fangcheng.tiles import FACES, NO_TILE


@kernel
def given_count(table, seat):
    """Tiles the seat has named for the exchange so far."""
    count = 0
    while count < 3 and table.exchange.given[seat, count] != NO_TILE:
        count += 1
    return count


@kernel
def offer_exchange(table, seat):
    """Open the tiles that may be given next: of the suit begun, else of any suit with three tiles.

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
def suit_size(table, seat, suit):
    """Concealed tiles of a suit."""
    count = 0
    for rank in range(9):
        count += int(table.hand[seat, 9 * suit + rank])
    return count


@kernel
def name_given(table, seat, kind):
    """Put a tile aside for the exchange; tell whether the seat has to name another."""
    table.exchange.given[seat, given_count(table, seat)] = kind
    remove_tile(table, seat, kind)
    if given_count(table, seat) < 3:
        offer_exchange(table, seat)
        return True
    return False


@kernel
def highest_tile(table, seat, drawn):
    """The dealt fourteenth tile if it is still in the hand, else the last tile of the sorted hand."""
    if table.hand[seat, face(drawn)] > 0:
        return drawn
    for kind in range(FACES - 1, -1, -1):
        if table.hand[seat, kind] > 0:
            return kind
    return NO_TILE


@kernel
def clear_exchange(table):
    """Begin a hand in which nobody has named a tile."""
    for seat in range(SEATS):
        for place in range(4):
            table.exchange.given[seat, place] = NO_TILE
