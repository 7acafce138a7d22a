"""Several people at one table without a network: pages in this process, and robots that answer for them."""

import asyncio
import contextlib
import itertools
from dataclasses import replace
from unittest.mock import patch

from fangcheng.web import bodies, messages
from fangcheng.web.people import table
from fangcheng.web.people.meetings import Meetings
from fangcheng.web.table.clock import answer_for
from fangcheng.web.table.rooms import Rooms
from web.tables import FREE, QUICK, Page

NUMBERS = itertools.count()
SHORT = 0.01  # seconds of a window here
WINDOWS = replace(QUICK, window=0.001)  # claims are hidden by windows


class Guest(Page):
    """Somebody with a key, and his page once he has come in."""

    def __init__(self, person):
        super().__init__()
        self.id, self.key, self.name = person.id, person.key, person.name

    @property
    def state(self):
        return next(one for one in reversed(self.messages) if isinstance(one, messages.RoomState))

    @property
    def has_view(self):
        return any(hasattr(one, "view") for one in self.messages)

    def answer_to(self, id):
        found = [one for one in self.messages if getattr(one, "id", None) == id]
        return found[-1] if found else None


class Company:
    """A room with its people. `say` sends a message of one of them and returns how it was answered."""

    def __init__(self, meetings, room, ticket, guests):
        self.meetings, self.room, self.ticket, self.guests = meetings, room, ticket, guests

    async def say(self, guest, kind, *given, **named):
        id = named.pop("id", f"m{next(NUMBERS)}")
        await self.room.receive(guest.id, guest, kind(id, *given, **named))
        return guest.answer_to(id)

    async def come(self, guest):
        """Come in by the link, again or for the first time, with a page that knows nothing."""
        door = bodies.Door(self.ticket.room, self.ticket.invite)
        await self.meetings.enter((guest.id, guest.name), door, "")
        self.room, _ = await self.meetings.reach(self.ticket.room, guest.key)
        guest.messages.clear()
        guest.closed = None
        await self.room.join(guest.id, guest)
        await self.room.receive(guest.id, guest, messages.Sync(-1))

    async def begin(self):
        """Let all sit down, fill up with bots, and be dealt to."""
        for number, guest in enumerate(self.guests):
            await self.say(guest, messages.Sit, number)
        for number in range(len(self.guests), len(self.room.kept.places)):
            await self.say(self.guests[0], messages.SeatBot, number, True)
        await self.all_ready()

    async def all_ready(self):
        for guest in self.guests:
            await self.say(guest, messages.Ready, self.room.kept.number)
        while self.room.kept.state != "playing":
            await asyncio.sleep(0.002)
        for guest in self.guests:
            await self.room.receive(guest.id, guest, messages.Sync(-1))

    @property
    def table(self):
        return self.room.table

    def reader(self, guest):
        return self.table.game.readers[self.room.number_of(guest.id)]

    async def answer(self, guest, choose=None):
        """Let somebody answer what his page asks, with what loses least, or as he is told; None: nothing is asked."""
        async with self.table._lock:  # nothing is told meanwhile
            reader = self.reader(guest)
            if not reader.hand.acts or reader.person in self.table.game.covered:
                return None
            version = reader.v
            index = least(self.table.match, reader) if choose is None else choose(reader)
        return await self.say(guest, messages.Act, version, index)

    async def play(self, most, guests=None, choose=None):
        """Let people answer whatever they are asked, until so many answers or the end of a hand; return how many."""
        made = idle = 0
        while made < most and idle < 4000:
            if all(guest.has_view and guest.view.results for guest in guests or self.guests):
                break
            moved = False
            for guest in guests or self.guests:
                answered = await self.answer(guest, choose) if guest.id in self.room.lines else None
                if answered is not None:
                    assert isinstance(answered, messages.Ack), answered
                    made += 1
                    moved = True
            idle = 0 if moved else idle + 1
            if not moved:
                await asyncio.sleep(0.001)
        assert idle < 4000, "nobody is asked and the hand does not end"
        return made


def least(match, reader):
    """The choice of what loses least; in an exchange the first tile that is not picked yet, or what is asked then."""
    if reader.seat is None:
        return reader.usual_following
    number = answer_for(match, reader.seat)
    if (number,) in reader.hand.acts:
        return reader.hand.acts.index((number,))
    unpicked = [choice for choice, place in reader.hand.picks.items() if place not in reader.picked]
    done = [n for n, acts in enumerate(reader.hand.acts) if acts and n not in reader.hand.picks]
    return done[0] if done else unpicked[0]


@contextlib.asynccontextmanager
async def company(variant, people, options=None, pace=QUICK, store=None, **more):
    """A room in which people have come in; nobody but its owner sits yet."""
    meetings = Meetings(Rooms(pace, FREE, store), countdown=0)
    guests = [Guest(await meetings.new_person(f"Guest {number}", "")) for number in range(people)]
    terms = bodies.RoomTerms(bodies.NewTable(variant, options or {}), **more)
    ticket = await meetings.open((guests[0].id, guests[0].name), terms, "")
    there = Company(meetings, None, ticket, guests)
    for guest in guests:
        await there.come(guest)
    try:
        with patch.object(table, "window_time", lambda seats: SHORT):
            yield there
    finally:
        await meetings.close()
        await meetings.rooms.close()
        meetings.end()
        await asyncio.sleep(0)
