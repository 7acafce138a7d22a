"""What a case expects beside what the engine found."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from fangcheng.conform.fields import BadCase
from fangcheng.conform.reasons import Reason
from fangcheng.errors import UnknownName


@dataclass(frozen=True)
class Difference:
    """One thing that came out otherwise."""

    what: str
    expected: Any
    got: Any

    def __str__(self) -> str:
        return f"{self.what}: expected {shown(self.expected)}, got {shown(self.got)}"


Found = Mapping[str, Any]  # by key of `expect`; a callable is asked only when the case wants it


def compare(expected: Mapping[str, Any], found: Found) -> list[Difference]:
    """Return what differs; only what the case expects is looked at. Raises BadCase for a key without meaning here."""
    for key in expected:
        if key not in found:
            raise BadCase(f"expect.{key}: {UnknownName('result', key, found)}")
    for verdict in ("win", "allowed"):
        if verdict in expected and expected[verdict] != found[verdict]:
            reason = found.get("why")
            got = f"{shown(found[verdict])}, {reason}" if isinstance(reason, Reason) else found[verdict]
            return [Difference(verdict, expected[verdict], got)]
    differences = []
    for key, value in expected.items():
        got = found[key]
        if isinstance(got, Callable):  # type: ignore[arg-type]
            got = got()
        if not _same(key, value, got):
            differences.append(Difference(key, value, got))
    return differences


def _same(key: str, expected: Any, got: Any) -> bool:
    if isinstance(got, Reason):
        return bool(got.rule) and expected == got.rule
    if key == "fans" and isinstance(expected, list) and isinstance(got, list):
        return sorted(map(str, expected)) == sorted(got)
    if isinstance(expected, dict) and isinstance(got, dict):
        if key == "patterns":  # a row that is worth nothing need not be named
            return expected == {pattern: value for pattern, value in got.items() if value != 0 or pattern in expected}
        if key == "next":
            return all(name in got and got[name] == value for name, value in expected.items())
        if key == "side":  # a book in which nothing stands may be named or not
            return _named(expected) == _named(got)
        if key == "openings":
            return _in_order(expected) == _in_order(got)
        return _fill(expected, got) == got
    return bool(expected == got and isinstance(expected, bool) == isinstance(got, bool))


def _named(side: Mapping[str, Any]) -> dict[str, Any]:
    return {book: changes for book, changes in side.items() if changes != {}}


def _in_order(rows: Mapping[str, Any]) -> dict[str, Any]:
    """Return the rows of each seat in one order, whatever order they were written in."""
    return {seat: sorted(map(str, named)) if isinstance(named, list) else named for seat, named in rows.items()}


def _fill(expected: Mapping[str, Any], got: Mapping[str, Any]) -> dict[str, Any]:
    """Add zeros for seats that are not named: they neither pay nor receive."""
    if set(got) <= set("ESWN") and set(got) >= set("ESW"):
        return {**dict.fromkeys(got, 0), **expected}
    return dict(expected)


def shown(value: Any) -> str:
    """Return a value as a case file writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in value.items()) + "}"
    if value is None:
        return "nothing"
    return str(value)
