"""Tiles that prove what dealt hands are paid for: they lie open before their owners for one go-round."""

from collections import Counter
from collections.abc import Iterable

import fangcheng.game.event_types as game
from fangcheng.tiles import name_of, parse


def lying_open(events: Iterable[game.AnyEvent]) -> dict[int, list[str]]:
    """Return what still lies open by seat, from the events of a hand; nothing once it is the dealer's turn again.

    A tile that lies open goes before its equals when its owner discards or melds one, but for one just drawn.
    Rules: CHANGSHA-37.
    """
    dealer, thrown = None, False
    proof: dict[int, Counter[str]] = {}
    for event in events:
        seat = event.seat
        if isinstance(event, game.HandBegan):
            dealer = seat
        elif isinstance(event, game.OpeningShown) and seat is not None:
            proof[seat] = proof.get(seat, Counter()) | _counted(event.tiles)  # rows may be proven by the same tiles
        elif thrown and seat == dealer and isinstance(event, (game.Drew, game.Melded)):
            return {}
        elif isinstance(event, game.Discarded):
            thrown = thrown or seat == dealer
            if seat in proof and not event.drawn:
                proof[seat] -= Counter([event.tile])
        elif isinstance(event, game.Melded) and seat in proof:
            claimed = [event.called] if event.source is not None and event.called is not None else []
            proof[seat] -= _counted(event.tiles or "") - Counter(claimed)
    return {seat: sorted(tiles.elements(), key=parse) for seat, tiles in proof.items() if tiles.total()}


def _counted(tiles: str) -> Counter[str]:
    return Counter(map(name_of, parse(tiles)))
