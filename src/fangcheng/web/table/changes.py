"""What has changed from one view to the next: far less than the view, on a page that has the one before."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

Step = list[Any]  # see changes_of


def changes_of(old: Any, new: Any, path: str = "") -> list[Step]:
    """Return the steps that make `new` of `old`, two values of the same type.

    `[path, value]` sets what lies at a path of names and positions, "seats.2.score"; `[path, start, dropped, items]`
    puts items into the list there in place of as many as are dropped. Steps are taken in their order. A path ".drawn"
    lies beside that of the step before: "seats.2.drawn".
    """
    return _beside_each_other(_steps(old, new, path))


def _beside_each_other(steps: list[Step]) -> list[Step]:
    """Leave out what a path has in common with the one before: a seat that changes does so in several fields."""
    before = None
    for step in steps:
        where, _, name = step[0].rpartition(".")
        if where and where == before:
            step[0] = f".{name}"
        before = where
    return steps


def _steps(old: Any, new: Any, path: str) -> list[Step]:
    """Return the steps with whole paths."""
    if old == new:
        return []
    if isinstance(new, Struct) and type(old) is type(new):
        steps: list[Step] = []
        for name in new.__struct_fields__:
            steps += _steps(getattr(old, name), getattr(new, name), f"{path}.{name}" if path else name)
        return steps
    if isinstance(new, list) and isinstance(old, list):
        return _in_list(old, new, path)
    return [[path, new]]


def _in_list(old: Sequence[Any], new: Sequence[Any], path: str) -> list[Step]:
    """Return the steps between two lists: what is equal before and behind stays."""
    shorter = min(len(old), len(new))
    start = next((n for n in range(shorter) if old[n] != new[n]), shorter)
    behind = next((n for n in range(shorter - start) if old[-1 - n] != new[-1 - n]), shorter - start)
    dropped, items = len(old) - start - behind, new[start : len(new) - behind]
    if dropped != len(items):
        return [[path, start, dropped, items]]
    return [step for n, item in enumerate(items, start) for step in _steps(old[n], item, f"{path}.{n}")]
