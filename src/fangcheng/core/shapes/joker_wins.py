"""Jokers that win by their number, in the own turn where a game allows it, whatever the other tiles."""

import numpy as np

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.shapes.irregular import clear_groups
from fangcheng.core.state.codes import NO_WAIT, WON_BY_JOKERS
from fangcheng.core.state.fields.forms import FOUR_JOKERS, THREE_JOKERS
from fangcheng.core.state.record_types import Work
from fangcheng.tiles import FACES

EVERY_FACE = np.uint64((1 << FACES) - 1)


@kernel
def jokers_that_win(forms):
    """Return how many jokers win whatever the other tiles, 0 if none do.

    Rules: COMMON-19, WENZHOU-25.
    """
    if forms & THREE_JOKERS:
        return 3
    return 4 if forms & FOUR_JOKERS else 0


@kernel
def read_joker_win(work: Work):
    """Read the hand as so many jokers and any other tiles; return True, for it always can be.

    It counts as holding every face, so that no pattern of suits or honours is read from tiles that are free.
    Rules: COMMON-19, WENZHOU-25.
    """
    clear_groups(work, WON_BY_JOKERS, NO_WAIT)
    work.reading.faces = EVERY_FACE
    work.reading.groups = work.search.melded
    return True
