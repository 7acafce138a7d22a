"""Patterns of flowers laid out. No reading changes them."""

import numpy as np

from fangcheng.core.dialect.bits import count_bits
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.listed import FLOWERS, pattern
from fangcheng.core.state.codes import F_EIGHT_FLOWERS, F_SEVEN_ROB_ONE


@pattern(FLOWERS, many=True)
def flower(win, rules, reading):
    """Each flower laid out counts."""
    return count_bits(np.uint64(win.flowers))


@pattern(FLOWERS)
def no_flowers(win, rules, reading):
    """The winner has laid out no flower.

    Rules: TAIWAN-P20.
    """
    return int(win.flowers == 0)


@pattern(FLOWERS, many=True)
def seat_flower(win, rules, reading):
    """Each flower of the own seat counts: 1f and 5f for East, 2f and 6f for South, and so on.

    Rules: TAIWAN-F-seat_flower.
    """
    flowers = int(win.flowers) >> int(win.seat_wind)
    return (flowers & 1) + (flowers >> 4 & 1)


@pattern(FLOWERS, many=True)
def flower_kong(win, rules, reading):
    """All four seasons count as one, and so do all four plants.

    Rules: TAIWAN-F-flower_kong.
    """
    flowers = int(win.flowers)
    return int(flowers & 15 == 15) + int(flowers >> 4 == 15)


@pattern(FLOWERS)
def eight_flowers(win, rules, reading):
    """The winner wins by having all eight flowers.

    Rules: TAIWAN-F-eight_flowers.
    """
    return int(happened(win, F_EIGHT_FLOWERS))


@pattern(FLOWERS)
def seven_rob_one(win, rules, reading):
    """The winner has seven flowers and wins with another player's eighth.

    Rules: TAIWAN-F-seven_rob_one.
    """
    return int(happened(win, F_SEVEN_ROB_ONE))
