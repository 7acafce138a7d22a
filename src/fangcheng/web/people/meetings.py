"""All rooms of this server, by their ids: those with people in them, and those that lie on disk."""

import asyncio
import base64
import hmac
import logging
import secrets
import time

from fangcheng.web import bodies
from fangcheng.web.page.texts import text
from fangcheng.web.people import asked, devices, doors, life
from fangcheng.web.people.names import clean_name
from fangcheng.web.people.room import SharedRoom
from fangcheng.web.people.table import SharedTable
from fangcheng.web.people.terms import places_for
from fangcheng.web.store.disk import Disk
from fangcheng.web.store.kept_rooms import KeptRoom
from fangcheng.web.store.people import PeopleStore
from fangcheng.web.store.store import Store, key_of
from fangcheng.web.table.bots import NAMES
from fangcheng.web.table.bounds import Budgets, NoRoom, Openings, party, payer
from fangcheng.web.table.journal import CannotGoOn
from fangcheng.web.table.rooms import BACK_IN, Rooms
from fangcheng.web.table.work import at_leisure

COUNTDOWN = 3.0  # seconds from the last agreement to the deal
LEFT_FOR = 600.0  # seconds that a room without anybody stays in memory
MOST = 1000  # rooms in memory
logger = logging.getLogger("fangcheng")


class Meetings:
    """The rooms where people meet; tables are opened among those of `rooms`, and bounded with them."""

    def __init__(self, rooms: Rooms, countdown: float = COUNTDOWN) -> None:
        self.rooms, self.countdown = rooms, countdown
        self._store = rooms.store or Store(Disk())  # without a folder they live as long as the server
        self.people = PeopleStore(self._store)
        self.tries = doors.Tries()
        self.devices = devices.DeviceCodes()
        self._open: dict[str, SharedRoom] = {}
        self._coming = asyncio.Lock()
        self._openings = Openings(rooms.bounds)
        self._rooms = Budgets(rooms.bounds.rooms, rooms.bounds.rooms_burst)

    @property
    def present(self) -> list[SharedRoom]:
        """Return the rooms in memory."""
        return list(self._open.values())

    # --- people

    async def new_person(self, name: str, host: str) -> bodies.Person:
        """Make somebody known by a name and a key. Raises FangchengError for a name that nobody may have."""
        name = clean_name(name)
        self._openings.spend(party(host))
        person = bodies.Person(id=_new_id(), name=name, key=secrets.token_urlsafe(32))
        await self.people.add_person(person.id, name, key_of(person.key))
        return person

    async def rename(self, key: str, name: str) -> bodies.Person | None:
        """Call somebody otherwise from now on, None for a key that nobody has."""
        found = await self.people.person_with(key_of(key))
        if found is None:
            return None
        name = clean_name(name)
        await self.people.rename(found[0], name)
        return bodies.Person(id=found[0], name=name)

    async def who(self, key: str) -> tuple[str, str] | None:
        """Return id and name of who has this key."""
        return await self.people.person_with(key_of(key)) if key else None

    async def device_code(self, key: str) -> asked.DeviceCode | None:
        """Draw a code by which another device becomes this person's, None for a key that nobody has."""
        found = await self.who(key)
        if found is None:
            return None
        return asked.DeviceCode(self.devices.make(found[0]), devices.SECONDS)

    async def become(self, code: str, host: str) -> bodies.Person | None:
        """Return the person whose code this is with a key for another device, None for nobody's. Raises NoRoom."""
        self.tries.admit(host)
        person = self.devices.take(code)
        key = secrets.token_urlsafe(32)
        name = await self.people.add_key(person, key_of(key)) if person is not None else None
        if person is None or name is None:
            self.tries.miss(host)
            return None
        return bodies.Person(id=person, name=name, key=key)

    # --- rooms

    async def open(self, person: tuple[str, str], terms: bodies.RoomTerms, host: str) -> bodies.RoomTicket:
        """Open a room for its owner. Raises NoRoom, and FangchengError for terms that cannot be played by."""
        self.rooms.work_for(host)
        self._openings.spend(party(host))
        self._let_go_of_left()
        places = await at_leisure(places_for, terms)
        of_address = self._rooms.of(party(host))
        if not of_address.spend():
            raise NoRoom("error-too-many-tables", 1 + int(of_address.wait))
        room = life.new_room(_new_id(), *person, terms, places)
        invite, code, watch = doors.new_invite(), doors.new_code(), doors.new_invite()
        room.watch = key_of(watch).hex()
        await self.people.add_room(room, key_of(invite), doors.code_key(code))
        self._open[room.id] = SharedRoom(room, self)
        return bodies.RoomTicket(room.id, invite, code, watch)

    async def new_doors(self, person: str, room: str) -> bodies.RoomTicket | None:
        """Make other links and another code for a room, None where the person is not its owner.

        Older ones lead nowhere any more.
        """
        found = await self._room(room)
        if found is None or found.kept.owner != person:
            return None
        invite, code, watch = doors.new_invite(), doors.new_code(), doors.new_invite()
        await found.watch_by(key_of(watch).hex())
        await self.people.change_doors(room, key_of(invite), doors.code_key(code))
        return bodies.RoomTicket(room, invite, code, watch)

    async def enter(self, person: tuple[str, str], door: bodies.Door, host: str) -> bodies.RoomTicket | None:
        """Let somebody in by a link or a code, None where neither leads anywhere. Raises NoRoom for guessers."""
        room = door.room if await self._opens(door) else ""
        if not room and door.code:
            self.tries.admit(host)
            room = await self.people.room_with_code(doors.code_key(door.code)) or ""
            if room:
                self.tries.hit(host)
            else:
                self.tries.miss(host)
        found = await self._room(room) if room else None
        if found is None:
            return await self._look_in(person, door)
        await found.enter(*person)
        return bodies.RoomTicket(room)

    async def _look_in(self, person: tuple[str, str], door: bodies.Door) -> bodies.RoomTicket | None:
        """Let somebody look on by a link for that, None where it is none."""
        found = await self._room(door.room) if door.room and door.invite else None
        if found is None or not hmac.compare_digest(found.kept.watch, key_of(door.invite).hex()):
            return None
        await found.look_in(*person)
        return bodies.RoomTicket(door.room, watch=door.invite)

    async def _opens(self, door: bodies.Door) -> bool:
        kept = await self.people.door_of(door.room) if door.room and door.invite else None
        return kept is not None and hmac.compare_digest(kept, key_of(door.invite))

    async def reach(self, room: str, key: str, host: str = "") -> tuple[SharedRoom, str] | None:
        """Return a room and who comes to it, None for who has never come in."""
        self.rooms.work_for(host)
        person = await self.who(key)
        found = await self._room(room) if person is not None else None
        if found is None or person is None or person[0] in found.kept.barred or not life.name_of(found.kept, person[0]):
            return None
        return found, person[0]

    async def _room(self, id: str) -> SharedRoom | None:
        async with self._coming:  # two who come at once find one room
            if id not in self._open:
                kept = await self.people.room(id)
                if kept is None:
                    return None
                self._let_go_of_left()
                self._open[id] = SharedRoom(kept, self)
            self._open[id].used = time.monotonic()
            return self._open[id]

    def _let_go_of_left(self) -> None:
        """Forget rooms that everybody has left; they lie on disk."""
        now = time.monotonic()
        left = sorted((one for one in self._open.values() if not one.lines), key=lambda one: one.used)
        for number, room in enumerate(left):
            if now - room.used > LEFT_FOR or len(self._open) - number > MOST:
                room.close(text("bye-unknown-room"))
                del self._open[room.kept.id]

    async def close(self) -> None:
        """Send everybody away for a moment: the server ends."""
        rooms = list(self._open.values())
        self._open.clear()
        for room in rooms:
            room.close(text("bye-stopped"), BACK_IN)

    def end(self) -> None:
        """Let go of what lives as long as the server."""
        if self.rooms.store is None:
            self._store.close()

    # --- for a room

    async def save(self, room: KeptRoom) -> None:
        """Keep a room. Raises StoreError."""
        await self.people.save_room(room)

    async def open_table(self, room: KeptRoom, began: KeptRoom) -> SharedTable:
        """Open a table for a room and keep both, the room as `began` will say. Raises FangchengError."""
        address = payer.get().address
        self.rooms.make_room(address)
        bots = [room.places[place].bot for place in room.order]
        names = _called([room.places[place].name for place in room.order])
        table = await SharedTable.open(room.terms.table, self.rooms.pace, names, bots, self._store, room.terms.watch)
        life.begin(began, table.id, room.order)
        sitting = [
            (number, room.places[place].person, names[number])
            for number, place in enumerate(room.order)
            if not bots[number]
        ]
        await self.people.begin_table(table.id, table.key, table.opening(room.terms.table), sitting, began, address)
        self.rooms.adopt(table, address)
        await table.start()
        return table

    async def restore_table(self, room: KeptRoom) -> SharedTable:
        """Bring back the table of a room. Raises CannotGoOn, NoRoom, StoreError."""
        address = payer.get().address
        kept = await self._store.load(room.table)
        if kept is None or kept.damage or not kept.changes:
            raise CannotGoOn(kept.damage if kept is not None and kept.damage else "there is nothing of it")
        self.rooms.make_room(address, returning=True)
        names = [name or room.places[place].name for name, place in zip(kept.opening.company, room.order)]
        try:
            table = await SharedTable.restore(kept, self.rooms.pace, names, self._store, room.terms.watch)
        except CannotGoOn as error:
            await self._store.set_aside(room.table, str(error))
            raise
        self.rooms.adopt(table, address)
        return table


def _called(names: list[str]) -> list[str]:
    """Return names by person: bots, who have none yet, are called in order."""
    bots = iter(NAMES)
    return [name or next(bots) for name in names]


def _new_id() -> str:
    """Draw ten letters that nobody has."""
    return base64.b32encode(secrets.token_bytes(7)).decode().lower()[:10]
