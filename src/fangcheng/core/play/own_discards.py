"""Own discards that would have won: they let a win pass for what it would have brought as the tile of another."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import stage
from fangcheng.core.play.winning import value_for
from fangcheng.core.state.codes import BY_DISCARD
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import face
from fangcheng.core.table.wall import next_seat


@stage(when=on("pass_counts.as_given"))
def note_given_away(table: Table, rules: Rules, desk: Desk, seat, kind):
    """Note the value of the win that the seat gives away with its discard, if it waits for that tile.

    Rules: CHANGCHUN-P13, TUIDAOHU-P12, WENZHOU-P11.
    """
    if not has(table.waits[seat], face(kind)):
        return
    offered = int(table.offered_value[seat])
    if value_for(table, rules, desk, seat, kind, BY_DISCARD, next_seat(table, seat)):
        table.missed_value[seat] = max(int(table.missed_value[seat]), int(desk.work.results[seat].total))
    table.offered_value[seat] = offered
