"""Patterns of triplets; a kong is a triplet here, and a concealed kong a concealed one."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, count_bits, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.masks import (
    DRAGONS,
    EVENS,
    OUTER,
    TWO_FIVE_EIGHT,
    UP_TO_6,
    UP_TO_7,
    WINDS,
    climbs_over_suits,
    face_mask,
    suit_part,
    within,
)
from fangcheng.tiles import EAST


@kernel
def all_pungs(win, reading):
    """Every set a triplet, with four sets or five."""
    return int(reading.triplet_count == win.sets)


@kernel
def all_even_pungs(win, reading):
    """Triplets and pair of 2, 4, 6, 8."""
    return int(reading.triplet_count == win.sets and within(reading.faces, EVENS))


@kernel
def all_258_pungs(win, reading):
    """Triplets and pair of 2, 5, 8."""
    return int(reading.triplet_count == win.sets and within(reading.faces, TWO_FIVE_EIGHT))


@kernel
def pung_of_terminals_or_honors(win, reading):
    """Each triplet of ones, nines or honours, those another pattern has counted already included."""
    return count_bits(reading.triplets & OUTER)


# --- honours


@kernel
def dragon_pung(win, reading):
    """Each dragon triplet."""
    return count_bits(reading.triplets & DRAGONS)


@kernel
def two_dragon_pungs(win, reading):
    """Two dragon triplets; three are two as well."""
    return int(dragon_pung(win, reading) >= 2)


@kernel
def big_three_dragons(win, reading):
    """All three dragon triplets."""
    return int(dragon_pung(win, reading) == 3)


@kernel
def little_three_dragons(win, reading):
    """Two dragon triplets and the third dragon as the pair."""
    return int(dragon_pung(win, reading) == 2 and face_mask(int(reading.pair)) & DRAGONS != NONE)


@kernel
def round_wind(win, reading):
    """A triplet of the round's wind."""
    return int(has(reading.triplets, EAST + int(win.round_wind)))


@kernel
def seat_wind(win, reading):
    """A triplet of the winner's own wind."""
    return int(has(reading.triplets, EAST + int(win.seat_wind)))


@kernel
def wind_pungs(reading):
    """How many winds stand as triplets."""
    return count_bits(reading.triplets & WINDS)


@kernel
def big_three_winds(win, reading):
    """Three wind triplets; four are three as well."""
    return int(wind_pungs(reading) >= 3)


@kernel
def little_four_winds(win, reading):
    """Three wind triplets and the fourth wind as the pair."""
    return int(wind_pungs(reading) == 3 and face_mask(int(reading.pair)) & WINDS != NONE)


@kernel
def big_four_winds(win, reading):
    """All four wind triplets."""
    return int(wind_pungs(reading) == 4)


# --- concealed


@kernel
def two_concealed_pungs(win, reading):
    """Two concealed triplets or more."""
    return int(reading.concealed_count >= 2)


@kernel
def three_concealed_pungs(win, reading):
    """Three concealed triplets or more."""
    return int(reading.concealed_count >= 3)


@kernel
def four_concealed_pungs(win, reading):
    """Four concealed triplets or more."""
    return int(reading.concealed_count >= 4)


@kernel
def five_concealed_pungs(win, reading):
    """Five concealed triplets, in games of five sets."""
    return int(reading.concealed_count >= 5)


# --- several triplets together


@kernel
def double_pung(win, reading):
    """Triplets of one number in two suits, each number; a number in all three suits is two of them."""
    count = 0
    for number in range(9):
        suits = 0
        for suit in range(3):
            suits += int(has(reading.triplets, 9 * suit + number))
        count += max(suits - 1, 0)
    return count


@kernel
def triple_pung(win, reading):
    """Triplets of one number in all three suits."""
    triplets = reading.triplets
    return int(suit_part(triplets, 0) & suit_part(triplets, 1) & suit_part(triplets, 2) != NONE)


@kernel
def pure_shifted_pungs(win, reading):
    """Three triplets of a suit, each one higher."""
    three = reading.triplets & (reading.triplets >> np.uint64(1)) & (reading.triplets >> np.uint64(2))
    return int(three & UP_TO_7 != NONE)


@kernel
def four_pure_shifted_pungs(win, reading):
    """Four triplets of a suit, each one higher."""
    two = reading.triplets & (reading.triplets >> np.uint64(1))
    return int(two & (two >> np.uint64(2)) & UP_TO_6 != NONE)


@kernel
def mixed_shifted_pungs(win, reading):
    """Triplets in all three suits, each one higher."""
    return int(climbs_over_suits(reading.triplets, 1))
