"""Waking (抓醒): a tile is turned after a win; tiles of the winner of its kind and both neighbours are worth points."""

from fangcheng.core.dialect.bits import bit, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.waits import melded
from fangcheng.core.scoring.classes import FACTOR
from fangcheng.core.state.codes import BY_SELF, IN_WALL, MISFITS_FORM, NOBODY, SEATS, TURNED
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_HORSE, emit
from fangcheng.core.state.payment_rows import PAY_WAKE, move, open_row
from fangcheng.core.state.record_types import Desk, Result, Rules, Table, Win
from fangcheng.core.state.rule_codes import SHARE_TRIPLE, WAKE_DRAWN, WAKE_GIVEN, WAKE_NEIGHBOURS
from fangcheng.core.table.hand import face
from fangcheng.tiles import EAST, FACES, WHITE

NOWHERE = -1  # position of the winning tile, which stands for the one to turn where no tile is left


@stage(when=on("wake"))
def pay_wake(table: Table, rules: Rules, desk: Desk):
    """Turn tiles for the winners, the same for all, and pay each of them the tiles that they wake.

    Rules: GUANGXI-21, GUANGXI-23, GUANGXI-24.
    """
    winners, first = int(desk.work.won), next_position(table, int(table.next_tile))
    last = NOWHERE
    for winner in range(int(table.seats)):
        if winners >> winner & 1 == 1:
            last = max(last, last_turned(table, rules, desk, winner, first))
            table.wake.count[winner] = woken_of(table, rules, desk, winner, first)
    turn_up(table, desk, first, last)
    for winner in range(int(table.seats)):
        if winners >> winner & 1 == 1 and table.wake.count[winner] > 0:
            pay_woken(table, rules, desk, winner, int(table.wake.count[winner]))


@kernel
def clear_wake(table: Table):
    """Let no tile be woken at the beginning of a hand."""
    for seat in range(SEATS):
        table.wake.count[seat] = 0


@kernel
def next_position(table: Table, position):
    """Return the position of the next tile that stands in the wall, from a position on; NOWHERE where none is left."""
    while position < table.wall_size:
        if table.place[position] == IN_WALL:
            return position
        position += 1
    return NOWHERE


@kernel
def face_at(table: Table, desk: Desk, winner, position):
    """Return the face of the tile at a position; the winning tile stands for it where no tile was left."""
    return int(desk.work.wins[winner].tile) if position == NOWHERE else face(int(table.wall[position]))


@kernel
def last_turned(table: Table, rules: Rules, desk: Desk, winner, first):
    """Return the position of the last tile that the winner turns: one more after each that wakes three of a kind."""
    position = first
    while position != NOWHERE and goes_on_waking(rules, desk, winner, face_at(table, desk, winner, position)):
        after = next_position(table, position + 1)
        if after == NOWHERE:
            return position
        position = after
    return position


@kernel
def woken_of(table: Table, rules: Rules, desk: Desk, winner, first):
    """Return how many wakes the winner counts in all tiles that he turns."""
    last, position = last_turned(table, rules, desk, winner, first), first
    count = woken_by(rules, desk, winner, face_at(table, desk, winner, position))
    while position != last:
        position = next_position(table, position + 1)
        count += woken_by(rules, desk, winner, face_at(table, desk, winner, position))
    return count


@kernel
def turn_up(table: Table, desk: Desk, first, last):
    """Lay open the tiles from the first to the last, or show the winning tile again where none is left."""
    if first == NOWHERE:
        for winner in range(int(table.seats)):
            if int(desk.work.won) >> winner & 1 == 1:
                emit(table, E_HORSE, NOBODY, int(desk.work.wins[winner].tile), NOWHERE, 0, 0)
                return
    position = first
    while position != NOWHERE and position <= last:
        table.place[position] = TURNED
        emit(table, E_HORSE, NOBODY, int(table.wall[position]), position, 0, 0)
        position = next_position(table, position + 1)


@kernel
def wake_kinds(rules: Rules, turned):
    """Return the faces that a turned tile wakes.

    Each suit goes round from 9 to 1, the winds from North to East, the three dragons are neighbours of each other.
    Rules: GUANGXI-23, GUANGXI-26.
    """
    begin, length = turned - turned % 9, 9
    if turned >= WHITE:
        begin, length = WHITE, 3
    elif turned >= EAST:
        begin, length = EAST, 4
    place = turned - begin
    found = bit(begin + (place + 1) % length) | bit(begin + (place + length - 1) % length)
    return found if rules.wake == WAKE_NEIGHBOURS else found | bit(turned)


@kernel
def is_loose(desk: Desk, winner):
    """Return True if the winner's hand is one of unconnected tiles."""
    return desk.work.results[winner].reading.form == MISFITS_FORM


@kernel
def tiles_held(win: Win, rules: Rules, some_face):
    """Return how many tiles of a face the winner holds, melds and the winning tile among them."""
    return int(win.hand[some_face]) + melded(win, rules, some_face)


@kernel
def woken_by(rules: Rules, desk: Desk, winner, turned):
    """Return how many wakes a turned tile brings: one for each tile of its kinds, in a loose hand two.

    Rules: GUANGXI-23, GUANGXI-25.
    """
    kinds, count = wake_kinds(rules, turned), 0
    for some_face in range(FACES):
        if has(kinds, some_face):
            count += tiles_held(desk.work.wins[winner], rules, some_face)
    return 2 * count if is_loose(desk, winner) else count


@kernel
def goes_on_waking(rules: Rules, desk: Desk, winner, turned):
    """Return True if another tile is turned: three of one kind were woken, in a loose hand three tiles.

    Rules: GUANGXI-24, GUANGXI-25.
    """
    if is_loose(desk, winner):
        return woken_by(rules, desk, winner, turned) >= 6
    kinds = wake_kinds(rules, turned)
    for some_face in range(FACES):
        if has(kinds, some_face) and tiles_held(desk.work.wins[winner], rules, some_face) >= 3:
            return True
    return False


@kernel
def points_of_wake(rules: Rules, win: Win, result: Result):
    """Return what each wake costs a share of the win, times what multiplies the whole hand.

    Rules: GUANGXI-19, GUANGXI-20, GUANGXI-21, GUANGXI-28.
    """
    points = int(rules.wake_points[WAKE_DRAWN if win.by == BY_SELF else WAKE_GIVEN]) * int(result.parts[FACTOR])
    return points * max(1, int(rules.share_times[SHARE_TRIPLE])) if win.together == 3 else points


@kernel
def pay_woken(table: Table, rules: Rules, desk: Desk, winner, count):
    """Let each share of the win cost its points for every wake."""
    win = desk.work.wins[winner]
    points = count * points_of_wake(rules, win, desk.work.results[winner])
    row = open_row(table, PAY_WAKE, winner, int(win.payer), count)
    for payer in range(int(table.seats)):
        if desk.work.shares[winner, payer] > 0:
            move(table, row, payer, winner, int(desk.work.shares[winner, payer]) * points)
