"""The stream of events as a seat saw it, without what it may not know."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from fangcheng.core.state.rule_codes import FIRST_WIN_ENDS, READY_SHOWN
from fangcheng.game.event_types import (
    AnyEvent,
    Dealt,
    Discarded,
    Drew,
    Gave,
    HandBegan,
    HeartWritten,
    Melded,
    ReadyDeclared,
    StoodApart,
    TakenBack,
    Took,
    TreasureSeen,
    Watched,
    Won,
)

FACE_DOWN = "#"


class Hiding(Struct, frozen=True, kw_only=True):
    """What a variant hides beside hands and draws, and which draws it shows."""

    concealed_kongs: bool = False  # MCR-18
    dealt_kongs: int = 0  # GUIZHOU-P3: those laid before so many others have discarded
    open_draws: bool = False  # JINAN-17: whoever has declared ready draws openly
    winning_hands: bool = False  # SICHUAN-27: a winner lays the hand aside face down while the others play on


def hiding_of(rules: Any) -> Hiding:
    """Return what a game hides and shows by its rules."""
    return Hiding(
        concealed_kongs=bool(rules.hide_concealed_kong),
        dealt_kongs=int(rules.hide_dealt_kong) * (int(rules.seats) - 1),
        winning_hands=bool(rules.play_on != FIRST_WIN_ENDS),
        open_draws=bool(rules.ready_rule == READY_SHOWN),
    )


def seen_by(events: Sequence[AnyEvent], seat: int | None, hiding: Hiding, start: int = 0) -> Iterator[AnyEvent]:
    """Yield the stream from event `start` on as `seat` saw it, or an onlooker who sees no hand (None)."""
    sees_all, open_seats, thrown = False, set[int | None](), set[int | None]()
    for number, event in enumerate(events):
        if isinstance(event, HandBegan):
            sees_all, open_seats, thrown = False, set(), set()
        if isinstance(event, Discarded):
            thrown.add(event.seat)
        if isinstance(event, Watched) and event.seat == seat:
            sees_all = True
        if isinstance(event, ReadyDeclared) and hiding.open_draws:
            open_seats.add(event.seat)
        if number >= start:
            is_open = isinstance(event, Drew) and event.seat in open_seats
            face_down = hiding.concealed_kongs or len(thrown - {event.seat}) < hiding.dealt_kongs
            yield event if sees_all or is_open else _hidden(event, seat, hiding, face_down)


def _hidden(event: AnyEvent, seat: int | None, hiding: Hiding, kongs_face_down: bool) -> AnyEvent:
    own = seat is not None and event.seat == seat
    if isinstance(event, Dealt):
        hands = tuple(hand if number == seat else None for number, hand in enumerate(event.hands))
        return replace(event, hands=hands, drawn=event.drawn if own else None)
    if own:
        return event
    if isinstance(event, Drew) and not event.shown and not (event.tile or "").endswith("f"):
        return replace(event, tile=None)
    if isinstance(event, Discarded) and event.face_down:
        return replace(event, tile=FACE_DOWN)
    if isinstance(event, StoodApart):
        return replace(event, tiles=None)
    if isinstance(event, HeartWritten):
        return replace(event, tile=None)
    if isinstance(event, TreasureSeen):
        return replace(event, tile=None)
    if isinstance(event, TakenBack):
        return replace(event, drawn=None)
    if isinstance(event, Gave) and seat != event.receiver:
        return replace(event, tiles=None)
    if isinstance(event, Took) and seat != event.giver:
        return replace(event, tiles=None)
    if isinstance(event, Melded) and event.kind == "concealed_kong" and kongs_face_down:
        return replace(event, tiles=None)
    if isinstance(event, Won) and hiding.winning_hands:
        return replace(event, hand=None)
    return event
