"""Yaku of riichi: which of the patterns that hold count, and how many han and yakuman they are."""

from fangcheng.core.dialect.bits import NONE, ONE, lowest
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.forms import waited_on_thirteen
from fangcheng.core.patterns.pungs import won_on_pair_beside_concealed_pungs
from fangcheng.core.patterns.sets import waited_on_nine
from fangcheng.core.scoring.trial import ONCE
from fangcheng.core.state.pattern_ids import BIG_FOUR_WINDS, FOUR_CONCEALED_PUNGS, NINE_GATES, THIRTEEN_ORPHANS
from fangcheng.core.state.record_types import Reading, Result, Rules, Win
from fangcheng.core.state.rule_codes import ADD_YAKUMAN, DOUBLE_YAKUMAN

# Mostly all patterns with a price stand in the first word of a mask, `yaku`. Further words are left in `trial`.


@kernel
def count_all_words(rules: Rules, reading: Reading, trial: Result):
    """Write the patterns noted that have a price, open or closed, and that no other priced one includes."""
    words, closed = int(rules.mask_words), int(reading.closed)
    for word in range(words):
        struck = NONE
        for other in range(words):
            struck |= struck_by(rules, trial.noted[other] & rules.priced[closed, other], other, word)
        trial.counted[word] = trial.noted[word] & rules.priced[closed, word] & ~struck


@inlined
def struck_by(rules: Rules, patterns, word, taken_in):
    """Return the patterns in the word `taken_in` that are included by `patterns` of another word."""
    struck = NONE
    while patterns != NONE:
        struck |= rules.excludes[64 * word + lowest(patterns), taken_in]
        patterns = patterns & (patterns - ONE)
    return struck


@inlined
def price_of(rules: Rules, reading: Reading, pattern):
    """Return the han of a yaku in a closed or open hand."""
    if reading.closed == 1:
        return int(rules.price[pattern])
    return int(rules.price_open[pattern])


@inlined
def how_often(trial: Result, word, left):
    """Return how often the lowest pattern of `left` counts; 1, unwritten, for all that hold at most once."""
    if left & ~(left - ONE) & ONCE[word] != NONE:
        return 1
    return int(trial.counts[64 * word + lowest(left)])


@inlined
def han_of(rules: Rules, reading: Reading, trial: Result, yaku):
    """Return the han of the yaku that count, without dora."""
    han = han_of_word(rules, reading, trial, 0, yaku)
    if rules.mask_words > 1:
        for word in range(1, int(rules.mask_words)):
            han += han_of_word(rules, reading, trial, word, trial.counted[word])
    return han


@inlined
def han_of_word(rules: Rules, reading: Reading, trial: Result, word, yaku):
    """Return the han of the yaku of one word of the mask."""
    han = 0
    while yaku != NONE:
        han += how_often(trial, word, yaku) * price_of(rules, reading, 64 * word + lowest(yaku))
        yaku = yaku & (yaku - ONE)
    return han


@inlined
def yakuman_units(win: Win, rules: Rules, reading: Reading, trial: Result, yaku):
    """Return how many yakuman the hand is; at most those of one where they do not add up.

    Rules: RIICHI-86.
    """
    units = most = 0
    left = yaku & rules.limits
    while left != NONE:
        here = units_of(win, rules, reading, lowest(left))
        units += here
        most = max(most, here)
        left = left & (left - ONE)
    return units if rules.option[ADD_YAKUMAN] == 1 else most


@kernel
def units_of(win: Win, rules: Rules, reading: Reading, pattern):
    """Return the yakuman of one pattern: 0 for an ordinary yaku, 2 for a rarest form where the option pays it."""
    units = int(rules.yakuman[pattern])
    if units > 0 and rules.option[DOUBLE_YAKUMAN] == 1 and is_rarest(win, reading, pattern):
        return 2 * units
    return units


@kernel
def is_rarest(win: Win, reading: Reading, pattern):
    """Return True for big four winds, and for three other yakuman if won on their widest or narrowest wait."""
    if pattern == BIG_FOUR_WINDS:
        return True
    if pattern == FOUR_CONCEALED_PUNGS:
        return won_on_pair_beside_concealed_pungs(reading)
    if pattern == THIRTEEN_ORPHANS:
        return waited_on_thirteen(win, reading)
    return pattern == NINE_GATES and waited_on_nine(win)
