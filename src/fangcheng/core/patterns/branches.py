"""Branches (八枝): how many tiles of one suit a hand has, a kong counting four, and what they are worth."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.listed import ANY, pattern
from fangcheng.core.state.codes import CHOW, PUNG
from fangcheng.core.state.record_types import Reading, Rules, Win

EIGHT = 8


@pattern(ANY)
def eight_branches(win: Win, rules: Rules, reading: Reading):
    """One suit has eight tiles or more.

    Rules: HEFEI-11, HEFEI-F-eight_branches.
    """
    return int(longest_branch(win) >= EIGHT)


@pattern(ANY, many=True)
def extra_branch(win: Win, rules: Rules, reading: Reading):
    """Each tile of the longest suit beyond eight counts.

    Rules: HEFEI-11, HEFEI-F-extra_branch.
    """
    return max(0, longest_branch(win) - EIGHT)


@kernel
def longest_branch(win: Win):
    """Return how many tiles the suit has of which there are most; a joker is of no suit.

    HEFEI-F-single_wait strikes waits that would not bring eight; there is nothing to strike. Seven tiles of a suit are
    either no whole sets, so that every wait is of that suit, or with a kong one set beside it, and none is. So all
    waits of a hand bring eight or none does (tests/rules/test_branches.py tries it).
    Rules: HEFEI-11.
    """
    return max(branches_of(win, 0), branches_of(win, 1), branches_of(win, 2))


@kernel
def branches_of(win: Win, suit):
    """Count the tiles of a suit in hand and melds, four for a kong."""
    count = 0
    for some_face in range(9 * suit, 9 * suit + 9):
        count += int(win.hand[some_face])
    for place in range(int(win.meld_count)):
        if int(win.meld_face[place]) // 9 == suit:
            count += 3 if win.meld_kind[place] in (CHOW, PUNG) else 4
    return count
