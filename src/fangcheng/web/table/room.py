"""One table: a match, the person's line, and the bots that answer in between.

All changes happen under one lock and off the event loop. A version is published when the person, or a bot in its
own turn, is to decide: bots answer claims silently and at once, so nobody learns who could have claimed. In live
timing (TAIWAN-37) that makes a bot's pung quick; but a bot that is next reaches for the wall, or chows, only after its
usual pause while the person could claim, and the person may still claim until it discards after another one.
"""

import asyncio
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from fangcheng.bots.batch import STEADY
from fangcheng.core.play.live_claims import next_in_play
from fangcheng.core.state.action_codes import READY
from fangcheng.core.state.codes import CLAIM, EXCHANGE, TURN
from fangcheng.core.state.rule_codes import LIVE
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Mode
from fangcheng.game.match import Match
from fangcheng.records.native import write_native
from fangcheng.records.of_match import records_of
from fangcheng.web import bodies, messages, wire
from fangcheng.web.page.cards import ruleset_of
from fangcheng.web.page.choices import Hand, own_hand
from fangcheng.web.page.log import lines
from fangcheng.web.page.texts import text
from fangcheng.web.page.translate import seat_view
from fangcheng.web.table.bots import NAMES, Bots, warm_up
from fangcheng.web.table.clock import Clock, Limits, answer_for

PERSON = 0
LOOK = 0.2  # seconds between two looks at the clock
REMEMBERED = 64  # acts whose answers are kept for repeated ids

logger = logging.getLogger("fangcheng")


@dataclass(frozen=True)
class Pace:
    """How a table is run."""

    think: tuple[float, float] = (0.35, 0.9)  # seconds a bot takes in its turn, from .. to
    bot: int = STEADY
    mode: Mode = "auto"
    now: Callable[[], float] = time.monotonic  # the clock's seconds


class Line(Protocol):
    """The way to the person's page."""

    def put(self, message: messages.ServerMessage) -> None:
        """Send, or drop where the line is gone."""

    def leave(self, message: messages.Bye, code: int) -> None:
        """Say good-bye and close."""


class Room:
    """A table for one person and bots. Open it with `Room.open`, inside a running event loop."""

    def __init__(self, match: Match, pace: Pace, seconds: int = 0) -> None:
        self.id = secrets.token_urlsafe(6)
        self.token = secrets.token_urlsafe(24)
        self.pace = pace
        self.match = match
        self.version = 0
        self.used = time.monotonic()  # when the person was last heard of
        self.line: Line | None = None
        self.people = ["", *NAMES]  # by person
        self._bots = Bots(match.seed, pace.bot)
        self._lock = asyncio.Lock()
        self._answers: OrderedDict[str, wire.Text | None] = OrderedDict()  # by act id: why it was refused
        self._decisions: list[int] = []  # where the person's decisions of this hand begin among its actions
        self._picked: list[int] = []  # positions chosen for an exchange
        self._told = 0  # events already in the log
        self._log: list[wire.Event] = []
        self._moment = 0  # counts changes of the table
        self._driver: asyncio.Task[None] | None = None
        self._clock = Clock(Limits.of(match, seconds), pace.now)
        self._timekeeper: asyncio.Task[None] | None = None
        self._hand = Hand()
        self._view: wire.SeatView | None = None

    @classmethod
    async def open(cls, new: bodies.NewTable, pace: Pace) -> "Room":
        """Open a room with its first hand dealt. Raises FangchengError for an unknown variant, option or preset."""
        ruleset = await asyncio.to_thread(ruleset_of, new.variant, new.house)
        match = await asyncio.to_thread(Match, ruleset, new.seed, new.options, new.preset, pace.mode)
        room = cls(match, pace, new.seconds)
        await room._change(room._answer_silently)
        if room._clock.limits != Limits():
            room._timekeeper = asyncio.create_task(room._keep_time())
        if pace.mode == "auto":
            warm_up(match)
        return room

    def close(self, reason: wire.Text) -> None:
        """Send the person away and stop."""
        for task in (self._driver, self._timekeeper):
            if task is not None:
                task.cancel()
        if self.line is not None:
            self.line.leave(messages.Bye(reason=reason), 4001)

    async def record(self) -> list[str]:
        """Return the lines of a file that tells every match of this table, walls and seed included.

        Raises FangchengError while a match goes on: the person would see the wall.
        """
        async with self._lock:
            if not self.match.over:
                raise FangchengError("error-match-goes-on")
            games = await asyncio.to_thread(records_of, self.match, ["player", *NAMES])
        return [line for game in games for line in write_native(game)]

    # --- the person

    @property
    def seat(self) -> int | None:
        """Return where the person sits now; None while he waits for a seat and watches.

        Rules: CHENGDU-8.
        """
        return None if PERSON in self.match.waiting else self.match.seat_of(PERSON)

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
        """Answer one message of the person."""
        self.used = time.monotonic()
        if isinstance(message, messages.Ping):
            line.put(messages.Pong())
        elif isinstance(message, messages.Sync):
            async with self._lock:
                line.put(messages.Hello(table=self.id, seat=self.seat, v=self.version))
                self._snapshot(line)
        elif isinstance(message, messages.Act):
            await self._act(line, message)
        elif isinstance(message, messages.Next):
            await self._next()
        elif isinstance(message, messages.Undo):
            await self._undo()

    async def _act(self, line: Line, act: messages.Act) -> None:
        async with self._lock:
            if act.id in self._answers:  # sent again because our answer was lost
                reason = self._answers[act.id]
            else:
                reason = self._refusal(act)
                self._answers[act.id] = reason
                if len(self._answers) > REMEMBERED:
                    self._answers.popitem(last=False)
                if reason is None:
                    await self._change_locked(lambda: self._play(act.choice))
                    return
            if reason is None:
                self._snapshot(line)
            else:
                line.put(messages.Reject(id=act.id, reason=reason))

    def _refusal(self, act: messages.Act) -> wire.Text | None:
        if act.v != self.version:
            return text("illegal-stale")
        if not 0 <= act.choice < len(self._hand.acts):
            return text("illegal-choice")
        return None

    async def _next(self) -> None:
        async with self._lock:
            if self.match.hand_over:
                await self._change_locked(self._deal)

    async def _undo(self) -> None:
        async with self._lock:
            if self._decisions:
                await self._change_locked(self._take_back, told_anew=True)

    def _snapshot(self, line: Line) -> None:
        if self._view is not None:
            self._view.clock = self._clock.shown()
            line.put(messages.Snapshot(v=self.version, view=self._view, log=self._log))

    # --- changing the table, off the event loop

    async def _change(self, work: Callable[[], None]) -> None:
        async with self._lock:
            await self._change_locked(work)

    async def _change_locked(self, work: Callable[[], None], told_anew: bool = False) -> None:
        """Do the work, publish what came of it, and let the bots go on."""
        self._moment += 1
        events, view = await asyncio.to_thread(self._work, work, told_anew)
        self.version += 1
        self._view = view
        if self.line is not None and told_anew:
            self._snapshot(self.line)
        elif self.line is not None:
            self.line.put(messages.Happened(v=self.version, events=events, view=view))
        self._drive()

    def _work(self, work: Callable[[], None], told_anew: bool) -> tuple[list[wire.Event], wire.SeatView]:
        work()
        match, seat = self.match, self.seat
        hand_start = len(match.events) - len(match.hand_events)
        begins = told_anew or self._told <= hand_start
        start = hand_start if told_anew else self._told
        events = lines(match, match.events_for(seat, start), self.people)
        self._log = events if begins else [*self._log, *events]
        self._told = len(match.events)
        seen = match.view(seat)
        self._hand = Hand() if seat is None else own_hand(match, seat, seen, self._picked)
        view = seat_view(match, seen, self._hand, self.people)
        view.can_undo = bool(self._decisions)
        self._clock.set(match, seat)
        view.clock = self._clock.shown()
        if match.hands_to_go is not None and not match.hand_over:
            view.notices.append(wire.Notice(tone="info", text=text("notice-time-up", n=match.hands_to_go)))
        if seat is None and not match.hand_over:
            place = 1 + match.waiting.index(PERSON)
            view.notices.append(wire.Notice(tone="info", text=text("notice-waiting", n=place, of=len(match.waiting))))
        return events, view

    def _play(self, choice: int) -> None:
        """Take a choice for the person."""
        if choice in self._hand.picks:
            position = self._hand.picks[choice]
            self._picked = [one for one in self._picked if one != position] + (
                [] if position in self._picked else [position]
            )
            return
        self._picked = []
        self._decisions.append(len(self.match.actions[-1]))
        for number in self._hand.acts[choice]:
            self.match.act(self.match.seat_of(PERSON), number)
        self._answer_silently()

    def _deal(self) -> None:
        """Deal the next hand, after the last one the first of another match."""
        self._decisions = []
        if self.match.over:
            self.match.next_match()
            self._clock.begin_match()
        else:
            self.match.next_hand()
        self._answer_silently()

    def _take_back(self) -> None:
        start = self._decisions.pop()
        self._picked = []
        self.match.undo(len(self.match.actions[-1]) - start)

    def _answer_silently(self) -> None:
        """Let the bots answer everything but their own turns."""
        while bots := [seat for seat in self._owing_bots() if not self._takes_time(seat)]:
            self._answer(bots[0])

    def _answer(self, seat: int) -> None:
        self.match.act(seat, self._bots.choice(self.match, seat))

    def _takes_time(self, seat: int) -> bool:
        """Return True if the bot at `seat` lets a pause go by: in its turn, or before it reaches for the wall."""
        table = self.match.table
        if table.phase == TURN:
            return seat == int(table.turn)
        live = table.phase == CLAIM and self.match.engine.rules.claim_timing == LIVE
        return bool(live and self.seat in self.match.owed and seat == next_in_play(table))

    def _owing_bots(self) -> list[int]:
        return [seat for seat in self.match.owed if seat != self.seat]

    # --- the clock

    async def look_at_clock(self) -> None:
        """Answer for the person whose time has run out, and call time when the match has taken long enough.

        Rules: MCR-26, MCR-47, MCR-P17, RIICHI-P13.
        """
        async with self._lock:
            if self._clock.match_run_out and self.match.hands_to_go is None and not self.match.over:
                await self._change_locked(self.match.call_time)
            if self._clock.run_out:
                await self._change_locked(self._answer_for_person)

    async def _keep_time(self) -> None:
        try:
            while True:
                await asyncio.sleep(LOOK)
                await self.look_at_clock()
        except Exception:
            logger.exception("the clock of table %s stopped", self.id)
            self.close(text("bye-broken"))

    def _answer_for_person(self) -> None:
        """Answer for the person with what loses least; of an exchange with all tiles."""
        match, seat = self.match, self.match.seat_of(PERSON)
        self._picked = []
        self._decisions.append(len(match.actions[-1]))
        match.act(seat, answer_for(match, seat))
        while match.table.question == EXCHANGE and seat in match.owed:
            match.act(seat, answer_for(match, seat))
        self._answer_silently()

    # --- turns that come by themselves

    def _drive(self) -> None:
        """See that somebody plays the turns of the bots, as long as anybody looks."""
        running = self._driver is not None and not self._driver.done()
        if not running and self.line is not None and self._automatic_turn() is not None:
            self._driver = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            while self.line is not None and self._automatic_turn() is not None:
                moment = self._moment
                await asyncio.sleep(random.uniform(*self.pace.think))
                async with self._lock:
                    turn = self._automatic_turn()
                    if turn is not None and moment == self._moment:
                        await self._change_locked(turn)
        except Exception:
            logger.exception("table %s stopped", self.id)
            self.close(text("bye-broken"))

    def _automatic_turn(self) -> Callable[[], None] | None:
        """Return what plays by itself: the turn of a bot, or the person's where a declared hand leaves no choice."""
        match = self.match
        bots = [seat for seat in self._owing_bots() if self._takes_time(seat)]
        if bots:
            return lambda: self._bot_turn(bots[0])
        if match.table.phase != TURN:
            return None
        seat = self.seat
        if len(self._hand.acts) == 1 and match.table.ready[seat] and self._hand.choices[0].kind == "discard":
            return lambda: self._person_turn(self._hand.acts[0][0])
        return None

    def _bot_turn(self, seat: int) -> None:
        number = self._bots.choice(self.match, seat)
        self.match.act(seat, number)
        if READY <= number < READY + 4 and self.match.table.turn == seat and self.match.table.phase == TURN:
            self._answer(seat)  # the declaration and its discard are one move
        self._answer_silently()

    def _person_turn(self, number: int) -> None:
        self.match.act(self.match.seat_of(PERSON), number)
        self._answer_silently()
