"""Tai: all patterns that hold are added, those another one takes in left out (method 3)."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.chows import pure_straight
from fangcheng.core.patterns.circumstances import (
    earthly_hand,
    half_melded_hand,
    happened,
    heavenly_hand,
    human_hand,
    last_tile_claim,
    last_tile_draw,
    melded_hand,
    robbing_the_kong,
    self_draw,
)
from fangcheng.core.patterns.hongkong16 import (
    concealed_pungs_drawn,
    concealed_ready,
    concealed_straight,
    double_win,
    flower_bloom,
    no_flowers,
    orphans_and_set,
    pure_all_chows,
    sixteen_unrelated,
    triple_win,
    wind_pung,
)
from fangcheng.core.patterns.pungs import (
    all_pungs,
    big_four_winds,
    big_three_dragons,
    five_concealed_pungs,
    four_concealed_pungs,
    little_four_winds,
    little_three_dragons,
    three_concealed_pungs,
)
from fangcheng.core.patterns.riichi import ippatsu
from fangcheng.core.patterns.suits import (
    all_honors,
    all_terminals,
    all_terminals_and_honors,
    full_flush,
    half_flush,
    no_honors,
)
from fangcheng.core.patterns.taiwan import (
    HONGKONG,
    all_chows_tai,
    bloom,
    dealer,
    dealer_streak,
    dragon_pungs,
    drawn_concealed,
    earthly_ready,
    eight_pairs,
    flower_kong,
    heavenly_ready,
    keeps_concealed,
    one_wait_tai,
    open_ready,
    ready_declared,
    round_wind_pung,
    seat_flower,
    seat_wind_pung,
)
from fangcheng.core.scoring.tally import accept, add_values, note, refuse, start_tally, strike_excluded
from fangcheng.core.state.codes import BY_SELF, F_EIGHT_FLOWERS, F_OPEN_KONG_REPLACEMENT, F_PASSED_WIN, F_SEVEN_ROB_ONE
from fangcheng.core.state.pattern_ids import (
    ALL_CHOWS,
    ALL_HONORS,
    ALL_PUNGS,
    ALL_TERMINALS,
    ALL_TERMINALS_AND_HONORS,
    BIG_FOUR_WINDS,
    BIG_THREE_DRAGONS,
    CONCEALED_HAND,
    CONCEALED_PUNGS_DRAWN,
    CONCEALED_READY,
    CONCEALED_STRAIGHT,
    DEALER,
    DEALER_STREAK,
    DOUBLE_WIN,
    DRAGON_PUNG,
    EARTHLY_HAND,
    EARTHLY_READY,
    EIGHT_FLOWERS,
    EIGHT_PAIRS,
    FIVE_CONCEALED_PUNGS,
    FLOWER_BLOOM,
    FLOWER_KONG,
    FOUR_CONCEALED_PUNGS,
    FULL_FLUSH,
    FULLY_CONCEALED,
    HALF_FLUSH,
    HALF_MELDED_HAND,
    HEAVENLY_HAND,
    HEAVENLY_READY,
    HUMAN_HAND,
    IPPATSU,
    KONG_BLOOM,
    LAST_TILE_CLAIM,
    LAST_TILE_DRAW,
    LITTLE_FOUR_WINDS,
    LITTLE_THREE_DRAGONS,
    MELDED_HAND,
    NO_FLOWERS,
    NO_HONORS,
    ONE_WAIT,
    OPEN_READY,
    PURE_ALL_CHOWS,
    PURE_STRAIGHT,
    READY_DECLARED,
    ROBBING_THE_KONG,
    ROUND_WIND,
    SEAT_FLOWER,
    SEAT_WIND,
    SELF_DRAW,
    SEVEN_ROB_ONE,
    SIXTEEN_UNRELATED,
    THIRTEEN_ORPHANS,
    THREE_CONCEALED_PUNGS,
    TRIPLE_WIN,
    WIND_PUNG,
)
from fangcheng.core.state.refusals import BELOW_MINIMUM, OPEN_KONG_REPLACEMENT, PASSED_WIN
from fangcheng.core.state.rule_codes import NO_LIMIT, TAI


@stage(when=lambda rules: rules.method == TAI)
def value_tai(win, rules, reading, result):
    """Value one reading in tai.

    Rules: TAIWAN-27, TAIWAN-44, TAIWAN-59, TAIWAN-60, TAIWAN-66.
    """
    start_tally(result)
    if happened(win, F_PASSED_WIN):
        refuse(result, PASSED_WIN)
    elif rules.open_kong_no_win != 0 and win.by == BY_SELF and happened(win, F_OPEN_KONG_REPLACEMENT):
        refuse(result, OPEN_KONG_REPLACEMENT)
    else:
        note_hand(win, rules, reading, result)
        note_sets(win, rules, reading, result)
        note_circumstances(win, rules, reading, result)
        note_flowers(win, rules, result)
        if rules.option[HONGKONG] != 0:
            note_hongkong(win, rules, reading, result)
        settle_tally(win, rules, result)


@stage(when=lambda rules: rules.flower_win != 0)
def value_flower_win(win, rules, result):
    """Value a win by flowers alone; the hand need not be complete.

    Rules: TAIWAN-63, TAIWAN-64, TAIWAN-F-eight_flowers, TAIWAN-F-seven_rob_one.
    """
    start_tally(result)
    note(result, rules, EIGHT_FLOWERS, int(happened(win, F_EIGHT_FLOWERS)))
    note(result, rules, SEVEN_ROB_ONE, int(happened(win, F_SEVEN_ROB_ONE)))
    note_flowers(win, rules, result)
    note(result, rules, DEALER, dealer(win))
    note(result, rules, DEALER_STREAK, dealer_streak(win))
    settle_tally(win, rules, result)


@kernel
def settle_tally(win, rules, result):
    """Strike, add up, cap, compare with the minimum."""
    strike_excluded(result, rules)
    total = capped(rules, add_values(result, rules))
    if total < rules.minimum:
        refuse(result, BELOW_MINIMUM)
    else:
        accept(result, total)


@kernel
def capped(rules, tai):
    """The tai that are paid; a cap of 0 is none."""
    return min(int(tai), int(rules.cap)) if rules.cap != NO_LIMIT else int(tai)


@kernel
def note_hand(win, rules, reading, result):
    """Patterns of the whole hand."""
    note(result, rules, ALL_PUNGS, all_pungs(win, reading))
    note(result, rules, ALL_CHOWS, all_chows_tai(win, rules, reading))
    note(result, rules, EIGHT_PAIRS, eight_pairs(win, reading))
    note(result, rules, HALF_FLUSH, half_flush(win, reading))
    note(result, rules, FULL_FLUSH, full_flush(win, reading))
    note(result, rules, ALL_HONORS, all_honors(win, reading))
    note(result, rules, ONE_WAIT, one_wait_tai(win, rules, reading))
    note(result, rules, CONCEALED_HAND, keeps_concealed(win, rules, reading))
    note(result, rules, FULLY_CONCEALED, drawn_concealed(win, rules, reading))
    note(result, rules, MELDED_HAND, melded_hand(win, reading))
    note(result, rules, HALF_MELDED_HAND, half_melded_hand(win, reading))


@kernel
def note_sets(win, rules, reading, result):
    """Patterns of honours and concealed triplets."""
    note(result, rules, DRAGON_PUNG, dragon_pungs(win, reading))
    note(result, rules, ROUND_WIND, round_wind_pung(win, reading))
    note(result, rules, SEAT_WIND, seat_wind_pung(win, reading))
    note(result, rules, LITTLE_THREE_DRAGONS, little_three_dragons(win, reading))
    note(result, rules, BIG_THREE_DRAGONS, big_three_dragons(win, reading))
    note(result, rules, LITTLE_FOUR_WINDS, little_four_winds(win, reading))
    note(result, rules, BIG_FOUR_WINDS, big_four_winds(win, reading))
    note(result, rules, THREE_CONCEALED_PUNGS, three_concealed_pungs(win, reading))
    note(result, rules, FOUR_CONCEALED_PUNGS, four_concealed_pungs(win, reading))
    note(result, rules, FIVE_CONCEALED_PUNGS, five_concealed_pungs(win, reading))


@kernel
def note_circumstances(win, rules, reading, result):
    """How the hand was won, announcements and the deal."""
    note(result, rules, DEALER, dealer(win))
    note(result, rules, DEALER_STREAK, dealer_streak(win))
    note(result, rules, SELF_DRAW, self_draw(win, reading))
    note(result, rules, KONG_BLOOM, bloom(win, rules))
    note(result, rules, ROBBING_THE_KONG, robbing_the_kong(win, reading))
    note(result, rules, LAST_TILE_DRAW, last_tile_draw(win, reading))
    note(result, rules, LAST_TILE_CLAIM, last_tile_claim(win, reading))
    note(result, rules, HEAVENLY_HAND, heavenly_hand(win, reading))
    note(result, rules, EARTHLY_HAND, earthly_hand(win, reading))
    note(result, rules, HUMAN_HAND, human_hand(win, reading))
    note(result, rules, READY_DECLARED, ready_declared(win))
    note(result, rules, OPEN_READY, open_ready(win))
    note(result, rules, HEAVENLY_READY, heavenly_ready(win))
    note(result, rules, EARTHLY_READY, earthly_ready(win))


@kernel
def note_flowers(win, rules, result):
    """Flowers laid out."""
    note(result, rules, SEAT_FLOWER, seat_flower(win))
    note(result, rules, FLOWER_KONG, flower_kong(win))


@kernel
def note_hongkong(win, rules, reading, result):
    """What only the Hong Kong 16-tile game counts; where it is not played, one test spares all of it.

    Rules: TAIWAN-P13, TAIWAN-P16, TAIWAN-P20.
    """
    note(result, rules, NO_HONORS, no_honors(win, reading))
    note(result, rules, NO_FLOWERS, no_flowers(win))
    note(result, rules, PURE_ALL_CHOWS, pure_all_chows(win, reading))
    note(result, rules, WIND_PUNG, wind_pung(win, reading))
    note(result, rules, PURE_STRAIGHT, pure_straight(win, reading))
    note(result, rules, CONCEALED_STRAIGHT, concealed_straight(win, reading))
    note(result, rules, CONCEALED_PUNGS_DRAWN, concealed_pungs_drawn(win, reading))
    note(result, rules, ALL_TERMINALS, all_terminals(win, reading))
    note(result, rules, ALL_TERMINALS_AND_HONORS, all_terminals_and_honors(win, reading))
    note(result, rules, SIXTEEN_UNRELATED, sixteen_unrelated(win, reading))
    note(result, rules, THIRTEEN_ORPHANS, orphans_and_set(win, reading))
    note(result, rules, FLOWER_BLOOM, flower_bloom(win))
    note(result, rules, IPPATSU, ippatsu(win, reading))
    note(result, rules, CONCEALED_READY, concealed_ready(win, reading))
    note(result, rules, DOUBLE_WIN, double_win(win))
    note(result, rules, TRIPLE_WIN, triple_win(win))
