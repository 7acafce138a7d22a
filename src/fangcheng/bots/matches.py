"""Matches by number: match m of a seed is the same wherever it is played, so that many hands can share the work."""

import time
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from fangcheng.bots import NAMES
from fangcheng.bots.batch import LONGEST, play_matches
from fangcheng.bots.driver import Driver
from fangcheng.bots.minds import minds_of
from fangcheng.bots.outsiders import BEGINS, MOST_SAID, QUESTION, REFUSED, SAID, play_all
from fangcheng.bots.protocol import is_of_the_house, load_bot
from fangcheng.bots.tally import HAND, TALLY
from fangcheng.bots.visitors import Visitor, checkout_in
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.table import TABLE
from fangcheng.game.engine import Engine, Mode
from fangcheng.rules.option import Value


@dataclass(frozen=True)
class Setting:
    """What is played, by whom, from which seed: all that a match and its number need."""

    variant: str
    options: tuple[tuple[str, Value], ...]
    preset: str | None
    bots: tuple[str, ...]  # by person, as `load_bot` takes them
    seed: str
    keep_hands: bool = False  # a record for every hand, too
    mode: Mode = "compiled"

    @property
    def all_of_the_house(self) -> bool:
        """Return True if every bot is made of kernels."""
        return all(map(is_of_the_house, self.bots))

    @property
    def all_of_houses(self) -> bool:
        """Return True if every bot is made of kernels, here or in another checkout."""
        return all(is_of_the_house(name) or checkout_in(name) is not None for name in self.bots)

    def seed_of(self, match: int) -> str:
        """Return the seed of a match, as `Match` takes it."""
        return f"{self.seed}:{match}"

    def worker(self) -> "Worker":
        """Return a worker for these bots."""
        if self.all_of_the_house:
            return Worker(self)
        return MixedWorker(self) if self.keep_hands or not self.all_of_houses else VisitedWorker(self)


class Block(NamedTuple):
    """Consecutive matches that have been played: their tallies and hands."""

    first: int  # number of the first
    tallies: Any  # (matches,) of TALLY
    hands: Any  # (hands,) of HAND in order of play; none where they are not kept
    seconds: float


class Worker:
    """Plays matches one block after the other, with a desk of its own."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.engine = Engine(setting.variant, dict(setting.options), setting.preset, setting.mode)
        self.engine.furnish()
        known = [load_bot(name) for name in setting.bots] if setting.all_of_houses else ()
        self.brains, self.bots = minds_of(known, self.engine)

    def play(self, first: int, count: int, most: int = LONGEST) -> Block:
        """Play `count` matches from number `first` on; one that is longer than `most` hands is broken off."""
        start = time.perf_counter()
        tables, tallies = _records(TABLE, count), _records(TALLY, count)
        brains = with_attributes(np.repeat(self.brains[np.newaxis], count, axis=0))
        hands = _records(HAND, count * most if self.setting.keep_hands else 0)
        for number in range(count):
            seed = self.setting.seed_of(first + number)
            tables["random"][number] = seed_words(seed)
            brains["random"][number] = seed_words(seed, "bots")
        played = self._play(first, tables, brains, tallies, hands, most)
        if self.setting.keep_hands:
            hands["match"][:played] = np.repeat(np.arange(first, first + count), tallies["hands"])
        return Block(first, tallies, hands[:played], time.perf_counter() - start)

    def _play(self, first: int, tables: Any, brains: Any, tallies: Any, hands: Any, most: int) -> int:
        """Play matches on these records; return the hands played."""
        run = self.engine.compiled_now(play_matches) or play_matches
        return int(run(tables, self.engine.rules, self.engine.desk, brains, self.bots, tallies, hands, most))


class MixedWorker(Worker):
    """A worker for matches in which some bots are written in Python and sit at the table by its views."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        eyes = Engine(setting.variant, dict(setting.options), setting.preset, setting.mode)
        self.driver = Driver(self.engine, eyes, setting.variant)

    def _play(self, first: int, tables: Any, brains: Any, tallies: Any, hands: Any, most: int) -> int:
        """Play matches on a table of the driver's; make the bots anew for each, so that none remembers another."""
        played = 0
        for number in range(len(tallies)):
            bots = [load_bot(name) for name in self.setting.bots]
            self.driver.begin(self.setting.seed_of(first + number), bots)
            while not self.driver.over and self.driver.tally["hands"] < most:
                self.driver.play_hand()
                if played < len(hands):
                    hands[played] = self.driver.tally["now"]
                played += 1
            tallies[number] = self.driver.tally
        return played


class VisitedWorker(Worker):
    """A worker for bots of the house and of other checkouts, which are asked at all tables of a block at once."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.seated = [load_bot(name) for name in setting.bots]
        self.visitors = {bot for bot in self.seated if isinstance(bot, Visitor)}

    def _play(self, first: int, tables: Any, brains: Any, tallies: Any, hands: Any, most: int) -> int:
        """Play matches on these records, in turns with the other houses. Raises FangchengError where one fails."""
        count = len(tables)
        for visitor in self.visitors:
            visitor.begin(
                self.engine, self.setting.variant, [self.setting.seed_of(first + one) for one in range(count)]
            )
        run, rules, desk = self.engine.compiled_now(play_all) or play_all, self.engine.rules, self.engine.desk
        said, questions = _records(SAID, count), _records(QUESTION, count)
        said["places"], questions["seat"] = MOST_SAID, BEGINS
        while (questions["seat"] != NOBODY).any():
            before = questions["seat"].copy()
            run(tables, rules, desk, brains, self.bots, tallies, said, questions, most)
            for number in np.flatnonzero(questions["seat"] == REFUSED).tolist():
                seat = int(before[number])
                raise self._bot_at(tables, number, seat).not_open(int(questions["answer"][number]), seat)
            for number in np.flatnonzero(said["count"]).tolist():
                for visitor in self.visitors:
                    visitor.tell(number, said["rows"][number, : said["count"][number]])
            said["count"] = 0
            self._ask(tables, questions)
        for visitor in self.visitors:
            visitor.compare(tables["scores"].tolist())
        return int(tallies["hands"].sum())

    def _bot_at(self, tables: Any, number: int, seat: int) -> Visitor:
        bot = self.seated[int(tables["person"][number][seat])]
        assert isinstance(bot, Visitor)
        return bot

    def _ask(self, tables: Any, questions: Any) -> None:
        """Put the answers to all open questions in their places."""
        asked: dict[Visitor, list[tuple[int, int]]] = {}
        for number in np.flatnonzero(questions["seat"] != NOBODY).tolist():
            seat = int(questions["seat"][number])
            asked.setdefault(self._bot_at(tables, number, seat), []).append((number, seat))
        for visitor, ones in asked.items():
            questions["answer"][[number for number, _ in ones]] = visitor.answers(ones)


def _records(dtype: np.dtype[Any], count: int) -> Any:
    """Return empty records whose fields interpreted kernels can read."""
    return with_attributes(np.zeros(count, dtype))


def warm_up(setting: Setting) -> None:
    """Compile what matches of this setting need, minutes the first time; or find out that it cannot be done."""
    if setting.all_of_the_house:
        Worker(setting).play(0, 1, 1)
    else:
        MixedWorker(replace(setting, bots=tuple(NAMES[:1]) * len(setting.bots))).play(0, 1, 1)
