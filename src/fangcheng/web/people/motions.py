"""Questions to all who play at a table: what is asked, who has answered, what silence means."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from fangcheng.web.people.life import NotNow

SECONDS = 30.0  # until silence counts
AGAIN = 60.0  # seconds until a question that fell may be asked again
PAUSES = 3  # of one match
LONGEST_PAUSE = 900.0  # seconds


@dataclass
class Motion:
    """Somebody asks the others for a pause. Who says nothing in time consents."""

    by: str  # id of a person
    asked: set[str]  # people who have not answered
    what: Literal["pause"] = "pause"
    answers: dict[str, bool] = field(default_factory=dict)

    def answer(self, person: str, yes: bool) -> None:
        """Take the answer of somebody who is asked. Raises NotNow for anybody else."""
        if person not in self.asked:
            raise NotNow("people-not-now")
        self.asked.discard(person)
        self.answers[person] = yes

    @property
    def outcome(self) -> bool | None:
        """Return what has become of it, None while somebody may still answer."""
        if not all(self.answers.values()):
            return False
        return None if self.asked else True


class Motions:
    """The question that is open in a room, and how often pauses were taken in its match."""

    def __init__(self) -> None:
        self.open: Motion | None = None
        self._match, self._taken = "", 0
        self._fell = -AGAIN

    def ask(self, person: str, players: Collection[str], match: str, now: float) -> Motion:
        """Ask all other players who are there. Raises NotNow while another question is open, and for too many."""
        if match != self._match:
            self._match, self._taken, self._fell = match, 0, -AGAIN
        if self.open is not None or person not in players:
            raise NotNow("people-not-now")
        if self._taken >= PAUSES:
            raise NotNow("people-pauses-used")
        if now - self._fell < AGAIN:
            raise NotNow("people-asked-before")
        self.open = Motion(person, set(players) - {person})
        return self.open

    def close(self, passed: bool, now: float) -> None:
        """Note what has become of the open question."""
        self.open = None
        self._taken += passed
        if not passed:
            self._fell = now
