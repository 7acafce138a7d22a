"""One line of a reckoning: its form, the lines that several methods of scoring share."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from fangcheng.core.state.pattern_ids import PATTERN_IDS

PATTERN_NAMES = {number: name for name, number in PATTERN_IDS.items()}

Cite = Callable[[str], str]  # the rule id of a topic of rules/topics.py
Way = tuple[str, dict[str, int | str]]  # of paying: the sentence and its numbers


class Step(Struct, frozen=True, kw_only=True):
    """One line of the reckoning: a key with arguments (words.py has the English), its result, the rule behind it."""

    key: str
    args: dict[str, int | str] = field(default_factory=dict)
    value: int | None = None  # the part it adds, or the running result
    depth: int = 0  # 1 below the line it explains
    rule: str = ""


def cited(cite: Cite, key: str, value: int, depth: int = 0, /, **args: int | str) -> Step:
    """Return a step under the rule of its own key."""
    return Step(key=key, args=dict(args), value=value, depth=depth, rule=cite(key))


def total(unit: str, result: Any, cite: Cite) -> Step:
    """Return the last line of the patterns: what they count together."""
    return cited(cite, "step-total", int(result.total), unit=unit)


def capped(rules: Any, result: Any, cite: Cite) -> list[Step]:
    """Return the sum and the cap of patterns that together would count more."""
    added = sum(result.values.tolist())
    if added == int(result.total):
        return []
    return [
        cited(cite, "step-sum", added),
        cited(cite, "step-cap", int(result.total), cap=int(rules.cap)),
    ]


def times(pattern: int, factor: int, running: int) -> Step:
    """Return the line of a pattern that multiplies."""
    return Step(key="step-times", args={"factor": factor, "pattern": PATTERN_NAMES[pattern]}, value=running, depth=1)
