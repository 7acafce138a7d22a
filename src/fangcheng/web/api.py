"""What the page asks over HTTP: the variants, their rulebooks, a new table."""

import asyncio
import json
import logging
import re
from collections.abc import Callable, Mapping
from typing import TypeVar, get_args
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from fangcheng.books.rulebooks import readable as without_notes
from fangcheng.books.rulebooks import rulebook
from fangcheng.errors import FangchengError, UnknownName, one_line
from fangcheng.rules.house_text import text_of
from fangcheng.variants import load_known, readable
from fangcheng.web import bodies, wire
from fangcheng.web.askers import Askers, host_of, token_of
from fangcheng.web.figures import figures_by_game
from fangcheng.web.listed import Listed
from fangcheng.web.page.advice import contents, item_page, sayings_page
from fangcheng.web.page.analysed import analysed, scored
from fangcheng.web.page.analyser_form import form_of
from fangcheng.web.page.cards import card, card_called, cards, near_to_known, ruleset_of
from fangcheng.web.page.in_force import in_force
from fangcheng.web.page.lessons import lesson
from fangcheng.web.page.likeness import likeness_at
from fangcheng.web.page.refusals import told
from fangcheng.web.page.rulebook import rulebook_in, searched
from fangcheng.web.page.texts import text
from fangcheng.web.page.trials import trials_page
from fangcheng.web.store import kept
from fangcheng.web.store.disk import StoreError
from fangcheng.web.table.bots import check_manner
from fangcheng.web.table.bounds import NoRoom
from fangcheng.web.table.rooms import Rooms

LONGEST_BODY = 1 << 17  # bytes; house rules have half of that, and JSON needs more for their quotes and line ends
LONGEST_QUESTION = 100  # letters of a search
LONGEST_DETAIL = 200  # signs of what is wrong with a body
SLOWEST_BODY = 8.0  # seconds until it is here as a whole
TABLE, LIST, FIGURES = 0.05, 0.01, 0.05  # seconds of a core that a table, a list, figures or a record cost, about

Body = TypeVar(
    "Body",
    bodies.NewTable,
    bodies.House,
    bodies.Tickets,
    bodies.Game,
    bodies.Question,
    bodies.PlayOn,
    bodies.DrillAnswer,
    bodies.NewPerson,
    bodies.RoomTerms,
    bodies.Door,
    bodies.ExerciseAnswer,
)


logger = logging.getLogger("fangcheng")


def routes(rooms: Rooms) -> list[Route]:
    """Return the route table. What costs time is charged to `app.state.askers`."""

    async def new_table(request: Request) -> Response:
        return await open_table(rooms, request)

    async def record(request: Request) -> Response:
        return await hand_out_record(rooms, request)

    async def figures(request: Request) -> Response:
        return await tell_figures(rooms, request)

    async def options_there(request: Request) -> Response:
        return await options_of_table(rooms, request)

    async def unlike_there(request: Request) -> Response:
        return await unlike_at_table(rooms, request)

    async def matches(request: Request) -> Response:
        return await list_matches(rooms, request)

    return [
        Route("/api/variants", Listed(cards, readable).answer),
        Route("/api/variants/{variant}", read_variant),
        Route("/api/variants/{variant}/near", list_near),
        Route("/api/rules/{variant}", read_rules),
        Route("/api/rules/{variant}/options", options_chosen),
        Route("/api/rules/{variant}/in/{language}", read_rules_in),
        Route("/api/rules/{variant}/unlike/{known}", unlike_chosen),
        Route("/api/search/{language}", search_rules),
        Route("/api/learn/{variant}/{language}", learn),
        Route("/api/advice/{language}", list_advice),
        Route("/api/advice/{language}/sayings", list_sayings),
        Route("/api/advice/{language}/trials", list_trials),
        Route("/api/advice/{language}/{item}", read_advice),
        Route("/api/house", look_at_house, methods=["POST"]),
        Route("/api/house/text", write_house, methods=["POST"]),
        Route("/api/analyse/form", tell_form, methods=["POST"]),
        Route("/api/analyse", analyse_hand, methods=["POST"]),
        Route("/api/score", score_win, methods=["POST"]),
        Route("/api/tables", new_table, methods=["POST"]),
        Route("/api/tables/{table}/record", record),
        Route("/api/tables/{table}/unlike/{known}", unlike_there),
        Route("/api/matches", matches, methods=["POST"]),
        Route("/api/figures", figures, methods=["POST"]),
        Route("/api/tables/{table}/options", options_there),
    ]


async def read_variant(request: Request) -> Response:
    """Answer with the card of one variant, its options and presets among it."""
    return await looked_up(request, card_called, request.path_params["variant"])


async def list_near(request: Request) -> Response:
    """Answer with all other variants, nearest first, and what is otherwise in them."""
    return await looked_up(request, near_to_known, request.path_params["variant"])


async def read_rules(request: Request) -> Response:
    """Answer with a rulebook in Markdown, without the notes on where each rule comes from."""

    def book() -> Response:
        return PlainTextResponse(without_notes(rulebook(request.path_params["variant"])), media_type="text/markdown")

    return await looked_up(request, book)


async def read_rules_in(request: Request) -> Response:
    """Answer with a rulebook in the reader's language, and what its ids are called there."""
    return await looked_up(request, rulebook_in, request.path_params["variant"], request.path_params["language"])


async def search_rules(request: Request) -> Response:
    """Answer with the rules that answer `?q=` best: of `?book=`, else of all books."""
    asked = request.query_params

    def found() -> list[bodies.Found]:
        return searched(asked.get("q", "")[:LONGEST_QUESTION], request.path_params["language"], asked.get("book"))

    return await looked_up(request, found)


async def learn(request: Request) -> Response:
    """Answer with the page on how to play a variant."""
    return await looked_up(request, lesson, request.path_params["variant"], request.path_params["language"])


async def list_advice(request: Request) -> Response:
    """Answer with the chapters of the book of advice; with `?game=` only what can hold there."""
    return await looked_up(request, contents, request.path_params["language"], request.query_params.get("game", ""))


async def list_sayings(request: Request) -> Response:
    """Answer with the old sayings."""
    return await looked_up(request, sayings_page, request.path_params["language"])


async def list_trials(request: Request) -> Response:
    """Answer with the trials that have been played."""
    return await looked_up(request, trials_page, request.path_params["language"])


async def read_advice(request: Request) -> Response:
    """Answer with an item of the book of advice."""
    return await looked_up(request, item_page, request.path_params["item"], request.path_params["language"])


async def options_chosen(request: Request) -> Response:
    """Answer with all options of a variant: the values that are asked with, else the book's."""

    def chosen() -> list[bodies.InForce]:
        ruleset = load_known(request.path_params["variant"])
        return in_force(ruleset, ruleset.choose(dict(request.query_params)))

    return await looked_up(request, chosen)


async def unlike_chosen(request: Request) -> Response:
    """Answer with what is otherwise in a game with the options asked with, for somebody who knows another."""

    def told() -> bodies.Likeness:
        known = load_known(request.path_params["known"])
        return likeness_at(load_known(request.path_params["variant"]), dict(request.query_params), known)

    return await looked_up(request, told)


async def unlike_at_table(rooms: Rooms, request: Request) -> Response:
    """Answer with what is otherwise at a table for somebody who knows a game."""
    room = rooms.find(request.path_params["table"], token_of(request))
    if room is None:
        return refused("bye-unknown-table", 404)
    engine = room.match.engine

    def told() -> bodies.Likeness:
        return likeness_at(engine.ruleset, engine.chosen, load_known(request.path_params["known"]))

    return await looked_up(request, told)


async def looked_up(request: Request, work: Callable[..., object], *given: object) -> Response:
    """Answer with what the work finds, off the event loop; what it refuses is not there."""
    askers: Askers = request.app.state.askers
    try:
        found = await askers.work(host_of(request), work, *given)
    except FangchengError as error:
        return refused(error, 404)
    return found if isinstance(found, Response) else as_json(found)


async def options_of_table(rooms: Rooms, request: Request) -> Response:
    """Answer with all options as they hold at a table."""
    room = rooms.find(request.path_params["table"], token_of(request))
    if room is None:
        return refused("bye-unknown-table", 404)
    engine = room.match.engine
    return await looked_up(request, in_force, engine.ruleset, engine.chosen)


async def open_table(rooms: Rooms, request: Request) -> Response:
    """Open a table and answer with the ticket for its seat."""
    new = await body_of(request, bodies.NewTable)
    if isinstance(new, Response):
        return new
    askers: Askers = request.app.state.askers
    try:
        check_manner(new.bots, new.temperament)
        askers.charge(host_of(request), TABLE)
        return as_json(await rooms.open(new, host_of(request)))
    except FangchengError as error:
        return refused(error, 400)


async def look_at_house(request: Request) -> Response:
    """Check house rules and answer with their card."""
    return await answered(request, bodies.House, lambda house: card(ruleset_of("", house)))


async def write_house(request: Request) -> Response:
    """Write down as house rules what has been chosen for a table."""
    return await answered(request, bodies.NewTable, written_down)


async def tell_form(request: Request) -> Response:
    """Answer with what can be asked of a hand in a game."""
    return await answered(request, bodies.Game, form_of)


async def analyse_hand(request: Request) -> Response:
    """Answer with how far a hand is, what its discards leave, and what its wins would bring."""
    return await answered(request, bodies.Question, analysed)


async def score_win(request: Request) -> Response:
    """Answer with what a win is worth and why."""
    return await answered(request, bodies.Question, scored)


async def answered(request: Request, wanted: type[Body], work: Callable[[Body], object]) -> Response:
    """Answer a question off the event loop, or say what is wrong with it."""
    asked = await body_of(request, wanted)
    if isinstance(asked, Response):
        return asked
    askers: Askers = request.app.state.askers
    try:
        return as_json(await askers.work(host_of(request), work, asked))
    except FangchengError as error:
        return refused(error, 400)


def written_down(new: bodies.NewTable) -> bodies.House:
    """Return the file that says what a page has chosen. Raises FangchengError."""
    ruleset = ruleset_of(new.variant, new.house)
    name = ruleset.id if ruleset.house else f"{ruleset.id}-table.toml"
    return bodies.House(name=name, text=text_of(ruleset, ruleset.choose(new.options, new.preset)))


async def bytes_of(request: Request, most: int, too_long: str) -> bytes | Response:
    """Return the bytes that a page of this server sent, or the answer that refuses them."""
    if not same_origin(request):
        return refused("error-origin", 403)
    askers: Askers = request.app.state.askers
    try:
        askers.admit(host_of(request))
    except NoRoom as error:
        return refused(error, 429)
    body = bytearray()
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            async for piece in request.stream():
                body += piece
                if len(body) > most:
                    return refused(too_long, 413)
    except TimeoutError:
        return refused("error-slow", 408, {"connection": "close"})
    except ClientDisconnect:
        return refused("error-request", 400)
    return bytes(body)


async def body_of(request: Request, wanted: type[Body]) -> Body | Response:
    """Return what a page of this server sent, or the answer that refuses it."""
    body = await bytes_of(request, LONGEST_BODY, "error-request")
    if isinstance(body, Response):
        return body
    try:
        decoded = msgspec.json.decode(body, type=wanted)
        check_keys(msgspec.json.decode(body), wanted)
    except msgspec.ValidationError as error:  # the page says no such thing; programs are told what and where
        return refused(text("error-request", detail=one_line(str(error))[:LONGEST_DETAIL]), 400)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return refused("error-request", 400)
    except UnknownName as error:
        return refused(error, 400)
    return decoded


def check_keys(told: object, wanted: object) -> None:
    """Raise UnknownName for a key that a body has and its type has not: nobody would look at what it says."""
    if not (isinstance(told, dict) and isinstance(wanted, type) and issubclass(wanted, msgspec.Struct)):
        return
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(wanted)}
    for key, value in told.items():
        if key not in fields:
            raise UnknownName("key", key, fields, f"There are {', '.join(fields)}.")
        for one in get_args(fields[key]) or (fields[key],):  # House | None
            check_keys(value, one)


async def list_matches(rooms: Rooms, request: Request) -> Response:
    """Answer with what is kept of the tables whose tokens the page has."""
    tickets = await body_of(request, bodies.Tickets)
    if isinstance(tickets, Response):
        return tickets
    askers: Askers = request.app.state.askers
    try:
        askers.charge(host_of(request), LIST)
        return as_json([listed(table) for table in await rooms.listed(tickets.tables)])
    except FangchengError as error:
        return refused(error, 503)


async def tell_figures(rooms: Rooms, request: Request) -> Response:
    """Answer with what the reader did in all matches that are kept of these tables, by game."""
    tickets = await body_of(request, bodies.Tickets)
    if isinstance(tickets, Response):
        return tickets
    askers: Askers = request.app.state.askers
    try:
        askers.charge(host_of(request), FIGURES)
        rooms.work_for(host_of(request))
        return as_json(await figures_by_game(rooms, tickets.tables))
    except FangchengError as error:
        return refused(error, 503)


def listed(table: kept.Listed) -> bodies.KeptTable:
    """Return a kept table as the page lists it."""
    opening = table.opening
    over = [bodies.KeptMatch(one.number, one.ended, **msgspec.structs.asdict(one.ending)) for one in table.matches]
    return bodies.KeptTable(table.id, opening.new.variant, opening.name, table.used, table.over, table.trouble, over)


async def hand_out_record(rooms: Rooms, request: Request) -> Response:
    """Answer with the matches of a table as a file in our own format (docs/formats.md), once the last one is over.

    `?match=2` asks for one of them, which is kept also when the table cannot be played again.
    """
    table, host, number = request.path_params["table"], host_of(request), request.query_params.get("match", "")
    ticket = bodies.TableTicket(table, token_of(request))
    askers: Askers = request.app.state.askers
    try:
        askers.charge(host, FIGURES)
        found = await (one_record(rooms, ticket, number, host) if number else all_records(rooms, ticket, host))
    except FangchengError as error:
        return refused(error, 409)
    if found is None:
        return refused("bye-unknown-table", 404)
    variant, lines = found
    variant = re.sub(r"[^\w.-]+", "-", variant, flags=re.ASCII)  # house rules may be called anything
    name = "-".join(["fangcheng", variant, table, *([number] if number else [])]) + ".jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(lines, media_type="application/jsonl", headers=headers)


async def all_records(rooms: Rooms, ticket: bodies.TableTicket, host: str) -> tuple[str, str] | None:
    """Return the variant and the record of all matches of a table."""
    room = await rooms.reach(ticket.id, ticket.token, host)
    if room is None:
        return None
    return room.match.variant, "".join(f"{line}\n" for line in await room.record())


async def one_record(rooms: Rooms, ticket: bodies.TableTicket, number: str, host: str) -> tuple[str, str] | None:
    """Return the variant and the record of one match of a table."""
    if not (number.isascii() and number.isdecimal() and len(number) < 9):
        return None
    record = await rooms.record(ticket, int(number), host)
    return None if record is None else (json.loads(record.partition("\n")[0])["variant"], record)


def same_origin(connection: HTTPConnection) -> bool:
    """Return True if a page of this server asks; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # "http://[" is no address
        return False


def as_json(value: object) -> Response:
    """Answer with any struct as JSON."""
    return Response(msgspec.json.encode(value), media_type="application/json")


def refused(
    reason: str | wire.Text | FangchengError, status: int, headers: Mapping[str, str] | None = None
) -> Response:
    """Refuse with one clear sentence, the key of one, or what an error says.

    Where there is no room now the answer says when to come again; what is wrong with the disk is for the log alone.
    """
    if isinstance(reason, NoRoom):
        headers = {"retry-after": str(reason.wait)}
        reason, status = reason.reason, 429
    if isinstance(reason, StoreError):
        logger.error("%s", reason)
        reason, status, headers = "error-not-kept", 503, {"retry-after": "5"}
    said = told(reason) if isinstance(reason, FangchengError) else reason
    refusal = bodies.Refusal(text(said) if isinstance(said, str) else said)
    return Response(msgspec.json.encode(refusal), status, headers, media_type="application/json")
