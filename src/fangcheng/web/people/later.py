"""A match as it is shown to onlookers a hand late: with all hands open, at the pace at which it was played.

Nothing of a hand is shown before the next one is dealt, the last one once the match is over.
"""

import zlib
from collections import deque
from collections.abc import Callable, Collection, Sequence

import msgspec

from fangcheng.game.match import Match
from fangcheng.web import messages, wire
from fangcheng.web.page.choices import Hand
from fangcheng.web.page.log import lines
from fangcheng.web.page.translate import seat_view

LONGEST = 2.5  # seconds between two moments, however long somebody thought
MOST = 1000  # moments that wait; a hand has some two hundred

_read = msgspec.json.Decoder(messages.Happened).decode


class Later:
    """The moments of a match that wait to be shown, packed: some 1 kB each. `people` are the names by person."""

    def __init__(self, match: Match, people: Sequence[str], bots: Collection[int], now: Callable[[], float]) -> None:
        self.shown: messages.Snapshot | None = None  # what onlookers see now
        self._match, self._people, self._bots, self._now = match, list(people), bots, now
        self._told = len(match.events)
        self._hand: list[tuple[float, bytes]] = []  # of the hand that is played, each with its moment
        self._due: deque[tuple[float, bytes]] = deque()  # of hands that are over, each with the seconds before it
        self._count = 0

    def note(self, manner: tuple[str, str]) -> None:
        """Keep the present moment of the hand."""
        match = self._match
        events, self._told = lines(match, match.events[self._told :], self._people), len(match.events)
        view = _all_open(match, self._people, self._bots)
        view.level, view.temperament = manner
        self._count += 1
        moment = messages.Happened(v=self._count, events=events, view=view)
        if len(self._hand) < MOST:
            self._hand.append((self._now(), zlib.compress(msgspec.json.encode(moment), 1)))

    def skip(self) -> None:
        """Leave out what has happened so far: it was shown, or is lost, before the server ended."""
        self._told = len(self._match.events)

    def end_hand(self) -> None:
        """Let the hand be shown that is over."""
        before = self._hand[0][0] if self._hand else 0.0
        for at, packed in self._hand:
            self._due.append((min(at - before, LONGEST), packed))
            before = at
        self._hand = []

    @property
    def wait(self) -> float | None:
        """Return the seconds until the next moment is shown, None where none is due."""
        return self._due[0][0] if self._due else None

    def show(self) -> messages.Happened:
        """Show the next moment."""
        moment = _read(zlib.decompress(self._due.popleft()[1]))
        begins = any(event.kind == "deal" for event in moment.events)
        log = [] if begins or self.shown is None else self.shown.log
        self.shown = messages.Snapshot(v=moment.v, view=moment.view, log=[*log, *moment.events])
        return moment


def _all_open(match: Match, people: Sequence[str], bots: Collection[int]) -> wire.SeatView:
    view = seat_view(match, match.view(None), Hand(), people, bots)
    for state in view.seats:
        state.thinking = False
        if state.shown is None or not match.hand_over:
            state.shown = _tiles_of(match, state.seat)
    return view


def _tiles_of(match: Match, seat: int) -> list[wire.Spot]:
    """Return the hand of a seat as it lies before its owner, the drawn tile last."""
    own = match.view(seat).seats[seat]
    return [*(own.hand or ()), *([own.drawn] if own.drawn else [])]
