"""The class of a win, for rules that compare wins by class."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.pattern_ids import PATTERNS
from fangcheng.core.state.record_types import Result, Rules
from fangcheng.core.state.rule_codes import BARS_CLASS, NO_CLASS, WINNER_HIGHEST_CLASS


@kernel
def class_of(rules: Rules, result: Result):
    """Return the class of a valued win: the highest of its patterns, at least 1 for a dear win, else 0.

    Rules: GUANGXI-12, WENZHOU-23.
    """
    found = 1 if rules.class_from != NO_CLASS and result.total >= rules.class_from else 0
    for pattern in range(PATTERNS):
        if result.counts[pattern] != 0:
            found = max(found, int(rules.rank[pattern]))
    return found


@kernel
def asks_class(rules: Rules):
    """Return True if some rule of the game asks for the class of a win."""
    return rules.pass_bars == BARS_CLASS or rules.winners == WINNER_HIGHEST_CLASS
