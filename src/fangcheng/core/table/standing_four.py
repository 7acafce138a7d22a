"""Standing four (立四): the first tiles dealt to each player stand apart, and leave his hand in few ways.

They belong to the hand, and melds and wins take them like any others. But only one of them is ever discarded, the tile
that declares ready.
"""

from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.event_rows import E_STANDING, emit
from fangcheng.core.state.record_types import Table
from fangcheng.core.table.hand import held
from fangcheng.tiles import KINDS, NO_TILE

PLACES = 4


@kernel
def clear_standing(table: Table):
    """Forget which tiles stood in the last hand."""
    for seat in range(SEATS):
        for place in range(PLACES):
            table.standing_four.faces[seat, place] = NO_TILE


@kernel
def stand_four(table: Table):
    """Let the first stacks of each player stand before him: the tiles at the head of the wall, the dealer's first.

    Rules: TAIYUAN-8, TAIYUAN-9.
    """
    dealer, seats = int(table.dealer), int(table.seats)
    for step in range(seats):
        seat = (dealer + step) % seats
        for place in range(PLACES):
            table.standing_four.faces[seat, place] = table.wall[PLACES * step + place]
        row = table.standing_four.faces[seat]
        emit(table, E_STANDING, seat, row[0], row[1], row[2], row[3])


@kernel
def tiles_standing(table: Table, seat, some_face):
    """Count the tiles of a face that stand before the seat."""
    count = 0
    for place in range(PLACES):
        count += int(table.standing_four.faces[seat, place] == some_face)
    return count


@kernel
def kinds_beside_standing(table: Table, seat, kinds, drawn):
    """Return those of the kinds that the hand has beside the tiles that stand apart and the drawn one.

    Rules: TAIYUAN-16, TAIYUAN-19.
    """
    found = NONE
    for kind in range(KINDS):
        if has(kinds, kind) and held(table, seat, kind) > tiles_standing(table, seat, kind) + int(kind == drawn):
            found |= bit(kind)
    return found


@kernel
def faces_standing(table: Table, seat):
    """Return the mask of the faces that stand before the seat."""
    found = NONE
    for place in range(PLACES):
        if table.standing_four.faces[seat, place] != NO_TILE:
            found |= bit(int(table.standing_four.faces[seat, place]))
    return found


@kernel
def count_standing(table: Table, seat):
    """Count the tiles that still stand before the seat."""
    count = 0
    for place in range(PLACES):
        count += int(table.standing_four.faces[seat, place] != NO_TILE)
    return count


@kernel
def take_standing(table: Table, seat, some_face, number):
    """Take up to so many standing tiles of a face away: discarded, or laid down in a meld.

    Rules: TAIYUAN-17, TAIYUAN-19, TAIYUAN-23.
    """
    for place in range(PLACES):
        if number > 0 and table.standing_four.faces[seat, place] == some_face:
            table.standing_four.faces[seat, place] = NO_TILE
            number -= 1
