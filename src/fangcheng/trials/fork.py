"""The fork of a trial: what is noted of a decision at which an advice has something to say."""

import numpy as np

from fangcheng.core.dialect.registry import name_parameters

STRATA = 6  # kinds of positions that one trial can tell apart
KEPT = 5  # 0 to 4 tiles of a rank

FORK = np.dtype(
    [
        ("actions", np.int16, (2,)),  # what the advice asks for, and what is played against it
        ("stratum", np.int8),  # which kind of position it is, from 0, as the registration names them
        ("best", np.int16, (2, KEPT * KEPT)),  # room for groups.py
    ],
    align=True,
)
ADVICE, CONTROL = 0, 1  # the sides of a fork
name_parameters(fork=FORK)
