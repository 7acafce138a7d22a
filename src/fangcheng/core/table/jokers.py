"""Which faces are jokers in this hand: turned up on the wall, and what follows from the turned tile."""

from fangcheng.core.dialect.bits import bit, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import LAID_OUT, NOBODY, TURNED, WILD
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_INDICATOR, emit
from fangcheng.core.state.kong_tiles import kong_tile_faces
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import (
    HONOURS_IN_ONE_ROUND,
    HONOURS_WITHOUT_RED,
    JOKER_AT_TAIL,
    JOKER_BY_THROW,
    JOKER_STAYS_IN_WALL,
    JOKER_TURNED_AND_NEXT,
    NO_KONG_TILES,
    RESERVE_FIXED,
)
from fangcheng.core.table.hand import face
from fangcheng.core.table.stand_in import let_dragon_stand_in
from fangcheng.core.table.wall import keep_back, place_in_wall, side_of, stacks_of, tiles_reserved
from fangcheng.tiles import EAST, GREEN, NORTH, RED, WHITE


@kernel
def turn_joker(table: Table, position):
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
def turn_joker_at_tail(table: Table, rules: Rules):
    """Turn up the upper tile of the last stack, one more beside a fixed reserve; return its face.

    Rules: COMMON-18.
    """
    if rules.reserve_at == RESERVE_FIXED:
        table.tail_taken += 1
    return turn_joker(table, int(table.wall_size) - 2)


@kernel
def turn_joker_by_throw(table: Table, rules: Rules):
    """Turn up, before the deal, the upper tile of the stack at which the first throw of the break points.

    The sum names a player, the dealer being one, and a stack from the right end of his wall. Return its face.
    Rules: WENZHOU-5, WENZHOU-8, WENZHOU-9.
    """
    thrown = int(table.dice[0]) + int(table.dice[1])
    side = (int(table.dealer) + thrown - 1) % int(table.seats)
    turned = turn_joker(table, position_of_stack(table, rules, side, thrown - 1))
    if rules.reserve_at == RESERVE_FIXED:
        table.tail_taken = 0
        keep_back(table, tiles_reserved(table, rules))
    return turned


@kernel
def position_of_stack(table: Table, rules: Rules, side, stack):
    """Return the position of the upper tile of a stack, counted from 0 at the right end of the wall of `side`.

    A stack that is not there, as when a record tells no dice, counts as the last one.
    """
    for number in range(int(table.wall_size) // 2):
        if place_in_wall(table, rules, 2 * number) == 64 * side + stack:
            return 2 * number
    return int(table.wall_size) - 2


@kernel
def turn_joker_in_untouched_wall(table: Table, rules: Rules, count):
    """Turn up the upper tile of a stack of a wall from which no tile was dealt, counted from its left end.

    Return its face.
    Rules: ANQING-6, ANQING-8.
    """
    side = untouched_side(table, rules)
    return turn_joker(table, position_of_stack(table, rules, side, stacks_of(table, rules, side) - count))


@kernel
def untouched_side(table: Table, rules: Rules):
    """Return the seat whose wall was not touched: from the player before the dealer on clockwise, the dealer last.

    Rules: ANQING-6.
    """
    seats = int(table.seats)
    for step in range(1, seats):
        side = (int(table.dealer) + seats - step) % seats
        if not is_touched(table, rules, side):
            return side
    return int(table.dealer)


@kernel
def is_touched(table: Table, rules: Rules, side):
    """Return True if a tile dealt already stood before this seat."""
    for position in range(int(table.next_tile)):
        if side_of(table, rules, position) == side:
            return True
    return False


@kernel
def name_jokers(table: Table, rules: Rules, turned):
    """Make the jokers that the turned face names wild in this hand: itself and its successor, or one of the two.

    Rules: NANCHANG-4, NANNING-13, WENZHOU-5, TIANJIN-12, COMMON-18.
    """
    if rules.joker_rule == JOKER_AT_TAIL:
        make_wild(table, turned)
        return
    if rules.joker_rule == JOKER_BY_THROW:
        make_wild(table, let_dragon_stand_in(table, rules, turned))
        return
    if rules.joker_rule in (JOKER_TURNED_AND_NEXT, JOKER_STAYS_IN_WALL):
        make_wild(table, turned)
    make_wild(table, let_dragon_stand_in(table, rules, joker_named(rules, turned)))
    if rules.kong_tiles != NO_KONG_TILES:
        name_kong_tiles(table, rules)


@kernel
def make_wild(table: Table, some_face):
    """Make a face a joker of this hand."""
    table.wild_mask |= bit(some_face)
    table.role[some_face] = WILD


@kernel
def joker_named(rules: Rules, turned):
    """Return the joker that the turned face names; by rule Red is none and names Green, or all honours are one round.

    Rules: WUHAN-3, WUHAN-4, JIANGNAN-8.
    """
    if rules.joker_cycle == HONOURS_IN_ONE_ROUND and turned in (NORTH, WHITE):
        return RED if turned == NORTH else EAST
    if rules.joker_cycle != HONOURS_WITHOUT_RED or turned < EAST:
        return joker_after(turned)
    if turned in (RED, NORTH):
        return GREEN
    if turned == GREEN:
        return WHITE
    return EAST if turned == WHITE else turned + 1


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


@stage(when=on("kong_tiles"))
def name_kong_tiles(table: Table, rules: Rules):
    """Let the kong tiles of this hand be laid out.

    Rules: ANQING-13, ANQING-14, ANQING-15, ANQING-16, ANQING-18.
    """
    faces = kong_tile_faces(rules, table.wild_mask)
    for some_face in range(WHITE, RED + 1):
        if has(faces, some_face):
            table.role[some_face] = LAID_OUT
