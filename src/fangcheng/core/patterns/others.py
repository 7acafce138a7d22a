"""Patterns of what other players hold or have done. Their facts are gathered only for who prices such a pattern."""

from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.jokers import stand_for_themselves
from fangcheng.core.patterns.listed import CHANCES, JOKERS, pattern
from fangcheng.core.state.codes import BY_SELF, F_JOKERS_ELSEWHERE, F_OTHERS_IN_PUNG, F_PAYER_DECLARED, F_PAYER_MELDED
from fangcheng.core.state.record_types import Reading, Rules, Win


@pattern(CHANCES, others=True)
def shot_by_melded(win: Win, rules: Rules, reading: Reading):
    """The player whose tile wins has claimed all his sets.

    Rules: NANNING-F-shot_by_melded.
    """
    return int(win.by != BY_SELF and happened(win, F_PAYER_MELDED))


@pattern(CHANCES, others=True)
def unready_discard(win: Win, rules: Rules, reading: Reading):
    """The player whose tile wins has not declared ready.

    Rules: TAIYUAN-F-unready_discard.
    """
    return int(win.by != BY_SELF and not happened(win, F_PAYER_DECLARED))


@pattern(CHANCES, others=True)
def last_copy(win: Win, rules: Rules, reading: Reading):
    """The three other copies of the winning tile lie in one pung, whoever has it; a robbed kong is none.

    Rules: NANJING-F-last_copy.
    """
    return int(happened(win, F_OTHERS_IN_PUNG))


@pattern(JOKERS, slow=True, others=True)
def true_german(win: Win, rules: Rules, reading: Reading):
    """No joker stands for another tile, and no other player holds one.

    Rules: NANCHANG-F-true_german.
    """
    return int(not happened(win, F_JOKERS_ELSEWHERE) and stand_for_themselves(win, reading))
