"""A table of learners who answer at once, as PettingZoo's parallel environments have it: `fangcheng.envs.parallel`."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from fangcheng.core.observe.channels import VERSION
from fangcheng.core.state.action_codes import ACTIONS, PASS
from fangcheng.core.state.rule_codes import LIVE
from fangcheng.envs.company import Company, Seen
from fangcheng.errors import FangchengError
from fangcheng.game.arguments import whole_number
from fangcheng.rules.ruleset import Variant


class Together(Company, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Everybody at one table learns, and a step is a decision of the table: all who owe an answer give it at once.

    Who owes nothing passes (57). In most steps one decides and three pass; several decide where a discard may be
    claimed by several, and where all are asked before play. Arguments, agents, observations and episodes are those of
    `Turns`: the same seed and answers make the same match.
    Raises FangchengError where claims are taken first come, first served: there an order of answers is a part of the
    game, and nothing is at once.
    """

    def __init__(self, variant: Variant, render_mode: None = None, **arguments: Any) -> None:
        Company.__init__(self, variant, **arguments)
        if self.tables.engine.rules.claim_timing == LIVE:
            raise FangchengError(
                f"{self.tables.variant}: claims are taken first come, first served here, so that no answers fall at "
                "once; use fangcheng.envs.aec, or claims that wait for all"
            )
        self.metadata = {
            "render_modes": [],
            "name": f"fangcheng_{self.tables.variant}_v0",
            "observation": VERSION,
        }
        self.render_mode = render_mode

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin the next episode, or the first of a seed, and return what everybody sees: see `Turns.reset`."""
        self._begin(seed)
        return self._seen(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Give an answer for each agent; return observations, rewards, terminations, truncations and infos by agent.

        Raises IllegalAction for an answer that is not open, FangchengError for one that is missing and for any but
        pass of who owes nothing; nothing has changed then.
        """
        if not self.agents:
            raise FangchengError("the episode is over: reset begins the next one")
        answers = self._checked(actions)
        before = self._points()
        for seat, action in answers:
            self.tables.turn_to([seat])
            self.tables.step([action])
        self._deal_on()
        seen, gained, infos = self._seen(), self._gained(before), self._infos()
        ended, cut = (dict.fromkeys(self.agents, flag) for flag in (self._ended, self._cut))
        if self._ended or self._cut:
            self.agents = []
        return seen, gained, ended, cut, infos

    # --- inside

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _checked(self, actions: Mapping[str, int]) -> list[tuple[int, int]]:
        """Return seats that owe an answer with what they answer, by seat. Raises IllegalAction and FangchengError."""
        asked, owing, answers = self.tables.acting, self.tables.owing[0], []
        for agent in self.agents:
            if agent not in actions:
                raise FangchengError(f"{agent}: no answer; who owes nothing passes ({PASS})")
            seat, action = self._seat_of(agent), whole_number(agent, actions[agent], "the number of an action")
            if seat >= 0 and owing[seat]:
                answers.append((seat, action))
            elif action != PASS and self.setting.illegal == "raise":
                raise FangchengError(f"{agent}: action {action}, but it owes nothing: only {PASS} (pass) is open")
        try:
            return sorted((seat, self._open(seat, action)) for seat, action in answers)
        finally:
            self.tables.turn_to(asked)

    def _open(self, seat: int, action: int) -> int:
        """Return the answer of a seat that owes one. Raises IllegalAction, with the reason, where it is not open."""
        self.tables.turn_to([seat])
        found = self._allowed(action)
        if not (0 <= found < ACTIONS and self.tables.legal[0, found]):
            self.tables.step([found])
        return found
