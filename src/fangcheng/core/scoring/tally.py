"""The tally of one reading: which patterns hold, which of them another one takes in, what they are worth."""

from fangcheng.core.dialect.bits import NONE, ONE, bit, lowest
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.state.pattern_ids import WORDS


@inlined
def start_tally(result):
    """Empty the result."""
    wipe_patterns(result)
    result.wins = 0
    result.refusal = 0
    result.total = 0
    result["base"] = 0
    result.han = 0
    result.fu = 0
    result.yakuman = 0
    result.limit = 0
    result.parts[:] = 0


@inlined
def wipe_patterns(result):
    """Forget all patterns; only what is noted need be wiped out, a tenth of the record."""
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            result.counts[pattern] = 0
            result.values[pattern] = 0
            left = left & (left - ONE)
        result.noted[word] = NONE


@inlined
def copy_patterns(trial, result):
    """Let `result` hold the patterns of `trial` and no others."""
    wipe_patterns(result)
    for word in range(WORDS):
        left = trial.noted[word]
        result.noted[word] = left
        while left != NONE:
            pattern = 64 * word + lowest(left)
            result.counts[pattern] = trial.counts[pattern]
            result.values[pattern] = trial.values[pattern]
            left = left & (left - ONE)


@inlined
def note(result, pattern, count):
    """Let a pattern count so often."""
    if count != 0:
        result.counts[pattern] = count
        result.noted[pattern >> 6] |= bit(pattern & 63)


@kernel
def note_priced(result, rules, pattern, count):
    """Let a pattern count so often, if it is one of this game."""
    if rules.price[pattern] != 0:
        note(result, pattern, count)


@kernel
def strike_excluded(result, rules):
    """Drop patterns that one which holds takes in, were that one struck itself."""
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            strike(result, rules, 64 * word + lowest(left))
            left = left & (left - ONE)
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            result.counts[pattern] = max(int(result.counts[pattern]), 0)
            left = left & (left - ONE)


@kernel
def strike(result, rules, pattern):
    """Turn the counts of what a pattern takes in negative: these hold, and do not count."""
    if result.counts[pattern] == 0:
        return
    for word in range(WORDS):
        taken_in = rules.excludes[pattern, word] & result.noted[word]
        while taken_in != NONE:
            other = 64 * word + lowest(taken_in)
            result.counts[other] = -abs(int(result.counts[other]))
            taken_in = taken_in & (taken_in - ONE)


@kernel
def add_values(result, rules):
    """Price what counts and return the sum."""
    total = 0
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            value = max(int(result.counts[pattern]), 0) * int(rules.price[pattern])
            result.values[pattern] = value
            total += value
            left = left & (left - ONE)
    return total


@kernel
def refuse(result, reason):
    """The hand does not win, and why."""
    result.wins = 0
    result.refusal = reason


@kernel
def accept(result, total):
    """The hand wins and is worth `total`."""
    result.wins = 1
    result.refusal = 0
    result.total = total
