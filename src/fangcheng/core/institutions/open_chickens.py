"""Open chickens (打明鸡): tiles turned up in the wall from the deal on, one more with each kong; they are drawn too."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import IN_WALL, NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_HORSE, emit
from fangcheng.core.state.record_types import Table

FIRST_OPEN = 3  # the stack, counted from the tail, whose upper tile is turned up after the deal
MOST_OPEN = 17  # stacks that can be turned: one, and one for each kong of four players


@kernel
def place_of_open(table: Table, number):
    """Return the position of the upper tile of the third stack from the tail, of the fourth for number 1 and so on."""
    return int(table.wall_size) - 2 * (FIRST_OPEN + number)


@stage(when=on("chicken_open"))
def turn_open_chicken(table: Table, number):
    """Turn up one more tile of the wall; a stack that has been drawn is passed over and turns nothing.

    Rules: GUIZHOU-8.
    """
    position = place_of_open(table, number)
    if table.place[position] != IN_WALL:
        return
    table.chickens.opened = int(table.chickens.opened) | 1 << number
    emit(table, E_HORSE, NOBODY, int(table.wall[position]), position, 0, 0)


@kernel
def chicken_opened(table: Table, number):
    """Return True if the stack of this number has been turned, whether its tile still stands there or not."""
    return int(table.chickens.opened) >> number & 1 == 1


@kernel
def lies_open(table: Table, position):
    """Return True if all have seen the tile at a position of the wall.

    Rules: GUIZHOU-8.
    """
    for number in range(MOST_OPEN):
        if place_of_open(table, number) == position:
            return chicken_opened(table, number)
    return False
