"""Puts the separate lists of a tenhou.net/6 hand back into the order in which things happened.

The format keeps, for every seat, what came in (draws, calls) and what went out (discards, kongs). Which
of two equal discards was called is not written: where both fit, the first is tried and, should the lists
then not come out even, the next.
"""

import re
from collections.abc import Iterator
from itertools import islice

import msgspec

from fangcheng import tiles
from fangcheng.records.model import (
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    Draw,
    Event,
    Indicator,
    LayAside,
    OpenKong,
    Pung,
    Ready,
    ReadyAccepted,
    Tile,
    Tiles,
)

DRAWN_TILE = 60  # goes out: the tile just drawn
NOTHING = 0  # goes out after an open kong: no discard yet
RED_FIVES = {51: tiles.RED_5M, 52: tiles.RED_5P, 53: tiles.RED_5S}
MOST_STEPS = 20_000  # a real hand needs a few hundred

Entry = int | str


class Seat6(msgspec.Struct, frozen=True):
    """What came to one seat and what left it, in its own order."""

    incoming: tuple[Entry, ...]
    outgoing: tuple[Entry, ...]


class _Position(msgspec.Struct):
    """How far the lists are read; copied where two readings are possible."""

    seat: int  # whose turn
    ins: list[int]
    outs: list[int]
    events: list[Event]
    claim: str = ""  # the call that opens this turn
    replacing: bool = False

    def copy(self, seat: int, claim: str = "") -> "_Position":
        return _Position(seat, self.ins.copy(), self.outs.copy(), self.events.copy(), claim)


def tile_of(number: Entry) -> Tile:
    """Return the tile of a number: 11-19 m, 21-29 p, 31-39 s, 41-47 honours, 51-53 red fives. Raises ValueError."""
    if isinstance(number, int):
        if number in RED_FIVES:
            return tiles.name_of(RED_FIVES[number])
        suit, rank = divmod(number, 10)
        if (1 <= suit <= 3 and 1 <= rank <= 9) or (suit == 4 and 1 <= rank <= 7):
            return f"{rank}{'mpsz'[suit - 1]}"
    raise ValueError(f"no tile {str(number)[:20]}")


def in_order(seats: list[Seat6], dealer: int, indicators: Tiles, taken: bool) -> list[Event]:
    """Return the events of a hand; `taken`: the last tile was won on, by however many.

    Raises ValueError when no order lets the lists come out even.
    """
    waiting = [_Position(dealer, [0] * len(seats), [0] * len(seats), [])]
    failure = ""
    for _ in range(MOST_STEPS):
        if not waiting:
            raise ValueError(f"no order fits the lists: {failure}")
        position = waiting.pop()
        try:
            following = _play_turn(seats, position)
        except ValueError as reason:
            failure = str(reason)
            continue
        if following is None:
            return _completed(_if_drawn_is_told(position.events), indicators, taken)
        waiting.extend(reversed(following))
    raise ValueError(f"no order found within {MOST_STEPS} steps")


def win_tile(events: list[Event]) -> Tile:
    """Return the tile a win at this point is on."""
    for event in reversed(events):
        if isinstance(event, (Draw, Discard, AddedKong, LayAside)):
            return event.tile
        if isinstance(event, ConcealedKong):
            return event.tiles[0]
    raise ValueError("a win before anything happened")


def _play_turn(seats: list[Seat6], position: _Position) -> list[_Position] | None:
    """Read one seat's turn up to its discard.

    Returns the readings of what follows, likeliest first, or None when the lists are read to their end.
    """
    if all(_is_read(seats, position, seat) for seat in range(len(seats))):
        return None
    position.events.append(_incoming(seats, position))
    while (leaving := _next_out(seats, position)) is not None:
        event = _outgoing(leaving, position)
        if event is not None:
            position.events.append(event)
        if isinstance(event, Discard):
            return _followers(seats, position, event)
        position.replacing = True
        if isinstance(event, AddedKong) and _next_in(seats, position, position.seat) is None:
            return _followers(seats, position, event)  # robbed, or the hand was broken off
        position.events.append(_incoming(seats, position))
    if any(not _is_read(seats, position, seat) for seat in range(len(seats))):
        raise ValueError(f"seat {position.seat} has no discard left while others have tiles")
    return None


def _is_read(seats: list[Seat6], position: _Position, seat: int) -> bool:
    all_in = position.ins[seat] == len(seats[seat].incoming)
    return all_in and position.outs[seat] == len(seats[seat].outgoing)


def _next_in(seats: list[Seat6], position: _Position, seat: int) -> Entry | None:
    place = position.ins[seat]
    return seats[seat].incoming[place] if place < len(seats[seat].incoming) else None


def _next_out(seats: list[Seat6], position: _Position) -> Entry | None:
    place = position.outs[position.seat]
    outgoing = seats[position.seat].outgoing
    if place == len(outgoing):
        return None
    position.outs[position.seat] += 1
    return outgoing[place]


def _incoming(seats: list[Seat6], position: _Position) -> Event:
    seat = position.seat
    entry = _next_in(seats, position, seat)
    if entry is None:
        raise ValueError(f"seat {seat} has nothing to take")
    position.ins[seat] += 1
    if position.claim:
        claim, position.claim = position.claim, ""
        return call_of(claim, seat, len(seats))
    replacing, position.replacing = position.replacing, False
    if isinstance(entry, str):
        raise ValueError(f'seat {seat} calls "{entry[:20]}" out of turn')
    return Draw(seat, tile_of(entry), replacing)


def _outgoing(entry: Entry, position: _Position) -> Event | None:
    seat = position.seat
    if entry == NOTHING:
        if not isinstance(position.events[-1], OpenKong):
            raise ValueError(f"seat {seat} leaves out a discard without an open kong")
        return None
    if isinstance(entry, int):
        return _discard(entry, position, ready=False)
    if entry.startswith("r"):
        position.events.append(Ready(seat))
        return _discard(_number(entry[1:]), position, ready=True)
    if entry.startswith("f"):
        return LayAside(seat, tile_of(_number(entry[1:])))
    letter, _, called, others = _split(entry, "ka")
    if letter == "k":
        return AddedKong(seat, called, others)
    return ConcealedKong(seat, (*others, called))


def _discard(number: int, position: _Position, ready: bool) -> Discard:
    last = next(event for event in reversed(position.events) if not isinstance(event, Ready))
    if number != DRAWN_TILE:
        return Discard(position.seat, tile_of(number), False, ready)
    if not isinstance(last, Draw):
        raise ValueError(f"seat {position.seat} discards a drawn tile without a draw")
    return Discard(position.seat, last.tile, True, ready)


def _followers(seats: list[Seat6], position: _Position, event: Discard | AddedKong) -> list[_Position]:
    """Return the possible next turns after a discard: a pung or open kong, a chow, or the next seat's draw."""
    count = len(seats)
    if all(_is_read(seats, position, seat) for seat in range(count)):
        return [position]
    claims = []
    for distance in range(1, count):
        seat = (event.seat + distance) % count
        entry = _next_in(seats, position, seat)
        if isinstance(event, Discard) and isinstance(entry, str) and _claims(entry, seat, event, count):
            claims.append((entry.startswith("c"), seat, entry))
    following = [position.copy(seat, claim=entry) for _, seat, entry in sorted(claims)]
    return [*following, position.copy((event.seat + 1) % count)]


def _claims(entry: str, seat: int, discard: Discard, count: int) -> bool:
    call = call_of(entry, seat, count)
    return call.from_seat == discard.seat and call.tile == discard.tile


def call_of(entry: str, seat: int, count: int) -> Chow | Pung | OpenKong:
    """Return the call that an entry of `seat` stands for. Raises ValueError."""
    letter, place, called, others = _split(entry, "cpm")
    # The letter stands where the turned tile lies: left = left neighbour, right = next seat.
    distance = {0: 3, 1: 2}.get(place, 1)
    giver = (seat + distance) % 4
    if giver >= count:
        giver = (seat + 1) % count if distance == 1 else (seat - 1) % count
    if letter == "c":
        return Chow(seat, others, called, (seat - 1) % count)
    if letter == "p":
        return Pung(seat, others, called, giver)
    return OpenKong(seat, others, called, giver)


def _split(entry: str, letters: str) -> tuple[str, int, Tile, Tiles]:
    """Split "47p4747" into letter, tiles before it, the tile after it, all other tiles."""
    match = re.fullmatch(rf"((?:\d\d)*)([{letters}])(\d\d)((?:\d\d)*)", entry)
    if match is None:
        raise ValueError(f'"{entry[:20]}" is no call')
    before, letter, called, after = match.groups()
    others = tuple(tile_of(int(pair)) for pair in re.findall(r"\d\d", before + after))
    if len(others) != (2 if letter in "cp" else 3):
        raise ValueError(f'"{entry[:20]}" has too few or too many tiles')
    return letter, len(before) // 2, tile_of(int(called)), others


def _number(text: str) -> int:
    if re.fullmatch(r"[0-9]{2}", text) is None:
        raise ValueError(f'"{text[:20]}" is no tile number')
    return int(text)


def _if_drawn_is_told(events: list[Event]) -> list[Event]:
    """Return the events; where nobody ever played a drawn tile by its sign, equal tiles may be the drawn ones.

    Some programs write the tile itself instead of the 60 that stands for it.
    """
    if any(isinstance(event, Discard) and event.drawn for event in events):
        return events
    drawn: dict[int, Tile] = {}
    told: list[Event] = []
    for event in events:
        if isinstance(event, Draw):
            drawn[event.seat] = event.tile
        elif isinstance(event, Discard) and drawn.pop(event.seat, None) == event.tile:
            event = msgspec.structs.replace(event, drawn=None)
        told.append(event)
    return told


def _completed(events: list[Event], indicators: Tiles, taken: bool) -> list[Event]:
    """Add what the format leaves out: sticks put down and the moment of each kong's indicator.

    Tenhou turns it at once for a concealed kong, before the next discard or kong for the others.
    """
    complete: list[Event] = []
    unseen = iter(indicators)
    due = 0  # indicators of open and added kongs not yet turned
    for event in events:
        if isinstance(event, Discard):
            complete.extend(_turned(unseen, due))
            due = 0
        complete.append(event)
        if isinstance(event, (OpenKong, AddedKong, ConcealedKong)):
            at_once = isinstance(event, ConcealedKong)
            complete.extend(_turned(unseen, due + at_once))
            due = 0 if at_once else 1
        if isinstance(event, Discard) and event.ready and not (taken and event is events[-1]):
            complete.append(ReadyAccepted(event.seat))
    return complete


def _turned(unseen: Iterator[Tile], count: int) -> list[Event]:
    return [Indicator(tile) for tile in islice(unseen, count)]
