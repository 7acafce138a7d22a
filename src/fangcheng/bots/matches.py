"""Matches by number: match m of a seed is the same wherever it is played, so that many hands can share the work."""

import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from fangcheng.bots import NAMES
from fangcheng.bots.batch import LONGEST, bot_choice, play_matches
from fangcheng.bots.brain import BRAIN
from fangcheng.bots.protocol import HouseBot, load_bot
from fangcheng.bots.tally import HAND, TALLY, begin_count, count_hand, count_wins
from fangcheng.core.flow import owing_seat
from fangcheng.core.kernel import compiled
from fangcheng.core.match import start_match
from fangcheng.core.random import seed_words
from fangcheng.core.record import HAND_OVER, MATCH_OVER, SEATS, TABLE
from fangcheng.errors import FangchengError
from fangcheng.game.actions import Action, actions_of, matching, numbers_of
from fangcheng.game.engine import Engine, Mode
from fangcheng.game.events import read_events
from fangcheng.game.explain import Explanation, explanations_of
from fangcheng.game.match import refusal_of
from fangcheng.game.views import view_of
from fangcheng.rules.ruleset import Value


@dataclass(frozen=True)
class Setting:
    """What is played, by whom, from which seed: all that a match and its number need."""

    variant: str
    options: tuple[tuple[str, Value], ...]
    preset: str | None
    bots: tuple[str, ...]  # by person: steady, random or module:Name
    seed: str
    keep_hands: bool = False  # a record for every hand, too
    mode: Mode = "compiled"

    @property
    def all_of_the_house(self) -> bool:
        """Whether every bot is made of kernels."""
        return all(name in NAMES for name in self.bots)

    def seed_of(self, match: int) -> str:
        """The seed of a match, as `Match` takes it."""
        return f"{self.seed}:{match}"


class Block(NamedTuple):
    """Consecutive matches that have been played."""

    first: int  # number of the first
    tallies: Any  # (matches,) of TALLY
    hands: Any  # (hands,) of HAND in order of play; none where they are not kept
    seconds: float


class Worker:
    """Plays matches one block after the other, with a desk of its own."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.engine = Engine(setting.variant, dict(setting.options), setting.preset, setting.mode)
        self.codes = np.array([NAMES.index(name) if name in NAMES else -1 for name in setting.bots], np.int64)
        self.codes.resize(SEATS)

    def play(self, first: int, count: int, most: int = LONGEST) -> Block:
        """Play so many matches from number `first` on; one that is longer than `most` hands is broken off."""
        start = time.perf_counter()
        tables, brains, tallies = _records(TABLE, count), _records(BRAIN, count), _records(TALLY, count)
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
        """Play on these records; return the hands played."""
        run = compiled(play_matches) if self.setting.mode == "compiled" else play_matches
        return int(run(tables, self.engine.rules, self.engine.desk, brains, self.codes, tallies, hands, most))


class MixedWorker(Worker):
    """A worker for matches in which some bots are written in Python and sit at the table by its views."""

    def _play(self, first: int, tables: Any, brains: Any, tallies: Any, hands: Any, most: int) -> int:
        played = 0
        for number in range(len(tables)):
            tally = tallies[number]
            for _ in self._hands_of(first + number, tables[number], brains[number], tally, most):
                if played < len(hands):
                    hands[played] = tally.now
                played += 1
        return played

    def _hands_of(self, match: int, table: Any, brain: Any, tally: Any, most: int) -> Iterator[None]:
        """Play one match, yielding after each hand."""
        bots = self._company(match)
        self.engine.run(start_match, table, self.engine.rules)
        while tally.hands < most and table.phase != MATCH_OVER:
            tally.now.hand = int(tally.hands)
            try:
                self._play_hand(table, brain, tally, bots)
            except FangchengError as failure:
                raise FangchengError(f"match {match}, hand {int(tally.hands) + 1}: {failure}") from failure
            yield

    def _company(self, match: int) -> list[Any]:
        """The bots of one match, made anew so that none remembers other matches, which another worker may play."""
        bots = [load_bot(name) for name in self.setting.bots]
        for person, bot in enumerate(bots):
            if hasattr(bot, "new_match"):
                word = seed_words(f"{self.setting.seed_of(match)}:{person}", "own bots")[0]
                bot.new_match(int(word) >> 1)
        return bots

    def _play_hand(self, table: Any, brain: Any, tally: Any, bots: list[Any]) -> None:
        """As `batch.play_hand`, with some of the answers from Python."""
        engine = self.engine
        begin_count(table, tally)
        engine.desk.work.won = 0
        scores, results = _scores(table), list[Explanation]()
        engine.start_hand(table)
        while True:
            if engine.desk.work.won:
                count_wins(table, tally)
            if table.phase >= HAND_OVER:
                break
            if table.payment_count > 0:
                results += explanations_of(engine, table, read_events(table), scores)
            seat, scores = int(owing_seat(table)), _scores(table)
            person = int(table.person[seat])
            if isinstance(bots[person], HouseBot):
                action = int(
                    engine.run(bot_choice, table, engine.rules, engine.desk, brain, seat, int(self.codes[person]))
                )
            else:
                action = self._answer(bots[person], self.setting.bots[person], table, seat, results)
            engine.act(table, seat, action)
            tally.now.decisions += 1
        count_hand(table, engine.rules, tally)

    def _answer(self, bot: Any, name: str, table: Any, seat: int, results: list[Explanation]) -> int:
        """The number of the action an own bot takes. Raises FangchengError where it fails or may not do that."""
        engine = self.engine
        legal = actions_of(table, engine.rules, seat)
        view = view_of(engine, table, seat, results)
        try:
            answer = bot.act(view, legal)
        except Exception as failure:
            place = traceback.extract_tb(failure.__traceback__)[-1]
            what = f"{type(failure).__name__}: {failure} ({place.filename}:{place.lineno})"
            raise FangchengError(f'bot "{name}" failed: {what}') from failure
        number = _number(table, engine.rules, seat, answer)
        if number is None:
            labels = ", ".join(action.label for action in legal)
            raise FangchengError(f'bot "{name}" answered {answer!r}, which is no action. Open to it: {labels}.')
        if number not in numbers_of(table, seat):
            raise FangchengError(f'bot "{name}": {refusal_of(engine, table, seat, number)}')
        return number


def _number(table: Any, rules: Any, seat: int, answer: object) -> int | None:
    """What an own bot's answer means: an Action, its number or its notation; None for anything else."""
    if isinstance(answer, Action):
        return answer.number
    if isinstance(answer, str):
        return matching(table, rules, seat, answer)
    if isinstance(answer, (int, np.integer)) and not isinstance(answer, bool):
        return int(answer)
    return None


def _records(dtype: np.dtype[Any], count: int) -> Any:
    """Empty records whose fields interpreted kernels can read."""
    return np.zeros(count, dtype).view(np.recarray)


def _scores(table: Any) -> list[int]:
    return [int(score) for score in table.scores[: int(table.seats)]]


def worker_of(setting: Setting) -> Worker:
    """The worker for these bots."""
    return Worker(setting) if setting.all_of_the_house else MixedWorker(setting)


def warm_up(setting: Setting) -> None:
    """Compile what matches of this setting need, minutes the first time; or find out that it cannot be done."""
    if setting.all_of_the_house:
        Worker(setting).play(0, 1, 1)
    else:
        worker = MixedWorker(replace(setting, bots=tuple(NAMES[:1]) * len(setting.bots)))
        worker.engine.warm_up(wait=True)
        worker.play(0, 1, 1)
