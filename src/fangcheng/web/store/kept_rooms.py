"""What is kept of a room: its owner, what he has chosen, who sits where and has agreed to it."""

from typing import Literal

import msgspec
from msgspec import Struct, field

from fangcheng.web import bodies


class Place(Struct, omit_defaults=True):
    """One chair. Without a person and a bot it is free."""

    person: str = ""  # id
    name: str = ""
    bot: bool = False
    agreed: int = 0  # number of the terms that the person has agreed to; 0: none
    gone: bool = False  # the person has left the running match for good, and a bot plays on
    since: int = 0  # counts who has sat down: the lower sat down before


class Result(Struct, omit_defaults=True):
    """How a match in the room ended; lists are by person of the match."""

    variant: str
    who: list[str]  # ids of people, empty for bots
    names: list[str]
    places: list[int]  # from 1; shared where ties share
    scores: list[float]  # points in games that have such, else the score
    marked: bool = False  # a decision was taken back


class KeptRoom(Struct, omit_defaults=True):
    """A room as it lies on disk, rewritten as a whole with every change."""

    id: str
    owner: str  # id of a person
    terms: bodies.RoomTerms
    number: int = 1  # of the terms: every change counts
    places: list[Place] = []
    state: Literal["gathering", "playing", "over"] = "gathering"
    table: str = ""  # id of the table played at last, empty before the first
    played: int = 0  # number of the terms that it was opened with
    order: list[int] = []  # its places, by person of the match
    names: dict[str, str] = field(default_factory=dict)  # of all who have come in, by id of the person
    onlookers: dict[str, str] = field(default_factory=dict)  # names of who may look on and not sit, by id
    watch: str = ""  # SHA-256 of what a link for onlookers holds, as hexadecimal digits; empty: there is none
    referee: str = ""  # id of who rules beside the owner; empty: nobody
    barred: list[str] = []  # people whom the owner has removed
    sat: int = 0  # how many have sat down so far
    first: int = -1  # place of the first person of the next match, where lots were drawn; -1: who sat down first
    results: list[Result] = []  # of matches, the latest last


write_room = msgspec.json.Encoder().encode
read_room = msgspec.json.Decoder(KeptRoom).decode
