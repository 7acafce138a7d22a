"""One learner at one table, as Gymnasium has it: `gymnasium.make("fangcheng/Riichi-v0", opponents="steady")`."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from fangcheng.core.observe.channels import VERSION
from fangcheng.envs.episodes import Episodes
from fangcheng.envs.setting import Setting
from fangcheng.envs.spaces import action_space, observation_space, parts_of
from fangcheng.game.match import Match
from fangcheng.rules.ruleset import Variant

Seen = dict[str, Any]  # arrays by the names of the space

HERE = np.ones(1, np.bool_)
SEEDS = 2**63  # as many are drawn from where none is given


class OneTable(gymnasium.Env[Seen, np.int64]):
    """One learner against opponents, a hand or a match an episode.

    Arguments are those of `fangcheng.envs.Setting`. An observation is a dictionary: "observation" (planes of uint8, or
    words), "scalars" (int32) and "action_mask" (int8), all of `Tables.observe`; `observe_spec` says what they mean.
    """

    metadata: dict[str, Any] = {"render_modes": [], "observation": VERSION}  # noqa: RUF012  # as Gymnasium has it

    def __init__(self, variant: Variant, render_mode: None = None, **arguments: Any) -> None:
        self.setting = Setting(variant, **arguments)
        self.episodes = Episodes(self.setting, 1)
        self.observe_spec = self.episodes.tables.observe_spec
        self.render_mode = render_mode
        self.observation_space = observation_space(self.observe_spec, self.episodes.out, self.setting.form)
        self.action_space = action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin the next episode, or the first of a seed; return what the learner sees, and where it sits."""
        super().reset(seed=seed)
        if seed is not None or not self.episodes.seeds[0]:
            self.episodes.sow(0, str(seed if seed is not None else int(self.np_random.integers(SEEDS))))
        self.episodes.begin(HERE)
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Give an answer and play to the next decision of the learner.

        Raises IllegalAction; nothing has changed then.
        """
        settled = self.episodes.answer([int(action)], HERE)
        flags = bool(settled.terminated[0]), bool(settled.truncated[0])
        return self._seen(), float(settled.rewards[0]), *flags, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return (192,) bool: the actions open now, as sb3-contrib asks for them."""
        mask: npt.NDArray[np.int8] = self.episodes.out["mask"][0]
        return mask.astype(np.bool_)

    def privileged(self) -> npt.NDArray[np.uint64]:
        """Return (34,) uint64: what is hidden from the learner now, for a critic; never for a policy."""
        words: npt.NDArray[np.uint64] = self.episodes.look_behind()[0]
        return words

    def match(self) -> Match:
        """Return the match so far as a `Match`, with everybody's tiles: to replay, explain or save."""
        return self.episodes.tables.match(0)

    def _seen(self) -> Seen:
        return parts_of(self.episodes.look(), self.setting.form, 0)

    def _info(self) -> dict[str, Any]:
        return {"seat": int(self.episodes.seats[0]), "match_seed": self.episodes.tables.seeds[0]}
