"""Taking back a decision where all agree: whoever says nothing does not."""

from typing import TYPE_CHECKING

from fangcheng.web.page.texts import text
from fangcheng.web.people import life
from fangcheng.web.people.life import NotNow
from fangcheng.web.people.motions import Motion

if TYPE_CHECKING:
    from fangcheng.web.people.room import SharedRoom


class Undoing:
    """Asks all who play for themselves, lost lines among them, to go back to a decision of the asker."""

    def __init__(self, room: "SharedRoom") -> None:
        self._room = room

    def motion(self, person: str) -> Motion:
        """Return the question to all others. Raises NotNow."""
        room = self._room
        table, number = room.table, room.number_of(person)
        if table is None or number is None or room.kept.state != "playing" or person not in room.players:
            raise NotNow("people-not-now")
        if table.paused or table.match.over:
            raise NotNow("people-not-now")
        wanted = table.game.decisions.last_of(number)  # more may be made until all have answered
        if wanted is None:
            raise NotNow("people-undo-nothing")
        return Motion(person, set(room.players) - {person}, "undo", wanted)

    async def settle(self, motion: Motion, passed: bool) -> None:
        """Go back, if all agree."""
        room, wanted = self._room, motion.decision
        name = life.name_of(room.kept, motion.by)
        if not passed or room.table is None or wanted is None:
            room.announce(text("people-undo-refused", name=name))
        elif await room.table.take_back(wanted):
            room.announce(text("people-undo-done", name=name))
        else:
            room.announce(text("people-undo-late", name=name))
