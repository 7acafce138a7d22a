"""The spaces of an environment: what an observation holds, and the actions."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from fangcheng.core.state.action_codes import ACTIONS
from fangcheng.game.observations import Observation, ObservationSpec

NUMBERS = np.iinfo(np.int32)


def observation_space(spec: ObservationSpec, out: Observation, form: str) -> spaces.Dict:
    """Return the space of one observation of a game, in a form ("planes" or "bits") of its main part."""
    main = out[form]
    most = 1 if form == "planes" else np.iinfo(np.uint64).max
    return spaces.Dict(
        {
            "observation": spaces.Box(0, most, main.shape[1:], main.dtype.type),
            "scalars": spaces.Box(NUMBERS.min, NUMBERS.max, out["scalars"].shape[1:], np.int32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def action_space() -> "spaces.Discrete[np.int64]":
    """Return the space of actions, by `Action.number`."""
    return spaces.Discrete(ACTIONS)


def parts_of(out: Observation, form: str, rows: Any = slice(None)) -> dict[str, npt.NDArray[Any]]:
    """Return copies of some rows of an observation, by the names of the space."""
    parts = {"observation": form, "scalars": "scalars", "action_mask": "mask"}
    return {name: out[part][rows].copy() for name, part in parts.items()}
