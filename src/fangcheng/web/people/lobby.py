"""The lobby of a server: which listed rooms want people, which may be watched, and a quick match.

Whoever wants a quick match sits down at the oldest listed table of that game that is played as the book has it, or
opens one and waits there: who waits is a listed table, so there is one list and one way to sit down.
"""

import asyncio
import time
from typing import Literal

from fangcheng.web import bodies
from fangcheng.web.people import asked, life
from fangcheng.web.people.life import NotNow
from fangcheng.web.people.meetings import Meetings
from fangcheng.web.people.room import SharedRoom

MOST = 100  # rooms in a list
OLDEST = 7200.0  # seconds after which a room that still wants people is listed no more
COMING = 20.0  # seconds that the line of who has just opened a room may take to come

Person = tuple[str, str]  # id and name


class Lobby:
    """The listed rooms among those of `meetings`."""

    def __init__(self, meetings: Meetings) -> None:
        self.meetings = meetings
        self._lock = asyncio.Lock()  # two who want the same quick match at once meet

    def shown(self, person: Person | None) -> asked.LobbyPage:
        """Return what stands in the lobby; `person` is told of his own running matches, too."""
        rooms = sorted(self.meetings.present, key=lambda room: room.made)
        own = [room for room in rooms if person is not None and _plays_in(room, person[0])]
        wanting = [room for room in rooms if _wants_people(room)]
        watched = [room for room in rooms if _may_be_watched(room)]
        return asked.LobbyPage(*([_line(one) for one in some[:MOST] if one.shown] for some in (own, wanting, watched)))

    async def join(self, person: Person, room: str, watch: bool) -> bodies.RoomTicket | None:
        """Let somebody sit down in a listed room, or look on there; None where it is not listed (any more).

        Raises NotNow for who was removed from it, and where the last place was just taken.
        """
        found = next((one for one in self.meetings.present if one.kept.id == room), None)
        if found is None:
            return None
        if watch:
            if not _may_be_watched(found):
                return None
            await found.look_in(*person)
            return bodies.RoomTicket(room)
        if not _wants_people(found):
            return None
        await self._sit_down(person, found)
        return bodies.RoomTicket(room)

    async def _sit_down(self, person: Person, room: SharedRoom) -> None:
        await room.enter(*person)
        await room.sit_anywhere(person[0])

    async def quick(self, person: Person, variant: str, host: str) -> bodies.RoomTicket:
        """Seat somebody at the oldest table of a game that wants people, or at a new one.

        Raises FangchengError for an unknown game, NoRoom where no room can be opened.
        """
        terms = quick_terms(variant)
        async with self._lock:
            for room in sorted(self.meetings.present, key=lambda one: one.made):
                if room.kept.terms != terms or not _wants_people(room):
                    continue
                if life.place_of(room.kept, person[0]) is not None:
                    return bodies.RoomTicket(room.kept.id)
                try:
                    await self._sit_down(person, room)
                except NotNow:  # removed from there, or it was just filled
                    continue
                return bodies.RoomTicket(room.kept.id)
            return await self.meetings.open(person, terms, host)


def quick_terms(variant: str) -> bodies.RoomTerms:
    """Return what a quick match of a game is played by: its book, no hints, phrases, onlookers of closed hands."""
    return bodies.RoomTerms(bodies.NewTable(variant), watch="closed", listed=True)


def _wants_people(room: SharedRoom) -> bool:
    """Return True if a listed room has a free place, and its owner is there to play."""
    kept, age = room.kept, time.monotonic() - room.made
    free = any(not place.person and not place.bot for place in kept.places)
    is_there = kept.owner in room.lines or age < COMING
    return kept.terms.listed and kept.state != "playing" and free and is_there and age < OLDEST


def _may_be_watched(room: SharedRoom) -> bool:
    kept = room.kept
    return kept.terms.listed and kept.terms.watch != "off" and kept.state == "playing" and bool(room.lines)


def _plays_in(room: SharedRoom, person: str) -> bool:
    return room.kept.state == "playing" and life.place_of(room.kept, person) is not None


def _line(room: SharedRoom) -> asked.LobbyRoom:
    kept, shown = room.kept, room.shown
    assert shown is not None
    state: Literal["open", "playing"] = "playing" if kept.state == "playing" else "open"
    return asked.LobbyRoom(
        room=kept.id,
        game=shown.game,
        state=state,
        names=[place.name for place in kept.places if place.person and not place.gone],
        free=sum(not place.person and not place.bot for place in kept.places),
        places=len(kept.places),
        seconds=kept.terms.table.seconds,
        differs=len(shown.differs),
        minutes=int((time.monotonic() - room.made) / 60),
    )
