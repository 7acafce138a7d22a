"""What a case says that says nothing: empty values, rules that no book has, reasons of what is allowed."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from fangcheng.conform.books import BOOKS
from fangcheng.conform.fields import SEATS, BadCase
from fangcheng.conform.rulebooks import COMMON, rules_of, variants_with_book
from fangcheng.errors import UnknownName

MAY_BE_NULL = ("flip",)  # no tile is left to be turned (GUIZHOU-33)
MAY_BE_EMPTY = ("draw", "options")  # the empty wall with nothing told of the hands; no rule differs
GROUPS = ("jokers", "table", "state", "passed", "setup", "win", "check", "turn", "wall", "match", "session", "rotation")
OUTER_BET = "outer_bet"


def refuse_hollow(fields: Mapping[str, Any], expected: Mapping[str, Any]) -> None:
    """Raise BadCase for the first word of a case that says nothing: what it is, where, and what now."""
    for place in _nulls({**fields, "expect": expected}):
        if place not in MAY_BE_NULL:
            raise BadCase(f"{place}: null says nothing; give it a value, or leave the key out")
    for key in GROUPS:
        if fields.get(key) == {}:
            raise BadCase(f"{key}: nothing is in it; say what it sets up, or leave the key out")
    rules = fields.get("rules")
    for rule in rules if isinstance(rules, list) else ():
        if isinstance(rule, str):
            _check_rule(rule)
    _check_expected(expected)


def _nulls(value: Any, place: str = "") -> Iterator[str]:
    """Give the places of all nulls inside a value."""
    if value is None:
        yield place
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _nulls(item, f"{place}.{key}" if place else str(key))
    elif isinstance(value, list):
        for number, item in enumerate(value, start=1):
            yield from _nulls(item, f"{place}[{number}]")


def _check_rule(rule: str) -> None:
    """Raise BadCase for an id that its book does not have."""
    book = rule.partition("-")[0].lower()
    if book not in (*variants_with_book(), COMMON):
        known = [name.upper() for name in (*variants_with_book(), COMMON)]
        unknown = UnknownName("rulebook", rule.partition("-")[0], known, "A rule is its book, a hyphen and its number.")
        raise BadCase(f"rules: {unknown}")
    if rule not in _numbers_of(book):
        unknown = UnknownName("rule", rule, _numbers_of(book), f"`fangcheng rules {book}` shows all.")
        raise BadCase(f"rules: {unknown}")


@lru_cache(maxsize=128)
def _numbers_of(book: str) -> frozenset[str]:
    return frozenset(rules_of(book))


def _check_expected(expected: Mapping[str, Any]) -> None:
    """Raise BadCase for a reason beside what is allowed, a next hand of which nothing is said, a book nobody keeps."""
    for verdict in ("win", "allowed"):
        if expected.get(verdict) is True and "why" in expected:
            raise BadCase(
                f"expect.why: a reason is one against a move; beside {verdict}: true there is none. "
                f"Leave why out, or expect {verdict}: false"
            )
    if expected.get("next") == {}:
        raise BadCase(
            "expect.next: nothing is in it; say dealer, honba, streak or round of the next hand, or leave it out"
        )
    side = expected.get("side")
    if isinstance(side, Mapping) and not _is_by_seat(side):
        known = [*BOOKS, OUTER_BET]
        listed = ", ".join(known)
        for book in side:
            if book not in known:
                raise BadCase(f"expect.side: {UnknownName('book', str(book), known, f'It is {listed}.')}")


def _is_by_seat(side: Mapping[str, Any]) -> bool:
    return all(key in tuple(SEATS) for key in side)
