"""Who owns a room while its owner is not there: after a time it passes to somebody who is, and all are told."""

import asyncio
import time
from typing import TYPE_CHECKING

from fangcheng.web.people import life
from fangcheng.web.people.errands import Errands

if TYPE_CHECKING:
    from fangcheng.web.people.room import SharedRoom

AWAY = 120.0  # seconds without a line after which the room is another's, if anybody is there


class Ownership:
    """Watches whether the owner of a room has a line."""

    def __init__(self, room: "SharedRoom") -> None:
        self._room = room
        self._since: float | None = None  # when his line was missed first
        self._waiting: asyncio.TimerHandle | None = None
        self._closed = False
        self._errands = Errands()

    def look(self) -> None:
        """Begin or end to wait for the owner; who comes when he has been away for long need not wait again."""
        room = self._room
        if room.kept.owner in room.lines:
            self._since = None
        elif self._since is None:
            self._since = time.monotonic()
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        if self._since is not None and not self._closed and life.heir_of(room.kept, room.lines):
            wait = self._since + AWAY - time.monotonic()
            self._waiting = asyncio.get_running_loop().call_later(wait, self._errands.begin, self._pass_on)

    async def _pass_on(self) -> None:
        async with self._room.lock:
            heir = life.heir_of(self._room.kept, self._room.lines)
            if heir and self._room.kept.owner not in self._room.lines:
                await self._room.hand_on(heir)
                await self._room.tell()

    def close(self) -> None:
        """Wait for nobody any more, whoever goes now."""
        self._closed = True
        if self._waiting is not None:
            self._waiting.cancel()
        self._errands.close()
