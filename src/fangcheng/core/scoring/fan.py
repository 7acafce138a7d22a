"""Fan: one main pattern, extras added, cut to the cap; a win is worth base times two to the fan (method 4)."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.circumstances import last_tile_claim, last_tile_draw, self_draw
from fangcheng.core.patterns.forms import seven_pairs
from fangcheng.core.patterns.pungs import all_pungs
from fangcheng.core.patterns.sichuan import (
    ADDING_TABLE,
    MAINS,
    golden_hook,
    is_main,
    kong_bloom_any,
    kongs,
    robbing_kong,
    roots,
    shot_after_kong,
    suits_held,
    tiles_of_suit,
)
from fangcheng.core.patterns.suits import full_flush
from fangcheng.core.scoring.tally import accept, add_values, note, refuse, start_tally
from fangcheng.core.state.pattern_ids import (
    ALL_PUNGS,
    DRAGON_SEVEN_PAIRS,
    FULL_FLUSH,
    GOLDEN_HOOK,
    KONG,
    KONG_BLOOM,
    LAST_TILE_CLAIM,
    LAST_TILE_DRAW,
    PATTERNS,
    PLAIN,
    PURE_DRAGON_SEVEN_PAIRS,
    ROBBING_KONG,
    ROOT,
    SELF_DRAW,
    SEVEN_PAIRS,
    SHOT_AFTER_KONG,
)
from fangcheng.core.state.refusals import HOLDS_LACK, THREE_SUITS
from fangcheng.core.state.rule_codes import FAN, NO_LIMIT

NO_SUIT = -1


@stage(when=lambda rules: rules.method == FAN)
def value_fan(win, rules, reading, result):
    """Value one reading in fan.

    Rules: SICHUAN-9, SICHUAN-11, SICHUAN-17, SICHUAN-31, SICHUAN-32.
    """
    start_tally(result)
    if win.lack != NO_SUIT and tiles_of_suit(win, int(win.lack)) > 0:
        refuse(result, HOLDS_LACK)
    elif suits_held(win) > 2:
        refuse(result, THREE_SUITS)
    else:
        note_extras(win, rules, reading, result)
        if rules.option[ADDING_TABLE] != 0:
            note_adding_table(win, rules, reading, result)
        else:
            note_main(win, rules, reading, result)
        fan = capped_fan(rules, add_values(result, rules))
        accept(result, fan)
        result["base"] = int(rules["base"]) << fan


@kernel
def capped_fan(rules, fan):
    """The fan that are paid; a cap of 0 is none.

    Rules: SICHUAN-32.
    """
    return min(int(fan), int(rules.cap)) if rules.cap != NO_LIMIT else int(fan)


@kernel
def note_extras(win, rules, reading, result):
    """What is added to any main pattern."""
    note(result, rules, ROOT, roots(win))
    note(result, rules, KONG, kongs(win))
    note(result, rules, KONG_BLOOM, kong_bloom_any(win))
    note(result, rules, SHOT_AFTER_KONG, shot_after_kong(win, rules))
    note(result, rules, ROBBING_KONG, robbing_kong(win))
    note(result, rules, LAST_TILE_DRAW, last_tile_draw(win, reading))
    note(result, rules, LAST_TILE_CLAIM, last_tile_claim(win, reading))
    note(result, rules, GOLDEN_HOOK, golden_hook(win))
    note(result, rules, SELF_DRAW, self_draw(win, reading))


@kernel
def note_adding_table(win, rules, reading, result):
    """The patterns that are main ones elsewhere and simply add up here.

    Rules: SICHUAN-P2.
    """
    note(result, rules, ALL_PUNGS, all_pungs(win, reading))
    note(result, rules, FULL_FLUSH, full_flush(win, reading))
    note(result, rules, SEVEN_PAIRS, seven_pairs(win, reading))


@kernel
def note_main(win, rules, reading, result):
    """Let the main pattern count that is worth most; a dragon takes one root with it, and of equals goes first."""
    best, best_value = PLAIN, -1
    for pattern in MAINS:
        if rules.price[pattern] == 0 and pattern != PLAIN:
            continue
        if is_main(win, reading, pattern):
            value = 2 * (int(rules.price[pattern]) - roots_in(pattern)) + roots_in(pattern)
            if value > best_value:
                best, best_value = pattern, value
    result.counts[best] = 1
    result.counts[ROOT] = max(int(result.counts[ROOT]) - roots_in(best), 0)


@kernel
def is_greater(trial, best):
    """Whether of two readings that pay the same `trial` is shown: more fan without the cap, then the greater main.

    Of equal mains the first in the table is shown.
    Rules: SICHUAN-31, SICHUAN-32.
    """
    more = fan_noted(trial) - fan_noted(best)
    if more != 0:
        return more > 0
    main, other = main_of(trial), main_of(best)
    if trial.values[MAINS[main]] != best.values[MAINS[other]]:
        return trial.values[MAINS[main]] > best.values[MAINS[other]]
    return main < other


@kernel
def fan_noted(result):
    """All fan of a result, the cap left out."""
    total = 0
    for pattern in range(PATTERNS):
        total += int(result.values[pattern])
    return total


@kernel
def main_of(result):
    """Place in MAINS of the main pattern that counts."""
    for place in range(len(MAINS)):
        if result.counts[MAINS[place]] > 0:
            return place
    return 0


@kernel
def roots_in(pattern):
    """Roots that the pattern has counted itself."""
    return int(pattern in (DRAGON_SEVEN_PAIRS, PURE_DRAGON_SEVEN_PAIRS))
