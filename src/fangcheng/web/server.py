"""The server: the page, its questions, and a WebSocket for every seat."""

import asyncio
import logging
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine
from fangcheng.web import bodies, messages
from fangcheng.web.api import routes, same_origin
from fangcheng.web.askers import SPOKEN, Askers, host_of, is_brief, token_of
from fangcheng.web.drills import drill_routes
from fangcheng.web.exercises import exercise_routes
from fangcheng.web.files import PageFiles
from fangcheng.web.memory import collect_rarely, give_back_now_and_then, keep_little
from fangcheng.web.page.texts import text
from fangcheng.web.people.meetings import Meetings
from fangcheng.web.people.nearby import invitation
from fangcheng.web.people.routes import people_routes
from fangcheng.web.replay.reviews import Reviews
from fangcheng.web.replay.routes import Replays
from fangcheng.web.replay.shelf import Shelf
from fangcheng.web.store.disk import StoreError
from fangcheng.web.store.files import Files
from fangcheng.web.store.removal import Limits
from fangcheng.web.store.store import Store, folder
from fangcheng.web.table.bounds import Bounds, NoRoom
from fangcheng.web.table.journal import CannotGoOn
from fangcheng.web.table.line import FOREIGN, LONGEST_FRAME, UNKNOWN, SocketLine
from fangcheng.web.table.pace import Pace
from fangcheng.web.table.room import Room
from fangcheng.web.table.rooms import Rooms
from fangcheng.web.table.work import let_the_loop_in
from fangcheng.web.turnstile import Turnstile

if TYPE_CHECKING:
    import uvicorn

STATIC = Path(__file__).resolve().parents[1] / "static"
COMPRESSED = 2048  # bytes from which on an answer is worth compressing
PORT = 8700  # tried first
LOCAL = ("127.0.0.1", "localhost", "[::1]")
HOW_TO_BUILD = "python3 play.py does it, and so does npm ci and then npm run build in the folder web"
NOT_BUILT = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Fangcheng</title>
<h1>The page has not been built</h1>
<p>The server runs and answers programs. To build its page: {HOW_TO_BUILD}.</p></html>"""
# The page needs nothing from elsewhere; its components set styles in attributes.
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"


logger = logging.getLogger("fangcheng")


def make_app(
    pace: Pace | None = None,
    static: Path = STATIC,
    hosts: Sequence[str] = ("*",),
    bounds: Bounds | None = None,
    store: Store | None = None,
    where: Path | None = None,
) -> Starlette:
    """Make the application. `hosts` are the names it answers to, `bounds` how many tables it holds.

    Without a `store` its tables end with it; without a folder `where` reviews of records do.
    """
    rooms = Rooms(pace, bounds, store)
    meetings = Meetings(rooms)
    files = None if store is None else Files(store.disk, store.limits)
    reviews = Reviews(None if where is None else where / "reviews")

    async def table(websocket: WebSocket) -> None:
        with suppress(WebSocketDisconnect):  # gone before it heard anything
            await serve_table(rooms, websocket)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        collect_rarely()
        keep_little()
        let_the_loop_in()
        Engine.orders_itself = False  # a game is compiled once for all its tables (table/bots.py)
        giving = asyncio.create_task(give_back_now_and_then(rooms.let_go_of_left))
        yield
        giving.cancel()
        await meetings.close()
        reviews.close()
        await rooms.close()
        await asyncio.to_thread(meetings.end)
        if store is not None:
            await asyncio.to_thread(store.close)

    app = Starlette(
        routes=[
            *routes(rooms),
            *Replays(Shelf(rooms.pace.mode, files), rooms, reviews).routes(),
            *drill_routes(),
            *people_routes(meetings),
            *exercise_routes(),
            WebSocketRoute("/ws/{table}", table),
            page(static),
        ],
        middleware=[
            Middleware(Turnstile, bounds=rooms.bounds),
            Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts)),
            Middleware(Guarded),
            Middleware(GZipMiddleware, minimum_size=COMPRESSED),
        ],
        lifespan=lifespan,
    )
    app.state.rooms, app.state.meetings = rooms, meetings
    app.state.askers = Askers(rooms.bounds, work_for=rooms.work_for)
    return app


def page(static: Path) -> BaseRoute:
    """Serve the page; an installation of the library alone has none, and says so in its place."""
    if is_built(static):
        return Mount("/", PageFiles(directory=static, html=True))
    return Route("/", not_built)


def is_built(static: Path) -> bool:
    """Return True if the page was built into this folder, which need not exist."""
    return (static / "index.html").is_file()


async def not_built(request: Request) -> Response:
    """Say what to do about a missing page."""
    return HTMLResponse(NOT_BUILT, 503)


async def serve_table(rooms: Rooms, websocket: WebSocket) -> None:
    """Serve one seat's line."""
    await websocket.accept(SPOKEN if SPOKEN in websocket.scope.get("subprotocols", ()) else None)
    if not same_origin(websocket):
        await websocket.close(FOREIGN)
        return
    if "token" in websocket.query_params:  # a page loaded long ago; it keeps its seat and asks to be loaded again
        room, bye = None, messages.Bye(reason=text("bye-bad-messages"))
    else:
        table, host = websocket.path_params["table"], host_of(websocket)
        room, bye = await find_room(rooms, table, token_of(websocket), host)
    if room is None:
        await websocket.send_text(msgspec.json.encode(bye).decode())
        await websocket.close(UNKNOWN)
    else:
        await SocketLine(websocket, rooms.talk_of(host), brief=is_brief(websocket)).run(room)


async def find_room(rooms: Rooms, table: str, token: str, host: str) -> tuple[Room | None, messages.Bye]:
    """Return a table of one person, and what to say where there is none."""
    bye = messages.Bye(reason=text("bye-unknown-table"))
    try:
        room = await rooms.reach(table, token, host)
        return room if isinstance(room, Room) else None, bye
    except CannotGoOn as error:
        return None, messages.Bye(reason=text("bye-set-aside", reason=str(error)))
    except NoRoom as error:
        return None, messages.Bye(reason=error.reason, retry_in=error.wait)
    except StoreError as error:
        logger.error("%s", error)
        return None, messages.Bye(reason=text("bye-not-kept"), retry_in=5)


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
    where: Path | None = None,
    bounds: Bounds | None = None,
    limits: Limits | None = None,
) -> None:
    """Serve until interrupted. With `table` the browser opens at a new table of that kind.

    Tables are kept in the folder `where`, or where the user's data lie; `bounds` and `limits` say how many.
    Raises FangchengError where the port is taken, the folder cannot be used, or the table does not exist.
    """
    import uvicorn

    kept_in = where or folder()
    store = Store.in_folder(kept_in, limits)
    listening = listen(host, port)
    local = host in ("127.0.0.1", "localhost", "::1")
    app = make_app(pace, hosts=LOCAL if local else ("*",), bounds=bounds, store=store, where=kept_in)
    config = config_of(app)
    rooms: Rooms = app.state.rooms

    class Server(uvicorn.Server):
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await app.state.meetings.close()
            await rooms.close()  # pages are told before their lines are cut
            await super().shutdown(sockets)

    server = Server(config)
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(host, host)
    address = f"http://{shown}:{listening.getsockname()[1]}/"

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            way = await _way_to(rooms, table) if table else ""
            print(f"Fangcheng is served at {address}{way} (Ctrl+C ends it)", flush=True)
            if not local and (said := invitation(listening.getsockname()[1])):
                print(said, flush=True)
            if not is_built(STATIC):
                print(f"Its page has not been built; {HOW_TO_BUILD}.", file=sys.stderr, flush=True)
            if open_browser:
                await asyncio.to_thread(webbrowser.open, address + way)
        await serving

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run())


def config_of(app: Starlette) -> "uvicorn.Config":
    """Return how uvicorn runs the application."""
    import uvicorn

    from fangcheng.web.patience import PatientHttp, PatientSocket, allow_open_files

    allow_open_files()
    return uvicorn.Config(
        app,
        http=PatientHttp,
        ws=PatientSocket,
        ws_max_size=LONGEST_FRAME,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )


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
