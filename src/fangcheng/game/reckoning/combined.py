"""Rows combined as a page declares it (rules/combining.py): added, multiplied, or turned into points by a curve."""

from typing import Any

import numpy as np

from fangcheng.core.scoring.combine import FACTOR, PAST, POINTS
from fangcheng.core.scoring.joker_factors import BARE, THROWN
from fangcheng.core.state.rule_codes import CURVE_NONE, PART_LIMIT, PART_MORE, PART_PAST, PART_TIMES
from fangcheng.game.reckoning.step import Cite, Step, cited, times


def steps(rules: Any, result: Any, cite: Cite) -> list[Step]:
    """Return rows added, floor and cap, the points they make, every multiplier, what comes last."""
    rows, counted, running, _, last = result.parts.tolist()[:5]
    if is_limit_row(rules, result):
        rows = counted  # it is worth what the limit is, and nothing is listed beside it
    lines = [cited(cite, "step-sum", rows)]
    if counted > rows:
        lines.append(cited(cite, "step-floor", counted))
    elif counted < rows:
        lines.append(cited(cite, "step-cap", counted, cap=int(rules.cap)))
    if rules.curve_rule != CURVE_NONE:
        lines.append(cited(cite, "step-curve", running, rows=counted))
    held = np.flatnonzero(result["counts"]).tolist()
    for pattern in (one for one in held if rules.part[one] in (PART_TIMES, PART_MORE)):
        factor = int(result.values[pattern])
        running *= factor
        lines.append(times(pattern, factor, running))
    for key, place in (("step-no-joker", BARE), ("step-thrown", THROWN)):
        if result.parts[place] > 1:
            running *= int(result.parts[place])
            lines.append(cited(cite, key, running, n=int(result.parts[place])))
    doubled = factor_of_hand(result, running)
    if doubled > 1:
        running *= doubled
        lines.append(cited(cite, "step-double-hand", running, n=doubled))
    if running * int(result.parts[PAST]) + last > int(result["base"]):
        running = int(rules.cap)
        lines.append(cited(cite, "step-cap", running, cap=running))
    for pattern in (one for one in held if rules.part[one] == PART_PAST):
        running *= int(result.values[pattern])
        lines.append(times(pattern, int(result.values[pattern]), running))
    if last:
        lines.append(cited(cite, "step-added-last", last, 1))
    return [*lines, cited(cite, "step-total", int(result["base"]), unit="points")]


def factor_of_hand(result: Any, points: int) -> int:
    """Return what multiplies everything in the hand; `points` are those after all other multipliers."""
    return int(result.parts[POINTS] * result.parts[FACTOR]) // points if points else 1


def multiplies(rules: Any, pattern: int) -> bool:
    """Return True if a pattern multiplies instead of adding."""
    return bool(rules.part[pattern] in (PART_TIMES, PART_MORE, PART_PAST))


def is_limit_row(rules: Any, result: Any) -> bool:
    """Return True if the hand counts by a pattern that is worth the limit."""
    return bool(np.any(rules.part[np.flatnonzero(result["counts"])] == PART_LIMIT))
