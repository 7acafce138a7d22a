"""Every message between page and server on the WebSocket of a seat; wire has what they carry."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fangcheng.game.ruled import LONGEST_NOTE, RulingKind
from fangcheng.web.bodies import InForce, RoomTerms
from fangcheng.web.wire import Event, Hint, Names, SeatView, Text

Id = Annotated[str, Meta(max_length=64)]  # of an act of the page; one sent again is done once
Name = Annotated[str, Meta(max_length=64)]  # of somebody in the room

# --- server to page ------------------------------------------------------------------------------------------------


class Walls(Struct):
    """What the server has said beforehand of the walls, and opened after the match (docs/fair-walls.md)."""

    match: int  # at this table, from 1
    commitment: str  # SHA-256 of `opening`; empty where the wall was chosen or comes from a record
    opening: str = ""  # the line with seed and salt; empty while the match goes on
    next: str = ""  # commitment of the next match, once this one is over


class Promised(Struct, tag_field="t", tag="walls"):
    """Another match is promised, or this one opened; it comes before the event that deals or ends."""

    walls: Walls


class Hello(Struct, tag_field="t", tag="hello"):
    """First message on a socket."""

    table: str
    seat: int | None
    v: int
    walls: Walls
    protocol: int = 1  # another number: the page asks the reader to reload


class Snapshot(Struct, tag_field="t", tag="snapshot"):
    """The whole state at version `v`, with the log of this hand so far."""

    v: int
    view: SeatView
    log: list[Event] = []


class Happened(Struct, tag_field="t", tag="ev"):
    """What happened since the last message, and the view after it."""

    v: int
    events: list[Event]
    view: SeatView


class Changed(Struct, tag_field="t", tag="ch"):
    """As `ev`, to a page that says that it understands this: what is otherwise than in the view sent before.

    A step `[path, value]` sets what lies at a path, `[path, start, dropped, items]` puts items into the list there; a
    path that begins with a dot lies beside that of the step before.
    """

    v: int
    base: int  # version of the view sent before on this line
    events: list[Event]
    steps: list[list[Any]]


class Ack(Struct, tag_field="t", tag="ack"):
    """The act with this id was done and is on disk; the view of version `v` came of it, and follows."""

    id: str
    v: int


class Reject(Struct, tag_field="t", tag="reject"):
    """The act with this id changed nothing."""

    id: str
    reason: Text


class Hinted(Struct, tag_field="t", tag="hinted"):
    """The hint for version `v`, to the page that asked."""

    v: int
    hint: Hint


class Bye(Struct, tag_field="t", tag="bye"):
    """The server closes; `retry_in` seconds later it may be back."""

    reason: Text
    retry_in: float | None = None


class Pong(Struct, tag_field="t", tag="pong"):
    """Answer to a ping."""


class RoomPlace(Struct):
    """One chair of a room as everybody sees it."""

    name: str  # of the person, or of the bot that plays; empty for a bot before a match and for a free one
    state: Literal["free", "bot", "here", "away", "covered", "gone"]
    ready: bool = False  # has agreed to the terms as they are
    owner: bool = False
    seat: int | None = None  # where it sits in this hand; None before a match, and for who waits for a seat
    read: bool = False  # has read the results
    warned: int = 0  # warnings of the host in this match
    referee: bool = False


class Motion(Struct):
    """Somebody asks something of all who play here; what silence means after half a minute hangs on what it is."""

    # to pause; to say that one is there; to go back to a decision of the asker; that the host rules, who plays too
    what: Literal["pause", "call", "undo", "ruling"]
    by: str  # name
    asked: bool  # the reader has not answered yet
    says: list[Text] = []  # what it is about, where that must be told


class RulingSeen(Struct):
    """A ruling of the host, as it stands on the list of its match."""

    number: int
    says: list[Text]  # what was ruled, and why
    by: str  # "owner" or "referee"
    struck: bool  # it was taken back
    open: bool  # it still can be


class HostForm(Struct):
    """What a reader may rule who is the host."""

    alone: bool  # without the consent of the others: he does not play
    kinds: list[str]
    steps: list[int]  # amounts of fines that are offered
    pot: int  # a fine into the pot; 0 where the game has none
    rules: dict[str, str]  # by kind: the rule of the book that it cites unless another is named


class Foreseen(Struct, tag_field="t", tag="foreseen"):
    """What a ruling would do, sentence by sentence; `id` is that of the question."""

    id: str
    says: list[Text]


class SheetLine(Struct):
    """Somebody on the sheet of a company."""

    name: str
    bot: Names | None  # what a bot is called; None for a person
    matches: int
    firsts: int  # matches won
    place: float  # mean
    total: float  # of points in games that have such, else of scores
    scores: list[float | None]  # of the matches shown one by one; None where he did not play


class Sheet(Struct):
    """The matches that were played in a room of its game, the best line first."""

    first: int  # number of the first match that is shown by itself
    marked: list[bool]  # of each of these: a decision was taken back in it
    lines: list[SheetLine]


class RoomState(Struct, tag_field="t", tag="room"):
    """A room with all that its people may know of it; sent whenever something of it changes."""

    room: str
    state: Literal["gathering", "starting", "playing", "over"]
    places: list[RoomPlace]
    own: int | None  # place of the reader
    owner: bool  # the reader is it
    me: str  # name of the reader
    who: str  # the reader, as in what he says
    terms: RoomTerms
    number: int  # of the terms; `ready` names it
    game: Names
    book: str  # whose rulebook the game has
    differs: list[InForce]  # what is otherwise than in the book
    others: list[str]  # names of people who have come in and do not sit
    onlookers: list[str]  # names of people who may look on and not sit
    may_sit: bool  # the reader is no mere onlooker
    looks_on: bool  # the reader is shown the match without playing in it
    table: str  # id of the table that is played at, or was last
    motion: Motion | None = None
    paused: bool = False  # the match stands still
    host: HostForm | None = None  # None for who may rule nothing now
    referee: str = ""  # name of who rules beside the owner
    rulings: list[RulingSeen] = []  # of the present match, the latest first
    sheet: Sheet | None = None  # None before a match of the game is over, and while one is played
    marks: list[Literal["undo"]] = []  # of the match that is or was played: a decision was taken back


class News(Struct, tag_field="t", tag="news"):
    """Something has happened in the room that all shall know."""

    text: Text


class Said(Struct, tag_field="t", tag="said"):
    """Somebody says something: one of a phrase, a tile and a text; who comes in is told what was said before."""

    n: int  # counts what is said in this room
    by: str  # name
    who: str  # the same for all that a person says in this room, whatever he is called
    phrase: str = ""  # key of a sentence that each page has in its language
    tile: str = ""
    text: str = ""


class Reported(Struct, tag_field="t", tag="reported"):
    """To the owner: somebody complains of what another says."""

    by: str
    about: str
    lines: list[Said]


# --- page to server ------------------------------------------------------------------------------------------------
#
# Acts, next, undo and redo are answered by ack or reject. Until then the page sends them again, with the same id, also
# on another line after this one was lost: what was done already is answered and not done twice.


class Act(Struct, tag_field="t", tag="act"):
    """Take choice `choice` of the view with version `v`."""

    id: Id
    v: int
    choice: int


class Sync(Struct, tag_field="t", tag="sync"):
    """Asks for everything after version `after`; the answer may be a snapshot."""

    after: int


class Next(Struct, tag_field="t", tag="next"):
    """The results were read; deal the next hand, or after the last one play another match."""

    id: str = ""
    v: int | None = None  # of the view that showed them; None: whatever is shown now


class Undo(Struct, tag_field="t", tag="undo"):
    """Take back the last own decision, at tables of bots."""

    id: str = ""
    v: int | None = None  # of the view it is sent from; None: whatever is shown now


class Redo(Struct, tag_field="t", tag="redo"):
    """Make the own decision again that was taken back last, with what followed; open until another is made."""

    id: str = ""
    v: int | None = None  # of the view it is sent from; None: whatever is shown now


class AskHint(Struct, tag_field="t", tag="hint"):
    """Asks for the hint of the present version; it costs a table nothing that nobody asks for it."""


class Here(Struct, tag_field="t", tag="here"):
    """Takes the seat back that plays by itself; any act does so, too. A view is the answer."""


class Ping(Struct, tag_field="t", tag="ping"):
    """Keeps the line open and measures it."""


# In a room. Each sets something, so that it may be sent again; each is answered by ack or reject.


class Sit(Struct, tag_field="t", tag="sit"):
    """Takes a free place, or another one than before."""

    id: Id
    place: int


class Stand(Struct, tag_field="t", tag="stand"):
    """Leaves the own place; of a running match for good, where a bot plays on."""

    id: Id


class Ready(Struct, tag_field="t", tag="ready"):
    """Agrees to the terms of this number, or not any more."""

    id: Id
    terms: int
    agreed: bool = True


class ChangeTerms(Struct, tag_field="t", tag="terms"):
    """Of the owner: plays by other terms from now on; nobody has agreed to them."""

    id: Id
    terms: RoomTerms


class SeatBot(Struct, tag_field="t", tag="bot"):
    """Of the owner: seats a bot at a free place, or sends it away."""

    id: Id
    place: int
    bot: bool


class Remove(Struct, tag_field="t", tag="remove"):
    """Of the owner: sends away who sits at a place; in a match only somebody whose line is lost."""

    id: Id
    place: int


class DrawLots(Struct, tag_field="t", tag="lots"):
    """Of the owner, before a match: everybody sits where a lot says."""

    id: Id


class HandOn(Struct, tag_field="t", tag="hand-on"):
    """Of the owner: lets who sits at a place be the owner."""

    id: Id
    place: int


class Say(Struct, tag_field="t", tag="say"):
    """Says one of a phrase, a tile and a text to all in the room."""

    id: Id
    phrase: Annotated[str, Meta(max_length=16)] = ""
    tile: Annotated[str, Meta(max_length=8)] = ""
    text: Annotated[str, Meta(max_length=480)] = ""


class Report(Struct, tag_field="t", tag="report"):
    """Tells the owner what somebody has said; of the owner himself who runs the server is told."""

    id: Id
    about: Name  # `who` of what was said


class Ask(Struct, tag_field="t", tag="ask"):
    """Asks the others for a pause, whether they are there, or to take back the own last decision."""

    id: Id
    what: Literal["pause", "call", "undo"]


class Answer(Struct, tag_field="t", tag="answer"):
    """Answers what somebody asks of all who play."""

    id: Id
    yes: bool


class Resume(Struct, tag_field="t", tag="resume"):
    """Of the owner, and of who asked for the pause: goes on."""

    id: Id


class Ordered(Struct):
    """What a host rules; fields as of `Ruling` in the library."""

    ruling: RulingKind
    seat: int | None = None
    points: int = 0
    to: int | Literal["nobody", "each", "pot"] = "nobody"
    rule: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""


class Rule(Struct, tag_field="t", tag="rule"):
    """Of the host: rules, or takes the ruling `back`; one who plays asks the others with it."""

    id: Id
    ruling: Ordered | None = None
    back: int | None = None


class Foresee(Struct, tag_field="t", tag="foresee"):
    """Of the host: asks what that would do; `foreseen` is the answer."""

    id: Id
    ruling: Ordered | None = None
    back: int | None = None


class NameReferee(Struct, tag_field="t", tag="referee"):
    """Of the owner: lets somebody who is here rule beside him; an empty name: nobody."""

    id: Id
    name: Name


class SendOut(Struct, tag_field="t", tag="out"):
    """Of the owner: sends away somebody who does not sit."""

    id: Id
    name: Name


ServerMessage = (
    Hello
    | Promised
    | Snapshot
    | Happened
    | Ack
    | Reject
    | Hinted
    | Bye
    | Pong
    | RoomState
    | News
    | Said
    | Reported
    | Foreseen
)
ClientMessage = Act | Sync | Next | Undo | Redo | AskHint | Here | Ping
Arranging = (
    Sit
    | Stand
    | Ready
    | ChangeTerms
    | SeatBot
    | Remove
    | DrawLots
    | HandOn
    | SendOut
    | NameReferee
    | Rule
    | Foresee
    | Say
    | Report
    | Ask
    | Answer
    | Resume
)
RoomMessage = ClientMessage | Arranging
