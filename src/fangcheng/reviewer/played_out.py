"""Options played out by the rollouts of the house: worlds that fit what the seat sees, `steady` at every seat."""

from collections.abc import Sequence
from typing import Any

from fangcheng.bots.rollouts import worths
from fangcheng.game.views import View


def played_out(view: View, actions: Sequence[int], worlds: int, seed: int) -> Any:
    """Return the points of the seat by the end of the hand, (actions, worlds): fewer worlds where none can be dealt."""
    return worths(view, actions, worlds, seed).points
