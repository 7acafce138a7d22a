"""Many bots on the same walls: who sits with whom on which wall, and what each did there.

On every wall a line-up plays once for each way of moving on by one seat, so that each of its bots has held the tiles of
every seat: what differs between them is not the luck of the deal.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import numpy as np

from fangcheng.bots.batch import LONGEST
from fangcheng.bots.matches import Setting, Worker
from fangcheng.bots.played_walls import WallBlock
from fangcheng.core.state.codes import NOBODY, PERSONS
from fangcheng.game.engine import Mode
from fangcheng.leagues.program import is_program
from fangcheng.leagues.program_table import ProgramTable
from fangcheng.rules.option import Value

MOST_WORKERS = 128  # that one thread keeps, each for one way to sit

# What one wall came to. The columns are those of its line-up; those beyond have NOBODY for a bot, and zeros.
LEAGUE_WALL = np.dtype(
    [
        ("wall", np.int64),  # its number, from 0
        ("bots", np.int16, (PERSONS,)),  # numbers in the league
        ("points", np.int64, (PERSONS,)),  # gained less lost, over all seats that the bot held
        ("hands", np.int64, (PERSONS,)),  # in which it had a seat
        ("places", np.int64, (PERSONS,)),  # sum of the places of whole matches, from 1; 0 where first hands are played
        ("finished", np.int64, (PERSONS,)),  # how many such places
    ]
)


@dataclass(frozen=True)
class League:
    """What is played: a game, and bots as `load_bot` takes them."""

    variant: str
    options: tuple[tuple[str, Value], ...]
    preset: str | None
    bots: tuple[str, ...]
    seed: str  # wall n is that of Match(variant, "<seed>:n")
    persons: int  # seats, and who waits for one
    matches: bool = False  # whole matches, not their first hands
    mode: Mode = "compiled"

    @property
    def all_of_the_house(self) -> bool:
        """Return True if every bot is made of kernels."""
        return self.setting(self.bots).all_of_the_house

    @property
    def least_block(self) -> int:
        """Return how many walls one block has at least."""
        return 1

    def setting(self, bots: tuple[str, ...]) -> Setting:
        """Return the matches in which the persons are these bots."""
        return Setting(self.variant, self.options, self.preset, bots, self.seed, mode=self.mode)

    def worker(self) -> "LeagueWorker":
        """Return a worker for these bots."""
        return LeagueWorker(self)

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """Return every choice of bots that may meet, each as often at a table as the others, as far as that goes."""
        often, more = divmod(self.persons, len(self.bots))
        everybody = tuple(range(len(self.bots)))
        found = [everybody * often + some for some in combinations(everybody, more)]
        Random(f"{self.seed}:tables").shuffle(found)
        return found

    def lineup(self, wall: int) -> tuple[int, ...]:
        """Return who plays a wall: numbers of bots in the order of sitting. All choices come in turn."""
        chosen = list(self.tables[wall % len(self.tables)])
        Random(f"{self.seed}:{wall}:sitting").shuffle(chosen)
        first = chosen.index(min(chosen))
        return (*chosen[first:], *chosen[:first])  # all ways to move on are played, so one of them stands for all


class LeagueWorker:
    """Plays walls with their line-ups, one block after the other."""

    def __init__(self, league: League) -> None:
        self.league = league
        self._of = lru_cache(MOST_WORKERS)(self._made)

    def _made(self, bots: tuple[str, ...]) -> Worker | ProgramTable:
        setting = self.league.setting(bots)
        return ProgramTable(setting) if any(map(is_program, bots)) else setting.worker()

    def play(self, first: int, count: int) -> WallBlock:
        """Play `count` walls from number `first` on."""
        start = time.perf_counter()
        walls = np.zeros(count, LEAGUE_WALL)
        for place in range(count):
            self._play(walls[place], first + place)
        return WallBlock(first, walls, time.perf_counter() - start)

    def _play(self, row: Any, wall: int) -> None:
        """Play one wall in every way of moving on, and note what each of the line-up did."""
        lineup = self.league.lineup(wall)
        most = LONGEST if self.league.matches else 1
        row["wall"] = wall
        row["bots"] = [*lineup, *[NOBODY] * (PERSONS - len(lineup))]
        for turn in range(len(lineup)):
            sitting = lineup[turn:] + lineup[:turn]
            tally = self._of(tuple(self.league.bots[number] for number in sitting)).play(wall, 1, most).tallies[0]
            for person in range(len(sitting)):
                column = (person + turn) % len(lineup)
                row["points"][column] += tally["hand_points"][person]
                row["hands"][column] += tally["seated"][person]
                if self.league.matches:  # else one that a first hand has ended would count before all points
                    row["places"][column] += tally["places"][person] @ np.arange(1, PERSONS + 1)
                    row["finished"][column] += tally["places"][person].sum()


class Met(NamedTuple):
    """What one bot did on one wall, over all seats that it held."""

    bot: int
    points: int
    hands: int
    places: int
    finished: int


def met_on(row: Any) -> Iterator[Met]:
    """Yield what each bot did on a wall; one that had several places of the line-up is told once."""
    numbers = row["bots"]
    for bot in np.unique(numbers[numbers != NOBODY]).tolist():
        own = numbers == bot
        yield Met(bot, *(int(row[name][own].sum()) for name in ("points", "hands", "places", "finished")))
