"""The fu (minipoints) of a riichi hand."""

from fangcheng.core.dialect.bits import NONE, ONE, has, lowest
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.masks import DRAGONS, OUTER
from fangcheng.core.state.codes import BY_SELF, CLOSED, EDGE, ORPHANS_FORM, PAIR_WAIT, PARTS, SEVEN_PAIRS_FORM
from fangcheng.core.state.pattern_ids import PINFU
from fangcheng.core.state.record_types import Reading, Result, Rules, Win
from fangcheng.core.state.rule_codes import DOUBLE_WIND_FU, NORTH_VALUE
from fangcheng.tiles import EAST, NORTH

# Places of result.parts: fu by cause, where `fu` is not 0; from TRIPLETS on those of each triplet and kong, lowest face
# first.
BASE, SEVEN_PAIRS, ORPHANS, FLAT_PINFU, CLOSED_HAND, SELF_DRAWN, PAIR, WAIT, TRIPLETS = range(9)


@inlined
def fu_of(win: Win, rules: Rules, reading: Reading, yaku, trial: Result):
    """Return the fu of a reading, rounded up, and write what makes them up into `trial.parts`.

    Rules: RIICHI-81, RIICHI-85.
    """
    parts = trial.parts
    for place in range(PARTS):
        parts[place] = 0
    if reading.form == SEVEN_PAIRS_FORM:
        parts[SEVEN_PAIRS] = 25
        return 25
    if reading.form == ORPHANS_FORM:
        parts[ORPHANS] = 30
        return 30
    if has(yaku, PINFU):
        fu = 20 if win.by == BY_SELF else 30
        parts[FLAT_PINFU] = fu
        return fu
    return max((ordinary_fu(win, rules, reading, parts) + 9) // 10 * 10, 30)


@inlined
def ordinary_fu(win: Win, rules: Rules, reading: Reading, parts):
    """Return the fu, not rounded, of a hand of sets and a pair that is no pinfu; write them into `parts`.

    Rules: RIICHI-81, RIICHI-83, RIICHI-84.
    """
    drawn = int(win.by == BY_SELF)
    base, self_drawn, closed = 20, 2 * drawn, 10 * (1 - drawn) * int(reading.closed)
    pair = pair_fu(win, rules, int(reading.pair))
    wait = 2 * int(reading.wait == CLOSED or reading.wait == EDGE or reading.wait == PAIR_WAIT)
    parts[BASE] = base
    parts[SELF_DRAWN] = self_drawn
    parts[CLOSED_HAND] = closed
    parts[PAIR] = pair
    parts[WAIT] = wait
    return base + self_drawn + closed + pair + wait + triplets_fu(reading, parts)


@inlined
def triplets_fu(reading: Reading, parts):
    """Return the fu of all triplets and kongs together, and write each into `parts`.

    Rules: RIICHI-82.
    """
    fu = 0
    place = TRIPLETS
    left = reading.triplets
    while left != NONE:
        here = triplet_fu(reading, lowest(left))
        parts[place] = here
        fu += here
        place += 1
        left = left & (left - ONE)
    return fu


@kernel
def triplet_fu(reading: Reading, some_face):
    """Return the fu of a triplet or kong.

    They are 2, doubled for terminals or honours, doubled for a concealed one, four times for a kong.
    Rules: RIICHI-82.
    """
    doubled = int(has(OUTER, some_face)) + int(has(reading.concealed, some_face))
    return 2 << doubled + 2 * int(has(reading.kongs, some_face))


@kernel
def pair_fu(win: Win, rules: Rules, pair):
    """Return 2 for a pair of value tiles, else 0; a wind that is both seat and round counts by its own setting.

    Rules: RIICHI-83.
    """
    if has(DRAGONS, pair):
        return 2
    seat, round_ = pair == EAST + win.seat_wind, pair == EAST + win.round_wind
    if seat and round_:
        return int(rules.option[DOUBLE_WIND_FU])
    return 2 if seat or round_ or (rules.lay_north == NORTH_VALUE and pair == NORTH) else 0
