"""What a record tells of a result beside the engine's own event: indicators, counters, sticks, hands shown."""

from collections.abc import Sequence
from typing import Any

from fangcheng.core.table.wall import indicator_position
from fangcheng.game.events import kinds_in_hand
from fangcheng.game.printed import as_printed
from fangcheng.records.model import Abort, Discard, DrawnHand, Event, HandRecord, Indicator, Ready, ReadyAccepted, Win
from fangcheng.records.replay.comparison import Difference, Pairs
from fangcheng.tiles import name_of

STICK = 1000


def has_details(event: Event) -> bool:
    """Return True for an event of which `differing_details` may find anything; most are draws and plain discards."""
    return type(event) in (Win, DrawnHand, Abort) or (type(event) is Discard and event.ready)


def differing_details(
    event: Event, hand: HandRecord, before: Sequence[Event], table: Any, rules: Any
) -> Difference | None:
    """Return the first thing told of an event that the events before it, or the table, know otherwise."""
    pairs: Pairs = iter(())
    match event:
        case Win():
            pairs = _win(event, hand, before, table, rules)
        case DrawnHand() | Abort():
            pairs = _drawn(event, hand, before, table)
        case Discard():
            announced = bool(before) and isinstance(before[-1], Ready) and before[-1].seat == event.seat
            pairs = iter([("announces ready", event.ready, announced)] if event.ready else [])
    name = event.word
    return next((Difference(f"{name} {what}", told, got) for what, told, got in pairs if told != got), None)


def _win(win: Win, hand: HandRecord, before: Sequence[Event], table: Any, rules: Any) -> Pairs:
    shown = (*hand.indicators, *(event.tile for event in before if isinstance(event, Indicator)))
    if win.indicators:
        yield "indicators", win.indicators, shown
    if win.ura:
        yield "under the indicators", win.ura, _under(table, rules, len(shown), win.seat, before)
    first = not any(isinstance(event, Win) for event in before)
    if win.counters is not None:
        yield "counters", win.counters, hand.counters if first else win.counters
    if win.sticks is not None and win.deltas is not None:
        yield "sticks", STICK * win.sticks, sum(win.deltas)


def _under(table: Any, rules: Any, count: int, seat: int, before: Sequence[Event]) -> tuple[str, ...]:
    """Return the tiles under the indicators, which only a ready player sees."""
    if not any(isinstance(event, ReadyAccepted) and event.seat == seat for event in before):
        return ()
    places = [indicator_position(table, rules, number) + 1 for number in range(count)]
    return tuple(name_of(int(table.wall[place])) for place in places)


def _drawn(result: DrawnHand | Abort, hand: HandRecord, before: Sequence[Event], table: Any) -> Pairs:
    if result.counters is not None:
        yield "counters", result.counters, hand.counters
    if result.sticks is not None:
        yield "sticks", result.sticks, hand.sticks + sum(isinstance(event, ReadyAccepted) for event in before)
    for seat, tiles in enumerate(result.shown):
        if tiles:
            yield f"hand of seat {seat}", sorted(tiles), sorted(map(name_of, kinds_in_hand(as_printed(table), seat)))
