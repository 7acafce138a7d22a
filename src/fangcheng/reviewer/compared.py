"""Options compared in the same worlds: which looks best, then by how much it is better, each from worlds of its own."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from fangcheng.game.views import View

# Points of the seat at the end of the hand for each action (rows) in each of the same worlds (columns).
Rollouts = Callable[[View, Sequence[int], int, int], Any]

SURE = 3.0  # standard errors; a pair is looked at up to five times, which makes about the 99 % of a single look
FEWEST = 64  # worlds before a difference is believed: points have long tails
HOPELESS = 0.5  # a pair is given up whose difference is less than this part of the margin that all worlds would leave


class Difference(NamedTuple):
    """How much one option brings more than another."""

    mean: float  # points
    margin: float  # to either side
    worlds: int
    points: tuple[float, float]  # mean of the one and of the other

    @property
    def is_sure(self) -> bool:
        """Return True if the one is better, whatever chance did."""
        return self.worlds >= FEWEST and self.mean - self.margin > 0

    def stays_open(self, most: int) -> bool:
        """Return True if so many worlds would hardly tell."""
        return self.mean < HOPELESS * self.margin * sqrt(self.worlds / most)


def means(rollouts: Rollouts, view: View, actions: Sequence[int], worlds: int, seed: int) -> list[float] | None:
    """Return what each action brings on average; None where no world can be dealt."""
    points = rollouts(view, actions, worlds, seed)
    return [float(row.mean()) for row in points] if points.shape[1] else None


def difference(
    rollouts: Rollouts, view: View, pair: tuple[int, int], worlds: int, most: int, smallest: float, seed: int
) -> Difference | None:
    """Return by how much the first action is better, None where no world can be dealt.

    More worlds are dealt, as many again each time, until it is sure that the difference is above 0 or below `smallest`
    points, until hardly `most` worlds would tell, or until these have been dealt.
    """
    ones: list[float] = []
    others: list[float] = []
    found = None
    while len(ones) < most:
        count = min(worlds, most - len(ones))
        points = rollouts(view, pair, count, seed)
        ones += points[0].tolist()
        others += points[1].tolist()
        if points.shape[1] < count:
            return _difference(ones, others) if len(ones) > 1 else None
        found = _difference(ones, others)
        if found.worlds >= FEWEST and (found.is_sure or found.mean + found.margin < smallest or found.stays_open(most)):
            break
        worlds, seed = len(ones), seed + 1
    return found


def _difference(ones: Sequence[float], others: Sequence[float]) -> Difference:
    count = len(ones)
    gains = [one - other for one, other in zip(ones, others)]
    mean = sum(gains) / count
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1)) if count > 1 else 0.0
    return Difference(mean, SURE * spread / sqrt(count), count, (sum(ones) / count, sum(others) / count))
