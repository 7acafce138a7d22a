"""`strong`: tries its answers in worlds that fit what it sees, each played to the end by `steady`.

It holds a view and nothing else. What it throws dice by follows from its seed and from the view, so it remembers
nothing, and two tables that look alike to its seat get the same answer.
"""

import hashlib
import time
from collections.abc import Sequence
from math import ceil, log2, sqrt
from typing import Any

import numpy as np

from fangcheng.bots.batch import STEADY
from fangcheng.bots.brain import new_brains
from fangcheng.bots.outsiders import choice_at
from fangcheng.bots.rollouts import try_answers
from fangcheng.bots.thought import MOST_ANSWERS, SEEN, Mind
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.state.action_codes import DISCARD_DRAWN, TILE, WIN
from fangcheng.errors import FangchengError
from fangcheng.game.actions import Action
from fangcheng.game.arguments import whole_number
from fangcheng.game.views import View
from fangcheng.tiles import KINDS

WORLDS = 100  # where neither worlds nor a time is given
MOST_WORLDS = 1_000_000
MOST_SECONDS = 60.0
AT_ONCE = 4  # worlds between two looks at the clock: some 10 ms
# Standard errors by which another answer must be better than steady's: so many, and so many more over the root of the
# worlds. Of a dozen answers one always looks good by chance, and steady's is seldom far from the best.
SURE, CAUTION = 1.0, 20.0


class Strong:
    """The bot `strong`; `worlds` or `budget` (seconds) bound how long it thinks, the first that is reached."""

    def __init__(self, worlds: int | None = None, budget: float | None = None, seed: int = 0) -> None:
        self.worlds = worlds
        self.budget = budget
        self.seed = seed
        told = {"worlds": worlds, "budget": budget, "seed": seed or None}
        self.name = ":".join(["strong", *(f"{key}={value}" for key, value in told.items() if value is not None)])
        self._brains = new_brains(1)
        self._mind = Mind()

    def act(self, view: View, legal: Sequence[Action]) -> int:
        """Return the number of its answer: steady's, unless another brought more in the same worlds."""
        own = int(view.ask(choice_at, self._brains, view.seat, STEADY))
        answers = answers_worth_trying(view, own, legal)
        if len(answers) < 2:
            return own
        if self.budget is not None and not view.runs_compiled(try_answers):
            return own  # one world would take longer than a person waits
        self._begin(view, answers)
        self._halve(view)
        return self._best()

    def __repr__(self) -> str:
        return f"strong(worlds={self.worlds}, budget={self.budget}, seed={self.seed})"

    @property
    def thought(self) -> Any:
        """Return what was thought in the last decision (THOUGHT)."""
        return self._mind.thoughts[0]

    def _begin(self, view: View, answers: list[int]) -> None:
        """Begin a decision: nothing tried yet, dice that follow from the view."""
        seen = view.octets
        self._mind.octets[SEEN] = np.frombuffer(seen, np.uint8)[: self._mind.octets.shape[1]]
        self._mind.thoughts[:] = np.zeros(1, self._mind.thoughts.dtype)
        self.thought["random"] = seed_words(f"{self.seed}:{hashlib.sha256(seen).hexdigest()}", "strong")
        self.thought["answers"][: len(answers)] = answers
        self.thought["alive"][: len(answers)] = 1
        self.thought["count"] = len(answers)

    def _halve(self, view: View) -> None:
        """Try all answers in worlds, drop the worse half, and so on until one is left beside steady's."""
        thought, start = self.thought, time.monotonic()
        rounds = ceil(log2(int(thought["count"])))
        for number in range(1, rounds + 1):
            until = None if self.budget is None else start + self.budget * number / rounds
            if not self._try(view, ceil(self._most * number / rounds), until):
                return
            keep_better_half(thought)

    @property
    def _most(self) -> int:
        if self.worlds is not None:
            return self.worlds
        return WORLDS if self.budget is None else MOST_WORLDS

    def _try(self, view: View, worlds: int, until: float | None) -> bool:
        """Try what is alive until so many worlds are dealt or the time is there; False where none can be dealt."""
        thought = self.thought
        while thought["worlds"] < worlds and (until is None or time.monotonic() < until):
            count = min(AT_ONCE, worlds - int(thought["worlds"]))
            mind = (self._mind.tables, self._mind.octets, self._mind.thoughts)
            if view.imagine(try_answers, self._brains, *mind, view.seat, count) < count:
                return False
        return True

    def _best(self) -> int:
        """Return the answer that has brought most beyond what may be chance, steady's where none has."""
        thought = self.thought
        best, most = 0, 0.0
        for number in range(1, int(thought["count"])):
            played = int(thought["played"][number])
            if not thought["alive"][number] or played < 2:
                continue
            gain = int(thought["sums"][number]) / played
            spread = sqrt(max(0.0, int(thought["squares"][number]) / played - gain * gain) / played)
            if gain > most and gain > (SURE + CAUTION / sqrt(played)) * spread:
                best, most = number, gain
        return int(thought["answers"][best])


def answers_worth_trying(view: View, own: int, legal: Sequence[Action]) -> list[int]:
    """Return the answers to be compared, steady's first; that alone where it wins or nothing else is open.

    The tile just drawn is not thrown in two ways.
    """
    numbers = [action.number for action in legal]
    if own == WIN or own not in numbers:
        return [own]
    drawn = view.own.drawn if view.own is not None else None
    drops = {
        action.number
        for action in legal
        if DISCARD_DRAWN in numbers and TILE <= action.number < TILE + KINDS and action.tiles == (drawn,)
    }
    others = [number for number in numbers if number != own and number not in drops]
    return [own, *others][:MOST_ANSWERS]


def keep_better_half(thought: Any) -> None:
    """Drop the worse half of the answers alive; steady's always stays, for all are measured against it."""
    alive = [number for number in range(1, int(thought["count"])) if thought["alive"][number]]
    alive.sort(key=lambda number: int(thought["sums"][number]), reverse=True)
    for number in alive[(len(alive) + 1) // 2 :]:
        thought["alive"][number] = 0


def strong(worlds: int | None = None, budget: float | None = None, seed: int = 0) -> Strong:
    """Return the bot that thinks longest: it plays its answers out in worlds that fit what it sees.

    `worlds` is how many it deals for one decision (100 where nothing is said), `budget` how many seconds it may think;
    with worlds alone the same view gets the same answer on every machine. `seed` gives it other worlds.
    Raises FangchengError for numbers that cannot be.
    """
    if worlds is not None and not 1 <= whole_number("worlds", worlds, "a whole number from 1 on") <= MOST_WORLDS:
        raise FangchengError(f"worlds={worlds}: a whole number from 1 to {MOST_WORLDS}")
    given: Any = budget
    if given is not None and not (isinstance(given, (int, float)) and 0 < given <= MOST_SECONDS):
        raise FangchengError(f"budget={budget}: seconds, more than 0 and at most {MOST_SECONDS:g}")
    return Strong(worlds, budget, whole_number("seed", seed, "a whole number"))


def strong_of(name: str) -> Strong:
    """Return the bot of a name like `strong:worlds=200:seed=3` or `strong:budget=0.5`. Raises FangchengError."""
    settings: dict[str, Any] = {}
    for word in name.split(":")[1:]:
        key, equals, value = word.partition("=")
        if not equals or key not in ("worlds", "budget", "seed"):
            raise FangchengError(f'bot "{name}": "{word}" is no setting; strong has worlds=, budget= and seed=')
        try:
            settings[key] = float(value) if key == "budget" else int(value)
        except ValueError:
            raise FangchengError(f'bot "{name}": "{word}": {value!r} is no number') from None
    try:
        return strong(**settings)
    except FangchengError as failure:
        raise FangchengError(f'bot "{name}": {failure}') from None
