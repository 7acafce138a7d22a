"""One player of a load test: sits at a table over a real socket, answers what is asked, and notes how long it takes."""

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fangcheng.web import messages
from fangcheng.web.bodies import TableTicket

PATIENCE = 10.0  # seconds after which an answer counts as lost
LONGEST_MESSAGE = 1 << 22  # bytes; the snapshot at the end of a hand carries its whole log
LIKED = ("win", "option", "ready")  # taken whenever they are open, so that hands come to all their ends


class Tile(Struct):
    """What a player looks at in a tile of its hand."""

    picked: int = 0


class Choice(Struct):
    """What a player looks at in a choice."""

    index: int
    kind: str
    hand: int | None = None


class Seen(Struct):
    """What a player looks at in a view."""

    phase: str
    hand: list[Tile] = []
    choices: list[Choice] = []


class Said(Struct):
    """What a player looks at in a message of the server."""

    t: str
    v: int = -1
    id: str = ""
    view: Seen | None = None


_read = msgspec.json.Decoder(Said).decode


@dataclass
class Tally:
    """What all players of a run have counted together."""

    measuring: bool = False  # counts what follows but for the last five, which always count
    waits: list[float] = field(default_factory=list)  # seconds from an act to the event it brought
    hands: int = 0
    messages: int = 0
    octets: int = 0
    stale: int = 0  # acts refused because the table had gone on meanwhile
    refused: int = 0  # tables that were not opened
    lost: int = 0  # acts that were never answered, and lines that closed
    missed: int = 0  # versions that never came
    apart: int = 0  # views at the end that were not the server's


class Player:
    """A person who takes `think` seconds, more or less, for every decision."""

    def __init__(self, port: int, ticket: TableTicket, think: float, tally: Tally, seed: int) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{ticket.id}"
        self.right = {"Authorization": f"Bearer {ticket.token}"}
        self.think, self.tally, self.chance = think, tally, random.Random(seed)
        self._line: ClientConnection
        self._version = -1
        self._view: Seen | None = None
        self._raw: bytes = b""  # the message that brought it
        self._asked = 0.0  # when to answer; 0: nothing is asked
        self._act: tuple[str, int, float] | None = None  # id, version and time of the act that waits for its event
        self._number = 0

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop, then compare the last view with the server's."""
        try:
            opening = connect(
                self.address, additional_headers=self.right, max_size=LONGEST_MESSAGE, open_timeout=PATIENCE
            )
            async with opening as self._line:
                await self._send(messages.Sync(-1))
                while self._act is not None or not stop.is_set():
                    await self._next_moment(stop)
                await self._compare()
        except (ConnectionClosed, TimeoutError, OSError):
            self.tally.lost += 1

    async def _next_moment(self, stop: asyncio.Event) -> None:
        """Take in the next message, or answer when it is time to."""
        now = time.perf_counter()
        until = now + 0.5
        if self._act is not None:
            until = self._act[2] + PATIENCE
        elif self._asked:
            until = self._asked
        try:
            self._take_in(await asyncio.wait_for(self._line.recv(decode=False), max(0.0, until - now)))
        except TimeoutError:
            if self._act is not None:
                self.tally.lost += 1
                self._act = None
            elif self._asked and not stop.is_set():
                await self._answer()

    def _take_in(self, frame: bytes) -> None:
        now = time.perf_counter()
        said = _read(frame)
        if self.tally.measuring:
            self.tally.messages += 1
            self.tally.octets += len(frame)
        if said.t == "bye":
            raise ConnectionError("the server has said good-bye")
        if said.t == "reject" and self._act is not None and said.id == self._act[0]:
            self.tally.stale += 1
            self._act = None
        if said.view is None:
            return
        if said.t == "ev" and self._version >= 0:
            self.tally.missed += max(0, said.v - self._version - 1)
        self._version, self._view, self._raw = said.v, said.view, frame
        if self._act is not None and said.v > self._act[1]:
            if self.tally.measuring:
                self.tally.waits.append(now - self._act[2])
            self._act = None
        over = said.view.phase in ("result", "over")
        self._asked = now + self.think * self.chance.uniform(0.5, 1.5) if said.view.choices or over else 0.0

    async def _answer(self) -> None:
        assert self._view is not None
        self._asked = 0.0
        self._number += 1
        self._act = f"load {self._number}", self._version, time.perf_counter()
        if self._view.phase in ("result", "over"):
            self.tally.hands += self.tally.measuring
            await self._send(messages.Next())
            return
        await self._send(messages.Act(self._act[0], self._version, self._choose(self._view).index))

    def _choose(self, view: Seen) -> Choice:
        """Choose by chance, but take a win, and of tiles to hand over only such as still lie in the hand."""
        liked = [one for one in view.choices if one.kind in LIKED]
        fresh = [one for one in view.choices if one.kind == "give" and not view.hand[one.hand or 0].picked]
        return self.chance.choice(liked or fresh or view.choices)

    async def _compare(self) -> None:
        """Ask for the whole view; that of the version at hand must be the one that came by events."""
        await self._send(messages.Sync(-1))
        while True:
            frame = await asyncio.wait_for(self._line.recv(decode=False), PATIENCE)
            said = _read(frame)
            if said.t == "snapshot":
                same = said.v != self._version or _view_of(frame) == _view_of(self._raw)
                self.tally.apart += not same
                return
            self._take_in(frame)

    async def _send(self, message: messages.ClientMessage) -> None:
        await self._line.send(msgspec.json.encode(message), text=True)


def _view_of(frame: bytes) -> object:
    """Return the view of a message but for the clock, which goes on."""
    view = msgspec.json.decode(frame)["view"]
    view.pop("clock", None)
    return view
