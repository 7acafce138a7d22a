"""One table at which everybody learns: its episodes, who sits where, and what steps bring them."""

import secrets
from typing import Any

import numpy as np
import numpy.typing as npt

from fangcheng.bots.tables import Tables
from fangcheng.core.state.action_codes import PASS
from fangcheng.envs.results import persons_at, points_of, prizes_at, seats_of
from fangcheng.envs.setting import Setting
from fangcheng.envs.spaces import action_space, observation_space, parts_of
from fangcheng.errors import FangchengError
from fangcheng.game.match import Match
from fangcheng.rules.ruleset import Variant

Seen = dict[str, npt.NDArray[Any]]


class Company:
    """What environments of several learners share: agents are persons, who may change seats between hands of a match.

    Episode k since `reset(seed=s)` is the match of `Match(variant, f"{s}:{k}")`.
    """

    def __init__(self, variant: Variant, **arguments: Any) -> None:
        for name in ("opponents", "seat"):
            if name in arguments:
                raise FangchengError(f"{name}: here everybody learns; use gymnasium.make for one learner")
        self.setting = setting = Setting(variant, **arguments)
        self.tables = Tables(
            variant, 1, 0, setting.options, setting.preset, max_hands=setting.max_hands, mode=setting.mode
        )
        self.observe_spec = self.tables.observe_spec
        self.persons = persons_at(self.tables)
        self._prizes = setting.prizes(self.persons)
        self.possible_agents = [f"player_{person}" for person in range(self.persons)]
        self.agents: list[str] = []
        self._out = self.tables.observation(planes=setting.form == "planes")
        # PettingZoo wants the very same space of an agent each time, and each may be seeded by itself.
        self.observation_spaces = {
            agent: observation_space(self.observe_spec, self._out, setting.form) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._seed, self._number = "", 0

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        """Return what an agent sees now; pass alone is open to it where it owes nothing."""
        self.tables.observe_into(self._out, np.array([self._seat_of(agent)]))
        return parts_of(self._out, self.setting.form, 0)

    def privileged(self, agent: str) -> npt.NDArray[np.uint64]:
        """Return (34,) uint64: what is hidden from an agent now, for a critic; never for a policy."""
        words: npt.NDArray[np.uint64] = self.tables.privileged([self._seat_of(agent)])[0]
        return words

    def match(self) -> Match:
        """Return the match so far as a `Match`, with everybody's tiles: to replay, explain or save."""
        return self.tables.match(0)

    # --- inside

    def _allowed(self, action: int) -> int:
        """Return an answer of the acting seat, where the setting says so the lowest that is open instead of another."""
        legal = self.tables.legal[0]
        if self.setting.illegal == "first" and not (0 <= action < len(legal) and legal[action]):
            return int(legal.argmax())
        return action

    def _begin(self, seed: int | None) -> None:
        """Begin the next episode, or the first of a seed; one that is over before anybody decides is left out."""
        if seed is not None or not self._seed:
            self._seed, self._number = str(secrets.randbits(63) if seed is None else seed), 0
        self._begin_next()
        while self._ended:
            self._begin_next()
        self.agents = list(self.possible_agents)

    def _begin_next(self) -> None:
        self.tables.begin([f"{self._seed}:{self._number}"])
        self._number += 1

    def _seat_of(self, agent: str) -> int:
        """Return where an agent sits, -1 while it waits for a seat."""
        return int(seats_of(self.tables, np.array([self.possible_agents.index(agent)]))[0])

    def _infos(self) -> dict[str, dict[str, Any]]:
        """Return where each agent sits, and the seed of the match."""
        return {agent: {"seat": self._seat_of(agent), "match_seed": self.tables.seeds[0]} for agent in self.agents}

    @property
    def _ended(self) -> bool:
        return bool(self.tables.hand_over[0] if self.setting.unit == "hand" else self.tables.done[0])

    @property
    def _cut(self) -> bool:
        too_long = self.tables.taken[0] >= self.setting.max_decisions or bool(self.tables.truncated[0])
        return bool(too_long and not self._ended)

    def _deal_on(self) -> None:
        """Deal the next hand, and those that end as they are dealt, where the episode is a match."""
        while self.tables.hand_over[0] and not self._ended and not self._cut:
            self.tables.step([PASS])

    def _points(self) -> npt.NDArray[np.int64]:
        """Return (persons,): everybody's points now."""
        points: npt.NDArray[np.int64] = points_of(self.tables)[0]
        return points

    def _gained(self, before: npt.NDArray[np.int64]) -> dict[str, float]:
        """Return what has come to each agent since it had these points."""
        if self.setting.reward == "points":
            gained = (self._points() - before).astype(np.float64)
        else:
            gained = prizes_at(self.tables, 0, self._prizes) if self._ended else np.zeros(self.persons)
        return dict(zip(self.possible_agents, gained.tolist()))
