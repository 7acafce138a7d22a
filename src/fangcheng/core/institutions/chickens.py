"""Chickens (捉鸡): 1s, 8p and what a turned tile names, paid between every two players after a win, kongs with them."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.kong_income import cause_of, kong_class
from fangcheng.core.institutions.open_chickens import MOST_OPEN, chicken_opened, place_of_open
from fangcheng.core.institutions.wake import next_position
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.scoring.readiness import counts_as_ready
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    BLACK_BONE,
    BY_DISCARD,
    BY_ROB,
    BY_SELF,
    CLAIMED_AWAY,
    F_AFTER_KONG_CUT,
    HERO,
    NOBODY,
    OPEN_KONG_MELD,
    PUNG,
    SEATS,
    TURNED,
)
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_HORSE, emit
from fangcheng.core.state.payment_rows import PAY_CHARGE, PAY_CHICKENS, PAY_DUTY, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import CHICKEN_AFTER_DRAW, PAID_ADDED, PAID_CONCEALED, PAID_OPEN, PAID_SPECIAL
from fangcheng.core.table.hand import face, is_kong, tile_number
from fangcheng.tiles import NO_TILE

SUITS = 27  # faces that have numbers
CHARGE = 2  # what the first 1s or 8p brings beside its own worth, twice as much where it is gold


@stage(when=on("chickens"))
def settle_chickens(table: Table, rules: Rules, desk: Desk):
    """Turn a tile, then pay chickens, first discards and kongs of all players, each pair by itself.

    Rules: GUIZHOU-31, GUIZHOU-36, GUIZHOU-41.
    """
    turned = turn_after_win(table, rules, desk)
    ready, burnt = 0, burnt_seat(table, desk)
    for seat in range(int(table.seats)):
        if is_winner(desk, seat) or counts_as_ready(table, rules, desk, seat):
            ready |= 1 << seat
    times = 2 if rules.chicken_all != 0 and all_have_some(table, rules, desk, turned, ready) else 1
    for seat in range(int(table.seats)):
        pay_chickens(table, rules, desk, turned, ready, burnt, seat, times)
    for number in range(2):
        pay_first(table, rules, desk, turned, ready, burnt, number, times)
    for seat in range(int(table.seats)):
        pay_kongs(table, rules, ready, burnt, seat)


@kernel
def clear_chickens(table: Table):
    """Forget at the beginning of a hand which tiles were turned up, and who first discarded a chicken."""
    table.chickens.opened = 0
    for number in range(2):
        table.chickens.first[number] = NOBODY


@kernel
def first_face(number):
    """Return the face of which the first discard is worth more: 1s, or 8p for number 1."""
    return HERO if number == 0 else BLACK_BONE


@kernel
def note_chicken(table: Table, seat, kind):
    """Note who first discards 1s, and 8p.

    Rules: GUIZHOU-39.
    """
    for number in range(2):
        if face(kind) == first_face(number) and table.chickens.first[number] == NOBODY:
            table.chickens.first[number] = seat


# --- which kinds are chickens


@kernel
def turn_after_win(table: Table, rules: Rules, desk: Desk):
    """Turn the next tile of the wall and return its face; NO_TILE where there is none, or none is due.

    Rules: GUIZHOU-8, GUIZHOU-31, GUIZHOU-32, GUIZHOU-33, GUIZHOU-P13.
    """
    if rules.chicken_open != 0 or table.drawable == 0:
        return NO_TILE
    if rules.chicken_turn == CHICKEN_AFTER_DRAW and table.first_win_from != NOBODY:
        return NO_TILE
    position = next_position(table, int(table.next_tile))
    table.place[position] = TURNED
    emit(table, E_HORSE, NOBODY, int(table.wall[position]), position, 0, 0)
    return face(int(table.wall[position]))


@kernel
def next_number(some_face):
    """Return the next face of the suit; after 9 comes 1."""
    return some_face - some_face % 9 + (some_face + 1) % 9


@kernel
def turned_face(table: Table, turned, number):
    """Return the face of an open chicken by its number, of the tile turned after the win for -1; NO_TILE if none."""
    if number < 0:
        return turned
    return face(int(table.wall[place_of_open(table, number)])) if chicken_opened(table, number) else NO_TILE


@kernel
def is_gold_chicken(table: Table, turned, some_face):
    """Return True if a turned tile names the face.

    Rules: GUIZHOU-34.
    """
    for number in range(-1, MOST_OPEN):
        shown = turned_face(table, turned, number)
        if shown != NO_TILE and next_number(shown) == some_face:
            return True
    return False


@kernel
def times_named(table: Table, rules: Rules, turned, some_face):
    """Return how many turned tiles and options name the face.

    Rules: GUIZHOU-8, GUIZHOU-31, GUIZHOU-34, GUIZHOU-35, COMMON-26.
    """
    count = int(rules.weekday != 0 and tile_number(some_face) == rules.weekday)
    for number in range(-1, MOST_OPEN):
        shown = turned_face(table, turned, number)
        if shown != NO_TILE:
            count += int(next_number(shown) == some_face)
            count += int(rules.chicken_own != 0 and shown == some_face)
            count += int(rules.chicken_sides != 0 and next_number(some_face) == shown)
    return count


@kernel
def chicken_worth(table: Table, rules: Rules, turned, some_face):
    """Return what each tile of a face counts.

    Rules: GUIZHOU-29, GUIZHOU-30, GUIZHOU-34.
    """
    standing = 0
    if some_face == HERO:
        standing = 1
    elif some_face == BLACK_BONE:
        standing = int(rules.black_chicken)
    if standing == 0:
        return times_named(table, rules, turned, some_face)
    return 2 * standing if is_gold_chicken(table, turned, some_face) else standing


# --- who has them


@kernel
def is_winner(desk: Desk, seat):
    """Return True if the seat has won the hand."""
    return int(desk.work.won) >> seat & 1 == 1


@kernel
def some_winner(desk: Desk):
    """Return a seat that has won."""
    for seat in range(SEATS):
        if is_winner(desk, seat):
            return seat
    return NOBODY


@kernel
def burnt_seat(table: Table, desk: Desk):
    """Return the seat that collects nothing: it fed a win right after its kong, or had one robbed; NOBODY if none.

    Rules: GUIZHOU-43, GUIZHOU-P11.
    """
    win = desk.work.wins[some_winner(desk)]
    after_kong = win.by == BY_DISCARD and happened(win, F_AFTER_KONG_CUT)
    return int(win.payer) if win.by == BY_ROB or after_kong else NOBODY


@kernel
def lies_in_river(table: Table, desk: Desk, seat, index):
    """Return True if a discard still lies there: nobody has claimed it, or won on it.

    Rules: GUIZHOU-38.
    """
    win = desk.work.wins[some_winner(desk)]
    last = index == int(table.river_count[seat]) - 1
    won_on = win.by == BY_DISCARD and win.payer == seat and last
    return table.river_flags[seat, index] & CLAIMED_AWAY == 0 and not won_on


@kernel
def chickens_of(table: Table, rules: Rules, desk: Desk, turned, ready, seat):
    """Return what the chickens of a seat count: those of an unready hand do not.

    Rules: GUIZHOU-37, GUIZHOU-38, GUIZHOU-42.
    """
    count = 0
    for some_face in range(SUITS):
        tiles = tiles_shown(table, desk, seat, some_face)
        if ready >> seat & 1 == 1:
            tiles += int(table.hand[seat, some_face])
        if tiles > 0:
            count += tiles * chicken_worth(table, rules, turned, some_face)
    return count


@kernel
def tiles_shown(table: Table, desk: Desk, seat, some_face):
    """Count the tiles of a face in the seat's melds and river, and the one of another that it has won on."""
    count = 0
    for index in range(int(table.meld_count[seat])):
        for place in range(4):
            tile = int(table.meld_tiles[seat, index, place])
            count += int(tile != NO_TILE and face(tile) == some_face)
    for index in range(int(table.river_count[seat])):
        here = face(int(table.river[seat, index])) == some_face
        count += int(here and lies_in_river(table, desk, seat, index))
    if is_winner(desk, seat):
        win = desk.work.wins[seat]
        count += int(win.by != BY_SELF and win.tile == some_face)
    return count


@kernel
def all_have_some(table: Table, rules: Rules, desk: Desk, turned, ready):
    """Return True if every player has chickens that count.

    Rules: GUIZHOU-35.
    """
    for seat in range(int(table.seats)):
        if chickens_of(table, rules, desk, turned, ready, seat) == 0:
            return False
    return True


# --- who pays whom


@kernel
def pay_between(table: Table, row, seat, other, amount, ready, burnt):
    """Pay what `seat` has brought with `other`: to it if it is ready, by it to who is ready if it is not.

    Rules: GUIZHOU-37, GUIZHOU-42, GUIZHOU-43.
    """
    if ready >> seat & 1 == 1:
        if seat != burnt:
            move(table, row, other, seat, amount)
    elif ready >> other & 1 == 1 and other != burnt:
        move(table, row, seat, other, amount)


@kernel
def pay_with_each(table: Table, row, seat, amount, ready, burnt):
    """Pay what a seat has brought between it and each other player."""
    for other in range(int(table.seats)):
        if other != seat:
            pay_between(table, row, seat, other, amount, ready, burnt)


@kernel
def pay_chickens(table: Table, rules: Rules, desk: Desk, turned, ready, burnt, seat, times):
    """Pay the chickens of one seat."""
    count = chickens_of(table, rules, desk, turned, ready, seat)
    if count > 0:
        row = open_row(table, PAY_CHICKENS, seat, NOBODY, count)
        pay_with_each(table, row, seat, count * times, ready, burnt)


@kernel
def pay_first(table: Table, rules: Rules, desk: Desk, turned, ready, burnt, number, times):
    """Pay the first 1s or 8p discarded: to its discarder if nobody took it, by him to who claimed it.

    Rules: GUIZHOU-39, GUIZHOU-40, GUIZHOU-42, GUIZHOU-P12.
    """
    some_face, seat = first_face(number), int(table.chickens.first[number])
    if seat == NOBODY or (number == 1 and rules.black_chicken == 0):
        return
    amount = CHARGE * times * (2 if is_gold_chicken(table, turned, some_face) else 1)
    index = first_index(table, seat, some_face)
    if lies_in_river(table, desk, seat, index):
        row = open_row(table, PAY_CHARGE, seat, NOBODY, some_face)
        pay_with_each(table, row, seat, amount, ready, burnt)
    elif table.river_flags[seat, index] & CLAIMED_AWAY != 0:
        claimer = who_claimed(table, some_face)
        row = open_row(table, PAY_DUTY, claimer, seat, some_face)
        pay_between(table, row, claimer, seat, amount, ready, burnt)


@kernel
def first_index(table: Table, seat, some_face):
    """Return the place in the seat's river of its first discard of a face."""
    index = 0
    while face(int(table.river[seat, index])) != some_face:
        index += 1
    return index


@kernel
def who_claimed(table: Table, some_face):
    """Return the seat that has a pung or kong of the face claimed from another: of four tiles there is but one."""
    for seat in range(int(table.seats)):
        for index in range(int(table.meld_count[seat])):
            claimed = int(table.meld_kind[seat, index]) in (PUNG, OPEN_KONG_MELD, ADDED_KONG_MELD)
            if claimed and table.meld_face[seat, index] == some_face:
                return seat
    return NOBODY


@kernel
def pay_kongs(table: Table, rules: Rules, ready, burnt, seat):
    """Pay the kongs of one seat: a kong of a discard is paid by its feeder; who is not ready pays for it to all.

    Rules: GUIZHOU-10, GUIZHOU-41, GUIZHOU-42.
    """
    for index in range(int(table.meld_count[seat])):
        kong = kong_class(table, seat, index) if is_kong(int(table.meld_kind[seat, index])) else PAID_SPECIAL
        if kong == PAID_SPECIAL or not is_timely(table, rules, seat, index, kong):
            continue
        feeder, amount = int(table.meld_from[seat, index]), int(rules.kong_pay[kong])
        other = feeder if kong == PAID_OPEN else NOBODY
        row = open_row(table, cause_of(kong), seat, other, int(table.meld_face[seat, index]))
        if kong == PAID_OPEN and ready >> seat & 1 == 1:
            pay_between(table, row, seat, feeder, amount, ready, burnt)
        else:
            pay_with_each(table, row, seat, amount, ready, burnt)


@kernel
def is_timely(table: Table, rules: Rules, seat, index, kong):
    """Return True if a kong is worth points: a fourth tile that came earlier makes a simpleton's kong.

    Rules: GUIZHOU-11, GUIZHOU-P2.
    """
    if table.meld_fresh[seat, index] != 0 or kong == PAID_OPEN:
        return True
    return (
        rules.late_added_kong != 0 if kong == PAID_ADDED else kong == PAID_CONCEALED and rules.late_concealed_kong != 0
    )
