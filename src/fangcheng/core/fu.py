"""Fu of a riichi hand."""

from fangcheng.core.bits import count_bits, has
from fangcheng.core.hanfu_options import DOUBLE_WIND_FU, NORTH_VALUE
from fangcheng.core.kernel import inlined, kernel
from fangcheng.core.pattern_ids import PINFU
from fangcheng.core.patterns.masks import DRAGONS, OUTER
from fangcheng.core.record import BY_SELF, CLOSED, EDGE, ORPHANS_FORM, PAIR_WAIT, SEVEN_PAIRS_FORM
from fangcheng.tiles import EAST, NORTH


@inlined
def fu_of(win, rules, reading, yaku):
    """Fu of a reading, rounded up.

    Rules: RIICHI-81, RIICHI-84, RIICHI-85.
    """
    if reading.form == SEVEN_PAIRS_FORM:
        return 25
    if reading.form == ORPHANS_FORM:
        return 30
    if has(yaku, PINFU):
        return 20 if win.by == BY_SELF else 30
    fu = 20 + triplet_fu(reading) + pair_fu(win, rules, int(reading.pair))
    if reading.wait == CLOSED or reading.wait == EDGE or reading.wait == PAIR_WAIT:
        fu += 2
    if win.by == BY_SELF:
        fu += 2
    elif reading.closed == 1:
        fu += 10
    return max((fu + 9) // 10 * 10, 30)


@kernel
def triplet_fu(reading):
    """2 for a triplet, doubled for terminals or honours, doubled for a concealed one, four times for a kong.

    Rules: RIICHI-82.
    """
    return 2 * weight(reading.triplets, reading.concealed) + 6 * weight(reading.kongs, reading.concealed)


@kernel
def weight(faces, concealed):
    """How many faces, each counted double if it is a terminal or honour, and double if it is concealed."""
    hidden = faces & concealed
    return count_bits(faces) + count_bits(faces & OUTER) + count_bits(hidden) + count_bits(hidden & OUTER)


@kernel
def pair_fu(win, rules, pair):
    """2 for a pair of value tiles; the wind that is both seat and round by its own setting.

    Rules: RIICHI-83.
    """
    if has(DRAGONS, pair):
        return 2
    seat, round_ = pair == EAST + win.seat_wind, pair == EAST + win.round_wind
    if seat and round_:
        return int(rules.option[DOUBLE_WIND_FU])
    return 2 if seat or round_ or (rules.lay_north == NORTH_VALUE and pair == NORTH) else 0
