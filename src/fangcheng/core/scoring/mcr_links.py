"""Fans of two chows in Chinese Official: links between chows that no fan of three or four chows has used up."""

import numpy as np

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.scoring.tally import note_priced
from fangcheng.core.state.codes import RUN
from fangcheng.core.state.pattern_ids import (
    FOUR_PURE_SHIFTED_CHOWS,
    MIXED_DOUBLE_CHOW,
    MIXED_SHIFTED_CHOWS,
    MIXED_STRAIGHT,
    MIXED_TRIPLE_CHOW,
    PURE_DOUBLE_CHOW,
    PURE_SHIFTED_CHOWS,
    PURE_STRAIGHT,
    PURE_TERMINAL_CHOWS,
    PURE_TRIPLE_CHOW,
    QUADRUPLE_CHOW,
    SHORT_STRAIGHT,
    THREE_SUITED_TERMINAL_CHOWS,
    TWO_TERMINAL_CHOWS,
)
from fangcheng.core.state.record_types import Reading, Result, Rules

LINKS = np.array([PURE_DOUBLE_CHOW, MIXED_DOUBLE_CHOW, SHORT_STRAIGHT, TWO_TERMINAL_CHOWS], np.int16)
NO_LINK = -1


@kernel
def link_chows(rules: Rules, reading: Reading, result: Result):
    """Count the two-chow fans.

    Beside a fan of four chows there are none, beside a fan of three at most one, else as many as link without a ring.
    Rules: MCR-38, MCR-39, MCR-41, MCR-P12.
    """
    if four_chows_count(result) or reading.run_count < 2:
        return
    if three_chows_count(result):
        if reading.run_count > 3:
            link_fourth_chow(rules, reading, result)
        return
    link_all_chows(rules, reading, result)


@kernel
def four_chows_count(result: Result):
    """Return True if a fan of four chows counts."""
    return (
        result.counts[PURE_TERMINAL_CHOWS] > 0
        or result.counts[QUADRUPLE_CHOW] > 0
        or result.counts[FOUR_PURE_SHIFTED_CHOWS] > 0
        or result.counts[THREE_SUITED_TERMINAL_CHOWS] > 0
    )


@kernel
def three_chows_count(result: Result):
    """Return True if a fan of three chows counts. Four chows never hold two different ones."""
    return (
        result.counts[PURE_TRIPLE_CHOW] > 0
        or result.counts[PURE_STRAIGHT] > 0
        or result.counts[PURE_SHIFTED_CHOWS] > 0
        or result.counts[MIXED_STRAIGHT] > 0
        or result.counts[MIXED_TRIPLE_CHOW] > 0
        or result.counts[MIXED_SHIFTED_CHOWS] > 0
    )


@kernel
def link_fourth_chow(rules: Rules, reading: Reading, result: Result):
    """Link the chow that the fan of three has left, once.

    Rules: MCR-41.
    """
    for number in range(len(LINKS)):
        for fourth in range(4):
            if not three_fit(reading, fourth):
                continue
            for other in range(4):
                if other != fourth and link_of(reading, fourth, other) == number:
                    note_priced(result, rules, LINKS[number], 1)
                    return


@kernel
def three_fit(reading: Reading, left_out):
    """Return True if the three chows other than `left_out` make a fan.

    By their numbers they are equal or climb by equal steps. In one suit any step will do: steps of three make the
    straight, and for more there is no room. In three suits a step of two is no fan.
    """
    a = int(reading.group_face[(left_out + 1) & 3])
    b = int(reading.group_face[(left_out + 2) & 3])
    c = int(reading.group_face[(left_out + 3) & 3])
    same_suit = a // 9 == b // 9 and b // 9 == c // 9
    three_suits = a // 9 != b // 9 and b // 9 != c // 9 and a // 9 != c // 9
    low = min(a % 9, min(b % 9, c % 9))
    high = max(a % 9, max(b % 9, c % 9))
    middle = a % 9 + b % 9 + c % 9 - low - high
    if high - middle != middle - low:
        return False
    return same_suit or (three_suits and high - middle != 2)


@kernel
def link_all_chows(rules: Rules, reading: Reading, result: Result):
    """Count links between chows so that they never close a ring, those first in the table before others.

    All four fans are worth the same, so any greatest set of links is a best one.
    Rules: MCR-39, MCR-41.
    """
    joined = np.int64(0x8421)  # four bits a group: the groups it hangs together with
    for number in range(len(LINKS)):
        count = 0
        for one in range(int(reading.groups)):
            for other in range(one):
                if link_of(reading, one, other) == number and not are_joined(joined, one, other):
                    joined = join(joined, one, other)
                    count += 1
        note_priced(result, rules, LINKS[number], count)


@kernel
def are_joined(joined, one, other):
    """Return True if two groups are linked, directly or by way of others."""
    return (joined >> (4 * one + other)) & 1 == 1


@kernel
def join(joined, one, other):
    """Return `joined` with two groups linked, and so all groups that were linked with either."""
    union = (joined >> (4 * one) | joined >> (4 * other)) & 15
    for group in range(4):
        if (union >> group) & 1:
            joined |= union << (4 * group)
    return joined


@kernel
def link_of(reading: Reading, one, other):
    """Return the place in LINKS of the fan that two groups make, NO_LINK for none."""
    if reading.group_kind[one] != RUN or reading.group_kind[other] != RUN:
        return NO_LINK
    a, b = int(reading.group_face[one]), int(reading.group_face[other])
    if a == b:
        return 0
    if a % 9 == b % 9:
        return 1
    if a // 9 == b // 9 and abs(a - b) == 3:
        return 2
    if a // 9 == b // 9 and abs(a - b) == 6:
        return 3
    return NO_LINK
