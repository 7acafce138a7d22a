"""A table of several learners who act one after another, as PettingZoo has it: `fangcheng.envs.aec("sichuan")`."""

import secrets
from typing import Any

import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv

from fangcheng.bots.tables import Tables
from fangcheng.core.observe.channels import VERSION
from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.codes import NOBODY
from fangcheng.envs.results import persons_at, points_of, prizes_at, seats_of
from fangcheng.envs.setting import Setting
from fangcheng.envs.spaces import action_space, observation_space, parts_of
from fangcheng.errors import FangchengError
from fangcheng.game.match import Match
from fangcheng.rules.ruleset import Variant

Seen = dict[str, npt.NDArray[Any]]


class Turns(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Everybody at one table learns; agents are persons, who may change seats between hands of a match.

    Where several owe an answer, they are asked one after another, and none sees what the others have said. Arguments
    are those of `fangcheng.envs.Setting` but `opponents` and `seat`. Observations are those of `OneTable`.
    """

    def __init__(self, variant: Variant, render_mode: None = None, **arguments: Any) -> None:
        super().__init__()
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
        self.metadata = {
            "render_modes": [],
            "name": f"fangcheng_{self.tables.variant}_v0",
            "is_parallelizable": False,
            "observation": VERSION,
        }
        self.render_mode = render_mode
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next episode, or the first of a seed: episode k is the match of `Match(variant, f"{seed}:{k}")`.

        A hand that ends as it is dealt, before anybody decides, is left out.
        """
        if seed is not None or not self._seed:
            self._seed, self._number = str(secrets.randbits(63) if seed is None else seed), 0
        self._begin()
        while self._ended:
            self._begin()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._tell()

    def step(self, action: int | None) -> None:
        """Give the answer of `agent_selection`. Raises IllegalAction; nothing has changed then."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = points_of(self.tables)[0]
        self.tables.step([-1 if action is None else action])
        self._deal_on()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._gained(before).tolist()))
        self.terminations = dict.fromkeys(self.agents, self._ended)
        self.truncations = dict.fromkeys(self.agents, self._cut)
        self._accumulate_rewards()
        self._tell()

    def observe(self, agent: str) -> Seen:
        """Return what an agent sees now; pass alone is open to it where it owes nothing."""
        persons = np.array([self.possible_agents.index(agent)])
        self.tables.observe_into(self._out, seats_of(self.tables, persons))
        return parts_of(self._out, self.setting.form, 0)

    def match(self) -> Match:
        """Return the match so far as a `Match`, with everybody's tiles: to replay, explain or save."""
        return self.tables.match(0)

    # --- inside

    def _begin(self) -> None:
        self.tables.begin([f"{self._seed}:{self._number}"])
        self._number += 1

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

    def _gained(self, before: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
        """Return (persons,): what the step has brought everybody."""
        if self.setting.reward == "points":
            gained: npt.NDArray[np.int64] = points_of(self.tables)[0] - before
            return gained.astype(np.float64)
        return prizes_at(self.tables, 0, self._prizes) if self._ended else np.zeros(self.persons)

    def _tell(self) -> None:
        """Say whose turn it is, and where everybody sits; once it is over, agents take their leave in order."""
        acting = int(self.tables.acting[0])
        person = 0 if acting == NOBODY else int(self.tables.persons[0, acting])
        self.agent_selection = self.possible_agents[person]
        for number, agent in enumerate(self.agents):
            seat = int(seats_of(self.tables, np.array([number]))[0])
            self.infos[agent] = {"seat": seat, "match_seed": self.tables.seeds[0]}
