"""The rows of a win by the part they play: their sum, their product, the dearest of them."""

from fangcheng.core.dialect.bits import NONE, ONE, lowest
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.state.pattern_ids import WORDS
from fangcheng.core.state.record_types import Result, Rules
from fangcheng.core.state.rule_codes import PART_ALONE, PART_MORE, PART_TIMES

NO_PATTERN = -1
DRAWN = 7  # place of result.parts: 1 if the hand was self-drawn, and has the prices of such hands


@inlined
def price_here(rules: Rules, result: Result, pattern):
    """Return the price of a pattern in this hand: some have another in self-drawn ones.

    Rules: NANNING-19, NANNING-20, NANNING-21.
    """
    if result.parts[DRAWN] != 0 and rules.price_drawn[pattern] != 0:
        return int(rules.price_drawn[pattern])
    return int(rules.price[pattern])


@kernel
def add_part(rules: Rules, result: Result, part):
    """Write the values of the patterns that play this part and return their sum."""
    total = 0
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            if rules.part[pattern] == part and result.counts[pattern] > 0:
                result.values[pattern] = int(result.counts[pattern]) * price_here(rules, result, pattern)
                total += int(result.values[pattern])
            left = left & (left - ONE)
    return total


@kernel
def count_part(rules: Rules, result: Result, part):
    """Count the patterns that play this part and hold."""
    count = 0
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            count += int(rules.part[pattern] == part and result.counts[pattern] > 0)
            left = left & (left - ONE)
    return count


@kernel
def factor_of(rules: Rules, result: Result, part):
    """Write the values of the multipliers of this part and return their product; who holds twice multiplies twice."""
    factor = 1
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            more = int(part == PART_TIMES and rules.part[pattern] == PART_MORE)
            if (more == 1 or rules.part[pattern] == part) and result.counts[pattern] > 0:
                number = int(rules.price[pattern]) + more
                result.values[pattern] = power(number, int(result.counts[pattern]))
                factor *= int(result.values[pattern])
            left = left & (left - ONE)
    return factor


@kernel
def power(number, times):
    """Return `number` to the power of `times`."""
    product = 1
    for _ in range(times):
        product *= number
    return product


@kernel
def first_of(rules: Rules, result: Result, part):
    """Return the dearest pattern that plays this part, of equal ones the lowest number; NO_PATTERN if none holds."""
    best = NO_PATTERN
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            if rules.part[pattern] == part and result.counts[pattern] > 0:
                if best == NO_PATTERN or price_here(rules, result, pattern) > price_here(rules, result, best):
                    best = pattern
            left = left & (left - ONE)
    return best


@kernel
def keep_if_alone(rules: Rules, result: Result):
    """Drop the patterns that count only where nothing else does, if something else does.

    Rules: CLASSIC-F-chicken_hand, NEIMENGGU-F-plain_hand.
    """
    others = False
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            others = others or (result.counts[pattern] > 0 and rules.part[pattern] != PART_ALONE)
            left = left & (left - ONE)
    if others:
        drop_part(rules, result, PART_ALONE, NO_PATTERN)


@kernel
def drop_part(rules: Rules, result: Result, part, kept):
    """Let no pattern that plays this part count but `kept`."""
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            if rules.part[pattern] == part and pattern != kept:
                result.counts[pattern] = 0
            left = left & (left - ONE)
