"""What every table is: a match that one piece of work at a time may change, kept before it is told.

Who sits there, and what each is told of a change, is the business of room.py and of the tables of several people.
"""

import asyncio
import logging
import secrets
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from msgspec.structs import replace

from fangcheng.bots import STRONG
from fangcheng.errors import FangchengError
from fangcheng.game.match import Match
from fangcheng.records.figures import Figures
from fangcheng.records.model import GameRecord
from fangcheng.records.native import write_native
from fangcheng.web import wire
from fangcheng.web.page.texts import text
from fangcheng.web.store import kept
from fangcheng.web.store.store import Store
from fangcheng.web.table.bots import warm_up
from fangcheng.web.table.figured import games_of
from fangcheng.web.table.journal import ending_of
from fangcheng.web.table.pace import Line, Pace
from fangcheng.web.table.work import afford, at_leisure

LOOK = 0.2  # seconds between two looks at the clock
REMEMBERED = 64  # acts whose answers are kept for repeated ids

logger = logging.getLogger("fangcheng")


class Answers:
    """Why the latest messages of one person were refused, None where they were done; by their ids."""

    def __init__(self) -> None:
        self._reasons: OrderedDict[str, wire.Text | None] = OrderedDict()

    def __contains__(self, id: str) -> bool:
        return id in self._reasons

    def __getitem__(self, id: str) -> wire.Text | None:
        return self._reasons[id]

    def remember(self, id: str, reason: wire.Text | None = None) -> None:
        """Keep an answer; a message without an id is never asked about again."""
        if not id:
            return
        self._reasons[id] = reason
        if len(self._reasons) > REMEMBERED:
            self._reasons.popitem(last=False)


class Table(ABC):
    """A table of this server: its lock, its log on disk, its clock and the turns that come by themselves."""

    def __init__(self, match: Match, people: Sequence[str], pace: Pace, store: Store | None) -> None:
        self.match, self.people = match, list(people)  # names by person as records have them, empty for the reader
        self.pace = pace
        self.id = secrets.token_urlsafe(6)
        self.lost = False  # memory and disk have parted: the table has to be restored from disk
        self.closed = False  # everybody has been sent away
        self.version = 0  # changes that are kept
        self.used = time.monotonic()  # when a person was last heard of
        self.decided = self.used  # when a person last decided anything, or came to the table
        self.line: Line | None = None  # one to the table, None where nobody is there
        self._store = store
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()  # messages being answered, whose line may be gone
        self._moment = 0  # counts changes of the table
        self._driver: asyncio.Task[None] | None = None
        self._timekeeper: asyncio.Task[None] | None = None

    # --- what tables differ in

    @property
    def is_watched(self) -> bool:
        """Return True while anybody is at the table: nothing goes on by itself where nobody looks."""
        return self.line is not None

    @abstractmethod
    def admits(self, key: bytes) -> bool:
        """Return True if this is what is kept of the right of somebody who sits here."""

    @abstractmethod
    def automatic_turn(self) -> Callable[[], None] | None:
        """Return what plays by itself now."""

    @abstractmethod
    def say_good_bye(self, reason: wire.Text, retry_in: float | None) -> None:
        """Send everybody away."""

    @abstractmethod
    async def look_at_clock(self) -> None:
        """Answer for who has no time left."""

    @abstractmethod
    async def _change_locked(self, work: Callable[[], None]) -> None:
        """Do some work on the match, keep it, tell of it. The lock is held."""

    @abstractmethod
    def thinking_time(self) -> float:
        """Return the seconds a bot takes in its turn."""

    def figures_kept(self, game: GameRecord) -> Figures | None:
        """Return the figures that are kept with a match of this table; none where several people have their own."""
        return None

    def marks_of(self, number: int) -> Sequence[str]:
        """Return what marks a match of this table, from 1, in its record: nothing where a person plays alone."""
        return ()

    # --- its end

    def close(self, reason: wire.Text, retry_in: float | None = None) -> None:
        """Send everybody away, for good or for `retry_in` seconds, and stop."""
        self.closed = True
        for task in (self._driver, self._timekeeper):
            if task is not None:
                task.cancel()
        self.say_good_bye(reason, retry_in)

    async def finish(self, reason: wire.Text, retry_in: float) -> None:
        """Close once what is being done is done."""
        async with self._lock:
            self.close(reason, retry_in)

    # --- work

    async def _to_the_end(self, work: Coroutine[Any, Any, None]) -> None:
        """Do work that must not be broken off halfway, also when who waits for it is cancelled."""
        await asyncio.shield(self._start(work))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _change(self, work: Callable[[], None]) -> None:
        async with self._lock:
            await self._change_locked(work)

    def _order(self) -> None:
        """Have the game compiled; an address that has ordered many asks again with every hand."""
        if self.pace.mode == "auto":
            warm_up(self.match, thinks=self.pace.level == STRONG)

    # --- keeping

    async def _keep(self, store: Store, change: kept.Change) -> bool:
        """Return True once a change is on disk; where it cannot be, the table is as it was there."""
        number, ending = len(self.match.matches) + 1, ending_of(self.match, self.people)
        if ending is not None:
            ending.marks = list(self.marks_of(number))
        try:
            await store.append(self.id, self.version + 1, change, number, ending)
        except FangchengError as error:
            logger.error("table %s: %s", self.id, error)
            self._lose(text("bye-not-kept"))
            return False
        if ending is not None:
            self._start(self.keep_record(number))
        return True

    def _lose(self, reason: wire.Text) -> None:
        """Send everybody away for a moment: the table has to be read from disk again."""
        self.lost = True
        self.close(reason, retry_in=5)

    async def record(self) -> list[str]:
        """Return the lines of a file that tells every match of this table that is over, walls and seeds included.

        Raises FangchengError where there is none: of the one that goes on a person would see the wall.
        """
        async with self._lock:
            games = self._marked(await at_leisure(games_of, self.match, self.people, self.pace.bot_name))
        if not games:
            raise FangchengError("error-match-goes-on")
        return [line for game in games for line in write_native(game)]

    async def keep_record(self, number: int) -> None:
        """Keep the record of a match, if it is over: later rules could not play it again."""
        async with self._lock:
            match = self.match.copy()
        try:
            games = self._marked(await at_leisure(games_of, match, self.people, self.pace.bot_name))
            if self._store is None or number > len(games):
                return
            figures = await at_leisure(self.figures_kept, games[number - 1])
            await self._store.keep_record(self.id, number, write_native(games[number - 1]), figures)
        except FangchengError as error:
            logger.error("table %s: no record: %s", self.id, error)

    def _marked(self, games: Sequence[GameRecord]) -> list[GameRecord]:
        return [replace(game, marks=tuple(self.marks_of(game.match))) for game in games]

    # --- what comes by itself

    async def _keep_time(self) -> None:
        try:
            while True:
                await asyncio.sleep(LOOK)
                await self.look_at_clock()
        except Exception:
            logger.exception("the clock of table %s stopped", self.id)
            self.close(text("bye-broken"))

    def _drive(self) -> None:
        """See that somebody plays the turns of the bots, as long as anybody looks."""
        running = self._driver is not None and not self._driver.done()
        if not running and self.is_watched and self.automatic_turn() is not None:
            self._driver = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            while self.is_watched and self.automatic_turn() is not None:
                moment = self._moment
                await self.pace.sleep(self.thinking_time())
                await afford()
                async with self._lock:
                    turn = self.automatic_turn()
                    if turn is not None and moment == self._moment:
                        await self._change_locked(turn)
        except Exception:
            logger.exception("table %s stopped", self.id)
            self.close(text("bye-broken"))
