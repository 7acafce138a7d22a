"""What the page asks over HTTP: the variants, their rulebooks, a new table."""

import re
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from fangcheng.conform.rulebooks import readable, rulebook
from fangcheng.errors import FangchengError
from fangcheng.rules.house_text import text_of
from fangcheng.web import bodies
from fangcheng.web.page.cards import card, cards, ruleset_of
from fangcheng.web.page.texts import text
from fangcheng.web.table.rooms import Rooms

LONGEST_BODY = 1 << 17  # bytes; house rules have half of that, and JSON needs more for their quotes and line ends

Body = TypeVar("Body", bodies.NewTable, bodies.House)


def routes(rooms: Rooms) -> list[Route]:
    """Return the route table."""

    async def new_table(request: Request) -> Response:
        return await open_table(rooms, request)

    async def record(request: Request) -> Response:
        return await hand_out_record(rooms, request)

    return [
        Route("/api/variants", list_variants),
        Route("/api/rules/{variant}", read_rules),
        Route("/api/house", look_at_house, methods=["POST"]),
        Route("/api/house/text", write_house, methods=["POST"]),
        Route("/api/tables", new_table, methods=["POST"]),
        Route("/api/tables/{table}/record", record),
    ]


async def list_variants(request: Request) -> Response:
    """Answer with all variants as cards."""
    return as_json(await run_in_threadpool(cards))


async def read_rules(request: Request) -> Response:
    """Answer with a rulebook in Markdown, without the notes on where each rule comes from."""
    try:
        book = rulebook(request.path_params["variant"])
    except FangchengError as error:
        return refused(str(error), 404)
    return PlainTextResponse(readable(book), media_type="text/markdown")


async def open_table(rooms: Rooms, request: Request) -> Response:
    """Open a table and answer with the ticket for its seat."""
    new = await body_of(request, bodies.NewTable)
    if isinstance(new, Response):
        return new
    try:
        return as_json(await rooms.open(new))
    except FangchengError as error:
        return refused(str(error), 400)


async def look_at_house(request: Request) -> Response:
    """Check house rules and answer with their card."""
    house = await body_of(request, bodies.House)
    if isinstance(house, Response):
        return house
    try:
        return as_json(await run_in_threadpool(lambda: card(ruleset_of("", house))))
    except FangchengError as error:
        return refused(str(error), 400)


async def write_house(request: Request) -> Response:
    """Write down as house rules what has been chosen for a table."""
    new = await body_of(request, bodies.NewTable)
    if isinstance(new, Response):
        return new
    try:
        return as_json(await run_in_threadpool(written_down, new))
    except FangchengError as error:
        return refused(str(error), 400)


def written_down(new: bodies.NewTable) -> bodies.House:
    """Return the file that says what a page has chosen. Raises FangchengError."""
    ruleset = ruleset_of(new.variant, new.house)
    name = ruleset.id if ruleset.house else f"{ruleset.id}-table.toml"
    return bodies.House(name=name, text=text_of(ruleset, ruleset.choose(new.options, new.preset)))


async def body_of(request: Request, wanted: type[Body]) -> Body | Response:
    """Return what a page of this server sent, or the answer that refuses it."""
    if not same_origin(request):
        return refused("error-origin", 403)
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > LONGEST_BODY:
            return refused("error-request", 413)
    try:
        return msgspec.json.decode(body, type=wanted)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return refused("error-request", 400)


async def hand_out_record(rooms: Rooms, request: Request) -> Response:
    """Answer with the matches of a table as a file in our own format (docs/formats.md), once the last one is over."""
    table = request.path_params["table"]
    room = rooms.find(table, request.query_params.get("token", ""))
    if room is None:
        return refused("bye-unknown-table", 404)
    try:
        lines = await room.record()
    except FangchengError as error:
        return refused(str(error), 409)
    variant = re.sub(r"[^\w.-]+", "-", room.match.variant, flags=re.ASCII)  # house rules may be called anything
    name = f"fangcheng-{variant}-{table}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response("".join(f"{line}\n" for line in lines), media_type="application/jsonl", headers=headers)


def same_origin(connection: HTTPConnection) -> bool:
    """Return True if a page of this server asks; programs send no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def as_json(value: object) -> Response:
    """Answer with any struct as JSON."""
    return Response(msgspec.json.encode(value), media_type="application/json")


def refused(reason: str, status: int) -> Response:
    """Refuse with one clear sentence, or the key of one."""
    return Response(msgspec.json.encode(bodies.Refusal(text(reason))), status, media_type="application/json")
