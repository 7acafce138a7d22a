"""Options compared in the same worlds: which looks best, then by how much it is better, each from worlds of its own."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from fangcheng.game.views import View

# Points of the seat at the end of the hand for each action (rows) in each of the same worlds (columns).
Rollouts = Callable[[View, Sequence[int], int, int], Any]

NOTED = 3.0  # standard errors from which a difference is measured again, in fresh worlds
SURE = 2.58  # standard errors of a 99 % interval, which those must leave above 0
FEWEST = 64  # worlds before a difference is noted
AGAIN = 4  # part of the worlds a pair may have in which one that was noted is measured again
HOPELESS = 0.5  # a pair is given up whose difference is less than this part of the margin that all worlds would leave


class Difference(NamedTuple):
    """How much one option brings more than another."""

    mean: float  # points
    error: float  # standard error
    worlds: int
    points: tuple[float, float]  # mean of the one and of the other
    confirmed: bool = False  # measured in worlds that had no part in its being noted
    seed: int = 0  # of those worlds

    @property
    def margin(self) -> float:
        """Return the points to either side that chance may account for."""
        return SURE * self.error

    @property
    def is_sure(self) -> bool:
        """Return True if the one is better, whatever chance did."""
        return self.confirmed and self.mean > self.margin

    @property
    def is_noted(self) -> bool:
        """Return True if it looks so much better that it is worth measuring again."""
        return self.worlds >= FEWEST and self.mean > NOTED * self.error

    def stays_open(self, most: int) -> bool:
        """Return True if so many worlds would hardly tell."""
        return self.mean < HOPELESS * NOTED * self.error * sqrt(self.worlds / most)


def means(rollouts: Rollouts, view: View, actions: Sequence[int], worlds: int, seed: int) -> list[float] | None:
    """Return what each action brings on average; None where no world can be dealt."""
    points = rollouts(view, actions, worlds, seed)
    return [float(row.mean()) for row in points] if points.shape[1] else None


def difference(
    rollouts: Rollouts, view: View, pair: tuple[int, int], worlds: int, most: int, smallest: float, seed: int
) -> Difference | None:
    """Return by how much the first action is better, None where no world can be dealt.

    More worlds are dealt, as many again each time, until a difference shows, until it is surely below `smallest`
    points, until hardly `most` worlds would tell, or until these have been dealt. Points have long tails, and who looks
    often sees much: what has shown is measured once more in fresh worlds, and these alone count.
    """
    ones: list[float] = []
    others: list[float] = []
    found = None
    while len(ones) < most:
        count = min(worlds, most - len(ones))
        points = rollouts(view, pair, count, seed)
        seed += 1
        if points.shape[1] < count:
            return None
        ones += points[0].tolist()
        others += points[1].tolist()
        found = _difference(ones, others)
        if found.is_noted:
            fresh = rollouts(view, pair, max(FEWEST, most // AGAIN), seed)
            return _difference(fresh[0].tolist(), fresh[1].tolist())._replace(confirmed=True, seed=seed)
        if found.worlds >= FEWEST and (found.mean + found.margin < smallest or found.stays_open(most)):
            break
        worlds = len(ones)
    return found


def _difference(ones: Sequence[float], others: Sequence[float]) -> Difference:
    count = len(ones)
    gains = [one - other for one, other in zip(ones, others)]
    mean = sum(gains) / count
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1)) if count > 1 else 0.0
    return Difference(mean, spread / sqrt(count), count, (sum(ones) / count, sum(others) / count))
