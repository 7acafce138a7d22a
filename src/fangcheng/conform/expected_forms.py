"""What each word of `expect` may hold: its type, and the names that its book, its seats or its hand know."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from fangcheng.conform.fields import SEATS, BadCase
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.errors import UnknownName
from fangcheng.rules.ruleset import Ruleset

TURNED_ROWS = ("horse", "wake", "fish")  # what tiles turned up after a win bring, as rows
OUTSIDE = ("X1", "X2", "X3", "X4")  # who sits beside the table
PLAYERS = ("P1", "P2", "P3", "P4")
NEXT: dict[str, type] = {"dealer": str, "honba": int, "streak": int, "round": str, "repeats": int, "seats": str}
LISTING = "It is %s."
TOTALS = ("han", "fu", "yakuman")
KINDS = {bool: "true or false", int: "a whole number", str: "text (quote digits)", list: "a list", dict: "a mapping"}


def check_expected(game: Ruleset, expected: Mapping[str, Any]) -> None:
    """Raise BadCase for a value that nothing can come out as: of a wrong type, or of names that there are not."""
    for key, value in expected.items():
        check_one(game, f"expect.{key}", key, value)


def check_one(game: Ruleset, place: str, key: str, value: Any) -> None:
    """Raise BadCase if the key of `expect` cannot have the value; what is no such key is let be."""
    if key in FORMS:
        FORMS[key](game, place, value)


def _of(kind: type) -> Callable[[Ruleset, str, Any], None]:
    return lambda _game, place, value: _check(place, value, kind)


def _check(place: str, value: Any, *kinds: type) -> None:
    """Raise BadCase for a value of another type; true and false are no numbers."""
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        shown = repr(value) if len(repr(value)) <= 40 else repr(value)[:37] + "..."
        raise BadCase(f"{place}: {shown} is not {' or '.join(KINDS[kind] for kind in kinds if kind in KINDS)}")


def _known(place: str, name: str, known: Iterable[str], what: str, listed: bool = True) -> None:
    names = list(known)
    if name not in names:
        raise BadCase(f"{place}: {UnknownName(what, name, names, LISTING % ', '.join(names) if listed else '')}")


def _patterns(game: Ruleset, place: str, value: Any) -> None:
    _check(place, value, dict)
    names = [*map(game.listed_name, PATTERN_IDS), *TURNED_ROWS]
    for name, worth in value.items():
        _known(place, name, names, "pattern", listed=False)
        _check(f"{place}.{name}", worth, int, str)


def _pattern_list(game: Ruleset, place: str, value: Any) -> None:
    _check(place, value, list)
    for name in value:
        _check(place, name, str)
        _known(place, name, map(game.listed_name, PATTERN_IDS), "pattern", listed=False)


def _total(_game: Ruleset, place: str, value: Any) -> None:
    _check(place, value, int, str, dict)
    for name, number in value.items() if isinstance(value, dict) else ():
        _known(place, name, TOTALS, "such word")
        _check(f"{place}.{name}", number, int)


def _by_seat(_game: Ruleset, place: str, value: Any) -> None:
    _check(place, value, dict)
    for seat, number in value.items():
        _known(place, seat, (*SEATS, *OUTSIDE), "seat")
        _check(f"{place}.{seat}", number, int)


def _side(game: Ruleset, place: str, value: Any) -> None:
    _check(place, value, dict)
    for book, changes in value.items():
        if book in tuple(SEATS):
            _check(f"{place}.{book}", changes, int)
        elif book == "outer_bet":
            _check(f"{place}.{book}", changes, dict)
        else:
            _by_seat(game, f"{place}.{book}", changes)


def _next(_game: Ruleset, place: str, value: Any) -> None:
    _check(place, value, dict)
    for name, told in value.items():
        _known(place, name, NEXT, "such word")
        _check(f"{place}.{name}", told, NEXT[name])
        if name in ("dealer", "round"):
            _known(f"{place}.{name}", told, SEATS, "seat" if name == "dealer" else "wind")


def _by_player(*kinds: type) -> Callable[[Ruleset, str, Any], None]:
    def check(_game: Ruleset, place: str, value: Any) -> None:
        _check(place, value, dict)
        for player, told in value.items():
            _known(place, player, PLAYERS, "player")
            _check(f"{place}.{player}", told, *kinds)

    return check


def _seat(_game: Ruleset, place: str, value: Any) -> None:
    _check(place, value, str)
    _known(place, value, SEATS, "seat")


def _rows_by_seat(game: Ruleset, place: str, value: Any) -> None:
    _check(place, value, dict)
    for seat, rows in value.items():
        _known(place, seat, SEATS, "seat")
        _pattern_list(game, f"{place}.{seat}", rows)


FORMS: dict[str, Callable[[Ruleset, str, Any], None]] = {
    **dict.fromkeys(("win", "allowed", "ok", "lucky", "session_over"), _of(bool)),
    **dict.fromkeys(("price", "factor", "kept_tiles", "stacks", "skip_stacks", "first_stack", "tail_stack"), _of(int)),
    **dict.fromkeys(("drill_stack", "after"), _of(int)),
    **dict.fromkeys(("why", "discards", "announce_with", "ready_with", "jokers", "enters"), _of(str)),
    **dict.fromkeys(("eggs", "before_each_hand"), _of(list)),
    **dict.fromkeys(("wall", "tail_wall", "drill_wall", "second_thrower", "count_from_wall"), _seat),
    **dict.fromkeys(("next_dealer", "leaves"), _seat),
    **dict.fromkeys(("final", "standard_points"), _by_player(int, float)),
    "places": _by_player(int),
    "patterns": _patterns,
    "fans": _pattern_list,
    "total": _total,
    "payments": _by_seat,
    "per_payer": _of(dict),
    "side": _side,
    "next": _next,
    "openings": _rows_by_seat,
}
