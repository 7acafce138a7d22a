"""Talk in a room as its people hear it: who is told what is said, and what somebody complains of."""

import json
import logging
from typing import TYPE_CHECKING

import msgspec

from fangcheng.web import messages
from fangcheng.web.people import life
from fangcheng.web.people.talk import Speaker, Talk

if TYPE_CHECKING:
    from fangcheng.web.people.room import SharedRoom

logger = logging.getLogger("fangcheng")


class Conversation:
    """The talk of a room and who hears it."""

    def __init__(self, room: "SharedRoom") -> None:
        self._room = room
        self._talk = Talk()

    def hear(self, person: str, asked: messages.Say | messages.Report) -> None:
        """Tell all what somebody says, or the owner what somebody complains of. Raises NotNow."""
        room, kept = self._room, self._room.kept
        speaker = Speaker(person, life.name_of(kept, person), life.mark_of(kept, person))
        if isinstance(asked, messages.Report):
            return self._report(asked.about, self._talk.report(speaker, asked.about))
        plays = kept.state == "playing" and room.table is not None and not room.table.shows_results
        quiet = kept.terms.talk_between or life.place_of(kept, person) is None
        said = self._talk.say(speaker, asked, kept.terms.talk, quiet, plays)
        for line in room.lines.values():
            line.put(said)

    def _report(self, about: str, told: messages.Reported) -> None:
        """Tell the owner, or who runs the server where it is the owner of whom somebody complains."""
        kept, lines = self._room.kept, self._room.lines
        if about == life.mark_of(kept, kept.owner):
            logger.warning("room %s: a complaint of its owner: %s", kept.id, json.dumps(msgspec.to_builtins(told)))
        elif kept.owner in lines:
            lines[kept.owner].put(told)
        else:
            self._talk.reports.append(told)

    def tell(self, person: str) -> None:
        """Tell somebody who comes in what was said before, and the owner what waits for him."""
        line = self._room.lines[person]
        for said in self._talk.said:
            line.put(said)
        while person == self._room.kept.owner and self._talk.reports:
            line.put(self._talk.reports.popleft())
