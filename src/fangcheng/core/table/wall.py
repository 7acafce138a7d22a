"""The physical wall: shuffle, dice, break, places of tiles, draws from head and tail.

Positions count in the order of taking, from the break: stack = position // 2, the upper tile first. Walls are
taken clockwise, so the stacks run from the break to the left end of the opened wall, then on in the wall of the
player before, and so round to the stacks left standing at the opened wall's right end.
"""

import numpy as np

from fangcheng.core.dialect.random import below, throw_die
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import GONE, IN_WALL, TURNED, WALL
from fangcheng.core.state.event_rows import DICE_BREAK, DICE_DEALER, E_BREAK, E_DICE, E_INDICATOR, emit
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import (
    BREAK_LARGER_SIDE,
    BREAK_NAMED,
    BREAK_NOT_OWN,
    BREAK_OWN,
    BREAK_SECOND_SUM,
    BREAK_SMALLER,
    BREAK_TWICE,
    FIRST_BY_CHANCE,
    FIRST_ONE_THROW,
    FIRST_TWO_THROWS,
    FROM_HEAD,
    FROM_LEFT,
    RESERVE_FIXED,
)
from fangcheng.core.table.reds import copies_in_set
from fangcheng.core.table.stacks import replacements_taken
from fangcheng.tiles import KINDS, is_red

PLAIN_BEFORE_RED = np.array(sorted(range(KINDS), key=is_red), np.int8)  # kinds in the order of an unmixed wall
LONGEST_RUN = 15  # wins in a row that still bring horses: a match has sixteen hands at most


@kernel
def next_seat(table: Table, seat):
    """Return the right neighbour of a seat, who plays after it."""
    after = int(seat) + 1  # no remainder: a division takes longer than the rest of most who ask
    return after if after < table.seats else 0


@kernel
def seats_after(table: Table, seat, other):
    """Count the turns from `seat` until `other` plays, 0 for the same seat."""
    return (int(other) - int(seat)) % int(table.seats)


@kernel
def throw(table: Table, thrower, dice, purpose):
    """Throw the dice and return their sum; the faces go into the event and, for the break, into the table."""
    first = throw_die(table)
    second = throw_die(table)
    third = throw_die(table) if dice > 2 else 0
    note_throw(table, thrower, first, second, third, purpose)
    return first + second + third


@kernel
def note_throw(table: Table, thrower, first, second, third, purpose):
    """Write a throw into the event buffer and the dice of its purpose."""
    if purpose == DICE_BREAK:
        for die in range(3, 6):
            table.dice[die - 3] = table.dice[die]
        table.dice[3], table.dice[4], table.dice[5] = first, second, third
    emit(table, E_DICE, thrower, first, second, third, purpose)


@kernel
def draw_first_dealer(table: Table, rules: Rules):
    """Find the dealer of the first hand by the variant's throws and return the seat.

    Rules: RIICHI-12, RIICHI-13, SANMA-8, MCR-4, TAIWAN-7, SICHUAN-4, TIANJIN-4.
    """
    seat = 0
    rule = int(rules.first_dealer_rule)
    if rule == FIRST_BY_CHANCE:
        return below(table, int(table.seats))
    if rule >= FIRST_ONE_THROW:
        seat = (seat + throw(table, seat, int(rules.dice_count), DICE_DEALER) - 1) % int(table.seats)
    if rule == FIRST_TWO_THROWS:
        seat = (seat + throw(table, seat, int(rules.dice_count), DICE_DEALER) - 1) % int(table.seats)
    return seat


@kernel
def build_wall(table: Table, rules: Rules):
    """Put every tile of the set into the wall and mix them: Fisher and Yates from the last place down.

    Rules: RIICHI-1, RIICHI-2, RIICHI-18, SANMA-2, SANMA-3, MCR-1, TAIWAN-1, SICHUAN-1, TIANJIN-1.
    """
    size = 0
    for number in range(KINDS):
        kind = int(PLAIN_BEFORE_RED[number])
        for _ in range(copies_in_set(rules, kind)):
            table.wall[size] = kind
            size += 1
    table.wall_size = size
    for place in range(size - 1, 0, -1):
        other = below(table, place + 1)
        kind = table.wall[place]
        table.wall[place] = table.wall[other]
        table.wall[other] = kind


@kernel
def wall_is_sound(table: Table, rules: Rules):
    """Return True if the wall holds just the tiles of the set: as many as there should be, and each kind as often.

    Rules: RIICHI-5.
    """
    counts = table.hand[0]  # before the deal the first rack is empty and serves for counting
    for position in range(int(table.wall_size)):
        counts[table.wall[position]] += 1
    sound = True
    for kind in range(KINDS):
        sound = sound and counts[kind] == copies_in_set(rules, kind)
        counts[kind] = 0
    return sound


@kernel
def open_wall(table: Table, rules: Rules):
    """Throw the dice and open the wall.

    Rules: RIICHI-20, RIICHI-21, SANMA-10, MCR-7, MCR-8, TAIWAN-10, SICHUAN-6, TIANJIN-8, HAINAN-6, HAINAN-7,
    GUANGXI-4, GUANGXI-5, GUIZHOU-4, WENZHOU-6.
    """
    dealer = int(table.dealer)
    seats = int(table.seats)
    rule = int(rules.break_rule)
    count = throw(table, dealer, int(rules.dice_count), DICE_BREAK)
    one = dealer + seats - 1 if rules.break_from == FROM_LEFT else dealer
    names = max(int(table.dice[3]), int(table.dice[4])) if rule == BREAK_LARGER_SIDE else count
    side = dealer if rule == BREAK_OWN else (one + names - 1) % seats
    if rule == BREAK_NOT_OWN:
        side = (dealer + steps_to_another(count)) % seats
    if rule == BREAK_SECOND_SUM:
        count += throw(table, side, int(rules.dice_count), DICE_BREAK)
    elif rule == BREAK_NAMED:
        count = throw(table, side, int(rules.dice_count), DICE_BREAK)
        side = (side + count - 1) % seats
    elif rule == BREAK_TWICE:
        count = throw(table, dealer, int(rules.dice_count), DICE_BREAK)
    elif rule in (BREAK_SMALLER, BREAK_NOT_OWN):
        count = min(int(table.dice[3]), int(table.dice[4]))
    set_break(table, rules, side, count + int(rules.break_shift))


@kernel
def steps_to_another(count):
    """Return how many seats after the dealer the wall stands that a sum names: 2 if odd, 1 for 2, 6, 10, else 3.

    Rules: GUIZHOU-P1.
    """
    if count % 2 == 1:
        return 2
    return 1 if count % 4 == 2 else 3


@kernel
def set_break(table: Table, rules: Rules, side, stacks):
    """Open the wall of `side` after `stacks` stacks; a count beyond its end goes on in the next wall clockwise."""
    seats = int(table.seats)
    while stacks >= stacks_of(table, rules, side):
        stacks -= stacks_of(table, rules, side)
        side = (side + seats - 1) % seats
    table.break_side = side
    table.break_stack = stacks
    emit(table, E_BREAK, side, stacks, 0, 0, 0)


@kernel
def stacks_of(table: Table, rules: Rules, side):
    """Count the stacks built before a seat; some walls are longer before the dealer and the seat opposite."""
    return int(rules.stacks[seats_after(table, int(table.dealer), side)])


@kernel
def side_of(table: Table, rules: Rules, position):
    """Return the seat before which the tile at `position` stands."""
    return place_in_wall(table, rules, position) // 64


@kernel
def place_in_wall(table: Table, rules: Rules, position):
    """Return 64 * side + stack, the stack counted from that side's right end; the upper tile has the even position."""
    seats = int(table.seats)
    side = int(table.break_side)
    stack = int(table.break_stack) + int(position) // 2
    while stack >= stacks_of(table, rules, side):
        stack -= stacks_of(table, rules, side)
        side = (side + seats - 1) % seats
    return side * 64 + stack


@kernel
def wall_places(tables, number, rules, desks, places):
    """Fill `places` with `place_in_wall` of every position; for views, which ask with plain arrays from Python."""
    table = tables[number]
    for position in range(int(table.wall_size)):
        places[position] = place_in_wall(table, rules[0], position)


@kernel
def ready_wall(table: Table, rules: Rules):
    """Set all counters of a fresh wall."""
    size = int(table.wall_size)
    for position in range(WALL):
        table.place[position] = IN_WALL if position < size else GONE
    table.next_tile = 0
    table.tail_taken = 0
    if rules.reserve_at == RESERVE_FIXED:
        keep_back(table, tiles_reserved(table, rules))
    table.drawable = size - int(rules.dead_wall) - tiles_reserved(table, rules)
    table.indicators.count = 0
    table.indicators.waiting = 0
    for index in range(10):
        table.indicators.positions[index] = -1


@kernel
def tiles_reserved(table: Table, rules: Rules):
    """Return how many tiles the hand begins with that nobody draws, those among them that may be due as horses.

    Rules: GUANGZHOU-9, SHENZHEN-6.
    """
    longest = 0
    for seat in range(int(table.seats)):
        longest = max(longest, int(table.horses.run[seat]))
    return int(rules.reserve) + int(rules.horse_bare) + int(rules.horse_step) * longest


@kernel
def take_head(table: Table):
    """Take the next tile of the wall and return its position."""
    position = int(table.next_tile)
    while table.place[position] != IN_WALL:
        position += 1
    table.place[position] = GONE
    table.next_tile = position + 1
    table.drawable -= 1
    return position


@kernel
def tiles_ahead(table: Table, rules: Rules):
    """Return how many tiles may still be drawn: none where the next is the turned one and the wall ends there.

    Rules: ANQING-24.
    """
    if rules.turned_ends != 0 and table.place[table.next_tile] == TURNED:
        return 0
    return int(table.drawable)


@kernel
def take_tail(table: Table, rules: Rules):
    """Take a replacement tile from the tail, the upper tile of a stack before the lower, and return its position.

    A riichi dead wall is replenished from the live wall; elsewhere the wall itself grows shorter.
    By option the upper tile stays where it is, out of play, and the lower one is taken.
    Rules: RIICHI-26, RIICHI-46, SANMA-12, SANMA-13, MCR-11, TAIWAN-15, SICHUAN-18, TIANJIN-25, HANGZHOU-P2.
    """
    if rules.replacement_from == FROM_HEAD:
        return take_head(table)
    number = next_replacement(table) + int(rules.kong_drops)
    position = tail_position(table, number)
    table.tail_taken = number + 1
    table.place[position] = GONE
    table.drawable -= tiles_joining(table, rules) if rules.dead_wall > 0 else 1 + int(rules.kong_drops)
    return position


@kernel
def tiles_kept(rules: Rules, kongs, taken):
    """Return how many tiles at the tail nobody draws after so many kongs of the table and replacements from the tail.

    Rules: TAIWAN-15, BEIJING-7, BEIJING-8, SHANXI-7, TAIYUAN-10, WENZHOU-9.
    """
    kept = int(rules.reserve)
    if kongs > 0:
        kept += int(rules.reserve_first_kong) + int(rules.reserve_per_kong) * (kongs - 1)
    return kept + (taken % 2 if rules.reserve_whole_stacks != 0 else 0)


@kernel
def kong_shortens(table: Table, rules: Rules):
    """Return how many drawable tiles the next kong and its replacement cost.

    Rules: COMMON-5, HANGZHOU-P2, WENZHOU-17.
    """
    kongs, taken = int(table.kongs_made), int(replacements_taken(table, rules))
    return 1 + int(rules.kong_drops) + tiles_kept(rules, kongs + 1, taken + 1) - tiles_kept(rules, kongs, taken)


@kernel
def grow_reserve(table: Table, rules: Rules, kongs):
    """Keep more tiles back once a replacement is taken, if `kongs` (0 or 1) was just made or a single tile remains.

    What a fixed reserve grows by stands in front of it, where the next replacement would have come from.
    Rules: BEIJING-8, WENZHOU-9, CHANGCHUN-P12.
    """
    made, taken = int(table.kongs_made), int(replacements_taken(table, rules))
    more = tiles_kept(rules, made, taken) - tiles_kept(rules, made - kongs, taken - 1)
    table.drawable = max(0, int(table.drawable) - more)
    if rules.reserve_at == RESERVE_FIXED:
        keep_back(table, more)


@kernel
def keep_back(table: Table, more):
    """Let so many more tiles at the tail be those that nobody draws; one turned up there is none of them.

    Rules: WENZHOU-9.
    """
    while more > 0:
        more -= int(table.place[tail_position(table, int(table.tail_taken))] == IN_WALL)
        table.tail_taken += 1


@kernel
def tiles_joining(table: Table, rules: Rules):
    """Count the live tiles that join the dead wall with the next replacement: no more than there are.

    Rules: RIICHI-46, SANMA-13.
    """
    return min(int(rules.replenish), int(table.drawable))


@kernel
def next_replacement(table: Table):
    """Return the number of the next replacement tile, counted from 0; turned tiles are skipped."""
    number = int(table.tail_taken)
    while table.place[tail_position(table, number)] != IN_WALL:
        number += 1
    return number


@kernel
def tail_position(table: Table, number):
    """Return the position of the replacement tile `number`, counted from 0: 134, 135, 132, 133 ... of 136."""
    return int(table.wall_size) - 2 - 2 * (number // 2) + number % 2


@kernel
def tail_number(table: Table, position):
    """Return which replacement tile stands at the position, as `tail_position` counts them."""
    return int(table.wall_size) - 2 - position + 2 * (position % 2)


@kernel
def indicator_position(table: Table, rules: Rules, number):
    """Return the position of dora indicator `number`: the upper tiles of the stacks next to the replacement tiles.

    Rules: RIICHI-27, RIICHI-28, SANMA-12.
    """
    return int(table.wall_size) - 2 - int(rules.replacements) - 2 * number


@kernel
def turn_indicator(table: Table, rules: Rules):
    """Turn the next dora indicator over, if there is one: its stack must have joined the dead wall.

    Four kongs turn one each, however many lie open from the start.
    Rules: RIICHI-27, RIICHI-29, RIICHI-44, SANMA-13.
    """
    number = int(table.indicators.count)
    position = indicator_position(table, rules, number)
    if number >= int(rules.indicators) + 4 or position < first_dead(table, rules):
        return
    table.indicators.positions[number] = position
    table.indicators.count = number + 1
    table.place[position] = TURNED
    emit(table, E_INDICATOR, side_of(table, rules, position), int(table.wall[position]), position, 0, 0)


@kernel
def first_dead(table: Table, rules: Rules):
    """Return the first position of the dead wall, counting in the live tiles that the replacement now due adds to it.

    Rules: RIICHI-25, RIICHI-46, SANMA-13.
    """
    replaced = int(table.kongs_made)
    for seat in range(int(table.seats)):
        replaced += int(table.aside.count[seat])
    first = int(table.wall_size) - int(rules.dead_wall) - int(rules.replenish) * replaced
    return max(first, int(table.next_tile))
