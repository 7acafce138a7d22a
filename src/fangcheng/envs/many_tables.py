"""One learner at many tables, stepped by one call, as Gymnasium's vector environments are."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fangcheng.core.observe.channels import VERSION
from fangcheng.core.state.action_codes import PASS
from fangcheng.envs.episodes import Episodes, Settled
from fangcheng.envs.one_table import SEEDS, Seen
from fangcheng.envs.setting import Setting
from fangcheng.envs.spaces import action_space, observation_space, parts_of
from fangcheng.errors import FangchengError
from fangcheng.rules.ruleset import Variant


class ManyTables(VectorEnv[Seen, npt.NDArray[Any], npt.NDArray[Any]]):
    """`num_envs` tables, each as `OneTable` with the seed `seed + i`; all arguments but the first are its own.

    `autoreset_mode` is one of Gymnasium's: "NextStep" (a step after the end begins the next episode, whatever its
    action, with reward 0), "SameStep" (the last observation is in `infos["final_obs"]`) or "Disabled" (`reset` with
    `options={"reset_mask": mask}`).
    """

    def __init__(
        self,
        variant: Variant,
        num_envs: int = 1,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        render_mode: None = None,
        **arguments: Any,
    ) -> None:
        super().__init__()
        self.setting = Setting(variant, **arguments)
        self.num_envs, self.render_mode = num_envs, render_mode
        self.episodes = Episodes(self.setting, num_envs)
        self.observe_spec = self.episodes.tables.observe_spec
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode, "observation": VERSION}
        space = observation_space(self.observe_spec, self.episodes.out, self.setting.form)
        self.single_observation_space, self.single_action_space = space, action_space()
        self.observation_space = batch_space(space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ended = np.zeros(num_envs, np.bool_)  # by the last step, and not begun again

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin the next episode everywhere, or at the tables of `options["reset_mask"]`; those with a seed its first.

        `seed`: table i gets `seed + i`, or its own of a list. Raises FangchengError for other lists and masks.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        where = self._reset_mask(options)
        for number, own in enumerate(self._seeds(seed)):
            if where[number] and (own is not None or not self.episodes.seeds[number]):
                self.episodes.sow(number, str(own if own is not None else int(self.np_random.integers(SEEDS))))
        self.episodes.begin(where)
        self._ended &= ~where
        return self._seen(), self._infos({}, where)

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Give an answer at every table and play to the next decisions of the learner.

        Raises IllegalAction with the number of the first table whose action is not open; nothing has changed then.
        """
        if self.autoreset_mode == AutoresetMode.DISABLED and self._ended.any():
            number = int(np.flatnonzero(self._ended)[0])
            raise FangchengError(f'table {number}: its episode is over: reset(options={{"reset_mask": ...}}) first')
        begins = self._ended.copy()
        chosen = np.asarray(actions)
        if chosen.shape == begins.shape and begins.any():
            chosen = np.where(begins, PASS, chosen)
        settled = self.episodes.answer(chosen, ~begins)
        if begins.any():
            self.episodes.begin(begins)
        self._ended = settled.terminated | settled.truncated
        infos: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and self._ended.any():
            infos = self._begun_again()
        everywhere = np.ones(self.num_envs, np.bool_)
        return self._seen(), *_told(settled), self._infos(infos, everywhere)

    def privileged(self) -> npt.NDArray[np.uint64]:
        """Return (n, 34) uint64: what is hidden from the learner now, for a critic; never for a policy."""
        return self.episodes.look_behind()

    def _begun_again(self) -> dict[str, Any]:
        """Begin the next episode where one is over, and return what was seen at the end."""
        infos: dict[str, Any] = {}
        out = self.episodes.look()
        for number in np.flatnonzero(self._ended).tolist():
            last = {"final_obs": parts_of(out, self.setting.form, number), "final_info": self._info(number)}
            infos = self._add_info(infos, last, number)
        self.episodes.begin(self._ended)
        self._ended = np.zeros(self.num_envs, np.bool_)
        return infos

    def _seen(self) -> Seen:
        return parts_of(self.episodes.look(), self.setting.form)

    def _info(self, number: int) -> dict[str, Any]:
        return {"seat": int(self.episodes.seats[number]), "match_seed": self.episodes.tables.seeds[number]}

    def _infos(self, infos: dict[str, Any], where: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """Add where the learner sits at some tables, and the seeds of their matches."""
        infos["seat"], infos["_seat"] = np.where(where, self.episodes.seats, 0).astype(np.int64), where.copy()
        seeds = np.array(self.episodes.tables.seeds, object)
        seeds[~where] = None
        infos["match_seed"], infos["_match_seed"] = seeds, where.copy()
        return infos

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None or isinstance(seed, int):
            return [None if seed is None else seed + number for number in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise FangchengError(f"seed: {len(seed)} seeds; a number, or a list of {self.num_envs}")
        return seed

    def _reset_mask(self, options: dict[str, Any] | None) -> npt.NDArray[np.bool_]:
        if options is None or "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        mask = np.asarray(options["reset_mask"])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise FangchengError(f"reset_mask: {mask.dtype} of shape {mask.shape}; ({self.num_envs},) truths, one True")
        return mask


def _told(settled: Settled) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """Return rewards and flags as Gymnasium's vector environments tell them."""
    return settled.rewards.astype(np.float64), settled.terminated, settled.truncated
