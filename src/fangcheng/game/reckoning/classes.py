"""Hands by their class: what the class begins with, how often rows double it, what multiplies, cap and flat rows."""

from typing import Any

import numpy as np

from fangcheng.core.scoring.classes import AFTER, BEGINS, CLASS_CAP, DOUBLINGS, IS_BIG
from fangcheng.core.state.codes import MISFITS_FORM
from fangcheng.core.state.rule_codes import NO_LIMIT, PART_BIG, PART_TIMES
from fangcheng.game.reckoning.step import Cite, Step, cited, times


def steps(rules: Any, result: Any, cite: Cite) -> list[Step]:
    """Return what the class begins with, the doublings, every multiplier, the cap, what comes last."""
    parts = result.parts
    running = int(parts[BEGINS])
    lines = [cited(cite, "step-class", running, kind=kind_of(result))]
    if parts[DOUBLINGS]:
        running <<= int(parts[DOUBLINGS])
        lines.append(cited(cite, "step-doublings", running, 1, n=int(parts[DOUBLINGS])))
    held = np.flatnonzero(result["counts"]).tolist()
    factors = [(one, int(result.values[one])) for one in held if multiplies(rules, one)]
    for pattern, factor in factors:
        running *= factor
        if factor > 1:
            lines.append(times(pattern, factor, running))
    if parts[CLASS_CAP] != NO_LIMIT and running > parts[CLASS_CAP]:
        running = int(parts[CLASS_CAP])
        lines.append(cited(cite, "step-cap", running, cap=running))
    if parts[AFTER]:
        lines.append(cited(cite, "step-added-last", int(parts[AFTER]), 1))
    return [*lines, cited(cite, "step-total", int(result["base"]), unit="points")]


def kind_of(result: Any) -> str:
    """Name the class of a hand: big, loose or small."""
    if result.parts[IS_BIG]:
        return "big"
    return "loose" if result.reading.form == MISFITS_FORM else "small"


def multiplies(rules: Any, pattern: int) -> bool:
    """Return True if a pattern multiplies by its price: big rows do where quads make them dearer."""
    dear = rules.part[pattern] == PART_BIG and rules.price[pattern] > 1
    return bool(rules.part[pattern] == PART_TIMES or dear)
