"""The record of the look-up tables of demands; shapes/demand_lookup.py fills it where a game demands something."""

import numpy as np

from fangcheng.core.dialect.registry import name_parameters
from fangcheng.core.state.shape_tables import HONOUR_KEYS, SUIT_KEYS

MOST_TOGETHER = 3  # demands that tables tell apart
MASKS = 1 << MOST_TOGETHER
DEMAND_CLASSES = 1 << 15
DEMANDED = np.dtype(
    [
        ("told", np.int32),  # bits of the demands (scoring/owed.py) that the tables know; 0: there are no tables
        ("choices", np.int32),  # how many choices of demands a row tells apart: 2, 4 or 8
        ("alone", np.int32),  # of these, bit of the one that a second triplet breaks, by its place in a row; 0: none
        ("suit", np.int16, (2 * SUIT_KEYS + 1,)),  # class of a suit's key
        ("honour", np.int16, (HONOUR_KEYS,)),  # class of the honours' key
        ("rows", np.int64, (DEMAND_CLASSES, MASKS)),  # by demands met, tiles missing to so many sets and pairs: lanes
    ],
    align=True,
)


name_parameters(demanded=DEMANDED)
