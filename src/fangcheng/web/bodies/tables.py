"""A table that somebody opens: what is asked for, the ticket to it, what is in force there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fangcheng.web.bodies.games import House
from fangcheng.web.wire import Names


class NewTable(Struct):
    """Body of `POST /api/tables`; options left out keep the values of the preset, or their defaults.

    `POST /api/house/text` takes the same and answers with a `House` that says what is chosen.
    """

    variant: str
    options: dict[str, bool | int | str] = {}
    seed: int | None = None
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0  # for every decision; 0: what the variant's options say
    preset: str | None = None  # a named set of options
    bots: Literal["random", "beginner", "casual", "steady", "strong"] = "steady"  # how well they play
    temperament: Literal["", "fast", "wall", "big", "gambler"] = ""  # in which manner; none of `random` and `strong`
    house: House | None = None  # the rules themselves, where they are no variant of the server
    bank: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds in reserve for each hand, beside those for a decision


class TableTicket(Struct):
    """Its answer: the socket is `/ws/<id>`, with the subprotocols `fangcheng` and `seat.<token>`."""

    id: str
    token: str


class InForce(Struct):
    """One thing a host may settle, as it holds at a table."""

    label: Names
    value: Names
    rule: str | None
    changed: bool  # other than in the book
    book: Names | None = None  # of what is changed: what the book has there, where it says something
