"""What is kept of a table: how it was opened, every change of it in order, and how its matches ended."""

import msgspec
from msgspec import Struct

from fangcheng.game.ruled import Ruling
from fangcheng.game.sealed import Secret
from fangcheng.records.figures import Figures
from fangcheng.web import bodies
from fangcheng.web.wire import Names


class Begun(Struct, kw_only=True):
    """The middle of a recorded game, from which a table went on; hand and step count from 0."""

    record: str  # lines of docs/formats.md: the game up to this hand, and where needed the matches before it
    hand: int
    step: int
    seat: int  # where the person sat down
    chance: str  # see records/replay/film.py


class Opening(Struct, kw_only=True, omit_defaults=True):
    """How a table was opened: with it and its changes everything at the table can be played again."""

    new: bodies.NewTable  # as it was asked for, house rules with their whole text
    seed: str
    salt: str = ""  # empty where the seed was chosen, or the table goes on from a record
    revision: int  # of the variant's rules; under another one the same actions may end otherwise
    digest: str = ""  # of rules that have no revision anybody keeps: house rules and pages of one's own
    name: Names
    begun: Begun | None = None  # where the table did not begin with a deal
    company: list[str] = []  # of several people, by person: the name of a bot, empty for a person; else empty


class Change(Struct, omit_defaults=True):
    """One change of a table, in this order: actions taken back, a hand dealt, actions made.

    The bots' actions stand beside the person's, so that nobody need think again to play a table again.
    """

    id: str = ""  # of the message that asked for it; empty where nobody did
    undone: int = 0  # actions taken back
    dealt: bool = False  # the next hand was dealt
    match: bool = False  # it is the first of another match
    actions: list[tuple[int, int]] = []  # seat and number of every action that followed
    own: bool = False  # they begin with a decision of the person, to which undo leads back
    redone: bool = False  # they are those that were taken back last; whatever was before them can be done again too
    picked: list[int] = []  # positions that are chosen for an exchange afterwards
    left: float | None = None  # seconds left of the match, where it has a limit
    bank: float | None = None  # seconds in the person's bank, where there is one
    missed: int = 0  # decisions in a row that ran out of time
    state: int = 0  # CRC-32 of the table afterwards; the same rules and layout must come to the same
    layout: int = 0  # CRC-32 of the layout of the record; `state` and `before` mean nothing under another one
    begins: Secret | None = None  # of the first deal of another match: what makes its walls
    sealed: Secret | None = None  # of the end of a match: what will make the walls of the next
    by: int | None = None  # the person at a table of several whose decision they begin with; None: bots, or the clock
    hidden: bool = False  # somebody is asked afterwards of whom the others may not know it
    banks: list[float] = []  # as `bank`, of every person at a table of several, by number; empty without banks
    misses: list[int] = []  # as `missed`, of every person; empty where nobody has missed any
    rulings: list[Ruling] = []  # of the host, in the order in which they stand among the actions
    host: str = ""  # id of the person who ruled, or took a ruling back
    before: bytes = b""  # of a deal: the table before it, packed, so that no earlier hand need be played again


class Ending(Struct, kw_only=True, omit_defaults=True):
    """How a match ended; lists are by person, at a table of one the reader first."""

    players: list[str]  # names; empty for the reader
    scores: list[int]
    places: list[int]  # from 1; shared where ties share
    points: list[float] = []  # final scores, in games that have such
    marks: list[str] = []  # of a match of several people: "undo", a decision was taken back as all agreed


class KeptTable(Struct):
    """A table as it lies on disk."""

    id: str
    key: bytes  # see Store.begin
    opening: Opening
    changes: list[Change]
    damage: str = ""  # what cannot be read of it
    trouble: str = ""  # why it was set aside when it was last asked for; empty if it could go on


def is_closed(table: KeptTable, number: int) -> bool:
    """Return True if what is played now follows from the seed of match `number`, as matches kept earlier did."""
    begun = [change.begins for change in table.changes if change.match]
    return all(secret is None for secret in begun[number - 1 :])


def as_read_by(ending: Ending, person: int) -> Ending:
    """Return how a match of several people ended as one of them reads it: himself first and without a name."""
    order = [person, *(other for other in range(len(ending.players)) if other != person)]
    return Ending(
        players=["" if other == person else ending.players[other] for other in order],
        scores=[ending.scores[other] for other in order],
        places=[ending.places[other] for other in order],
        points=[ending.points[other] for other in order if ending.points],
        marks=ending.marks,
    )


class KeptMatch(Struct):
    """A match that is over, as a list shows it."""

    number: int  # of the matches of its table, from 1
    ended: float  # seconds since 1970
    ending: Ending
    figures: Figures | None  # of the reader; None where they have not been counted


class Listed(Struct):
    """A table with its finished matches, as a list shows it."""

    id: str
    opening: Opening
    opened: float  # seconds since 1970
    used: float
    over: bool  # its last match is over, and no other has begun
    trouble: str
    matches: list[KeptMatch]
    person: int | None = None  # who asks, of a match of several people; None at a table of one
    name: str = ""  # what he is called in its records


write = msgspec.json.Encoder().encode
read_opening = msgspec.json.Decoder(Opening).decode
read_change = msgspec.json.Decoder(Change).decode
read_ending = msgspec.json.Decoder(Ending).decode
_read_figures = msgspec.json.Decoder(Figures).decode


UNREADABLE = (msgspec.MsgspecError, ValueError, TypeError)  # raised by all of them where a row is damaged

# Stands for the opening of a table that cannot be read.
BLANK = Opening(
    new=bodies.NewTable(""),
    seed="",
    revision=0,
    name=Names(en="A damaged table", zh_hans="损坏的牌桌", zh_hant="損壞的牌桌", ja="破損した卓"),
)


def read_figures(body: bytes | None) -> Figures | None:
    """Return figures as they were kept, None where there are none that can be read: they can be counted again."""
    try:
        return None if body is None else _read_figures(body)
    except UNREADABLE:
        return None
