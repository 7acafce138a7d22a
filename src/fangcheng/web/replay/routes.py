"""What the page asks about records: keep one, show one, step by step, hand it out in another format, play it on."""

import re
from collections.abc import Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fangcheng.errors import FangchengError
from fangcheng.records import WRITERS, writable
from fangcheng.records.replay.film import CannotFollow, Film
from fangcheng.records.wording import said
from fangcheng.web import bodies
from fangcheng.web.api import TABLE, as_json, body_of, bytes_of, refused
from fangcheng.web.askers import Askers, host_of, token_of
from fangcheng.web.page.reviewed import review_page
from fangcheng.web.page.texts import text
from fangcheng.web.replay.frames import file_of, frame, replay_of
from fangcheng.web.replay.places import place_of
from fangcheng.web.replay.reviews import Reviews
from fangcheng.web.replay.shelf import LARGEST_SENT, Shelf, Shelved, Showing
from fangcheng.web.store import kept
from fangcheng.web.store.files import id_of, name_of_match
from fangcheng.web.table.bounds import party
from fangcheng.web.table.resuming import asked_for, begun_at
from fangcheng.web.table.rooms import Rooms
from fangcheng.web.table.work import FairThreads
from fangcheng.web.wire import Text

Answer = TypeVar("Answer")

# A game takes seconds to play again: players at their tables do not wait for that, nor one reader for another's.
_watchers = FairThreads(2, "fangcheng-replay")


class NotThere(Exception):
    """Raised for a record, game, hand or step that does not exist."""


class Replays:
    """The questions about records, answered from one shelf."""

    def __init__(self, shelf: Shelf, rooms: Rooms, reviews: Reviews) -> None:
        self.shelf, self.rooms, self.reviews = shelf, rooms, reviews

    def routes(self) -> list[Route]:
        """Return the route table."""
        game = "/api/replays/{record}/{game:int}"
        return [
            Route("/api/replays", self.keep, methods=["POST"]),
            Route("/api/replays/{record}", self.look),
            Route("/api/tables/{table}/replay", self.of_table, methods=["POST"]),
            Route(game, self.watch),
            Route(f"{game}/review", self.review),
            Route(f"{game}/review", self.order_review, methods=["POST"]),
            Route(f"{game}/as/{{form}}", self.hand_out),
            Route(f"{game}/{{hand:int}}/{{step:int}}", self.show),
            Route(f"{game}/{{hand:int}}/{{step:int}}/play", self.play_on, methods=["POST"]),
        ]

    async def keep(self, request: Request) -> Response:
        """Keep the file that is sent and list its games; one that holds a single game must be playable."""
        data = await bytes_of(request, LARGEST_SENT, "error-record-size")
        if isinstance(data, Response):
            return data
        name = request.query_params.get("name", "")

        def work() -> bodies.ReplayFile:
            record = self.shelf.put(name, data)
            if len(record.games) == 1:
                self._filmed(self.shelf.showing(record, 0), lambda film: None)
            return file_of(self.shelf.save(record, party(host_of(request))))

        return await answered(request, work)

    async def of_table(self, request: Request) -> Response:
        """Lay the record of a table whose match is over on the shelf; `?match=2` asks for one of its matches."""
        table, number = request.path_params["table"], number_of_match(request)
        ticket = bodies.TableTicket(table, token_of(request))
        if number is not None:
            return await self._of_match(request, ticket, number)
        try:
            askers_of(request).charge(host_of(request), TABLE)
            room = await self.rooms.reach(ticket.id, ticket.token, host_of(request))
            if room is None:
                return refused("bye-unknown-table", 404)
            lines = await room.record()
        except FangchengError as error:
            return refused(error, 409)
        data = "".join(f"{line}\n" for line in lines).encode()
        name = f"{room.match.variant}.jsonl"
        party_of = party(host_of(request))
        return await answered(request, lambda: file_of(self.shelf.save(self.shelf.put(name, data), party_of)))

    async def _of_match(self, request: Request, ticket: bodies.TableTicket, number: int) -> Response:
        """Lay the record of one match on the shelf; it stays where it lies on disk, and its link leads there."""
        try:
            askers_of(request).charge(host_of(request), TABLE)
            text = await self.rooms.record(ticket, number, host_of(request))
            if text is None or self.rooms.store is None:
                return refused("bye-unknown-table", 404)
            data = text.encode()
            await self.rooms.store.keep_replay(ticket.id, number, id_of(data))
        except FangchengError as error:
            return refused(error, 409)
        return await answered(request, lambda: file_of(self.shelf.put(name_of_match(data), data, kept=True)))

    async def look(self, request: Request) -> Response:
        """List the games of a record."""
        return await answered(request, lambda: file_of(self._record(request)))

    async def watch(self, request: Request) -> Response:
        """Play a game again and answer with its hands."""

        def work() -> bodies.Replay:
            showing = self._showing(request)
            return self._filmed(showing, lambda film: replay_of(film, showing.record.fault))

        return await answered(request, work)

    async def show(self, request: Request) -> Response:
        """Answer with the table at a step."""
        seat = number_of(request.query_params.get("seat", "0"))
        all_open = request.query_params.get("open") == "1"

        def look(film: Film) -> bodies.ReplayFrame:
            hand, step = place_asked(request, film)
            if not 0 <= seat < film.match.seats:
                raise NotThere
            return frame(film, hand, step, seat, all_open)

        return await answered(request, lambda: self._filmed(self._showing(request), look))

    async def review(self, request: Request) -> Response:
        """Answer with the review of a game as far as it is."""

        def work() -> bodies.Review:
            job = self.reviews.find(self._showing(request))
            return review_page(None, "none") if job is None else review_page(job.made, job.state)

        return await answered(request, work)

    async def order_review(self, request: Request) -> Response:
        """Have a game reviewed, or gone on with, that can be played again; answer with what there is of it."""
        address = party(host_of(request))

        def work() -> bodies.Review:
            showing = self._showing(request)
            self._filmed(showing, lambda film: None)
            job = self.reviews.order(showing, address, lambda: askers_of(request).spend_review(address))
            return review_page(job.made, job.state)

        return await answered(request, work)

    async def hand_out(self, request: Request) -> Response:
        """Answer with a game as a file in another format."""
        form = request.path_params["form"]

        def work() -> Response:
            showing = self._showing(request)
            game = showing.games[-1]
            if form not in writable(game):
                raise NotThere
            content = "".join(f"{line}\n" for line in WRITERS[form].write(game))
            stem = re.sub(r"[^\w-]+", "-", showing.record.name.split(".")[0], flags=re.ASCII)[:40]
            name = f"{stem or 'record'}-{showing.number + 1}.{WRITERS[form].suffix}"
            headers = {"content-disposition": f'attachment; filename="{name}"'}
            return Response(content, media_type="application/json", headers=headers)

        return await answered(request, work)

    async def play_on(self, request: Request) -> Response:
        """Open a table against bots that goes on from this step, and answer with the ticket for its seat."""
        asked = await body_of(request, bodies.PlayOn)
        if isinstance(asked, Response):
            return asked

        def begin() -> tuple[bodies.NewTable, kept.Begun]:
            hand, step = request.path_params["hand"], request.path_params["step"]
            games = self._showing(request).games
            if hand >= len(games[-1].hands):
                raise NotThere
            return asked_for(games), begun_at(games, hand, step, asked.seat)

        try:
            new, begun = await askers_of(request).work_in(_watchers, host_of(request), begin)
            askers_of(request).charge(host_of(request), TABLE)
            return as_json(await self.rooms.open(new, host_of(request), begun))
        except NotThere:
            return refused("replay-gone", 404)
        except FangchengError as error:
            return refused(error, 400)

    # --- inside, off the event loop

    def _record(self, request: Request) -> Shelved:
        record = self.shelf.find(request.path_params["record"])
        if record is None:
            raise NotThere
        return record

    def _showing(self, request: Request) -> Showing:
        record, number = self._record(request), request.path_params["game"]
        if number >= len(record.games):
            raise NotThere
        return self.shelf.showing(record, number)

    def _filmed(self, showing: Showing, work: Callable[[Film], Answer]) -> Answer:
        """Do something with the film of a game; a refusal names the place in the file."""
        with showing.lock:
            try:
                return work(showing.film)
            except CannotFollow as failure:
                raise Refused(refusal_of(showing, failure)) from None


class Refused(Exception):
    """Raised with the sentence that says why a record cannot be watched."""

    def __init__(self, reason: Text) -> None:
        self.reason = reason


def refusal_of(showing: Showing, failure: CannotFollow) -> Text:
    """Return one sentence: what cannot be followed, where, and what now."""
    place = place_of(showing.record, showing.number, failure.hand, failure.event)
    difference = failure.difference
    if difference is None:
        return text("replay-unplayable", file=showing.record.name, place=place, reason=failure.reason)
    told, played = cut(difference.expected), cut(difference.got)
    return text("replay-differs", file=showing.record.name, place=place, what=difference.what, told=told, played=played)


def cut(value: object) -> str:
    """Return a value as one line of sensible length."""
    line = " ".join(said(value).split())
    return line if len(line) <= 120 else line[:117] + "..."


def place_asked(request: Request, film: Film) -> tuple[int, int]:
    """Return hand and step, which must exist."""
    hand, step = request.path_params["hand"], request.path_params["step"]
    if hand >= len(film.reels) or step >= len(film.reels[hand].moments):
        raise NotThere
    return hand, step


def number_of_match(request: Request) -> int | None:
    """Return which match is asked for, None for all of them; 0, which there is not, for what is no number."""
    said = request.query_params.get("match")
    return None if said is None else int(said) if re.fullmatch("[0-9]{1,8}", said) else 0


def number_of(said: str) -> int:
    """Return a seat as it stands in an address; -1 for none."""
    return int(said) if re.fullmatch("[0-9]", said) else -1


def askers_of(request: Request) -> Askers:
    """Return who knows what may still be worked for whoever asks."""
    askers: Askers = request.app.state.askers
    return askers


async def answered(request: Request, work: Callable[[], msgspec.Struct | Response]) -> Response:
    """Do the work off the event loop, charged to who asks, and answer with what comes of it."""
    try:
        made = await askers_of(request).work_in(_watchers, host_of(request), work)
    except NotThere:
        return refused("replay-gone", 404)
    except Refused as refusal:
        return refused(refusal.reason, 422)
    except FangchengError as error:
        return refused(error, 400)
    return made if isinstance(made, Response) else as_json(made)
