"""Pauses of a match: somebody asks, the others consent, and in the end it goes on."""

import asyncio
from typing import TYPE_CHECKING

from fangcheng.web.people.errands import Errands
from fangcheng.web.people.life import NotNow
from fangcheng.web.people.motions import LONGEST_PAUSE, Motion
from fangcheng.web.people.table import SharedTable

if TYPE_CHECKING:
    from fangcheng.web.people.room import SharedRoom


class Pauses:
    """The pauses of the match that is played in a room. After a restart of the server it goes on."""

    def __init__(self, room: "SharedRoom") -> None:
        self._room = room
        self._latest: Motion | None = None  # by which the present one was taken
        self._errands = Errands()

    def motion(self, person: str) -> Motion:
        """Return the question for a pause to all who play and are there. Raises NotNow."""
        table, players = self._room.table, self._room.players
        if table is None or self._room.kept.state != "playing" or table.paused or table.match.over:
            raise NotNow("people-not-now")
        if person not in players:
            raise NotNow("people-not-now")
        return Motion(person, {one for one in players if one in self._room.lines} - {person}, "pause")

    async def settle(self, motion: Motion, passed: bool) -> None:
        """Let the match stand still, if all consent."""
        if passed and self._room.table is not None:
            self._latest = motion
            await self._room.table.pause()
            self._errands.begin(self._go_on, self._room.table, motion)

    async def resume(self, person: str) -> None:
        """Go on. Raises NotNow for who is neither the owner nor has asked for the pause."""
        table, by = self._room.table, self._latest.by if self._latest is not None else ""
        if table is None or not table.paused or person not in (self._room.kept.owner, by):
            raise NotNow("people-not-now")
        await table.resume()

    async def _go_on(self, table: SharedTable, motion: Motion) -> None:
        await asyncio.sleep(LONGEST_PAUSE)
        async with self._room.lock:
            if self._room.table is table and table.paused and self._latest is motion:
                await table.resume()
                await self._room.tell()

    def close(self) -> None:
        """Wait for nothing more: the room is closed."""
        self._errands.close()
