"""Trials of a way of playing: a bot with other weights takes one seat after the other among bots without them."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from fangcheng.bots.duel import pairing_of
from fangcheng.bots.pairing import A, B, Pairing, PairWorker
from fangcheng.game.engine import Mode
from fangcheng.trials.fork import ADVICE, CONTROL
from fangcheng.trials.names import PLAIN
from fangcheng.trials.rows import TRIED
from fangcheng.trials.work import ForThreads, TriedBlock


@dataclass(frozen=True)
class Knob(ForThreads):
    """A duel in one game: on every wall the bot with the knob takes each seat in turn, as `fangcheng duel` has it."""

    variant: str
    condition: str  # a bot by name, steady:fold_from=0
    seed: str
    mode: Mode = "compiled"

    @cached_property
    def pairing(self) -> Pairing:
        """Return what is played."""
        more = {"options": None, "preset": None, "matches": False, "table": False}
        return pairing_of(self.variant, PLAIN, self.condition, seed=self.seed, mode=self.mode, **more)

    def worker(self) -> "KnobWorker":
        """Return a worker for this."""
        return KnobWorker(self.pairing)


class KnobWorker:
    """Plays walls, one block after the other; a case is a hand of a seat that has the knob."""

    def __init__(self, pairing: Pairing) -> None:
        self.persons = pairing.persons
        self.worker = PairWorker(pairing)

    def play(self, first: int, count: int) -> TriedBlock:
        """Play `count` walls from number `first` on."""
        block = self.worker.play(first, count)
        walls, rows = block.walls, np.zeros(count, TRIED)
        rows["wall"], rows["hands"] = walls["wall"], walls["hands"][:, B]
        rows["wins"], rows["won_points"] = walls["wins"][:, A], walls["win_points"][:, A]
        points = walls["points"].sum(axis=2)
        rows["count"][:, 0], rows["gain"][:, 0] = walls["seated"][:, B], points[:, B] - points[:, A]
        for side, bot in ((ADVICE, B), (CONTROL, A)):
            rows["won"][:, 0, side] = walls["won_hands"][:, bot]
            rows["dealt"][:, 0, side] = walls["dealt_in_hands"][:, bot]
        rows["drawn"][:, 0, ADVICE] = walls["drawn"][:, B]
        rows["drawn"][:, 0, CONTROL] = self.persons * walls["drawn"][:, A]  # one hand, looked at from every seat
        return TriedBlock(first, rows, block.seconds)
