"""The treasure where it is thrown for in turn: who has declared throws, looks and may throw again before he draws.

Who looks for the first time is always asked whether he goes on, though he may have no choice: so nobody can tell from
a question that he waits for the treasure. Whether its like lies open the others cannot know; that question they take
for one about the last discard (game/seen.py).
"""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.random import throw_die
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.treasure import treasure_lies_open, would_win_with_treasure
from fangcheng.core.state.action_codes import CHOOSE, PASS, WIN
from fangcheng.core.state.codes import IN_WALL, LOOK_AT_TREASURE, NOBODY, THROW_AGAIN
from fangcheng.core.state.event_rows import E_TREASURE_BACK, E_TREASURE_SEEN, emit
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import TREASURE_IN_TURN
from fangcheng.core.table.hand import allow, face
from fangcheng.core.table.question import ask_alone
from fangcheng.core.table.stacks import full_stacks
from fangcheng.core.table.treasure import NO_TREASURE, knows_treasure, lay_treasure_aside
from fangcheng.core.table.wall import tail_number

ALL_THROWN = 0b1111110  # of table.treasure.thrown: each number from 1 to 6


@kernel
def thrown_in_turn(rules: Rules):
    """Return True if these rules have a treasure that is thrown for in turn."""
    return rules.treasure != 0 and rules.treasure_time == TREASURE_IN_TURN


@stage("truth", when=thrown_in_turn)
def asks_about_treasure(table: Table, rules: Rules, desk: Desk, seat):
    """See to the treasure before the seat draws; return True if it is asked about it first.

    The first who has declared and comes to his turn throws for it; who has not seen it looks.
    Rules: CHANGCHUN-P7, CHANGCHUN-P8, CHANGCHUN-P9, CHANGCHUN-P10.
    """
    if table.ready[seat] == 0:
        return False
    table.treasure.turned = int(table.treasure.turned) | 1 << seat
    if table.treasure.thrower == NOBODY:
        throw_in_turn(table, seat)
    if table.treasure.position == NO_TREASURE:
        return False
    if not knows_treasure(table, seat):
        ask_who_looks(table, rules, desk, seat)
        return True
    if treasure_lies_open(table):
        ask_alone(table, seat, THROW_AGAIN)
        allow(table, seat, PASS)
        allow(table, seat, CHOOSE)
        return True
    return False


@kernel
def ask_who_looks(table: Table, rules: Rules, desk: Desk, seat):
    """Let the seat look at the treasure, and ask whether it wins with it, throws again, or goes on.

    Rules: CHANGCHUN-P8, CHANGCHUN-P9.
    """
    table.treasure.seen = int(table.treasure.seen) | 1 << seat
    position = int(table.treasure.position)
    kind = int(table.wall[position])
    emit(table, E_TREASURE_SEEN, seat, kind, position, 0, 0)
    ask_alone(table, seat, LOOK_AT_TREASURE)
    allow(table, seat, PASS)
    if rules.treasure_match != 0 and has(table.waits[seat], face(kind)):
        if would_win_with_treasure(table, rules, desk, seat, kind):
            allow(table, seat, WIN)
    if treasure_lies_open(table):
        allow(table, seat, CHOOSE)


@kernel
def throw_in_turn(table: Table, seat):
    """Throw for a treasure; a number that has been thrown in this hand is thrown again, and after all there is none.

    Rules: CHANGCHUN-P7, CHANGCHUN-P9.
    """
    table.treasure.thrower = seat
    table.treasure.position = NO_TREASURE
    table.treasure.seen = 0
    stacks, thrown = full_stacks(table), int(table.treasure.thrown)
    if stacks == 0 or thrown == ALL_THROWN:
        return
    die = throw_die(table)
    while thrown >> die & 1 == 1:
        die = throw_die(table)
    table.treasure.thrown = thrown | 1 << die
    lay_treasure_aside(table, die, stacks)


@kernel
def put_treasure_back(table: Table, seat):
    """Put the treasure back into its own place, from where it may be drawn like the tiles beside it.

    Rules: CHANGCHUN-P9.
    """
    position = int(table.treasure.position)
    table.place[position] = IN_WALL
    table.treasure.position = NO_TREASURE
    table.tail_taken = min(int(table.tail_taken), tail_number(table, position))
    emit(table, E_TREASURE_BACK, seat, position, 0, 0, 0)
