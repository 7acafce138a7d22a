"""Matches begun on given walls: all but the tiles of the first wall follows from the table's generator."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.many import take_notice
from fangcheng.core.play.next_hand import start_match
from fangcheng.core.play.opening import begin_hand, clear_hand
from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.wall import build_wall, open_wall


@kernel
def begin_on_walls(tables, rules, desks, notices, which, walls):
    """Begin a match at the tables of `which`, each with its row of kinds in `walls`, in the order of taking."""
    for index in range(which.shape[0]):
        table, notice = tables[int(which[index])], notices[int(which[index])]
        notice.taken = 0
        for seat in range(SEATS):
            notice.hand_changes[seat] = 0
        start_match(table, rules[0])
        open_own_wall(table, rules[0])
        for place in range(walls.shape[1]):
            table.wall[place] = walls[index, place]
        begin_on_wall(table, rules[0], desks[0])
        take_notice(table, notice)


@kernel
def open_own_wall(table: Table, rules: Rules):
    """Build and open a wall as for any hand, so that dice and all that follows are those of its seed."""
    clear_hand(table, rules)
    build_wall(table, rules)
    open_wall(table, rules)


@stage()
def begin_on_wall(table: Table, rules: Rules, desk: Desk):
    """Run from the wall that lies on the table to the first decision."""
    begin_hand(table, rules, desk)
