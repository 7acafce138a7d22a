"""Which method of scoring a game has: its unit, the steps of a win, and what multiplies."""

from typing import Any

from fangcheng.core.state.rule_codes import (
    CLASSES,
    CURVE_NONE,
    FAN,
    HAN_AND_FU,
    LIMITS,
    MCR_POINTS,
    PART_ADD,
    SUM,
    TAI,
    TERMS,
)
from fangcheng.game.reckoning import classes, combined, fan, han_and_fu, limits, mcr_points, tai, terms
from fangcheng.game.reckoning.step import Cite, Step

UNITS = {HAN_AND_FU: "han", MCR_POINTS: "fan", FAN: "fan"}
STEPS = {
    HAN_AND_FU: han_and_fu.steps,
    MCR_POINTS: mcr_points.steps,
    TAI: tai.steps,
    FAN: fan.steps,
    TERMS: terms.steps,
    LIMITS: limits.steps,
    CLASSES: classes.steps,
}


def unit_of(rules: Any) -> str:
    """Name what patterns are counted in: han, fan, tai or points; fan in the Hong Kong game of 16 tiles too.

    Rows that a curve turns into points are fan, however they are combined; with no curve behind them they are points,
    and so is a hand that is told by its points.
    """
    if rules.method == TAI:
        return tai.unit(rules)
    if rules.method >= SUM and rules.curve_rule != CURVE_NONE and not rules.tells_points:
        return "fan"
    return UNITS.get(int(rules.method), "points")


def unit_of_pattern(rules: Any, pattern: int) -> str:
    """Name what one pattern is counted in, which need not be what the hand is."""
    if rules.method == CLASSES and rules.part[pattern] == PART_ADD:
        return "fan"
    return limits.unit(rules, pattern) if rules.method == LIMITS else unit_of(rules)


def steps_of(rules: Any, result: Any, cite: Cite) -> list[Step]:
    """Return the steps from the patterns to what one unit of payment is worth."""
    return STEPS.get(int(rules.method), combined.steps)(rules, result, cite)


def multiplies(rules: Any, result: Any, pattern: int) -> bool:
    """Return True if a pattern that holds multiplies instead of adding."""
    if rules.method == LIMITS:
        return limits.multiplies(rules, pattern)
    if rules.method == CLASSES:
        return classes.multiplies(rules, pattern)
    if rules.method >= SUM:
        return combined.multiplies(rules, pattern)
    return bool(rules.method == TERMS and terms.multiplies(result, pattern))
