"""All tables of this server, by their ids: those that are open, and those that lie on disk until somebody comes."""

import asyncio
import contextlib
import hmac
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable

from fangcheng.errors import FangchengError
from fangcheng.web import bodies
from fangcheng.web.page.texts import text
from fangcheng.web.store import kept
from fangcheng.web.store.removal import Full
from fangcheng.web.store.store import Store, key_of
from fangcheng.web.table.bounds import NOBODY, Bounds, Budget, Budgets, NoRoom, Openings, Payer, party, payer
from fangcheng.web.table.journal import CannotGoOn
from fangcheng.web.table.pace import Pace
from fangcheng.web.table.room import Room
from fangcheng.web.table.table import Table

FORGOTTEN_AFTER = 12 * 3600.0  # seconds without a message, for tables that are kept nowhere else

BACK_IN = 3.0  # seconds after which pages try again when the server is ended: it may have been for an update
PARTING = 1.0  # seconds in which they can be told
TIDY_AFTER = 100  # tables that are opened until old ones are removed again

logger = logging.getLogger("fangcheng")


class Rooms:
    """The tables that are open. A table with somebody at it stays; of the others the one unused longest makes room.

    With a `store` nothing is lost by that: a table comes back from disk when it is asked for.
    """

    def __init__(
        self,
        pace: Pace | None = None,
        bounds: Bounds | None = None,
        store: Store | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.pace = pace or Pace()
        self.store = store
        self._opened = 0
        # Tables being brought back from disk, by id and by what is kept of the asker's token.
        self._coming: dict[tuple[str, bytes], asyncio.Task[None]] = {}
        self.bounds = bounds or Bounds()
        self._rooms: dict[str, Table] = {}
        self._opened_by: dict[str, str] = {}  # by room: the address, empty for this machine's own
        self._opening: Counter[str] = Counter()  # by address: tables that are being made
        self._openings = Openings(self.bounds)
        self._talk = Budgets(self.bounds.talk, self.bounds.talk_burst)
        self._play = Budgets(self.bounds.play, self.bounds.play_burst, now)
        self._games = Budgets(self.bounds.games, self.bounds.games_burst, now)

    async def open(self, new: bodies.NewTable, host: str = "", begun: kept.Begun | None = None) -> bodies.TableTicket:
        """Open a new table for who asks from `host`, or one that goes on; without a host nothing is counted.

        Raises NoRoom, and FangchengError for what does not exist or cannot be played on.
        """
        address = party(host)
        self.work_for(host)
        if address:
            self._play.of(address).refuse_in_debt()
            self._openings.spend(address)
        self.make_room(address)
        self._opening[address] += 1
        try:
            room = await Room.open(new, self.pace, self.store, begun, address)
        except Full as error:
            logger.error("%s", error)
            raise NoRoom("error-store-full", int(FORGOTTEN_AFTER)) from None
        finally:
            self._opening -= Counter([address])
        if self.store is not None and self._opened % TIDY_AFTER == 0:
            await self.store.remove_old()
        self._opened += 1
        self._rooms[room.id] = room
        self._opened_by[room.id] = address
        return bodies.TableTicket(id=room.id, token=room.token)

    def talk_of(self, host: str) -> Budget:
        """Return what all lines of an address may say together."""
        return self._talk.of(party(host))

    def work_for(self, host: str) -> None:
        """Let what is done from here on take its turn and its price for who asks from `host`."""
        address = party(host)
        payer.set(Payer(address, self._play.of(address), self._games.of(address)) if address else NOBODY)

    def adopt(self, table: Table, address: str) -> None:
        """Take in a table that was opened elsewhere, for who asked from an address."""
        self._rooms[table.id] = table
        self._opened_by[table.id] = address

    def find(self, table: str, token: str) -> Table | None:
        """Return the open room of this id, for who holds its token."""
        room = self._rooms.get(table)
        if room is None or room.lost or not room.admits(key_of(token)):
            return None
        return room

    async def reach(self, table: str, token: str, host: str = "") -> Table | None:
        """Return the room of this id, for who holds its token; one that is not open is brought back from disk.

        Raises CannotGoOn for a table that was set aside, StoreError where the disk cannot be read, and NoRoom.
        """
        self.work_for(host)
        room = self._rooms.get(table)
        if self.store is not None and (room is None or room.lost):
            claim = table, key_of(token)  # who guesses waits for an answer of his own
            coming = self._coming.get(claim)
            if coming is None:
                coming = self._coming[claim] = asyncio.create_task(self._bring_back(self.store, *claim, party(host)))
                coming.add_done_callback(lambda _: self._coming.pop(claim))
            await asyncio.shield(coming)
        return self.find(table, token)

    async def _bring_back(self, store: Store, table: str, key: bytes, address: str) -> None:
        """Open a room from disk, for who holds its token."""
        kept_key = await store.key(table)
        if kept_key is None or not hmac.compare_digest(kept_key, key):
            return
        found = await store.load(table)
        if found is None or not (found.changes or found.damage):
            return
        self._play.of(address).refuse_in_debt()
        self.make_room(address, returning=True)
        try:
            if found.damage:
                raise CannotGoOn(found.damage)
            room = await Room.restore(found, self.pace, store)
        except CannotGoOn as error:
            logger.error("table %s is set aside: %s", table, error)
            await store.set_aside(table, str(error))
            raise
        if found.trouble:
            await store.set_aside(table, "")
        self._rooms[table] = room
        self._opened_by[table] = address

    async def close(self) -> None:
        """Close all rooms, each after what is being done at it, and let their pages hear of it."""
        rooms = list(self._rooms.values())
        self._rooms.clear()
        await asyncio.gather(*(room.finish(text("bye-stopped"), BACK_IN) for room in rooms))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PARTING):
                while any(room.line is not None for room in rooms):
                    await asyncio.sleep(0.01)

    # --- kept tables

    async def listed(self, tickets: Iterable[bodies.TableTicket]) -> list[kept.Listed]:
        """Return what is kept of these tables, the one used last first."""
        if self.store is None:
            return []
        return await self.store.listed((ticket.id, key_of(ticket.token)) for ticket in tickets)

    async def record(self, ticket: bodies.TableTicket, number: int, host: str = "") -> str | None:
        """Return the record of a finished match, for who holds the table's token; None where there is none.

        Raises FangchengError while another is played whose walls follow from the same seed, as they once did.
        """
        found = await self.listed([ticket])
        if self.store is None or not found or number not in [match.number for match in found[0].matches]:
            return None
        table = None if found[0].over else await self.store.load(ticket.id)
        if table is not None and kept.is_closed(table, number):
            raise FangchengError("error-match-goes-on")
        record = await self.store.record(ticket.id, number)
        if record is None:  # the server was ended before it was written
            room = await self.reach(ticket.id, ticket.token, host)
            if room is not None:
                await room.keep_record(number)
            record = await self.store.record(ticket.id, number)
        return record

    # --- room for more

    def make_room(self, address: str = "", returning: bool = False) -> None:
        """Let go of tables that nobody plays at, as many as one more needs, an address's own first. Raises NoRoom.

        Who is `returning` to a kept table finds room where a new one would not.
        """
        self.let_go_of_left()
        if address and self._count(address) >= self.bounds.of_address:
            own = {table for table, opener in self._opened_by.items() if opener == address}
            self._forget_one([*self._idle(), *self._undecided(self.bounds.undecided)], "error-own-tables", own)
        most = self.bounds.tables if returning else self.bounds.for_new
        if len(self._rooms) + self._opening.total() >= most:
            left = [room for room in self._idle() if time.monotonic() - room.used >= self.bounds.away]
            asleep = self._undecided(self.bounds.undecided)
            self._forget_one([*left, *asleep, *(self._of_greatest(address) if returning else ())], "error-server-full")

    def let_go_of_left(self) -> None:
        """Close tables that everybody has left; those that are kept, as soon as they might make room for others."""
        patience = FORGOTTEN_AFTER if self.store is None else self.bounds.undecided
        for room in self._idle():
            if time.monotonic() - room.used > patience:
                self._forget(room)

    def _forget_one(self, rooms: Iterable[Table], reason: str, among: Collection[str] | None = None) -> None:
        for room in rooms:
            if among is None or room.id in among:
                return self._forget(room)
        raise NoRoom(reason, int(self.bounds.away))

    def _count(self, address: str) -> int:
        there = sum(self._opened_by.get(table) == address for table in self._rooms)
        return there + self._opening[address]

    def _idle(self) -> list[Table]:
        """Return the tables with nobody at them, the one unused longest first."""
        return sorted((room for room in self._rooms.values() if room.line is None), key=lambda room: room.used)

    def _undecided(self, seconds: float) -> list[Table]:
        """Return the tables at which nobody has decided anything for so long, though somebody looks; they are kept."""
        now = time.monotonic()
        asleep = [room for room in self._rooms.values() if room.line and now - room.decided >= seconds]
        return sorted(asleep, key=lambda room: room.decided) if self.store is not None else []

    def _of_greatest(self, address: str) -> list[Table]:
        """Return such tables of the address that has most open, if those are more than half of what one may have."""
        by_address = Counter(opener for table, opener in self._opened_by.items() if table in self._rooms and opener)
        [(greatest, count)] = by_address.most_common(1) or [("", 0)]
        if greatest == address or 2 * count <= self.bounds.of_address:
            return []
        return [room for room in self._undecided(self.bounds.away) if self._opened_by.get(room.id) == greatest]

    def _forget(self, room: Table) -> None:
        del self._rooms[room.id]
        self._opened_by.pop(room.id, None)
        room.close(text("bye-unknown-table" if room.line is None else "bye-made-room"))
