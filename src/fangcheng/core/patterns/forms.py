"""Patterns of the whole shape: pairs, orphans, knitted tiles, nine gates, and what every set must contain."""

import numpy as np

from fangcheng.core.dialect.bits import count_bits, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.masks import (
    FIVES,
    HONOURS,
    OUTER,
    RUNS_WITH_FIVE,
    SUITED,
    TERMINAL_RUNS,
    TERMINALS,
    face_mask,
    suit_part,
    within,
)
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    CHOW,
    KNITTED_FORM,
    LOOSE_FORM,
    OPEN_KONG_MELD,
    ORPHANS_FORM,
    PUNG,
    SEVEN_PAIRS_FORM,
    STANDARD,
)

# --- shapes of their own


@kernel
def seven_pairs(win, reading):
    """Seven pairs; where the rules allow it four equal tiles are two of them."""
    return int(reading.form == SEVEN_PAIRS_FORM)


@kernel
def seven_shifted_pairs(win, reading):
    """Seven consecutive pairs in a suit."""
    if reading.form != SEVEN_PAIRS_FORM or not within(reading.faces, SUITED):
        return 0
    for suit in range(3):
        here = suit_part(reading.faces, suit)
        for lowest_number in range(3):
            if here == np.uint64(0b1111111) << np.uint64(lowest_number):
                return 1
    return 0


@kernel
def dragon_seven_pairs(win, reading):
    """Seven pairs with four equal tiles among them."""
    return int(reading.form == SEVEN_PAIRS_FORM and count_bits(reading.faces) < 7)


@kernel
def thirteen_orphans(win, reading):
    """All ones, nines and honours, one of them twice."""
    return int(reading.form == ORPHANS_FORM)


@kernel
def greater_honors_and_knitted(win, reading):
    """All seven honours and seven knitted tiles."""
    return int(reading.form == LOOSE_FORM and reading.faces & HONOURS == HONOURS)


@kernel
def lesser_honors_and_knitted(win, reading):
    """Fourteen different knitted tiles and honours; with all seven honours it is the greater one instead."""
    return int(reading.form == LOOSE_FORM and reading.faces & HONOURS != HONOURS)


@kernel
def knitted_straight(win, reading):
    """147, 258 and 369 in three suits, beside a set and a pair or beside five honours."""
    if reading.form == LOOSE_FORM:
        return int(count_bits(reading.faces & SUITED) == 9)
    return int(reading.form == KNITTED_FORM)


@kernel
def nine_gates(win, reading):
    """Concealed 1112345678999 of a suit, won on any tile of it."""
    if reading.form != STANDARD or win.meld_count > 0:
        return 0
    first = int(win.tile) // 9 * 9
    if first == 27:
        return 0
    for number in range(9):
        held = int(win.hand[first + number])
        if first + number == win.tile:
            held -= 1
        if held != (3 if number == 0 or number == 8 else 1):
            return 0
    return 1


# --- something in every set


@kernel
def outside_hand(win, reading):
    """A one, nine or honour in every set and the pair."""
    return int(every_set_within(reading, TERMINAL_RUNS, OUTER))


@kernel
def all_terminal_sets(win, reading):
    """A one or nine in every set and the pair."""
    return int(every_set_within(reading, TERMINAL_RUNS, TERMINALS))


@kernel
def all_fives(win, reading):
    """A five in every set and the pair."""
    return int(every_set_within(reading, RUNS_WITH_FIVE, FIVES))


@kernel
def every_set_within(reading, runs, faces):
    """Whether all runs start in `runs` and all triplets and the pair are of `faces`."""
    if reading.form != STANDARD:
        return False
    same = reading.triplets | face_mask(int(reading.pair))
    return within(reading.run_starts, runs) and within(same, faces)


# --- four equal tiles


@kernel
def tile_hog(win, reading):
    """Four equal tiles without a kong, each face; melds count with the hand, jokers do not."""
    count = 0
    for face in range(34):
        if has(reading.faces, face) and int(win.hand[face]) + tiles_in_melds(win, face) == 4:
            count += 1
    return count


@kernel
def tiles_in_melds(win, face):
    """How many tiles of a face stand in chows and pungs; for a kong's face -4, so that it makes no four."""
    tiles = 0
    for place in range(int(win.meld_count)):
        kind, low = int(win.meld_kind[place]), int(win.meld_face[place])
        if kind == CHOW:
            tiles += int(low <= face <= low + 2)
        elif low == face:
            tiles += 3 if kind == PUNG else -4
    return tiles


# --- claimed sets


@kernel
def claimed_sets(win):
    """How many sets are chows, pungs, open or added kongs."""
    count = 0
    for place in range(int(win.meld_count)):
        kind = int(win.meld_kind[place])
        if kind in (CHOW, PUNG, OPEN_KONG_MELD, ADDED_KONG_MELD):
            count += 1
    return count
