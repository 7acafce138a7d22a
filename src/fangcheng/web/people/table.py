"""One table of several people: who may change the match and when, and what each is told of it.

A change is kept before anybody hears of it. What others could learn from is told to all at the end of a window
(passing.py): until then everybody sees the discard, who is asked sees his question, who has answered sees that.
"""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable, Sequence

from fangcheng.game.match import Match
from fangcheng.game.ruled import Ruling
from fangcheng.web import bodies, messages, wire
from fangcheng.web.page.hints import seat_hint
from fangcheng.web.page.texts import text
from fangcheng.web.people.awake import AwakeTime
from fangcheng.web.people.decisions import Decision
from fangcheng.web.people.game import SharedGame, Told
from fangcheng.web.people.life import NotNow
from fangcheng.web.people.passing import window_time
from fangcheng.web.people.reader import Reader
from fangcheng.web.people.watching import Gallery
from fangcheng.web.store import kept
from fangcheng.web.store.store import Store
from fangcheng.web.table.clock import Limits
from fangcheng.web.table.game import bots_for
from fangcheng.web.table.journal import match_of, opening_of
from fangcheng.web.table.pace import Line, Pace, pace_of
from fangcheng.web.table.resuming import match_for
from fangcheng.web.table.table import Answers, Table
from fangcheng.web.table.work import at_leisure, at_work

READ, READ_MORE = 20.0, 10.0  # seconds that results are shown where there is a clock, and for each further page
logger = logging.getLogger("fangcheng")


class SharedTable(Table):
    """A match of people and bots. Begin with `SharedTable.open` or `restore`, inside a running event loop."""

    def __init__(
        self, match: Match, pace: Pace, limits: Limits, names: Sequence[str], bots: Sequence[bool], watch: str = "off"
    ) -> None:
        people = [person for person, bot in enumerate(bots) if not bot]
        super().__init__(match, names, pace, None)
        self._time = AwakeTime(pace.now)
        self.game = SharedGame(match, pace, limits, names, people, self._time, watch)
        self.gallery = Gallery(self.game.onlooker, self.game.later, pace.sleep)
        self.key = secrets.token_bytes(32)  # nobody has a token: people come by their own keys
        self.keys: set[bytes] = set()  # of people who have come to it
        self.lines: dict[int, Line] = {}
        self.hints = False
        self.read: set[int] = set()  # people who have read the results
        self._ruled: set[tuple[str, str]] = set()  # who has ruled, and the id of his message
        self.paused = False  # nothing is played, no clock runs
        self._pausing = False  # it will be as soon as no window is open
        self.changed: Callable[[], None] = lambda: None  # called when something was told to all
        self._answers = {person: Answers() for person in people}
        self._hinted: dict[int, tuple[int, wire.Hint]] = {}
        self._window_ends = 0.0
        self._results_since = pace.now()  # when something was told to all the last time, or a pause ended
        self._window: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        new: bodies.NewTable,
        pace: Pace,
        names: Sequence[str],
        bots: Sequence[bool],
        store: Store | None,
        watch: str = "off",
    ) -> "SharedTable":
        """Deal the first hand for a company; nothing is kept until `start`. Raises FangchengError."""
        match, pace = await at_leisure(match_for, new, None, pace.mode), pace_of(new, pace)
        await at_leisure(bots_for, match, pace, match.seed)
        table = cls(match, pace, Limits.of(match, new.seconds, new.bank), names, bots, watch)
        table._store = store
        return table

    def opening(self, new: bodies.NewTable) -> kept.Opening:
        """Return what is kept of the table's beginning."""
        opening = opening_of(self.match, new)
        people = self.game.readers
        opening.company = ["" if person in people else name for person, name in enumerate(self.game.names)]
        return opening

    async def start(self) -> None:
        """Let the match begin, once the table is kept."""
        await self._change(self.game.begin)
        self._begin()

    @classmethod
    async def restore(
        cls, table: kept.KeptTable, pace: Pace, names: Sequence[str], store: Store, watch: str = "off"
    ) -> "SharedTable":
        """Bring a table back as its last kept change left it. `names` are by person. Raises CannotGoOn."""
        match, new = await at_leisure(match_of, table.opening, pace.mode), table.opening.new
        pace = pace_of(new, pace)
        await at_leisure(bots_for, match, pace, match.seed)
        bots = [bool(name) for name in table.opening.company]
        shared = cls(match, pace, Limits.of(match, new.seconds, new.bank), names, bots, watch)
        shared._store, shared.id, shared.key = store, table.id, table.key
        await at_leisure(shared._play_again, table.changes)
        shared._begin()
        return shared

    def _play_again(self, changes: list[kept.Change]) -> None:
        self.version = len(changes)
        for change in changes:
            if change.by is not None:
                self._answers[change.by].remember(change.id)
            if change.host:
                self._ruled.add((change.host, change.id))
        self.game.resume(changes)

    def _begin(self) -> None:
        if any(reader.clock.limits != Limits() for reader in self.game.readers.values()):
            self._timekeeper = asyncio.create_task(self._keep_time())
        self._order()
        self._drive()

    # --- as the server sees it

    def admits(self, key: bytes) -> bool:
        """Return True for the key of a person who has come to the table."""
        return key in self.keys

    def say_good_bye(self, reason: wire.Text, retry_in: float | None) -> None:
        """Send everybody away."""
        if self._window is not None:
            self._window.cancel()
        self.gallery.close()
        for line in [*self.lines.values(), *self.gallery.lines.values()]:
            line.leave(messages.Bye(reason=reason, retry_in=retry_in), 4001)

    def thinking_time(self) -> float:
        """Return the seconds a bot takes in its turn."""
        return random.uniform(*self.pace.think)

    def automatic_turn(self) -> Callable[[], None] | None:
        """Return what plays by itself now."""
        return None if self.paused else self.game.automatic_turn()

    # --- pauses

    async def pause(self) -> None:
        """Let the match stand still, as soon as all have been told what happened last."""
        async with self._lock:
            self._pausing = True
            self._pause_if_told()

    def _pause_if_told(self) -> None:
        if self._pausing and not self.game.held:
            self._pausing, self.paused = False, not self.match.over
            if self.paused:
                self._time.sleep()
                self.changed()

    async def take_back(self, decision: Decision) -> bool:
        """Go back to a decision of this hand, and return whether that was possible still.

        A window that runs ends with it, whoever is asked there: nothing that came of it has happened.
        """
        async with self._lock:
            decisions = self.game.decisions
            stands = decisions.stands(decision) and not (decisions.was_ruled_since(decision) or self.match.over)
            if stands:
                await self._change_locked(lambda: self.game.take_back(decision))
            return stands and not self.lost

    # --- what the host rules

    async def foresee(self, order: Ruling | int) -> list[wire.Text]:
        """Tell what a ruling would do, or taking one back. Raises FangchengError where that cannot be now.

        While a window runs nothing is told, for it would tell what has come of the window; all know that one runs.
        """
        async with self._lock:
            if self.pace.now() < self._window_ends:
                raise NotNow("people-host-wait")
            return await at_leisure(self.game.foresee, order)

    async def window_over(self) -> None:
        """Wait for the end of the window that runs, if one does."""
        while (left := self._window_ends - self.pace.now()) > 0:
            await self.pace.sleep(left)

    def has_ruled(self, host: str, id: str) -> bool:
        """Return True if somebody's message with this id has been carried out, perhaps before a restart."""
        return (host, id) in self._ruled

    async def rule(self, order: Ruling | int, host: str, id: str) -> None:
        """Carry out what the person `host` rules, once for each id. Raises FangchengError where that cannot be now.

        A window that runs is waited for: what is refused within one would tell what has come of it.
        """
        done = False
        while not done:
            await self.window_over()
            async with self._lock:
                if done := self.pace.now() >= self._window_ends:  # none has begun while the lock was waited for
                    await self._rule_locked(order, host, id)

    async def _rule_locked(self, order: Ruling | int, host: str, id: str) -> None:
        if self.has_ruled(host, id):
            return
        await at_leisure(self.game.foresee, order)  # refused there, nothing has changed
        await self._change_locked(lambda: self.game.rule(order), id=id, host=host)
        if self.lost:
            raise NotNow("people-not-now")
        self._ruled.add((host, id))
        self._drive()
        await self._deal_when_read()

    async def resume(self) -> None:
        """Go on."""
        async with self._lock:
            self._pausing = self.paused = False
            self._results_since = self.pace.now()
            if self.lines:
                self._time.wake()
            for reader in self.game.readers.values():
                if reader.view is not None and reader.view.clock is not None:
                    reader.view.clock = reader.clock.shown()
                    self._snapshot(reader)
            self._drive()
            await self._deal_when_read()

    # --- people

    def join(self, person: int, line: Line) -> None:
        """Take over the line of a person; what he may see is sent when he asks for it."""
        self.lines[person] = self.line = line
        if not self.paused:
            self._time.wake()
        self._drive()

    def part(self, person: int, line: Line) -> None:
        """Let go of a line, which is gone; where it was the last the table sleeps."""
        if self.lines.get(person) is line:
            self.send_away(person)

    def send_away(self, person: int) -> None:
        """Tell a person nothing more; where it was the last one the table sleeps."""
        self.lines.pop(person, None)
        self.line = next(iter(self.lines.values()), None)
        if not self.lines:
            self._time.sleep()

    def empty(self) -> None:
        """Tell nobody anything more: the company plays elsewhere."""
        for person in list(self.lines):
            self.send_away(person)
        for onlooker in list(self.gallery.lines):
            self.look_away(onlooker)

    async def look_on(self, person: str, line: Line) -> None:
        """Let somebody look on over a line; what he may see is sent when he asks for it."""
        async with self._lock:
            self.gallery.lines[person] = line
            self.game.watched = True
            await at_work(self.game.catch_up)

    def look_away(self, person: str) -> None:
        """Show somebody nothing more who has looked on."""
        self.gallery.lines.pop(person, None)
        self.game.watched = bool(self.gallery.lines)

    async def receive(self, person: int, line: Line, message: messages.ClientMessage) -> None:
        """Answer one message of a person about the match."""
        self.used = time.monotonic()
        await self._to_the_end(self._receive(person, line, message))

    async def _receive(self, person: int, line: Line, message: messages.ClientMessage) -> None:
        reader = self.game.readers[person]
        async with self._lock:
            if isinstance(message, messages.Sync):
                self._tell_where(reader, line)
            elif isinstance(message, messages.AskHint):
                await self._tell_hint(reader, line)
            elif isinstance(message, messages.Here):
                await self._come_back(reader)
            elif isinstance(message, messages.Act | messages.Next | messages.Undo | messages.Redo):
                await self._once(reader, line, message)

    def _tell_where(self, reader: Reader, line: Line) -> None:
        line.put(messages.Hello(table=self.id, seat=reader.seat, v=reader.v, walls=self.game.walls))
        if reader.view is not None:
            reader.view.clock = reader.clock.shown()
            line.put(messages.Snapshot(v=reader.v, view=reader.view, log=reader.log))

    async def _tell_hint(self, reader: Reader, line: Line) -> None:
        """Send a hint, where the company has agreed on them; else say that there are none."""
        hint = wire.Hint(notes=[text("people-no-hints")])
        if self.hints and reader.seat is not None and reader.hand.acts:
            version, known = self._hinted.get(reader.person, (-1, None))
            if version != reader.v or known is None or known.pending:
                known = await at_leisure(seat_hint, self.match, reader.seat, reader.hand)
                self._hinted[reader.person] = reader.v, known
            hint = known
        line.put(messages.Hinted(v=reader.v, hint=hint))

    async def _come_back(self, reader: Reader) -> None:
        """Give a seat back that played by itself after time-outs."""
        if reader.absence.automatic:
            reader.absence.end()
            if not self.game.held and reader.view is not None:
                reader.view.automatic = False
                self._snapshot(reader)

    def _snapshot(self, reader: Reader) -> None:
        line = self.lines.get(reader.person)
        if line is not None and reader.view is not None:
            line.put(messages.Snapshot(v=reader.v, view=reader.view, log=reader.log))

    async def _once(
        self, reader: Reader, line: Line, asked: messages.Act | messages.Next | messages.Undo | messages.Redo
    ) -> None:
        """Do what is asked, unless it was done before and our answer was lost."""
        answers = self._answers[reader.person]
        if asked.id in answers:
            reason = answers[asked.id]
            line.put(messages.Ack(asked.id, reader.v) if reason is None else messages.Reject(asked.id, reason))
            return self._snapshot(reader)
        reason = self._refusal(reader, asked)
        answers.remember(asked.id, reason)
        if reason is not None:
            return line.put(messages.Reject(asked.id, reason))
        self.decided = time.monotonic()
        reader.absence.end()
        if isinstance(asked, messages.Next):
            self.read.add(reader.person)
            line.put(messages.Ack(asked.id, reader.v))
            await self._deal_when_read()
        elif isinstance(asked, messages.Act):
            await self._change_locked(lambda: self.game.play(reader.person, asked.choice), reader.person, asked.id)

    def _refusal(
        self, reader: Reader, asked: messages.Act | messages.Next | messages.Undo | messages.Redo
    ) -> wire.Text | None:
        if self.paused:
            return text("people-paused")
        if asked.v not in (None, reader.v):
            return text("illegal-stale")
        if isinstance(asked, messages.Act):
            is_open = reader.may_choose(asked.choice) and reader.person not in self.game.covered
        else:
            is_open = isinstance(asked, messages.Next) and self.shows_results and not self.match.over
        return None if is_open else text("illegal-choice")

    @property
    def shows_results(self) -> bool:
        """Return True if a hand is over and everybody has been told."""
        return self.match.hand_over and not self.game.held

    def marks_of(self, number: int) -> Sequence[str]:
        """Return what marks a match of this table."""
        return self.game.decisions.marks.get(number, ())

    @property
    def stood_still(self) -> float:
        """Return the seconds since all were told anything."""
        return self.pace.now() - self._results_since

    @property
    def is_over(self) -> bool:
        """Return True if the match is over and everybody has been told."""
        return self.match.over and not self.game.held

    # --- hands

    async def look_at_readers(self) -> None:
        """Deal the next hand where whoever is there has read the results: somebody may have gone meanwhile."""
        async with self._lock:
            await self._deal_when_read()

    async def _deal_when_read(self) -> None:
        there = set(self.lines) - self.game.covered
        if self.shows_results and not (self.match.over or self.paused) and there and there <= self.read:
            await self._deal_locked()
        else:
            self.changed()

    @property
    def _were_read_long_enough(self) -> bool:
        """Return True where results have been shown as long as a table with a clock waits for readers."""
        if not self.shows_results or self.match.over:
            return False
        pages = max((len(reader.view.results) for reader in self.game.readers.values() if reader.view), default=1)
        return self.pace.now() >= self._results_since + READ + READ_MORE * max(pages - 1, 0)

    async def _deal_locked(self) -> None:
        self.read.clear()
        await self._change_locked(self.game.deal)
        self._order()

    async def next_match(self) -> None:
        """Begin another match of the same company."""
        async with self._lock:
            if self.is_over:
                await self._deal_locked()

    # --- who plays

    async def cover(self, person: int) -> None:
        """Let a bot play for a person."""
        async with self._lock:
            if person not in self.game.covered:
                await self._change_locked(lambda: self.game.cover(person))
                self._drive()
                await self._deal_when_read()

    async def give_back(self, person: int) -> None:
        """Let a person play for himself from his next decision on."""
        async with self._lock:
            reader = self.game.readers[person]
            if person not in self.game.covered:
                return
            self.game.covered.discard(person)
            reader.absence.end()
            if not self.game.held:
                await at_work(reader.show_picks)
                self._snapshot(reader)

    # --- changing the match, off the event loop

    async def _change_locked(
        self, work: Callable[[], None], by: int | None = None, id: str = "", host: str = ""
    ) -> None:
        """Do the work, keep it, and tell everybody what he may hear now; `host`: a person who has ruled so."""
        if self.lost:
            return
        self._moment += 1
        game = self.game
        before, walls, opens = game.before(), game.walls, game.is_turn and not game.held
        was_over = self.match.hand_over
        try:
            await at_work(game.window.time, work)
        except Exception:
            logger.exception("table %s: a change failed", self.id)
            return self._lose(text("bye-failed"))
        change = game.change_since(before, by)
        change.id, change.host = id, host
        returns = was_over and not (change.dealt or self.match.hand_over)  # the hand goes on that had ended ...
        change.hidden = change.hidden and not returns  # ... and where it goes on, all are told
        decides = bool(change.actions or change.dealt) or self.version == 0  # the first deal is told in any case
        if decides or id or change.undone:
            if self._store is not None and not await self._keep(self._store, change):
                return
            self.version += 1
            game.count(change)
        if opens and change.actions and not host:
            self._window_ends = self.pace.now() + self._window_time()
        if change.undone or returns:
            await self._tell_anew()
        elif decides:
            await self._tell(by, id)
        elif by is not None:
            self._send(await at_work(game.tell_picks, by), by, id)
        if walls != game.walls:
            for line in [*self.lines.values(), *self.gallery.lines.values()]:
                line.put(messages.Promised(walls=game.walls))

    def _window_time(self) -> float:
        """Return how long all wait who have nothing to answer to what was done in a turn."""
        if not self.pace.window:  # as soon as it is there, which tells who was asked
            return 0.0
        asked = len(self.game.asked) if self.game.is_secret else 0
        return window_time(self.match.seats - 1 - asked)

    async def _tell(self, by: int | None = None, id: str = "") -> None:
        """Show everybody what he may see, now or at the end of the window. The lock is held."""
        runs = self.pace.now() < self._window_ends
        told = await at_work(self.game.tell, runs)
        await self.pace.sleep(self.game.window.close())
        self._send(told, by, id)
        if self.game.held:
            if runs and (self._window is None or self._window.done()):
                self._window = self._start(self._end_window())
        else:
            self._results_since = self.pace.now()
            if self.game.watched and await at_work(self.game.catch_up):
                self.gallery.show_anew()
            self._pause_if_told()
            self.changed()
        self._drive()

    async def _tell_anew(self) -> None:
        """Show everybody where the match has gone back to. The lock is held."""
        self._window_ends, self._results_since = 0.0, self.pace.now()
        self.read.clear()
        await at_work(self.game.tell_anew)
        for reader in self.game.readers.values():
            self._snapshot(reader)
        if self.game.watched:
            await at_work(self.game.catch_up)
        self.gallery.show_anew()
        self._pause_if_told()
        self.changed()
        self._drive()

    async def _end_window(self) -> None:
        """Tell what was held back once the window is over, unless somebody still thinks: then his answer does."""
        try:
            while (left := self._window_ends - self.pace.now()) > 0:
                await self.pace.sleep(left)
            async with self._lock:
                if self.game.held and not self.game.is_secret and not self.lost:
                    self._window = None
                    await self._tell()
        except Exception:
            logger.exception("table %s stopped", self.id)
            self.close(text("bye-broken"))

    def _send(self, told: Told, by: int | None, id: str) -> None:
        if by is not None and id and by in self.lines:
            self.lines[by].put(messages.Ack(id=id, v=self.game.readers[by].v))
        for reader, events in told:
            happened = None if reader.view is None else messages.Happened(v=reader.v, events=events, view=reader.view)
            if happened is not None and reader is self.game.onlooker:
                self.gallery.tell(happened)
            elif happened is not None and reader.person in self.lines:
                self.lines[reader.person].put(happened)
        self.gallery.show_later()

    # --- the clock

    async def look_at_clock(self) -> None:
        """Answer for people whose time has run out, and call time when the match has taken long enough.

        Rules: MCR-26, MCR-47, MCR-P17, RIICHI-P13.
        """
        if not self.lines or self.paused:
            return
        async with self._lock:
            if self.paused:  # since that was asked
                return
            readers = self.game.playing
            calls = bool(readers) and readers[0].clock.match_run_out and self.match.hands_to_go is None
            if calls and not self.match.over and not self.game.held:
                await self._change_locked(self.match.call_time)
            if readers and readers[0].clock.limits.turn and self._were_read_long_enough:
                await self._deal_locked()
            for reader in readers:
                if reader.clock.run_out and reader.hand.acts:
                    await self._change_locked(lambda person=reader.person: self.game.time_out(person))  # type: ignore[misc]
