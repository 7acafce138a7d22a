"""The host of a room: its owner, or a referee whom he names, rules at the table; one who plays asks the others."""

from typing import TYPE_CHECKING

from msgspec import structs

from fangcheng.errors import FangchengError
from fangcheng.game.ruled import Ruling
from fangcheng.web import messages, wire
from fangcheng.web.page.texts import text
from fangcheng.web.people import life
from fangcheng.web.people.life import NotNow
from fangcheng.web.people.motions import Motion
from fangcheng.web.people.table import SharedTable
from fangcheng.web.table.bounds import Budgets

if TYPE_CHECKING:
    from fangcheng.web.people.room import SharedRoom

RULES, RULE_AGAIN = 10.0, 1 / 6  # rulings that somebody may ask for at once, and a second ...
LOOKS, LOOK_AGAIN = 20.0, 1.0  # ... and questions what one would do
MOST_RULINGS = 100  # in a match: all of them are told to everybody whenever the room changes


class Host:
    """Hears what the host of a room rules."""

    def __init__(self, room: "SharedRoom") -> None:
        self._room = room
        self._rules, self._looks = Budgets(RULE_AGAIN, RULES), Budgets(LOOK_AGAIN, LOOKS)

    async def hear(self, person: str, asked: messages.Rule) -> None:
        """Carry out what somebody rules, or ask the others first. The room's lock is held. Raises FangchengError."""
        table, order = self._table(person), self._order(person, asked)
        if table.has_ruled(person, asked.id):
            return
        if not self._rules.of(person).spend():
            raise NotNow("people-rules-too-often")
        match = table.match
        if isinstance(order, Ruling) and len(match.rulings) - match.first_ruling >= MOST_RULINGS:
            raise NotNow("people-rules-too-many")
        says = await table.foresee(order)
        if self._room.number_of(person) is None:
            await self._rule(table, order, person, asked.id, says)
            return
        others = set(self._room.players) - {person}  # lost lines among them: they have the half minute, too
        await self._room.questions.put(Motion(person, others, "ruling", order=order, id=asked.id, says=says))

    async def foresee(self, person: str, asked: messages.Foresee) -> messages.Foreseen:
        """Tell the host what a ruling would do. Raises FangchengError."""
        table, order = self._table(person), self._order(person, asked)
        if not self._looks.of(person).spend():
            raise NotNow("people-rules-too-often")
        return messages.Foreseen(asked.id, await table.foresee(order))

    def _table(self, person: str) -> SharedTable:
        """Return the table at which somebody may rule now. Raises NotNow for anybody but the host."""
        room = self._room
        if not life.role_of(room.kept, person):
            raise NotNow("people-not-host")
        if room.table is None or room.kept.state != "playing" or room.table.is_over:
            raise NotNow("people-not-now")
        return room.table

    def _order(self, person: str, asked: messages.Rule | messages.Foresee) -> Ruling | int:
        if (asked.ruling is None) == (asked.back is None):
            raise NotNow("people-not-now")
        if asked.ruling is None:
            return asked.back or 0
        return Ruling(**structs.asdict(asked.ruling), by=life.role_of(self._room.kept, person))

    # --- as a question to all who play

    def motion(self, person: str) -> Motion:
        """Refuse: what is to be ruled comes with the question (`hear`). Raises NotNow."""
        raise NotNow("people-not-now")

    async def settle(self, motion: Motion, passed: bool) -> None:
        """Carry out what the others have consented to."""
        room, order = self._room, motion.order
        name = life.name_of(room.kept, motion.by)
        if not passed or room.table is None or order is None:
            room.announce(text("people-ruling-refused", name=name))
            return
        try:
            await self._rule(self._table(motion.by), order, motion.by, motion.id, motion.says)
        except FangchengError:  # the match has gone on while they thought, or another is the host
            room.announce(text("people-ruling-late", name=name))

    async def _rule(self, table: SharedTable, order: Ruling | int, person: str, id: str, says: list[wire.Text]) -> None:
        await table.rule(order, person, id)
        self._room.announce(says[0])
