"""All tables of this server, by their ids."""

import hmac
import time

from fangcheng.web import bodies
from fangcheng.web.page.texts import text
from fangcheng.web.table.room import Pace, Room

MOST_ROOMS = 64
FORGOTTEN_AFTER = 12 * 3600.0  # seconds without a message


class Rooms:
    """The tables that are open. Where there are too many, the one nobody has used longest makes room."""

    def __init__(self, pace: Pace | None = None) -> None:
        self.pace = pace or Pace()
        self._rooms: dict[str, Room] = {}

    async def open(self, new: bodies.NewTable) -> bodies.TableTicket:
        """Open a new table. Raises FangchengError for a variant, option or preset that does not exist."""
        room = await Room.open(new, self.pace)
        self._forget()
        self._rooms[room.id] = room
        return bodies.TableTicket(id=room.id, token=room.token)

    def find(self, table: str, token: str) -> Room | None:
        """Return the room of this id, for who holds its token."""
        room = self._rooms.get(table)
        if room is None or not hmac.compare_digest(room.token.encode(), token.encode()):
            return None
        return room

    def close(self) -> None:
        """Close all rooms."""
        for room in self._rooms.values():
            room.close(text("bye-stopped"))
        self._rooms.clear()

    def _forget(self) -> None:
        by_use = sorted(self._rooms.values(), key=lambda room: (room.line is not None, room.used))
        now = time.monotonic()
        for number, room in enumerate(by_use):
            stale = room.line is None and now - room.used > FORGOTTEN_AFTER
            if stale or len(by_use) - number >= MOST_ROOMS:
                del self._rooms[room.id]
                room.close(text("bye-unknown-table"))
