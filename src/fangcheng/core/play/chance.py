"""Actions by chance: any of those open to a seat, all equally likely."""

from fangcheng.core.dialect.bits import ONE, count_bits, lowest
from fangcheng.core.dialect.random import below
from fangcheng.core.dialect.registry import inlined


@inlined
def any_action(chooser, low, middle, high):
    """Return any action of a legal mask; `chooser` is a record with a generator of its own, never the table's."""
    count_low = count_bits(low)
    count_middle = count_bits(middle)
    pick = below(chooser, count_low + count_middle + count_bits(high))
    first = 0
    mask = low
    if pick >= count_low:
        pick -= count_low
        first = 64
        mask = middle
        if pick >= count_middle:
            pick -= count_middle
            first = 128
            mask = high
    for _ in range(pick):
        mask = mask & (mask - ONE)
    return first + lowest(mask)
