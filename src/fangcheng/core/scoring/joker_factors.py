"""What multiplies a hand for jokers: that it holds none, and those that its winner has discarded."""

import numpy as np

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.scoring.rows import power
from fangcheng.core.state.codes import F_THROWN
from fangcheng.core.state.record_types import Result, Rules, Win

BARE, THROWN = 8, 9  # places of result.parts: the two factors


@kernel
def joker_factor(win: Win, rules: Rules, result: Result):
    """Return both factors of a hand multiplied, and leave each in its place.

    Rules: GUANGDONG-P11.
    """
    result.parts[BARE] = bare_factor(win, rules)
    result.parts[THROWN] = power(max(1, int(rules.thrown_factor)), thrown_by(win))
    return int(result.parts[BARE]) * int(result.parts[THROWN])


@kernel
def bare_factor(win: Win, rules: Rules):
    """Return what multiplies a hand that holds no joker.

    Rules: GUANGDONG-P11.
    """
    return max(1, int(rules.bare_factor)) if win.jokers == 0 else 1


@kernel
def thrown_by(win: Win):
    """Return how many jokers the winner has discarded, where they count."""
    return int(win["flags"] >> np.uint64(F_THROWN) & np.uint64(7))
