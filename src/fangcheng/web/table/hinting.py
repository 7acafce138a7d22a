"""Hints at a table: worked out for who asks, at the table as it stands."""

from typing import TYPE_CHECKING

from fangcheng.web import messages
from fangcheng.web.page.hints import seat_hint
from fangcheng.web.table.work import at_work

if TYPE_CHECKING:
    from fangcheng.web.table.pace import Line
    from fangcheng.web.table.room import Room


async def tell_hint(room: "Room", line: "Line") -> None:
    """Send the hint of the present version; somebody without a seat gets none."""
    async with room._lock:
        seat = room.seat
        if seat is not None:
            line.put(messages.Hinted(v=room.version, hint=await at_work(seat_hint, room.match, seat, room._hand)))
