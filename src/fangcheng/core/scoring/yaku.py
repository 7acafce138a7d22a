"""Yaku of riichi: which hold, which of them count, how many han and yakuman they are.

Yaku have numbers below 64, so those of a reading are one mask.
"""

from fangcheng.core.dialect.bits import NONE, ONE, bit_if, has, lowest
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.chows import mixed_triple_chow, pure_straight
from fangcheng.core.patterns.circumstances import (
    earthly_hand,
    fully_concealed,
    happened,
    heavenly_hand,
    human_hand,
    kong_bloom,
    last_tile_claim,
    last_tile_draw,
    robbing_the_kong,
)
from fangcheng.core.patterns.forms import nine_gates as pure_nine_gates
from fangcheng.core.patterns.forms import seven_pairs, thirteen_orphans
from fangcheng.core.patterns.kongs import four_kongs, three_kongs
from fangcheng.core.patterns.pungs import (
    all_pungs,
    big_four_winds,
    big_three_dragons,
    dragon_pung,
    four_concealed_pungs,
    little_four_winds,
    little_three_dragons,
    round_wind,
    seat_wind,
    three_concealed_pungs,
    triple_pung,
)
from fangcheng.core.patterns.riichi import (
    all_terminals_and_honors,
    double_riichi,
    four_concealed_pungs_pair_wait,
    ippatsu,
    nine_gates,
    outside_hand,
    pinfu,
    pure_double_chow,
    pure_outside_hand,
    riichi,
    two_pure_double_chows,
    waits_on_thirteen,
)
from fangcheng.core.patterns.suits import all_green, all_honors, all_simples, all_terminals, full_flush, half_flush
from fangcheng.core.state.codes import BY_SELF, F_LAY_REPLACEMENT
from fangcheng.core.state.hanfu_options import ADD_YAKUMAN, DOUBLE_YAKUMAN, KITA_BLOOM
from fangcheng.core.state.pattern_ids import (
    ALL_GREEN,
    ALL_HONORS,
    ALL_PUNGS,
    ALL_SIMPLES,
    ALL_TERMINALS,
    ALL_TERMINALS_AND_HONORS,
    BIG_FOUR_WINDS,
    BIG_THREE_DRAGONS,
    DOUBLE_RIICHI,
    DRAGON_PUNG,
    EARTHLY_HAND,
    FOUR_CONCEALED_PUNGS,
    FOUR_KONGS,
    FULL_FLUSH,
    FULLY_CONCEALED,
    HALF_FLUSH,
    HEAVENLY_HAND,
    HUMAN_HAND,
    IPPATSU,
    KONG_BLOOM,
    LAST_TILE_CLAIM,
    LAST_TILE_DRAW,
    LITTLE_FOUR_WINDS,
    LITTLE_THREE_DRAGONS,
    MIXED_TRIPLE_CHOW,
    NINE_GATES,
    OUTSIDE_HAND,
    PINFU,
    PURE_DOUBLE_CHOW,
    PURE_OUTSIDE_HAND,
    PURE_STRAIGHT,
    RIICHI,
    ROBBING_THE_KONG,
    ROUND_WIND,
    SEAT_WIND,
    SEVEN_PAIRS,
    THIRTEEN_ORPHANS,
    THREE_CONCEALED_PUNGS,
    THREE_KONGS,
    TRIPLE_PUNG,
    TWO_PURE_DOUBLE_CHOWS,
)
from fangcheng.core.state.rule_codes import NORTH_VALUE
from fangcheng.tiles import NORTH


@inlined
def circumstance_yaku(win, rules):
    """Yaku of how the hand was won, and none that depends on the reading."""
    reading = win  # these predicates ask the win alone
    yaku = bit_if(riichi(win, reading), RIICHI)
    yaku |= bit_if(double_riichi(win, reading), DOUBLE_RIICHI)
    yaku |= bit_if(ippatsu(win, reading), IPPATSU)
    yaku |= bit_if(last_tile_draw(win, reading), LAST_TILE_DRAW)
    yaku |= bit_if(last_tile_claim(win, reading), LAST_TILE_CLAIM)
    yaku |= bit_if(kong_bloom(win, reading) | north_bloom(win, rules), KONG_BLOOM)
    yaku |= bit_if(robbing_the_kong(win, reading), ROBBING_THE_KONG)
    yaku |= bit_if(heavenly_hand(win, reading), HEAVENLY_HAND)
    yaku |= bit_if(earthly_hand(win, reading), EARTHLY_HAND)
    return yaku | bit_if(human_hand(win, reading), HUMAN_HAND)


@kernel
def north_bloom(win, rules):
    """Won with the replacement of a North laid aside, where that counts.

    Rules: SANMA-21.
    """
    return int(rules.option[KITA_BLOOM] == 1 and win.by == BY_SELF and happened(win, F_LAY_REPLACEMENT))


@inlined
def reading_yaku(win, rules, reading):
    """Yaku of the tiles as they are read."""
    yaku = face_yaku(win, reading)
    yaku |= bit_if(fully_concealed(win, reading), FULLY_CONCEALED)
    yaku |= bit_if(nine_gates(win, reading), NINE_GATES)
    if reading.run_count > 0:
        yaku |= run_yaku(win, rules, reading)
    if reading.triplet_count > 0:
        yaku |= triplet_yaku(win, rules, reading)
    if reading.kong_count > 2:
        yaku |= bit_if(three_kongs(win, reading), THREE_KONGS) | bit_if(four_kongs(win, reading), FOUR_KONGS)
    yaku |= bit_if(seven_pairs(win, reading), SEVEN_PAIRS)
    return yaku | bit_if(thirteen_orphans(win, reading), THIRTEEN_ORPHANS)


@kernel
def face_yaku(win, reading):
    """Yaku of which faces occur."""
    yaku = bit_if(all_simples(win, reading), ALL_SIMPLES)
    yaku |= bit_if(half_flush(win, reading), HALF_FLUSH)
    yaku |= bit_if(full_flush(win, reading), FULL_FLUSH)
    yaku |= bit_if(all_terminals_and_honors(win, reading), ALL_TERMINALS_AND_HONORS)
    yaku |= bit_if(all_honors(win, reading), ALL_HONORS)
    yaku |= bit_if(all_terminals(win, reading), ALL_TERMINALS)
    return yaku | bit_if(all_green(win, reading), ALL_GREEN)


@inlined
def run_yaku(win, rules, reading):
    """Yaku in which runs have a part."""
    yaku = bit_if(pinfu(win, reading) & int(not is_north_pair(rules, reading)), PINFU)
    yaku |= bit_if(outside_hand(win, reading), OUTSIDE_HAND)
    yaku |= bit_if(pure_outside_hand(win, reading), PURE_OUTSIDE_HAND)
    if reading.run_count > 1:
        yaku |= bit_if(pure_double_chow(win, reading), PURE_DOUBLE_CHOW)
        yaku |= bit_if(two_pure_double_chows(win, reading), TWO_PURE_DOUBLE_CHOWS)
        yaku |= bit_if(mixed_triple_chow(win, reading), MIXED_TRIPLE_CHOW)
        yaku |= bit_if(pure_straight(win, reading), PURE_STRAIGHT)
    return yaku


@inlined
def triplet_yaku(win, rules, reading):
    """Yaku of triplets and kongs."""
    yaku = bit_if(min(dragon_pung(win, reading), 1), DRAGON_PUNG)
    yaku |= bit_if(seat_wind(win, reading) | north_triplet(rules, reading), SEAT_WIND)
    yaku |= bit_if(round_wind(win, reading), ROUND_WIND)
    if reading.triplet_count > 1:
        yaku |= bit_if(little_three_dragons(win, reading), LITTLE_THREE_DRAGONS)
        yaku |= bit_if(all_pungs(win, reading), ALL_PUNGS)
        yaku |= bit_if(triple_pung(win, reading), TRIPLE_PUNG)
        yaku |= bit_if(big_three_dragons(win, reading), BIG_THREE_DRAGONS)
        yaku |= bit_if(little_four_winds(win, reading), LITTLE_FOUR_WINDS)
        yaku |= bit_if(big_four_winds(win, reading), BIG_FOUR_WINDS)
        yaku |= bit_if(three_concealed_pungs(win, reading), THREE_CONCEALED_PUNGS)
        yaku |= bit_if(four_concealed_pungs(win, reading), FOUR_CONCEALED_PUNGS)
    return yaku


@kernel
def north_triplet(rules, reading):
    """A triplet of North where North is a value tile for everybody; counted with seat_wind.

    Rules: SANMA-19.
    """
    return int(rules.lay_north == NORTH_VALUE and has(reading.triplets, NORTH))


@kernel
def is_north_pair(rules, reading):
    """Whether the pair is a North that is a value tile for everybody."""
    return rules.lay_north == NORTH_VALUE and reading.pair == NORTH


@kernel
def counted_yaku(rules, reading, yaku):
    """Those of `yaku` that have a price here, open or closed, without those another one takes in."""
    counted = left = yaku & rules.counting[reading.closed]
    struck = NONE
    while left != NONE:
        struck |= rules.excludes[lowest(left), 0]
        left = left & (left - ONE)
    return counted & ~struck


@kernel
def price_of(rules, reading, pattern):
    """Han of a yaku, closed or open."""
    if reading.closed == 1:
        return int(rules.price[pattern])
    return int(rules.price_open[pattern])


@kernel
def times(win, rules, reading, pattern):
    """How often a yaku counts; only value triplets can be several."""
    if pattern == DRAGON_PUNG:
        return dragon_pung(win, reading)
    if pattern == SEAT_WIND:
        return seat_wind(win, reading) + north_triplet(rules, reading)
    return 1


@kernel
def han_of(win, rules, reading, yaku):
    """Han of the yaku, dora not among them."""
    han = 0
    left = yaku
    while left != NONE:
        pattern = lowest(left)
        han += times(win, rules, reading, pattern) * price_of(rules, reading, pattern)
        left = left & (left - ONE)
    return han


@inlined
def yakuman_units(win, rules, reading, yaku):
    """How many yakuman the hand is; one at most where they do not add up.

    Rules: RIICHI-86.
    """
    units = most = 0
    left = yaku & rules.limits
    while left != NONE:
        pattern = lowest(left)
        here = units_of(win, rules, reading, pattern)
        units += here
        most = max(most, here)
        left = left & (left - ONE)
    return units if rules.option[ADD_YAKUMAN] == 1 else most


@kernel
def units_of(win, rules, reading, pattern):
    """Yakuman of one pattern: 0 for an ordinary yaku, 2 for a rarest form where the option pays it."""
    units = int(rules.yakuman[pattern])
    if units > 0 and rules.option[DOUBLE_YAKUMAN] == 1 and is_rarest(win, reading, pattern):
        return 2 * units
    return units


@kernel
def is_rarest(win, reading, pattern):
    """Big four winds, and the three yakuman that were won on their widest or narrowest wait."""
    if pattern == BIG_FOUR_WINDS:
        return True
    if pattern == FOUR_CONCEALED_PUNGS:
        return four_concealed_pungs_pair_wait(win, reading) == 1
    if pattern == THIRTEEN_ORPHANS:
        return waits_on_thirteen(win, reading) == 1
    return pattern == NINE_GATES and pure_nine_gates(win, reading) == 1
