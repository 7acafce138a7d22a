"""Talk in a room as its people hear it: who is told what is said, and what somebody complains of."""

import json
import logging
from typing import TYPE_CHECKING

import msgspec

from fangcheng.web import messages
from fangcheng.web.people import life
from fangcheng.web.people.talk import Complaint, Speaker, Talk

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
            self._talk.reports.append(Complaint(asked.about, self._talk.report(speaker, asked.about)))
            return self.tell_owner()
        plays = kept.state == "playing" and room.table is not None and not room.table.shows_results
        quiet = kept.terms.talk_between or life.place_of(kept, person) is None
        said = self._talk.say(speaker, asked, kept.terms.talk, quiet, plays)
        for line in room.lines.values():
            line.put(said)

    def tell_owner(self) -> None:
        """Tell whoever is the owner now what waits for him; of himself he is told nothing, but who runs the server."""
        kept, waiting = self._room.kept, list(self._talk.reports)
        line = self._room.lines.get(kept.owner)
        self._talk.reports.clear()
        for one in waiting:
            if one.about == life.mark_of(kept, kept.owner):
                told = json.dumps(msgspec.to_builtins(one.told))
                logger.warning("room %s: a complaint of its owner: %s", kept.id, told)
            elif line is not None:
                line.put(one.told)
            else:
                self._talk.reports.append(one)

    def tell(self, person: str) -> None:
        """Tell somebody who comes in what was said before."""
        line = self._room.lines[person]
        for said in self._talk.said:
            line.put(said)
