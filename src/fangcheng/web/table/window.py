"""When an answer leaves: so long after the work began, whoever had to be asked meanwhile.

Bots that may claim a discard take time to say that they do not. Answers that left when the work was done told who
could have claimed: 35 ms against 49 were measured at a table of interpreted bots.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")

SHORTEST = 0.05  # seconds; compiled, the work at a discard takes a tenth of that
LONGEST = 0.8  # seconds; what takes longer still tells that it did, but nobody waits for a stall of long ago
RECENT = 8  # works of which all but the longest must leave room for a shorter window
ROOM = 0.7  # of the shorter window, so that work that hovers around it does not open and close it


class Window:
    """The time that a change of the table takes as its page sees it.

    It doubles for work that it does not hold, and halves once the works of late would have left room in half of it.
    One slow moment of the machine costs one answer and not a hand: work that waited for the processor, and would have
    fitted without that, opens the window only where it is not the only one of late. Each time it has to grow again in
    one hand it waits twice as long before it shrinks, so that its length follows the machine and not the tiles.
    """

    def __init__(
        self, shortest: float, now: Callable[[], float], spent: Callable[[], float] = time.thread_time
    ) -> None:
        self.shortest = self.seconds = shortest
        self._now, self._spent = now, spent  # the clock's seconds, and those of the processor in this thread
        self._began = self._worked = 0.0  # of the last work: when it began, and the seconds it took
        self._busy = 0.0  # those of the processor among them
        self._recent: deque[float] = deque(maxlen=RECENT)  # seconds of the works since it last changed
        self._patience = self._settled = 0  # works that it keeps its length after it grew; those since then

    def time(self, work: Callable[Given, Made], *given: Given.args, **named: Given.kwargs) -> Made:
        """Do the work, and note when it began and how long it took."""
        self._began, busy = self._now(), self._spent()
        made = work(*given, **named)
        self._worked, self._busy = self._now() - self._began, self._spent() - busy
        return made

    def close(self) -> float:
        """Take the last work in, and return the seconds until what came of it may leave."""
        self._recent.append(self._worked)
        self._settled += 1
        if 0 < self.seconds < min(self._worked, LONGEST) and not self._was_an_accident:
            self._grow()
        elif self._has_room:
            self._shrink()
        return max(0.0, self._began + self.seconds - self._now())

    def next_hand(self) -> None:
        """Begin a hand: how often the window grew in the last one means nothing any more."""
        self._patience = 0

    @property
    def _was_an_accident(self) -> bool:
        """Return True if the last work was long only because it waited, and no other of late was too long."""
        return self._busy <= self.seconds and sum(worked > self.seconds for worked in self._recent) == 1

    @property
    def _has_room(self) -> bool:
        """Return True if half the window would hold all works of late but the longest."""
        if self.seconds <= self.shortest or self._settled < max(RECENT, self._patience):
            return False
        return sorted(self._recent)[-2] <= ROOM * self.seconds / 2

    def _grow(self) -> None:
        while self.seconds < min(self._worked, LONGEST):
            self.seconds = min(2 * self.seconds, max(LONGEST, self.shortest))
        self._patience = 2 * max(RECENT // 2, self._patience)
        self._begin_anew()

    def _shrink(self) -> None:
        self.seconds = max(self.shortest, self.seconds / 2)
        self._begin_anew()

    def _begin_anew(self) -> None:
        self._recent.clear()
        self._settled = 0
