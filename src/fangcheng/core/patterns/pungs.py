"""Patterns of triplets; a kong is a triplet here, and a concealed kong a concealed one."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit, count_bits, has
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.listed import ANY, ONE_PUNG, SUITS, TWO_PUNGS, pattern
from fangcheng.core.patterns.masks import (
    DRAGONS,
    EVENS,
    HONOURS,
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
from fangcheng.core.patterns.suits import full_flush, half_flush
from fangcheng.core.state.codes import BY_SELF, EIGHT_PAIRS_FORM, PAIR_WAIT
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.core.state.rule_codes import ALL_258_ANY, CONCEALED_PUNGS_DRAWN, NORTH_VALUE
from fangcheng.tiles import EAST, GREEN, NORTH, RED, WHITE


@pattern(TWO_PUNGS)
def all_pungs(win: Win, rules: Rules, reading: Reading):
    """Every set is a triplet, whether the game has four sets or five."""
    return int(reading.triplet_count == win.sets)


@pattern(TWO_PUNGS)
def all_even_pungs(win: Win, rules: Rules, reading: Reading):
    """Every set is a triplet, and triplets and pair are of 2, 4, 6, 8."""
    return int(reading.triplet_count == win.sets and within(reading.faces, EVENS))


@pattern(TWO_PUNGS)
def pure_all_pungs(win: Win, rules: Rules, reading: Reading):
    """Every set is a triplet, and all tiles are of one suit."""
    return int(all_pungs(win, rules, reading) == 1 and full_flush(win, rules, reading) == 1)


@pattern(TWO_PUNGS)
def mixed_all_pungs(win: Win, rules: Rules, reading: Reading):
    """Every set is a triplet, and all tiles are of one suit or honours."""
    return int(all_pungs(win, rules, reading) == 1 and half_flush(win, rules, reading) == 1)


@pattern(TWO_PUNGS)
def honour_pungs(win: Win, rules: Rules, reading: Reading):
    """Every set is a triplet, and all tiles are winds or dragons.

    Rules: SHANGHAI-F-honour_pungs.
    """
    return int(all_pungs(win, rules, reading) == 1 and within(reading.faces, HONOURS))


@pattern(TWO_PUNGS)
def all_258_pungs(win: Win, rules: Rules, reading: Reading):
    """Every set is a triplet, and triplets and pair are of 2, 5, 8."""
    return int(reading.triplet_count == win.sets and within(reading.faces, TWO_FIVE_EIGHT))


@pattern(SUITS)
def all_258(win: Win, rules: Rules, reading: Reading):
    """The hand is sets and a pair of 2, 5, 8 alone, and so all triplets; where the game says so in any arrangement.

    Rules: JINAN-25, CHANGSHA-F-all_258.
    """
    if rules.option[ALL_258_ANY] != 0:
        return int(within(reading.faces, TWO_FIVE_EIGHT))
    return all_258_pungs(win, rules, reading)


@pattern(ONE_PUNG, many=True)
def pung_of_terminals_or_honors(win: Win, rules: Rules, reading: Reading):
    """Each triplet of ones, nines or honours counts, also one that another pattern has counted already."""
    return count_bits(reading.triplets & OUTER)


# --- honours


@inlined
def pungs_of(win: Win, reading: Reading):
    """Return the faces of the triplets, with the one beside seven pairs, which is none of the reading's sets."""
    if reading.form != EIGHT_PAIRS_FORM:
        return reading.triplets
    return reading.triplets | loose_triplet(win)


@kernel
def loose_triplet(win: Win):
    """Return the mask of the faces held three times."""
    loose = NONE
    for face in range(34):
        if win.hand[face] == 3:
            loose |= bit(face)
    return loose


@pattern(ONE_PUNG, many=True)
def dragon_pung(win: Win, rules: Rules, reading: Reading):
    """Each dragon triplet counts."""
    return count_bits(pungs_of(win, reading) & DRAGONS)


@pattern(ONE_PUNG, many=True)
def wind_pung(win: Win, rules: Rules, reading: Reading):
    """Each wind triplet counts, whosever wind it is.

    Rules: TAIWAN-P20, TAIWAN-P21.
    """
    return count_bits(pungs_of(win, reading) & WINDS)


@pattern(ONE_PUNG, many=True)
def wind_triplets(win: Win, rules: Rules, reading: Reading):
    """Each triplet of winds or dragons counts, a kong of them twice."""
    return count_bits(reading.triplets & HONOURS) + count_bits(reading.kongs & HONOURS)


@pattern(ONE_PUNG)
def round_wind(win: Win, rules: Rules, reading: Reading):
    """The hand has a triplet of the round's wind."""
    return int(has(pungs_of(win, reading), EAST + int(win.round_wind)))


@pattern(ONE_PUNG, many=True)
def seat_wind(win: Win, rules: Rules, reading: Reading):
    """A triplet of the winner's own wind counts, and one of North where it is everybody's; an own North counts twice.

    Rules: SANMA-19.
    """
    pungs = pungs_of(win, reading)
    return int(has(pungs, EAST + int(win.seat_wind))) + int(rules.lay_north == NORTH_VALUE and has(pungs, NORTH))


@pattern(TWO_PUNGS)
def two_dragon_pungs(win: Win, rules: Rules, reading: Reading):
    """The hand has two dragon triplets; three are two as well."""
    return int(dragon_pung(win, rules, reading) >= 2)


@pattern(TWO_PUNGS)
def big_three_dragons(win: Win, rules: Rules, reading: Reading):
    """The hand has all three dragon triplets."""
    return int(dragon_pung(win, rules, reading) == 3)


@pattern(ANY)
def three_dragons(win: Win, rules: Rules, reading: Reading):
    """The hand has a pair, a triplet or a kong of each dragon.

    Rules: WENZHOU-F-three_dragons.
    """
    held = reading.triplets | reading.pairs | face_mask(int(reading.pair))
    return int(held & DRAGONS == DRAGONS)


@inlined
def pairs_another(reading: Reading, faces):
    """Return True if the pair is one of these faces, and no triplet of it stands beside."""
    return face_mask(int(reading.pair)) & faces & ~reading.triplets != NONE


@pattern(TWO_PUNGS)
def little_three_dragons(win: Win, rules: Rules, reading: Reading):
    """The hand has two dragon triplets and the third dragon as the pair; with jokers the pair may be of another one."""
    return int(dragon_pung(win, rules, reading) == 2 and pairs_another(reading, DRAGONS))


@kernel
def dragon_of_suit(win: Win, reading: Reading, dragon, suit):
    """Return 1 if all sets are triplets, one of `dragon` and all others with the pair of one suit, else 0."""
    others = reading.faces & ~bit(dragon)
    own = has(reading.triplets, dragon) and suit_part(others, suit) << np.uint64(9 * suit) == others
    return int(reading.triplet_count == win.sets and own)


@pattern(TWO_PUNGS)
def jade_dragon(win: Win, rules: Rules, reading: Reading):
    """Bamboo triplets, one of Green and a bamboo pair.

    Rules: HONGKONG-P3.
    """
    return dragon_of_suit(win, reading, GREEN, 2)


@pattern(TWO_PUNGS)
def ruby_dragon(win: Win, rules: Rules, reading: Reading):
    """Character triplets, one of Red and a pair of characters.

    Rules: HONGKONG-P3.
    """
    return dragon_of_suit(win, reading, RED, 0)


@pattern(TWO_PUNGS)
def pearl_dragon(win: Win, rules: Rules, reading: Reading):
    """Dot triplets, one of White and a pair of dots.

    Rules: HONGKONG-P3.
    """
    return dragon_of_suit(win, reading, WHITE, 1)


@inlined
def wind_pungs(reading: Reading):
    """Count the winds that stand as triplets."""
    return count_bits(reading.triplets & WINDS)


@pattern(TWO_PUNGS)
def little_three_winds(win: Win, rules: Rules, reading: Reading):
    """The hand has two wind triplets or more, and another wind as the pair."""
    return int(wind_pungs(reading) >= 2 and pairs_another(reading, WINDS))


@pattern(TWO_PUNGS)
def big_three_winds(win: Win, rules: Rules, reading: Reading):
    """The hand has three wind triplets; four are three as well."""
    return int(wind_pungs(reading) >= 3)


@pattern(TWO_PUNGS)
def little_four_winds(win: Win, rules: Rules, reading: Reading):
    """The hand has three wind triplets and the fourth wind as the pair; with jokers the pair may be of another one."""
    return int(wind_pungs(reading) == 3 and pairs_another(reading, WINDS))


@pattern(TWO_PUNGS)
def big_four_winds(win: Win, rules: Rules, reading: Reading):
    """The hand has all four wind triplets."""
    return int(wind_pungs(reading) == 4)


@pattern(TWO_PUNGS)
def big_winds(win: Win, rules: Rules, reading: Reading):
    """The hand has triplets of three winds, and the fourth wind as the pair or a triplet too.

    Rules: JIANGNAN-F-big_winds.
    """
    return int(little_four_winds(win, rules, reading) == 1 or big_four_winds(win, rules, reading) == 1)


# --- concealed


@pattern(ONE_PUNG, many=True)
def concealed_pung(win: Win, rules: Rules, reading: Reading):
    """Each concealed triplet counts that no discard has completed; a concealed kong has a row of its own.

    Rules: HEFEI-F-concealed_pung.
    """
    return count_bits(reading.concealed & ~reading.kongs)


@pattern(TWO_PUNGS)
def two_concealed_pungs(win: Win, rules: Rules, reading: Reading):
    """The hand has two concealed triplets or more."""
    return int(reading.concealed_count >= 2)


@pattern(TWO_PUNGS)
def three_concealed_pungs(win: Win, rules: Rules, reading: Reading):
    """The hand has three concealed triplets or more."""
    return int(reading.concealed_count >= 3)


@pattern(TWO_PUNGS)
def four_concealed_pungs(win: Win, rules: Rules, reading: Reading):
    """The hand has four concealed triplets or more; where the game says so the winner drew the last tile himself.

    Rules: HONGKONG-F-four_concealed_pungs.
    """
    if rules.option[CONCEALED_PUNGS_DRAWN] != 0 and win.by != BY_SELF:
        return 0
    return int(reading.concealed_count >= 4)


@pattern(TWO_PUNGS)
def five_concealed_pungs(win: Win, rules: Rules, reading: Reading):
    """The hand has five concealed triplets, in games of five sets."""
    return int(reading.concealed_count >= 5)


@pattern(TWO_PUNGS)
def concealed_pungs_drawn(win: Win, rules: Rules, reading: Reading):
    """Every set is a concealed triplet, and the winner drew the last tile himself.

    Rules: TAIWAN-P20.
    """
    return int(reading.concealed_count == win.sets and win.by == BY_SELF)


@kernel
def won_on_pair_beside_concealed_pungs(reading: Reading):
    """Return True if four triplets were concealed and the pair was won last; some tables pay that double."""
    return reading.concealed_count == 4 and reading.wait == PAIR_WAIT


# --- several triplets together


@pattern(TWO_PUNGS, many=True)
def double_pung(win: Win, rules: Rules, reading: Reading):
    """Two suits have a triplet of the same number; each number counts, one in all three suits twice."""
    count = 0
    for number in range(9):
        suits = 0
        for suit in range(3):
            suits += int(has(reading.triplets, 9 * suit + number))
        count += max(suits - 1, 0)
    return count


@pattern(TWO_PUNGS)
def triple_pung(win: Win, rules: Rules, reading: Reading):
    """All three suits have a triplet of the same number."""
    triplets = reading.triplets
    return int(suit_part(triplets, 0) & suit_part(triplets, 1) & suit_part(triplets, 2) != NONE)


@pattern(TWO_PUNGS)
def little_triple_pung(win: Win, rules: Rules, reading: Reading):
    """Two suits have a triplet of the same number, and the third has the pair of that number."""
    triplets, pair = reading.triplets, face_mask(int(reading.pair))
    number = suit_part(pair, 0) | suit_part(pair, 1) | suit_part(pair, 2)
    others = 0
    for suit in range(3):
        others += int(suit_part(triplets, suit) & number != NONE and suit_part(pair, suit) == NONE)
    return int(others == 2)


@pattern(TWO_PUNGS)
def pure_shifted_pungs(win: Win, rules: Rules, reading: Reading):
    """Three triplets of a suit follow each other, each one higher."""
    three = reading.triplets & (reading.triplets >> np.uint64(1)) & (reading.triplets >> np.uint64(2))
    return int(three & UP_TO_7 != NONE)


@pattern(TWO_PUNGS)
def four_pure_shifted_pungs(win: Win, rules: Rules, reading: Reading):
    """Four triplets of a suit follow each other, each one higher."""
    two = reading.triplets & (reading.triplets >> np.uint64(1))
    return int(two & (two >> np.uint64(2)) & UP_TO_6 != NONE)


@pattern(TWO_PUNGS)
def mixed_shifted_pungs(win: Win, rules: Rules, reading: Reading):
    """Three triplets follow each other, each one higher and in another suit."""
    return int(climbs_over_suits(reading.triplets, 1))
