"""Flowers that are jokers: held and discarded like other tiles, at their kinds in counts and masks."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.record_types import Rules
from fangcheng.core.state.rule_codes import JOKER_FLOWERS


@kernel
def has_flower_jokers(rules: Rules):
    """Return True if the flowers of the set are the jokers of every hand.

    Rules: GUANGDONG-P1, GUANGDONG-P2.
    """
    return rules.joker_rule == JOKER_FLOWERS
