"""Chinese Official counting (method 2): the fans of one reading, what they exclude, and how sets may be combined.

Fans are gone through in the order of the rulebook's table, the most valuable first. One that counts strikes what its
row excludes; one that has been struck strikes nothing more. Two-chow fans are links between sets and come last.
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, count_bits, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.flowers import flower
from fangcheng.core.patterns.masks import DRAGONS, OUTER, WINDS
from fangcheng.core.scoring.mcr_links import LINKS, link_chows
from fangcheng.core.scoring.tally import accept, add_values, note_priced, refuse, start_tally
from fangcheng.core.scoring.trial import try_all
from fangcheng.core.state.conditions import on
from fangcheng.core.state.pattern_ids import (
    ALL_CHOWS,
    ALL_EVEN_PUNGS,
    ALL_FIVES,
    ALL_GREEN,
    ALL_HONORS,
    ALL_PUNGS,
    ALL_SIMPLES,
    ALL_TERMINALS,
    ALL_TERMINALS_AND_HONORS,
    ALL_TYPES,
    BIG_FOUR_WINDS,
    BIG_THREE_DRAGONS,
    BIG_THREE_WINDS,
    CHICKEN_HAND,
    CLOSED_WAIT,
    CONCEALED_HAND,
    CONCEALED_KONG,
    DOUBLE_PUNG,
    DRAGON_PUNG,
    EDGE_WAIT,
    FLOWER,
    FOUR_CONCEALED_PUNGS,
    FOUR_KONGS,
    FOUR_PURE_SHIFTED_CHOWS,
    FOUR_PURE_SHIFTED_PUNGS,
    FULL_FLUSH,
    FULLY_CONCEALED,
    GREATER_HONORS_AND_KNITTED,
    HALF_FLUSH,
    KNITTED_STRAIGHT,
    KONG_BLOOM,
    LAST_TILE,
    LAST_TILE_CLAIM,
    LAST_TILE_DRAW,
    LESSER_HONORS_AND_KNITTED,
    LITTLE_FOUR_WINDS,
    LITTLE_THREE_DRAGONS,
    LOWER_FOUR,
    LOWER_TILES,
    MELDED_HAND,
    MELDED_KONG,
    MIDDLE_TILES,
    MIXED_DOUBLE_CHOW,
    MIXED_KONGS,
    MIXED_SHIFTED_CHOWS,
    MIXED_SHIFTED_PUNGS,
    MIXED_STRAIGHT,
    MIXED_TRIPLE_CHOW,
    NINE_GATES,
    NO_HONORS,
    ONE_VOIDED_SUIT,
    OUTSIDE_HAND,
    PUNG_OF_TERMINALS_OR_HONORS,
    PURE_DOUBLE_CHOW,
    PURE_SHIFTED_CHOWS,
    PURE_SHIFTED_PUNGS,
    PURE_STRAIGHT,
    PURE_TERMINAL_CHOWS,
    PURE_TRIPLE_CHOW,
    QUADRUPLE_CHOW,
    REVERSIBLE_TILES,
    ROBBING_THE_KONG,
    ROUND_WIND,
    SEAT_WIND,
    SELF_DRAW,
    SEVEN_PAIRS,
    SEVEN_SHIFTED_PAIRS,
    SHORT_STRAIGHT,
    SINGLE_WAIT,
    THIRTEEN_ORPHANS,
    THREE_CONCEALED_PUNGS,
    THREE_KONGS,
    THREE_SUITED_TERMINAL_CHOWS,
    TILE_HOG,
    TRIPLE_PUNG,
    TWO_CONCEALED_KONGS,
    TWO_CONCEALED_PUNGS,
    TWO_DRAGON_PUNGS,
    TWO_MELDED_KONGS,
    TWO_TERMINAL_CHOWS,
    UPPER_FOUR,
    UPPER_TILES,
    WORDS,
)
from fangcheng.core.state.record_types import Reading, Result, Rules, Win
from fangcheng.core.state.refusals import BELOW_MINIMUM
from fangcheng.tiles import EAST

# The table of MCR-F, as printed.
ORDER = np.array(
    [
        *(BIG_FOUR_WINDS, BIG_THREE_DRAGONS, ALL_GREEN, NINE_GATES, FOUR_KONGS, SEVEN_SHIFTED_PAIRS, THIRTEEN_ORPHANS),
        *(ALL_TERMINALS, LITTLE_FOUR_WINDS, LITTLE_THREE_DRAGONS, ALL_HONORS, FOUR_CONCEALED_PUNGS),
        *(PURE_TERMINAL_CHOWS, QUADRUPLE_CHOW, FOUR_PURE_SHIFTED_PUNGS, FOUR_PURE_SHIFTED_CHOWS, THREE_KONGS),
        *(ALL_TERMINALS_AND_HONORS, SEVEN_PAIRS, GREATER_HONORS_AND_KNITTED, ALL_EVEN_PUNGS, FULL_FLUSH),
        *(PURE_TRIPLE_CHOW, PURE_SHIFTED_PUNGS, UPPER_TILES, MIDDLE_TILES, LOWER_TILES, PURE_STRAIGHT),
        *(THREE_SUITED_TERMINAL_CHOWS, PURE_SHIFTED_CHOWS, ALL_FIVES, TRIPLE_PUNG, THREE_CONCEALED_PUNGS),
        *(LESSER_HONORS_AND_KNITTED, KNITTED_STRAIGHT, UPPER_FOUR, LOWER_FOUR, BIG_THREE_WINDS, MIXED_STRAIGHT),
        *(REVERSIBLE_TILES, MIXED_TRIPLE_CHOW, MIXED_SHIFTED_PUNGS, CHICKEN_HAND, LAST_TILE_DRAW, LAST_TILE_CLAIM),
        *(KONG_BLOOM, ROBBING_THE_KONG, ALL_PUNGS, HALF_FLUSH, MIXED_SHIFTED_CHOWS, ALL_TYPES, MELDED_HAND),
        *(TWO_CONCEALED_KONGS, TWO_DRAGON_PUNGS, MIXED_KONGS, OUTSIDE_HAND, FULLY_CONCEALED, TWO_MELDED_KONGS),
        *(LAST_TILE, DRAGON_PUNG, ROUND_WIND, SEAT_WIND, CONCEALED_HAND, ALL_CHOWS, TILE_HOG, DOUBLE_PUNG),
        *(TWO_CONCEALED_PUNGS, CONCEALED_KONG, ALL_SIMPLES, PURE_DOUBLE_CHOW, MIXED_DOUBLE_CHOW, SHORT_STRAIGHT),
        *(TWO_TERMINAL_CHOWS, PUNG_OF_TERMINALS_OR_HONORS, MELDED_KONG, ONE_VOIDED_SUIT, NO_HONORS, EDGE_WAIT),
        *(CLOSED_WAIT, SINGLE_WAIT, SELF_DRAW, FLOWER),
    ],
    np.int16,
)

OF_TABLE = np.array([sum(1 << int(fan) % 64 for fan in ORDER if fan // 64 == word) for word in range(WORDS)], np.uint64)

# Links and what others have used up is counted here, a chicken hand and flowers when all else has been.
COUNTED_HERE = (*(int(link) for link in LINKS), PUNG_OF_TERMINALS_OR_HONORS, CHICKEN_HAND, FLOWER)


@stage(when=on("method.points"))
def value_mcr(win: Win, rules: Rules, reading: Reading, result: Result):
    """Count the fans of one reading into `result`; it wins if they reach the minimum without flowers.

    Rules: MCR-27, MCR-28, MCR-36, MCR-37, MCR-38, MCR-40.
    """
    start_tally(result)
    try_all(win, rules, reading, result)
    strike_in_order(rules, result)
    count_outer_pungs(win, rules, reading, result)
    link_chows(rules, reading, result)
    total = add_values(result, rules)
    if total == 0:
        note_priced(result, rules, CHICKEN_HAND, 1)
        total = add_values(result, rules)
    accept(result, total + price_flowers(win, rules, reading, result))
    if total < rules.minimum:
        refuse(result, BELOW_MINIMUM)


@kernel
def price_flowers(win: Win, rules: Rules, reading: Reading, result: Result):
    """Note the flowers and return what they are worth; they do not help to reach the minimum.

    Rules: MCR-28.
    """
    if win.flowers == 0:
        return 0
    note_priced(result, rules, FLOWER, flower(win, rules, reading))
    result.values[FLOWER] = int(result.counts[FLOWER]) * int(rules.price[FLOWER])
    return int(result.values[FLOWER])


@kernel
def stands_before(trial: Result, best):
    """Return True if `trial` is shown of two results of equal total: it has the fan that stands first in the table.

    Rules: MCR-41.
    """
    for place in range(len(ORDER)):
        pattern = ORDER[place]
        if trial.counts[pattern] != best.counts[pattern]:
            return trial.counts[pattern] > best.counts[pattern]
    return False


# --- what is not counted


@kernel
def strike_in_order(rules: Rules, result: Result):
    """Let every fan that counts, in the order of the table, strike the fans it includes; house fans come last.

    Rules: MCR-37, MCR-P2, MCR-P6.
    """
    for place in range(len(ORDER)):
        pattern = ORDER[place]
        if result.counts[pattern] > 0:
            strike_out(rules, result, pattern)
    for word in range(WORDS):
        left = result.noted[word] & ~OF_TABLE[word]
        while left != NONE:
            if result.counts[64 * word + lowest(left)] > 0:
                strike_out(rules, result, 64 * word + lowest(left))
            left = left & (left - ONE)


@kernel
def strike_out(rules: Rules, result: Result, pattern):
    """Set to zero the fans that `pattern` includes."""
    for word in range(WORDS):
        taken_in = rules.excludes[pattern, word] & result.noted[word]
        while taken_in != NONE:
            result.counts[64 * word + lowest(taken_in)] = 0
            taken_in = taken_in & (taken_in - ONE)


@kernel
def count_outer_pungs(win: Win, rules: Rules, reading: Reading, result: Result):
    """Count the pungs of terminals and honours that no other fan has used.

    Dragons, the seat wind and the round wind have a fan of their own. Three winds or more use up all winds, and nine
    gates uses up one pung. A fan of terminals and honours alone uses up all of these pungs.
    Rules: MCR-37, MCR-P9, MCR-P13.
    """
    free = reading.triplets & OUTER & ~DRAGONS
    free &= ~(ONE << np.uint64(EAST + int(win.seat_wind)) | ONE << np.uint64(EAST + int(win.round_wind)))
    if result.counts[BIG_THREE_WINDS] + result.counts[LITTLE_FOUR_WINDS] + result.counts[BIG_FOUR_WINDS] > 0:
        free &= ~WINDS
    if result.counts[ALL_TERMINALS] + result.counts[ALL_HONORS] + result.counts[ALL_TERMINALS_AND_HONORS] > 0:
        free = NONE
    note_priced(result, rules, PUNG_OF_TERMINALS_OR_HONORS, count_bits(free) - int(result.counts[NINE_GATES]))
