"""Red tiles of the set: fives, in some houses threes and sevens."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.record_types import Rules
from fangcheng.core.table.hand import face, red_of
from fangcheng.tiles import KINDS, NO_TILE, RED_3M, RED_5M, RED_5S, RED_7M


@kernel
def reds_of(rules: Rules, kind):
    """Return how many tiles of a red kind the set has.

    Rules: RIICHI-2.
    """
    if kind >= RED_7M:
        return int(rules.red_sevens[kind - RED_7M])
    if kind >= RED_3M:
        return int(rules.red_threes[kind - RED_3M])
    return int(rules.red[kind - RED_5M])


@kernel
def count_reds(counts):
    """Return how many tiles are red in a row of counts by kind."""
    reds = 0
    for kind in range(RED_5M, RED_5S + 1):
        reds += int(counts[kind])
    for kind in range(RED_3M, KINDS):
        reds += int(counts[kind])
    return reds


@kernel
def has_late_reds(rules: Rules):
    """Return True if threes or sevens are red, whose kinds stand behind all others."""
    for kind in range(RED_3M, KINDS):
        if reds_of(rules, kind) > 0:
            return True
    return False


@kernel
def copies_in_set(rules: Rules, kind):
    """Return how many tiles of just this kind the set has; red ones replace as many plain ones of their face."""
    if face(kind) != kind:
        return reds_of(rules, kind)
    red = red_of(kind)
    return int(rules.copies[kind]) - (reds_of(rules, red) if red != NO_TILE else 0)
