"""The stand-in: a dragon that counts as the tile printed on the jokers, and as nothing else.

Once the joker is named the two kinds change places in the record of the table: the dragon is kept as the face it stands
for, and the jokers are kept as the dragon, whose own face nobody has. So claims, shapes, patterns and bots meet a plain
tile and a joker, and none of them has to know. Whoever tells tiles to people changes them back (game/printed.py).
"""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import STANDS_IN
from fangcheng.core.state.event_rows import E_DEALT, E_DRAW, E_INDICATOR
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import JOKER_FIXED, JOKER_TURNED_AND_NEXT, STAND_IN_NOT_FOR_DRAGONS
from fangcheng.tiles import FACES, NO_TILE, RED, WHITE


@kernel
def dragon_for(rules: Rules, joker):
    """Return the dragon that stands for the face of a joker; NO_TILE if none does, as when it is the joker itself.

    Only one kind may be wild, and it must be named hand by hand.
    Rules: WENZHOU-13, ANQING-11, ANQING-15.
    """
    dragon = int(rules.stand_in) - 1
    if dragon < 0 or dragon == joker or rules.copies[dragon] == 0:
        return NO_TILE
    if rules.joker_rule == JOKER_FIXED or rules.joker_rule == JOKER_TURNED_AND_NEXT:
        return NO_TILE
    if rules.stand_in_for == STAND_IN_NOT_FOR_DRAGONS and WHITE <= joker <= RED:
        return NO_TILE
    return dragon


@kernel
def exchanged(kind, one, other):
    """Return the kind that lies in a kind's place once two kinds have changed places."""
    if kind == one:
        return other
    return one if kind == other else kind


@kernel
def let_dragon_stand_in(table: Table, rules: Rules, joker):
    """Let the dragon stand for the joker's face, if it does; return the face under which jokers are kept from now on.

    Nothing has happened yet but the deal; what has been told of it in this step changes too.
    Rules: WENZHOU-13, ANQING-11, ANQING-15.
    """
    dragon = int(dragon_for(rules, joker))
    if dragon == NO_TILE:
        return joker
    for seat in range(int(table.seats)):
        count = table.hand[seat, joker]
        table.hand[seat, joker] = table.hand[seat, dragon]
        table.hand[seat, dragon] = count
    for position in range(int(table.wall_size)):
        table.wall[position] = exchanged(int(table.wall[position]), joker, dragon)
    table.drawn = exchanged(int(table.drawn), joker, dragon)
    for row in range(int(table.event_count)):
        if table.events[row, 0] in (E_DEALT, E_DRAW, E_INDICATOR):
            table.events[row, 2] = exchanged(int(table.events[row, 2]), joker, dragon)
    table.role[joker] = STANDS_IN
    return dragon


@kernel
def face_stood_for(table: Table, rules: Rules):
    """Return 1 + the face that a dragon stands for in this hand, 0 if none does."""
    if rules.stand_in == 0:
        return 0
    for some_face in range(FACES):
        if table.role[some_face] == STANDS_IN:
            return some_face + 1
    return 0
