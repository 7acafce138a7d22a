"""Han and fu: what a riichi hand is worth by the reading that pays most, yaku and fu taken together.

What no reading can change (how the hand was won, dora) is worked out once for each win, and the result is written
once, for the best reading: that is what keeps it quick.
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, flagged, has, lowest
from fangcheng.core.dialect.registry import inlined, kernel, stage
from fangcheng.core.patterns.bonus import dora, ura_dora
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.scoring.fu import fu_of
from fangcheng.core.scoring.tally import start_tally, wipe_patterns
from fangcheng.core.scoring.trial import (
    FURTHER_LUCK,
    FURTHER_TILES,
    ONCE,
    hold_luck,
    hold_tiles,
    try_further_luck,
    try_further_tiles,
)
from fangcheng.core.scoring.yaku import count_all_words, han_of, how_often, price_of, struck_by, units_of, yakuman_units
from fangcheng.core.shapes.readings import next_reading, start_readings
from fangcheng.core.state.codes import F_ROB_CONCEALED, ORPHANS_FORM, PARTS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.pattern_ids import DORA, HUMAN_HAND, KITA, RED_DORA, URA_DORA, WORDS
from fangcheng.core.state.record_types import Desk, Reading, Result, Rules, Win
from fangcheng.core.state.refusals import BELOW_MINIMUM, NO_SHAPE, NO_YAKU, ROB_NOT_ALLOWED, WINS
from fangcheng.core.state.rule_codes import COUNTED_YAKUMAN, HUMAN_MANGAN, KIRIAGE, NEVER, ROB_NO_CONCEALED

BELOW_MANGAN, MANGAN, HANEMAN, BAIMAN, SANBAIMAN, YAKUMAN = range(6)
MANGAN_BASE, HANEMAN_BASE, BAIMAN_BASE, SANBAIMAN_BASE, YAKUMAN_BASE = 2000, 3000, 4000, 6000, 8000

COUNTED_HERE = (DORA, URA_DORA, RED_DORA, KITA)  # han, but no yaku
BONUS = np.array([sum(1 << one % 64 for one in COUNTED_HERE if one // 64 == word) for word in range(WORDS)], np.uint64)


@inlined
def is_wide(rules: Rules):
    """Return True if the rules price patterns outside the first family, that of riichi."""
    return rules.mask_words > 1 or flagged(rules.trial_stages, FURTHER_LUCK | FURTHER_TILES)


@stage(when=on("method.han_and_fu"))
def value_hanfu(win: Win, rules: Rules, desk: Desk, result: Result):
    """Value the win by its best reading.

    Rules: RIICHI-64, RIICHI-84.
    """
    start_tally(result)
    result.refusal = NO_SHAPE
    open_dora, ura = dora(win, rules, desk.work.reading), ura_dora(win, rules, desk.work.reading)
    bonus = open_dora + ura + int(win.reds) + aside_han(win, rules)
    reading, trial = desk.work.reading, desk.work.trial
    best_base = best_han = best_fu = best_units = -1
    note_luck(win, rules, desk)
    start_readings(win, rules, desk)
    while next_reading(win, rules, desk):
        yaku = yaku_of(win, rules, desk)
        units = yakuman_units(win, rules, reading, trial, yaku)
        han = han_of(rules, reading, trial, yaku)
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
        if pays_more(base, units, han, fu, best_base, best_units, best_han, best_fu):
            best_base, best_han, best_fu, best_units = base, han, fu, units
            keep_reading(rules, reading, trial, yaku, result)
    if result.wins == 1:
        write_yaku(win, rules, result, best_units)
        result["base"] = best_base
        result.limit = limit_of(best_base)
        if best_units == 0:
            write_bonus(win, rules, result, open_dora, ura)
            result.han = result.total = best_han + bonus
            result.fu = best_fu


@inlined
def note_luck(win: Win, rules: Rules, desk: Desk):
    """Note on the desk those patterns that hold and that no reading can change."""
    desk.work.luck[0] = hold_luck(win, rules, desk.work.reading, desk.work.trial)
    if is_wide(rules):
        note_further_luck(win, rules, desk)


@stage(when=is_wide)
def note_further_luck(win: Win, rules: Rules, desk: Desk):
    """Note on the desk those of the other families too."""
    luck, noted = desk.work.luck, desk.work.trial.noted
    for word in range(WORDS):
        noted[word] = NONE
    try_further_luck(win, rules, desk.work.reading, desk.work.trial)
    luck[0] |= noted[0]
    for word in range(1, WORDS):
        luck[word] = noted[word]


@inlined
def yaku_of(win: Win, rules: Rules, desk: Desk):
    """Return the yaku of this reading that count as a mask; leave those numbered from 64 on in `trial.counted`."""
    reading, trial = desk.work.reading, desk.work.trial
    yaku = desk.work.luck[0] | hold_tiles(win, rules, reading, trial)
    if is_wide(rules):
        trial.noted[0] = yaku
        return further_yaku_of(win, rules, desk)
    yaku &= rules.priced[int(reading.closed), 0]
    return yaku & ~struck_by(rules, yaku, 0, 0)


@stage("mask", when=is_wide)
def further_yaku_of(win: Win, rules: Rules, desk: Desk):
    """Return the same mask with all patterns tried; `trial.noted` tells those of the first family."""
    reading, trial = desk.work.reading, desk.work.trial
    for word in range(1, WORDS):
        trial.noted[word] = desk.work.luck[word]
    try_further_tiles(win, rules, reading, trial)
    count_all_words(rules, reading, trial)
    return trial.counted[0]


@inlined
def keep_reading(rules: Rules, reading: Reading, trial: Result, yaku, result: Result):
    """Keep a reading as the best so far: its yaku and the parts of its fu; `write_yaku` writes the rest."""
    if result.wins == 1:  # another reading has been kept before
        wipe_patterns(result)
    keep_word(trial, result, 0, yaku)
    if rules.mask_words > 1:
        for word in range(1, int(rules.mask_words)):
            keep_word(trial, result, word, trial.counted[word])
    for place in range(PARTS):
        result.parts[place] = trial.parts[place]
    result.wins = 1
    result.refusal = WINS
    result.reading = reading


@inlined
def keep_word(trial: Result, result: Result, word, yaku):
    """Keep the yaku of one word, and the counts of those that may count several times."""
    result.noted[word] = yaku
    left = yaku & ~ONCE[word]
    while left != NONE:
        result.counts[64 * word + lowest(left)] = trial.counts[64 * word + lowest(left)]
        left = left & (left - ONE)


@kernel
def pays_more(base, units, han, fu, best_base, best_units, best_han, best_fu):
    """Return True if a reading is better than the best: it pays more, then has more yakuman, han or fu.

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
def refusal_of(win: Win, rules: Rules, reading: Reading, han, units):
    """Return why a reading does not win (a kong that may not be robbed, too little value), WINS if it does.

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


@kernel
def aside_han(win: Win, rules: Rules):
    """Return the han of all Norths laid aside, 0 where they have no price."""
    return int(win.aside) * int(rules.price[KITA])


# --- points


@kernel
def base_points(rules: Rules, han, fu, units):
    """Return the base points of a hand of this many han, fu and yakuman.

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
    """Return the limit (mangan to yakuman) that a number of base points stands for."""
    if base >= YAKUMAN_BASE:
        return YAKUMAN
    if base >= SANBAIMAN_BASE:
        return SANBAIMAN
    if base >= BAIMAN_BASE:
        return BAIMAN
    if base >= HANEMAN_BASE:
        return HANEMAN
    return MANGAN if base >= MANGAN_BASE else BELOW_MANGAN


@inlined
def write_yaku(win: Win, rules: Rules, result: Result, units):
    """Write what the yaku of the best reading are worth.

    Beside a yakuman neither other yaku nor dora count.
    Rules: RIICHI-86.
    """
    reading = result.reading
    result.yakuman = result.total = units
    for word in range(int(rules.mask_words)):
        left = result.noted[word]
        while left != NONE:
            pattern, count = 64 * word + lowest(left), how_often(result, word, left)
            left = left & (left - ONE)
            if units > 0:
                here = units_of(win, rules, reading, pattern)
                result.counts[pattern] = min(here, 1)
                result.values[pattern] = here
            else:
                result.counts[pattern] = count
                result.values[pattern] = count * price_of(rules, reading, pattern)


@kernel
def write_bonus(win: Win, rules: Rules, result: Result, open_dora, ura):
    """Write the han that are no yaku: dora of every kind and Norths laid aside.

    They are noted even where there are none, which saves a branch.
    Rules: RIICHI-78, RIICHI-79, RIICHI-80, SANMA-17.
    """
    for word in range(WORDS):
        result.noted[word] |= BONUS[word]
    write_han(result, DORA, open_dora)
    write_han(result, URA_DORA, ura)
    write_han(result, RED_DORA, int(win.reds))
    write_han(result, KITA, aside_han(win, rules))


@inlined
def write_han(result: Result, pattern, han):
    """Write the han of one pattern that is no yaku."""
    result.counts[pattern] = han
    result.values[pattern] = han
