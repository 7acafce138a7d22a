"""Connections that wait so long and no longer: for a request, for its answer to be taken, for a line to close."""

import asyncio
import itertools
import sys
from asyncio import Transport
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fangcheng.web.table.bounds import Budget

REQUEST = 10.0  # seconds for a whole request, from its connection or the answer before it
ANSWER = 120.0  # seconds for us to answer and for the other side to take it
OPEN_FILES = 4096  # lines of tables, connections, and files of the page
FAREWELL = 10.0  # seconds for a closed line to take what was sent before
LOOK = 1.0  # seconds between two looks
BESIDE, BESIDE_BURST = 10.0, 100.0  # pings, pongs and pieces of messages a second, and at once, of one line
MOST_WAITING = 400  # connections from which a request is to come; of more the one that has waited longest goes


_numbers = itertools.count()  # of connections: many may be made at the same time of the loop


def allow_open_files() -> None:
    """Let this process have as many files open as it needs: some systems give 256 or 1,024, unless one asks."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < OPEN_FILES:
            most = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class PatientHttp(H11Protocol):
    """HTTP that ends a connection on which a request, or the taking of its answer, is overdue.

    uvicorn waits for ever for the first request, the rest of a header and the rest of a body.
    """

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        self._since, self._number = self.loop.time(), next(_numbers)
        self._looking: asyncio.TimerHandle | None = self.loop.call_later(LOOK, self._look)
        if len(self.connections) > MOST_WAITING:
            self._make_room()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._stop_looking()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the connection over to the line."""
        self._stop_looking()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Begin to wait for the next request."""
        self._since = self.loop.time()
        super().on_response_complete()

    def _make_room(self) -> None:
        """End the connection that has waited longest for a request where too many do: files that may be open are few.

        A request is here within milliseconds; who opens connections and says nothing keeps nobody out.
        """
        waiting = [one for one in self.connections if isinstance(one, PatientHttp) and one._is_waiting()]
        if len(waiting) > MOST_WAITING:
            min(waiting, key=lambda one: (one._since, one._number)).transport.abort()

    def _stop_looking(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def _look(self) -> None:
        waited = self.loop.time() - self._since
        if waited > (ANSWER if self._is_answering() else REQUEST):
            self.transport.abort()
            return
        self._looking = self.loop.call_later(LOOK, self._look)

    def _is_waiting(self) -> bool:
        """Return True if a request is still to come."""
        return not (self._is_answering() or self.transport.is_closing())

    def _is_answering(self) -> bool:
        """Return True if the request is here as a whole, and what is missing is the answer."""
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete and not cycle.more_body


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that goes although the other side takes nothing any more."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Begin to count what is no message: a browser sends hardly any of it."""
        self._beside = Budget(BESIDE, BESIDE_BURST)
        super().connection_made(transport)

    def handle_ping(self) -> None:
        """Answer, unless it is one of a flood."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Take it, unless it is one of a flood."""
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        """Take a piece of a message; empty ones could go on for ever."""
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        if self.close_sent or self._beside.spend():
            return not self.close_sent
        self.conn.send_close(1008)
        self.handle_parser_exception()
        return False

    def handle_parser_exception(self) -> None:
        """End the line; at once where it was never opened, for then there is nobody to say good-bye to."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def run_asgi(self) -> None:
        """Serve, and some time after the end let go of what was never taken."""
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(FAREWELL, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; text that is none ends the line, for which uvicorn would print a traceback."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def _is_text(octets: bytes) -> bool:
    try:
        octets.decode()
    except UnicodeDecodeError:
        return False
    return True
