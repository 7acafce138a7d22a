"""Who looks on at a table: one reader for all of them, who sees what lies open and no hand."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from fangcheng.game.match import Match
from fangcheng.web import messages
from fangcheng.web.page.choices import Hand
from fangcheng.web.people.later import Later
from fangcheng.web.people.reader import Reader
from fangcheng.web.table.clock import Limits
from fangcheng.web.table.pace import Line

NOBODY = -1  # number of who is no person of the match
logger = logging.getLogger("fangcheng")


class Onlooker(Reader):
    """What all onlookers are shown at once. He owes nothing, so no clock of his ever runs."""

    def __init__(self, match: Match, names: Sequence[str], people: Sequence[int], now: Callable[[], float]) -> None:
        super().__init__(match, NOBODY, names, Limits(), now)
        self.bots = [number for number in range(len(names)) if number not in people]

    @property
    def seat(self) -> int | None:
        """Return None: he sits nowhere."""
        return None

    @property
    def asked(self) -> Hand:
        """Return nothing: he is asked nothing."""
        return Hand()


class Gallery:
    """The lines of a table's onlookers. Their coming and going changes nothing there; without any nothing is made."""

    def __init__(
        self, onlooker: Onlooker | None, later: Later | None, sleep: Callable[[float], Awaitable[None]]
    ) -> None:
        self.lines: dict[str, Line] = {}  # by id of the person
        self._onlooker, self._later, self._sleep = onlooker, later, sleep
        self._showing: asyncio.Task[None] | None = None  # what is shown a hand late

    @property
    def is_open(self) -> bool:
        """Return True if anybody may look on."""
        return self._onlooker is not None or self._later is not None

    def tell(self, message: messages.ServerMessage) -> None:
        """Send everybody who looks on the same message."""
        for line in self.lines.values():
            line.put(message)

    def show(self, line: Line, table: str, walls: messages.Walls) -> None:
        """Send an onlooker what he sees now."""
        seen = self.shown()
        line.put(messages.Hello(table=table, seat=None, v=0 if seen is None else seen.v, walls=walls))
        if seen is not None:
            line.put(seen)

    def show_anew(self) -> None:
        """Send everybody who looks on at closed hands what he sees now: the match has gone back."""
        seen = None if self._later is not None or not self.lines else self.shown()
        if seen is not None:
            self.tell(seen)

    def show_later(self) -> None:
        """See that all is shown that is due to be shown a hand late."""
        if self._later is not None and (self._showing is None or self._showing.done()):
            self._showing = asyncio.create_task(self._show_moments(self._later))

    async def _show_moments(self, later: Later) -> None:
        try:
            while (wait := later.wait) is not None:
                await self._sleep(wait)
                self.tell(later.show())
        except Exception:
            logger.exception("onlookers are shown nothing more")

    def close(self) -> None:
        """Show nothing more."""
        if self._showing is not None:
            self._showing.cancel()

    def shown(self) -> messages.Snapshot | None:
        """Return what an onlooker sees now, None where there is nothing to see yet."""
        if self._later is not None:
            return self._later.shown
        one = self._onlooker
        return None if one is None or one.view is None else messages.Snapshot(v=one.v, view=one.view, log=one.log)
