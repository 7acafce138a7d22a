"""One WebSocket: reads frames, refuses bad and too many ones, and sends what the room says in order."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from fangcheng.web import messages
from fangcheng.web.page.texts import text
from fangcheng.web.table.bounds import Budget
from fangcheng.web.table.changes import changes_of
from fangcheng.web.table.pace import Line

RATE = 20.0  # messages a second
BURST = 30.0
LONGEST_FRAME = 1 << 16  # bytes
MOST_BAD = 5  # bad frames until the line is closed
WAITING = 256  # messages that may wait for a slow page ...
WAITING_SIGNS = 1 << 21  # ... and letters in all of them: a room that plays by a long file of rules has 60 KB a message
FIRST_WORD = 10.0  # seconds until a page has said something
SILENCE = 300.0  # seconds between two messages; a page pings every few, a hidden one once a minute
STUCK = 15.0  # seconds that a page may take for one message

# What answering costs, beside an act; a snapshot of a long hand has 100 KB.
PRICES: dict[type | None, float] = {messages.Ping: 0.1, messages.Sync: 2.0, messages.AskHint: 2.0}

REPLACED, UNKNOWN, MISBEHAVED, FOREIGN, SILENT = 4001, 4004, 4008, 4003, 4009  # close codes


class Listening(Protocol):
    """Who answers what a page says."""

    def join(self, line: Line) -> None:
        """Take over the line."""

    def part(self, line: Line) -> None:
        """Let go of it."""

    async def receive(self, line: Line, message: Any) -> None:
        """Answer one message."""


def reader_of(kind: Any) -> Callable[[str | None], Any]:
    """Return what makes messages of this kind of text frames, None of anything else."""
    decode = msgspec.json.Decoder(kind).decode

    def read(frame: str | None) -> Any:
        if frame is None or len(frame) > LONGEST_FRAME:
            return None
        try:
            return decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None

    return read


decoded: Callable[[str | None], messages.ClientMessage | None] = reader_of(messages.ClientMessage)


class Brief:
    """Spells messages for one page, which has kept the view that it was sent before."""

    def __init__(self) -> None:
        self._before: messages.Snapshot | messages.Happened | None = None  # with a view of its own

    def spelt(self, message: messages.ServerMessage) -> bytes:
        """Return a message as it is sent; where much has changed a view is sent whole."""
        if not isinstance(message, messages.Snapshot | messages.Happened):
            return msgspec.json.encode(message)
        before, said = self._before, msgspec.json.encode(message)
        self._before = replace(message, view=replace(message.view))  # clocks are set in views that were sent
        if before is None or isinstance(message, messages.Snapshot):
            return said
        steps = changes_of(before.view, message.view)
        brief = msgspec.json.encode(messages.Changed(message.v, before.v, message.events, steps))
        return brief if len(brief) < len(said) else said


class SocketLine:
    """The person's page at the other end of a WebSocket; `read` makes messages of its frames.

    `brief`: the page understands what has changed of a view.
    """

    def __init__(
        self, socket: WebSocket, talk: Budget, read: Callable[[str | None], Any] = decoded, brief: bool = False
    ) -> None:
        self._socket, self._talk, self._read_message = socket, talk, read
        self._spell = Brief().spelt if brief else msgspec.json.encode
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue()  # a number closes with that code
        self._signs = 0  # letters that wait
        self._is_full = False

    def put(self, message: messages.ServerMessage) -> None:
        """Send in order; a page that does not keep up is closed and may come back."""
        if self._is_full:
            return
        if self._waiting.qsize() < WAITING and self._signs < WAITING_SIGNS:
            said = self._spell(message).decode()
            self._signs += len(said)
            self._waiting.put_nowait(said)
        else:
            self._is_full = True
            self._waiting.put_nowait(MISBEHAVED)

    def leave(self, message: messages.Bye, code: int) -> None:
        """Say good-bye and close."""
        self._waiting.put_nowait(msgspec.json.encode(message).decode())
        self._waiting.put_nowait(code)

    async def run(self, room: Listening) -> None:
        """Serve until one side closes."""
        room.join(self)
        try:
            async with asyncio.TaskGroup() as both:
                sender = both.create_task(self._send())
                reader = both.create_task(self._read(room))
                await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
                if reader.done() and not sender.done():
                    await asyncio.wait({sender}, timeout=1 if self._closing else 0)
                sender.cancel()
                reader.cancel()
        finally:
            room.part(self)

    @property
    def _closing(self) -> bool:
        return not self._waiting.empty()

    async def _send(self) -> None:
        try:
            while True:
                message = await self._waiting.get()
                async with asyncio.timeout(STUCK):
                    if isinstance(message, int):
                        return await self._socket.close(message)
                    self._signs -= len(message)
                    await self._socket.send_text(message)
        except (WebSocketDisconnect, RuntimeError, TimeoutError):  # the page is gone, or takes nothing more
            return

    async def _read(self, room: Listening) -> None:
        budget, bad, patience = Budget(RATE, BURST), 0, FIRST_WORD
        while True:
            try:
                async with asyncio.timeout(patience):
                    frame = await self._socket.receive()
            except TimeoutError:
                return self.leave(messages.Bye(reason=text("bye-silent"), retry_in=5), SILENT)
            patience = SILENCE
            if frame["type"] == "websocket.disconnect":
                return
            if not budget.spend():
                return self.leave(messages.Bye(reason=text("bye-too-fast"), retry_in=5), MISBEHAVED)
            message = self._read_message(frame.get("text"))
            price = PRICES.get(type(message), 1.0)
            while not self._talk.spend(price):  # all lines of the address together say too much: they wait
                await asyncio.sleep(self._talk.wait_for(price))
            if message is not None:
                await room.receive(self, message)
                continue
            bad += 1
            self.put(messages.Reject(id="", reason=text("illegal-message")))
            if bad >= MOST_BAD:
                return self.leave(messages.Bye(reason=text("bye-bad-messages")), MISBEHAVED)
