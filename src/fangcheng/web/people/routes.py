"""What pages ask around rooms: who I am, a new room, the way into one, its line."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from fangcheng.errors import FangchengError
from fangcheng.web import bodies, messages
from fangcheng.web.api import as_json, body_of, refused, same_origin
from fangcheng.web.askers import SPOKEN, Askers, host_of, is_brief, token_of
from fangcheng.web.page.texts import text
from fangcheng.web.people import asked, pictures
from fangcheng.web.people.lobby import Lobby
from fangcheng.web.people.meetings import Meetings
from fangcheng.web.people.room import SharedRoom
from fangcheng.web.store.disk import StoreError
from fangcheng.web.store.store import key_of
from fangcheng.web.table.bounds import NoRoom
from fangcheng.web.table.line import FOREIGN, UNKNOWN, SocketLine, reader_of
from fangcheng.web.table.pace import Line

ASKED = 0.02  # seconds of a core that such a question costs, about
logger = logging.getLogger("fangcheng")

read_message = reader_of(messages.RoomMessage)


Body = TypeVar(
    "Body",
    bodies.NewPerson,
    bodies.RoomTerms,
    bodies.Door,
    asked.Device,
    asked.Drawing,
    asked.Join,
    asked.QuickMatch,
)


class Seat:
    """One person's way into a room, as a line sees it."""

    def __init__(self, room: SharedRoom, person: str) -> None:
        self._room, self._person = room, person

    def join(self, line: Line) -> None:
        """Do nothing: who has a line has joined already."""

    def part(self, line: Line) -> None:
        """Let go of a line, which is gone."""
        self._room.part(self._person, line)

    async def receive(self, line: Line, message: messages.RoomMessage) -> None:
        """Answer one message."""
        await self._room.receive(self._person, line, message)


def people_routes(meetings: Meetings) -> list[BaseRoute]:
    """Return the route table."""
    lobby = Lobby(meetings)

    async def look_around(request: Request) -> Response:
        async def work() -> asked.LobbyPage:
            return lobby.shown(await meetings.who(token_of(request)))

        return await _told(request, work)

    async def join(request: Request) -> Response:
        async def work(given: asked.Join) -> bodies.RoomTicket | None:
            person = await meetings.who(token_of(request))
            return None if person is None else await lobby.join(person, given.room, given.watch)

        return await _answered(request, asked.Join, work)

    async def quick(request: Request) -> Response:
        async def work(given: asked.QuickMatch) -> bodies.RoomTicket | None:
            person = await meetings.who(token_of(request))
            return None if person is None else await lobby.quick(person, given.variant, host_of(request))

        return await _answered(request, asked.QuickMatch, work)

    async def new_person(request: Request) -> Response:
        return await _answered(request, bodies.NewPerson, lambda new: meetings.new_person(new.name, host_of(request)))

    async def rename(request: Request) -> Response:
        return await _answered(request, bodies.NewPerson, lambda new: meetings.rename(token_of(request), new.name))

    async def other_device(request: Request) -> Response:
        return await _told(request, lambda: meetings.device_code(token_of(request)))

    async def become(request: Request) -> Response:
        return await _answered(request, asked.Device, lambda given: meetings.become(given.code, host_of(request)))

    async def draw(request: Request) -> Response:
        async def work(given: asked.Drawing) -> asked.Drawn:
            askers: Askers = request.app.state.askers
            return await askers.work(host_of(request), pictures.drawn, given.text)

        return await _answered(request, asked.Drawing, work)

    async def new_room(request: Request) -> Response:
        async def work(terms: bodies.RoomTerms) -> bodies.RoomTicket | None:
            person = await meetings.who(token_of(request))
            return None if person is None else await meetings.open(person, terms, host_of(request))

        return await _answered(request, bodies.RoomTerms, work)

    async def enter(request: Request) -> Response:
        async def work(door: bodies.Door) -> bodies.RoomTicket | None:
            person = await meetings.who(token_of(request))
            return None if person is None else await meetings.enter(person, door, host_of(request))

        return await _answered(request, bodies.Door, work)

    async def new_doors(request: Request) -> Response:
        async def work(door: bodies.Door) -> bodies.RoomTicket | None:
            person = await meetings.who(token_of(request))
            return None if person is None else await meetings.new_doors(person[0], door.room)

        return await _answered(request, bodies.Door, work)

    async def line(websocket: WebSocket) -> None:
        with suppress(WebSocketDisconnect):
            await _serve(meetings, websocket)

    return [
        Route("/api/me", new_person, methods=["POST"]),
        Route("/api/me", rename, methods=["PUT"]),
        Route("/api/me/device", other_device, methods=["POST"]),
        Route("/api/me/device/enter", become, methods=["POST"]),
        Route("/api/qr", draw, methods=["POST"]),
        Route("/api/lobby", look_around),
        Route("/api/lobby/join", join, methods=["POST"]),
        Route("/api/lobby/quick", quick, methods=["POST"]),
        Route("/api/rooms", new_room, methods=["POST"]),
        Route("/api/rooms/enter", enter, methods=["POST"]),
        Route("/api/rooms/link", new_doors, methods=["POST"]),
        WebSocketRoute("/ws/room/{room}", line),
    ]


async def _answered(request: Request, wanted: type[Body], work: Callable[[Body], Awaitable[object]]) -> Response:
    """Answer what is asked; what leads nowhere, and who is nobody, is not there."""
    given = await body_of(request, wanted)
    return given if isinstance(given, Response) else await _told(request, lambda: work(given))


async def _told(request: Request, work: Callable[[], Awaitable[object]]) -> Response:
    """Answer with what the work finds; nobody is told what is not there from what is not his."""
    if not same_origin(request):
        return refused("error-origin", 403)
    askers: Askers = request.app.state.askers
    try:
        askers.charge(host_of(request), ASKED)
        found = await work()
    except FangchengError as error:
        return refused(error, 400)
    return refused("people-no-door", 404) if found is None else as_json(found)


async def _serve(meetings: Meetings, websocket: WebSocket) -> None:
    """Serve one person's line to a room."""
    await websocket.accept(SPOKEN if SPOKEN in websocket.scope.get("subprotocols", ()) else None)
    if not same_origin(websocket):
        return await websocket.close(FOREIGN)
    host, key = host_of(websocket), token_of(websocket)
    found, bye = None, messages.Bye(reason=text("bye-unknown-room"))
    try:
        found = await meetings.reach(websocket.path_params["room"], key, host)
        if found is not None:
            room, person = found
            line = SocketLine(websocket, meetings.rooms.talk_of(host), read_message, is_brief(websocket))
            await room.join(person, line, key_of(key))
    except NoRoom as error:
        found, bye = None, messages.Bye(reason=error.reason, retry_in=error.wait)
    except StoreError as error:
        logger.error("%s", error)
        found, bye = None, messages.Bye(reason=text("bye-not-kept"), retry_in=5)
    if found is None:
        await websocket.send_text(msgspec.json.encode(bye).decode())
        return await websocket.close(UNKNOWN)
    await line.run(Seat(room, person))
