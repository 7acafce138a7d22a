"""Terms and multipliers: base terms are added, then multiplied by every doubling pattern (method 5)."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.circumstances import happened, heavenly_hand
from fangcheng.core.patterns.tianjin import (
    HEAVENLY_FLAT,
    JOKER_WAIT_WINS,
    bloom_after_any_kong,
    catch_five,
    double_joker_wait,
    joker_suit_straight,
    joker_wait,
    no_joker,
    pure_straight_any,
)
from fangcheng.core.scoring.tally import accept, note, refuse, start_tally
from fangcheng.core.state.codes import BY_SELF, F_JOKER_DISCARDED
from fangcheng.core.state.pattern_ids import (
    CATCH_FIVE,
    DOUBLE_JOKER_WAIT,
    HEAVENLY_HAND,
    JOKER_SUIT_STRAIGHT,
    JOKER_WAIT,
    KONG_BLOOM,
    NO_JOKER,
    PLAIN_HAND,
    PURE_STRAIGHT,
)
from fangcheng.core.state.refusals import JOKER_DISCARDED, NO_DISCARD_WIN
from fangcheng.core.state.refusals import PLAIN_HAND as TOO_PLAIN
from fangcheng.core.state.rule_codes import TERMS

BASE_TERMS = (CATCH_FIVE, PURE_STRAIGHT, PLAIN_HAND)
MULTIPLIERS = (
    JOKER_SUIT_STRAIGHT,
    JOKER_WAIT,
    DOUBLE_JOKER_WAIT,
    NO_JOKER,
    KONG_BLOOM,
    HEAVENLY_HAND,
)

# Places of result.parts: the base terms added up; the total after each multiplier, 0 where it does not hold; the one
# total of a heavenly hand where the rules give it.
SUM, FIRST_PRODUCT, FLAT = 0, 1, 1 + len(MULTIPLIERS)


@stage(when=lambda rules: rules.method == TERMS)
def value_terms(win, rules, reading, result):
    """Value one reading.

    Rules: TIANJIN-29, TIANJIN-34, TIANJIN-36, TIANJIN-39, TIANJIN-41.
    """
    start_tally(result)
    if win.by != BY_SELF and rules.win_by_discard == 0:
        refuse(result, NO_DISCARD_WIN)
    elif happened(win, F_JOKER_DISCARDED):
        refuse(result, JOKER_DISCARDED)
    else:
        terms = note_terms(win, rules, reading, result)
        note_multipliers(win, rules, reading, result)
        total = multiply(rules, result, terms)
        if total < rules.minimum or waits_in_vain(rules, result, terms):
            refuse(result, TOO_PLAIN)
        else:
            accept(result, total)


@kernel
def note_terms(win, rules, reading, result):
    """Note the base terms, say their sum and return it.

    Rules: TIANJIN-39, TIANJIN-F-plain_hand, TIANJIN-F-catch_five, TIANJIN-F-pure_straight.
    """
    note(result, rules, CATCH_FIVE, catch_five(win, reading))
    note(result, rules, PURE_STRAIGHT, pure_straight_any(reading))
    if result.counts[CATCH_FIVE] == 0 and result.counts[PURE_STRAIGHT] == 0:
        note(result, rules, PLAIN_HAND, 1)
    terms = 0
    for pattern in BASE_TERMS:
        terms += value_of(result, rules, pattern)
    result.parts[SUM] = terms
    return terms


@kernel
def value_of(result, rules, pattern):
    """Write the value of a pattern that holds and return it, 0 when it does not hold."""
    if result.counts[pattern] == 0:
        return 0
    result.values[pattern] = rules.price[pattern]
    return int(rules.price[pattern])


@kernel
def note_multipliers(win, rules, reading, result):
    """Note what doubles.

    Rules: TIANJIN-F-joker_suit_straight, TIANJIN-F-joker_wait, TIANJIN-F-double_joker_wait, TIANJIN-F-no_joker,
    TIANJIN-F-kong_bloom, TIANJIN-F-heavenly_hand.
    """
    note(result, rules, JOKER_SUIT_STRAIGHT, joker_suit_straight(win, reading))
    note(result, rules, JOKER_WAIT, joker_wait(win, reading))
    note(result, rules, DOUBLE_JOKER_WAIT, double_joker_wait(win, reading))
    note(result, rules, NO_JOKER, no_joker(win))
    note(result, rules, KONG_BLOOM, bloom_after_any_kong(win))
    note(result, rules, HEAVENLY_HAND, heavenly_hand(win, reading))


@kernel
def multiply(rules, result, terms):
    """The total, said step by step; under an option a heavenly hand is worth the same whatever it holds.

    Rules: TIANJIN-39.
    """
    flat = int(rules.option[HEAVENLY_FLAT]) if result.counts[HEAVENLY_HAND] > 0 else 0
    total = terms
    place = FIRST_PRODUCT
    for pattern in MULTIPLIERS:
        factor = value_of(result, rules, pattern)
        if factor > 0 and flat == 0:
            total *= factor
            result.parts[place] = total
        place += 1
    if flat > 0:
        result.values[HEAVENLY_HAND] = flat
        result.parts[FLAT] = flat
    return flat if flat > 0 else total


@kernel
def waits_in_vain(rules, result, terms):
    """Whether a plain hand has nothing but its joker wait, where that is not enough."""
    if rules.option[JOKER_WAIT_WINS] != 0 or terms > rules.price[PLAIN_HAND]:
        return False
    others = result.counts[NO_JOKER] + result.counts[KONG_BLOOM] + result.counts[HEAVENLY_HAND]
    return others == 0
