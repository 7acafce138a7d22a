"""The keys of a case, taken one by one with their types; what nobody took is an error."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from fangcheng.errors import FangchengError, NotationError, UnknownName
from fangcheng.game.hands import Meld, meld_of
from fangcheng.game.printed import PLAIN, Kinds
from fangcheng.tiles import parse

SEATS = "ESWN"
LATE = " (hanbao)"  # behind a kong whose fourth tile came in an earlier turn (GUIZHOU-11)


class BadCase(FangchengError):
    """A case that says something the format has no place for."""


class Fields:
    """A mapping whose keys are taken; `place` is written before a key in errors, `kinds` says what tiles count as."""

    def __init__(self, values: dict[str, Any], place: str = "", seats: int = 4, kinds: Kinds = PLAIN) -> None:
        self.values, self.place, self.seats, self.kinds = dict(values), place, seats, kinds
        self.known: set[str] = set()

    def __contains__(self, key: str) -> bool:
        self.known.add(key)
        return key in self.values

    def take(self, key: str, default: Any = None) -> Any:
        """Take the raw value."""
        self.known.add(key)
        return self.values.pop(key, default)

    def wrong(self, key: str, why: str) -> BadCase:
        """Return an error about one key."""
        return BadCase(f"{self.place}{key}: {why}")

    def _typed(self, key: str, kind: type, default: Any, what: str) -> Any:
        value = self.take(key, default)
        if value is default:
            return value
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong(key, f"{_shown(value)} is not {what}")
        return value

    def text(self, key: str, default: str | None = None) -> str | None:
        """Take words."""
        value: str | None = self._typed(key, str, default, "text (quote digits)")
        return value

    def needed(self, key: str) -> str:
        """Take words that must be there."""
        value = self.text(key)
        if value is None:
            raise self.wrong(key, "missing")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """Take true or false."""
        return bool(self._typed(key, bool, default, "true or false"))

    def number(self, key: str, default: int = 0, low: int = 0, high: int = 99) -> int:
        """Take a whole number between `low` and `high`."""
        value: int = self._typed(key, int, default, "a whole number")
        if not low <= value <= high:
            raise self.wrong(key, f"{value} is not between {low} and {high}")
        return value

    def words(self, key: str) -> list[str]:
        """Take a list of words, empty when not given."""
        value = self._typed(key, list, [], "a list")
        for word in value:
            if not isinstance(word, str):
                raise self.wrong(key, f"{_shown(word)} is not text")
        return list(value)

    def group(self, key: str) -> "Fields":
        """Take the mapping under a key, empty when not given."""
        return Fields(self._typed(key, dict, {}, "a mapping"), f"{self.place}{key}.", self.seats, self.kinds)

    def groups(self, key: str) -> list["Fields"]:
        """Take the mappings in a list."""
        found = []
        for number, value in enumerate(self._typed(key, list, [], "a list"), start=1):
            if not isinstance(value, dict):
                raise self.wrong(key, f"{_shown(value)} is not a mapping")
            found.append(Fields(value, f"{self.place}{key}[{number}].", self.seats, self.kinds))
        return found

    def choice(self, key: str, allowed: Iterable[str], default: str | None = None) -> str | None:
        """Take one of some words."""
        value, names = self.text(key, default), list(allowed)
        if value is not None and value not in names:
            raise self.wrong(key, str(UnknownName("such word", value, names, f"It is {', '.join(names)}.")))
        return value

    def seat(self, key: str, default: str | None = None) -> int | None:
        """Take a seat letter and return its number."""
        value = self.text(key, default)
        return None if value is None else self.seat_number(key, value)

    def dealer_only(self, why: str) -> None:
        """Take a seat that may be told where nobody is asked: it is E, the dealer."""
        if self.seat("seat", "E") != 0:
            raise self.wrong("seat", f"E is the dealer; {why}, so leave another seat out")

    def seat_number(self, key: str, value: object) -> int:
        """Return the number of a seat letter of this table."""
        letters = SEATS[: self.seats]
        if not isinstance(value, str) or len(value) != 1 or value not in letters:
            raise self.wrong(key, f"{_shown(value)} is no seat; seats are {' '.join(letters)}")
        return SEATS.index(value)

    def by_seat(self, key: str) -> dict[int, Any]:
        """Take a mapping from seats to anything."""
        value = self._typed(key, dict, {}, "a mapping by seat")
        return {self.seat_number(key, seat): item for seat, item in value.items()}

    def numbers_by_seat(self, key: str) -> dict[int, int]:
        """Take a mapping from seats to whole numbers."""
        found = self.by_seat(key)
        for item in found.values():
            if not isinstance(item, int) or isinstance(item, bool) or abs(item) > 10**8:
                raise self.wrong(key, f"{_shown(item)} is not a whole number")
        return found

    def seats_listed(self, key: str) -> list[int]:
        """Take a list of seats."""
        value = self._typed(key, list, [], "a list of seats")
        return [self.seat_number(key, seat) for seat in value]

    def tiles(self, key: str, default: str = "") -> list[int]:
        """Take kinds in notation, a string or a list of strings."""
        value = self.take(key, default)
        if isinstance(value, list) and all(isinstance(part, str) for part in value):
            value = "".join(value)
        if not isinstance(value, str):
            raise self.wrong(key, f"{_shown(value)} is not text (quote digits)")
        try:
            return [self.kinds[kind] for kind in parse(value)]
        except NotationError as error:
            raise self.wrong(key, str(error)) from None

    def tile(self, key: str) -> int:
        """Take one kind."""
        kinds = self.tiles(key)
        if len(kinds) != 1:
            raise self.wrong(key, f"one tile, not {len(kinds)}")
        return kinds[0]

    def melds(self, key: str = "melds") -> list[Meld]:
        """Take melds like `pon 888m from N`."""
        return [self.meld(key, text) for text in self.words(key)]

    def meld(self, key: str, text: str) -> Meld:
        """Read one meld in writing."""
        late = text.endswith(LATE)
        written = text.removesuffix(LATE)
        try:
            meld = replace(_meld_with_joker(written, self.kinds) or meld_of(written, self.kinds), late=late)
        except FangchengError as error:
            raise self.wrong(key, str(error)) from None
        if meld.giver >= self.seats:
            raise self.wrong(key, f'"{text}": seats are {" ".join(SEATS[: self.seats])}')
        return meld

    def close(self) -> None:
        """Raise BadCase for a key that nobody took."""
        for key in self.values:
            known = [self.place + one for one in sorted(self.known)]
            raise BadCase(str(UnknownName("key", self.place + key, known, f"Known here: {', '.join(known)}.")))


def _meld_with_joker(written: str, kinds: Kinds) -> Meld | None:
    """Return a run that only the faces printed on its tiles make, as a joker of this hand is among them; else None.

    Nobody may claim it; a case lays it to see it refused (WENZHOU-14).
    """
    try:
        meld_of(written, kinds)
    except FangchengError:
        return meld_of(written) if kinds is not PLAIN else None
    return None


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
