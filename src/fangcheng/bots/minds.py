"""Whose brain is whose at a table: bots of the house that play alike share one, all others are asked."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from fangcheng.bots.aim_worth import worths_for
from fangcheng.bots.batch import ASKED
from fangcheng.bots.brain import BRAIN, new_brains
from fangcheng.bots.fits import fitted
from fangcheng.bots.protocol import HouseBot
from fangcheng.core.state.codes import PERSONS
from fangcheng.game.engine import Engine


def minds_of(bots: Sequence[Any], engine: Engine) -> tuple[np.ndarray, np.ndarray]:
    """Return the brains (BRAIN) that bots have at a table of an engine, and for each bot the number of his (int64).

    There are PERSONS numbers, or one for each bot where these are more; those of nobody are 0. Bots of the house with
    the same weights share a brain, and so the numbers that they throw.
    """
    kinds: dict[tuple[int, bytes], int] = {}
    brains = new_brains(max(1, len(bots)))
    numbers = np.zeros(max(PERSONS, len(bots)), np.int64)
    for place, bot in enumerate(bots):
        code = bot.code if isinstance(bot, HouseBot) else ASKED
        weights = fitted(bot.weights, engine.ruleset) if isinstance(bot, HouseBot) else brains["weights"][0]
        number = numbers[place] = kinds.setdefault((code, weights.tobytes()), len(kinds))
        brains["bot"][number], brains["weights"][number] = code, weights
        brains["worth"][number] = worths_for(engine, weights)
    return np.ascontiguousarray(brains[: max(1, len(kinds))], BRAIN), numbers
