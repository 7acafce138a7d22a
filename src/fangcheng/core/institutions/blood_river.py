"""The blood river (血流): winners play on, and what their hands had at the first win is not paid again."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import SEATS


@kernel
def clear_blood_river(table):
    """Begin a hand in which nobody has won."""
    for seat in range(SEATS):
        table.blood_river.roots[seat] = 0
        table.blood_river.kongs[seat] = 0
