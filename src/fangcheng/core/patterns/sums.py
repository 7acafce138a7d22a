"""Patterns of hands of sums and heads: which sums and sets of heads there are, and what was staked."""

from fangcheng.core.dialect.registry import inlined
from fangcheng.core.patterns.listed import BONUS, FORMS, pattern
from fangcheng.core.state.codes import SUMS_FORM
from fangcheng.core.state.record_types import Reading, Rules, Win


@pattern(BONUS, many=True)
def stake(win: Win, rules: Rules, reading: Reading):
    """Each chip that the winner has staked with his call counts.

    Rules: LUOSHU-32.
    """
    return int(win.stake)


@pattern(FORMS, many=True)
def head_triplet(win: Win, rules: Rules, reading: Reading):
    """Each set of three heads counts.

    Rules: LUOSHU-29.
    """
    return int(reading.triplet_count) - int(reading.kong_count) if reading.form == SUMS_FORM else 0


@pattern(FORMS, many=True)
def head_kong(win: Win, rules: Rules, reading: Reading):
    """Each set of four heads laid before the hand counts.

    Rules: LUOSHU-29.
    """
    return int(reading.kong_count) if reading.form == SUMS_FORM else 0


# Each of the thirteen sums counts as often as it is in the hand; the number is its place in shapes/sums.py.


@inlined
def count_sum(reading: Reading, number):
    """Return how often a sum is in the reading."""
    return int(reading.runs[number]) if reading.form == SUMS_FORM else 0


@pattern(FORMS, many=True)
def sum_159(win: Win, rules: Rules, reading: Reading):
    """1, 5 and 9 of one suit."""
    return count_sum(reading, 0)


@pattern(FORMS, many=True)
def sum_168(win: Win, rules: Rules, reading: Reading):
    """1, 6 and 8 of one suit."""
    return count_sum(reading, 1)


@pattern(FORMS, many=True)
def sum_249(win: Win, rules: Rules, reading: Reading):
    """2, 4 and 9 of one suit."""
    return count_sum(reading, 2)


@pattern(FORMS, many=True)
def sum_258(win: Win, rules: Rules, reading: Reading):
    """2, 5 and 8 of one suit."""
    return count_sum(reading, 3)


@pattern(FORMS, many=True)
def sum_267(win: Win, rules: Rules, reading: Reading):
    """2, 6 and 7 of one suit."""
    return count_sum(reading, 4)


@pattern(FORMS, many=True)
def sum_348(win: Win, rules: Rules, reading: Reading):
    """3, 4 and 8 of one suit."""
    return count_sum(reading, 5)


@pattern(FORMS, many=True)
def sum_357(win: Win, rules: Rules, reading: Reading):
    """3, 5 and 7 of one suit."""
    return count_sum(reading, 6)


@pattern(FORMS, many=True)
def sum_456(win: Win, rules: Rules, reading: Reading):
    """4, 5 and 6 of one suit."""
    return count_sum(reading, 7)


@pattern(FORMS, many=True)
def sum_177(win: Win, rules: Rules, reading: Reading):
    """1, 7 and 7 of one suit."""
    return count_sum(reading, 8)


@pattern(FORMS, many=True)
def sum_339(win: Win, rules: Rules, reading: Reading):
    """3, 3 and 9 of one suit."""
    return count_sum(reading, 9)


@pattern(FORMS, many=True)
def sum_366(win: Win, rules: Rules, reading: Reading):
    """3, 6 and 6 of one suit."""
    return count_sum(reading, 10)


@pattern(FORMS, many=True)
def sum_447(win: Win, rules: Rules, reading: Reading):
    """4, 4 and 7 of one suit."""
    return count_sum(reading, 11)


@pattern(FORMS, many=True)
def sum_555(win: Win, rules: Rules, reading: Reading):
    """5, 5 and 5 of one suit."""
    return count_sum(reading, 12)
