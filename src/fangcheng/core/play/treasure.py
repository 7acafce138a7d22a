"""The treasure in play: when it is put aside and replaced, who looks at it, and who wins with it at first sight."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.winning import can_win
from fangcheng.core.state.action_codes import WIN
from fangcheng.core.state.codes import BY_DRAW, BY_SELF, FROM_TREASURE, GONE, NOBODY, TURN
from fangcheng.core.state.event_rows import E_DRAW, E_TREASURE_SEEN, emit
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import TREASURE_AT_ONCE
from fangcheng.core.table.hand import add_tile, allow, face, forbid_all, remove_tile
from fangcheng.core.table.standing import plays
from fangcheng.core.table.treasure import NO_TREASURE, put_treasure_aside, treasure_face
from fangcheng.core.table.visible import visible
from fangcheng.tiles import NO_TILE


@kernel
def thrown_at_once(rules: Rules):
    """Return True if these rules have a treasure that is thrown for and seen with the declaration."""
    return rules.treasure != 0 and rules.treasure_time == TREASURE_AT_ONCE


@stage("truth", when=thrown_at_once)
def see_to_treasure(table: Table, rules: Rules, desk: Desk, seat, declared):
    """See to the treasure once tiles of `seat` have come to lie face up; return True if somebody wins with it.

    The first to declare (`declared`) throws for it, and who declares looks at it. While its three other copies lie
    open another takes its place, at which all who are ready look in turn, the next after `seat` first.
    Rules: HARBIN-18, HARBIN-19, HARBIN-20, JILIN-21, JILIN-51, JILIN-52, CHANGCHUN-25, CHANGCHUN-27, CHANGCHUN-29.
    """
    if declared:
        if table.treasure.thrower == NOBODY:
            table.treasure.thrower = seat
            put_treasure_aside(table)
        if look_at_treasure(table, rules, desk, seat):
            return True
    while table.treasure.position != NO_TREASURE and treasure_lies_open(table):
        put_treasure_aside(table)
        for step in range(1, int(table.seats) + 1):
            other = (seat + step) % int(table.seats)
            if look_at_treasure(table, rules, desk, other):
                return True
    return False


@kernel
def treasure_lies_open(table: Table):
    """Return True if the three other copies of the treasure lie open, so that another may take its place."""
    return visible(table, treasure_face(table)) >= 3


@kernel
def look_at_treasure(table: Table, rules: Rules, desk: Desk, seat):
    """Let a seat that is ready look at the treasure; return True if it wins with it.

    Rules: HARBIN-19, JILIN-22, CHANGCHUN-26, CHANGCHUN-27.
    """
    if table.treasure.position == NO_TREASURE or table.ready[seat] == 0 or not plays(table, seat):
        return False
    table.treasure.seen = int(table.treasure.seen) | 1 << seat
    position = int(table.treasure.position)
    kind = int(table.wall[position])
    emit(table, E_TREASURE_SEEN, seat, kind, position, 0, 0)
    if rules.treasure_match == 0 or not has(table.waits[seat], face(kind)):
        return False
    return win_with_treasure(table, rules, desk, seat, kind)


@kernel
def win_with_treasure(table: Table, rules: Rules, desk: Desk, seat, kind):
    """Let the seat draw the treasure that it waits for, and win with it; return False if it is no win.

    A tile that completes the hand in shape and does not win with it is not waited for.
    Rules: HARBIN-F-treasure_in_treasure, JILIN-19, JILIN-22, CHANGCHUN-27.
    """
    if not would_win_with_treasure(table, rules, desk, seat, kind):
        return False
    add_tile(table, seat, kind)
    table.turn = seat
    table.drawn_from = FROM_TREASURE
    position = int(table.treasure.position)
    table.place[position] = GONE
    emit(table, E_DRAW, seat, kind, FROM_TREASURE, position, 0)
    table.drawn = kind
    table.claimed_turn = BY_DRAW
    table.kong_chain = 0
    table.offered = NO_TILE
    table.phase = TURN
    table.owed = 0
    forbid_all(table, seat)
    allow(table, seat, WIN)
    table.answer[seat] = WIN
    return True


@kernel
def would_win_with_treasure(table: Table, rules: Rules, desk: Desk, seat, kind):
    """Return True if the treasure as a tile of its own would win for the seat."""
    turn, source = int(table.turn), int(table.drawn_from)
    add_tile(table, seat, kind)
    table.turn = seat
    table.drawn_from = FROM_TREASURE
    wins = can_win(table, rules, desk, seat, kind, BY_SELF, NOBODY)
    remove_tile(table, seat, kind)
    table.turn, table.drawn_from = turn, source
    return wins
