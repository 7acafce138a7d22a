"""Two bots on equal walls: which of them sits where, and what each did on every wall."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from fangcheng.bots.batch import LONGEST
from fangcheng.bots.matches import Setting, Worker
from fangcheng.bots.played_walls import WallBlock
from fangcheng.core.state.codes import PERSONS
from fangcheng.game.engine import Mode
from fangcheng.rules.option import Value

A, B = 0, 1
SUMS = ("won_hands", "dealt_in_hands", "ready_hands", "declared_hands", "claim_hands", "wins", "win_points", "seated")

# What one wall came to. Every figure has two columns, of A and of B, and is summed over all hands and all persons as
# whom that bot was looked at.
WALL = np.dtype(
    [
        ("wall", np.int64),  # its number, from 0
        ("points", np.int64, (2, PERSONS)),  # gained less lost, by person
        ("size", np.int64, (2,)),  # the same without signs
        *((name, np.int64, (2,)) for name in SUMS),  # as in TALLY
        ("places", np.int64, (2,)),  # sum of the places of matches played to their end, from 1
        ("finished", np.int64, (2,)),  # how many such places
        ("hands", np.int64, (2,)),  # played in all, with A in all seats, with B at the table
        ("drawn", np.int64, (2,)),
        ("decisions", np.int64, (2,)),
    ]
)


@dataclass(frozen=True)
class Pairing:
    """What is played: a game, two bots as `load_bot` takes them, and in which way."""

    variant: str
    options: tuple[tuple[str, Value], ...]
    preset: str | None
    a: str
    b: str
    seed: str  # wall n is that of Match(variant, "<seed>:n")
    persons: int  # seats, and who waits for one
    matches: bool = False  # whole matches, not their first hands
    table: bool = False  # half of the persons against the others, not one against all
    mode: Mode = "compiled"

    @property
    def all_of_the_house(self) -> bool:
        """Return True if both bots are made of kernels."""
        return self.setting((A, B)).all_of_the_house

    @property
    def least_block(self) -> int:
        """Return how many walls one block has at least: with another checkout that many tables are asked at once."""
        setting = self.setting((A, B))
        return 64 if setting.all_of_houses and not setting.all_of_the_house else 1

    def setting(self, layout: tuple[int, ...]) -> Setting:
        """Return the matches in which the persons have these bots."""
        bots = tuple((self.a, self.b)[side] for side in layout)
        return Setting(self.variant, self.options, self.preset, bots, self.seed, mode=self.mode)

    def worker(self) -> "PairWorker":
        """Return a worker for these bots."""
        return PairWorker(self)

    def layouts(self) -> list[tuple[int, ...]]:
        """Return who plays as which bot on every wall, A or B by person.

        One against all: A for everybody, then B for each person in turn. Half against half: B for every half of the
        persons (of three, for one and for two).
        """
        everybody = range(self.persons)
        if not self.table:
            return [(A,) * self.persons, *(tuple(int(one == person) for one in everybody) for person in everybody)]
        sizes = sorted({self.persons // 2, self.persons - self.persons // 2})
        halves = [half for size in sizes for half in combinations(everybody, size)]
        return [tuple(int(one in half) for one in everybody) for half in halves]

    def looked_at(self, layout: tuple[int, ...]) -> Iterator[tuple[int, int]]:
        """Yield the persons that count in a layout, each with the bot it has: of one against all, the one."""
        alone = not self.table and B in layout
        return ((person, side) for person, side in enumerate(layout) if side == B or not alone)


class PairWorker:
    """Plays walls with every layout, one block after the other."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.workers: list[tuple[tuple[int, ...], Worker]] = [
            (layout, pairing.setting(layout).worker()) for layout in pairing.layouts()
        ]

    def play(self, first: int, count: int) -> WallBlock:
        """Play `count` walls from number `first` on."""
        start = time.perf_counter()
        walls = np.zeros(count, WALL)
        walls["wall"] = np.arange(first, first + count)
        for layout, worker in self.workers:
            tallies = worker.play(first, count, LONGEST if self.pairing.matches else 1).tallies
            self._add(walls, layout, tallies)
        return WallBlock(first, walls, time.perf_counter() - start)

    def _add(self, walls: Any, layout: tuple[int, ...], tallies: Any) -> None:
        """Add what one layout came to."""
        at_table = B if not self.pairing.table and B in layout else A
        for name in ("hands", "drawn", "decisions"):
            walls[name][:, at_table] += tallies[name]
        for person, side in self.pairing.looked_at(layout):
            points = tallies["hand_points"][:, person]
            walls["points"][:, side, person] += points
            walls["size"][:, side] += np.abs(points)
            for name in SUMS:
                walls[name][:, side] += tallies[name][:, person]
            places = tallies["places"][:, person]
            walls["places"][:, side] += places @ np.arange(1, PERSONS + 1)
            walls["finished"][:, side] += places.sum(axis=1)
