"""A duel as it is played: walls in the order of their numbers, by many workers, until there are enough of them."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

from fangcheng.bots.crew import blocks_in_order
from fangcheng.bots.pair_figures import DuelResult, result_of
from fangcheng.bots.pairing import WALL, Pairing
from fangcheng.bots.played_walls import PlayedWalls

LOOK = 250  # after every so many walls it is asked whether the interval is narrow enough


class DuelRun(PlayedWalls):
    """Walls from number 0 on, and what has been played of them, whoever did it and however many at once."""

    def __init__(self, pairing: Pairing, walls: Any = None) -> None:
        super().__init__(WALL, walls)
        self.pairing = pairing
        self.seconds = 0.0  # of all workers together, in this run
        self.fresh = 0  # walls played in this run

    def play(self, walls: int, workers: int, until: float | None = None) -> Iterator[Any]:
        """Play until there are `walls` walls, and yield the new ones (WALL) as they come in.

        With `until` it ends sooner, after the first LOOK walls (or twice, three times as many) by which the interval of
        the points is no wider than so much to either side. Raises FangchengError where a bot fails.
        """
        walls = self.enough(walls, until)
        if self.played >= walls:
            self.cut(walls)
            return
        with closing(blocks_in_order(self.pairing, self.played, walls, workers)) as blocks:
            for block in blocks:
                before = self.played
                self.add(block.walls)
                self.seconds += block.seconds
                self.fresh += len(block.walls)
                end = self.enough(walls, until, before)
                if end < self.played:
                    self.cut(end)
                if self.played > before:
                    yield self.walls[before:]
                if end == self.played:
                    break

    def enough(self, walls: int, until: float | None, before: int = 0) -> int:
        """Return after how many walls to end: `walls`, or the first look after `before` at which `until` is met."""
        if until is not None:
            for end in range(LOOK * (before // LOOK + 1), min(walls, self.played) + 1, LOOK):
                gain = result_of(self.pairing, self.walls[:end]).points.difference
                if gain is not None and gain.margin is not None and gain.margin <= until:
                    return end
        return walls

    def result(self) -> DuelResult:
        """Return what the walls played so far come to."""
        return result_of(self.pairing, self.walls, self.seconds)
