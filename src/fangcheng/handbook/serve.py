"""Serves the folder of the site to browsers of this machine."""

import webbrowser
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from fangcheng.errors import FangchengError

HOST = "127.0.0.1"
PORT = 8710  # tried first


class _Quiet(SimpleHTTPRequestHandler):
    """Answers with files, and prints nothing of it."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


def server_of(folder: Path, port: int | None = None) -> ThreadingHTTPServer:
    """Return a server of the folder, on a free port where none is asked for. Raises FangchengError."""
    answers = partial(_Quiet, directory=str(folder))
    for tried in (PORT, 0) if port is None else (port,):
        try:
            return ThreadingHTTPServer((HOST, tried), answers)
        except (OSError, OverflowError) as error:  # OverflowError: a number that no port has
            trouble = (getattr(error, "strerror", None) or str(error)).rstrip(".")
    raise FangchengError(f"port {port}: {trouble.lower()}; without --port a free one is taken")


def serve(folder: Path, port: int | None, open_it: bool) -> None:
    """Serve until Ctrl-C."""
    with server_of(folder, port) as server:
        address = f"http://{HOST}:{server.server_address[1]}/"
        print(f"The handbook is at {address} (Ctrl-C ends it)", flush=True)
        if open_it:
            webbrowser.open(address)
        with suppress(KeyboardInterrupt):
            server.serve_forever()
