"""The duty to follow (跟风): who holds the honour that the dealer discards first must discard it in his first turn."""

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import CLAIMED_AWAY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import FOLLOW_WINDS
from fangcheng.core.table.hand import face
from fangcheng.core.table.wall import next_seat
from fangcheng.tiles import EAST, FACES, NO_TILE, NORTH


@stage("mask", when=on("follow_duty"))
def faces_not_followed(table: Table, rules: Rules, seat):
    """Return the faces that the seat may not discard: all but the dealer's honour if it must follow, else none.

    The tile just drawn counts as held. A concealed kong in this turn changes nothing, for it takes no discard.
    Rules: BEIJING-21, BEIJING-22.
    """
    led = honour_led(table, rules, seat)
    if led == NO_TILE or table.river_count[seat] != 0 or table.hand[seat, led] == 0:
        return NONE
    return ~bit(led)


@kernel
def honour_led(table: Table, rules: Rules, seat):
    """Return the honour that all before the seat have discarded first, unclaimed; NO_TILE if there is none.

    Rules: BEIJING-21, BEIJING-22, BEIJING-24, BEIJING-53.
    """
    other, led = int(table.dealer), NO_TILE
    while other != seat:
        if table.river_count[other] == 0 or int(table.river_flags[other, 0]) & CLAIMED_AWAY != 0:
            return NO_TILE
        first = face(int(table.first_discards[other]))
        if led != NO_TILE and first != led:
            return NO_TILE
        led = first
        other = next_seat(table, other)
    return led if led != NO_TILE and obliges(rules, led) else NO_TILE


@kernel
def obliges(rules: Rules, some_face):
    """Return True if the others have to follow a first discard of this face.

    Rules: BEIJING-21, BEIJING-24.
    """
    return EAST <= some_face <= (NORTH if rules.follow_duty == FOLLOW_WINDS else FACES - 1)


@stage("truth", when=on("follow_duty"))
def shows_drawn_tile(table: Table, rules: Rules, seat, kind):
    """Return True if a tile is shown to all when it is drawn: the fourth of an honour that all others followed.

    Who had none in his first turn and draws it later is the last before the dealer.
    Rules: BEIJING-23.
    """
    if next_seat(table, seat) != table.dealer or table.river_count[seat] == 0:
        return False
    return honour_led(table, rules, seat) == face(kind)
