"""The eggs on the table: which tiles lie in them, and which are being named for one."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import EGG_MELD, SEATS
from fangcheng.core.state.eggs import FAMILIES, FLIER, member_of
from fangcheng.core.state.record_types import Table

NO_EGG = 0  # of table.eggs.pending, which is 1 + a family else


@kernel
def clear_eggs(table: Table):
    """Forget the eggs of the last hand."""
    for seat in range(SEATS):
        for family in range(FAMILIES):
            for place in range(FLIER + 1):
                table.eggs.tiles[seat, family, place] = 0
    clear_egg_choice(table)
    table.eggs.last = 0


@kernel
def clear_egg_choice(table: Table):
    """Forget which tiles have been named for an egg."""
    table.eggs.pending = NO_EGG
    for place in range(FLIER + 1):
        table.eggs.chosen[place] = 0


@kernel
def find_egg(table: Table, seat, family):
    """Return the index of the seat's egg of this family among its melds, -1 if it has none."""
    for index in range(int(table.meld_count[seat])):
        is_egg = table.meld_kind[seat, index] == EGG_MELD
        if is_egg and table.meld_face[seat, index] == member_of(family, 0):
            return index
    return -1


@kernel
def tiles_in_eggs(table: Table, seat, some_face):
    """Count the tiles of a face that lie in the eggs of a seat, those that fly among them."""
    count = 0
    for family in range(FAMILIES):
        for place in range(FLIER + 1):
            if member_of(family, place) == some_face:
                count += int(table.eggs.tiles[seat, family, place])
    return count


@kernel
def take_egg_tile_back(table: Table):
    """Take the tile added last out of its egg again: it has been robbed."""
    last, seat = int(table.eggs.last), int(table.offered_by)
    table.eggs.tiles[seat, last // (FLIER + 1), last % (FLIER + 1)] -= 1
