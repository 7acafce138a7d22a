"""A room in this process: its lines, what is kept of it, and when a match begins.

One lock a room: whoever comes first is served first, and the other hears what has become of it.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

import msgspec

from fangcheng.errors import FangchengError
from fangcheng.web import bodies, messages
from fangcheng.web.page.refusals import told
from fangcheng.web.page.texts import text
from fangcheng.web.people import life
from fangcheng.web.people.conversation import Conversation
from fangcheng.web.people.host import Host
from fangcheng.web.people.life import NotNow
from fangcheng.web.people.owners import Ownership
from fangcheng.web.people.questions import Questions
from fangcheng.web.people.series import result_of
from fangcheng.web.people.table import SharedTable
from fangcheng.web.people.telling import Shown, Told, shown_of
from fangcheng.web.people.terms import places_for
from fangcheng.web.store.kept_rooms import KeptRoom
from fangcheng.web.table.bounds import Budgets
from fangcheng.web.table.journal import CannotGoOn
from fangcheng.web.table.pace import Line
from fangcheng.web.table.table import LOOK, Answers
from fangcheng.web.table.work import afford, at_leisure
from fangcheng.web.wire import Text

MOST_BESIDE = 50  # people who do not sit, with a line at once
SITS, SIT_AGAIN = 6.0, 1 / 20  # places that a person may take at once, and a second: each makes all others unready
UNREADY_AFTER = 10.0  # seconds without a line after which who has agreed has not, before a match
logger = logging.getLogger("fangcheng")


class Tables(Protocol):
    """What a room asks of the server: to keep it, and to open and bring back tables."""

    countdown: float  # seconds from the last agreement to the deal

    async def save(self, room: KeptRoom) -> None:
        """Keep the room. Raises StoreError."""

    async def open_table(self, room: KeptRoom, began: KeptRoom) -> SharedTable:
        """Open a table for a room and keep both, the room as `began` says. Raises FangchengError."""

    async def restore_table(self, room: KeptRoom) -> SharedTable:
        """Bring back the table of a room. Raises FangchengError."""


class SharedRoom:
    """The people of one room."""

    def __init__(self, kept: KeptRoom, tables: Tables) -> None:
        self.kept = kept
        self.table: SharedTable | None = None
        self.lines: dict[str, Line] = {}  # by id of the person
        self.keys: dict[str, bytes] = {}  # of those who are there
        self.made = self.used = time.monotonic()
        self.talk = Conversation(self)
        self.host = Host(self)
        self.questions = Questions(self)
        self.ownership = Ownership(self)
        self._tables = tables
        self.lock = asyncio.Lock()  # held by who changes the room
        self._sits = Budgets(SIT_AGAIN, SITS)
        self._answers: dict[str, Answers] = {}
        self._starting: asyncio.Task[None] | None = None
        self._lost: dict[str, asyncio.Task[None]] = {}  # what is done for people whose lines are lost
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: dict[str, tuple[Line, messages.RoomState]] = {}  # what each line was sent last
        self._shown: tuple[bodies.RoomTerms, Shown] | None = None  # what is told of the terms

    # --- lines

    async def join(self, person: str, line: Line, key: bytes = b"") -> None:
        """Take over a person's line; an older one is closed. Raises NoRoom, and StoreError, for a table on disk."""
        async with self.lock:
            await self._bring_back(person)  # first: where that fails nothing has changed, and he may try again
            older = self.lines.get(person)
            if older is None and self._is_full_for(person):
                return line.leave(messages.Bye(reason=text("people-full"), retry_in=60), 4001)
            self.lines[person], self.keys[person] = line, key
            self._told.pop(person, None)
            if older is not None and older is not line:
                older.leave(messages.Bye(reason=text("bye-elsewhere")), 4001)
            if waiting := self._lost.pop(person, None):
                waiting.cancel()
            await self._sit_down(person)
            await self.tell()
            self.talk.tell(person)

    def _is_full_for(self, person: str) -> bool:
        """Return True where so many look on that one more would be too many."""
        sits = life.place_of(self.kept, person) is not None or person == self.kept.owner
        beside = [other for other in self.lines if life.place_of(self.kept, other) is None]
        return not sits and len(beside) >= MOST_BESIDE

    def part(self, person: str, line: Line) -> None:
        """Let go of a line, which is gone."""
        if self.lines.get(person) is not line:
            return
        del self.lines[person]
        self._told.pop(person, None)
        self.used = time.monotonic()
        number = self.number_of(person)
        if self.table is not None:
            self.table.look_away(person)
        if self.table is not None and number is not None:
            self.table.part(number, line)
        self._lost[person] = self._do(self._without(person))
        self._do(self._told_at_leisure())

    async def _told_at_leisure(self) -> None:
        async with self.lock:
            await self.tell()
            if self.table is not None and self.kept.state == "playing":
                await self.table.look_at_readers()

    async def _without(self, person: str) -> None:
        """Do what follows from a lost line, as long as it stays lost."""
        if self.kept.state != "playing":
            await asyncio.sleep(UNREADY_AFTER)
            await self._arrange(lambda: life.lose(self.kept, person))
            return
        after = self.kept.terms.cover_after
        if after is not None:
            await asyncio.sleep(after)
            while self.table is not None and self.table.paused:
                await asyncio.sleep(LOOK)
            async with self.lock:
                number = self.number_of(person)
                if self.table is not None and number is not None and person not in self.lines:
                    await self.table.cover(number)
                    await self.tell()

    def _wait_for(self, person: str) -> None:
        """Begin to count the time of a person of the match who has no line, if he has none."""
        if person and person not in self.lines:
            if waiting := self._lost.pop(person, None):
                waiting.cancel()
            self._lost[person] = self._do(self._without(person))

    def close(self, reason: Any, retry_in: float | None = None) -> None:
        """Send everybody away."""
        self.questions.close()
        self.ownership.close()
        for task in [*self._lost.values(), *([self._starting] if self._starting else [])]:
            task.cancel()
        for line in list(self.lines.values()):
            line.leave(messages.Bye(reason=reason, retry_in=retry_in), 4001)

    # --- messages

    async def receive(self, person: str, line: Line, message: messages.RoomMessage) -> None:
        """Answer one message of a person, to the end even where the line goes down meanwhile.

        A line that was sent away may still speak until it is closed; nobody listens.
        """
        if self.lines.get(person) is not line:
            return
        self.used = time.monotonic()
        if isinstance(message, messages.Ping):
            return line.put(messages.Pong())
        await afford()
        await asyncio.shield(self._do(self._receive(person, line, message)))

    async def _receive(self, person: str, line: Line, message: messages.RoomMessage) -> None:
        rules = isinstance(message, messages.Foresee | messages.Rule) and life.role_of(self.kept, person)
        if rules and self.table is not None:
            await self.table.window_over()  # before the room is locked: a window takes seconds
        if isinstance(message, messages.Foresee):
            await self._foresee(person, line, message)
            return
        if isinstance(message, messages.Arranging):
            await self._once(person, line, message)
            return
        if isinstance(message, messages.Act | messages.Next | messages.Here):
            await self._note_there(person)
        number, table = self.number_of(person), self.table
        if table is None or number is None:
            if isinstance(message, messages.Sync) and table is not None and person in table.gallery.lines:
                return table.gallery.show(line, table.id, table.game.walls)
            if hasattr(message, "id"):
                line.put(messages.Reject(message.id, text("people-not-now")))
            return
        if isinstance(message, messages.Next) and table.is_over:
            if message.v not in (None, table.game.readers[number].v):  # of a hand before: no word on another match
                line.put(messages.Reject(message.id, text("illegal-stale")))
                return
            asked = messages.Ready(id=message.id, terms=self.kept.number)
            await self._once(person, line, asked)
            return
        await table.receive(number, line, message)

    async def _note_there(self, person: str) -> None:
        """Note that somebody does something: he is there, and plays for himself."""
        if self._covered(person) is None and not self.questions.waits_for(person):
            return
        async with self.lock:
            await self._hear(person)
            await self.tell()

    async def _hear(self, person: str) -> None:
        """Take whatever somebody does for a sign that he is there, and plays for himself. The lock is held."""
        await self.questions.hear(person)
        number = self._covered(person)
        if self.table is not None and number is not None:
            await self.table.give_back(number)

    def _covered(self, person: str) -> int | None:
        """Return the number of somebody for whom a bot plays now, None for anybody else."""
        number = self.number_of(person)
        is_covered = self.table is not None and number in self.table.game.covered and self.kept.state == "playing"
        return number if is_covered else None

    async def _once(self, person: str, line: Line, asked: Any) -> None:
        """Do what is asked of the room, keep it, answer, and tell everybody."""
        answers = self._answers.setdefault(person, Answers())
        async with self.lock:
            if not isinstance(asked, messages.Answer):
                await self._hear(person)
            reason = answers[asked.id] if asked.id in answers else await self._tried(person, asked)
            answers.remember(asked.id, reason)
            line.put(messages.Ack(asked.id, 0) if reason is None else messages.Reject(asked.id, reason))
            await self.tell()

    async def _foresee(self, person: str, line: Line, asked: messages.Foresee) -> None:
        """Tell the host what a ruling would do; nothing of it is kept or told to anybody else."""
        async with self.lock:
            try:
                life.refuse_barred(self.kept, person)
                line.put(await self.host.foresee(person, asked))
            except FangchengError as error:
                line.put(messages.Reject(asked.id, told(error)))

    async def _tried(self, person: str, asked: Any) -> Any:
        try:
            life.refuse_barred(self.kept, person)  # he may have been removed since he asked
            if isinstance(asked, messages.Say | messages.Report):
                self.talk.hear(person, asked)
                return None
            if isinstance(asked, messages.Ask | messages.Answer | messages.Resume):
                await self.questions.move(person, asked)
                return None
            if isinstance(asked, messages.Rule):
                await self.host.hear(person, asked)
                return None
            if isinstance(asked, messages.Sit):
                self._spend_sit(person, asked.place)
            places = 0
            if isinstance(asked, messages.ChangeTerms):
                life.refuse_stranger(self.kept, person)  # nothing is looked up for him
                places = await at_leisure(places_for, asked.terms)
            await self._carry_out(lambda: self._do_asked(person, asked, places))
        except FangchengError as error:
            return told(error)
        return None

    def _do_asked(self, person: str, asked: Any, places: int) -> None:
        room = self.kept
        if isinstance(asked, messages.Sit):
            life.sit(room, person, asked.place)
        elif isinstance(asked, messages.Stand):
            life.stand(room, person, self.lines)
        elif isinstance(asked, messages.Ready):
            life.agree(room, person, asked.terms, asked.agreed)
        elif isinstance(asked, messages.ChangeTerms):
            life.change_terms(room, person, asked.terms, places)
        elif isinstance(asked, messages.SeatBot):
            life.seat_bot(room, person, asked.place, asked.bot)
        elif isinstance(asked, messages.Remove):
            life.remove(room, person, asked.place, self.lines)
        elif isinstance(asked, messages.DrawLots):
            life.draw_lots(room, person)
        elif isinstance(asked, messages.HandOn):
            life.hand_on(room, person, asked.place)
        elif isinstance(asked, messages.SendOut):
            life.send_out(room, person, asked.name)
        elif isinstance(asked, messages.NameReferee):
            life.name_referee(room, person, asked.name)

    def _spend_sit(self, person: str, place: int | None = None) -> None:
        """Count that somebody takes a place, or another one. Raises NotNow for who sits and stands again and again."""
        own = life.place_of(self.kept, person)
        if (own is None or place not in (None, own)) and not self._sits.of(person).spend():
            raise NotNow("people-sits-too-often")

    def _send_away(self, other: str) -> None:
        """Hear nothing more of somebody, even before his line is closed."""
        line = self.lines[other]
        line.leave(messages.Bye(reason=text("people-removed")), 4001)
        self.part(other, line)

    async def enter(self, person: str, name: str) -> None:
        """Let somebody come in. Raises NotNow for who was removed."""
        async with self.lock:
            await self._carry_out(lambda: life.enter(self.kept, person, name, self.lines))
            await self.tell()

    async def sit_anywhere(self, person: str) -> None:
        """Let somebody who has come in sit down at the first free place. Raises NotNow where there is none."""
        self._spend_sit(person)
        await self._arrange(lambda: life.sit_anywhere(self.kept, person))

    @property
    def shown(self) -> Shown | None:
        """Return what is told of the terms, None where nobody has been told of them yet."""
        return self._shown[1] if self._shown is not None and self._shown[0] == self.kept.terms else None

    async def look_in(self, person: str, name: str) -> None:
        """Let somebody look on. Raises NotNow where nobody may, and for who was removed."""
        await self._arrange(lambda: life.look_in(self.kept, person, name, self.lines))

    async def watch_by(self, door: str) -> None:
        """Let another link lead onlookers here; `door` is what is kept of it."""

        def work() -> None:
            self.kept.watch = door

        await self._arrange(work)

    async def _arrange(self, work: Callable[[], None]) -> None:
        async with self.lock:
            await self._carry_out(work)
            await self.tell()

    async def _carry_out(self, work: Callable[[], None]) -> None:
        """Change the room and keep it; where it cannot be kept it is as it was. The lock is held."""
        before = msgspec.json.encode(self.kept)
        try:
            work()
            if msgspec.json.encode(self.kept) != before:
                await self._tables.save(self.kept)
        except BaseException:
            self.kept = msgspec.json.decode(before, type=KeptRoom)
            raise
        await self._follow()

    async def _follow(self) -> None:
        """Do what follows from a change: send away, cover who has gone, begin or stop counting down."""
        for person in [one for one in self.lines if one in self.kept.barred]:
            self._send_away(person)
        for number, place in enumerate(self.kept.order):
            if self.kept.state == "playing" and self.kept.places[place].gone and self.table is not None:
                self.table.send_away(number)
                await self.table.cover(number)
                await self._sit_down(self.kept.places[place].person)
        if not life.may_begin(self.kept):
            if self._starting is not None:
                self._starting.cancel()
            self._starting = None
        elif self._starting is None:
            self._starting = self._do(self._start_soon())

    # --- matches

    async def _start_soon(self) -> None:
        await asyncio.sleep(self._tables.countdown)
        async with self.lock:
            self._starting = None
            if not life.may_begin(self.kept):
                return
            self.questions.drop()
            try:
                await self._start()
                for place in self.kept.places:  # a line may have been lost since its person agreed
                    self._wait_for(place.person)
            except FangchengError as error:
                logger.error("room %s: no match: %s", self.kept.id, error)
                life.regather(self.kept)
                for line in self.lines.values():
                    line.put(messages.Reject("", told(error)))
            await self.tell()

    async def _start(self) -> None:
        """Begin a match: at the same table where company and terms are the same, else at a new one."""
        room = self.kept
        began = msgspec.json.decode(msgspec.json.encode(room), type=KeptRoom)
        if life.is_same_company(room) and self.table is not None and self.table.is_over and not self.table.closed:
            life.begin(began, room.table, room.order)
            await self._tables.save(began)
            self.kept = began
            for person in list(self.lines):
                await self._sit_down(person)  # a bot may have played for him to the end
            await self.table.next_match()
            return
        order = life.order_of(room)
        self.kept.order = order
        self._take(await self._tables.open_table(room, began))
        self.kept = began
        for person in list(self.lines):
            await self._sit_down(person)

    def _take(self, table: SharedTable) -> None:
        if self.table is not None:
            self.table.empty()
        self.table = table
        table.hints = self.kept.terms.hints
        table.changed = self._notice

    def _notice(self) -> None:
        self._do(self._after_change())

    async def _after_change(self) -> None:
        """Note the end of a match, and tell who has read its results."""
        async with self.lock:
            if self.table is not None and self.table.is_over and self.kept.state == "playing":
                life.end(self.kept, result_of(self.kept, self.table))
                self.questions.drop()
                await self._tables.save(self.kept)
            await self.tell()

    async def _bring_back(self, coming: str) -> None:
        """Bring the table back where this process does not have it, for somebody who comes. The lock is held."""
        room = self.kept
        if not room.table or room.state == "gathering" or (self.table is not None and not self.table.closed):
            return
        try:
            self._take(await self._tables.restore_table(room))
        except CannotGoOn as error:  # a full server or a busy disk are no reason to lose a match
            logger.error("room %s: its table is set aside: %s", room.id, error)
            self.table = None
            life.end(room)
            life.regather(room)
            await self._tables.save(room)
            return
        if self.table is not None and self.table.is_over and room.state == "playing":
            life.end(room, result_of(room, self.table))
            await self._tables.save(room)
        for number, place in enumerate(room.order):
            sitting = room.places[place]
            if self.table is None or sitting.bot or room.state != "playing":
                continue
            if sitting.gone:
                await self.table.cover(number)
            elif sitting.person != coming and sitting.person not in self._lost:
                self._wait_for(sitting.person)

    def number_of(self, person: str) -> int | None:
        """Return the number of a person in the match that is or was played."""
        place = life.place_of(self.kept, person)
        if self.table is None or place not in self.kept.order or self.kept.state == "gathering":
            return None
        return self.kept.order.index(place)

    # --- for who does not answer

    @property
    def players(self) -> list[str]:
        """Return the people who play for themselves, or sit where no match is played."""
        sitting = [place.person for place in self.kept.places if place.person and not place.gone]
        covered = self.table.game.covered if self.table is not None and self.kept.state == "playing" else ()
        return [person for person in sitting if self.number_of(person) not in covered]

    async def excuse(self, person: str) -> None:
        """Wait for somebody no more: a bot plays for him, or he stands up. The lock is held."""
        number = self.number_of(person)
        if self.kept.state != "playing":
            await self._carry_out(lambda: life.stand(self.kept, person, self.lines))
        elif self.table is not None and number is not None:
            await self.table.cover(number)

    async def hand_on(self, person: str) -> None:
        """Let somebody be the owner in place of one who is not there, and tell all. The lock is held."""
        old, new = life.name_of(self.kept, self.kept.owner), life.name_of(self.kept, person)

        def work() -> None:
            self.kept.owner = person

        await self._carry_out(work)
        self.announce(text("people-owner-now", old=old, name=new))

    def announce(self, news: Text) -> None:
        """Tell everybody who is there what has happened."""
        for line in self.lines.values():
            line.put(messages.News(news))

    async def _sit_down(self, person: str) -> None:
        """Let a person who is there play, or look on where he does not sit and the terms have it."""
        if self.table is None or person not in self.lines:
            return
        number = self.number_of(person)
        if number is None and self.kept.state != "gathering" and self.table.gallery.is_open:
            await self.table.look_on(person, self.lines[person])
        elif number is not None and number in self.table.game.readers:
            self.table.keys.add(self.keys[person])
            self.table.join(number, self.lines[person])
            await self.table.give_back(number)

    # --- telling

    async def tell(self) -> None:
        """Tell everybody in the room how it is now. The lock is held."""
        if self._shown is None or self._shown[0] != self.kept.terms:
            self._shown = self.kept.terms, await at_leisure(shown_of, self.kept.terms)
        told = Told(
            self.kept, self.table, self.lines, self._starting is not None, self._shown[1], self.questions.motions.open
        )
        self.ownership.look()
        for person, line in self.lines.items():
            state = told.to(person)
            if self._told.get(person) != (line, state):
                self._told[person] = line, state
                line.put(state)
        self.talk.tell_owner()

    def _do(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._safely(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _safely(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception:
            logger.exception("room %s: something failed", self.kept.id)
            self.close(text("bye-failed"), retry_in=5)
