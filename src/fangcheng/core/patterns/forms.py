"""Patterns of a whole shape other than sets and a pair: pairs, orphans, knitted and unrelated tiles."""

import numpy as np

from fangcheng.core.dialect.bits import count_bits, lowest
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.jokers import printed_on, standing_for
from fangcheng.core.patterns.listed import FORMS, pattern
from fangcheng.core.patterns.masks import HONOURS, SUITED, suit_part, within
from fangcheng.core.patterns.suits import full_flush, half_flush
from fangcheng.core.state.codes import (
    EIGHT_AND_ONE_FORM,
    EIGHT_PAIRS_FORM,
    KNITTED_FORM,
    LOOSE_FORM,
    MISFITS_FORM,
    ORPHANS_AND_SET_FORM,
    ORPHANS_FORM,
    SEVEN_PAIRS_FORM,
    UNRELATED_FORM,
)
from fangcheng.core.state.pattern_ids import GREATER_HONORS_AND_KNITTED
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.core.state.rule_codes import (
    LUXURY_BY_TILE,
    LUXURY_NATURAL,
    LUXURY_NOT_OF_JOKERS,
    LUXURY_ONCE,
    LUXURY_PAIRS,
    QUADS_COUNT,
)
from fangcheng.tiles import FACES


@pattern(FORMS)
def seven_pairs(win: Win, rules: Rules, reading: Reading):
    """The hand is seven pairs; where the rules allow it four equal tiles are two of them."""
    return int(reading.form == SEVEN_PAIRS_FORM)


@pattern(FORMS)
def seven_shifted_pairs(win: Win, rules: Rules, reading: Reading):
    """The hand is seven consecutive pairs in a suit."""
    if reading.form != SEVEN_PAIRS_FORM or not within(reading.faces, SUITED):
        return 0
    for suit in range(3):
        here = suit_part(reading.faces, suit)
        for lowest_number in range(3):
            if here == np.uint64(0b1111111) << np.uint64(lowest_number):
                return 1
    return 0


@pattern(FORMS, many=True)
def dragon_seven_pairs(win: Win, rules: Rules, reading: Reading):
    """The hand is seven pairs with four equal tiles among them; where the game says so each four counts once more.

    Elsewhere the winning tile must be one of the four.
    Rules: NANJING-F-dragon_seven_pairs, HONGZHONG-F-dragon_seven_pairs, ANQING-F-dragon_seven_pairs.
    """
    if reading.form != SEVEN_PAIRS_FORM or count_bits(reading.faces) == 7:
        return 0
    if rules.option[LUXURY_PAIRS] == LUXURY_BY_TILE:
        return int(is_one_of_four(win, reading))
    if rules.option[LUXURY_PAIRS] == LUXURY_NOT_OF_JOKERS:
        return int(7 - count_bits(reading.faces) > int(are_four_themselves(win, reading)))
    return 1 + int(reading.fours) if rules.option[QUADS_COUNT] != 0 else 1


@kernel
def are_four_themselves(win: Win, reading: Reading):
    """Return True if four jokers are two pairs of the tile printed on them.

    Rules: ANQING-F-dragon_seven_pairs.
    """
    return win.jokers == 4 and standing_for(reading, printed_on(win, lowest(win.wild_mask))) == 4


@kernel
def is_one_of_four(win: Win, reading: Reading):
    """Return True if the winning tile is one of four alike, jokers that stand for the face among them.

    Rules: HONGZHONG-25.
    """
    if win.drawn_joker == 0:
        return win.hand[win.tile] + standing_for(reading, int(win.tile)) == 4
    for number in range(int(reading.joker_count)):
        face = int(reading.joker_faces[number])
        if win.hand[face] + standing_for(reading, face) == 4:
            return True
    return False


@pattern(FORMS, many=True)
def luxury_seven_pairs(win: Win, rules: Rules, reading: Reading):
    """The hand is seven pairs with four equal tiles among them; the pairs count once and each such four once more.

    Where the game says so it counts once, or once if the winning tile is the fourth of its kind.
    Rules: HANGZHOU-F-luxury_seven_pairs, HANGZHOU-P9, HEBEI-F-luxury_seven_pairs, SHANXI-F-luxury_seven_pairs.
    """
    if reading.form != SEVEN_PAIRS_FORM or reading.fours == 0:
        return 0
    if rules.option[LUXURY_PAIRS] == LUXURY_BY_TILE:
        return int(is_one_of_four(win, reading))
    if rules.option[LUXURY_PAIRS] == LUXURY_NATURAL:
        return int(holds_natural_four(win) or are_four_themselves(win, reading))
    return 1 if rules.option[LUXURY_PAIRS] == LUXURY_ONCE else 1 + int(reading.fours)


@kernel
def holds_natural_four(win: Win):
    """Return True if four equal tiles are in the hand, none of them a joker.

    Rules: HANGZHOU-P9.
    """
    for some_face in range(FACES):
        if win.hand[some_face] == 4:
            return True
    return False


@pattern(FORMS)
def double_dragon_seven_pairs(win: Win, rules: Rules, reading: Reading):
    """The hand is seven pairs with two times four equal tiles among them.

    Rules: GUANGXI-F-double_dragon_seven_pairs, NANNING-F-double_dragon_seven_pairs.
    """
    return int(reading.form == SEVEN_PAIRS_FORM and reading.fours >= 2)


@pattern(FORMS)
def triple_dragon_seven_pairs(win: Win, rules: Rules, reading: Reading):
    """The hand is seven pairs with three times four equal tiles among them.

    Rules: GUANGXI-F-triple_dragon_seven_pairs, NANNING-F-triple_dragon_seven_pairs.
    """
    return int(reading.form == SEVEN_PAIRS_FORM and reading.fours >= 3)


@pattern(FORMS)
def pure_seven_pairs(win: Win, rules: Rules, reading: Reading):
    """The hand is seven pairs of one suit."""
    return int(reading.form == SEVEN_PAIRS_FORM and full_flush(win, rules, reading) == 1)


@pattern(FORMS)
def mixed_seven_pairs(win: Win, rules: Rules, reading: Reading):
    """The hand is seven pairs of one suit and honours.

    Rules: SHENZHEN-F-mixed_seven_pairs.
    """
    return int(reading.form == SEVEN_PAIRS_FORM and half_flush(win, rules, reading) == 1)


@pattern(FORMS)
def mixed_dragon_seven_pairs(win: Win, rules: Rules, reading: Reading):
    """The hand is seven pairs of one suit and honours with four equal tiles among them.

    Rules: SHENZHEN-F-mixed_dragon_seven_pairs.
    """
    return int(dragon_seven_pairs(win, rules, reading) > 0 and half_flush(win, rules, reading) == 1)


@pattern(FORMS)
def pure_dragon_seven_pairs(win: Win, rules: Rules, reading: Reading):
    """The hand is seven pairs of one suit with four equal tiles among them."""
    return int(dragon_seven_pairs(win, rules, reading) > 0 and full_flush(win, rules, reading) == 1)


@pattern(FORMS)
def eight_pairs(win: Win, rules: Rules, reading: Reading):
    """The hand is seven pairs and a triplet, all concealed; or eight pairs and any tile, where that is the shape.

    Rules: TAIWAN-F-eight_pairs, WENZHOU-F-eight_pairs.
    """
    return int(reading.form == EIGHT_PAIRS_FORM or reading.form == EIGHT_AND_ONE_FORM)


@pattern(FORMS)
def thirteen_orphans(win: Win, rules: Rules, reading: Reading):
    """The hand is all ones, nines and honours, one of them twice; with five sets one set beside them.

    Rules: TAIWAN-P20, TAIWAN-P21.
    """
    return int(reading.form == ORPHANS_FORM or reading.form == ORPHANS_AND_SET_FORM)


@kernel
def waited_on_thirteen(win: Win, reading: Reading):
    """Return True if thirteen orphans had all thirteen faces before the winning tile; some tables pay that double."""
    return reading.form == ORPHANS_FORM and win.hand[win.tile] == 2


@pattern(FORMS)
def sixteen_unrelated(win: Win, rules: Rules, reading: Reading):
    """The hand is all honours and three numbers of each suit wide apart, one of the sixteen twice.

    Rules: TAIWAN-P20, TAIWAN-P21.
    """
    return int(reading.form == UNRELATED_FORM)


@pattern(FORMS)
def thirteen_misfits(win: Win, rules: Rules, reading: Reading):
    """The hand is fourteen different tiles, the numbers of a suit at least three apart.

    Rules: HAINAN-F-thirteen_misfits.
    """
    return int(reading.form == MISFITS_FORM)


@pattern(FORMS)
def seven_stars(win: Win, rules: Rules, reading: Reading):
    """The hand is misfits with all seven honours.

    Rules: GUANGXI-F-seven_stars.
    """
    return int(reading.form == MISFITS_FORM and reading.faces & HONOURS == HONOURS)


@pattern(FORMS)
def greater_honors_and_knitted(win: Win, rules: Rules, reading: Reading):
    """The hand is all seven honours and seven knitted tiles."""
    return int(reading.form == LOOSE_FORM and reading.faces & HONOURS == HONOURS)


@pattern(FORMS)
def lesser_honors_and_knitted(win: Win, rules: Rules, reading: Reading):
    """The hand is fourteen different knitted tiles and honours; with all seven honours it is the greater one.

    A game that knows no greater one counts it here.
    Rules: TUIDAOHU-P10.
    """
    greater = reading.faces & HONOURS == HONOURS and rules.price[GREATER_HONORS_AND_KNITTED] != 0
    return int(reading.form == LOOSE_FORM and not greater)


@pattern(FORMS)
def knitted_straight(win: Win, rules: Rules, reading: Reading):
    """The three suits have 147, 258 and 369, beside a set and a pair or beside five honours."""
    if reading.form == LOOSE_FORM:
        return int(count_bits(reading.faces & SUITED) == 9)
    return int(reading.form == KNITTED_FORM)
