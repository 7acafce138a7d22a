"""People who play together: who they are, and the rooms in which they meet."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fangcheng.web.bodies.tables import NewTable


class RoomTerms(Struct):
    """What the owner of a room has chosen; everybody who sits there agrees to it."""

    table: NewTable  # without a seed: nobody may know the wall
    cover_after: Annotated[int, Meta(ge=0, le=3600)] | None = 60  # seconds after which a bot plays for a lost line
    hints: bool = False  # everybody may look at hints
    listed: bool = False  # stands in the lobby: anybody may sit down
    talk: Literal["off", "phrases", "text"] = "phrases"  # sixteen phrases and tiles, or free text too
    talk_between: bool = False  # nothing is said while a hand is played
    watch: Literal["off", "closed", "after"] = "off"  # nobody looks on, or at no hand, or at all hands a hand late


class NewPerson(Struct):
    """Body of `POST /api/me` and `PUT /api/me`: how somebody wants to be called."""

    name: str


class Person(Struct):
    """Answer to both: who somebody is, and the key that shows it, which is told once."""

    id: str
    name: str
    key: str = ""


class Door(Struct):
    """Body of `POST /api/rooms/enter`: a link's room and invitation, or a code of six letters."""

    room: str = ""
    invite: str = ""
    code: str = ""


class RoomTicket(Struct):
    """The room that a door leads to; its socket is `/ws/room/<room>`, with the subprotocol `seat.<key>`."""

    room: str
    invite: str = ""  # of a new link, told once
    code: str = ""
    watch: str = ""  # of a new link for onlookers, or of the one that somebody has come by
