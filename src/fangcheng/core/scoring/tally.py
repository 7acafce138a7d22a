"""The tally of one reading: which patterns hold, which of them another one takes in, what they are worth."""

from fangcheng.core.dialect.bits import NONE, ONE, lowest
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import ANYTHING
from fangcheng.core.state.pattern_ids import PATTERNS

_WORDS = PATTERNS // 64


@kernel
def start_tally(result):
    """Empty the result."""
    result.noted = ANYTHING
    result.counts[:] = 0
    result.values[:] = 0
    result.wins = 0
    result.refusal = 0
    result.total = 0
    result["base"] = 0
    result.han = 0
    result.fu = 0
    result.yakuman = 0
    result.limit = 0
    result.parts[:] = 0


@kernel
def note(result, rules, pattern, count):
    """Let a pattern of this game count so often."""
    if rules.price[pattern] != 0:
        result.counts[pattern] = count


@kernel
def strike_excluded(result, rules):
    """Drop patterns that one which holds takes in, were that one struck itself."""
    counts = result.counts
    for pattern in range(PATTERNS):
        if counts[pattern] != 0:
            for word in range(_WORDS):
                strike(counts, rules.excludes[pattern, word], 64 * word)
    for pattern in range(PATTERNS):
        if counts[pattern] < 0:
            counts[pattern] = 0


@kernel
def strike(counts, taken_in, first):
    """Turn the counts of these patterns negative: they hold, and do not count."""
    while taken_in != NONE:
        pattern = lowest(taken_in)
        if counts[first + pattern] > 0:
            counts[first + pattern] = -int(counts[first + pattern])
        taken_in = taken_in & (taken_in - ONE)


@kernel
def add_values(result, rules):
    """Price what counts and return the sum."""
    total = 0
    counts = result.counts
    for pattern in range(PATTERNS):
        count = int(counts[pattern])
        if count > 0:
            value = count * int(rules.price[pattern])
            result.values[pattern] = value
            total += value
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
