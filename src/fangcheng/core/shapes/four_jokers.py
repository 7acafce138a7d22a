"""Four jokers in one hand, which win in the own turn where a game allows it, whatever the other tiles are."""

import numpy as np

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.shapes.irregular import clear_groups
from fangcheng.core.state.codes import FOUR_JOKERS_FORM, NO_WAIT
from fangcheng.tiles import FACES

EVERY_FACE = np.uint64((1 << FACES) - 1)


@kernel
def read_four_jokers(work):
    """Read the hand as four jokers and any other tiles; return True, for it always can be.

    It counts as holding every face, so that no pattern of suits or honours is read from tiles that are free.
    Rules: COMMON-19.
    """
    clear_groups(work, FOUR_JOKERS_FORM, NO_WAIT)
    work.reading.faces = EVERY_FACE
    work.reading.groups = work.search.melded
    return True
