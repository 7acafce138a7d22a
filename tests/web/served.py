"""A server on a real socket, in a thread of this process, and raw connections to it."""

import contextlib
import logging
import socket
import threading
import time

import uvicorn

from fangcheng.web.server import config_of, listen, make_app
from web.tables import FREE, QUICK


class Served:
    """An application that is served at `port`; `broken` are the errors that it told with a traceback."""

    def __init__(self, app, port):
        self.app, self.port, self.broken = app, port, []

    @property
    def rooms(self):
        return self.app.state.rooms

    def connect(self, timeout=5):
        return contextlib.closing(socket.create_connection(("127.0.0.1", self.port), timeout))

    def answer(self, request, timeout=5):
        """Send bytes and return all that comes until the server closes, or nothing more comes."""
        with self.connect(timeout) as line:
            line.sendall(request)
            return until_closed(line)


def until_closed(line):
    """All bytes until the server closes."""
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := line.recv(1 << 16):
            said += piece
    return said


class Tracebacks(logging.Handler):
    """Keeps what is logged with a traceback."""

    def __init__(self, found):
        super().__init__()
        self.found = found

    def emit(self, record):
        if record.exc_info:
            self.found.append(self.format(record))


@contextlib.contextmanager
def served(pace=QUICK, **more):
    """Serve until the block ends; nothing may have been told with a traceback."""
    listening = listen("127.0.0.1", 0)
    app = make_app(pace, **{"bounds": FREE, **more})
    server = uvicorn.Server(config_of(app))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    there = Served(app, listening.getsockname()[1])
    handler = Tracebacks(there.broken)
    loggers = [logging.getLogger(name) for name in ("uvicorn.error", "fangcheng", "asyncio")]
    for logger in loggers:
        logger.addHandler(handler)
    try:
        yield there
    finally:
        server.should_exit = True
        thread.join(10)
        listening.close()
        for logger in loggers:
            logger.removeHandler(handler)
    assert there.broken == []
