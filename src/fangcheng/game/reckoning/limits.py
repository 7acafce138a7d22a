"""Hands counted in limits: units times their rows, cut to a limit, then floors and what multiplies limits."""

from typing import Any

import numpy as np

from fangcheng.core.scoring.limits import CUT, LIFTED, MADE, UNITS, WHOLE, WITHIN
from fangcheng.core.state.rule_codes import PART_ADD as ADDED
from fangcheng.core.state.rule_codes import PART_PAST, PART_TIMES, PART_WITHIN
from fangcheng.game.reckoning.step import Cite, Step, cited, times

MULTIPLYING = (PART_TIMES, PART_WITHIN, PART_PAST)


def steps(rules: Any, result: Any, cite: Cite) -> list[Step]:
    """Return the units, what they make, the limits the hand is worth, and every multiplier in its order."""
    units, made, cut, whole, lifted, within = (int(result.parts[n]) for n in (UNITS, MADE, CUT, WHOLE, LIFTED, WITHIN))
    limit = int(rules.cap)
    lines: list[Step] = []
    if whole == cut:  # else the hand is worth whole limits, whatever its units
        lines += [cited(cite, "step-units", units), *_made(rules, result, units, made, cite)]
        if cut < made:
            lines.append(cited(cite, "step-cap", cut, cap=limit))
    else:
        lines.append(cited(cite, "step-limits", whole, limits=whole // limit, limit=limit))
    if lifted > whole:
        lines.append(cited(cite, "step-floor", lifted))
    if within > lifted:  # a hand worth as many limits already gains nothing, and is told no factor
        lines += _multiplied(rules, result, PART_WITHIN, lifted, within)
    lines += _multiplied(rules, result, PART_PAST, within, 0)
    return [*lines, cited(cite, "step-total", int(result["base"]), unit="points")]


def _made(rules: Any, result: Any, units: int, made: int, cite: Cite) -> list[Step]:
    """Return how units grow: by each row that multiplies, or doubled by fan."""
    fan = sum(int(result.values[pattern]) for pattern in _of_part(rules, result, ADDED))
    if fan:
        return [cited(cite, "step-doubled", made, base=units, fan=fan)]
    return _multiplied(rules, result, PART_TIMES, units, 0)


def _multiplied(rules: Any, result: Any, part: int, running: int, most: int) -> list[Step]:
    """Return a line for each row of the part; the running result is no more than `most`, 0 for no bound."""
    lines = []
    for pattern in _of_part(rules, result, part):
        running *= int(result.values[pattern])
        lines.append(times(pattern, int(result.values[pattern]), min(running, most) if most else running))
    return lines


def _of_part(rules: Any, result: Any, part: int) -> list[int]:
    held = np.flatnonzero(result["counts"])
    return [int(pattern) for pattern in held if rules.part[pattern] == part]


def multiplies(rules: Any, pattern: int) -> bool:
    """Return True if a pattern multiplies instead of adding or being worth limits."""
    return int(rules.part[pattern]) in MULTIPLYING


def unit(rules: Any, pattern: int) -> str:
    """Name what a pattern is counted in: fan where it is added, else limits."""
    return "fan" if rules.part[pattern] == ADDED else "limits"
