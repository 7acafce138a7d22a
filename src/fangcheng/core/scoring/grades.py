"""Grades (大胡): big rows make a win small, big, super or biggest, and each grade counts so many rows.

One big row makes a big win, two or a quad among seven pairs a super one; the book names the rows of the biggest.
"""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.pattern_ids import (
    ALL_258,
    ALL_PUNGS,
    DRAGON_SEVEN_PAIRS,
    FULL_FLUSH,
    KONG_BLOOM,
    LAST_TILE_DRAW,
    MELDED_HAND,
)
from fangcheng.core.state.record_types import Result

# Rows that a grade counts: a super win is worth two big ones, the biggest four.
SMALL, BIG, SUPER, BIGGEST = 0, 1, 2, 4


@kernel
def graded_rows(result: Result, rows):
    """Return the rows that the grade of a hand counts; `rows` are those that hold.

    Rules: HEFEI-25, HEFEI-26, HEFEI-27, HEFEI-28.
    """
    if is_biggest(result):
        return BIGGEST
    if rows > BIG or result.counts[DRAGON_SEVEN_PAIRS] > 0:
        return SUPER
    return rows


@kernel
def is_biggest(result: Result):
    """Return True if the rows are one of the lists that the book names.

    Rules: HEFEI-27.
    """
    last = result.counts[LAST_TILE_DRAW] > 0
    if result.counts[DRAGON_SEVEN_PAIRS] > 0 and result.counts[FULL_FLUSH] > 0 and last:
        return True
    pungs = result.counts[ALL_PUNGS] > 0 and result.counts[ALL_258] > 0 and result.counts[MELDED_HAND] > 0
    return pungs and (last or result.counts[KONG_BLOOM] > 0)
