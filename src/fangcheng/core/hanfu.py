"""Han and fu: what a riichi hand is worth. The reading that pays most is taken, for yaku and fu together.

Yaku have numbers below 64, so those of a reading are one mask. What no reading can change (how the hand was won,
dora) is worked out once a win, and the result is written once, for the best reading: that is what keeps it quick.
"""

import numpy as np

from fangcheng.core.bits import NONE, ONE, count_bits, has, lowest
from fangcheng.core.kernel import inlined, kernel, stage
from fangcheng.core.pattern_ids import (
    ALL_GREEN,
    ALL_HONORS,
    ALL_PUNGS,
    ALL_SIMPLES,
    ALL_TERMINALS,
    ALL_TERMINALS_AND_HONORS,
    BIG_FOUR_WINDS,
    BIG_THREE_DRAGONS,
    DORA,
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
    KITA,
    KONG_BLOOM,
    LAST_TILE_CLAIM,
    LAST_TILE_DRAW,
    LITTLE_FOUR_WINDS,
    LITTLE_THREE_DRAGONS,
    MIXED_TRIPLE_CHOW,
    NINE_GATES,
    OUTSIDE_HAND,
    PATTERNS,
    PINFU,
    PURE_DOUBLE_CHOW,
    PURE_OUTSIDE_HAND,
    PURE_STRAIGHT,
    RED_DORA,
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
    URA_DORA,
)
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
from fangcheng.core.patterns.masks import DRAGONS, OUTER
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
from fangcheng.core.readings import next_reading, start_readings
from fangcheng.core.record import (
    ANYTHING,
    BY_SELF,
    CHOW,
    CLOSED,
    EDGE,
    F_LAY_REPLACEMENT,
    F_READY,
    F_ROB_CONCEALED,
    ORPHANS_FORM,
    PAIR_WAIT,
    PUNG,
    SEVEN_PAIRS_FORM,
)
from fangcheng.core.refusals import BELOW_MINIMUM, NO_SHAPE, NO_YAKU, ROB_NOT_ALLOWED, WINS
from fangcheng.tiles import EAST, FACES, NORTH

# Places of rules.option.
(
    KIRIAGE,  # 1: 4 han 30 fu and 3 han 60 fu are a mangan
    COUNTED_YAKUMAN,  # 1: 13 han are a yakuman, else a sanbaiman
    ADD_YAKUMAN,  # 1: several yakuman add up
    DOUBLE_YAKUMAN,  # 1: four yakuman count double in their rarest form
    DOUBLE_WIND_FU,  # fu of a pair that is seat and round wind
    HUMAN_MANGAN,  # 1: human hand is worth at least a mangan
    KITA_BLOOM,  # 1: a win on the replacement of a North counts kong_bloom
    SELF_DRAW_SHARE,  # sanma, what the missing player would pay: 0 lost, 1 split, 2 fixed table (settle_riichi.py)
) = range(8)

OPTIONS: dict[str, int] = {
    "kiriage": KIRIAGE,
    "counted_yakuman": COUNTED_YAKUMAN,
    "add_yakuman": ADD_YAKUMAN,
    "double_yakuman": DOUBLE_YAKUMAN,
    "double_wind_fu": DOUBLE_WIND_FU,
    "human_mangan": HUMAN_MANGAN,
    "kita_bloom": KITA_BLOOM,
    "self_draw_share": SELF_DRAW_SHARE,
}

NO_LIMIT, MANGAN, HANEMAN, BAIMAN, SANBAIMAN, YAKUMAN = range(6)
MANGAN_BASE, HANEMAN_BASE, BAIMAN_BASE, SANBAIMAN_BASE, YAKUMAN_BASE = 2000, 3000, 4000, 6000, 8000
NORTH_VALUE = 2  # of rules.lay_north: North is a value tile for everybody


@stage()
def value_hanfu(win, rules, desk, result):
    """Value the win by its best reading.

    Rules: RIICHI-64, RIICHI-84.
    """
    clear(result)
    result.refusal = NO_SHAPE
    circumstances = circumstance_yaku(win, rules)
    dora, ura = count_of(win, win.dora), ura_han(win)
    bonus = dora + ura + int(win.reds) + kita_han(win, rules)
    reading = desk.work.reading
    best_yaku = NONE
    best_base = best_han = best_fu = best_units = -1
    start_readings(win, rules, desk)
    while next_reading(win, rules, desk):
        yaku = counted_yaku(rules, reading, circumstances | reading_yaku(win, rules, reading))
        units = yakuman_units(win, rules, reading, yaku)
        han = han_of(win, rules, reading, yaku)
        is_human = has(yaku, HUMAN_HAND) and rules.option[HUMAN_MANGAN] == 1
        reason = WINS if is_human else refusal_of(win, rules, reading, han, units)
        if reason != WINS:
            if result.wins == 0:
                result.refusal = reason
            continue
        fu = fu_of(win, rules, reading, yaku)
        base = base_points(rules, han + bonus, fu, units)
        if is_human:
            base = MANGAN_BASE if han == 0 else max(base, MANGAN_BASE)
        if is_better(base, units, han, fu, best_base, best_units, best_han, best_fu):
            best_yaku, best_base, best_han, best_fu, best_units = yaku, base, han, fu, units
            result.wins = 1
            result.refusal = WINS
            result.reading = reading
    if result.wins == 1:
        write_yaku(win, rules, result, best_yaku, best_units)
        result["base"] = best_base
        result.limit = limit_of(best_base)
        if best_units == 0:
            write_bonus(win, rules, result, dora, ura)
            result.han = result.total = best_han + bonus
            result.fu = best_fu


@kernel
def clear(result):
    """An empty result; of one that this module wrote, only what it noted is wiped out, a tenth of the record."""
    if result.noted == ANYTHING:
        for pattern in range(PATTERNS):
            wipe(result, pattern)
    left = result.noted
    while left != NONE:
        wipe(result, lowest(left))
        left = left & (left - ONE)
    wipe(result, DORA)
    wipe(result, URA_DORA)
    wipe(result, RED_DORA)
    wipe(result, KITA)
    result.noted = NONE
    result.wins = 0
    result.total = 0
    result.han = 0
    result.fu = 0
    result.yakuman = 0
    result.limit = NO_LIMIT
    result["base"] = 0


@kernel
def wipe(result, pattern):
    """Forget a pattern."""
    result.counts[pattern] = 0
    result.values[pattern] = 0


@kernel
def is_better(base, units, han, fu, best_base, best_units, best_han, best_fu):
    """What pays more; at the same pay a yakuman, then more han, then more fu.

    Rules: RIICHI-84.
    """
    if base != best_base:
        return base > best_base
    if units != best_units:
        return units > best_units
    if han != best_han:
        return han > best_han
    return fu > best_fu


@kernel
def refusal_of(win, rules, reading, han, units):
    """Why a reading does not win: robbing what may not be robbed, or too little value.

    Rules: RIICHI-64, RIICHI-65, RIICHI-70, SANMA-22.
    """
    if happened(win, F_ROB_CONCEALED) and (rules.rob_concealed == 0 or reading.form != ORPHANS_FORM):
        return ROB_NOT_ALLOWED
    if units > 0:
        return WINS
    if han == 0:
        return NO_YAKU
    if han < int(rules.minimum):
        return BELOW_MINIMUM
    if rules.minimum_two_from > 0 and win.counters >= rules.minimum_two_from and han < 2:
        return BELOW_MINIMUM
    return WINS


# --- yaku


@kernel
def when(holds, pattern):
    """The mask of a pattern that holds (1), empty for one that does not (0)."""
    return np.uint64(holds) << np.uint64(pattern)


@inlined
def circumstance_yaku(win, rules):
    """Yaku of how the hand was won, and none that depends on the reading."""
    reading = win  # these predicates ask the win alone
    yaku = when(riichi(win, reading), RIICHI)
    yaku |= when(double_riichi(win, reading), DOUBLE_RIICHI)
    yaku |= when(ippatsu(win, reading), IPPATSU)
    yaku |= when(last_tile_draw(win, reading), LAST_TILE_DRAW)
    yaku |= when(last_tile_claim(win, reading), LAST_TILE_CLAIM)
    yaku |= when(kong_bloom(win, reading) | north_bloom(win, rules), KONG_BLOOM)
    yaku |= when(robbing_the_kong(win, reading), ROBBING_THE_KONG)
    yaku |= when(heavenly_hand(win, reading), HEAVENLY_HAND)
    yaku |= when(earthly_hand(win, reading), EARTHLY_HAND)
    return yaku | when(human_hand(win, reading), HUMAN_HAND)


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
    yaku |= when(fully_concealed(win, reading), FULLY_CONCEALED)
    yaku |= when(nine_gates(win, reading), NINE_GATES)
    if reading.run_count > 0:
        yaku |= run_yaku(win, rules, reading)
    if reading.triplet_count > 0:
        yaku |= triplet_yaku(win, rules, reading)
    if reading.kong_count > 2:
        yaku |= when(three_kongs(win, reading), THREE_KONGS) | when(four_kongs(win, reading), FOUR_KONGS)
    yaku |= when(seven_pairs(win, reading), SEVEN_PAIRS)
    return yaku | when(thirteen_orphans(win, reading), THIRTEEN_ORPHANS)


@kernel
def face_yaku(win, reading):
    """Yaku of which faces occur."""
    yaku = when(all_simples(win, reading), ALL_SIMPLES)
    yaku |= when(half_flush(win, reading), HALF_FLUSH)
    yaku |= when(full_flush(win, reading), FULL_FLUSH)
    yaku |= when(all_terminals_and_honors(win, reading), ALL_TERMINALS_AND_HONORS)
    yaku |= when(all_honors(win, reading), ALL_HONORS)
    yaku |= when(all_terminals(win, reading), ALL_TERMINALS)
    return yaku | when(all_green(win, reading), ALL_GREEN)


@inlined
def run_yaku(win, rules, reading):
    """Yaku in which runs have a part."""
    yaku = when(pinfu(win, reading) & int(not is_north_pair(rules, reading)), PINFU)
    yaku |= when(outside_hand(win, reading), OUTSIDE_HAND)
    yaku |= when(pure_outside_hand(win, reading), PURE_OUTSIDE_HAND)
    if reading.run_count > 1:
        yaku |= when(pure_double_chow(win, reading), PURE_DOUBLE_CHOW)
        yaku |= when(two_pure_double_chows(win, reading), TWO_PURE_DOUBLE_CHOWS)
        yaku |= when(mixed_triple_chow(win, reading), MIXED_TRIPLE_CHOW)
        yaku |= when(pure_straight(win, reading), PURE_STRAIGHT)
    return yaku


@inlined
def triplet_yaku(win, rules, reading):
    """Yaku of triplets and kongs."""
    yaku = when(min(dragon_pung(win, reading), 1), DRAGON_PUNG)
    yaku |= when(seat_wind(win, reading) | north_triplet(rules, reading), SEAT_WIND)
    yaku |= when(round_wind(win, reading), ROUND_WIND)
    if reading.triplet_count > 1:
        yaku |= when(little_three_dragons(win, reading), LITTLE_THREE_DRAGONS)
        yaku |= when(all_pungs(win, reading), ALL_PUNGS)
        yaku |= when(triple_pung(win, reading), TRIPLE_PUNG)
        yaku |= when(big_three_dragons(win, reading), BIG_THREE_DRAGONS)
        yaku |= when(little_four_winds(win, reading), LITTLE_FOUR_WINDS)
        yaku |= when(big_four_winds(win, reading), BIG_FOUR_WINDS)
        yaku |= when(three_concealed_pungs(win, reading), THREE_CONCEALED_PUNGS)
        yaku |= when(four_concealed_pungs(win, reading), FOUR_CONCEALED_PUNGS)
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


# --- dora


@kernel
def ura_han(win):
    """Ura dora count for a hand in riichi only."""
    return count_of(win, win.ura) if happened(win, F_READY) else 0


@kernel
def kita_han(win, rules):
    """Each North laid aside, where it is worth something."""
    return int(win.aside) * int(rules.price[KITA])


@kernel
def count_of(win, indicated):
    """Sum of `indicated` over all tiles of the winner, melds and laid-out Norths included."""
    han = int(win.aside) * int(indicated[NORTH])
    for face in range(FACES):
        han += int(win.hand[face]) * int(indicated[face])
    for place in range(int(win.meld_count)):
        kind, face = int(win.meld_kind[place]), int(win.meld_face[place])
        if kind == CHOW:
            han += int(indicated[face]) + int(indicated[face + 1]) + int(indicated[face + 2])
        else:
            han += (3 if kind == PUNG else 4) * int(indicated[face])
    return han


# --- fu


@inlined
def fu_of(win, rules, reading, yaku):
    """Fu of a reading, rounded up.

    Rules: RIICHI-81, RIICHI-84, RIICHI-85.
    """
    if reading.form == SEVEN_PAIRS_FORM:
        return 25
    if reading.form == ORPHANS_FORM:
        return 30
    if has(yaku, PINFU):
        return 20 if win.by == BY_SELF else 30
    fu = 20 + triplet_fu(reading) + pair_fu(win, rules, int(reading.pair))
    if reading.wait == CLOSED or reading.wait == EDGE or reading.wait == PAIR_WAIT:
        fu += 2
    if win.by == BY_SELF:
        fu += 2
    elif reading.closed == 1:
        fu += 10
    return max((fu + 9) // 10 * 10, 30)


@kernel
def triplet_fu(reading):
    """2 for a triplet, doubled for terminals or honours, doubled for a concealed one, four times for a kong.

    Rules: RIICHI-82.
    """
    return 2 * weight(reading.triplets, reading.concealed) + 6 * weight(reading.kongs, reading.concealed)


@kernel
def weight(faces, concealed):
    """How many faces, each counted double if it is a terminal or honour, and double if it is concealed."""
    hidden = faces & concealed
    return count_bits(faces) + count_bits(faces & OUTER) + count_bits(hidden) + count_bits(hidden & OUTER)


@kernel
def pair_fu(win, rules, pair):
    """2 for a pair of value tiles; the wind that is both seat and round by its own setting.

    Rules: RIICHI-83.
    """
    if has(DRAGONS, pair):
        return 2
    seat, round_ = pair == EAST + win.seat_wind, pair == EAST + win.round_wind
    if seat and round_:
        return int(rules.option[DOUBLE_WIND_FU])
    return 2 if seat or round_ or (rules.lay_north == NORTH_VALUE and pair == NORTH) else 0


# --- points


@kernel
def base_points(rules, han, fu, units):
    """Base points of a hand.

    Rules: RIICHI-86.
    """
    if units > 0:
        return units * YAKUMAN_BASE
    if han >= 13:
        return YAKUMAN_BASE if rules.option[COUNTED_YAKUMAN] == 1 else SANBAIMAN_BASE
    if han >= 11:
        return SANBAIMAN_BASE
    if han >= 8:
        return BAIMAN_BASE
    if han >= 6:
        return HANEMAN_BASE
    if han >= 5:
        return MANGAN_BASE
    base = min(fu << (2 + han), MANGAN_BASE)
    return MANGAN_BASE if base == 1920 and rules.option[KIRIAGE] == 1 else base


@kernel
def limit_of(base):
    """The limit a number of base points stands for."""
    if base >= YAKUMAN_BASE:
        return YAKUMAN
    if base >= SANBAIMAN_BASE:
        return SANBAIMAN
    if base >= BAIMAN_BASE:
        return BAIMAN
    if base >= HANEMAN_BASE:
        return HANEMAN
    return MANGAN if base >= MANGAN_BASE else NO_LIMIT


@inlined
def write_yaku(win, rules, result, yaku, units):
    """Write the yaku of the best reading; a yakuman counts neither other yaku nor dora.

    Rules: RIICHI-86.
    """
    reading = result.reading
    result.noted = yaku
    result.yakuman = result.total = units
    left = yaku
    while left != NONE:
        pattern = lowest(left)
        left = left & (left - ONE)
        if units > 0:
            here = units_of(win, rules, reading, pattern)
            result.counts[pattern] = min(here, 1)
            result.values[pattern] = here
        else:
            count = times(win, rules, reading, pattern)
            result.counts[pattern] = count
            result.values[pattern] = count * price_of(rules, reading, pattern)


@kernel
def write_bonus(win, rules, result, dora, ura):
    """Write the han that are no yaku: dora of every kind and Norths laid aside.

    Rules: RIICHI-78, RIICHI-79, RIICHI-80, SANMA-17.
    """
    note_bonus(result, DORA, dora)
    note_bonus(result, URA_DORA, ura)
    note_bonus(result, RED_DORA, int(win.reds))
    note_bonus(result, KITA, kita_han(win, rules))


@kernel
def note_bonus(result, pattern, han):
    """Note han that are no yaku."""
    result.counts[pattern] = han
    result.values[pattern] = han
