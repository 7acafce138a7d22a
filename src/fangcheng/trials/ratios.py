"""What the walls of a reading come to: how much oftener a sign is seen where what it says is true.

The ratio of a kind of position is P(sign, where it is true) / P(sign, where it is not), with half a case added to each
(Haldane), told as its natural logarithm: 0 where the sign says nothing.
"""

import math
from typing import Any

import numpy as np

SIGN, TRUE = 1, 1  # places in `seen` (rows.py): the sign was there, what it says was true
FEWEST_SEEN = 10  # signs that were true, or false, below which no interval is told
HALVES = 2


def log_ratio(seen: Any) -> tuple[float | None, float | None]:
    """Return the mean logarithm over kinds of positions, each counting its signs, with its standard error.

    `seen` is (walls, kinds, 2, 2). Walls are independent, cases of one wall are not: the error comes from one value a
    wall, what it adds to the four counts of a ratio. None without a sign, no error with few of them.
    """
    walls, signs = len(seen), int(seen[:, :, SIGN].sum())
    if signs == 0:
        return None, None
    mean, shares = 0.0, np.zeros(walls)
    for kind in range(seen.shape[1]):
        weight = int(seen[:, kind, SIGN].sum()) / signs
        if weight:
            one, theirs = _of_kind(seen[:, kind])
            mean, shares = mean + weight * one, shares + weight * theirs
    if walls < 2 or seen[:, :, SIGN].sum(axis=(0, 1)).min() < FEWEST_SEEN:
        return mean, None
    return mean, math.sqrt(math.fsum((shares**2).tolist()) * walls / (walls - 1))


def _of_kind(seen: Any) -> tuple[float, Any]:
    """Return the logarithm of one kind of position, and what each wall adds to it."""
    total = seen.sum(axis=0)
    both, all_of = total[SIGN] + 0.5, total.sum(axis=0) + 1.0  # by whether it is true
    shares = seen[:, SIGN] / both - seen.sum(axis=1) / all_of
    ratio = (both / all_of)[TRUE] / (both / all_of)[1 - TRUE]
    return math.log(ratio), shares[:, TRUE] - shares[:, 1 - TRUE]


def foretelling(seen: Any) -> float | None:
    """Return by how many standard errors the sign lowers the log loss on hands that were held out.

    On each half of the walls, even and odd ones, the chance that it is true is learnt for every kind of position, with
    the sign and without; the other half is foretold. None where that cannot be told.
    """
    gains, cases = np.zeros(len(seen)), seen.sum(axis=(1, 2, 3))
    for half in range(HALVES):
        learnt, held_out = seen[1 - half :: HALVES].sum(axis=0), slice(half, None, HALVES)
        with_sign = (learnt + 0.5) / (learnt.sum(axis=2, keepdims=True) + 1.0)
        without = learnt.sum(axis=1, keepdims=True)
        without = (without + 0.5) / (without.sum(axis=2, keepdims=True) + 1.0)
        gains[held_out] = (seen[held_out] * (np.log(with_sign) - np.log(without))).sum(axis=(1, 2, 3))
    if cases.sum() == 0:
        return None
    mean = math.fsum(gains.tolist()) / int(cases.sum())
    spread = math.sqrt(math.fsum(((gains - mean * cases) ** 2).tolist()))
    return mean * int(cases.sum()) / spread if spread > 0 else None
