"""Chinese Official counting: the fans of one reading, what they take in, how sets may be combined (method 2).

Fans are gone through in the order of the rulebook's table, the most valuable first; one that counts strikes
what its row excludes, and what has been struck strikes nothing more. Two-chow fans are links between sets and
come last.
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, count_bits, has, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.chows import (
    all_chows,
    four_pure_shifted_chows,
    mixed_shifted_chows,
    mixed_straight,
    mixed_triple_chow,
    pure_shifted_chows,
    pure_straight,
    pure_terminal_chows,
    pure_triple_chow,
    quadruple_chow,
    three_suited_terminal_chows,
)
from fangcheng.core.patterns.circumstances import (
    concealed_hand,
    flower,
    fully_concealed,
    kong_bloom,
    last_tile,
    last_tile_claim,
    last_tile_draw,
    melded_hand,
    robbing_the_kong,
    self_draw,
)
from fangcheng.core.patterns.forms import (
    all_fives,
    greater_honors_and_knitted,
    knitted_straight,
    lesser_honors_and_knitted,
    nine_gates,
    outside_hand,
    seven_pairs,
    seven_shifted_pairs,
    thirteen_orphans,
    tile_hog,
)
from fangcheng.core.patterns.kongs import (
    concealed_kong,
    four_kongs,
    melded_kong,
    mixed_kongs,
    three_kongs,
    two_concealed_kongs,
    two_melded_kongs,
)
from fangcheng.core.patterns.masks import DRAGONS, OUTER, WINDS
from fangcheng.core.patterns.pungs import (
    all_even_pungs,
    all_pungs,
    big_four_winds,
    big_three_dragons,
    big_three_winds,
    double_pung,
    dragon_pung,
    four_concealed_pungs,
    four_pure_shifted_pungs,
    little_four_winds,
    little_three_dragons,
    mixed_shifted_pungs,
    pure_shifted_pungs,
    round_wind,
    seat_wind,
    three_concealed_pungs,
    triple_pung,
    two_concealed_pungs,
    two_dragon_pungs,
)
from fangcheng.core.patterns.suits import (
    all_green,
    all_honors,
    all_simples,
    all_terminals,
    all_terminals_and_honors,
    all_types,
    full_flush,
    half_flush,
    lower_four,
    lower_tiles,
    middle_tiles,
    no_honors,
    one_voided_suit,
    reversible_tiles,
    upper_four,
    upper_tiles,
)
from fangcheng.core.patterns.waits import closed_wait, edge_wait, single_wait
from fangcheng.core.scoring.mcr_links import link_chows
from fangcheng.core.scoring.tally import accept, note, refuse, start_tally
from fangcheng.core.shapes.irregular import knitted_faces
from fangcheng.core.state.codes import ADDED_KONG_MELD, STANDARD
from fangcheng.core.state.pattern_ids import (
    ALL_CHOWS,
    ALL_EVEN_PUNGS,
    ALL_FIVES,
    ALL_GREEN,
    ALL_HONORS,
    ALL_PUNGS,
    ALL_SIMPLES,
    ALL_TERMINALS,
    ALL_TERMINALS_AND_HONORS,
    ALL_TYPES,
    BIG_FOUR_WINDS,
    BIG_THREE_DRAGONS,
    BIG_THREE_WINDS,
    CHICKEN_HAND,
    CLOSED_WAIT,
    CONCEALED_HAND,
    CONCEALED_KONG,
    DOUBLE_PUNG,
    DRAGON_PUNG,
    EDGE_WAIT,
    FLOWER,
    FOUR_CONCEALED_PUNGS,
    FOUR_KONGS,
    FOUR_PURE_SHIFTED_CHOWS,
    FOUR_PURE_SHIFTED_PUNGS,
    FULL_FLUSH,
    FULLY_CONCEALED,
    GREATER_HONORS_AND_KNITTED,
    HALF_FLUSH,
    KNITTED_STRAIGHT,
    KONG_BLOOM,
    LAST_TILE,
    LAST_TILE_CLAIM,
    LAST_TILE_DRAW,
    LESSER_HONORS_AND_KNITTED,
    LITTLE_FOUR_WINDS,
    LITTLE_THREE_DRAGONS,
    LOWER_FOUR,
    LOWER_TILES,
    MELDED_HAND,
    MELDED_KONG,
    MIDDLE_TILES,
    MIXED_DOUBLE_CHOW,
    MIXED_KONGS,
    MIXED_SHIFTED_CHOWS,
    MIXED_SHIFTED_PUNGS,
    MIXED_STRAIGHT,
    MIXED_TRIPLE_CHOW,
    NINE_GATES,
    NO_HONORS,
    ONE_VOIDED_SUIT,
    OUTSIDE_HAND,
    PUNG_OF_TERMINALS_OR_HONORS,
    PURE_DOUBLE_CHOW,
    PURE_SHIFTED_CHOWS,
    PURE_SHIFTED_PUNGS,
    PURE_STRAIGHT,
    PURE_TERMINAL_CHOWS,
    PURE_TRIPLE_CHOW,
    QUADRUPLE_CHOW,
    REVERSIBLE_TILES,
    ROBBING_THE_KONG,
    ROUND_WIND,
    SEAT_WIND,
    SELF_DRAW,
    SEVEN_PAIRS,
    SEVEN_SHIFTED_PAIRS,
    SHORT_STRAIGHT,
    SINGLE_WAIT,
    THIRTEEN_ORPHANS,
    THREE_CONCEALED_PUNGS,
    THREE_KONGS,
    THREE_SUITED_TERMINAL_CHOWS,
    TILE_HOG,
    TRIPLE_PUNG,
    TWO_CONCEALED_KONGS,
    TWO_CONCEALED_PUNGS,
    TWO_DRAGON_PUNGS,
    TWO_MELDED_KONGS,
    TWO_TERMINAL_CHOWS,
    UPPER_FOUR,
    UPPER_TILES,
)
from fangcheng.core.state.refusals import BELOW_MINIMUM
from fangcheng.core.state.rule_codes import MCR_POINTS
from fangcheng.tiles import EAST

# Places of rules.option that belong to this module.
OPTIONS = {
    "added_kong_melded_hand": 16,  # a pung made a kong is still a claimed set of melded_hand (MCR-P7)
    "knitted_wait": 17,  # a wait counts although the tile also fits the knitted straight (MCR-P10)
}
ADDED_KONG_MELDED_HAND = OPTIONS["added_kong_melded_hand"]
KNITTED_WAIT = OPTIONS["knitted_wait"]

# The table of MCR-F, as printed.
ORDER = np.array(
    [
        *(BIG_FOUR_WINDS, BIG_THREE_DRAGONS, ALL_GREEN, NINE_GATES, FOUR_KONGS, SEVEN_SHIFTED_PAIRS, THIRTEEN_ORPHANS),
        *(ALL_TERMINALS, LITTLE_FOUR_WINDS, LITTLE_THREE_DRAGONS, ALL_HONORS, FOUR_CONCEALED_PUNGS),
        *(PURE_TERMINAL_CHOWS, QUADRUPLE_CHOW, FOUR_PURE_SHIFTED_PUNGS, FOUR_PURE_SHIFTED_CHOWS, THREE_KONGS),
        *(ALL_TERMINALS_AND_HONORS, SEVEN_PAIRS, GREATER_HONORS_AND_KNITTED, ALL_EVEN_PUNGS, FULL_FLUSH),
        *(PURE_TRIPLE_CHOW, PURE_SHIFTED_PUNGS, UPPER_TILES, MIDDLE_TILES, LOWER_TILES, PURE_STRAIGHT),
        *(THREE_SUITED_TERMINAL_CHOWS, PURE_SHIFTED_CHOWS, ALL_FIVES, TRIPLE_PUNG, THREE_CONCEALED_PUNGS),
        *(LESSER_HONORS_AND_KNITTED, KNITTED_STRAIGHT, UPPER_FOUR, LOWER_FOUR, BIG_THREE_WINDS, MIXED_STRAIGHT),
        *(REVERSIBLE_TILES, MIXED_TRIPLE_CHOW, MIXED_SHIFTED_PUNGS, CHICKEN_HAND, LAST_TILE_DRAW, LAST_TILE_CLAIM),
        *(KONG_BLOOM, ROBBING_THE_KONG, ALL_PUNGS, HALF_FLUSH, MIXED_SHIFTED_CHOWS, ALL_TYPES, MELDED_HAND),
        *(TWO_CONCEALED_KONGS, TWO_DRAGON_PUNGS, MIXED_KONGS, OUTSIDE_HAND, FULLY_CONCEALED, TWO_MELDED_KONGS),
        *(LAST_TILE, DRAGON_PUNG, ROUND_WIND, SEAT_WIND, CONCEALED_HAND, ALL_CHOWS, TILE_HOG, DOUBLE_PUNG),
        *(TWO_CONCEALED_PUNGS, CONCEALED_KONG, ALL_SIMPLES, PURE_DOUBLE_CHOW, MIXED_DOUBLE_CHOW, SHORT_STRAIGHT),
        *(TWO_TERMINAL_CHOWS, PUNG_OF_TERMINALS_OR_HONORS, MELDED_KONG, ONE_VOIDED_SUIT, NO_HONORS, EDGE_WAIT),
        *(CLOSED_WAIT, SINGLE_WAIT, SELF_DRAW, FLOWER),
    ],
    np.int16,
)


@stage(when=lambda rules: rules.method == MCR_POINTS)
def value_mcr(win, rules, reading, result):
    """Count the fans of one reading into `result`; it wins if they reach the minimum without flowers.

    Rules: MCR-27, MCR-28, MCR-36, MCR-37, MCR-38, MCR-40.
    """
    start_tally(result)
    note_faces(win, rules, reading, result)
    note_triplets(win, rules, reading, result)
    note_runs(win, rules, reading, result)
    note_form(win, rules, reading, result)
    note_circumstances(win, rules, reading, result)
    strike_in_order(rules, result)
    count_outer_pungs(win, rules, reading, result)
    link_chows(rules, reading, result)
    total = price(rules, result)
    if total == 0:
        note(result, rules, CHICKEN_HAND, 1)
        total = price(rules, result)
    note(result, rules, FLOWER, flower(win, reading))
    accept(result, price(rules, result))
    if total < rules.minimum:
        refuse(result, BELOW_MINIMUM)


@kernel
def stands_before(trial, best):
    """Whether of two results of equal total `trial` is shown: it has the fan that stands first in the table.

    Rules: MCR-41.
    """
    for place in range(len(ORDER)):
        pattern = ORDER[place]
        if trial.counts[pattern] != best.counts[pattern]:
            return trial.counts[pattern] > best.counts[pattern]
    return False


# --- what holds


@kernel
def note_faces(win, rules, reading, result):
    """Note the fans of suits, honours and numbers."""
    note(result, rules, FULL_FLUSH, full_flush(win, reading))
    note(result, rules, HALF_FLUSH, half_flush(win, reading))
    note(result, rules, ONE_VOIDED_SUIT, one_voided_suit(win, reading))
    note(result, rules, NO_HONORS, no_honors(win, reading))
    note(result, rules, ALL_HONORS, all_honors(win, reading))
    note(result, rules, ALL_TERMINALS, all_terminals(win, reading))
    note(result, rules, ALL_TERMINALS_AND_HONORS, all_terminals_and_honors(win, reading))
    note(result, rules, ALL_SIMPLES, all_simples(win, reading))
    note(result, rules, ALL_TYPES, all_types(win, reading))
    note(result, rules, ALL_GREEN, all_green(win, reading))
    note(result, rules, REVERSIBLE_TILES, reversible_tiles(win, reading))
    note(result, rules, UPPER_TILES, upper_tiles(win, reading))
    note(result, rules, MIDDLE_TILES, middle_tiles(win, reading))
    note(result, rules, LOWER_TILES, lower_tiles(win, reading))
    note(result, rules, UPPER_FOUR, upper_four(win, reading))
    note(result, rules, LOWER_FOUR, lower_four(win, reading))
    note(result, rules, TILE_HOG, tile_hog(win, reading))


@kernel
def note_triplets(win, rules, reading, result):
    """Note the fans of pungs and kongs, those of single terminals and winds apart.

    Rules: MCR-32, MCR-33.
    """
    if reading.triplet_count == 0:
        return
    note(result, rules, DRAGON_PUNG, dragon_pung(win, reading))
    note(result, rules, SEAT_WIND, seat_wind(win, reading))
    note(result, rules, ROUND_WIND, round_wind(win, reading))
    if reading.concealed_count >= 2:
        note(result, rules, TWO_CONCEALED_PUNGS, two_concealed_pungs(win, reading))
        note(result, rules, THREE_CONCEALED_PUNGS, three_concealed_pungs(win, reading))
        note(result, rules, FOUR_CONCEALED_PUNGS, four_concealed_pungs(win, reading))
    if reading.kong_count > 0:
        note_kongs(win, rules, reading, result)
    if reading.triplet_count >= 2:
        note_several_triplets(win, rules, reading, result)


@kernel
def note_kongs(win, rules, reading, result):
    """Note the fans of kongs."""
    note(result, rules, MELDED_KONG, melded_kong(win, reading))
    note(result, rules, CONCEALED_KONG, concealed_kong(win, reading))
    note(result, rules, TWO_MELDED_KONGS, two_melded_kongs(win, reading))
    note(result, rules, MIXED_KONGS, mixed_kongs(win, reading))
    note(result, rules, TWO_CONCEALED_KONGS, two_concealed_kongs(win, reading))
    note(result, rules, THREE_KONGS, three_kongs(win, reading))
    note(result, rules, FOUR_KONGS, four_kongs(win, reading))


@kernel
def note_several_triplets(win, rules, reading, result):
    """Note the fans of two triplets and more."""
    note(result, rules, DOUBLE_PUNG, double_pung(win, reading))
    note(result, rules, TWO_DRAGON_PUNGS, two_dragon_pungs(win, reading))
    note(result, rules, LITTLE_THREE_DRAGONS, little_three_dragons(win, reading))
    if reading.triplet_count < 3:
        return
    note(result, rules, BIG_THREE_DRAGONS, big_three_dragons(win, reading))
    note(result, rules, BIG_THREE_WINDS, big_three_winds(win, reading))
    note(result, rules, LITTLE_FOUR_WINDS, little_four_winds(win, reading))
    note(result, rules, BIG_FOUR_WINDS, big_four_winds(win, reading))
    note(result, rules, TRIPLE_PUNG, triple_pung(win, reading))
    note(result, rules, PURE_SHIFTED_PUNGS, pure_shifted_pungs(win, reading))
    note(result, rules, MIXED_SHIFTED_PUNGS, mixed_shifted_pungs(win, reading))
    note(result, rules, FOUR_PURE_SHIFTED_PUNGS, four_pure_shifted_pungs(win, reading))
    note(result, rules, ALL_PUNGS, all_pungs(win, reading))
    note(result, rules, ALL_EVEN_PUNGS, all_even_pungs(win, reading))


@kernel
def note_runs(win, rules, reading, result):
    """Note the fans of three and four chows."""
    note(result, rules, ALL_CHOWS, all_chows(win, reading))
    if reading.run_count < 3:
        return
    note(result, rules, PURE_TRIPLE_CHOW, pure_triple_chow(win, reading))
    note(result, rules, MIXED_TRIPLE_CHOW, mixed_triple_chow(win, reading))
    note(result, rules, PURE_STRAIGHT, pure_straight(win, reading))
    note(result, rules, MIXED_STRAIGHT, mixed_straight(win, reading))
    note(result, rules, PURE_SHIFTED_CHOWS, pure_shifted_chows(win, reading))
    note(result, rules, MIXED_SHIFTED_CHOWS, mixed_shifted_chows(win, reading))
    note(result, rules, QUADRUPLE_CHOW, quadruple_chow(win, reading))
    note(result, rules, FOUR_PURE_SHIFTED_CHOWS, four_pure_shifted_chows(win, reading))
    note(result, rules, PURE_TERMINAL_CHOWS, pure_terminal_chows(win, reading))
    note(result, rules, THREE_SUITED_TERMINAL_CHOWS, three_suited_terminal_chows(win, reading))


@kernel
def note_form(win, rules, reading, result):
    """Note the fans of the whole shape."""
    if reading.form == STANDARD:
        note(result, rules, OUTSIDE_HAND, outside_hand(win, reading))
        note(result, rules, ALL_FIVES, all_fives(win, reading))
        note(result, rules, NINE_GATES, nine_gates(win, reading))
        return
    note(result, rules, KNITTED_STRAIGHT, knitted_straight(win, reading))
    note(result, rules, SEVEN_PAIRS, seven_pairs(win, reading))
    note(result, rules, SEVEN_SHIFTED_PAIRS, seven_shifted_pairs(win, reading))
    note(result, rules, THIRTEEN_ORPHANS, thirteen_orphans(win, reading))
    note(result, rules, LESSER_HONORS_AND_KNITTED, lesser_honors_and_knitted(win, reading))
    note(result, rules, GREATER_HONORS_AND_KNITTED, greater_honors_and_knitted(win, reading))


@kernel
def note_circumstances(win, rules, reading, result):
    """Note the fans of how the hand was won and waited for."""
    note(result, rules, SELF_DRAW, self_draw(win, reading))
    note(result, rules, CONCEALED_HAND, concealed_hand(win, reading))
    note(result, rules, FULLY_CONCEALED, fully_concealed(win, reading))
    note(result, rules, LAST_TILE_DRAW, last_tile_draw(win, reading))
    note(result, rules, LAST_TILE_CLAIM, last_tile_claim(win, reading))
    note(result, rules, KONG_BLOOM, kong_bloom(win, reading))
    note(result, rules, ROBBING_THE_KONG, robbing_the_kong(win, reading))
    note(result, rules, LAST_TILE, last_tile(win, reading))
    if may_be_melded_hand(win, rules):
        note(result, rules, MELDED_HAND, melded_hand(win, reading))
    if may_show_wait(win, rules, reading):
        note(result, rules, EDGE_WAIT, edge_wait(win, reading))
        note(result, rules, CLOSED_WAIT, closed_wait(win, reading))
        note(result, rules, SINGLE_WAIT, single_wait(win, reading))


@kernel
def may_be_melded_hand(win, rules):
    """Whether added kongs leave the hand a melded one.

    Rules: MCR-P7.
    """
    if rules.option[ADDED_KONG_MELDED_HAND] == 1:
        return True
    added = 0
    for place in range(int(win.meld_count)):
        added += int(win.meld_kind[place] == ADDED_KONG_MELD)
    return added == 0


@kernel
def may_show_wait(win, rules, reading):
    """Whether a wait may count although the tile could also complete the knitted straight.

    Rules: MCR-31, MCR-P10.
    """
    if reading.knitted < 0 or rules.option[KNITTED_WAIT] == 1:
        return True
    return not has(knitted_faces(int(reading.knitted)), int(win.tile))


# --- what is not counted


@kernel
def strike_in_order(rules, result):
    """Let every fan that still counts, the first of the table first, strike what it takes in.

    Rules: MCR-37, MCR-P2, MCR-P6.
    """
    for place in range(len(ORDER)):
        pattern = ORDER[place]
        if result.counts[pattern] > 0:
            for word in range(4):
                strike(result, rules.excludes[pattern, word], 64 * word)


@kernel
def strike(result, mask, first):
    """Do not count the patterns of a mask whose bit 0 is the pattern `first`."""
    while mask != NONE:
        result.counts[first + lowest(mask)] = 0
        mask = mask & (mask - ONE)


@kernel
def count_outer_pungs(win, rules, reading, result):
    """Count the pungs of terminals and honours that no other fan has used.

    Dragons and the own and the round's wind have a fan of their own; three winds or more use up all winds;
    nine gates uses up one pung. Fans of such tiles alone strike the whole line in the table.
    Rules: MCR-37, MCR-P9, MCR-P13.
    """
    free = reading.triplets & OUTER & ~DRAGONS
    free &= ~(ONE << np.uint64(EAST + int(win.seat_wind)) | ONE << np.uint64(EAST + int(win.round_wind)))
    if result.counts[BIG_THREE_WINDS] + result.counts[LITTLE_FOUR_WINDS] + result.counts[BIG_FOUR_WINDS] > 0:
        free &= ~WINDS
    if result.counts[ALL_TERMINALS] + result.counts[ALL_HONORS] + result.counts[ALL_TERMINALS_AND_HONORS] > 0:
        free = NONE
    note(result, rules, PUNG_OF_TERMINALS_OR_HONORS, count_bits(free) - int(result.counts[NINE_GATES]))


# --- the sum


@kernel
def price(rules, result):
    """Write what every fan adds and return the sum."""
    total = 0
    for place in range(len(ORDER)):
        pattern = ORDER[place]
        if result.counts[pattern] > 0:
            value = int(result.counts[pattern]) * int(rules.price[pattern])
            result.values[pattern] = value
            total += value
    return total
