"""Episodes of one learner at many tables: begun by seed, played to its decisions, settled."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from fangcheng.bots.tables import Tables
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.state.action_codes import ACTIONS, PASS
from fangcheng.envs.opponents import Opponents
from fangcheng.envs.results import of_persons, persons_at, points_of, prizes_at, seats_of
from fangcheng.envs.setting import Setting
from fangcheng.errors import FangchengError
from fangcheng.game.observations import Observation


@dataclass(frozen=True, eq=False)
class Settled:
    """What a decision of the learner has led to, an entry for each table."""

    rewards: npt.NDArray[np.float32]
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]


class Episodes:
    """`n` tables at which a learner plays against others, each episode the first hand of a match, or a whole one.

    Episode k since the seed s is the match of `Match(variant, f"{s}:{k}")`. An episode may be over before the learner
    has decided anything: then pass alone is open to it, and settles.
    """

    def __init__(self, setting: Setting, n: int) -> None:
        self.setting = setting
        self.tables = Tables(
            setting.variant,
            n,
            0,
            setting.options,
            setting.preset,
            max_hands=setting.max_hands,
            mode=setting.mode,
        )
        self.persons = persons_at(self.tables)
        self._prizes = setting.prizes(self.persons)
        self._seat = setting.learner_seat(self.tables.seats)
        self.opponents = Opponents(self.tables, setting.players(self.persons - 1))
        self.seeds: list[str] = [""] * n  # from which the episodes of each table are numbered
        self.numbers = np.zeros(n, np.int64)  # of the next episode of each table
        self.learners = np.zeros(n, np.int64)  # person that learns, by table
        self.seats = np.zeros(n, np.int8)  # where it sat when `look` was called, -1 while it waits for a seat
        self._points = np.zeros(n, np.int64)  # of the learner when it was last settled
        self._undecided = np.zeros(n, np.bool_)  # the episode was over before the learner was asked
        self.out = self.tables.observation(planes=setting.form == "planes")

    def __len__(self) -> int:
        return len(self.tables)

    def sow(self, number: int, seed: str) -> None:
        """Let the episodes of a table follow from a seed, from the first on."""
        self.seeds[number], self.numbers[number] = seed, 0

    def begin(self, where: npt.NDArray[np.bool_]) -> None:
        """Begin the next episode at tables and play to the first decision of the learner."""
        named = np.flatnonzero(where)
        seeds = [f"{self.seeds[number]}:{self.numbers[number]}" for number in named.tolist()]
        for number, seed in zip(named.tolist(), seeds):
            self.learners[number] = self._learner(number, seed)
            self.opponents.seat(number, int(self.learners[number]), self.persons)
        self.tables.begin(seeds, where)
        self.numbers[named] += 1
        self._points[named] = of_persons(points_of(self.tables), self.learners)[named]
        self._play_on(where)
        self._undecided[named] = self.over[named]

    def answer(self, actions: npt.ArrayLike, where: npt.NDArray[np.bool_]) -> Settled:
        """Give the learner's answers at tables and play to its next decisions.

        Elsewhere nothing happens: rewards are 0 and flags False. Raises IllegalAction and FangchengError for answers;
        nothing has changed then. What a policy or bot among the opponents does wrong comes later, as FangchengError.
        """
        chosen, over = self._allowed(actions, where), self.over
        self._check_ended(chosen, where & over)
        self.tables.step(chosen, where=where & ~over)
        self._play_on(where)
        return self._settled(where)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Return (n,) bool: the episode has come to an end, its own or that of its limits."""
        return self._ended | self._cut

    def look(self) -> Observation:
        """Return what the learner sees at each table, written in place: the arrays of `Tables.observe`."""
        self.seats = seats_of(self.tables, self.learners)
        self.tables.observe_into(self.out, self.seats)
        if self._undecided.any():  # a limit cut it off just where the learner would be asked: nothing is open any more
            self.out["mask"][self._undecided] = np.arange(ACTIONS) == PASS
        return self.out

    def look_behind(self) -> npt.NDArray[np.uint64]:
        """Return what is hidden from the learner at each table, as `Tables.privileged` tells it."""
        return self.tables.privileged(seats_of(self.tables, self.learners))

    # --- inside

    @property
    def _ended(self) -> npt.NDArray[np.bool_]:
        return self.tables.hand_over if self.setting.unit == "hand" else self.tables.done

    @property
    def _cut(self) -> npt.NDArray[np.bool_]:
        cut: npt.NDArray[np.bool_] = (self.tables.taken >= self.setting.max_decisions) & ~self._ended
        return cut if self.setting.unit == "hand" else cut | self.tables.truncated

    def _learner(self, number: int, seed: str) -> int:
        """Return which person learns in an episode."""
        if self._seat is not None:
            return self._seat
        seats = self.tables.seats
        if self.setting.seat == "random":
            return int(seed_words(seed, "learner")[0]) % seats
        return int(self.numbers[number]) % seats

    def _play_on(self, where: npt.NDArray[np.bool_]) -> None:
        self.opponents.play_on(self.setting.unit, where, self.setting.max_decisions)

    def _allowed(self, actions: npt.ArrayLike, where: npt.NDArray[np.bool_]) -> npt.NDArray[Any]:
        """Return the actions, each that is not open replaced by the lowest that is, where the setting says so."""
        chosen = np.array(actions)
        if self.setting.illegal == "raise" or chosen.shape != where.shape or chosen.dtype.kind not in "iu":
            return chosen
        legal = self.tables.legal
        inside = (chosen >= 0) & (chosen < legal.shape[1])
        is_open = inside & np.take_along_axis(legal, np.where(inside, chosen, 0)[:, None], 1)[:, 0]
        return np.where(self.over, PASS, np.where(is_open, chosen, legal.argmax(axis=1)))

    def _check_ended(self, chosen: npt.NDArray[Any], ended: npt.NDArray[np.bool_]) -> None:
        """Raise FangchengError for another answer than pass where the episode is over already."""
        if chosen.shape != ended.shape:
            raise FangchengError(f"actions: shape {chosen.shape}; {len(self)} tables take ({len(self)},)")
        for number in np.flatnonzero(ended & (chosen != PASS)).tolist():
            raise FangchengError(f"table {number}: action {chosen[number]}: the episode is over; only {PASS} is open")

    def _settled(self, where: npt.NDArray[np.bool_]) -> Settled:
        """Return what has come since the learner was last settled."""
        points = of_persons(points_of(self.tables), self.learners)
        ended, cut = where & self._ended, where & self._cut
        gained = np.where(where, points - self._points, 0)
        self._points = np.where(where, points, self._points)
        if self.setting.reward != "points":
            gained = np.zeros(len(self))
            for number in np.flatnonzero(ended).tolist():
                gained[number] = prizes_at(self.tables, number, self._prizes)[self.learners[number]]
        return Settled(gained.astype(np.float32), ended, cut)
