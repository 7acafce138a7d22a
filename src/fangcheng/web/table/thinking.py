"""Thinking at served tables: how bots of the level `strong` take their own turns, a few at once in one process.

All work at tables is done beside the event loop (work.py), so thinking holds up no other line. What others discard they
answer like `steady`: time spent on a claim would tell who could make it.
"""

import os
import threading
import time
from collections.abc import Callable

from fangcheng.bots.rollouts import can_run_compiled
from fangcheng.bots.strong import Strong, strong
from fangcheng.game.match import Match

# Seconds of a turn. Three bots that think so long take less than the seconds of a core that an address has (bounds.py).
BUDGET = 0.1
AT_ONCE = max(1, (os.cpu_count() or 1) // 2)  # bots that think in one process; the next weaker level answers for others

Sleep = Callable[[float], None]
Now = Callable[[], float]

_places = threading.BoundedSemaphore(AT_ONCE)


class Thinker:
    """Thinks for the bots of one table."""

    def __init__(self, budget: float = BUDGET, sleep: Sleep = time.sleep, now: Now = time.monotonic) -> None:
        self.bot: Strong = strong(budget=budget)
        self.has_thought = False  # whether it has in the turn that it was last asked about
        self._budget, self._sleep, self._now = budget, sleep, now

    def answer(self, match: Match, seat: int) -> int | None:
        """Return its answer in an own turn, after the same time with every hand; None where it cannot think now.

        It cannot while too many think already, and before the game is compiled.
        """
        self.has_thought = can_run_compiled(match.engine) and _places.acquire(blocking=False)
        if not self.has_thought:
            return None
        try:
            until = self._now() + self._budget
            view = match.view(seat)
            number = self.bot.act(view, view.actions)
            self._sleep(max(0.0, until - self._now()))
        finally:
            _places.release()
        return number
