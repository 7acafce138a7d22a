"""What came to each seat and what left it, as the lists of a tenhou.net/6 hand; `order` reads them."""

from collections.abc import Iterable

from fangcheng.records.model import (
    AddedKong,
    Chow,
    ConcealedKong,
    Dice,
    Discard,
    Draw,
    Event,
    Indicator,
    LayAside,
    Left,
    OpenKong,
    Pung,
    Ready,
    ReadyAccepted,
    Result,
    Returned,
    Ruled,
    Tile,
)
from fangcheng.records.tenhou.order import DRAWN_TILE, NOTHING, Entry, call_of

SUITS = "mpsz"
LETTERS = {Chow: "c", Pung: "p", OpenKong: "m"}
UNTOLD = (ReadyAccepted, Dice, Left, Returned, *Result.__args__)  # stand in no list


def number_of(tile: Tile) -> int:
    """Return the number of a tile: 11-19 m, 21-29 p, 31-39 s, 41-47 honours, 51-53 red fives."""
    suit = SUITS.find(tile[-1])
    if suit < 0 or not tile[0].isdigit():
        raise ValueError("a tile is not told" if tile == "?" else f"the format knows no {tile}")
    return 51 + suit if tile[0] == "0" else 10 * (suit + 1) + int(tile[0])


def numbers_of(tiles: Iterable[Tile]) -> list[int]:
    """Return the numbers of tiles."""
    return [number_of(tile) for tile in tiles]


class Lists:
    """The lists of a hand while it is read; seats are counted from the first dealer."""

    def __init__(self, seats: int, shift: int) -> None:
        self.seats, self.shift = seats, shift
        self.incoming: list[list[Entry]] = [[] for _ in range(seats)]
        self.outgoing: list[list[Entry]] = [[] for _ in range(seats)]
        self.indicators: list[Tile] = []
        self._declared: set[int] = set()  # seats whose next discard declares
        self._pungs: dict[tuple[int, str], int] = {}  # by seat and face: where the turned tile lies

    def take(self, event: Event) -> None:
        """Write an event down. Raises ValueError for what the format cannot tell."""
        if isinstance(event, Indicator):
            self.indicators.append(event.tile)
        elif isinstance(event, Draw):
            self.incoming[self._seat(event.seat)].append(number_of(event.tile))
        elif isinstance(event, (Chow, Pung, OpenKong)):
            self._claim(event)
        elif isinstance(event, (Discard, AddedKong, ConcealedKong, LayAside)):
            self.outgoing[self._seat(event.seat)].append(self._left(event))
        elif isinstance(event, Ready) and event.manner == "plain":
            self._declared.add(event.seat)
        elif isinstance(event, Ruled) and not event.is_told_by_play:
            raise ValueError(f"the format has no word for a {event.ruling} that the host ruled")
        elif not isinstance(event, (*UNTOLD, Ruled)):
            raise ValueError(f"the format has no word for {type(event).__name__}")

    def _seat(self, seat: int) -> int:
        return (seat - self.shift) % self.seats

    def _left(self, event: Discard | AddedKong | ConcealedKong | LayAside) -> Entry:
        if isinstance(event, LayAside):
            return f"f{number_of(event.tile)}"
        if isinstance(event, ConcealedKong):
            *others, last = numbers_of(event.tiles)
            return f"{_joined(others)}a{last}"
        if isinstance(event, AddedKong):
            place = self._pungs[event.seat, event.tile.replace("0", "5")]
            return _with_letter("k", number_of(event.tile), numbers_of(event.pung), place)
        if event.drawn is None:
            raise ValueError("whether a discard was just drawn is not told")
        number = DRAWN_TILE if event.drawn else number_of(event.tile)
        declares = event.ready or event.seat in self._declared
        self._declared.discard(event.seat)
        return f"r{number}" if declares else number

    def _claim(self, event: Chow | Pung | OpenKong) -> None:
        """Write a call with its letter where the turned tile lies; the first place that is read as this giver."""
        seat, giver = self._seat(event.seat), self._seat(event.from_seat)
        own, letter = numbers_of(event.own), LETTERS[type(event)]
        places = [0] if isinstance(event, Chow) else [0, 1, len(own)]
        for place in places:
            entry = _with_letter(letter, number_of(event.tile), own, place)
            if call_of(entry, seat, self.seats).from_seat == giver:
                break
        else:
            raise ValueError(f"seat {event.seat} cannot claim from seat {event.from_seat}")
        self.incoming[seat].append(entry)
        if isinstance(event, Pung):
            self._pungs[event.seat, event.tile.replace("0", "5")] = place
        if isinstance(event, OpenKong):
            self.outgoing[seat].append(NOTHING)


def _with_letter(letter: str, tile: int, others: list[int], place: int) -> str:
    return f"{_joined(others[:place])}{letter}{tile}{_joined(others[place:])}"


def _joined(numbers: Iterable[int]) -> str:
    return "".join(map(str, numbers))
