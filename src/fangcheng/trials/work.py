"""Work at one game of a trial whose positions are played both ways."""

import time
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from fangcheng.bots.minds import minds_of
from fangcheng.bots.protocol import steady
from fangcheng.bots.tally import TALLY
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.table import TABLE
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine, Mode
from fangcheng.trials.both_ways import try_walls
from fangcheng.trials.fork import ADVICE, CONTROL, FORK
from fangcheng.trials.names import CONDITIONS, HANDS_BEFORE, LAST_HANDS
from fangcheng.trials.rows import TRIED


class ForThreads:
    """Work that bots of the house do alone, so that threads can share it in blocks of one wall or match and more."""

    all_of_the_house = True
    least_block = 1


@dataclass(frozen=True)
class Fork(ForThreads):
    """A condition tried in one game: wall n is the first hand of `Match(variant, "<seed>:n")`.

    Where HANDS_BEFORE says so it is a later one.
    """

    variant: str
    condition: str  # one of CONDITIONS
    seed: str
    sides: tuple[int, int] = (ADVICE, CONTROL)  # what the two copies play
    mode: Mode = "compiled"

    def worker(self) -> "ForkWorker":
        """Return a worker for this."""
        return ForkWorker(self)


class TriedBlock(NamedTuple):
    """Consecutive walls that have been played."""

    first: int
    walls: Any  # (walls,) of TRIED
    seconds: float  # of one worker


def seated(seed: str, mind: Any, first: int, count: int, spare: int = 0) -> tuple[Any, Any, Any]:
    """Return tables, brains and rows (TRIED) for `count` walls from number `first` on, and `spare` more tables.

    The generators of a wall are those of the match of its number; spare tables have none.
    """
    tables, brains = np.zeros(count + spare, TABLE), np.repeat(mind, count + spare)
    rows = np.zeros(count, TRIED)
    rows["wall"] = np.arange(first, first + count)
    for number in range(count):
        words = f"{seed}:{first + number}"
        tables["random"][number] = seed_words(words)
        brains["random"][number] = seed_words(words, "bots")
    return with_attributes(tables), with_attributes(brains), with_attributes(rows)


class ForkWorker:
    """Plays walls both ways, one block after the other."""

    def __init__(self, work: Fork) -> None:
        self.work = work
        self.engine = Engine(work.variant, mode=work.mode)
        self.engine.furnish()
        self.mind, _ = minds_of([steady()], self.engine)
        before, by_place = HANDS_BEFORE.get(work.condition, 0), work.condition in LAST_HANDS
        self.plan = np.array([CONDITIONS.index(work.condition), *work.sides, before, by_place], np.int64)

    def play(self, first: int, count: int) -> TriedBlock:
        """Play `count` walls from number `first` on. Raises FangchengError where a condition named a closed action."""
        start = time.perf_counter()
        tables, brains, rows = seated(self.work.seed, self.mind, first, count, spare=2)
        tallies, forks = with_attributes(np.zeros(3, TALLY)), with_attributes(np.zeros(1, FORK))
        run = self.engine.compiled_now(try_walls) or try_walls
        run(tables, self.engine.rules, self.engine.desk, brains, tallies, forks, rows, self.plan)
        if rows["refused"].any():
            raise FangchengError(f"{self.work.condition} asked for an action that was not open in {self.work.variant}")
        return TriedBlock(first, np.ascontiguousarray(rows).view(TRIED), time.perf_counter() - start)
