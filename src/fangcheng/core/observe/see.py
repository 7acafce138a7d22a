"""The table as one seat sees it: a copy of the record in which everything is blank that the seat may not know.

What lies on the table for good is copied through a mask of octets (game/seen.py makes it from two lists of fields);
the kernels here show what hangs on the moment: tiles turned over, hands laid open, answers that all have given.
Hidden tiles of the wall are NO_TILE, a tile that another has drawn is HIDDEN_TILE, hidden hands are all zeros.
"""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.institutions.open_chickens import MOST_OPEN, chicken_opened, place_of_open
from fangcheng.core.observe.known import (
    NOWHERE,
    ONLOOKER,
    asked_in_secret,
    bets_lie_open,
    draws_openly,
    essence_in_wall,
    hides_kongs,
    owed_as_seen,
    sees_hand,
    tail_seen,
    treasure_seen,
)
from fangcheng.core.shapes.holding import NO_LACK
from fangcheng.core.state.codes import (
    CLAIM,
    CONCEALED_KONG_MELD,
    FACE_DOWN_CUT,
    HAND_OVER,
    IN_WALL,
    MELDS,
    NO_QUESTION,
    SEATS,
    THROW_AGAIN,
    TURNED,
    WALL,
    WON,
)
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import READY_STANDING
from fangcheng.tiles import KINDS, NO_TILE

HIDDEN_TILE = 62  # somebody knows what it is, the reader does not; no kind


@kernel
def see(octets, number, masks, seen_octets, tables, rules, seen, reader):
    """Write what the reader may know of a table into `seen`, a table record of the worker.

    `octets` and `seen_octets` are the records as rows of 64-bit words, `masks` has a row for each reader and a last
    one for an onlooker (-1).
    """
    row = SEATS if reader == ONLOOKER else reader
    for place in range(masks.shape[1]):
        seen_octets[0, place] = octets[number, place] & masks[row, place]
    show(tables[number], rules, seen, reader)


@kernel
def show(table: Table, rules: Rules, seen, reader):
    """Show of a table what hangs on the moment; the rest has been copied."""
    show_wall(table, seen, reader)
    show_hands(table, rules, seen, reader)
    show_choices(table, rules, seen, reader)
    seen.owed = owed_as_seen(table, reader)
    if rules.heart != 0:
        show_hearts(table, seen)
    if rules.standing != 0:
        show_standing(table, seen, reader)
    if table.question == THROW_AGAIN and reader != table.turn:
        hide_question(seen)
    if table.phase < HAND_OVER:
        if rules.ready_face_down != 0 or rules.ready_rule == READY_STANDING:
            turn_face_down(table, seen, reader)
        hide_kongs(table, rules, seen, reader)


@kernel
def show_wall(table: Table, seen, reader):
    """Show tiles turned over, to a watcher the next one of the tail, and to who has looked at it the treasure.

    Rules: TAIWAN-53, HARBIN-19, GUIZHOU-8, NANCHANG-3.
    """
    wall, place, shown = table.wall, table.place, seen.wall
    for position in range(WALL):
        shown[position] = wall[position] if place[position] == TURNED else NO_TILE
    if table.chickens.opened != 0:
        show_open_chickens(table, seen)
    show_at(table, seen, essence_in_wall(table))
    show_at(table, seen, tail_seen(table, reader))
    show_at(table, seen, treasure_seen(table, reader))


@kernel
def show_open_chickens(table: Table, seen):
    """Show the tiles that lie face up in the wall and are drawn like others.

    Rules: GUIZHOU-8.
    """
    for number in range(MOST_OPEN):
        if chicken_opened(table, number):
            position = place_of_open(table, number)
            if table.place[position] == IN_WALL:
                show_at(table, seen, position)


@kernel
def show_at(table: Table, seen, position):
    """Show the tile at a position, none where it is NOWHERE."""
    if position != NOWHERE:
        seen.wall[position] = table.wall[position]


@kernel
def show_hands(table: Table, rules: Rules, seen, reader):
    """Show hands that lie open, and whether somebody has drawn."""
    for other in range(int(table.seats)):
        if other != reader and sees_hand(table, rules, reader, other):
            for kind in range(KINDS):
                seen.hand[other, kind] = table.hand[other, kind]
    turn = int(table.turn)
    open_to_reader = sees_hand(table, rules, reader, turn) or draws_openly(table, rules, turn)
    seen.drawn = table.drawn if table.drawn == NO_TILE or open_to_reader else HIDDEN_TILE


@kernel
def show_choices(table: Table, rules: Rules, seen, reader):
    """Show bets and missing suits once all have chosen; inner stakes stay from hand to hand and lie there all the time.

    Rules: TIANJIN-7, TAIWAN-74.
    """
    if reader == table.turn:
        for place in range(5):
            seen.eggs.chosen[place] = table.eggs.chosen[place]
        seen.eggs.pending = table.eggs.pending
    lie_open, in_secret = bets_lie_open(table, rules), asked_in_secret(table)
    for seat in range(SEATS):
        if lie_open:
            seen.bets.placed[seat] = table.bets.placed[seat]
        seen.lack.suit[seat] = NO_LACK if in_secret and seat != reader else table.lack.suit[seat]


@kernel
def show_hearts(table: Table, seen):
    """Show the tile that each winner imagined.

    Rules: JIANGNAN-10, JIANGNAN-29.
    """
    for place in range(int(table.won_count)):
        winner = int(table.won_order[place])
        seen.heart[winner] = table.heart[winner]


@kernel
def show_standing(table: Table, seen, reader):
    """Show of the tiles that stand before others how many they are, and what they are once the hand is won.

    Those left are told from the first place on, so that no place tells which of them are gone.
    Rules: TAIYUAN-9, TAIYUAN-37.
    """
    for other in range(SEATS):
        if table.phase >= HAND_OVER and table.ending == WON:
            for place in range(4):
                seen.standing_four.faces[other, place] = table.standing_four.faces[other, place]
        elif other != reader:
            left = 0
            for place in range(4):
                left += int(table.standing_four.faces[other, place] != NO_TILE)
            for place in range(4):
                seen.standing_four.faces[other, place] = HIDDEN_TILE if place < left else NO_TILE


@kernel
def hide_question(seen):
    """Show a question that only who sees the treasure can be asked as one about the last discard.

    Rules: CHANGCHUN-P9.
    """
    seen.phase, seen.question, seen.turn = CLAIM, NO_QUESTION, seen.offered_by


@kernel
def turn_face_down(table: Table, seen, reader):
    """Hide the discards of others that lie face down until the hand ends.

    Rules: SHANXI-15, TAIYUAN-26.
    """
    for other in range(int(table.seats)):
        if other == reader:
            continue
        for place in range(int(table.river_count[other])):
            if table.river_flags[other, place] & FACE_DOWN_CUT != 0:
                seen.river[other, place] = NO_TILE


@kernel
def hide_kongs(table: Table, rules: Rules, seen, reader):
    """Hide concealed kongs of others that lie face down.

    Rules: MCR-18, TAIWAN-23, GUIZHOU-P3.
    """
    for other in range(int(table.seats)):
        if not hides_kongs(table, rules, other) or sees_hand(table, rules, reader, other):
            continue
        for meld in range(MELDS):
            if table.meld_kind[other, meld] == CONCEALED_KONG_MELD:
                hide_meld(seen, other, meld)


@kernel
def hide_meld(seen, seat, meld):
    """Hide which tiles a meld is made of."""
    seen.meld_face[seat, meld] = 0
    for place in range(4):
        seen.meld_tiles[seat, meld, place] = NO_TILE
