"""People and their rooms on disk."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from fangcheng.web.store import kept, kept_rooms, removal
from fangcheng.web.store.kept_rooms import KeptRoom
from fangcheng.web.store.schema import crowd_of, keys, people, rooms, salt_of, seats, tables
from fangcheng.web.store.store import Store

ROOM_UNUSED_FOR = 30 * removal.DAY
PERSON_UNUSED_FOR = 400 * removal.DAY

Answer = TypeVar("Answer")


class PeopleStore:
    """People, keys, rooms and who sat where; on disk when a call returns, else StoreError is raised."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- people

    async def add_person(self, id: str, name: str, key: bytes) -> None:
        """Keep a new person; `key` is the SHA-256 of what shows who he is."""
        now = time.time()

        def work(connection: Connection) -> None:
            connection.execute(insert(people).values(id=id, name=name, made=now, used=now))
            connection.execute(insert(keys).values(hash=key, person=id))

        await self._do(work)

    async def person_with(self, key: bytes) -> tuple[str, str] | None:
        """Return id and name of the person with this key, None where there is none."""
        query = select(people).join(keys, keys.c.person == people.c.id).where(keys.c.hash == key)
        now = time.time()

        def work(connection: Connection) -> tuple[str, str] | None:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            if now - row.used > removal.DAY:  # who goes on coming is never forgotten
                connection.execute(update(people).where(people.c.id == row.id).values(used=now))
            return str(row.id), str(row.name)

        return await self._do(work)

    async def rename(self, person: str, name: str) -> None:
        """Call a person otherwise from now on."""
        row = people.c.id == person
        await self._do(
            lambda connection: (
                connection.execute(update(people).where(row).values(name=name, used=time.time())).rowcount
            )
        )

    # --- rooms

    async def add_room(self, room: KeptRoom, door: bytes, code: bytes) -> None:
        """Keep a new room, and remove what nobody has used for long."""
        now = time.time()
        row = {"id": room.id, "door": door, "code": code, "body": kept_rooms.write_room(room), "used": now}

        def work(connection: Connection) -> None:
            if now - removal.steady_since(connection, now) >= ROOM_UNUSED_FOR:
                connection.execute(delete(rooms).where(rooms.c.used < now - ROOM_UNUSED_FOR))
            if now - removal.steady_since(connection, now) >= PERSON_UNUSED_FOR:
                connection.execute(delete(people).where(people.c.used < now - PERSON_UNUSED_FOR))
            connection.execute(insert(rooms).values(row))

        await self._do(work)

    async def save_room(self, room: KeptRoom) -> None:
        """Keep a room as it is now."""
        await self._do(_saving(room))

    async def change_doors(self, room: str, door: bytes, code: bytes) -> None:
        """Let another link and code lead to a room from now on, and no older one."""
        row = rooms.c.id == room
        await self._do(
            lambda connection: connection.execute(update(rooms).where(row).values(door=door, code=code)).rowcount
        )

    async def room(self, id: str) -> KeptRoom | None:
        """Return a room, None where there is none that can be read."""
        query = select(rooms.c.body).where(rooms.c.id == id)
        body = await self._do(lambda connection: connection.execute(query).scalar_one_or_none())
        try:
            return None if body is None else kept_rooms.read_room(body)
        except (msgspec.MsgspecError, ValueError, TypeError):
            return None

    async def door_of(self, id: str) -> bytes | None:
        """Return what is kept of the link of a room."""
        query = select(rooms.c.door).where(rooms.c.id == id)
        return await self._do(lambda connection: connection.execute(query).scalar_one_or_none())

    async def room_with_code(self, code: bytes) -> str | None:
        """Return the id of the room with this code."""
        query = select(rooms.c.id).where(rooms.c.code == code).order_by(rooms.c.used.desc()).limit(1)
        return await self._do(lambda connection: connection.execute(query).scalar_one_or_none())

    # --- tables

    async def begin_table(
        self,
        table: str,
        key: bytes,
        opening: kept.Opening,
        sitting: Sequence[tuple[int, str, str]],
        room: KeptRoom,
        address: str,
    ) -> None:
        """Keep a new table, its people (number, id, name) and the room that plays there, all in one. Raises Full."""
        now = time.time()
        row = {"id": table, "key": key, "opening": kept.write(opening), "opened": now, "used": now}

        def work(connection: Connection) -> None:
            party = crowd_of(address, salt_of(connection))
            removal.make_room_for_table(connection, party, now, self.store.limits)
            connection.execute(insert(tables).values(row | {"party": party}))
            for number, person, name in sitting:
                connection.execute(insert(seats).values(table=table, number=number, person=person, name=name))
            _saving(room)(connection)

        await self._do(work)

    async def _do(self, work: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.wrap_future(self.store.disk.submit(work))


def _saving(room: KeptRoom) -> Callable[[Connection], None]:
    body, now = kept_rooms.write_room(room), time.time()

    def work(connection: Connection) -> None:
        connection.execute(update(rooms).where(rooms.c.id == room.id).values(body=body, used=now))

    return work
