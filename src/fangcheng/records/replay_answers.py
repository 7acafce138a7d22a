"""Which action a recorded event is, and how every seat answers so that it happens."""

from collections.abc import Sequence
from typing import Any

from fangcheng.core import actions as act
from fangcheng.core.hand import allowed
from fangcheng.core.record import CLAIM, ROB
from fangcheng.records.model import (
    Abort,
    AddedKong,
    Chi,
    ConcealedKong,
    Discard,
    Event,
    Indicator,
    LayAside,
    Left,
    OpenKong,
    Pon,
    Ready,
    ReadyAccepted,
    Returned,
    Win,
)
from fangcheng.records.replay_wall import KIND
from fangcheng.tiles import face_of

FOLLOWS = (Indicator, ReadyAccepted, Left, Returned)  # happens by itself between a discard and what is done with it
CLAIMS = (Chi, Pon, OpenKong)


def answers(table: Any, events: Sequence[Event]) -> list[tuple[int, int]]:
    """Seat and action of every answer due now, in the order to be given; empty when the record gives none.

    `events` is what is still to come.
    """
    deciding = next((event for event in events if not isinstance(event, FOLLOWS)), None)
    if deciding is None:
        return []
    if table.phase in (CLAIM, ROB):
        return _claims(table, deciding, events)
    action = own_action(table, deciding)
    return [] if action is None else [(int(table.turn), action)]


def _claims(table: Any, deciding: Event, events: Sequence[Event]) -> list[tuple[int, int]]:
    owing = [seat for seat in range(int(table.seats)) if int(table.owed) >> seat & 1]
    taking: dict[int, int] = {}
    if isinstance(deciding, Win):
        taking = {win.seat: act.WIN for win in _wins(events) if win.seat != win.from_seat}
    elif isinstance(deciding, Abort) and deciding.reason == "triple_ron":
        taking = {seat: act.WIN for seat in owing if allowed(table, seat, act.WIN)}
    elif isinstance(deciding, CLAIMS) and table.phase == CLAIM:
        taking = {deciding.seat: claim(deciding)}
    passing = {seat: act.PASS for seat in owing if seat not in taking}
    return [*passing.items(), *taking.items()]


def _wins(events: Sequence[Event]) -> list[Win]:
    """The wins on one tile, which stand together."""
    found: list[Win] = []
    for event in events:
        if isinstance(event, Win):
            found.append(event)
        elif found or not isinstance(event, FOLLOWS):
            break
    return found


def claim(event: Chi | Pon | OpenKong) -> int:
    """The action of a call."""
    reds = sum(tile[0] == "0" for tile in event.own)
    if isinstance(event, OpenKong):
        return act.OPEN_KONG
    if isinstance(event, Pon):
        return act.PON + reds
    called = face_of(KIND[event.tile])
    place = sum(face_of(KIND[tile]) < called for tile in event.own)
    return act.CHI + place + (3 if reds else 0)


def own_action(table: Any, event: Event) -> int | None:
    """The action of what the player on turn does, None when the event is no such thing."""
    match event:
        case Discard():
            return _discard(table, event)
        case Ready():
            return act.READY
        case AddedKong():
            return act.ADDED_KONG + face_of(KIND[event.tile])
        case ConcealedKong():
            return act.CONCEALED_KONG + face_of(KIND[event.tiles[0]])
        case LayAside():
            return act.LAY_NORTH
        case Win() if event.seat == event.from_seat:
            return act.WIN
        case Abort(reason="nine_terminals"):
            return act.ABORT
    return None


def _discard(table: Any, event: Discard) -> int:
    kind = KIND[event.tile]
    drawn = event.drawn
    if drawn is None:
        drawn = int(table.drawn) == kind
    return act.DISCARD_DRAWN if drawn else act.TILE + kind
