"""Stacks of the wall that still have both tiles, counted from the tail: where dice point into it."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import GONE, IN_WALL
from fangcheng.core.state.record_types import Rules, Table


@kernel
def is_full_stack(table: Table, upper):
    """Return True if both tiles of the stack still stand in the wall; `upper` is the position of the upper one."""
    return table.place[upper] == IN_WALL and table.place[upper + 1] == IN_WALL


@kernel
def full_stacks(table: Table):
    """Count the stacks of the wall that still have both tiles."""
    count = 0
    for stack in range(int(table.wall_size) // 2):
        count += int(is_full_stack(table, 2 * stack))
    return count


@kernel
def upper_tile(table: Table, number):
    """Return the position of the upper tile of a full stack, `number` counted from the tail, from 0."""
    position = int(table.wall_size) - 2
    while number > 0 or not is_full_stack(table, position):
        number -= int(is_full_stack(table, position))
        position -= 2
    return position


@kernel
def replacements_taken(table: Table, rules: Rules):
    """Count the tiles that have come from the tail; where treasures stand there the table's own count skips these.

    They are looked for in the wall only where whole stacks are kept: nobody else asks whether their number is odd.
    Rules: CHANGCHUN-P12.
    """
    if rules.treasure == 0 or rules.reserve_whole_stacks == 0:
        return int(table.tail_taken)
    taken = 0
    for position in range(int(table.next_tile), int(table.wall_size)):
        taken += int(table.place[position] == GONE)
    return taken
