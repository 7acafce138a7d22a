"""Pauses of a match: somebody asks, the others consent, and in the end it goes on."""

import asyncio
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from fangcheng.web import messages
from fangcheng.web.people.life import NotNow
from fangcheng.web.people.motions import LONGEST_PAUSE, SECONDS, Motion, Motions
from fangcheng.web.people.table import SharedTable

if TYPE_CHECKING:
    from fangcheng.web.people.room import SharedRoom


class Pauses:
    """The pauses of the match that is played in a room. After a restart of the server it goes on."""

    def __init__(self, room: "SharedRoom") -> None:
        self.motions = Motions()
        self._room = room
        self._latest: Motion | None = None  # by which the present one was taken
        self._tasks: set[asyncio.Task[None]] = set()

    async def move(self, person: str, asked: messages.Ask | messages.Answer | messages.Resume) -> None:
        """Ask for a pause, answer to that, or end it. The room's lock is held. Raises NotNow."""
        table = self._room.table
        if table is None or self._room.kept.state != "playing":
            raise NotNow("people-not-now")
        if isinstance(asked, messages.Resume):
            asked_by = self._latest.by if self._latest is not None else ""
            if not table.paused or person not in (self._room.kept.owner, asked_by):
                raise NotNow("people-not-now")
            return await table.resume()
        motion = self._answered(person, asked) if isinstance(asked, messages.Answer) else self._asked(person, table)
        if motion.outcome is not None:
            await self._settle(motion, motion.outcome)

    def _answered(self, person: str, asked: messages.Answer) -> Motion:
        if self.motions.open is None:
            raise NotNow("people-not-now")
        self.motions.open.answer(person, asked.yes)
        return self.motions.open

    def _asked(self, person: str, table: SharedTable) -> Motion:
        if table.paused or table.match.over:
            raise NotNow("people-not-now")
        players = [one for one in self._room.lines if self._room.number_of(one) is not None]
        match = f"{table.id} {len(table.match.matches)}"
        motion = self.motions.ask(person, players, match, time.monotonic())
        self._later(self._close(motion))
        return motion

    async def _close(self, motion: Motion) -> None:
        """Take silence for consent."""
        await asyncio.sleep(SECONDS)
        async with self._room.lock:
            if self.motions.open is motion:
                await self._settle(motion, True)
                await self._room.tell()

    async def _settle(self, motion: Motion, passed: bool) -> None:
        self.motions.close(passed, time.monotonic())
        if passed and self._room.table is not None:
            self._latest = motion
            await self._room.table.pause()
            self._later(self._go_on(self._room.table, motion))

    async def _go_on(self, table: SharedTable, motion: Motion) -> None:
        await asyncio.sleep(LONGEST_PAUSE)
        async with self._room.lock:
            if self._room.table is table and table.paused and self._latest is motion:
                await table.resume()
                await self._room.tell()

    def drop(self) -> None:
        """Forget what is asked: the match is over."""
        self.motions.open = None

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Wait for nothing more: the room is closed."""
        for task in self._tasks:
            task.cancel()
