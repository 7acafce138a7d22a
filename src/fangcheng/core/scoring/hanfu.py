"""Han and fu: what a riichi hand is worth. The reading that pays most is taken, for yaku and fu together.

Yaku have numbers below 64, so those of a reading are one mask. What no reading can change (how the hand was won,
dora) is worked out once a win, and the result is written once, for the best reading: that is what keeps it quick.
"""

from fangcheng.core.dialect.bits import NONE, ONE, has, lowest
from fangcheng.core.dialect.registry import inlined, kernel, stage
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.scoring.fu import fu_of
from fangcheng.core.scoring.yaku import (
    circumstance_yaku,
    counted_yaku,
    han_of,
    price_of,
    reading_yaku,
    times,
    units_of,
    yakuman_units,
)
from fangcheng.core.shapes.readings import next_reading, start_readings
from fangcheng.core.state.codes import ANYTHING, CHOW, F_READY, F_ROB_CONCEALED, ORPHANS_FORM, PARTS, PUNG
from fangcheng.core.state.hanfu_options import COUNTED_YAKUMAN, HUMAN_MANGAN, KIRIAGE
from fangcheng.core.state.pattern_ids import DORA, HUMAN_HAND, KITA, PATTERNS, RED_DORA, URA_DORA
from fangcheng.core.state.refusals import BELOW_MINIMUM, NO_SHAPE, NO_YAKU, ROB_NOT_ALLOWED, WINS
from fangcheng.core.state.rule_codes import HAN_AND_FU, NEVER, ROB_NO_CONCEALED
from fangcheng.tiles import FACES, NORTH

NO_LIMIT, MANGAN, HANEMAN, BAIMAN, SANBAIMAN, YAKUMAN = range(6)
MANGAN_BASE, HANEMAN_BASE, BAIMAN_BASE, SANBAIMAN_BASE, YAKUMAN_BASE = 2000, 3000, 4000, 6000, 8000


@stage(when=lambda rules: rules.method == HAN_AND_FU)
def value_hanfu(win, rules, desk, result):
    """Value the win by its best reading.

    Rules: RIICHI-64, RIICHI-84.
    """
    clear(result)
    result.refusal = NO_SHAPE
    circumstances = circumstance_yaku(win, rules)
    dora, ura = count_of(win, win.dora), ura_han(win)
    bonus = dora + ura + int(win.reds) + kita_han(win, rules)
    reading, trial = desk.work.reading, desk.work.trial
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
        fu = fu_of(win, rules, reading, yaku, trial)
        base = base_points(rules, han + bonus, fu, units)
        if is_human:
            base = MANGAN_BASE if han == 0 else max(base, MANGAN_BASE)
        if is_better(base, units, han, fu, best_base, best_units, best_han, best_fu):
            best_yaku, best_base, best_han, best_fu, best_units = yaku, base, han, fu, units
            result.wins = 1
            result.refusal = WINS
            result.reading = reading
            copy_parts(trial, result)
    if result.wins == 1:
        write_yaku(win, rules, result, best_yaku, best_units)
        result["base"] = best_base
        result.limit = limit_of(best_base)
        if best_units == 0:
            write_bonus(win, rules, result, dora, ura)
            result.han = result.total = best_han + bonus
            result.fu = best_fu


@kernel
def copy_parts(trial, result):
    """Keep what makes up the fu of the best reading."""
    for place in range(PARTS):
        result.parts[place] = trial.parts[place]


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
    for place in range(PARTS):
        result.parts[place] = 0


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
    if happened(win, F_ROB_CONCEALED) and (rules.rob_concealed == ROB_NO_CONCEALED or reading.form != ORPHANS_FORM):
        return ROB_NOT_ALLOWED
    if units > 0:
        return WINS
    if han == 0:
        return NO_YAKU
    if han < int(rules.minimum):
        return BELOW_MINIMUM
    if rules.minimum_two_from != NEVER and win.counters >= rules.minimum_two_from and han < 2:
        return BELOW_MINIMUM
    return WINS


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
