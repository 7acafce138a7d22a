"""A discard as everybody sees it at once, before it is known whether anybody claims it.

The engine goes on at once where nobody can claim. What a reader is shown until the window ends is therefore made of
what he was shown before and of the discard alone: it is the same whoever could have claimed.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from fangcheng.game.event_types import AnyEvent, Discarded, ReadyDeclared
from fangcheng.web import wire


def discard_in(events: Sequence[AnyEvent]) -> int | None:
    """Return the number of the discard that begins what has happened, None where something else does."""
    for number, event in enumerate(events):
        if isinstance(event, Discarded):
            return number
        if not isinstance(event, ReadyDeclared):
            return None
    return None


def with_discard(view: wire.SeatView, event: Discarded) -> wire.SeatView:
    """Return a view after a discard, as the reader of `view` sees the event; nothing is asked in it."""
    shown = replace(view, seats=[_seat(one, event) for one in view.seats])
    return without_question(shown) if event.seat != view.seat else _own(shown, event)


def without_question(view: wire.SeatView) -> wire.SeatView:
    """Return a view in which the reader has nothing to decide."""
    hand = [replace(one, choice=None, forbidden=None, waits=[], picked=0) for one in view.hand]
    return replace(view, hand=hand, choices=[], prompt=None, clock=None)


def _seat(seen: wire.SeatState, event: Discarded) -> wire.SeatState:
    river = [replace(one, last=False) if one.last else one for one in seen.river]
    if seen.seat != event.seat:
        return replace(seen, river=river)
    laid = wire.RiverTile(
        tile=event.tile, drawn=event.drawn, ready=event.ready, last=True, racked=event.racked
    )  # fmt: skip
    shown = seen.shown
    if shown is not None and event.tile in shown:
        place = len(shown) - 1 - shown[::-1].index(event.tile)
        shown = [*shown[:place], *shown[place + 1 :]]
    return replace(seen, river=[*river, laid], hand_count=seen.hand_count - 1, drawn=False, shown=shown, thinking=False)


def _own(view: wire.SeatView, event: Discarded) -> wire.SeatView:
    """Take the tile out of the own hand; what the rest waits for was told with it."""
    place = next(
        (number for number, one in enumerate(view.hand) if one.tile == event.tile and one.drawn == event.drawn), None
    )
    if place is None:
        return without_question(view)
    thrown = view.hand[place]
    left = [replace(one, drawn=False) for number, one in enumerate(view.hand) if number != place]
    return replace(without_question(replace(view, hand=left)), waits=thrown.waits, notices=[])
