"""What a hand is worth by the method of the variant, over all readings."""

from fangcheng.core.dialect.bits import bit, flagged, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.circumstances import is_last_drawn
from fangcheng.core.patterns.jokers import faces_barred
from fangcheng.core.patterns.waits import waits_to_be_had
from fangcheng.core.scoring.combine import ROWS, value_combined, value_flower_rows, value_honour_rows
from fangcheng.core.scoring.fan import is_greater, value_fan
from fangcheng.core.scoring.fishing import note_fishing
from fangcheng.core.scoring.hanfu import value_hanfu
from fangcheng.core.scoring.lucky_draw import counts_as_best_wait, see_luck
from fangcheng.core.scoring.mcr import stands_before, value_mcr
from fangcheng.core.scoring.rows import NO_PATTERN, first_of
from fangcheng.core.scoring.shapeless import name_shapeless
from fangcheng.core.scoring.tai import value_flower_win, value_tai
from fangcheng.core.scoring.taken import TAKEN, note_taken
from fangcheng.core.scoring.tally import copy_patterns, keys_held, refuse, start_tally, takes_in
from fangcheng.core.scoring.terms import value_terms
from fangcheng.core.shapes.one_white import change_white, change_white_back, plays_one_white, white_may_change
from fangcheng.core.shapes.readings import next_reading, start_readings
from fangcheng.core.state.codes import F_BEST_WAIT, F_EIGHT_FLOWERS, F_HONOUR_RUN, F_SEVEN_ROB_ONE, PARTS
from fangcheng.core.state.conditions import off, on
from fangcheng.core.state.pattern_ids import JING_FISHING
from fangcheng.core.state.record_types import Desk, Reading, Result, Rules, Win, Work
from fangcheng.core.state.refusals import NO_SHAPE, NOT_WITH_HEART
from fangcheng.core.state.rule_codes import (
    BEST_ROW,
    FAN,
    HAN_AND_FU,
    MCR_POINTS,
    NO_HONOUR_RUN,
    PART_LIMIT,
    PART_OTHERWISE,
    SUM,
    TAI,
)
from fangcheng.tiles import FACES


@stage()
def value_win(win: Win, rules: Rules, desk: Desk, result: Result):
    """Value `win` by the best reading for the winner; `result.wins` says whether it wins at all."""
    if rules.method == HAN_AND_FU:
        value_hanfu(win, rules, desk, result)
    elif is_flower_win(win):
        value_by_flowers(win, rules, result)
    elif rules.honour_run != NO_HONOUR_RUN and is_honour_run(win):
        value_honour_rows(win, rules, result)
    else:
        value_readings(win, rules, desk, result)


@kernel
def is_flower_win(win: Win):
    """Return True if the hand wins by its flowers alone, whatever its tiles."""
    return flagged(win["flags"], F_EIGHT_FLOWERS | F_SEVEN_ROB_ONE)


@kernel
def is_honour_run(win: Win):
    """Return True if the hand wins by honours discarded alone, whatever its tiles."""
    return flagged(win["flags"], F_HONOUR_RUN)


@kernel
def value_by_flowers(win: Win, rules: Rules, result: Result):
    """Value a win by flowers alone by the method of the variant."""
    if rules.method >= SUM:
        value_flower_rows(win, rules, result)
    else:
        value_flower_win(win, rules, result)


@stage(when=off("method.han_and_fu"))
def value_readings(win: Win, rules: Rules, desk: Desk, result: Result):
    """Value every reading and keep the best: a win before none, then the largest total.

    Rules: MCR-40, TAIWAN-59, SICHUAN-31, TIANJIN-38.
    """
    work = desk.work
    first = True
    if rules.treasure != 0:
        see_luck(win, rules)
    if rules.price[JING_FISHING] != 0:
        note_fishing(win, desk)
    begin_readings(win, rules, desk, result)
    while next_reading(win, rules, desk):
        value_reading(win, rules, work.reading, work.trial)
        if rules.takes_most != 0:
            note_taken(win, rules, work.trial)
        first = keep_better(rules, work, result, first)
    value_otherwise(win, rules, desk, result, first)


@kernel
def value_otherwise(win: Win, rules: Rules, desk: Desk, result: Result, first):
    """Value the hand with a tile as another than it is, where the rules allow that.

    `first` says that it has no reading as it is.
    """
    if plays_one_white(rules) and white_may_change(win, rules):
        value_with_white(win, rules, desk, result)
    if rules.treasure != 0 and result.wins == 0 and counts_as_best_wait(win):
        value_best_wait(win, rules, desk, result)
    if rules.last_tile_wild != 0 and is_last_drawn(win):
        value_wild_last(win, rules, desk, result, first)
    name_shapeless(win, rules, desk, result)


@stage(when=on("treasure"))
def value_best_wait(win: Win, rules: Rules, desk: Desk, result: Result):
    """Value the hand as if the tile drawn were the best of those it waits for.

    Rules: HARBIN-36, JILIN-23, CHANGCHUN-28, COMMON-10.
    """
    win["flags"] |= F_BEST_WAIT
    value_as(win, rules, desk, result, waits_to_be_had(win, rules), True)


@stage(when=on("last_tile_wild"))
def value_wild_last(win: Win, rules: Rules, desk: Desk, result: Result, first):
    """Value the hand as if the last tile of the wall were any it may stand for; what it shows has been tried.

    Rules: YINGKOU-14, YINGKOU-15, YINGKOU-29.
    """
    value_as(win, rules, desk, result, ~(faces_barred(rules) | bit(int(win.tile))), first)


@stage(when=plays_one_white)
def value_with_white(win: Win, rules: Rules, desk: Desk, result: Result):
    """Value the hand with one of its Whites as something else, and leave it so in the win if that is better.

    Rules: JIANGNAN-7, JIANGNAN-25.
    """
    if rules.method < SUM:
        return
    work, tile, drawn_joker, better = desk.work, int(win.tile), int(win.drawn_joker), False
    change_white(win, rules)
    start_readings(win, rules, desk)
    while next_reading(win, rules, desk):
        value_combined(win, rules, work.reading, work.trial)
        if is_better(rules, work.trial, result):
            keep(work.trial, work.reading, result)
            better = True
    if not better:
        change_white_back(win, tile, drawn_joker)


@kernel
def value_as(win: Win, rules: Rules, desk: Desk, result: Result, faces, first):
    """Value the hand as if the winning tile were each of these faces; the win itself stays as it is.

    `first` says that no reading has been valued yet. Only games that add rows have such tiles: the score of one of
    them is not to wait for the methods of all others, and under another method nothing is tried.
    """
    if rules.method < SUM:
        return
    work, tile = desk.work, int(win.tile)
    win.hand[tile] -= 1
    for some_face in range(FACES):
        if has(faces, some_face):
            win.tile = some_face
            win.hand[some_face] += 1
            start_readings(win, rules, desk)
            while next_reading(win, rules, desk):
                value_combined(win, rules, work.reading, work.trial)
                first = keep_better(rules, work, result, first)
            win.hand[some_face] -= 1
    win.hand[tile] += 1
    win.tile = tile


@kernel
def begin_readings(win: Win, rules: Rules, desk: Desk, result: Result):
    """Begin the readings of a win with an empty result that does not win.

    Rules: JIANGNAN-29.
    """
    start_tally(result)
    refuse(result, NOT_WITH_HEART if win.heart > 0 else NO_SHAPE)
    start_readings(win, rules, desk)


@kernel
def keep_better(rules: Rules, work: Work, result: Result, first):
    """Keep the reading on trial if it is the first or better than the best so far.

    Return False: the next reading is not the first.
    """
    if first or is_better(rules, work.trial, result):
        keep(work.trial, work.reading, result)
    return False


@kernel
def value_reading(win: Win, rules: Rules, reading: Reading, result: Result):
    """Value one reading by the method of the variant."""
    method = int(rules.method)
    if method == MCR_POINTS:
        value_mcr(win, rules, reading, result)
    elif method == TAI:
        value_tai(win, rules, reading, result)
    elif method == FAN:
        value_fan(win, rules, reading, result)
    elif method >= SUM:
        value_combined(win, rules, reading, result)
    else:
        value_terms(win, rules, reading, result)


@kernel
def is_better(rules: Rules, trial: Result, best):
    """Return True if a result goes before the best so far.

    Of equal ones MCR shows the one whose fan stands first in the table, Sichuan and where rows are added or the best
    one counts the greater one without its cap; a limit hand goes before rows that add up to as much, any row before
    one that counts only where no other does. Of readings that do not meet the demands of the game that one tells why
    which gets furthest. Of rows worth the same that one is told beside which the page does not count the other.
    Rules: CLASSIC-30, CLASSIC-31, HONGKONG-22, HONGZHONG-21, NANCHANG-19, NANNING-19, SHENZHEN-17, TUIDAOHU-27.
    """
    if trial.wins != best.wins:
        return trial.wins > best.wins
    if rules.method >= SUM and trial.wins == 0 and trial.refusal != best.refusal:
        return trial.refusal > best.refusal
    if rules.takes_most != 0 and trial.parts[TAKEN] != best.parts[TAKEN]:
        return trial.parts[TAKEN] > best.parts[TAKEN]
    if rules.method >= SUM and trial["base"] != best["base"]:
        return trial["base"] > best["base"]
    if rules.method == SUM and is_limit_hand(rules, trial) != is_limit_hand(rules, best):
        return is_limit_hand(rules, trial)
    if trial.total != best.total:
        return trial.total > best.total
    if (rules.method == SUM or rules.method == BEST_ROW) and trial.parts[ROWS] != best.parts[ROWS]:
        return trial.parts[ROWS] > best.parts[ROWS]
    if rules.method == BEST_ROW and is_stopgap(rules, trial) != is_stopgap(rules, best):
        return is_stopgap(rules, best)
    if rules.method == FAN:
        return is_greater(trial, best)
    if rules.keyed != 0 and keys_held(rules, trial) != keys_held(rules, best):
        return keys_held(rules, trial) > keys_held(rules, best)
    if rules.method == BEST_ROW:
        return takes_in(rules, trial, best)
    return rules.method == MCR_POINTS and stands_before(trial, best)


@kernel
def is_limit_hand(rules: Rules, result: Result):
    """Return True if the hand is worth what the limit is, whatever its other rows would add up to."""
    return first_of(rules, result, PART_LIMIT) != NO_PATTERN


@kernel
def is_stopgap(rules: Rules, result: Result):
    """Return True if the hand has nothing but a row that counts where no other does."""
    return first_of(rules, result, PART_OTHERWISE) != NO_PATTERN


@kernel
def keep(trial: Result, reading: Reading, result: Result):
    """Copy a trial result and its reading into `result`."""
    copy_patterns(trial, result)
    result.wins = trial.wins
    result.refusal = trial.refusal
    result.total = trial.total
    result["base"] = trial["base"]
    for place in range(PARTS):
        result.parts[place] = trial.parts[place]
    result.reading = reading


# --- calls from Python: one win, many wins


@kernel
def value_at(wins, number, rules, desks, results):
    """Value the win at one place of an array into the same place of `results`.

    Pass plain arrays of the dtypes WIN and RESULT, and arrays of one rules record and one desk (`Engine.arrays`): Numba
    takes these quicker than records.
    """
    value_win(wins[number], rules[0], desks[0], results[number])


@kernel
def value_wins(wins, rules, desks, results):
    """Value every win of an array into the same place of `results`."""
    for number in range(wins.shape[0]):
        value_win(wins[number], rules[0], desks[0], results[number])
