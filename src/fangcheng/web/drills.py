"""What the page asks about drills: which there are, a question, what an answer is worth."""

import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fangcheng.errors import FangchengError
from fangcheng.web import bodies
from fangcheng.web.api import as_json, body_of, looked_up, refused
from fangcheng.web.askers import Askers, host_of
from fangcheng.web.page.drills import games, marked, question
from fangcheng.web.table.work import FairThreads

SEED = re.compile("[0-9]{1,9}")
PARTS = ("language", "game", "kind", "seed")

# A hand is played for a question, about a second: nobody who asks something short waits for that.
_makers = FairThreads(1, "fangcheng-drills")


def drill_routes() -> list[Route]:
    """Return the route table."""
    one = "/api/drills/{language}/{game}/{kind}/{seed}"
    return [
        Route("/api/drills", list_games),
        Route(one, ask),
        Route(one, mark, methods=["POST"]),
    ]


async def list_games(request: Request) -> Response:
    """Answer with all games and the drills that each has."""
    return await looked_up(request, games)


async def ask(request: Request) -> Response:
    """Answer with a question."""
    askers: Askers = request.app.state.askers
    try:
        language, game, kind, seed = parts_of(request)
        return as_json(await askers.work_in(_makers, host_of(request), lambda: question(language, game, kind, seed)))
    except FangchengError as error:
        return refused(error, 404)


async def mark(request: Request) -> Response:
    """Mark an answer, and say why it is right or not."""
    answer = await body_of(request, bodies.DrillAnswer)
    if isinstance(answer, Response):
        return answer
    askers: Askers = request.app.state.askers
    try:
        language, game, kind, seed = parts_of(request)
        work = askers.work_in(_makers, host_of(request), lambda: marked(language, game, kind, seed, answer))
        return as_json(await work)
    except FangchengError as error:
        return refused(error, 400)


def parts_of(request: Request) -> tuple[str, str, str, str]:
    """Return language, game, kind and seed as they stand in the address. Raises FangchengError."""
    language, game, kind, seed = (str(request.path_params[part]) for part in PARTS)
    if not SEED.fullmatch(seed):
        raise FangchengError("error-drill-seed")
    return language, game, kind, seed
