"""The rhyme of the dice: whether the sum that the dealer throws names the player before whom the wall is opened."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from fangcheng.core.state.fields.wall import BREAK_SUM
from fangcheng.core.state.rule_codes import FROM_LEFT
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine, Mode
from fangcheng.game.match import Match
from fangcheng.trials.rows import TRIED
from fangcheng.trials.work import ForThreads, TriedBlock

FIRST_DIE = 3  # place in `dice` of the table where the throw begins that opens the wall
SELF, NEXT, ACROSS, BEFORE = range(4)  # seats after the dealer, which are the strata too
RHYME = {
    **dict.fromkeys((5, 9, 13, 17), SELF),
    **dict.fromkeys((2, 6, 10, 14, 18), NEXT),
    **dict.fromkeys((3, 7, 11, 15), ACROSS),
    **dict.fromkeys((4, 8, 12, 16), BEFORE),
}


@dataclass(frozen=True)
class Rhyme(ForThreads):
    """Deals of one game: deal n is the first hand of `Match(variant, "<seed>:<n>")`."""

    variant: str
    condition: str
    seed: str
    mode: Mode = "auto"

    def worker(self) -> "RhymeWorker":
        """Return a worker for this."""
        return RhymeWorker(self)


class RhymeWorker:
    """Deals and looks at the dice, one block after the other."""

    def __init__(self, work: Rhyme) -> None:
        self.work = work
        self.rules = Engine(work.variant, mode="interpreted").rules

    def play(self, first: int, count: int) -> TriedBlock:
        """Deal `count` hands from number `first` on. Raises FangchengError where one throw does not name the wall."""
        start = time.perf_counter()
        rows = np.zeros(count, TRIED)
        rows["wall"], rows["hands"] = np.arange(first, first + count), 1
        for number, row in enumerate(rows):
            table = Match(self.work.variant, f"{self.work.seed}:{first + number}", mode=self.work.mode).table
            named = RHYME[self.thrown(table)]
            row["count"][named] += 1
            row["gain"][named] += int((int(table.break_side) - int(table.dealer)) % int(table.seats) == named)
        return TriedBlock(first, rows, time.perf_counter() - start)

    def thrown(self, table: Any) -> int:
        """Return the sum of the throw that opens the wall."""
        if int(self.rules.break_rule) != BREAK_SUM or self.rules.break_from == FROM_LEFT:
            raise FangchengError(f"{self.work.variant}: the wall is not named by the sum of the dealer's throw alone")
        return sum(int(die) for die in table.dice[FIRST_DIE : FIRST_DIE + int(self.rules.dice_count)])
