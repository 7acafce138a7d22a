"""Matches that bots play, for records of them: any mixture of the two, and answers in any order."""

import random
from typing import Any

import numpy as np

from fangcheng.bots.batch import RANDOM, STEADY, bot_choice
from fangcheng.bots.brain import new_brains
from fangcheng.core.dialect.random import seed_words
from fangcheng.game.match import Match
from fangcheng.rules.option import Value

MIXTURES = ("rsrs", "ssss", "rrrr", "srss")


def bots_play(
    variant: str,
    seed: int,
    steps: int,
    options: dict[str, Value] | None = None,
    preset: str | None = None,
    match: Match | None = None,
) -> Match:
    """A match of so many answers, or to its end; a given match is gone on with."""
    match = match or Match(variant, seed, options, preset, mode="compiled")
    chance = random.Random(seed)
    brain: Any = new_brains(1).view(np.recarray)[0]
    brain.random[:] = seed_words(seed, "bots")
    bots = [STEADY if letter == "s" else RANDOM for letter in MIXTURES[seed % len(MIXTURES)]]
    for _ in range(steps):
        if match.over:
            break
        if match.hand_over:
            match.next_hand()
            continue
        seat = chance.choice(match.owed)
        engine = match.engine
        match.act(
            seat, int(engine.compiled(bot_choice)(match.table, engine.rules, engine.desk, brain, seat, bots[seat]))
        )
    return match
