"""Bodies of what pages ask around people and rooms, beside coming in (bodies/people.py)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fangcheng.web.wire import Names


class DeviceCode(Struct):
    """Answer to `POST /api/me/device`: what shows another device, once, who somebody is."""

    code: str
    seconds: int  # until it leads nowhere


class Device(Struct):
    """Body of `POST /api/me/device/enter`, which answers with the person and a key for this device."""

    code: Annotated[str, Meta(max_length=64)]


class Drawing(Struct):
    """Body of `POST /api/qr`: what a camera shall read."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Drawn(Struct):
    """Answer to that: a square of `size` units with a quiet border, and the outline of what is dark in it."""

    size: int
    path: str  # of an SVG


class Join(Struct):
    """Body of `POST /api/lobby/join`: sits down in a listed room, or looks on there."""

    room: str
    watch: bool = False


class QuickMatch(Struct):
    """Body of `POST /api/lobby/quick`: plays a game with whoever wants to, as its book has it."""

    variant: str


class LobbyRoom(Struct):
    """A listed room, or one that the reader plays in."""

    room: str
    game: Names
    state: Literal["open", "playing"]
    names: list[str]  # of the people who sit there
    free: int  # places
    places: int
    seconds: int  # for a decision; 0: no limit
    differs: int  # how much is otherwise than in the book
    minutes: int  # since it was opened


class LobbyPage(Struct):
    """Answer to `GET /api/lobby`."""

    own: list[LobbyRoom]  # running matches of who asks
    wanting: list[LobbyRoom]  # that want people, the oldest first
    watched: list[LobbyRoom]  # that may be watched
