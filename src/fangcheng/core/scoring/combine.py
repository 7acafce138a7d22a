"""Methods 6 to 8: combine the price rows of the patterns that hold to a sum, a product or the best row.

The ninth counts in limits (limits.py), the tenth by the class of the hand (classes.py).

These three go the same way. Rows that add are added; of rows that compete only the dearest counts; floor and cap bound
the sum, but a big row that is the dearest counts alone and past the cap. A curve turns the sum into points, multipliers
multiply these, and flat amounts are added last. The methods differ in what a row does if the price list says nothing of
it: it adds, it multiplies, or it competes. In a product the cap bounds what was multiplied, a big row stands in for it
where that is more, and what multiplies past all limits does so last.
"""

from fangcheng.core.dialect.bits import NONE, ONE, bit, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.hands import is_concealed
from fangcheng.core.patterns.jokers import no_joker, stands_for_outer
from fangcheng.core.scoring.classes import combine_classes, worth_of_class
from fangcheng.core.scoring.demands import demands_anything, missing_demand
from fangcheng.core.scoring.factors import is_small
from fangcheng.core.scoring.grades import graded_rows
from fangcheng.core.scoring.joker_factors import joker_factor
from fangcheng.core.scoring.limits import combine_limits
from fangcheng.core.scoring.rows import DRAWN, NO_PATTERN, add_part, drop_part, factor_of, first_of, keep_if_alone
from fangcheng.core.scoring.tally import (
    accept,
    closed_way,
    lacks_key,
    may_rob_concealed,
    note_priced,
    refuse,
    start_tally,
    strike_excluded,
)
from fangcheng.core.scoring.trial import try_all, try_flowers
from fangcheng.core.scoring.win_class import class_of
from fangcheng.core.state.codes import BY_SELF, F_DOUBLE_HAND, F_HONOUR_RUN_JOKER, F_PASSED_WIN, F_ROB_CONCEALED
from fangcheng.core.state.laid_out import count_laid
from fangcheng.core.state.pattern_ids import NO_JOKER, TEN_WINDS, WORDS
from fangcheng.core.state.record_types import Reading, Result, Rules, Win
from fangcheng.core.state.refusals import (
    BELOW_MINIMUM,
    LACKS_FLOWERS,
    LACKS_KEY,
    MANY_JOKERS,
    NO_SHAPE,
    PASSED_WIN,
    ROB_NOT_ALLOWED,
    WINS,
)
from fangcheng.core.state.rule_codes import (
    CLASSES,
    CURVE,
    CURVE_BY_ROW,
    CURVE_DOUBLING,
    CURVE_NONE,
    LIMITS,
    NO_HONOUR_RUN,
    NO_LIMIT,
    PART_ADD,
    PART_ALONE,
    PART_BARE,
    PART_BESIDE,
    PART_BEST,
    PART_BIG,
    PART_FLAT,
    PART_FLOOR,
    PART_LIMIT,
    PART_OTHERWISE,
    PART_PAST,
    PART_TIMES,
    POINTS_OF_ROW,
    POINTS_WITHOUT_ROWS,
    PRODUCT,
    SUM,
)
from fangcheng.core.table.hand import tile_number

# Places of result.parts: the rows added, the same after floor and cap, the points they make, the factor of all
# multipliers, what is added last, 1 if the cap does not bound the rows, the factor of what multiplies past the cap.
ROWS, COUNTED, POINTS, FACTOR, LAST, UNCAPPED, PAST = range(7)


@stage(when=lambda rules: rules.method >= SUM)
def value_combined(win: Win, rules: Rules, reading: Reading, result: Result):
    """Value one reading: set `base` to the points it is worth, `total` to the rows where a curve makes points of them.

    Without a curve both are the points.
    Rules: TAIYUAN-31.
    """
    start_tally(result)
    if happened(win, F_PASSED_WIN):
        refuse(result, PASSED_WIN)
        return
    closed = closed_way(win, rules)
    if closed != WINS:
        refuse(result, closed)
        return
    if happened(win, F_ROB_CONCEALED) and not may_rob_concealed(win, rules, reading):
        refuse(result, ROB_NOT_ALLOWED)
        return
    if rules.wild_inner != 0 and stands_for_outer(rules, win, reading):
        refuse(result, NO_SHAPE)
        return
    if demands_anything(rules):
        missing = missing_demand(win, rules, reading)
        if missing != WINS:
            refuse(result, missing)
            return
    result.parts[DRAWN] = int(win.by == BY_SELF)
    try_all(win, rules, reading, result)
    strike_excluded(result, rules)
    if rules.method == LIMITS:
        combine_limits(win, rules, reading, result)
        return
    if rules.method == CLASSES:
        combine_classes(win, rules, reading, result)
        return
    limit = first_of(rules, result, PART_LIMIT)
    if limit != NO_PATTERN:
        list_only(result, limit)
    else:
        keep_dearest(rules, result)
    combine(win, rules, reading, result, limit)


@stage(when=lambda rules: rules.method >= SUM and rules.flower_win != 0)
def value_flower_rows(win: Win, rules: Rules, result: Result):
    """Value a win by flowers alone; the hand need not be complete.

    Rules: HONGKONG-20, HONGKONG-33.
    """
    start_tally(result)
    try_flowers(win, rules, result.reading, result)
    strike_excluded(result, rules)
    if rules.method == LIMITS:
        combine_limits(win, rules, result.reading, result)
    else:
        combine(win, rules, result.reading, result, NO_PATTERN)


@stage(when=lambda rules: rules.method >= SUM and rules.honour_run != NO_HONOUR_RUN)
def value_honour_rows(win: Win, rules: Rules, result: Result):
    """Value a win by ten honours discarded; of the hand it counts only whether it holds a joker.

    Rules: HANGZHOU-22, HANGZHOU-P8.
    """
    start_tally(result)
    note_priced(result, rules, TEN_WINDS, 1)
    note_priced(result, rules, NO_JOKER, no_joker(win, rules, result.reading))
    combine(win, rules, result.reading, result, NO_PATTERN)


@kernel
def more_for_joker(win: Win, rules: Rules, result: Result):
    """Return what ten honours are worth more as a joker was among them, and write it to their row.

    Rules: HANGZHOU-F-ten_winds.
    """
    if rules.honour_run_joker == 0 or not happened(win, F_HONOUR_RUN_JOKER):
        return 0
    result.values[TEN_WINDS] += rules.honour_run_joker
    return int(rules.honour_run_joker)


@kernel
def combine(win: Win, rules: Rules, reading: Reading, result: Result, limit):
    """Count the rows, turn them into points, and note whether they are enough to win."""
    keep_if_alone(rules, result)
    extras = add_part(rules, result, PART_ADD)
    rows = extras + add_part(rules, result, PART_BEST) + add_part(rules, result, PART_ALONE)
    rows += add_bare(rules, result, extras)
    if first_of(rules, result, PART_OTHERWISE) != NO_PATTERN:
        drop_part(rules, result, PART_BESIDE, NO_PATTERN)
    rows += add_part(rules, result, PART_OTHERWISE)
    rows += add_part(rules, result, PART_BIG) + more_for_joker(win, rules, result)
    add_part(rules, result, PART_FLOOR)  # told, and no part of the sum
    if rules.method == PRODUCT and rows == 0:
        rows = 1
    result.parts[UNCAPPED] = int(first_of(rules, result, PART_BIG) != NO_PATTERN)
    counted = rows_of_limit(rules, limit) if limit != NO_PATTERN else counted_rows(rules, result, rows)
    if rules.graded != 0:
        counted = graded_rows(result, rows)
    factor, flat = factor_of(rules, result, PART_TIMES), added_last(win, rules, result)
    if rules.bare_factor + rules.thrown_factor != 0:
        factor *= joker_factor(win, rules, result)
    if happened(win, F_DOUBLE_HAND):
        factor, flat = 2 * factor, 2 * flat
    points = points_won(rules, result, counted)
    result.parts[ROWS] = rows
    result.parts[COUNTED] = counted
    result.parts[POINTS] = points
    result.parts[FACTOR] = factor
    result.parts[LAST] = flat
    result.parts[PAST] = factor_of(rules, result, PART_PAST)
    if limit != NO_PATTERN:
        result.values[limit] = counted
    worth = worth_of(rules, result, 0)
    if counted < rules.minimum or worth < rules.minimum_points:
        refuse(result, BELOW_MINIMUM)
    elif lacks_key(rules, int(win.by), result):
        refuse(result, LACKS_KEY)
    elif rules.small_jokers != 0 and win.jokers > rules.small_jokers and is_small(result):
        refuse(result, MANY_JOKERS)
    elif rules.small_win_flowers != 0 and lacks_flowers(win, rules, reading, result):
        refuse(result, LACKS_FLOWERS)
    else:
        tells_all = rules.count_past_cap != 0 and limit == NO_PATTERN
        accept(result, rows_past_floor(rules, result, rows) if tells_all else told_total(rules, counted, worth))
    result["base"] = worth


@kernel
def add_bare(rules: Rules, result: Result, extras):
    """Return what the dearest bare row is worth: nothing beside rows that add so much, where it is only told.

    Rules: NANNING-22, NANNING-23.
    """
    bare = first_of(rules, result, PART_BARE)
    if bare == NO_PATTERN:
        return 0
    drop_part(rules, result, PART_BARE, bare)
    worth = add_part(rules, result, PART_BARE)
    if extras == 0:
        return worth
    result.values[bare] = 0
    return 0


@kernel
def rows_of_limit(rules: Rules, limit):
    """Return the rows that a limit hand counts: the cap, or its own price where there is none."""
    return int(rules.cap) if rules.cap != NO_LIMIT else int(rules.price[limit])


@kernel
def lacks_flowers(win: Win, rules: Rules, reading: Reading, result: Result):
    """Return True if the hand is open, of class 0, and has laid out too few flowers for that.

    Rules: NANJING-14.
    """
    if count_laid(int(win.flowers)) >= rules.small_win_flowers or is_concealed(win, rules, reading):
        return False
    return class_of(rules, result) == 0


@kernel
def added_last(win: Win, rules: Rules, result: Result):
    """Return what is added when all else is done: flat rows, and the number on the winning tile where it counts.

    Rules: SHANXI-3, SHANXI-25.
    """
    flat = add_part(rules, result, PART_FLAT) + add_part(rules, result, PART_BESIDE)
    return flat + (tile_number(int(win.tile)) if rules.add_number != 0 else 0)


@kernel
def told_total(rules: Rules, counted, worth):
    """Return what a hand is said to be worth: the rows where a curve makes points of them, else the points.

    By rule it is told by the points that a discard would bring, or by its rows alone where factors come later.
    Rules: HEFEI-28, WUHAN-21.
    """
    if rules.own_factors != 0:
        return counted
    if rules.tells_points != 0:
        return points_of(rules, counted)
    return counted if rules.curve_rule != CURVE_NONE else worth


@kernel
def worth_of(rules: Rules, result: Result, more):
    """Return the points of a hand to which so many more rows count, the cap kept: a payer may owe rows of his own."""
    if rules.method == LIMITS:
        return int(result["base"])
    if rules.method == CLASSES:
        return worth_of_class(result, more)
    rows = capped_rows(rules, result, int(result.parts[COUNTED]) + more)
    points = capped_product(rules, points_won(rules, result, rows) * int(result.parts[FACTOR]))
    return points * int(result.parts[PAST]) + int(result.parts[LAST])


@kernel
def counted_rows(rules: Rules, result: Result, rows):
    """Return the rows that count: at least the dearest floor, at most the cap; a product has its cap elsewhere."""
    return capped_rows(rules, result, rows_past_floor(rules, result, rows))


@kernel
def rows_past_floor(rules: Rules, result: Result, rows):
    """Return the rows, or the dearest floor if that is more."""
    floor = first_of(rules, result, PART_FLOOR)
    if floor != NO_PATTERN:
        rows = max(rows, int(rules.price[floor]))
    return rows


@kernel
def capped_rows(rules: Rules, result: Result, rows):
    """Return so many rows, or as many as the cap lets count; a big row knows none, a product has its cap elsewhere."""
    if rules.cap == NO_LIMIT or rules.method == PRODUCT or result.parts[UNCAPPED] != 0:
        return rows
    return min(rows, int(rules.cap))


@kernel
def capped_product(rules: Rules, points):
    """Return the points, in a product at most the cap."""
    if rules.cap != NO_LIMIT and rules.method == PRODUCT:
        return min(points, int(rules.cap))
    return points


@kernel
def points_won(rules: Rules, result: Result, rows):
    """Return what this many rows of a hand are worth; without any a self-draw may have points of its own.

    Rules: HEFEI-28.
    """
    bare_draw = rows <= 0 and result.parts[DRAWN] != 0 and rules.curve_rule == CURVE_BY_ROW
    if bare_draw and rules.bare_draw_points != 0:
        return int(rules.bare_draw_points)
    return points_of(rules, rows)


@kernel
def points_of(rules: Rules, rows):
    """Return what this many rows are worth in points."""
    if rules.curve_rule == CURVE_NONE:
        return rows
    if rules.curve_rule == CURVE_DOUBLING:
        return int(rules["base"]) << max(0, rows)  # house rules may price a row below nothing
    if rules.curve_rule == CURVE_BY_ROW:
        return rows * int(rules.row_points[POINTS_OF_ROW]) if rows > 0 else int(rules.row_points[POINTS_WITHOUT_ROWS])
    return int(rules.curve[max(0, min(rows, CURVE - 1))])


@kernel
def forget_part(rules: Rules, result: Result, part):
    """Let no pattern that plays this part hold, so that it opens no win either.

    Rules: NANNING-17, NANNING-F-concealed_hand.
    """
    drop_part(rules, result, part, NO_PATTERN)
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            number = lowest(left)
            if rules.part[64 * word + number] == part:
                result.noted[word] &= ~bit(number)
            left = left & (left - ONE)


@kernel
def list_only(result: Result, limit):
    """Drop all patterns but `limit`."""
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            if 64 * word + lowest(left) != limit:
                result.counts[64 * word + lowest(left)] = 0
            left = left & (left - ONE)


@kernel
def keep_dearest(rules: Rules, result: Result):
    """Let only the dearest of the competing patterns count; a big one then counts alone.

    Rules: GUANGDONG-30, GUANGDONG-31.
    """
    if rules.method == PRODUCT:
        keep_product_or_big(rules, result)
        return
    best, big = first_of(rules, result, PART_BEST), first_of(rules, result, PART_BIG)
    if big != NO_PATTERN and (best == NO_PATTERN or rules.price[big] >= rules.price[best]):
        list_only(result, big)
        return
    drop_part(rules, result, PART_BIG, NO_PATTERN)
    drop_part(rules, result, PART_BEST, best)
    if best != NO_PATTERN:
        drop_part(rules, result, PART_OTHERWISE, NO_PATTERN)
        forget_part(rules, result, PART_BARE)


@kernel
def keep_product_or_big(rules: Rules, result: Result):
    """Let the product count, or in its place the dearest big row if that is more; what multiplies past it stays.

    Rules: GUANGZHOU-22.
    """
    big, product = first_of(rules, result, PART_BIG), factor_of(rules, result, PART_TIMES)
    if big != NO_PATTERN and rules.price[big] <= product:
        big = NO_PATTERN
    drop_part(rules, result, PART_BIG, big)
    if big != NO_PATTERN:
        drop_part(rules, result, PART_TIMES, NO_PATTERN)
    if big != NO_PATTERN or product > 1:
        drop_part(rules, result, PART_OTHERWISE, NO_PATTERN)
