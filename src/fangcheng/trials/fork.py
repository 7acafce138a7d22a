"""The fork of a trial: what is noted of a decision at which an advice has something to say."""

import numpy as np

from fangcheng.core.dialect.registry import kernel, name_parameters
from fangcheng.trials.record_types import Fork

STRATA = 6  # kinds of positions that one trial can tell apart
KEPT = 5  # 0 to 4 tiles of a rank

FORK = np.dtype(
    [
        ("seat", np.int8),  # that stands at it
        ("actions", np.int16, (2,)),  # what the advice asks for, and what is played against it
        ("stratum", np.int8),  # which kind of position it is, from 0, as the registration names them
        ("habits", np.int8, (2,)),  # how the seat plays on, on either side (habits.py)
        ("until", np.int16),  # tiles left in the wall with which a habit ends
        ("suits", np.int8, (2,)),  # which a habit collects, on either side
        ("best", np.int16, (2, KEPT * KEPT)),  # room for groups.py
    ],
    align=True,
)
ADVICE, CONTROL = 0, 1  # the sides of a fork
name_parameters(fork=FORK)

AS_EVER = 0  # the habit of who plays on as the others do


@kernel
def clear_habits(fork: Fork):
    """Let the seat play on as ever on both sides."""
    fork.habits[ADVICE], fork.habits[CONTROL] = AS_EVER, AS_EVER
    fork.suits[ADVICE], fork.suits[CONTROL] = 0, 0
    fork.until = 0


@kernel
def part_ways(fork: Fork, advice, control, stratum):
    """Note what either side plays at a fork, and which kind of position it is; return True."""
    fork.actions[ADVICE], fork.actions[CONTROL] = advice, control
    fork.stratum = stratum
    return True
