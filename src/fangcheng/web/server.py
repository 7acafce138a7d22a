"""The server: the page, its questions, and a WebSocket for every seat."""

import asyncio
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from fangcheng.errors import FangchengError
from fangcheng.web import bodies, messages
from fangcheng.web.api import routes, same_origin
from fangcheng.web.page.texts import text
from fangcheng.web.table.line import FOREIGN, LONGEST_FRAME, UNKNOWN, SocketLine
from fangcheng.web.table.room import Pace
from fangcheng.web.table.rooms import Rooms

STATIC = Path(__file__).resolve().parents[1] / "static"
PORT = 8700  # tried first
LOCAL = ("127.0.0.1", "localhost", "[::1]")
HOW_TO_BUILD = "python3 play.py does it, and so does npm ci and then npm run build in the folder web"
NOT_BUILT = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Fangcheng</title>
<h1>The page has not been built</h1>
<p>The server runs and answers programs. To build its page: {HOW_TO_BUILD}.</p></html>"""
# The page needs nothing from elsewhere; its components set styles in attributes.
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"


def make_app(pace: Pace | None = None, static: Path = STATIC, hosts: Sequence[str] = ("*",)) -> Starlette:
    """Make the application. `hosts` are the names it answers to."""
    rooms = Rooms(pace)

    async def table(websocket: WebSocket) -> None:
        await serve_table(rooms, websocket)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        rooms.close()

    app = Starlette(
        routes=[*routes(rooms), WebSocketRoute("/ws/{table}", table), page(static)],
        middleware=[Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts)), Middleware(Guarded)],
        lifespan=lifespan,
    )
    app.state.rooms = rooms
    return app


def page(static: Path) -> BaseRoute:
    """Serve the page; an installation of the library alone has none, and says so in its place."""
    if is_built(static):
        return Mount("/", StaticFiles(directory=static, html=True))
    return Route("/", not_built)


def is_built(static: Path) -> bool:
    """Return True if the page was built into this folder, which need not exist."""
    return (static / "index.html").is_file()


async def not_built(request: Request) -> Response:
    """Say what to do about a missing page."""
    return HTMLResponse(NOT_BUILT, 503)


async def serve_table(rooms: Rooms, websocket: WebSocket) -> None:
    """Serve one seat's line."""
    room = rooms.find(websocket.path_params["table"], websocket.query_params.get("token", ""))
    await websocket.accept()
    if not same_origin(websocket):
        await websocket.close(FOREIGN)
    elif room is None:
        bye = messages.Bye(reason=text("bye-unknown-table"))
        await websocket.send_text(msgspec.json.encode(bye).decode())
        await websocket.close(UNKNOWN)
    else:
        await SocketLine(websocket).run(room)


class Guarded:
    """Headers that keep foreign pages and scripts out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message.get("headers", []),
                    (b"content-security-policy", POLICY.encode()),
                    (b"x-content-type-options", b"nosniff"),
                    (b"referrer-policy", b"no-referrer"),
                    *([(b"cache-control", b"no-cache")] if not scope["path"].startswith("/assets/") else []),
                ]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


# --- running it


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    open_browser: bool = True,
    pace: Pace | None = None,
    table: bodies.NewTable | None = None,
) -> None:
    """Serve until interrupted. With `table` the browser opens at a new table of that kind.

    Raises FangchengError where the port is taken or the table does not exist.
    """
    import uvicorn

    listening = listen(host, port)
    local = host in ("127.0.0.1", "localhost", "::1")
    app = make_app(pace, hosts=LOCAL if local else ("*",))
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_max_size=LONGEST_FRAME, log_level="warning", timeout_graceful_shutdown=2
    )
    server = uvicorn.Server(config)
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(host, host)
    address = f"http://{shown}:{listening.getsockname()[1]}/"

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            way = await _way_to(app.state.rooms, table) if table else ""
            print(f"Fangcheng is served at {address}{way} (Ctrl+C ends it)", flush=True)
            if not is_built(STATIC):
                print(f"Its page has not been built; {HOW_TO_BUILD}.", file=sys.stderr, flush=True)
            if open_browser:
                await asyncio.to_thread(webbrowser.open, address + way)
        await serving

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run())


async def _way_to(rooms: Rooms, table: bodies.NewTable) -> str:
    """Open a table and return the page's way to it, with the key to its seat."""
    ticket = await rooms.open(table)
    return f"#/t/{ticket.id}/{ticket.token}/{quote(table.variant)}"


def listen(host: str, port: int | None) -> socket.socket:
    """Open a listening socket: at the port asked for, else the usual one or any free one. Raises FangchengError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in (PORT, 0) if port is None else (port,):
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, number))
            return made
        except (OSError, OverflowError) as error:
            made.close()
            failure = error
    raise FangchengError(f"cannot listen at {host}, port {port}: {getattr(failure, 'strerror', failure)}")
