"""What is kept of tables: matches that are over, and figures made of their hands."""

from typing import Annotated

from msgspec import Meta, Struct

from fangcheng.web.bodies.tables import TableTicket
from fangcheng.web.wire import Names


class Tickets(Struct):
    """Body of `POST /api/matches`: the tables whose seats the page holds."""

    tables: Annotated[list[TableTicket], Meta(max_length=500)]


class KeptMatch(Struct):
    """A match that is over; lists are by person, the reader first."""

    number: int  # of the matches of its table, from 1
    ended: float  # seconds since 1970
    players: list[str]  # names; empty for the reader
    scores: list[int]
    places: list[int]  # from 1; shared where ties share
    points: list[float] = []  # final scores, in games that have such
    marks: list[str] = []  # "undo": a decision was taken back, as all agreed


class KeptTable(Struct):
    """One table of the answer, the one used last first."""

    id: str
    variant: str
    name: Names
    used: float  # seconds since 1970
    over: bool  # its last match is over, and no other has begun
    trouble: str  # why it cannot go on, empty if it can
    matches: list[KeptMatch]


class FigureLine(Struct):
    """A rate, which has a `count`, or a mean, with its 95 % interval; None where there are too few for one."""

    key: str  # the page calls it `figure-<key>`
    value: float
    low: float | None
    high: float | None
    of: int  # hands, wins or matches it was made of
    count: int | None = None


class GameFigures(Struct):
    """What the reader did in one game: `POST /api/figures` takes `Tickets` and answers with all games."""

    variant: str
    name: Names
    hands: int
    places: list[int]  # how often first, second ...; their sum are the matches
    uncounted: int  # matches of which the hands could not be counted
    marked: int  # matches that count for nothing: a decision was taken back in them, as all agreed
    lines: list[FigureLine]
