"""What the page asks about boards to be solved: which there are, one of them, what an answer comes to."""

import asyncio
from contextvars import copy_context
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fangcheng.errors import FangchengError
from fangcheng.web import bodies
from fangcheng.web.api import as_json, body_of, looked_up, refused
from fangcheng.web.askers import Askers, host_of
from fangcheng.web.page.exercises import answered, exercise, exercises
from fangcheng.web.table.work import FairThreads

# A hand is played again for a board, interpreted: nobody who asks something short waits for that.
_layers = FairThreads(1, "fangcheng-exercises")
BOARD = 0.05  # seconds of a core that a board costs: it is laid once for all who ask, and there are seven of a game


def exercise_routes() -> list[Route]:
    """Return the route table."""
    one = "/api/exercises/{game}/{number:int}"
    return [
        Route("/api/exercises/{game}", list_boards),
        Route(one, ask),
        Route(f"{one}/in/{{language}}", mark, methods=["POST"]),
    ]


async def list_boards(request: Request) -> Response:
    """Answer with the boards of a game."""
    return await looked_up(request, exercises, request.path_params["game"])


async def ask(request: Request) -> Response:
    """Answer with a board."""
    askers: Askers = request.app.state.askers
    game, number = request.path_params["game"], request.path_params["number"]
    try:
        askers.charge(host_of(request), BOARD)
        work = asyncio.get_running_loop().run_in_executor(_layers, copy_context().run, told, game, number)
        return Response(await work, media_type="application/json")
    except FangchengError as error:
        return refused(error, 404)


@lru_cache(maxsize=512)  # of all games: nobody lays a board twice, and 20 kB are kept of each
def told(game: str, number: int) -> bytes:
    """Return a board as it goes out."""
    return msgspec.json.encode(exercise(game, number))


async def mark(request: Request) -> Response:
    """Take an answer to a board, and say what it comes to."""
    given = await body_of(request, bodies.ExerciseAnswer)
    if isinstance(given, Response):
        return given
    askers: Askers = request.app.state.askers
    game, number, language = (request.path_params[part] for part in ("game", "number", "language"))
    try:
        work = askers.work_in(_layers, host_of(request), lambda: answered(game, number, language, given))
        return as_json(await work)
    except FangchengError as error:
        return refused(error, 400)
