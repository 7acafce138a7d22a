"""Questions to all who play at a table: what is asked, who has answered, what silence means."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from fangcheng.game.ruled import Ruling
from fangcheng.web.people.decisions import Decision
from fangcheng.web.people.life import NotNow
from fangcheng.web.wire import Text

SECONDS = 30.0  # until silence counts
AGAIN = 60.0  # seconds until a question that fell may be asked again
LONGEST_PAUSE = 900.0  # seconds
ANY_NUMBER = 1_000_000

What = Literal["pause", "call", "undo", "ruling"]


class Kind(NamedTuple):
    """What holds of all questions of a kind."""

    consents: bool  # who says nothing in time has said yes
    most: int = ANY_NUMBER  # of them that may pass in one match
    counts: bool = True  # one no is enough against it; else it is only seen who answers


KINDS: dict[What, Kind] = {
    "pause": Kind(True, 3),
    "call": Kind(False, counts=False),
    "undo": Kind(False),
    "ruling": Kind(True),
}


@dataclass
class Motion:
    """Somebody asks the others for something."""

    by: str  # id of a person
    asked: set[str]  # people who have not answered
    what: What = "pause"
    decision: Decision | None = None  # that is to be taken back, where it is asked about one
    order: Ruling | int | None = None  # what the host rules; a number: of the ruling that he takes back
    id: str = ""  # of the message that asked for it
    says: list[Text] = field(default_factory=list)  # what it is about, where that must be told
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
        if KINDS[self.what].counts and not all(self.answers.values()):
            return False
        return None if self.asked else True


class Motions:
    """The question that is open in a room, and how often each kind passed in its match."""

    def __init__(self) -> None:
        self.open: Motion | None = None
        self._match = ""
        self._passed: Counter[str] = Counter()
        self._fell: dict[str, float] = {}  # when each kind was refused, or everybody called, the last time

    def ask(self, motion: Motion, match: str, now: float) -> None:
        """Open a question. Raises NotNow while another one is open, for too many, and soon after a no."""
        if match != self._match:
            self._match, self._passed, self._fell = match, Counter(), {}
        if self.open is not None:
            raise NotNow("people-not-now")
        if self._passed[motion.what] >= KINDS[motion.what].most:
            raise NotNow("people-pauses-used")
        if now - self._fell.get(motion.what, now - AGAIN) < AGAIN:
            raise NotNow("people-asked-before")
        self.open = motion

    def close(self, passed: bool, now: float) -> None:
        """Note what has become of the open question."""
        if self.open is not None and passed and KINDS[self.open.what].counts:
            self._passed[self.open.what] += 1
        elif self.open is not None:
            self._fell[self.open.what] = now
        self.open = None
