"""Patterns of one run or several; whether a run may be used for two patterns is for the scoring to decide."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit, count_bits, has
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.listed import TWO_CHOWS, pattern
from fangcheng.core.patterns.masks import (
    DRAGONS,
    ONES,
    SUITED,
    UP_TO_4,
    climbs_over_suits,
    face_mask,
    suit_part,
    within,
)
from fangcheng.core.state.codes import BY_SELF, RUN, STANDARD, TWO_SIDED
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.core.state.rule_codes import (
    ALL_CHOWS_RULE,
    ANY_CHOWS,
    DOUBLE_CHOW_ONCE,
    NORTH_VALUE,
    PLAIN_PAIR_CHOWS,
    STRICT_CHOWS,
    SUITED_CHOWS,
)
from fangcheng.tiles import EAST, NORTH

# Bits 7 and 8 of a suit are never the start of a run. So a step of 1 or 2 cannot reach the next suit unseen,
# and only the steps of 3 and 6 need a mask of the starts from which they stay inside.


@inlined
def suited_runs(reading: Reading):
    """Return the lowest faces of the runs in the three suits; some regions have runs of honours beside them."""
    return reading.run_starts & SUITED


@pattern(TWO_CHOWS)
def all_chows(win: Win, rules: Rules, reading: Reading):
    """All sets are runs; rulebooks ask more of pair, wait and flowers.

    Rules: MCR-F-all_chows, TAIWAN-F-all_chows, TAIWAN-68, TAIWAN-P5, HAINAN-F-all_chows.
    """
    rule = int(rules.option[ALL_CHOWS_RULE])
    if rule == SUITED_CHOWS:
        return chows_with_suit_pair(win, reading)
    if reading.form != STANDARD or reading.run_count != win.sets:
        return 0
    if rule == ANY_CHOWS:
        return 1
    if rule == PLAIN_PAIR_CHOWS:
        return int(not is_value_tile(win, rules, int(reading.pair)))
    if win.by == BY_SELF or reading.wait != TWO_SIDED:
        return 0
    if rule == STRICT_CHOWS:
        return int(win.flowers == 0 and reading.pair < EAST)
    return int(reading.closed == 0)


@kernel
def chows_with_suit_pair(win: Win, reading: Reading):
    """Return 1 if all sets are runs and the pair is suited, else 0; a knitted straight counts as three runs."""
    runs = int(reading.run_count)
    if reading.knitted >= 0:
        runs += 3
    return int(runs == win.sets and reading.pair >= 0 and within(face_mask(int(reading.pair)), SUITED))


@pattern(TWO_CHOWS)
def pure_all_chows(win: Win, rules: Rules, reading: Reading):
    """All sets are runs, and there are neither honours nor flowers.

    Rules: TAIWAN-P20.
    """
    return int(reading.run_count == win.sets and within(reading.faces, SUITED) and win.flowers == 0)


@pattern(TWO_CHOWS)
def pinfu(win: Win, rules: Rules, reading: Reading):
    """A closed hand has four runs, a pair of no value and a two-sided wait.

    Rules: RIICHI-F-pinfu, SANMA-19.
    """
    if reading.closed == 0 or reading.run_count != 4 or reading.wait != TWO_SIDED:
        return 0
    return int(not is_value_tile(win, rules, int(reading.pair)))


@inlined
def is_value_tile(win: Win, rules: Rules, face):
    """Return True if a triplet of the face is worth something: dragons, seat and round wind, North if it is for all."""
    if has(DRAGONS, face) or face == EAST + win.seat_wind or face == EAST + win.round_wind:
        return True
    return face == NORTH and rules.lay_north == NORTH_VALUE


# --- two runs


@pattern(TWO_CHOWS, many=True)
def pure_double_chow(win: Win, rules: Rules, reading: Reading):
    """Each pair of equal runs counts; riichi has another pattern for two pairs and counts but one here."""
    pairs = pairs_of_runs(reading)
    if rules.option[DOUBLE_CHOW_ONCE] == 1:
        return int(pairs == 1)
    return pairs


@pattern(TWO_CHOWS, slow=True)
def two_pure_double_chows(win: Win, rules: Rules, reading: Reading):
    """The hand has two pairs of equal runs; four equal runs are two pairs."""
    return int(pairs_of_runs(reading) == 2)


@inlined
def pairs_of_runs(reading: Reading):
    """Count the pairs of equal runs; for speed, look for them only when some run is repeated."""
    if count_bits(reading.run_starts) == reading.run_count:
        return 0
    count = 0
    for face in range(34):
        count += int(reading.runs[face]) // 2
    return count


@pattern(TWO_CHOWS, many=True)
def mixed_double_chow(win: Win, rules: Rules, reading: Reading):
    """Two suits have the same run; each number counts, one in all three suits twice."""
    count = 0
    for number in range(7):
        suits = 0
        for suit in range(3):
            suits += int(has(reading.run_starts, 9 * suit + number))
        count += max(suits - 1, 0)
    return count


@pattern(TWO_CHOWS, many=True)
def short_straight(win: Win, rules: Rules, reading: Reading):
    """Two runs of a suit make six consecutive tiles; each such place counts, equal runs stand in one place."""
    runs = suited_runs(reading)
    return count_bits(runs & (runs >> np.uint64(3)) & UP_TO_4)


@pattern(TWO_CHOWS, many=True)
def two_terminal_chows(win: Win, rules: Rules, reading: Reading):
    """A suit has the runs 123 and 789; each suit counts."""
    runs = suited_runs(reading)
    return count_bits(runs & (runs >> np.uint64(6)) & ONES)


# --- three runs


@kernel
def most_equal_runs(reading: Reading):
    """Count how often the most repeated run occurs."""
    most = 0
    for face in range(34):
        most = max(most, int(reading.runs[face]))
    return most


@pattern(TWO_CHOWS)
def pure_triple_chow(win: Win, rules: Rules, reading: Reading):
    """The hand has three equal runs, or four."""
    return int(most_equal_runs(reading) >= 3)


@pattern(TWO_CHOWS)
def mixed_triple_chow(win: Win, rules: Rules, reading: Reading):
    """All three suits have the same run."""
    runs = reading.run_starts
    return int(suit_part(runs, 0) & suit_part(runs, 1) & suit_part(runs, 2) != NONE)


@pattern(TWO_CHOWS)
def pure_straight(win: Win, rules: Rules, reading: Reading):
    """A suit has the runs 123, 456 and 789."""
    return int(have_straight(suited_runs(reading)))


@inlined
def have_straight(runs):
    """Return True if 123, 456 and 789 of a suit are among the runs of a mask."""
    return runs & (runs >> np.uint64(3)) & (runs >> np.uint64(6)) & ONES != NONE


@pattern(TWO_CHOWS, slow=True)
def concealed_straight(win: Win, rules: Rules, reading: Reading):
    """A suit has the runs 123, 456 and 789, none of the three claimed.

    Rules: TAIWAN-P20, TAIWAN-P21.
    """
    runs = NONE
    for group in range(int(reading.groups)):
        if reading.group_kind[group] == RUN and reading.group_open[group] == 0:
            runs |= bit(int(reading.group_face[group]))
    return int(have_straight(runs))


@pattern(TWO_CHOWS)
def mixed_straight(win: Win, rules: Rules, reading: Reading):
    """The runs 123, 456 and 789 are each in another suit."""
    return int(climbs_over_suits(reading.run_starts, 3))


@pattern(TWO_CHOWS)
def pure_shifted_chows(win: Win, rules: Rules, reading: Reading):
    """Three runs of a suit follow each other, each one higher, or each two higher."""
    runs = suited_runs(reading)
    by_one = runs & (runs >> np.uint64(1)) & (runs >> np.uint64(2))
    by_two = runs & (runs >> np.uint64(2)) & (runs >> np.uint64(4))
    return int(by_one | by_two != NONE)


@pattern(TWO_CHOWS)
def mixed_shifted_chows(win: Win, rules: Rules, reading: Reading):
    """Three runs follow each other, each one higher and in another suit."""
    return int(climbs_over_suits(reading.run_starts, 1))


@pattern(TWO_CHOWS, slow=True)
def three_suited_terminal_chows(win: Win, rules: Rules, reading: Reading):
    """Two suits have the runs 123 and 789 each, and the third has a pair of fives."""
    if reading.form != STANDARD or reading.run_count != 4 or win.sets != 4:
        return 0
    pair = int(reading.pair)
    if pair >= 27 or pair % 9 != 4:
        return 0
    for suit in range(3):
        here = suit_part(reading.run_starts, suit)
        if suit == pair // 9:
            if here != NONE:
                return 0
        elif here != np.uint64(0b1000001):
            return 0
    return 1


# --- four runs


@pattern(TWO_CHOWS)
def quadruple_chow(win: Win, rules: Rules, reading: Reading):
    """The hand has four equal runs."""
    return int(most_equal_runs(reading) >= 4)


@pattern(TWO_CHOWS)
def four_pure_shifted_chows(win: Win, rules: Rules, reading: Reading):
    """Four runs of a suit follow each other, each one higher, or each two higher."""
    runs = suited_runs(reading)
    by_one = runs & (runs >> np.uint64(1)) & (runs >> np.uint64(2)) & (runs >> np.uint64(3))
    by_two = runs & (runs >> np.uint64(2)) & (runs >> np.uint64(4)) & (runs >> np.uint64(6))
    return int(by_one | by_two != NONE)


@pattern(TWO_CHOWS)
def pure_terminal_chows(win: Win, rules: Rules, reading: Reading):
    """One suit has the runs 123 123 789 789 and the pair 55."""
    pair = int(reading.pair)
    if pair < 0 or pair >= 27 or pair % 9 != 4:
        return 0
    return int(reading.runs[pair - 4] == 2 and reading.runs[pair + 2] == 2)
