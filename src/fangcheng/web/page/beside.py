"""What was paid beside the wins of a hand, one line for each kong, bonus or fine: what for, and who paid whom."""

from collections.abc import Iterable, Iterator, Sequence

from fangcheng.game.event_types import AnyEvent, Melded, Paid
from fangcheng.game.explain import OF_KONGS, Explanation, Part
from fangcheng.game.match import Match
from fangcheng.web import wire
from fangcheng.web.page.texts import tiles_of


def lines(match: Match, told: Iterable[Explanation], reader: int | None) -> Iterator[tuple[Part, wire.Beside]]:
    """Yield a line for each payment, and the part of it whose cause says what for.

    A concealed kong that the reader may not see has no tiles.
    """
    start = len(match.events) - len(match.hand_events)
    kongs = list(_kong_tiles(match.events_for(reader, start)))
    for one in told:
        tiles = _taken(kongs, one) if one.kind == "kong" else []
        for about, parts in _by_seat(one).items():
            changes = [sum(part.amount for part in of_seat) for of_seat in parts]
            if any(changes):
                first = next(part for of_seat in parts for part in of_seat)
                transfers = who_pays_whom(changes)
                yield first, wire.Beside(seat=about, tiles=tiles, transfers=transfers, changes=changes)


def _by_seat(one: Explanation) -> dict[int | None, list[list[Part]]]:
    """Sort the parts by the seat they are about; of each the parts of every seat."""
    found: dict[int | None, list[list[Part]]] = {}
    for payment in one.payments:
        for part in payment.parts:
            found.setdefault(part.about, [[] for _ in one.payments])[payment.seat].append(part)
    return found


def who_pays_whom(changes: Sequence[int]) -> list[wire.Transfer]:
    """Tell who pays whom, where the changes alone tell it: one receiver, or one payer."""
    receivers = [seat for seat, change in enumerate(changes) if change > 0]
    payers = [seat for seat, change in enumerate(changes) if change < 0]
    if len(receivers) == 1:
        return [wire.Transfer(payer=payer, receiver=receivers[0], amount=-changes[payer]) for payer in payers]
    if len(payers) == 1:
        return [wire.Transfer(payer=payers[0], receiver=to, amount=changes[to]) for to in receivers]
    return []


def _kong_tiles(events: Iterable[AnyEvent]) -> Iterator[tuple[str, int | None, list[wire.Tile]]]:
    """Yield cause, seat and tiles of every payment for a kong; no tiles where it does not follow the kong itself."""
    made: Melded | None = None
    for event in events:
        if isinstance(event, Melded):
            made = event
        elif isinstance(event, Paid) and event.cause in OF_KONGS:
            same = made is not None and (made.kind, made.seat) == (event.cause, event.seat)
            yield event.cause, event.seat, tiles_of(made.tiles) if same and made is not None else []


def _taken(kongs: list[tuple[str, int | None, list[wire.Tile]]], one: Explanation) -> list[wire.Tile]:
    """Take the first payment of this cause and seat off the list and return its tiles."""
    for index, (cause, seat, tiles) in enumerate(kongs):
        if (cause, seat) == (one.reason, one.winner):
            del kongs[index]
            return tiles
    return []
