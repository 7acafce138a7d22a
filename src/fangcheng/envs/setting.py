"""What an environment is made of: the game, who plays against the learner, what an episode is and what it brings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from fangcheng.bots.protocol import checked_bot, load_bot
from fangcheng.errors import FangchengError, UnknownName
from fangcheng.game.arguments import MOST_HANDS, shown, whole_number
from fangcheng.game.engine import Mode
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Variant

UNITS = ("hand", "match")
FORMS = ("planes", "bits")
REWARDS = ("points", "placement")
ILLEGAL = ("raise", "first")
SEATINGS = ("turning", "random")
MOST_DECISIONS = 10_000  # of all seats in an episode

Policy = Callable[[dict[str, npt.NDArray[Any]]], npt.ArrayLike]  # from observations of some rows to their actions
Reward = str | Sequence[float]  # one of REWARDS, or what each place brings


@dataclass(frozen=True)
class Setting:
    """The parts of an environment, checked; docs/environments.md tells each.

    Raises UnknownName for a word that is none of the list, FangchengError for a number that cannot be.
    """

    variant: Variant
    options: Mapping[str, Value] | None = None
    preset: str | None = None
    opponents: Any = "random"  # a name or bot or policy for all others, or one for each of them in their order
    seat: str | int = "turning"  # of the learner: a number, by turns, or by chance
    unit: str = "hand"
    reward: Reward = "points"
    form: str = "planes"  # of the part "observation"
    illegal: str = "raise"
    max_hands: int = MOST_HANDS
    max_decisions: int = MOST_DECISIONS
    mode: Mode = "compiled"

    def __post_init__(self) -> None:
        """Check the words and numbers that no other part checks."""
        for name, known in (("unit", UNITS), ("form", FORMS), ("illegal", ILLEGAL)):
            _one_of(name, getattr(self, name), known)
        if isinstance(self.reward, str):
            _one_of("reward", self.reward, REWARDS)
        if isinstance(self.seat, str):
            _one_of("seat", self.seat, SEATINGS)
        if whole_number("max_decisions", self.max_decisions, "a whole number from 1 on") < 1:
            raise FangchengError(f"max_decisions={self.max_decisions}: a whole number from 1 on")

    def prizes(self, persons: int) -> npt.NDArray[np.float64] | None:
        """Return what each place brings, (persons,); None where the game says it. Raises FangchengError."""
        if isinstance(self.reward, str):
            return None
        prizes = np.asarray(self.reward, np.float64)
        if prizes.shape != (persons,) or not np.isfinite(prizes).all():
            raise FangchengError(f"reward={shown(self.reward)}: a number for each of {persons} places is needed")
        return prizes

    def players(self, others: int) -> tuple[Any, ...]:
        """Return the bot or policy of each opponent, in their order after the learner. Raises FangchengError."""
        given = self.opponents
        is_list = isinstance(given, Sequence) and not isinstance(given, str)
        listed = tuple(given) if is_list else (given,) * others
        if len(listed) != others:
            raise FangchengError(f"opponents: {len(listed)} are named; give one for all, or one for each of {others}")
        return tuple(map(_player, listed))

    def learner_seat(self, seats: int) -> int | None:
        """Return the seat where the learner always sits, None where it changes. Raises FangchengError."""
        if isinstance(self.seat, str):
            return None
        wanted = f"a seat from 0 to {seats - 1}, {' or '.join(SEATINGS)}"
        seat = whole_number("seat", self.seat, wanted)
        if not 0 <= seat < seats:
            raise FangchengError(f"seat={seat}: {wanted}")
        return seat


def _player(given: Any) -> Any:
    """Return a bot by its name or as it is, or a policy."""
    if isinstance(given, str):
        return load_bot(given)
    return given if callable(given) and not hasattr(given, "act") else checked_bot(given)


def _one_of(name: str, given: object, known: tuple[str, ...]) -> None:
    if given not in known:
        raise UnknownName(name, given, known, f"It is {' or '.join(known)}.")
