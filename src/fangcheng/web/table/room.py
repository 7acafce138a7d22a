"""One table: a match, the person's line, and the bots that answer in between.

All changes happen under one lock and off the event loop. A version is published when the person, or a bot in its
own turn, is to decide: bots answer claims silently and within one window (window.py), so nobody learns who could have
claimed. In live timing (TAIWAN-37) a bot's pung is quick; but a bot that is next reaches for the wall, or chows, only
after its usual pause while the person could claim, and the person may still claim until it discards after another one.
"""

import asyncio
import hmac
import logging
import random
import secrets
import time
from collections.abc import Callable

from fangcheng.game.match import Match
from fangcheng.records.figures import Figures
from fangcheng.records.model import GameRecord
from fangcheng.web import bodies, messages, wire
from fangcheng.web.page.hints import seat_hint
from fangcheng.web.page.texts import text
from fangcheng.web.store import kept
from fangcheng.web.store.store import Store, key_of
from fangcheng.web.table.clock import Limits
from fangcheng.web.table.figured import figures_of_reader
from fangcheng.web.table.game import Game, bots_for
from fangcheng.web.table.journal import match_of, opening_of
from fangcheng.web.table.pace import Line, Pace, pace_of
from fangcheng.web.table.resuming import match_for
from fangcheng.web.table.table import Answers, Table
from fangcheng.web.table.work import afford, at_leisure, at_work

Asked = messages.Act | messages.Next | messages.Undo | messages.Redo  # what changes the table
logger = logging.getLogger("fangcheng")


class Room(Table):
    """A table for one person and bots: who may change the game and when, who is told, and what is kept.

    Begin with `Room.open` or `Room.restore`, inside a running event loop.
    """

    def __init__(
        self, match: Match, pace: Pace, limits: Limits, store: Store | None = None, begun: kept.Begun | None = None
    ) -> None:
        self.game = Game(match, pace, limits, begun)
        super().__init__(match, self.game.people, pace, store)
        self.token = secrets.token_urlsafe(24)
        self.key = key_of(self.token)
        self._answers = Answers()
        self._marks: dict[int, int] = {}  # by version of this hand, since the last undo: how long the log was
        self._view: wire.SeatView | None = None
        self._hinted: tuple[int, wire.Hint | None] = -1, None  # the last hint, and the version it is of

    @classmethod
    async def open(
        cls,
        new: bodies.NewTable,
        pace: Pace,
        store: Store | None = None,
        begun: kept.Begun | None = None,
        address: str = "",
    ) -> "Room":
        """Open a room with its first hand dealt, or going on from a recorded game, and keep it in `store`.

        `address` is where that was asked for. Raises FangchengError for what is unknown or cannot be played on, or
        when it cannot be kept.
        """
        match, pace = await at_leisure(match_for, new, begun, pace.mode), pace_of(new, pace)
        await at_leisure(bots_for, match, pace, match.seed)  # what they ask of the rules is found once, and slowly
        room = cls(match, pace, Limits.of(match, new.seconds, new.bank), store, begun)
        if store is not None:
            await store.begin(room.id, room.key, opening_of(match, new, begun), address)
        await room._change(room.game.answer_silently)
        room._begin()
        return room

    @classmethod
    async def restore(cls, table: kept.KeptTable, pace: Pace, store: Store) -> "Room":
        """Bring back a room as its last kept change left it. Raises CannotGoOn."""
        match, new = await at_leisure(match_of, table.opening, pace.mode), table.opening.new
        pace = pace_of(new, pace)
        await at_leisure(bots_for, match, pace, match.seed)
        room = cls(match, pace, Limits.of(match, new.seconds, new.bank), store, table.opening.begun)
        room.id, room.token, room.key = table.id, "", table.key
        await at_leisure(room._play_again, table.changes)
        room._begin()
        return room

    @property
    def seat(self) -> int | None:
        """Return where the person sits now; None while he waits for a seat and watches."""
        return self.game.seat

    @property
    def walls(self) -> messages.Walls:
        """Return what the person is told of the walls."""
        return self.game.walls

    def _begin(self) -> None:
        if self.game.clock.limits != Limits():
            self._timekeeper = asyncio.create_task(self._keep_time())
        self._order()

    def _play_again(self, changes: list[kept.Change]) -> None:
        self.version = len(changes)
        for change in changes:
            self._answers.remember(change.id)
        self._view = self.game.resume(changes)

    def admits(self, key: bytes) -> bool:
        """Return True for the key of the person's token."""
        return hmac.compare_digest(self.key, key)

    def automatic_turn(self) -> Callable[[], None] | None:
        """Return what plays by itself now."""
        return self.game.automatic_turn()

    def thinking_time(self) -> float:
        """Return the seconds a bot takes in its turn."""
        return random.uniform(*self.pace.think)

    def figures_kept(self, game: GameRecord) -> Figures | None:
        """Return the figures of the person."""
        return figures_of_reader(game)

    def say_good_bye(self, reason: wire.Text, retry_in: float | None) -> None:
        """Send the person away."""
        if self.line is not None:
            self.line.leave(messages.Bye(reason=reason, retry_in=retry_in), 4001)

    # --- the person

    def join(self, line: Line) -> None:
        """Take over the line; an older one is closed."""
        older, self.line = self.line, line
        if older is not None:
            older.leave(messages.Bye(reason=text("bye-elsewhere")), 4001)
        self._drive()

    def part(self, line: Line) -> None:
        """Let go of the line, which is gone."""
        if self.line is line:
            self.line = None

    async def receive(self, line: Line, message: messages.ClientMessage) -> None:
        """Answer one message of the person, to the end even where the line goes down meanwhile."""
        self.used = time.monotonic()
        if not isinstance(message, messages.Ping):
            await afford()  # here, where it ends with the line
        await self._to_the_end(self._receive(line, message))

    async def _receive(self, line: Line, message: messages.ClientMessage) -> None:
        if isinstance(message, messages.Ping):
            line.put(messages.Pong())
        elif isinstance(message, messages.Sync):
            async with self._lock:
                line.put(messages.Hello(table=self.id, seat=self.seat, v=self.version, walls=self.walls))
                self._catch_up(line, message.after)
        elif isinstance(message, messages.AskHint):
            await self._tell_hint(line)
        elif isinstance(message, messages.Here):
            async with self._lock:
                await self._take_seat_back()
        else:
            await self._once(line, message)

    async def _take_seat_back(self) -> None:
        """The person is there: a seat that played by itself is the person's again. The lock is held."""
        if self.game.plays_by_itself:
            await self._change_locked(self.game.come_back)

    async def _tell_hint(self, line: Line) -> None:
        """Send the hint of the present version; somebody without a seat gets none."""
        async with self._lock:
            if self.seat is not None:
                version, hint = self._hinted
                if version != self.version or hint is None or hint.pending:
                    hint = await at_leisure(seat_hint, self.match, self.seat, self.game.hand)
                    self._hinted = self.version, hint
                line.put(messages.Hinted(v=self.version, hint=hint))

    async def _once(self, line: Line, asked: Asked) -> None:
        """Do what is asked, unless it was done before and our answer was lost."""
        async with self._lock:
            again = asked.id in self._answers
            reason = self._answers[asked.id] if again else self._refusal(asked)
            if not again:
                self._answers.remember(asked.id, reason)
            if not again and reason is None:
                self.decided = time.monotonic()
                self.game.come_back()
            if reason is not None:
                line.put(messages.Reject(id=asked.id, reason=reason))
                if not again:
                    await self._take_seat_back()
            elif again:
                line.put(messages.Ack(id=asked.id, v=self.version))
                self._snapshot(line)
            elif isinstance(asked, messages.Act):
                await self._change_locked(lambda: self.game.play(asked.choice), id=asked.id)
            elif isinstance(asked, messages.Next):
                await self._change_locked(self.game.deal, id=asked.id)
                self._order()
            else:
                work = self.game.take_back if isinstance(asked, messages.Undo) else self.game.do_again
                await self._change_locked(work, told_anew=True, id=asked.id)

    def _refusal(self, asked: Asked) -> wire.Text | None:
        if asked.v not in (None, self.version):
            return text("illegal-stale")
        if isinstance(asked, messages.Next):
            is_open = self.match.hand_over
        elif isinstance(asked, messages.Undo):
            is_open = self.game.may_undo
        elif isinstance(asked, messages.Redo):
            is_open = self.game.may_redo
        else:
            is_open = self.game.may_choose(asked.choice)
        return None if is_open else text("illegal-choice")

    def _catch_up(self, line: Line, after: int) -> None:
        """Send what the page has missed since version `after` of this hand, else everything."""
        if after not in self._marks:
            self._snapshot(line)
        elif after != self.version and self._view is not None:
            self._view.clock = self.game.clock.shown()
            line.put(messages.Happened(v=self.version, events=self.game.log[self._marks[after] :], view=self._view))

    def _snapshot(self, line: Line) -> None:
        if self._view is not None:
            self._view.clock = self.game.clock.shown()
            line.put(messages.Snapshot(v=self.version, view=self._view, log=self.game.log))

    # --- changing the table, off the event loop

    async def _change_locked(self, work: Callable[[], None], told_anew: bool = False, id: str = "") -> None:
        """Do the work, keep it, then publish what came of it, and let the bots go on."""
        if self.lost:
            return
        self._moment += 1
        before, walls = self.game.before(), self.walls
        try:
            events, view = await at_work(self.game.window.time, self.game.carry_out, work, told_anew)
        except Exception:
            if self._store is None:
                raise
            logger.exception("table %s: a change failed", self.id)
            self._lose(text("bye-failed"))
            return
        if self._store is not None:
            change = self.game.change_since(before)
            change.id, change.redone = id, told_anew and change.own
            if not await self._keep(self._store, change):
                return
        self.version += 1
        if told_anew or len(events) == len(self.game.log):
            self._marks = {}
        self._marks[self.version] = len(self.game.log)
        await self.pace.sleep(self.game.window.close())
        self._view = view
        if self.line is not None and id:
            self.line.put(messages.Ack(id=id, v=self.version))
        if self.line is not None and walls != self.walls:
            self.line.put(messages.Promised(walls=self.walls))
        if self.line is not None and told_anew:
            self._snapshot(self.line)
        elif self.line is not None:
            self.line.put(messages.Happened(v=self.version, events=events, view=view))
        self._drive()

    # --- the clock

    async def look_at_clock(self) -> None:
        """Answer for the person whose time has run out, and call time when the match has taken long enough.

        Rules: MCR-26, MCR-47, MCR-P17, RIICHI-P13.
        """
        async with self._lock:
            if self.game.clock.match_run_out and self.match.hands_to_go is None and not self.match.over:
                await self._change_locked(self.match.call_time)
            if self.game.clock.run_out:
                await self._change_locked(self.game.time_out)
