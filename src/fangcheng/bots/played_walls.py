"""Walls from number 0 on, as they come in from whoever plays them."""

from typing import Any, NamedTuple

import numpy as np


class WallBlock(NamedTuple):
    """Consecutive walls that one worker has played."""

    first: int
    walls: Any  # (walls,) rows of a duel or a league
    seconds: float  # of the worker


class PlayedWalls:
    """What has been played of the walls of a duel or a league, a row for each."""

    def __init__(self, row: np.dtype[Any], walls: Any = None) -> None:
        self._parts: list[Any] = [np.zeros(0, row) if walls is None else walls]

    @property
    def walls(self) -> Any:
        """Return the rows of the walls played, in the order of their numbers."""
        if len(self._parts) > 1:
            self._parts = [np.concatenate(self._parts)]
        return self._parts[0]

    @property
    def played(self) -> int:
        """Return how many walls have been played."""
        return sum(map(len, self._parts))

    def cut(self, walls: int) -> None:
        """Forget all but the first walls."""
        self._parts = [self.walls[:walls]]

    def add(self, walls: Any) -> None:
        """Take in the rows of the walls that follow."""
        self._parts.append(walls)
