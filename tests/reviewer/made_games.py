"""Games to be reviewed: records of short matches, and rollouts that cost nothing."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from fangcheng.game.views import View
from fangcheng.records import records_of
from fangcheng.records.model import GameRecord
from web.test_replay import played


def record_of_hands(variant: str, hands: int = 1, seed: int = 5, **options: Any) -> tuple[Any, list[GameRecord]]:
    """A match in which chance decides, and its record with the seed, though it is not over."""
    match = played(variant, hands=hands, seed=seed, **options)
    return match, [replace(game, seed=match.seed) for game in records_of(match)]


def by_number(view: View, actions: Sequence[int], worlds: int, seed: int) -> Any:
    """Points that grow with the number of the action: the highest one is best in every world, whatever the dice."""
    return np.array([[1000 * number] * worlds for number in actions])


def rolled(points: Callable[[int], float], spread: float) -> Callable[..., Any]:
    """Rollouts that bring each action so many points on average, with dice of their own, which follow from the seed."""

    def rollouts(view: View, actions: Sequence[int], worlds: int, seed: int) -> Any:
        dice = np.random.default_rng(seed)
        return np.array([points(number) + spread * dice.standard_normal(worlds) for number in actions])

    return rollouts
