"""What a case came to, all of it: its status and words, what was found, and every field of its tables and rules."""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from fangcheng.conform import runner, situations
from fangcheng.conform.casefile import Case


@dataclass(frozen=True)
class Look:
    """One run of a case."""

    status: str
    told: str
    came_out: bytes


def look(variant: str, fields: dict[str, Any]) -> Look:
    """Run a case and note what came out."""
    with noted() as (tables, results):
        case = Case("test.yaml", 1, variant, "a case", deepcopy(fields))
        outcome = runner.run_case(case)
    written = [one.table.tobytes() + one.rules.tobytes() for one in tables if hasattr(one, "table")]
    found = [repr(sorted((key, str(value)) for key, value in result.items())).encode() for result in results]
    told = outcome.trouble or "; ".join(map(str, outcome.differences))
    return Look(outcome.status, told, b"".join([*written, *found]))


@contextmanager
def noted() -> Iterator[tuple[list[Any], list[dict[str, Any]]]]:
    """Note every table that is set and every result that is compared."""
    tables: list[Any] = []
    results: list[dict[str, Any]] = []
    begin, compare = situations.Situation.__init__, runner.compare

    def beginning(self, *args, **kwargs):
        tables.append(self)
        begin(self, *args, **kwargs)

    def comparing(expected, found):
        results.append(dict(found))
        return compare(expected, found)

    situations.Situation.__init__ = beginning
    runner.compare = comparing
    try:
        yield tables, results
    finally:
        situations.Situation.__init__ = begin
        runner.compare = compare
