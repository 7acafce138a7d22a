"""The fork of a trial: what is noted of a decision at which an advice has something to say."""

import numpy as np

from fangcheng.core.dialect.registry import name_parameters

STRATA = 6  # kinds of positions that one trial can tell apart

FORK = np.dtype(
    [
        ("actions", np.int16, (2,)),  # what the advice asks for, and what is played against it
        ("stratum", np.int8),  # which kind of position it is, from 0, as the registration names them
    ],
    align=True,
)
ADVICE, CONTROL = 0, 1  # the sides of a fork
name_parameters(fork=FORK)
