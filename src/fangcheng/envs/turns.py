"""A table of several learners who act one after another, as PettingZoo has it: `fangcheng.envs.aec("sichuan")`."""

from typing import Any

from pettingzoo import AECEnv

from fangcheng.core.observe.channels import VERSION
from fangcheng.core.state.codes import NOBODY
from fangcheng.envs.company import Company
from fangcheng.rules.ruleset import Variant


class Turns(Company, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Everybody at one table learns; agents are persons, who may change seats between hands of a match.

    Where several owe an answer, they are asked one after another, and none sees what the others have said. Arguments
    are those of `fangcheng.envs.Setting` but `opponents` and `seat`. Observations are those of `OneTable`.
    """

    def __init__(self, variant: Variant, render_mode: None = None, **arguments: Any) -> None:
        AECEnv.__init__(self)
        Company.__init__(self, variant, **arguments)
        self.metadata = {
            "render_modes": [],
            "name": f"fangcheng_{self.tables.variant}_v0",
            "is_parallelizable": False,
            "observation": VERSION,
        }
        self.render_mode = render_mode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next episode, or the first of a seed: episode k is the match of `Match(variant, f"{seed}:{k}")`.

        A hand that ends as it is dealt, before anybody decides, is left out.
        """
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._tell()

    def step(self, action: int | None) -> None:
        """Give the answer of `agent_selection`. Raises IllegalAction; nothing has changed then."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = self._points()
        self.tables.step([self._allowed(-1 if action is None else action)])
        self._deal_on()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._gained(before)
        self.terminations = dict.fromkeys(self.agents, self._ended)
        self.truncations = dict.fromkeys(self.agents, self._cut)
        self._accumulate_rewards()
        self._tell()

    # --- inside

    def _tell(self) -> None:
        """Say whose turn it is, and where everybody sits; once it is over, agents take their leave in order."""
        acting = int(self.tables.acting[0])
        person = 0 if acting == NOBODY else int(self.tables.persons[0, acting])
        self.agent_selection = self.possible_agents[person]
        self.infos = self._infos()
