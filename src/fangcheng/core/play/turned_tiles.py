"""The tiles that an opened kong turns up: its owner wins with one of them, or the others are asked."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.random import throw_die
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.posing import answer_if_forced
from fangcheng.core.play.winning import can_win
from fangcheng.core.state.action_codes import NO_ACTION, PASS, WIN
from fangcheng.core.state.codes import (
    BY_DISCARD,
    BY_SELF,
    CLAIM,
    FROM_OPENED_KONG,
    GONE,
    NOBODY,
    NOT_ASKED,
    READY_OPENED,
    TILES_OFFERED,
    TURN,
    TURNED,
)
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import DICE_KONG, E_KONG_TILE, emit
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import add_tile, allow, face, forbid_all, remove_tile
from fangcheng.core.table.opened import clear_turned
from fangcheng.core.table.stacks import full_stacks, upper_tile
from fangcheng.core.table.standing import plays
from fangcheng.core.table.wall import note_throw, take_tail
from fangcheng.tiles import NO_TILE


@stage(when=on("kong_opens"))
def turn_kong_tiles(table: Table, rules: Rules, desk: Desk, seat):
    """Turn up the tiles of the kong that the seat has just opened, and see who wins with them.

    They come from the tail, or two dice say which stack is turned. From then on its hand is frozen.
    Rules: HEFEI-16, CHANGSHA-12, CHANGSHA-13, CHANGSHA-14, CHANGSHA-17.
    """
    clear_turned(table)
    table.opened.announced = 0
    table.ready[seat] = READY_OPENED
    stack = throw_for_stack(table, seat) if rules.kong_dice != 0 else 0
    for number in range(int(rules.kong_opens)):
        position = stack + number if rules.kong_dice != 0 else take_tail(table, rules)
        kind = int(table.wall[position])
        table.place[position] = TURNED
        table.opened.tiles[number] = kind
        emit(table, E_KONG_TILE, seat, kind, position, 0, 0)
    table.opened.count = rules.kong_opens
    table.turn = seat
    table.drawn = NO_TILE
    if find_own_win(table, rules, desk, seat):
        take_own_win(table, seat)
    else:
        ask_who_wins(table, rules, desk, seat)


@kernel
def throw_for_stack(table: Table, seat):
    """Throw two dice and return the upper tile of the stack they name, counted from the tail among full stacks.

    Past the front end the count begins again at the tail.
    Rules: HEFEI-16.
    """
    first = throw_die(table)
    second = throw_die(table)
    note_throw(table, seat, first, second, 0, DICE_KONG)
    table.drawable -= 2
    return upper_tile(table, (first + second - 1) % full_stacks(table))


@kernel
def count_fitting(table: Table, seat):
    """Count the turned tiles that complete the hand of the seat."""
    count = 0
    for number in range(int(table.opened.count)):
        count += int(has(table.waits[seat], face(int(table.opened.tiles[number]))))
    table.opened.fits[seat] = count
    return count


@kernel
def find_own_win(table: Table, rules: Rules, desk: Desk, seat):
    """Find the turned tile that wins most for the owner of the kong; return False if none wins.

    Rules: CHANGSHA-13.
    """
    best, value = NO_TILE, -1
    if count_fitting(table, seat) == 0:
        return False
    table.drawn_from = FROM_OPENED_KONG
    for number in range(int(table.opened.count)):
        kind = int(table.opened.tiles[number])
        add_tile(table, seat, kind)
        if can_win(table, rules, desk, seat, kind, BY_SELF, NOBODY) and table.offered_value[seat] > value:
            best, value = kind, int(table.offered_value[seat])
        remove_tile(table, seat, kind)
    table.opened.best[seat] = best
    return best != NO_TILE


@kernel
def take_own_win(table: Table, seat):
    """Let the owner of the kong win with the tile found; he is not asked.

    Rules: CHANGSHA-13.
    """
    kind = int(table.opened.best[seat])
    take_turned(table, kind)
    add_tile(table, seat, kind)
    table.drawn = kind
    table.phase = TURN
    table.owed = 0
    forbid_all(table, seat)
    allow(table, seat, WIN)
    table.answer[seat] = WIN


@kernel
def take_turned(table: Table, kind):
    """Take one turned tile of the kind out of the wall."""
    for position in range(int(table.wall_size)):
        if table.place[position] == TURNED and table.wall[position] == kind:
            table.place[position] = GONE
            return


@kernel
def ask_who_wins(table: Table, rules: Rules, desk: Desk, owner):
    """Ask every other seat that can win on one of the turned tiles.

    Rules: CHANGSHA-14, CHANGSHA-20.
    """
    table.opened.stage = TILES_OFFERED
    table.phase = CLAIM
    table.offered = table.opened.tiles[0]
    table.offered_by = owner
    table.offered_meld = -1
    table.owed = 0
    for other in range(int(table.seats)):
        table.answer[other] = NO_ACTION
        forbid_all(table, other)
        if other != owner and plays(table, other) and find_win(table, rules, desk, other, owner):
            allow(table, other, WIN)
            allow(table, other, PASS)
            answer_if_forced(table, other)


@kernel
def find_win(table: Table, rules: Rules, desk: Desk, seat, owner):
    """Find the turned tile that wins most for another than the owner; return False if none wins."""
    best, value = NO_TILE, -1
    if count_fitting(table, seat) == 0:
        return False
    for number in range(int(table.opened.count)):
        kind = int(table.opened.tiles[number])
        if can_win(table, rules, desk, seat, kind, BY_DISCARD, owner) and table.offered_value[seat] > value:
            best, value = kind, int(table.offered_value[seat])
    table.opened.best[seat] = best
    table.offered_value[seat] = value
    return best != NO_TILE


@kernel
def tile_won_on(table: Table, seat):
    """Return the tile that the seat wins on when it calls a win: of several turned up the one that brings most."""
    return int(table.opened.best[seat] if table.opened.stage == TILES_OFFERED else table.offered)


@kernel
def leave_turned(table: Table):
    """Ask nothing more about turned tiles."""
    table.opened.stage = NOT_ASKED
