"""Tiles laid out as flowers: a bit each, in the mask of a seat (`table.flowers`, `win.flowers`).

Bit n is flower n + 1; behind the eight flowers each dragon has four bits, its copies in the order laid out.
"""

import numpy as np

from fangcheng.core.dialect.bits import count_bits
from fangcheng.core.dialect.registry import kernel
from fangcheng.tiles import FLOWER, WHITE

FLOWER_BITS = 8
LAID_OUT_BITS = FLOWER_BITS + 3 * 4
FOUR = 15  # four tiles of a mask: a series of flowers, or a dragon
GROUPS = 5  # of four tiles: two series, three dragons


@kernel
def laid_kind(number):
    """Return the kind of the tile that has this bit."""
    return FLOWER + number if number < FLOWER_BITS else WHITE + (number - FLOWER_BITS) // 4


@kernel
def first_bit(kind):
    """Return the number of the first bit of a kind that is laid out."""
    return kind - FLOWER if kind >= FLOWER else FLOWER_BITS + 4 * (kind - WHITE)


@kernel
def last_bit(kind):
    """Return the number of the last bit of a kind that is laid out: when it is set all its copies are."""
    return kind - FLOWER if kind >= FLOWER else first_bit(kind) + 3


@kernel
def with_laid(mask, kind):
    """Return a mask of tiles laid out with one more of this kind."""
    return with_single(mask, first_bit(kind))


@kernel
def with_single(mask, number):
    """Return a mask of tiles laid out with one more of the four whose first bit this is."""
    while mask >> number & 1 == 1:
        number += 1
    return mask | 1 << number


@kernel
def group_laid(mask, group):
    """Return the tiles of one group of four that a mask holds: seasons, plants, then White, Green, Red."""
    return mask >> 4 * group & FOUR


@kernel
def group_of(kind):
    """Return the group of four that a kind belongs to."""
    return first_bit(kind) // 4


@kernel
def count_laid(mask):
    """Count the tiles of a mask."""
    return count_bits(np.uint64(mask))
