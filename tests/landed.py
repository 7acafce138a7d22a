"""Kernels for tests of single games, compiled with what that game needs below them and nothing of other games."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from fangcheng.core.dialect.compiler import compiled
from fangcheng.core.state.rules import RULES
from fangcheng.game.hands import one


def landed(rules: Any, *kernels: Callable[..., Any]) -> tuple[Any, ...]:
    """The dispatchers of kernels, the same for all games; what these rules need below them is there."""
    return _landed(rules.tobytes(), kernels)


@cache
def _landed(octets: bytes, kernels: tuple[Callable[..., Any], ...]) -> tuple[Any, ...]:
    rules = one(np.frombuffer(octets, RULES))
    return tuple(compiled(kernel, rules) for kernel in kernels)
