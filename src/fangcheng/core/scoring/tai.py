"""Method 3, tai: all patterns that hold are added, except those that another one includes."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.hands import dealer, dealer_streak
from fangcheng.core.scoring.tally import accept, add_values, note_priced, refuse, start_tally, strike_excluded
from fangcheng.core.scoring.trial import try_all, try_flowers
from fangcheng.core.state.codes import BY_SELF, F_OPEN_KONG_REPLACEMENT, F_PASSED_WIN
from fangcheng.core.state.conditions import on
from fangcheng.core.state.pattern_ids import DEALER, DEALER_STREAK
from fangcheng.core.state.record_types import Reading, Result, Rules, Win
from fangcheng.core.state.refusals import BELOW_MINIMUM, OPEN_KONG_REPLACEMENT, PASSED_WIN
from fangcheng.core.state.rule_codes import NO_LIMIT, SUM


@stage(when=on("method.tai"))
def value_tai(win: Win, rules: Rules, reading: Reading, result: Result):
    """Value one reading in tai.

    Rules: TAIWAN-27, TAIWAN-44, TAIWAN-59, TAIWAN-60, TAIWAN-66.
    """
    start_tally(result)
    if happened(win, F_PASSED_WIN):
        refuse(result, PASSED_WIN)
    elif rules.open_kong_no_win != 0 and win.by == BY_SELF and happened(win, F_OPEN_KONG_REPLACEMENT):
        refuse(result, OPEN_KONG_REPLACEMENT)
    else:
        try_all(win, rules, reading, result)
        settle_tally(win, rules, result)


@stage(when=lambda rules: rules.flower_win != 0 and rules.method < SUM)
def value_flower_win(win: Win, rules: Rules, result: Result):
    """Value a win by flowers alone; the hand need not be complete.

    Rules: TAIWAN-63, TAIWAN-64, TAIWAN-F-eight_flowers, TAIWAN-F-seven_rob_one.
    """
    start_tally(result)
    reading = result.reading  # these predicates ask the win alone
    try_flowers(win, rules, reading, result)
    note_priced(result, rules, DEALER, dealer(win, rules, reading))
    note_priced(result, rules, DEALER_STREAK, dealer_streak(win, rules, reading))
    settle_tally(win, rules, result)


@kernel
def settle_tally(win: Win, rules: Rules, result: Result):
    """Strike what others include, add up, cut to the cap, and accept or refuse the hand by the minimum."""
    strike_excluded(result, rules)
    total = capped(rules, add_values(result, rules))
    if total < rules.minimum:
        refuse(result, BELOW_MINIMUM)
    else:
        accept(result, total)


@kernel
def capped(rules: Rules, tai):
    """Return the tai that are paid: at most the cap, if there is one."""
    return min(int(tai), int(rules.cap)) if rules.cap != NO_LIMIT else int(tai)
