"""The other players of an environment: those of the house answer in kernels, all others when they are asked."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from fangcheng.bots.protocol import HouseBot
from fangcheng.bots.seated import ASKED_OUTSIDE
from fangcheng.bots.tables import Tables
from fangcheng.core.state.action_codes import ACTIONS, PASS
from fangcheng.core.state.codes import NOBODY, PERSONS
from fangcheng.errors import FangchengError

LEARNER = -1  # in a row of players: nobody answers for it


class Opponents:
    """Who sits where at the tables of an environment, and what they answer.

    `players` are the bots and policies; `places[i, p]` is the place in it of person p at table i, or LEARNER.
    """

    def __init__(self, tables: Tables, players: Sequence[Any]) -> None:
        self.tables, self.players = tables, players
        self.places = np.full((len(tables), PERSONS), LEARNER, np.int64)
        self._in_kernels = [place for place, player in enumerate(players) if isinstance(player, HouseBot)]

    def seat(self, number: int, learner: int, persons: int) -> None:
        """Let the players sit round the learner at one table, in their order after it."""
        row = self.places[number]
        row[learner] = LEARNER
        for step in range(persons - 1):
            row[(learner + 1 + step) % persons] = step

    def play_on(self, until: str, where: npt.NDArray[np.bool_], most_taken: int) -> None:
        """Play on at tables until the learner is asked, or the hand or match is over, or `most_taken` is reached."""
        while True:
            if self._in_kernels:
                self._play_in_kernels(until, where, most_taken)
            if len(self._in_kernels) == len(self.players):
                return
            going = where & self._goes_on(until, most_taken)
            if not going.any():
                return
            self.tables.step(self._answers(going), where=going)

    def _play_in_kernels(self, until: str, where: npt.NDArray[np.bool_], most_taken: int) -> None:
        numbers = np.full(len(self.players) + 1, ASKED_OUTSIDE)  # the last one is that of LEARNER
        numbers[self._in_kernels] = range(len(self._in_kernels))
        bots = [self.players[place] for place in self._in_kernels]
        self.tables.play_on(bots, numbers[self.places], until, where, most_taken)

    def _goes_on(self, until: str, most_taken: int) -> npt.NDArray[np.bool_]:
        """Return (n,): an opponent is asked, or another hand is to be dealt."""
        asked = self._asked() != LEARNER
        if until == "match":
            asked |= self.tables.hand_over & ~self.tables.done & ~self.tables.truncated
        played: npt.NDArray[np.bool_] = asked & (self.tables.taken < most_taken)
        return played

    def _asked(self) -> npt.NDArray[np.int64]:
        """Return (n,): the place of the player whose answer is due; LEARNER where it is the learner's, or nobody's."""
        acting = self.tables.acting
        persons = np.take_along_axis(self.tables.persons, np.maximum(acting, 0)[:, None].astype(np.int64), 1)
        places = np.take_along_axis(self.places, persons.astype(np.int64), 1)[:, 0]
        return np.where(acting == NOBODY, LEARNER, places)

    def _answers(self, where: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        """Return (n,): what those answer who are asked at some tables; PASS where a hand is to be dealt."""
        actions, asked = np.full(len(self.tables), PASS, np.int64), self._asked()
        for place in np.unique(asked[where]).tolist():
            if place != LEARNER:
                rows = where & (asked == place)
                actions[rows] = self._answers_of(self.players[place], rows)[rows]
        return actions

    def _answers_of(self, player: Any, rows: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        if hasattr(player, "act"):
            return self.tables.policy_actions(player, rows)
        seats = np.where(rows, self.tables.acting, NOBODY)
        seen = {name: array[rows] for name, array in self.tables.observe(seats, planes=True).items()}
        answered = np.asarray(player(seen))
        if answered.shape != (int(rows.sum()),) or answered.dtype.kind not in "iu":
            told = f"{answered.dtype} of shape {answered.shape}"
            raise FangchengError(f"opponents: a policy answered {told}; a whole number for each of {rows.sum()} rows")
        inside = (answered >= 0) & (answered < ACTIONS)
        is_open = inside & np.take_along_axis(seen["mask"], np.where(inside, answered, 0)[:, None], 1)[:, 0].astype(
            bool
        )
        for number, action in zip(np.flatnonzero(rows)[~is_open].tolist(), answered[~is_open].tolist()):
            raise FangchengError(f"opponents: a policy answered {action} at table {number}, which is not open there")
        actions = np.full(len(self.tables), PASS, np.int64)
        actions[rows] = answered
        return actions
