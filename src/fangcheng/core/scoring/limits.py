"""Method 9: a hand in limits. Units times its rows are cut to the limit; rare hands are worth whole limits.

The order: units of flowers and sets on a base, multiplied (`times`, or doubled once for each row that is added), are
cut to the limit; a row of limits stands instead if it is dearer; a floor lifts what is less; a row `within` multiplies
up to as many limits as it multiplies by; a row `past` multiplies last and is not cut.
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, count_bits, flagged, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.rows import NO_PATTERN, add_part, factor_of, first_of
from fangcheng.core.scoring.tally import accept, refuse
from fangcheng.core.state.codes import F_EIGHT_FLOWERS, F_SEVEN_ROB_ONE, KONG, TRIPLET
from fangcheng.core.state.pattern_ids import WORDS
from fangcheng.core.state.record_types import Reading, Result, Rules, Win
from fangcheng.core.state.refusals import NO_WINNING_KIND
from fangcheng.core.state.rule_codes import (
    LIMITS,
    PART_ADD,
    PART_FLOOR,
    PART_LIMITS,
    PART_PAST,
    PART_TIMES,
    PART_WITHIN,
    SET_UNITS_FLOWER,
)
from fangcheng.tiles import EAST, WHITE

# Places of result.parts: the units, what they make uncut, cut to the limit, with rows of limits, lifted to the floor,
# multiplied within limits.
UNITS, MADE, CUT, WHOLE, LIFTED, WITHIN = range(6)


@stage(when=lambda rules: rules.method == LIMITS)
def combine_limits(win: Win, rules: Rules, reading: Reading, result: Result):
    """Count the rows in limits; a hand needs `rules.minimum` rows that multiply or are worth limits.

    Rules: SHANGHAI-18, SHANGHAI-23, SHANGHAI-24, SHANGHAI-25, SHANGHAI-26, SHANGHAI-27, SHANGHAI-28.
    """
    limit = int(rules.cap)
    units = units_of_hand(win, rules, reading)
    made = (units * factor_of(rules, result, PART_TIMES)) << min(add_part(rules, result, PART_ADD), 16)
    cut = min(made, limit)
    add_part(rules, result, PART_LIMITS)
    add_part(rules, result, PART_FLOOR)
    whole = max(cut, limit * row_price(rules, first_of(rules, result, PART_LIMITS)))
    lifted = max(whole, limit * row_price(rules, first_of(rules, result, PART_FLOOR)))
    factor = factor_of(rules, result, PART_WITHIN)
    within = max(lifted, min(lifted * factor, limit * factor))
    result.parts[UNITS] = units
    result.parts[MADE] = made
    result.parts[CUT] = cut
    result.parts[WHOLE] = whole
    result.parts[LIFTED] = lifted
    result.parts[WITHIN] = within
    points = within * factor_of(rules, result, PART_PAST)
    if rows_of_shape(rules, result) < rules.minimum:
        refuse(result, NO_WINNING_KIND)
    else:
        accept(result, points)
    result["base"] = points


@kernel
def row_price(rules: Rules, pattern):
    """Return the price of a pattern, 0 for none."""
    return 0 if pattern == NO_PATTERN else int(rules.price[pattern])


@kernel
def rows_of_shape(rules: Rules, result: Result):
    """Count the patterns that multiply or are worth limits: what the hand is, not how it was won."""
    found = 0
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            part = int(rules.part[pattern])
            found += int(result.counts[pattern] > 0 and part in (PART_TIMES, PART_LIMITS))
            left = left & (left - ONE)
    return found


@kernel
def units_of_hand(win: Win, rules: Rules, reading: Reading):
    """Return the base and the units of flowers, triplets and kongs; a win by flowers alone has no sets.

    Rules: SHANGHAI-2, SHANGHAI-22, SHANGHAI-23.
    """
    units = int(rules["base"]) + int(rules.set_units[SET_UNITS_FLOWER]) * count_bits(np.uint64(win.flowers))
    if flagged(win["flags"], F_EIGHT_FLOWERS | F_SEVEN_ROB_ONE):
        return units
    for group in range(int(reading.groups)):
        units += units_of_set(rules, reading, group)
    return units


@kernel
def units_of_set(rules: Rules, reading: Reading, group):
    """Return the units of one group of the reading: by pung, open or concealed kong, and by suit, wind or dragon."""
    kind, some_face = int(reading.group_kind[group]), int(reading.group_face[group])
    if kind != TRIPLET and kind != KONG:
        return 0
    place = 1 + 3 * (int(some_face >= EAST) + int(some_face >= WHITE))
    if kind == KONG:
        place += 1 if reading.group_open[group] != 0 else 2
    return int(rules.set_units[place])
