"""The blood river (血流): winners play on, and their later wins count the roots and kongs of the first one."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.fours import roots_counted
from fangcheng.core.patterns.kongs import kongs_counted
from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Table, Win


@stage(when=on("play_on.until_wall_ends"))
def keep_first_win(table: Table, win: Win, winner):
    """Remember the roots and kongs of a seat's first win in a blood river; later wins count the same ones.

    Rules: SICHUAN-52.
    """
    if table.blood_river.roots[winner] == 0:
        table.blood_river.roots[winner] = 1 + roots_counted(win)
        table.blood_river.kongs[winner] = 1 + kongs_counted(win)


@kernel
def clear_blood_river(table: Table):
    """Forget the first wins at the beginning of a hand."""
    for seat in range(SEATS):
        table.blood_river.roots[seat] = 0
        table.blood_river.kongs[seat] = 0
