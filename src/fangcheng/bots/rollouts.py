"""What each answer is worth to a seat: it is given in worlds that fit the view, and steady plays them to the end.

Everything follows from the view, a number of worlds and a seed: nothing is remembered, and two tables that look alike
to the seat get the same worths.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from fangcheng.bots.aim_worth import worths_for
from fangcheng.bots.batch import STEADY
from fangcheng.bots.brain import new_brains
from fangcheng.bots.fits import fitted
from fangcheng.bots.thought import CHANGE, MOST_ANSWERS, OUTCOME, OVER, SCORES, SEEN, Mind
from fangcheng.bots.tried import try_answers
from fangcheng.bots.weights import weights_of
from fangcheng.core.dialect.random import seed_words
from fangcheng.errors import FangchengError
from fangcheng.game.actions import Action
from fangcheng.game.arguments import whole_number
from fangcheng.game.engine import Engine
from fangcheng.game.views import View

MOST_WORLDS = 1_000_000
INTERVAL = 1.96  # standard errors of a 95 % interval


@dataclass(frozen=True, eq=False)
class Worths:
    """What answers brought in the same worlds.

    `points[i, w]` is the change of the seat's score from now to the end of the hand, answer i given in world w, and
    `scores[i, w]` are the scores of all seats then. There are fewer worlds than were asked for, and mostly none, where
    none can be dealt: before the deal, where hands are shown, about the tiles of an opened kong, and where claims may
    come late.
    """

    actions: tuple[int, ...]  # numbers of the answers, as they were given
    points: np.ndarray  # (answers, worlds) of int64
    scores: np.ndarray  # (answers, worlds, seats) of int64
    over: np.ndarray  # (answers, worlds) of bool: the match ended with the hand

    @property
    def worlds(self) -> int:
        """Return in how many worlds the answers were tried."""
        return int(self.points.shape[1])

    @property
    def means(self) -> np.ndarray:
        """Return the mean of each answer's points (answers,); NaN without worlds."""
        return self.points.mean(axis=1) if self.worlds else np.full(len(self.actions), np.nan)

    def gain(self, answer: int, over: int) -> tuple[float, float]:
        """Return by how much one answer (its place) beats another in the same worlds, and half of the 95 % interval.

        With fewer than two worlds that is infinite.
        """
        if self.worlds < 2:
            return (float(self.means[answer] - self.means[over]), float("inf"))
        differences = self.points[answer] - self.points[over]
        return float(differences.mean()), INTERVAL * float(differences.std(ddof=1)) / sqrt(self.worlds)


def worths(view: View, actions: Sequence[Action | int], worlds: int = 64, seed: int = 0) -> Worths:
    """Return what each of `actions` is worth to the reader of a view, in so many worlds that fit it.

    It runs compiled where the engine of the view has its kernels compiled (mode "compiled", or after `warm_up`), and
    interpreted otherwise, which takes a thousand times as long. Raises FangchengError for numbers that cannot be, and
    for actions that are not open to the seat.
    """
    count = whole_number("worlds", worlds, "a whole number from 1 on")
    if not 1 <= count <= MOST_WORLDS:
        raise FangchengError(f"worlds={worlds}: a whole number from 1 to {MOST_WORLDS}")
    numbers = _open_numbers(view, actions)
    trial = Trial(view, numbers, whole_number("seed", seed, "a whole number"))
    outcomes = np.ascontiguousarray(trial.outcomes(count)[:, : len(numbers)].swapaxes(0, 1))
    scores = outcomes[:, :, SCORES : SCORES + int(view.engine.rules.seats)]
    return Worths(numbers, outcomes[:, :, CHANGE], scores, outcomes[:, :, OVER] != 0)


def _open_numbers(view: View, actions: Sequence[Action | int]) -> tuple[int, ...]:
    """Return the numbers of actions. Raises FangchengError for too many, and for one that is not open."""
    numbers = tuple(action.number if isinstance(action, Action) else int(action) for action in actions)
    legal = {action.number: action.label for action in view.actions}
    for number in numbers:
        if number not in legal:
            listed = ", ".join(f"{known} {label}" for known, label in legal.items()) or "nothing"
            raise FangchengError(f"action {number} is not open to seat {view.seat}; open are: {listed}")
    if len(numbers) > MOST_ANSWERS:
        raise FangchengError(f"{len(numbers)} actions: at most {MOST_ANSWERS} are compared at once")
    return numbers


class Trial:
    """Answers of one decision being tried; the dice of its worlds follow from the view and a seed."""

    def __init__(self, view: View, answers: Sequence[int], seed: int = 0) -> None:
        self._view, self._mind = view, Mind()
        self._brains = steady_brains(view.engine)
        seen = view.octets
        self._mind.octets[SEEN] = np.frombuffer(seen, np.uint8)[: self._mind.octets.shape[1]]
        self.thought["random"] = seed_words(f"{seed}:{hashlib.sha256(seen).hexdigest()}", "strong")
        self.thought["seat"] = view.seat
        self.thought["answers"][: len(answers)] = answers
        self.thought["alive"][: len(answers)] = 1
        self.thought["count"] = len(answers)

    @property
    def thought(self) -> Any:
        """Return what is thought (THOUGHT); who sets an answer's `alive` to 0 has it tried no more."""
        return self._mind.thoughts[0]

    def go_on(self, worlds: int) -> np.ndarray:
        """Try what is alive in so many more worlds; return what it brought, (worlds, MOST_ANSWERS) of int64."""
        return self.outcomes(worlds)[:, :, CHANGE]

    def outcomes(self, worlds: int) -> np.ndarray:
        """Do as `go_on`, and return all that it came to, (worlds, MOST_ANSWERS, OUTCOME) of int64."""
        outcomes = np.zeros((worlds, MOST_ANSWERS, OUTCOME), np.int64)
        mind = (self._mind.tables, self._mind.octets, self._mind.thoughts)
        done = self._view.imagine(try_answers, self._brains, *mind, outcomes)
        return outcomes[: int(done)]


def steady_brains(engine: Engine) -> np.ndarray:
    """Return the brain (BRAIN, one) with which steady plays an engine's game."""
    brains = new_brains(1)
    brains["bot"] = STEADY
    brains["weights"] = fitted(weights_of({}), engine.ruleset)
    brains["worth"] = worths_for(engine, brains["weights"][0])
    return brains


def warm_up(engine: Engine) -> None:
    """Compile what rollouts run, or load it where that was done before; engines in mode "auto" use it from now on."""
    engine.furnish()
    mind = Mind()
    outcomes = np.zeros((0, MOST_ANSWERS, OUTCOME), np.int64)  # none is tried
    arguments = (steady_brains(engine), mind.tables, mind.octets, mind.thoughts, outcomes)
    engine.learn(try_answers, engine.new_table("rollouts"), *arguments)


def can_run_compiled(engine: Engine) -> bool:
    """Return True if rollouts asked for now run compiled."""
    return engine.compiled_now(try_answers) is not None
