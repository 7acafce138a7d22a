"""Records that are watched: a file, its games and hands, the table at a step."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fangcheng.web.wire import Counter, Event, Names, SeatView, Text


class ReplayGame(Struct):
    """One game of a record, as a list shows it."""

    name: Names
    players: list[str]
    hands: int


class ReplayFile(Struct):
    """A record that the server keeps: answer of `POST /api/replays`, which takes the file as it is."""

    id: str
    name: str  # of the file
    games: list[ReplayGame]
    notes: list[Text]  # what of the file could not be read
    kept: bool  # outlives this server; if not, its link works as long as the server runs


class ReplayMark(Struct):
    """A step of a hand that the scrubber marks."""

    step: int
    kind: Literal["call", "ready", "win", "draw"]


class ReplayHand(Struct):
    """One hand: its steps run from 0, the deal, to `steps` - 1, the result."""

    round: Text
    counters: list[Counter]
    steps: int
    marks: list[ReplayMark]
    scores: list[int]  # by seat, when it begins


class Replay(Struct):
    """One game of a record, ready to be watched: `GET /api/replays/<id>/<game>`."""

    name: Names
    book: str  # as in SeatView
    players: list[str]  # by seat, when it begins
    seat: int  # of whoever is watched first
    hands: list[ReplayHand]
    exports: list[str]  # formats in which it can be had
    notes: list[Text]  # what of it could not be read, or was not understood and so is held against nothing


class ReplayFrame(Struct):
    """The table at one step: `GET /api/replays/<id>/<game>/<hand>/<step>?seat=<seat>&open=1`."""

    view: SeatView
    log: list[Event]  # of this hand so far
    fresh: int  # so many of its last lines this step brought
    may_play: bool  # the game can be played on from here


class PlayOn(Struct):
    """Body of `POST /api/replays/<id>/<game>/<hand>/<step>/play`: where the reader sits down."""

    seat: Annotated[int, Meta(ge=0, le=3)]
