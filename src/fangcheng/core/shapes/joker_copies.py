"""Jokers in a hand: which rules have any, and how many tiles of a kind there may be with what they stand for."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.record_types import Reading, Rules, Win, Work
from fangcheng.core.state.rule_codes import COPIES_ANY, JOKER_NONE


@kernel
def plays_jokers(rules: Rules):
    """Return True if some tile stands for others."""
    return rules.joker_rule != JOKER_NONE


@kernel
def copies_fit(win: Win, rules: Rules, work: Work):
    """Return True if the reading has no more tiles of a kind than the rules allow; note in the search if it has.

    Rules: HONGZHONG-19, GUANGDONG-P4.
    """
    if rules.joker_copies == COPIES_ANY or four_at_most(win, work.reading):
        return True
    work.search.five_alike = 1
    return False


@kernel
def four_at_most(win: Win, reading: Reading):
    """Return True if no kind occurs more than four times among the concealed tiles and what the jokers stand for.

    Rules: HONGZHONG-19, GUANGDONG-P4.
    """
    for number in range(int(reading.joker_count)):
        face = int(reading.joker_faces[number])
        count = int(win.hand[face])
        for other in range(int(reading.joker_count)):
            count += int(reading.joker_faces[other] == face)
        if count > 4:
            return False
    return True
