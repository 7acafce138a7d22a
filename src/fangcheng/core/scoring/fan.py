"""Method 4, fan: one main pattern, extras added, cut to the cap; a win is worth base times two to the fan."""

from fangcheng.core.dialect.bits import NONE, ONE, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.suits import suits_held, tiles_of_suit
from fangcheng.core.scoring.tally import accept, add_values, note, refuse, start_tally
from fangcheng.core.scoring.trial import try_all
from fangcheng.core.state.codes import BY_SELF, F_OPEN_KONG_REPLACEMENT
from fangcheng.core.state.conditions import on
from fangcheng.core.state.pattern_ids import (
    ALL_258_PUNGS,
    ALL_PUNGS,
    ALL_TERMINAL_SETS,
    DRAGON_SEVEN_PAIRS,
    EARTHLY_WIN,
    FULL_FLUSH,
    HEAVENLY_WIN,
    PATTERNS,
    PLAIN,
    PURE_ALL_PUNGS,
    PURE_DRAGON_SEVEN_PAIRS,
    PURE_SEVEN_PAIRS,
    PURE_TERMINAL_SETS,
    ROOT,
    SELF_DRAW,
    SEVEN_PAIRS,
    WORDS,
)
from fangcheng.core.state.record_types import Reading, Result, Rules, Win
from fangcheng.core.state.refusals import HOLDS_LACK, THREE_SUITS
from fangcheng.core.state.rule_codes import ADDING_TABLE, FEEDER_AS_DISCARDER, NO_LIMIT

NO_SUIT = -1

# Main patterns, of which exactly one counts; every other pattern is an extra.
MAINS = (
    PLAIN,
    ALL_PUNGS,
    FULL_FLUSH,
    ALL_TERMINAL_SETS,
    SEVEN_PAIRS,
    PURE_ALL_PUNGS,
    ALL_258_PUNGS,
    DRAGON_SEVEN_PAIRS,
    PURE_SEVEN_PAIRS,
    PURE_TERMINAL_SETS,
    PURE_DRAGON_SEVEN_PAIRS,
    HEAVENLY_WIN,
    EARTHLY_WIN,
)
COUNTED_HERE = (PLAIN,)


@stage(when=on("method.fan"))
def value_fan(win: Win, rules: Rules, reading: Reading, result: Result):
    """Value one reading in fan.

    Rules: SICHUAN-9, SICHUAN-11, SICHUAN-17, SICHUAN-31, SICHUAN-32, SICHUAN-P2.
    """
    start_tally(result)
    if win.lack != NO_SUIT and tiles_of_suit(win, int(win.lack)) > 0:
        refuse(result, HOLDS_LACK)
    elif suits_held(win) > 2:
        refuse(result, THREE_SUITS)
    else:
        try_all(win, rules, reading, result)
        if is_fed(win, rules):
            result.counts[SELF_DRAW] = 0
        if rules.option[ADDING_TABLE] == 0:
            keep_best_main(rules, result)
        fan = capped_fan(rules, add_values(result, rules))
        accept(result, fan)
        result["base"] = int(rules["base"]) << max(0, fan)  # house rules may price a pattern below nothing


@kernel
def capped_fan(rules: Rules, fan):
    """Return the fan that are paid: at most the cap, if there is one.

    Rules: SICHUAN-32.
    """
    return min(int(fan), int(rules.cap)) if rules.cap != NO_LIMIT else int(fan)


@kernel
def keep_best_main(rules: Rules, result: Result):
    """Let only the main pattern count that is worth most.

    A pattern of dragon seven pairs uses up one root; of equal patterns it goes first.
    """
    best, best_value = PLAIN, -1
    for pattern in MAINS:
        if result.counts[pattern] > 0 or pattern == PLAIN:
            value = 2 * (int(rules.price[pattern]) - roots_in(pattern) - fan_within(rules, result, pattern))
            value += roots_in(pattern)
            if value > best_value:
                best, best_value = pattern, value
            result.counts[pattern] = 0
    note(result, best, 1)
    result.counts[ROOT] = max(int(result.counts[ROOT]) - roots_in(best), 0)
    drop_within(rules, result, best)


@kernel
def is_fed(win: Win, rules: Rules):
    """Return True if the replacement of a kong of a discard is paid as if its feeder had discarded it.

    Rules: CHENGDU-33.
    """
    fed = rules.bloom_payers == FEEDER_AS_DISCARDER and win.by == BY_SELF
    return fed and happened(win, F_OPEN_KONG_REPLACEMENT)


@kernel
def fan_within(rules: Rules, result: Result, main):
    """Return the fan of the extras that are not counted beside a main pattern.

    Rules: CHENGDU-F-concealed_hand.
    """
    fan = 0
    for word in range(WORDS):
        left = rules.excludes[main, word] & result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            fan += int(result.counts[pattern]) * int(rules.price[pattern])
            left = left & (left - ONE)
    return fan


@kernel
def drop_within(rules: Rules, result: Result, main):
    """Let no extra count that is not counted beside the main pattern.

    Rules: CHENGDU-F-concealed_hand.
    """
    for word in range(WORDS):
        left = rules.excludes[main, word] & result.noted[word]
        while left != NONE:
            result.counts[64 * word + lowest(left)] = 0
            left = left & (left - ONE)


@kernel
def is_greater(trial: Result, best):
    """Return True if `trial` is shown rather than `best`, which pays the same.

    The one with more fan without the cap is shown, then the one with the dearer main pattern, then the one whose main
    pattern stands first in MAINS.
    Rules: SICHUAN-31, SICHUAN-32.
    """
    more = fan_noted(trial) - fan_noted(best)
    if more != 0:
        return more > 0
    main, other = main_of(trial), main_of(best)
    if trial.values[MAINS[main]] != best.values[MAINS[other]]:
        return trial.values[MAINS[main]] > best.values[MAINS[other]]
    return main < other


@kernel
def fan_noted(result: Result):
    """Return all fan of a result, without the cap."""
    total = 0
    for pattern in range(PATTERNS):
        total += int(result.values[pattern])
    return total


@kernel
def main_of(result: Result):
    """Return the place in MAINS of the main pattern that counts."""
    for place in range(len(MAINS)):
        if result.counts[MAINS[place]] > 0:
            return place
    return 0


@kernel
def roots_in(pattern):
    """Return the number of roots that the pattern has already counted itself."""
    return int(pattern in (DRAGON_SEVEN_PAIRS, PURE_DRAGON_SEVEN_PAIRS))
