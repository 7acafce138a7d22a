"""Nobody has won on the tiles of an opened kong: its owner names one, which is treated like his discard.

Those that dice have turned up lie dead in his river instead.
"""

from fangcheng.core.dialect.bits import bit
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.legal_claim import offer_claim
from fangcheng.core.play.opened_kongs import offer_open_claim
from fangcheng.core.play.passing import release_by_discard
from fangcheng.core.play.turn import note_discard, pass_turn
from fangcheng.core.state.action_codes import CHOOSE, NO_ACTION, PASS
from fangcheng.core.state.codes import CLAIM, GONE, NAME_KONG_TILE, NAMING, NOT_ASKED, TILE_NAMED, TURNED, TURNED_CUT
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_DISCARD, emit
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allow, face, forbid_all, to_river
from fangcheng.core.table.question import ask_seats
from fangcheng.core.table.standing import plays


@stage(when=on("kong_opens"))
def ask_to_name(table: Table, rules: Rules, desk: Desk):
    """Ask the owner of the kong which of the turned tiles he names; where all are alike there is nothing to ask.

    Rules: CHANGSHA-15, HEFEI-16.
    """
    owner = int(table.offered_by)
    if rules.kong_dice != 0:
        lay_dead(table, rules, desk, owner)
        return
    forbid_all(table, owner)
    table.opened.stage = NAMING
    different = 0
    for number in range(int(table.opened.count)):
        if is_first_of_kind(table, number):
            allow(table, owner, CHOOSE + number)
            different += 1
    if different == 1:
        lay_named(table, rules, desk, owner, 0)
    else:
        ask_seats(table, NAME_KONG_TILE, 1 << owner)
        table.answer[owner] = NO_ACTION


@kernel
def lay_dead(table: Table, rules: Rules, desk: Desk, owner):
    """Lay the turned tiles into the owner's river, where nobody takes them, and end his turn.

    Rules: HEFEI-16.
    """
    table.opened.stage = NOT_ASKED
    for number in range(int(table.opened.count)):
        to_river(table, owner, int(table.opened.tiles[number]), TURNED_CUT)
    leave_the_wall(table)
    pass_turn(table, rules, desk, owner)


@kernel
def leave_the_wall(table: Table):
    """Take the turned tiles out of the wall."""
    for position in range(int(table.wall_size)):
        if table.place[position] == TURNED:
            table.place[position] = GONE


@kernel
def is_first_of_kind(table: Table, number):
    """Return True if no turned tile before this one is of its kind."""
    for earlier in range(number):
        if table.opened.tiles[earlier] == table.opened.tiles[number]:
            return False
    return True


@stage(when=on("kong_opens"))
def take_name(table: Table, rules: Rules, desk: Desk):
    """Carry out the owner's answer."""
    owner = int(table.offered_by)
    lay_named(table, rules, desk, owner, int(table.answer[owner]) - CHOOSE)


@kernel
def lay_named(table: Table, rules: Rules, desk: Desk, owner, number):
    """Lay all turned tiles into the owner's river, the named one last, and offer it to be melded.

    The others are dead there; nobody wins on the named one, for all were asked before.
    Rules: CHANGSHA-15, CHANGSHA-16.
    """
    kind = int(table.opened.tiles[number])
    for other in range(int(table.opened.count)):
        if other != number:
            to_river(table, owner, int(table.opened.tiles[other]), TURNED_CUT)
    to_river(table, owner, kind, TURNED_CUT)
    leave_the_wall(table)
    emit(table, E_DISCARD, owner, kind, TURNED_CUT, 0, 0)
    mark = bit(face(kind))
    release_by_discard(table, rules, owner, mark)
    note_discard(table, rules, owner, kind, mark)
    offer_named(table, rules, desk, owner, kind)


@kernel
def offer_named(table: Table, rules: Rules, desk: Desk, owner, kind):
    """Ask who takes the named tile: its owner for a further kong that he opens, then the others as ever.

    Rules: CHANGSHA-16.
    """
    table.opened.stage = TILE_NAMED
    table.phase = CLAIM
    table.offered = kind
    table.offered_by = owner
    table.offered_meld = -1
    table.turn = owner
    table.owed = 0
    for seat in range(int(table.seats)):
        table.answer[seat] = NO_ACTION
        forbid_all(table, seat)
        if not plays(table, seat):
            continue
        if seat == owner:
            asked = offer_open_claim(table, rules, desk, seat, kind)
        else:
            asked = offer_claim(table, rules, desk, seat)
        if asked:
            allow(table, seat, PASS)
            table.owed = int(table.owed) | (1 << seat)
