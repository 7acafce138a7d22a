"""The essence (精): a tile at the tail is turned up and stays in the wall; it and its successor are the jokers."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import DICE_JOKER, E_INDICATOR, emit
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import JOKER_STAYS_IN_WALL
from fangcheng.core.table.hand import face
from fangcheng.core.table.jokers import name_jokers
from fangcheng.core.table.wall import throw


@stage(when=on("joker_rule.stays_in_wall"))
def turn_essence(table: Table, rules: Rules):
    """Let the dealer throw two dice, turn up the upper tile of the stack they count from the tail, name the jokers.

    By option that tile is only paid for: it changes place with the one below, which names them.
    Rules: NANCHANG-3, NANCHANG-4, NANCHANG-5, NANCHANG-6.
    """
    position = int(table.wall_size) - 2 * throw(table, int(table.dealer), 2, DICE_JOKER)
    table.indicators.positions[0] = position
    table.indicators.count = 1
    show_essence(table, position)
    if rules.essence_flip != 0:
        upper = table.wall[position]
        table.wall[position] = table.wall[position + 1]
        table.wall[position + 1] = upper
        show_essence(table, position)
    main = face(int(table.wall[position]))
    table.essences.main = main
    name_jokers(table, rules, main)


@kernel
def show_essence(table: Table, position):
    """Tell all which tile is turned up."""
    emit(table, E_INDICATOR, NOBODY, int(table.wall[position]), position, 0, 0)


@kernel
def is_essence_tile(table: Table, rules: Rules, position):
    """Return True for the place of the wall where the tile lies face up that names the jokers.

    Rules: NANCHANG-3.
    """
    return rules.joker_rule == JOKER_STAYS_IN_WALL and table.indicators.positions[0] == position
