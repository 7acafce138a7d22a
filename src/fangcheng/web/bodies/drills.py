"""Drills: a question, an answer to it, how strong a solver is."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fangcheng.web.bodies.advice import AdviceLink
from fangcheng.web.bodies.lessons import Row
from fangcheng.web.wire import Names, Tile


class DrillGame(Struct):
    """A game and the kinds of drills that it has: `GET /api/drills` lists all."""

    variant: str
    name: Names
    kinds: list[str]  # the page calls one `drill-kind-<kind>`


class DrillChoice(Struct):
    """One thing that may be answered."""

    id: str
    say: str
    tile: Tile = ""  # drawn in place of the words


class Drill(Struct):
    """A question: `GET /api/drills/<language>/<game>/<kind>/<seed>`. Its texts are in that language."""

    kind: str
    game: str
    name: Names  # of the game
    calls: Literal["chinese", "japanese"]  # as in SeatView
    seed: str
    told: list[str]  # what is known besides the tiles
    rows: list[Row]
    asked: str
    several: bool  # all that is right is to be named, else one thing
    choices: list[DrillChoice]
    difficulty: float  # on the scale of ratings


class DrillRating(Struct):
    """How strong a solver is at a kind of drill, and by how much that may be wrong."""

    mean: float
    spread: float


class DrillAnswer(Struct):
    """What somebody answers: body of `POST` to the address of the question."""

    answer: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=64)]
    rating: DrillRating | None = None  # of the solver before; the server keeps none


class DrillMarked(Struct):
    """Whether an answer was right, and why."""

    is_right: bool
    right: list[str]  # ids of choices
    answer: str  # what is right, in words
    reasons: list[str]
    rule: str  # id; empty for none
    advice: AdviceLink | None
    rating: DrillRating  # of the solver now
