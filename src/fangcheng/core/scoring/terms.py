"""Method 5, terms and multipliers: base terms are added, then multiplied by every multiplying pattern."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.scoring.tally import accept, note_priced, refuse, start_tally
from fangcheng.core.scoring.trial import try_all
from fangcheng.core.state.codes import BY_SELF, F_JOKER_DISCARDED
from fangcheng.core.state.conditions import on
from fangcheng.core.state.pattern_ids import (
    CATCH_FIVE,
    DOUBLE_JOKER_WAIT,
    HEAVENLY_HAND,
    JOKER_SUIT_STRAIGHT,
    JOKER_WAIT,
    KONG_BLOOM,
    NO_JOKER,
    PLAIN_HAND,
    PURE_STRAIGHT,
    WORDS,
)
from fangcheng.core.state.record_types import Reading, Result, Rules, Win
from fangcheng.core.state.refusals import JOKER_DISCARDED, NO_DISCARD_WIN
from fangcheng.core.state.refusals import PLAIN_HAND as TOO_PLAIN
from fangcheng.core.state.rule_codes import HEAVENLY_FLAT, JOKER_WAIT_WINS

BASE_TERMS = (CATCH_FIVE, PURE_STRAIGHT, PLAIN_HAND)  # and every other pattern that is no multiplier
MULTIPLIERS = (
    JOKER_SUIT_STRAIGHT,
    JOKER_WAIT,
    DOUBLE_JOKER_WAIT,
    NO_JOKER,
    KONG_BLOOM,
    HEAVENLY_HAND,
)
COUNTED_HERE = (PLAIN_HAND,)

MULTIPLYING = np.zeros(WORDS, np.uint64)
for _pattern in MULTIPLIERS:
    MULTIPLYING[_pattern // 64] |= np.uint64(1 << _pattern % 64)

# Places of result.parts: the base terms added up; the total after each multiplier, 0 where it does not hold; the one
# total of a heavenly hand where the rules give it.
SUM, FIRST_PRODUCT, FLAT = 0, 1, 1 + len(MULTIPLIERS)


@stage(when=on("method.terms"))
def value_terms(win: Win, rules: Rules, reading: Reading, result: Result):
    """Value one reading.

    Rules: TIANJIN-29, TIANJIN-34, TIANJIN-36, TIANJIN-39, TIANJIN-41.
    """
    start_tally(result)
    if win.by != BY_SELF and rules.win_by_discard == 0:
        refuse(result, NO_DISCARD_WIN)
    elif happened(win, F_JOKER_DISCARDED):
        refuse(result, JOKER_DISCARDED)
    else:
        try_all(win, rules, reading, result)
        terms = add_terms(rules, result)
        total = multiply(rules, result, terms)
        if total < rules.minimum or waits_in_vain(rules, result, terms):
            refuse(result, TOO_PLAIN)
        else:
            accept(result, total)


@kernel
def add_terms(rules: Rules, result: Result):
    """Write the sum of the base terms and return it; note a plain hand if there are none.

    Rules: TIANJIN-39, TIANJIN-F-plain_hand, TIANJIN-F-catch_five, TIANJIN-F-pure_straight.
    """
    terms = 0
    for word in range(WORDS):
        left = result.noted[word] & ~MULTIPLYING[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            terms += value_of(result, rules, pattern)
            left = left & (left - ONE)
    if terms == 0:
        note_priced(result, rules, PLAIN_HAND, 1)
        terms = value_of(result, rules, PLAIN_HAND)
    result.parts[SUM] = terms
    return terms


@kernel
def value_of(result: Result, rules: Rules, pattern):
    """Write the value of a pattern that holds and return it; return 0 if it does not hold."""
    if result.counts[pattern] == 0:
        return 0
    value = int(result.counts[pattern]) * int(rules.price[pattern])
    result.values[pattern] = value
    return value


@kernel
def multiply(rules: Rules, result: Result, terms):
    """Return the total, and write the product after each multiplier.

    Under an option a heavenly hand is worth the same whatever it holds.
    Rules: TIANJIN-39.
    """
    flat = int(rules.option[HEAVENLY_FLAT]) if result.counts[HEAVENLY_HAND] > 0 else 0
    total = terms
    place = FIRST_PRODUCT
    for pattern in MULTIPLIERS:
        factor = value_of(result, rules, pattern)
        if factor > 0 and flat == 0:
            total *= factor
            result.parts[place] = total
        place += 1
    if flat > 0:
        result.values[HEAVENLY_HAND] = flat
        result.parts[FLAT] = flat
    return flat if flat > 0 else total


@kernel
def waits_in_vain(rules: Rules, result: Result, terms):
    """Return True if a plain hand has nothing but a joker wait and the rules do not let that win."""
    if rules.option[JOKER_WAIT_WINS] != 0 or terms > rules.price[PLAIN_HAND]:
        return False
    others = result.counts[NO_JOKER] + result.counts[KONG_BLOOM] + result.counts[HEAVENLY_HAND]
    return others == 0
