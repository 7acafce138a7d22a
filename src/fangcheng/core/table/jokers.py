"""Which faces are jokers in this hand: turned up on the wall, and what follows from the turned tile."""

from fangcheng.core.dialect.bits import bit
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import NOBODY, TURNED, WILD
from fangcheng.core.state.event_rows import E_INDICATOR, emit
from fangcheng.core.state.rule_codes import JOKER_TURNED_AND_NEXT, RESERVE_FIXED
from fangcheng.core.table.hand import face
from fangcheng.core.table.stand_in import let_dragon_stand_in


@kernel
def turn_joker(table, position):
    """Turn up the tile at a position of the wall, which names the jokers and is never drawn; return its face.

    Rules: TIANJIN-11, TIANJIN-13, COMMON-18.
    """
    table.indicators.positions[0] = position
    table.indicators.count = 1
    table.place[position] = TURNED
    table.drawable -= 1
    emit(table, E_INDICATOR, NOBODY, int(table.wall[position]), position, 0, 0)
    return face(int(table.wall[position]))


@kernel
def turn_joker_at_tail(table, rules):
    """Turn up the upper tile of the last stack, one more beside a fixed reserve; return its face.

    Rules: COMMON-18.
    """
    if rules.reserve_at == RESERVE_FIXED:
        table.tail_taken += 1
    return turn_joker(table, int(table.wall_size) - 2)


@kernel
def name_jokers(table, rules, turned):
    """Make the jokers that the turned face names wild in this hand: itself and its successor, or that alone.

    Rules: TIANJIN-12, COMMON-18.
    """
    if rules.joker_rule == JOKER_TURNED_AND_NEXT:
        make_wild(table, turned)
    make_wild(table, let_dragon_stand_in(table, rules, joker_after(turned)))


@kernel
def make_wild(table, some_face):
    """Make a face a joker of this hand."""
    table.wild_mask |= bit(some_face)
    table.role[some_face] = WILD


@kernel
def joker_after(some_face):
    """Return the joker after the turned one: 9 is followed by 1, winds E S W N E, dragons Red Green White Red.

    Rules: TIANJIN-12, COMMON-18.
    """
    if some_face < 27:
        return some_face - 8 if some_face % 9 == 8 else some_face + 1
    if some_face < 31:
        return 27 + (some_face - 27 + 1) % 4
    return 31 + (some_face - 31 + 2) % 3
