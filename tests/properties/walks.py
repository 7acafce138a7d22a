"""Walks of the walker: how to begin one, how to say in one line what went wrong, and how to repeat it."""

from typing import Any

import numpy as np

from fangcheng.bots.brain import new_brains
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.state.codes import MATCH_OVER
from fangcheng.game.engine import Engine, empty_table
from fangcheng.rules.option import Value
from fangcheng.tiles import RED_3M, RED_5M, RED_7M, face_of
from properties.walker import FAULTS, FINE, LOG, WAYS, walk

FOREVER = 1 << 40
Options = dict[str, Value]


class Walk:
    """One table walked by chance; the same arguments always give the same walk.

    `ways`: a letter a seat, r(andom), s(teady), e(ager) or w(ayward).
    """

    def __init__(
        self, variant: str, seed: int, ways: str = "rsew", options: Options | None = None, preset: str = "default"
    ) -> None:
        self.name = f"Walk({variant!r}, {seed}, {ways!r}, {options or {}}, {preset!r})"
        self.engine = Engine(variant, options, preset, mode="interpreted")
        self.table = empty_table()
        self.table.random[:] = seed_words(seed)
        self.table.phase = MATCH_OVER
        self.brain: Any = new_brains(1).view(np.recarray)[0]
        self.brain.random[:] = seed_words(seed, "walk")
        self.ways = np.array([next(n for n, way in enumerate(WAYS) if way[0] == letter) for letter in ways], np.int8)
        self.log: Any = np.zeros(1, LOG).view(np.recarray)[0]
        self.log.expected[:] = tiles_of_the_set(self.engine.rules)

    def go(self, hands: int = FOREVER, steps: int = FOREVER, watched: bool = True, interpreted: bool = False) -> "Walk":
        """Walk on until so many hands or steps are done in all."""
        engine, log = self.engine, self.log
        run = walk if interpreted else engine.compiled(walk)
        run(self.table, engine.rules, engine.desk, self.brain, self.ways, log, steps, hands, int(watched))
        return self

    def go_well(self, hands: int = FOREVER, steps: int = FOREVER) -> "Walk":
        """Walk on; an AssertionError of one line says what is wrong, and how to come there again, interpreted."""
        self.go(hands, steps)
        assert self.log.fault == FINE, self.complaint()
        return self

    def complaint(self) -> str:
        """What is wrong, where, and how to see it again."""
        log = self.log
        return (
            f"{FAULTS[int(log.fault)]} (seat {log.seat}, detail {log.detail}), hand {log.hands}, step {log.steps}: "
            f"{self.name}.go(steps={log.steps}, interpreted=True)"
        )


def tiles_of_the_set(rules: Any) -> np.ndarray:
    """Copies of each kind the rules put into the wall; `rules.copies` counts red ones among the plain."""
    tiles = rules.copies.astype(np.int64)
    for first, reds in ((RED_5M, rules.red), (RED_3M, rules.red_threes), (RED_7M, rules.red_sevens)):
        for suit in range(3):
            tiles[face_of(first + suit)] -= reds[suit]
            tiles[first + suit] = reds[suit]
    return tiles
