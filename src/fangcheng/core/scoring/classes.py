"""Method 10: a hand by its class. What it begins with hangs on its class and on how it was won; rows double that.

A hand with a big row is big, one of unconnected tiles else loose, any other small. Rows that are added double the
points once each; each big row beyond the first doubles them too, and its price multiplies besides (quads among seven
pairs); rows that multiply do so last, under a cap, and flat rows are added at the very end.
"""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.scoring.rows import NO_PATTERN, add_part, count_part, drop_part, factor_of, first_of
from fangcheng.core.scoring.tally import accept, refuse
from fangcheng.core.state.codes import BY_SELF, F_OPEN_KONG_REPLACEMENT, MISFITS_FORM
from fangcheng.core.state.pattern_ids import (
    ALL_PUNGS,
    CONCEALED_HAND,
    FULL_FLUSH,
    KONG_BLOOM,
    SEVEN_PAIRS,
    SHOT_AFTER_KONG,
)
from fangcheng.core.state.record_types import Reading, Result, Rules, Win
from fangcheng.core.state.refusals import BELOW_MINIMUM
from fangcheng.core.state.rule_codes import (
    BIG_DRAWN,
    CLASSES,
    CONCEALED_HALF,
    FEEDER_AS_DISCARDER,
    LOOSE_DRAWN,
    NO_LIMIT,
    PART_ADD,
    PART_ALONE,
    PART_BEST,
    PART_BIG,
    PART_FLAT,
    PART_OTHERWISE,
    PART_TIMES,
    SMALL_DRAWN,
)

# Places of result.parts: what the class begins with, how often that is doubled, what the prices of big rows multiply
# by, what multiplies last, what is added then, the cap or NO_LIMIT, 1 for a big hand.
BEGINS, DOUBLINGS, QUADS, FACTOR, AFTER, CLASS_CAP, IS_BIG = range(7)


@stage(when=lambda rules: rules.method == CLASSES)
def combine_classes(win: Win, rules: Rules, reading: Reading, result: Result):
    """Count the rows of one reading by the class of the hand.

    Rules: GUANGXI-16, GUANGXI-17, GUANGXI-19, GUANGXI-20, GUANGXI-34, GUANGXI-40.
    """
    big, loose = count_part(rules, result, PART_BIG), reading.form == MISFITS_FORM
    if big > 0 or first_of(rules, result, PART_BEST) != NO_PATTERN:
        drop_part(rules, result, PART_OTHERWISE, NO_PATTERN)
    if first_of(rules, result, PART_ADD) != NO_PATTERN:
        drop_part(rules, result, PART_ALONE, NO_PATTERN)
    if win.kong_row > 1:
        count_kongs_in_row(win, result)
    given = is_given(win, rules)
    begins = BIG_DRAWN if big > 0 else LOOSE_DRAWN if loose else SMALL_DRAWN
    result.parts[BEGINS] = rules.class_points[begins + int(given)]
    result.parts[DOUBLINGS] = add_part(rules, result, PART_ADD) + max(0, big - 1)
    result.parts[QUADS] = factor_of(rules, result, PART_BIG)
    result.parts[FACTOR] = factor_of(rules, result, PART_TIMES)
    result.parts[AFTER] = add_part(rules, result, PART_FLAT)
    if rules.option[CONCEALED_HALF] != 0:
        result.parts[AFTER] -= halved_concealed(result)
    for part in (PART_ALONE, PART_BEST, PART_OTHERWISE):
        add_part(rules, result, part)  # told, and no part of the sum
    result.parts[CLASS_CAP] = rules.cap_given if given else rules.cap
    result.parts[IS_BIG] = int(big > 0)
    worth = worth_of_class(result, 0)
    if worth < rules.minimum:
        refuse(result, BELOW_MINIMUM)
    else:
        accept(result, worth)
    result["base"] = worth


@kernel
def is_given(win: Win, rules: Rules):
    """Return True if another gave the winning tile, or fed the kong whose replacement it is where that is as much.

    Rules: GUANGXI-38.
    """
    fed = rules.bloom_payers == FEEDER_AS_DISCARDER and happened(win, F_OPEN_KONG_REPLACEMENT)
    return win.by != BY_SELF or fed


@kernel
def count_kongs_in_row(win: Win, result: Result):
    """Let a bloom, or a shot after a kong, count once for each kong of the row before it.

    Rules: GUANGXI-32.
    """
    if result.counts[KONG_BLOOM] > 0:
        result.counts[KONG_BLOOM] = win.kong_row
    if result.counts[SHOT_AFTER_KONG] > 0:
        result.counts[SHOT_AFTER_KONG] = win.kong_row


@kernel
def halved_concealed(result: Result):
    """Take half of a concealed hand that has no flush, pairs or pungs, and return what is taken.

    Rules: GUANGXI-36.
    """
    fine = result.counts[FULL_FLUSH] + result.counts[SEVEN_PAIRS] + result.counts[ALL_PUNGS]
    if result.counts[CONCEALED_HAND] == 0 or fine > 0:
        return 0
    half = int(result.values[CONCEALED_HAND]) // 2
    result.values[CONCEALED_HAND] -= half
    return half


@kernel
def worth_of_class(result: Result, more):
    """Return the points of a hand that begins with so many more, which a big hand does not.

    Rules: GUANGXI-18, GUANGXI-19, GUANGXI-20.
    """
    begins = int(result.parts[BEGINS]) + (more if result.parts[IS_BIG] == 0 else 0)
    points = (begins << int(result.parts[DOUBLINGS])) * int(result.parts[QUADS]) * int(result.parts[FACTOR])
    if result.parts[CLASS_CAP] != NO_LIMIT:
        points = min(points, int(result.parts[CLASS_CAP]))
    return points + int(result.parts[AFTER])
