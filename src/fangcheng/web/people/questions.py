"""What somebody of a room asks of the others: who is asked, when silence counts, who carries it out."""

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

from fangcheng.web import messages
from fangcheng.web.people.calls import RollCall
from fangcheng.web.people.errands import Errands
from fangcheng.web.people.life import NotNow
from fangcheng.web.people.motions import KINDS, SECONDS, Motion, Motions, What
from fangcheng.web.people.pauses import Pauses
from fangcheng.web.people.undoing import Undoing

if TYPE_CHECKING:
    from fangcheng.web.people.room import SharedRoom


class Question(Protocol):
    """One kind of question. The room's lock is held."""

    def motion(self, person: str) -> Motion:
        """Return the question with all who are asked. Raises NotNow where it cannot be asked now."""

    async def settle(self, motion: Motion, passed: bool) -> None:
        """Do what has been decided."""


class Questions:
    """The questions of a room. After a restart of the server none is open."""

    def __init__(self, room: "SharedRoom") -> None:
        self.motions = Motions()
        self._room = room
        self._pauses = Pauses(room)
        self._kinds: dict[What, Question] = {"pause": self._pauses, "call": RollCall(room), "undo": Undoing(room)}
        self._kinds["ruling"] = room.host
        self._errands = Errands()

    async def move(self, person: str, asked: messages.Ask | messages.Answer | messages.Resume) -> None:
        """Ask something, answer, or end a pause. The room's lock is held. Raises NotNow."""
        if isinstance(asked, messages.Resume):
            return await self._pauses.resume(person)
        if isinstance(asked, messages.Answer):
            return await self._answer(person, asked.yes)
        await self.put(self._kinds[asked.what].motion(person))

    async def put(self, motion: Motion) -> None:
        """Ask all who are asked by a question. The room's lock is held. Raises NotNow."""
        table = self._room.table
        match = f"{table.id} {len(table.match.matches)}" if table is not None else ""
        self.motions.ask(motion, match, time.monotonic())
        self._errands.begin(self._close, motion)
        await self._look(motion)

    async def _answer(self, person: str, yes: bool) -> None:
        motion = self.motions.open
        if motion is None:
            raise NotNow("people-not-now")
        motion.answer(person, yes)
        await self._look(motion)

    def waits_for(self, person: str) -> bool:
        """Return True where it is asked whether somebody is there who has not answered: all he does is an answer."""
        motion = self.motions.open
        return motion is not None and motion.what == "call" and person in motion.asked

    async def hear(self, person: str) -> None:
        """Note that somebody is there. The room's lock is held."""
        if self.waits_for(person):
            await self._answer(person, True)

    async def _look(self, motion: Motion) -> None:
        if motion.outcome is not None:
            await self._settle(motion, motion.outcome)

    async def _close(self, motion: Motion) -> None:
        """Take silence for what it means."""
        await asyncio.sleep(SECONDS)
        async with self._room.lock:
            if self.motions.open is motion:
                await self._settle(motion, KINDS[motion.what].consents)
                await self._room.tell()

    async def _settle(self, motion: Motion, passed: bool) -> None:
        self.motions.close(passed, time.monotonic())
        await self._kinds[motion.what].settle(motion, passed)

    def drop(self) -> None:
        """Forget what is asked: the match is over, or another one begins."""
        self.motions.open = None

    def close(self) -> None:
        """Wait for nothing more: the room is closed."""
        self._errands.close()
        self._pauses.close()
