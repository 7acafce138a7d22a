"""Patterns of which faces a hand holds: suits, honours, high and low numbers. A joker is the face it stands for."""

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.listed import SUITS, pattern
from fangcheng.core.patterns.masks import (
    DRAGONS,
    FROM_4_TO_6,
    FROM_6,
    FROM_7,
    GREEN_TILES,
    HONOURS,
    OUTER,
    SIMPLES,
    SUITED,
    TERMINALS,
    UP_TO_3,
    UP_TO_4,
    UPRIGHT_EITHER_WAY,
    WINDS,
    suit_count,
    within,
)
from fangcheng.core.state.kong_tiles import green_or_who_plays_it
from fangcheng.core.state.laid_out import count_laid
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.core.state.rule_codes import KONG_TILES_BUT_GREEN, OUTER_MIXED, SIMPLES_NO_FLOWER, VOIDED_MORE


@pattern(SUITS)
def full_flush(win: Win, rules: Rules, reading: Reading):
    """All tiles are of one suit, without honours."""
    return int((suit_count(reading.faces) == 1) & within(reading.faces, SUITED))


@pattern(SUITS)
def half_flush(win: Win, rules: Rules, reading: Reading):
    """All tiles are of one suit or honours, and there is an honour; never together with full_flush."""
    return int((suit_count(reading.faces) == 1) & (reading.faces & HONOURS != NONE))


@pattern(SUITS)
def one_suit(win: Win, rules: Rules, reading: Reading):
    """All tiles are of one suit, with or without honours.

    Rules: JILIN-F-one_suit.
    """
    return int(suit_count(reading.faces) == 1)


@pattern(SUITS)
def one_voided_suit(win: Win, rules: Rules, reading: Reading):
    """Exactly one suit is missing, with or without honours; where the game says so a flush misses one, too.

    Rules: HEFEI-F-one_suit_missing.
    """
    held = suit_count(reading.faces)
    return int((held == 2) | ((held < 2) & (rules.option[VOIDED_MORE] != 0)))


@pattern(SUITS)
def no_honors(win: Win, rules: Rules, reading: Reading):
    """The hand has no winds and no dragons."""
    return int(within(reading.faces, SUITED))


@pattern(SUITS)
def all_honors(win: Win, rules: Rules, reading: Reading):
    """All tiles are winds or dragons."""
    return int(within(reading.faces, HONOURS))


@pattern(SUITS)
def all_winds(win: Win, rules: Rules, reading: Reading):
    """All tiles are winds; Green is one where it is neither a joker nor laid out, and so is Red that plays it.

    Rules: ANQING-F-all_winds, ANQING-18.
    """
    if rules.kong_tiles != KONG_TILES_BUT_GREEN or win.wild_mask == NONE:
        return int(within(reading.faces, WINDS))
    return int(within(reading.faces, WINDS | bit(green_or_who_plays_it(win.wild_mask))))


@pattern(SUITS)
def all_terminals(win: Win, rules: Rules, reading: Reading):
    """All tiles are ones or nines."""
    return int(within(reading.faces, TERMINALS))


@pattern(SUITS)
def all_terminals_and_honors(win: Win, rules: Rules, reading: Reading):
    """No tile is from 2 to 8; all_terminals and all_honors are such hands too, unless the game asks for both."""
    both = (reading.faces & TERMINALS != NONE) & (reading.faces & HONOURS != NONE)
    return int(within(reading.faces, OUTER) & (both | (rules.option[OUTER_MIXED] == 0)))


@pattern(SUITS)
def all_simples(win: Win, rules: Rules, reading: Reading):
    """The hand has no ones, nines or honours; by rule no flower lies open either.

    Rules: HEFEI-F-all_simples.
    """
    barred = rules.option[SIMPLES_NO_FLOWER] != 0 and count_laid(int(win.flowers)) > 0
    return int(within(reading.faces, SIMPLES) & (not barred))


@pattern(SUITS)
def all_types(win: Win, rules: Rules, reading: Reading):
    """All three suits, winds and dragons occur."""
    faces = reading.faces
    return int(suit_count(faces) == 3 and faces & WINDS != NONE and faces & DRAGONS != NONE)


@pattern(SUITS)
def all_green(win: Win, rules: Rules, reading: Reading):
    """All tiles are 2s 3s 4s 6s 8s or 6z; 6z may be missing."""
    return int(within(reading.faces, GREEN_TILES))


@pattern(SUITS)
def reversible_tiles(win: Win, rules: Rules, reading: Reading):
    """The picture of every tile looks the same upside down."""
    return int(within(reading.faces, UPRIGHT_EITHER_WAY))


@pattern(SUITS)
def upper_tiles(win: Win, rules: Rules, reading: Reading):
    """All tiles are 7, 8 or 9."""
    return int(within(reading.faces, FROM_7))


@pattern(SUITS)
def middle_tiles(win: Win, rules: Rules, reading: Reading):
    """All tiles are 4, 5 or 6."""
    return int(within(reading.faces, FROM_4_TO_6))


@pattern(SUITS)
def lower_tiles(win: Win, rules: Rules, reading: Reading):
    """All tiles are 1, 2 or 3."""
    return int(within(reading.faces, UP_TO_3))


@pattern(SUITS)
def upper_four(win: Win, rules: Rules, reading: Reading):
    """All tiles are 6 to 9."""
    return int(within(reading.faces, FROM_6))


@pattern(SUITS)
def lower_four(win: Win, rules: Rules, reading: Reading):
    """All tiles are 1 to 4."""
    return int(within(reading.faces, UP_TO_4))


# --- the missing suit


@kernel
def tiles_of_suit(win: Win, suit):
    """Count the tiles of a suit in the hand and its melds, a kong as three."""
    count = 0
    for face in range(9 * suit, 9 * suit + 9):
        count += int(win.hand[face])
    for place in range(int(win.meld_count)):
        if int(win.meld_face[place]) // 9 == suit:
            count += 3
    return count


@kernel
def suits_held(win: Win):
    """Count the suits that the hand and its melds hold."""
    return int(tiles_of_suit(win, 0) > 0) + int(tiles_of_suit(win, 1) > 0) + int(tiles_of_suit(win, 2) > 0)
