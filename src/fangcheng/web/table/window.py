"""When an answer leaves: so long after the work began, whoever had to be asked meanwhile.

Bots that may claim a discard take time to say that they do not. Answers that left when the work was done told who
could have claimed: 35 ms against 49 were measured at a table of interpreted bots.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")

SHORTEST = 0.05  # seconds; compiled, the work at a discard takes a tenth of that


class Window:
    """The time that a change of the table takes as its page sees it. It holds the longest work and doubles for more."""

    def __init__(self, shortest: float, now: Callable[[], float]) -> None:
        self.shortest = self.seconds = shortest
        self._now = now
        self._began = self._worked = 0.0  # of the last work: when it began, and the seconds it took
        self._longest = 0.0  # seconds of work in this hand

    def time(self, work: Callable[Given, Made], *given: Given.args, **named: Given.kwargs) -> Made:
        """Do the work, and note when it began and how long it took."""
        self._began = self._now()
        made = work(*given, **named)
        self._worked = self._now() - self._began
        return made

    @property
    def left(self) -> float:
        """Return the seconds until what came of the last work may leave."""
        self._longest = max(self._longest, self._worked)
        while 0 < self.seconds < self._worked:
            self.seconds *= 2
        return max(0.0, self._began + self.seconds - self._now())

    def next_hand(self) -> None:
        """Grow shorter by half where that would have held the hand before: bots play quicker once they are compiled."""
        if self._longest <= self.seconds / 2:
            self.seconds = max(self.shortest, self.seconds / 2)
        self._longest = 0.0
