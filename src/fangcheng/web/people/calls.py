"""The call whether everybody is there: who does not answer waits for nobody any more, and nobody for him.

Before a match he stands up; in one a bot plays for him until he does anything. Whoever owns the room and does not
answer owns it no more. Nothing in this tells who owes a decision.
"""

from typing import TYPE_CHECKING

from fangcheng.web.page.texts import text
from fangcheng.web.people import life
from fangcheng.web.people.life import NotNow
from fangcheng.web.people.motions import Motion

if TYPE_CHECKING:
    from fangcheng.web.people.room import SharedRoom

STILL = 60.0  # seconds without anything that all are told, after which a match may be asked about


class RollCall:
    """Asks all others of a room whether they are there."""

    def __init__(self, room: "SharedRoom") -> None:
        self._room = room

    def motion(self, person: str) -> Motion:
        """Return the question to all others who play or sit, lost lines among them. Raises NotNow."""
        room = self._room
        asked = set(room.players) - {person}
        if person not in room.players or not asked:
            raise NotNow("people-not-now")
        if room.kept.state == "playing" and room.table is not None:
            if room.table.paused or room.table.is_over:
                raise NotNow("people-not-now")
            if room.table.stood_still < STILL:
                raise NotNow("people-call-soon")
        return Motion(person, asked, "call")

    async def settle(self, motion: Motion, passed: bool) -> None:
        """Let nobody wait for who has not answered."""
        room, silent = self._room, sorted(motion.asked)
        if room.kept.owner in silent and motion.by in room.players and motion.by in room.lines:
            await room.hand_on(motion.by)
        for person in silent:
            await room.excuse(person)
        names = ", ".join(life.name_of(room.kept, person) for person in silent)
        room.announce(text("people-call-silent", names=names) if silent else text("people-call-all"))
