"""What a case says that says nothing: empty values, rules that no book has, reasons of what is allowed."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from fangcheng.books.rulebooks import COMMON, rules_of, variants_with_book
from fangcheng.conform.books import BOOKS
from fangcheng.conform.fields import SEATS, BadCase
from fangcheng.errors import UnknownName
from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants import load

MAY_BE_NULL = ("flip",)  # no tile is left to be turned (GUIZHOU-33)
MAY_BE_EMPTY = ("draw", "options")  # the empty wall with nothing told of the hands; no rule differs
GROUPS = ("jokers", "table", "state", "passed", "setup", "win", "check", "turn", "wall", "match", "session", "rotation")
ONCE = (
    *("rules", "ready", "nagashi", "hidden", "already_won", "queue", "winners", "open", "fans"),
    *("bound", "bound_to", "seen", "accepted"),
)
OUTER_BET = "outer_bet"


def refuse_hollow(fields: Mapping[str, Any], expected: Mapping[str, Any]) -> None:
    """Raise BadCase for the first word of a case that says nothing: what it is, where, and what now."""
    for place in _nulls({**fields, "expect": expected}):
        if place not in MAY_BE_NULL:
            raise BadCase(f"{place}: null says nothing; give it a value, or leave the key out")
    for place, word in _twice(fields):
        raise BadCase(f"{place}: {word} stands there twice; once is enough")
    for key in GROUPS:
        if fields.get(key) == {}:
            raise BadCase(f"{key}: nothing is in it; say what it sets up, or leave the key out")
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


def _twice(value: Any, place: str = "", key: str = "") -> Iterator[tuple[str, str]]:
    """Give the places of lists in which nothing stands twice, and what does there."""
    if isinstance(value, Mapping):
        for name, item in value.items():
            yield from _twice(item, f"{place}.{name}" if place else str(name), str(name))
    elif isinstance(value, list):
        for number, item in enumerate(value, start=1):
            if key in ONCE and isinstance(item, str) and item in value[: number - 1]:
                yield place, item
            yield from _twice(item, f"{place}[{number}]")


def refuse_foreign_rules(variant: str, fields: Mapping[str, Any], expected: Mapping[str, Any]) -> None:
    """Raise BadCase for a rule of a game that is not played here: its own book, those it is built on, and common."""
    books = [COMMON]
    game: Ruleset | None = load(variant)
    while game is not None:
        books.append(game.id)
        game = game.base
    rules, why = fields.get("rules"), expected.get("why")
    for place, told in (("rules", rules if isinstance(rules, list) else []), ("expect.why", [why])):
        for rule in told:
            if not isinstance(rule, str):
                continue
            _check_rule(rule, place)
            if rule.partition("-")[0].lower() not in books:
                listed = ", ".join(book.upper() for book in books)
                raise BadCase(f"{place}: {rule} is no rule of {variant}; its books are {listed}")


def _check_rule(rule: str, place: str) -> None:
    """Raise BadCase for an id that its book does not have."""
    book = rule.partition("-")[0].lower()
    if book not in (*variants_with_book(), COMMON):
        known = [name.upper() for name in (*variants_with_book(), COMMON)]
        unknown = UnknownName("rulebook", rule.partition("-")[0], known, "A rule is its book, a hyphen and its number.")
        raise BadCase(f"{place}: {unknown}")
    if rule not in _numbers_of(book):
        unknown = UnknownName("rule", rule, _numbers_of(book), f"`fangcheng rules {book}` shows all.")
        raise BadCase(f"{place}: {unknown}")


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
    for key in ("patterns", "total") if expected.get("win") is False else ():
        if expected.get(key):
            raise BadCase(f"expect.{key}: a hand that does not win has none; leave {key} out, or expect win: true")
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
