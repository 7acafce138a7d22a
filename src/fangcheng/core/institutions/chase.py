"""The chase (追): three others discard, one after the other, what a player has just discarded; he pays each at once."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import CLAIMED_AWAY, NOBODY
from fangcheng.core.state.conditions import called_at
from fangcheng.core.state.hook_codes import DISCARD_STAYS
from fangcheng.core.state.payment_rows import PAY_FOLLOW, move, open_row
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import CHASE_OF_ANYBODY, CHASE_OF_DEALER
from fangcheng.core.table.hand import face
from fangcheng.core.table.wall import next_seat


@stage(when=called_at(DISCARD_STAYS))
def pay_chase(table: Table, rules: Rules, last):
    """Let the first of four players who have discarded one face in a row pay each of the others; `last` was the fourth.

    It is asked once nobody has won on that fourth tile. All four copies lie in the rivers then, so each player had his
    turn right after the one before.
    Rules: GUANGXI-31.
    """
    if not all_threw_alike(table):
        return
    first = next_seat(table, last)
    at_once = first == table.dealer and table.river_count[first] == 1
    amount = int(rules.chase[CHASE_OF_DEALER if at_once else CHASE_OF_ANYBODY])
    if amount == 0:
        return
    row = open_row(table, PAY_FOLLOW, first, NOBODY, last_thrown(table, first))
    for step in range(1, int(table.seats)):
        move(table, row, first, (first + step) % int(table.seats), amount)


@kernel
def all_threw_alike(table: Table):
    """Return True if the last discards of all seats are of one face, and nobody took one of them."""
    for seat in range(int(table.seats)):
        last = int(table.river_count[seat]) - 1
        if last < 0 or int(table.river_flags[seat, last]) & CLAIMED_AWAY != 0:
            return False
        if face(int(table.river[seat, last])) != last_thrown(table, 0):
            return False
    return True


@kernel
def last_thrown(table: Table, seat):
    """Return the face of the last discard of a seat that has made one."""
    return face(int(table.river[seat, int(table.river_count[seat]) - 1]))
