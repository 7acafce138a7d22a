"""Looking at all hands (看牌): a ready player looks, discards what he draws, and pays another's win dearer."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import SEATS


@kernel
def clear_watch(table):
    """Begin a hand in which nobody looks."""
    for seat in range(SEATS):
        table.watch.looks[seat] = 0
