"""Patterns of lucky draws: the treasure, a flying dragon, the strong wind."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.listed import CHANCES, WAITS, pattern
from fangcheng.core.patterns.waits import waited_closed, waited_so
from fangcheng.core.state.codes import (
    F_BEST_WAIT,
    F_RED_FLIES,
    F_STRONG_WIND,
    F_TREASURE,
    F_TREASURE_SEEN,
    PAIR_WAIT,
)
from fangcheng.core.state.record_types import Reading, Rules, Win


@pattern(CHANCES)
def treasure_match(win: Win, rules: Rules, reading: Reading):
    """The treasure is a tile that the winner waited for when he first saw it.

    Rules: JILIN-F-treasure_match, CHANGCHUN-F-treasure_match.
    """
    return int(happened(win, F_TREASURE_SEEN))


@pattern(CHANCES)
def treasure_draw(win: Win, rules: Rules, reading: Reading):
    """The winner drew a tile of the treasure's kind, for which he did not wait.

    Rules: HARBIN-F-treasure_draw, JILIN-F-treasure_draw, CHANGCHUN-F-treasure_draw.
    """
    return int(happened(win, F_TREASURE) and happened(win, F_BEST_WAIT))


@pattern(CHANCES)
def red_flies(win: Win, rules: Rules, reading: Reading):
    """The winner was ready and drew a red dragon, for which he did not wait.

    Rules: HARBIN-F-red_flies.
    """
    return int(happened(win, F_RED_FLIES) and happened(win, F_BEST_WAIT))


@pattern(CHANCES)
def strong_wind(win: Win, rules: Rules, reading: Reading):
    """The winner was ready and drew the fourth tile of a triplet of his own, for which he did not wait.

    Rules: HARBIN-F-strong_wind.
    """
    return int(happened(win, F_STRONG_WIND) and happened(win, F_BEST_WAIT))


@pattern(WAITS)
def treasure_side(win: Win, rules: Rules, reading: Reading):
    """The treasure drawn, or matched, was waited for, but neither in the middle of a run nor for the pair.

    Rules: HARBIN-F-treasure_side.
    """
    return int(won_as_wait(win) and not waited_narrowly(win, rules, reading))


@pattern(WAITS)
def treasure_in_treasure(win: Win, rules: Rules, reading: Reading):
    """The treasure drawn, or matched, was the middle of a run or made the pair; or it brought the strong wind.

    Rules: HARBIN-F-treasure_in_treasure, HARBIN-F-strong_wind.
    """
    if won_as_wait(win):
        return int(waited_narrowly(win, rules, reading))
    return int(happened(win, F_TREASURE) and happened(win, F_STRONG_WIND))


@kernel
def won_as_wait(win: Win):
    """Return True if the winner drew a tile of the treasure's kind, and it completed his hand."""
    return happened(win, F_TREASURE) and not happened(win, F_BEST_WAIT)


@kernel
def waited_narrowly(win: Win, rules: Rules, reading: Reading):
    """Return True if the wait was closed or single."""
    return waited_closed(win, rules, reading) or waited_so(win, rules, reading, PAIR_WAIT)
