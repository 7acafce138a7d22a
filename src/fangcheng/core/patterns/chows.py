"""Patterns of runs. Runs of one set or several; whether a set may be used twice is the scoring's business."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, count_bits, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.masks import (
    ONES,
    SUITED,
    UP_TO_4,
    climbs_over_suits,
    face_mask,
    suit_part,
    within,
)
from fangcheng.core.state.codes import STANDARD

# Bits 7 and 8 of a suit are never the start of a run. So a step of 1 or 2 cannot reach the next suit unseen,
# and only the steps of 3 and 6 need a mask of the starts from which they stay inside.


@kernel
def suited_runs(reading):
    """Lowest faces of the runs in the three suits; some regions have runs of honours beside them."""
    return reading.run_starts & SUITED


@kernel
def all_chows(win, reading):
    """Runs only and a suit pair; a knitted straight is three of the runs, any wait will do."""
    runs = int(reading.run_count)
    if reading.knitted >= 0:
        runs += 3
    return int(runs == win.sets and reading.pair >= 0 and within(face_mask(int(reading.pair)), SUITED))


# --- two runs


@kernel
def pure_double_chow(win, reading):
    """Two equal runs, each pair of them; four equal ones are two pairs."""
    count = 0
    for face in range(34):
        count += int(reading.runs[face]) // 2
    return count


@kernel
def mixed_double_chow(win, reading):
    """The same run in two suits, each number; a number in all three suits is two of them."""
    count = 0
    for number in range(7):
        suits = 0
        for suit in range(3):
            suits += int(has(reading.run_starts, 9 * suit + number))
        count += max(suits - 1, 0)
    return count


@kernel
def short_straight(win, reading):
    """Two runs of a suit that make six consecutive tiles, each place; equal runs stand in one place."""
    runs = suited_runs(reading)
    return count_bits(runs & (runs >> np.uint64(3)) & UP_TO_4)


@kernel
def two_terminal_chows(win, reading):
    """123 and 789 of a suit, each suit."""
    runs = suited_runs(reading)
    return count_bits(runs & (runs >> np.uint64(6)) & ONES)


# --- three runs


@kernel
def most_equal_runs(reading):
    """How many equal runs the most repeated one has."""
    most = 0
    for face in range(34):
        most = max(most, int(reading.runs[face]))
    return most


@kernel
def pure_triple_chow(win, reading):
    """Three equal runs, or four."""
    return int(most_equal_runs(reading) >= 3)


@kernel
def mixed_triple_chow(win, reading):
    """The same run in all three suits."""
    runs = reading.run_starts
    return int(suit_part(runs, 0) & suit_part(runs, 1) & suit_part(runs, 2) != NONE)


@kernel
def pure_straight(win, reading):
    """123 456 789 of a suit."""
    return int(have_straight(suited_runs(reading)))


@kernel
def have_straight(runs):
    """Whether 123, 456 and 789 of a suit are among the runs of a mask."""
    return runs & (runs >> np.uint64(3)) & (runs >> np.uint64(6)) & ONES != NONE


@kernel
def mixed_straight(win, reading):
    """123, 456 and 789 in three suits."""
    return int(climbs_over_suits(reading.run_starts, 3))


@kernel
def pure_shifted_chows(win, reading):
    """Three runs of a suit, each one higher, or each two higher."""
    runs = suited_runs(reading)
    by_one = runs & (runs >> np.uint64(1)) & (runs >> np.uint64(2))
    by_two = runs & (runs >> np.uint64(2)) & (runs >> np.uint64(4))
    return int(by_one | by_two != NONE)


@kernel
def mixed_shifted_chows(win, reading):
    """Runs in all three suits, each one higher."""
    return int(climbs_over_suits(reading.run_starts, 1))


@kernel
def three_suited_terminal_chows(win, reading):
    """123 and 789 in two suits, a pair of fives in the third."""
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


@kernel
def quadruple_chow(win, reading):
    """Four equal runs."""
    return int(most_equal_runs(reading) >= 4)


@kernel
def four_pure_shifted_chows(win, reading):
    """Four runs of a suit, each one higher, or each two higher."""
    runs = suited_runs(reading)
    by_one = runs & (runs >> np.uint64(1)) & (runs >> np.uint64(2)) & (runs >> np.uint64(3))
    by_two = runs & (runs >> np.uint64(2)) & (runs >> np.uint64(4)) & (runs >> np.uint64(6))
    return int(by_one | by_two != NONE)


@kernel
def pure_terminal_chows(win, reading):
    """123 123 789 789 55 of a suit."""
    pair = int(reading.pair)
    if pair < 0 or pair >= 27 or pair % 9 != 4:
        return 0
    return int(reading.runs[pair - 4] == 2 and reading.runs[pair + 2] == 2)
