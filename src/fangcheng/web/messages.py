"""Every message between page and server on the WebSocket of a seat; wire.py has what they carry."""

from msgspec import Struct

from fangcheng.web.wire import Event, SeatView, Text

# --- server to page ------------------------------------------------------------------------------------------------


class Hello(Struct, tag_field="t", tag="hello"):
    """First message on a socket."""

    table: str
    seat: int | None
    v: int
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


class Reject(Struct, tag_field="t", tag="reject"):
    """The act with this id changed nothing."""

    id: str
    reason: Text


class Bye(Struct, tag_field="t", tag="bye"):
    """The server closes; `retry_in` seconds later it may be back."""

    reason: Text
    retry_in: float | None = None


class Pong(Struct, tag_field="t", tag="pong"):
    """Answer to a ping."""


# --- page to server ------------------------------------------------------------------------------------------------


class Act(Struct, tag_field="t", tag="act"):
    """Take choice `choice` of the view with version `v`; a repeated `id` is answered and not done twice."""

    id: str
    v: int
    choice: int


class Sync(Struct, tag_field="t", tag="sync"):
    """Asks for everything after version `after`; the answer may be a snapshot."""

    after: int


class Next(Struct, tag_field="t", tag="next"):
    """The results were read; deal the next hand, or after the last one play another match."""


class Undo(Struct, tag_field="t", tag="undo"):
    """Take back the last own decision, at tables of bots."""


class Ping(Struct, tag_field="t", tag="ping"):
    """Keeps the line open and measures it."""


ServerMessage = Hello | Snapshot | Happened | Reject | Bye | Pong
ClientMessage = Act | Sync | Next | Undo | Ping
