"""`strong`: tries its answers in worlds that fit what it sees, each played to the end by `steady`.

It holds a view and nothing else. What it throws dice by follows from its seed and from the view, so it remembers
nothing, and two tables that look alike to its seat get the same answer.
"""

import time
from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from typing import Any

import numpy as np

from fangcheng.bots import STRONG
from fangcheng.bots.batch import STEADY
from fangcheng.bots.outsiders import choice_at
from fangcheng.bots.rollouts import MOST_WORLDS, Trial, can_run_compiled, steady_brains
from fangcheng.bots.slips import is_discard
from fangcheng.bots.thought import MOST_ANSWERS
from fangcheng.core.state.action_codes import DISCARD_DRAWN, WIN
from fangcheng.core.table.tile_actions import names_tile
from fangcheng.errors import FangchengError
from fangcheng.game.actions import Action
from fangcheng.game.arguments import whole_number
from fangcheng.game.engine import Engine
from fangcheng.game.views import View

WORLDS = 200  # where neither worlds nor a time is given
MOST_SECONDS = 60.0
AT_ONCE = 4  # worlds between two looks at the clock: some 10 ms
# Standard errors by which another answer must be better than steady's: so many, and so many more over the root of the
# worlds. Of a dozen answers one always looks good by chance.
SURE, CAUTION = 2.0, 3.0
LUCK = 1.3  # standard errors by which what is still to be tried may better an answer: one in ten has so much


SETTINGS: dict[str, Callable[[str], Any]] = {
    "worlds": int,
    "budget": float,
    "seed": int,
    "discards": lambda word: bool(int(word)),
}


class Strong:
    """The bot `strong`; `worlds` or `budget` (seconds) bound how long it thinks, the first that is reached."""

    def __init__(
        self, worlds: int | None = None, budget: float | None = None, seed: int = 0, discards: bool = False
    ) -> None:
        self.worlds = worlds
        self.budget = budget
        self.seed = seed
        self.discards = discards
        told = {"worlds": worlds, "budget": budget, "seed": seed or None, "discards": int(discards) or None}
        self.name = ":".join([STRONG, *(f"{key}={value}" for key, value in told.items() if value is not None)])
        self.weighed: Weighed | None = None  # what it thought of in its last decision, None where it did not think
        self._engine: Engine | None = None
        self._brains: Any = None

    def act(self, view: View, legal: Sequence[Action]) -> int:
        """Return the number of its answer: steady's, unless another brought more in the same worlds."""
        self.weighed = None
        own = self._steady_answer(view)
        answers = answers_worth_trying(view, own, legal, self.discards)
        if len(answers) < 2:
            return own
        if self.budget is not None and not can_run_compiled(view.engine):
            return own  # one world would take longer than a person waits
        self.weighed = Weighed(Trial(view, answers, self.seed), answers)
        self._halve(self.weighed)
        return self.weighed.best()

    def __repr__(self) -> str:
        return f"strong(worlds={self.worlds}, budget={self.budget}, seed={self.seed}, discards={self.discards})"

    def _steady_answer(self, view: View) -> int:
        if view.engine is not self._engine:
            self._engine, self._brains = view.engine, steady_brains(view.engine)
        return int(view.ask(choice_at, self._brains, view.seat, STEADY))

    def _halve(self, weighed: "Weighed") -> None:
        """Try all answers in some worlds, go on with the better half in twice as many, until one or none is left."""
        start, rounds = time.monotonic(), ceil(log2(len(weighed.answers)))
        for number in range(rounds):
            share = 2.0 ** (number + 1 - rounds)
            until = None if self.budget is None else start + self.budget * share
            if not weighed.go_on(ceil(self._most * share), until):
                return
            weighed.keep_better_half()
            weighed.keep_hopeful(share)
            if not weighed.alive[1:].any():
                return

    @property
    def _most(self) -> int:
        if self.worlds is not None:
            return self.worlds
        return WORLDS if self.budget is None else MOST_WORLDS


class Weighed:
    """Answers of one decision and what each has brought beyond the first, steady's, in the same worlds."""

    def __init__(self, trial: Trial, answers: Sequence[int]) -> None:
        self.answers = list(answers)
        self.worlds = 0
        self.alive = np.ones(len(answers), bool)
        self.played = np.zeros(len(answers), np.int64)  # worlds in which each was tried
        self.sums = np.zeros(len(answers))  # of points more than steady's answer brought
        self.squares = np.zeros(len(answers))
        self._trial = trial

    def go_on(self, worlds: int, until: float | None) -> bool:
        """Try what is alive until so many worlds are dealt or the time is there; False where none can be dealt."""
        while self.worlds < worlds and (until is None or time.monotonic() < until):
            count = worlds - self.worlds if until is None else min(AT_ONCE, worlds - self.worlds)
            points = self._trial.go_on(count)[:, : len(self.answers)]
            self.take(points)
            if len(points) < count:
                return False
        return True

    def take(self, points: np.ndarray) -> None:
        """Add up what was brought in some worlds, points (worlds, answers); answers no longer alive count as zero."""
        gains = np.where(self.alive, points - points[:, :1], 0)
        self.worlds += len(points)
        self.played += len(points) * self.alive
        self.sums += gains.sum(axis=0)
        self.squares += (gains.astype(float) ** 2).sum(axis=0)

    def keep_better_half(self) -> None:
        """Drop the worse half of the answers alive; steady's always stays, for all are measured against it."""
        others = [number for number in range(1, len(self.answers)) if self.alive[number]]
        others.sort(key=lambda number: -self.sums[number])
        self.alive[others[(len(others) + 1) // 2 :]] = False

    def keep_hopeful(self, share: float) -> None:
        """Drop what would need much luck to be chosen in the end; `share` of all worlds have been tried."""
        for number in range(1, len(self.answers)):
            asked = sure_after(self.played[number] / share) * sqrt(share) - LUCK * sqrt(1 - share)
            gain, error = self.gain(number)
            if gain < asked * error:
                self.alive[number] = False
        self._trial.thought["alive"][: len(self.answers)] = self.alive

    def gain(self, number: int) -> tuple[float, float]:
        """Return what an answer (its place) brought beyond steady's, a mean, and its standard error."""
        played = max(1, int(self.played[number]))
        mean = self.sums[number] / played
        return mean, sqrt(max(0.0, self.squares[number] / played - mean * mean) / played)

    def best(self) -> int:
        """Return the answer that has brought most beyond what may be chance, steady's where none has."""
        best, most = 0, 0.0
        for number in range(1, len(self.answers)):
            gain, error = self.gain(number)
            enough = self.alive[number] and self.played[number] > 1
            if enough and gain > most and gain > sure_after(self.played[number]) * error:
                best, most = number, gain
        return self.answers[best]


def sure_after(worlds: float) -> float:
    """Return by how many standard errors an answer must be better that was tried in so many worlds."""
    return SURE + CAUTION / sqrt(max(1.0, worlds))


def answers_worth_trying(view: View, own: int, legal: Sequence[Action], discards: bool) -> list[int]:
    """Return the answers to be compared, steady's first; that alone where nothing else is open.

    A discard is compared with other `discards` only where these are wanted, and always with kongs and the like; a win
    with these and with letting it pass, never with discards. The tile just drawn is not thrown in two ways.
    """
    numbers = [action.number for action in legal]
    if own not in numbers:
        return [own]
    if own == WIN or (is_discard(own) and not discards):
        return [own, *(number for number in numbers if number != own and not is_discard(number))][:MOST_ANSWERS]
    drawn = view.own.drawn if view.own is not None else None
    drops = {
        action.number
        for action in legal
        if DISCARD_DRAWN in numbers and names_tile(action.number) and action.tiles == (drawn,)
    }
    others = [number for number in numbers if number != own and number not in drops]
    return [own, *others][:MOST_ANSWERS]


def strong(worlds: int | None = None, budget: float | None = None, seed: int = 0, *, discards: bool = False) -> Strong:
    """Return the bot that thinks longest: it plays its answers out in worlds that fit what it sees.

    `worlds` is how many it deals for one decision (200 where nothing is said), `budget` how many seconds it may think;
    with worlds alone the same view gets the same answer on every machine. `seed` gives it other worlds. With
    `discards` it tries other discards than steady's, too, which takes several times as long.
    Raises FangchengError for numbers that cannot be.
    """
    if worlds is not None and not 1 <= whole_number("worlds", worlds, "a whole number from 1 on") <= MOST_WORLDS:
        raise FangchengError(f"worlds={worlds}: a whole number from 1 to {MOST_WORLDS}")
    given: Any = budget
    if given is not None and not (isinstance(given, (int, float)) and 0 < given <= MOST_SECONDS):
        raise FangchengError(f"budget={budget}: seconds, more than 0 and at most {MOST_SECONDS:g}")
    return Strong(worlds, budget, whole_number("seed", seed, "a whole number"), bool(discards))


def strong_of(name: str) -> Strong:
    """Return the bot of a name like `strong:worlds=200:seed=3` or `strong:budget=0.5`. Raises FangchengError."""
    settings: dict[str, Any] = {}
    for word in name.split(":")[1:]:
        key, equals, value = word.partition("=")
        if not equals or key not in SETTINGS:
            known = ", ".join(f"{key}=" for key in SETTINGS)
            raise FangchengError(f'bot "{name}": "{word}" is no setting; those of strong are {known}')
        try:
            settings[key] = SETTINGS[key](value)
        except ValueError:
            raise FangchengError(f'bot "{name}": "{word}": {value!r} is no number') from None
    try:
        return strong(**settings)
    except FangchengError as failure:
        raise FangchengError(f'bot "{name}": {failure}') from None
