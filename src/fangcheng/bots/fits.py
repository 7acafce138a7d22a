"""Weights fitted to a game by its own play: what steady weighs by where a setting says AS_FITTED.

`fits.json` is written by `tools/fit_bots.py`, which tells how each was found. A game that was never fitted plays by
what its neighbour was fitted to, else by GENERAL.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from fangcheng.bots.weights import AS_FITTED, GENERAL
from fangcheng.rules.ruleset import Ruleset


@cache
def fits() -> dict[str, dict[str, int]]:
    """Return the fitted weights by game (its id) and name."""
    read = json.loads(files("fangcheng.bots").joinpath("fits.json").read_text("utf-8"))
    return {game: one["weights"] for game, one in read.items()}


def fitted(weights: Any, game: Ruleset) -> Any:
    """Return a copy of the weights (KNOBS) with numbers for this game wherever they say AS_FITTED."""
    found, known = weights.copy(), fit_of(game)
    for name, general in GENERAL.items():
        if found[name] == AS_FITTED:
            found[name] = known.get(name, general)
    return found


def fit_of(game: Ruleset) -> dict[str, int]:
    """Return what a game was fitted to, or else the nearest of its neighbours that was."""
    one: Ruleset | None = game
    while one is not None:
        if one.id in fits():
            return fits()[one.id]
        one = one.base
    return {}
