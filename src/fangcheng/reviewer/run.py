"""A review as it is made: decision after decision in the order of the game, by several workers, kept as they come."""

import hashlib
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from fangcheng import __version__
from fangcheng.bots.crew import result_of
from fangcheng.bots.kept_walls import ROOMS, code_in
from fangcheng.core.state.rules import RULES
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine, Mode, array_of
from fangcheng.records.model import GameRecord
from fangcheng.records.native import write_native
from fangcheng.reviewer.compared import Rollouts
from fangcheng.reviewer.gauge import unit_of
from fangcheng.reviewer.judge import Judge, Plan
from fangcheng.reviewer.kept import Kept
from fangcheng.reviewer.model import REAL, Judged, Review, Revision
from fangcheng.reviewer.placed import placed_out
from fangcheng.reviewer.summary import people
from fangcheng.reviewer.walk import Decision, Walk
from fangcheng.rules.digest import digest

WORLDS = 64  # in which the options of a decision are compared at first
MOST_TIMES = 16  # so many times as many for one pair that is hard to tell
MOST_WORLDS = 4096
JUDGED_BY = (*ROOMS, "adviser", "reviewer")  # rooms whose code decides what a review comes to


class Reviewing:
    """The review of one game while it grows; `games` are the matches of its company up to it.

    Raises CannotFollow where the record tells what cannot be played, FangchengError for rules that are unknown.
    """

    def __init__(
        self,
        games: Sequence[GameRecord],
        rollouts: Rollouts,
        placed: Rollouts = placed_out,
        *,
        player: int | None = None,
        worlds: int = WORLDS,
        seed: int = 0,
        keep: Path | None = None,
        anew: bool = False,
        mode: Mode = "compiled",
        unit: float | None = None,
    ) -> None:
        self.walk = Walk(games, mode)
        if player is not None and not 0 <= player < len(self.walk.players):
            raise FangchengError(f"seat {player}: this game has seats 0 to {len(self.walk.players) - 1}")
        self.players = tuple(range(len(self.walk.players))) if player is None else (player,)
        self.revision = revision_of(self.walk.engine)
        self.unit = round(unit_of(self.walk.engine) if unit is None else unit, 2)
        self.plan = Plan(rollouts, placed, self.unit, worlds, worlds * MOST_TIMES, seed)
        self.due = tuple(one for one in self.walk.decisions if one.player in self.players)
        self._kept = None if keep is None else Kept(keep, self._plan_of(games[-1]), anew)
        self._judged: dict[int, Judged] = dict(self._kept.judged) if self._kept else {}
        self._here = threading.local()

    def _plan_of(self, game: GameRecord) -> dict[str, Any]:
        """Return what two runs must share for one to go on with the other."""
        content = "\n".join(write_native(game)).encode()
        return {
            "game": hashlib.sha256(content).hexdigest()[:16],
            "worlds": self.plan.worlds,
            "seed": self.plan.seed,
            "unit": self.unit,
            "version": self.revision.version,
            "code": self.revision.code,
            "digest": self.revision.rules,
        }

    def go_on(self, workers: int = 1, told: Callable[[int], None] = lambda done: None) -> None:
        """Judge what is not judged yet; `told` hears how many decisions are. Raises OSError where keeping fails."""
        for _ in self.each(workers):
            told(self.done)

    def each(self, workers: int = 1) -> Iterator[Judged]:
        """Judge what is not judged yet and yield each decision, in the order of the game."""
        pool = ThreadPoolExecutor(workers, "fangcheng-review")
        try:
            waiting: deque[Future[Judged]] = deque()
            to_come = iter([one for one in self.due if one.number not in self._judged])
            while True:
                while len(waiting) < 2 * workers and (decision := next(to_come, None)) is not None:
                    waiting.append(pool.submit(self._judge, decision))
                if not waiting:
                    return
                yield self._take(result_of(waiting.popleft()))
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    def _judge(self, decision: Decision) -> Judged:
        judge = getattr(self._here, "judge", None)
        if judge is None:
            judge = self._here.judge = Judge(self.walk, self.plan)
        return judge.judge(decision)

    def _take(self, judged: Judged) -> Judged:
        self._judged[judged.number] = judged
        if self._kept is not None:
            self._kept.add(judged)
        return judged

    @property
    def done(self) -> int:
        """Return how many decisions that are due have been judged."""
        return sum(one.number in self._judged for one in self.due)

    def review(self) -> Review:
        """Return the review as far as it has come."""
        judged = [self._judged[one.number] for one in self.due if one.number in self._judged]
        return Review(
            variant=self.walk.engine.ruleset.id,
            players=self.walk.players,
            seated=self.walk.seated,
            hands=len(self.walk.scores) - 1,
            unit=self.unit,
            worlds=self.plan.worlds,
            revision=self.revision,
            decisions=len(self.due),
            done=len(judged),
            judged=tuple(one for one in judged if one.verdict in REAL),
            people=people(self.walk, judged, self.players),
        )

    def close(self) -> None:
        """Close the file that decisions are kept in."""
        if self._kept is not None:
            self._kept.close()


def revision_of(engine: Engine) -> Revision:
    """Return by what a review with this engine is made."""
    return Revision(version=__version__, code=code_here(), rules=digest(array_of(engine.rules, RULES))[:16])


@cache
def code_here() -> str:
    """Return a digest of the code that a review comes from."""
    return code_in(Path(__file__).parents[1], JUDGED_BY)
