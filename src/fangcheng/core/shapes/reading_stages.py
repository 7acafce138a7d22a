"""The stages of a search for readings: which forms are tried for a hand, one after the other."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.shapes.joker_wins import jokers_that_win
from fangcheng.core.state.codes import BY_SELF
from fangcheng.core.state.fields.forms import ALL_258_ALONE as ALL_258_SHAPE
from fangcheng.core.state.fields.forms import EIGHT_PAIRS as EIGHT_PAIRS_SHAPE
from fangcheng.core.state.fields.forms import FOUR_JOKERS, SUM_SETS, THREE_JOKERS
from fangcheng.core.state.fields.forms import GREATER_HONOURS_AND_KNITTED as LOOSE_GREATER_SHAPE
from fangcheng.core.state.fields.forms import HONOURS_ALONE as HONOURS_SHAPE
from fangcheng.core.state.fields.forms import HONOURS_AND_KNITTED as LOOSE_SHAPE
from fangcheng.core.state.fields.forms import KNITTED_STRAIGHT as KNITTED_SHAPE
from fangcheng.core.state.fields.forms import MISFITS as MISFITS_SHAPE
from fangcheng.core.state.fields.forms import ORPHANS_AND_SET as ORPHANS_AND_SET_SHAPE
from fangcheng.core.state.fields.forms import PAIRS_AND_TRIPLET as PAIRS_AND_TRIPLET_SHAPE
from fangcheng.core.state.fields.forms import SEVEN_PAIRS as SEVEN_PAIRS_SHAPE
from fangcheng.core.state.fields.forms import SEVEN_PAIRS_ALIKE as SEVEN_PAIRS_ALIKE_SHAPE
from fangcheng.core.state.fields.forms import SEVEN_STARS as SEVEN_STARS_SHAPE
from fangcheng.core.state.fields.forms import SIXTEEN_UNRELATED as UNRELATED_SHAPE
from fangcheng.core.state.fields.forms import STANDARD as STANDARD_SHAPE
from fangcheng.core.state.fields.forms import THIRTEEN_ORPHANS as ORPHANS_SHAPE
from fangcheng.core.state.record_types import Win

# Stages of the search: one form after the other, the six knitted straights one by one.
STAGE_STANDARD, STAGE_SEVEN_PAIRS, STAGE_EIGHT_PAIRS, STAGE_ORPHANS, STAGE_LOOSE = range(5)
STAGE_ORPHANS_AND_SET, STAGE_UNRELATED, STAGE_MISFITS, STAGE_KNITTED = range(5, 9)
SIX, STAGE_HONOURS, STAGE_JOKERS = np.uint64(0b111111), STAGE_KNITTED + 6, STAGE_KNITTED + 7
STAGE_ALL_258 = STAGE_JOKERS + 1
STAGE_SUMS, STAGE_EIGHT_OWN, STAGE_EIGHT_FILLED = range(STAGE_ALL_258 + 1, STAGE_ALL_258 + 4)
STAGE_STRAY_MISFITS = STAGE_EIGHT_FILLED + 1

RARE_SHAPES = LOOSE_SHAPE | LOOSE_GREATER_SHAPE | MISFITS_SHAPE | SEVEN_STARS_SHAPE | KNITTED_SHAPE
RARE_SHAPES |= PAIRS_AND_TRIPLET_SHAPE | EIGHT_PAIRS_SHAPE | ORPHANS_AND_SET_SHAPE | UNRELATED_SHAPE
RARE_SHAPES |= HONOURS_SHAPE | ALL_258_SHAPE | SUM_SETS | FOUR_JOKERS | THREE_JOKERS


def knows_rare_forms(rules):
    """Return True if hands of a game may have other forms than sets and a pair, seven pairs or thirteen orphans."""
    return int(rules.forms) & RARE_SHAPES != 0


@kernel
def stages_of(win: Win, forms):
    """Return the forms to be tried as a mask: those of the rules that a hand with so many sets and melds can have."""
    stages = bit(STAGE_STANDARD) if forms & STANDARD_SHAPE else NONE
    if win.meld_count == 0 and win.sets == 4:
        if forms & (SEVEN_PAIRS_SHAPE | SEVEN_PAIRS_ALIKE_SHAPE):
            stages |= bit(STAGE_SEVEN_PAIRS)
        if forms & ORPHANS_SHAPE:
            stages |= bit(STAGE_ORPHANS)
        if forms & (LOOSE_SHAPE | LOOSE_GREATER_SHAPE):
            stages |= bit(STAGE_LOOSE)
        if forms & (MISFITS_SHAPE | SEVEN_STARS_SHAPE):
            stages |= bit(STAGE_MISFITS)
            if win.jokers > 0:
                stages |= bit(STAGE_STRAY_MISFITS)
    if win.meld_count == 0 and win.sets == 5:
        if forms & PAIRS_AND_TRIPLET_SHAPE:
            stages |= bit(STAGE_EIGHT_PAIRS)
        if forms & EIGHT_PAIRS_SHAPE:
            stages |= bit(STAGE_EIGHT_OWN) | bit(STAGE_EIGHT_FILLED)
        if forms & ORPHANS_AND_SET_SHAPE:
            stages |= bit(STAGE_ORPHANS_AND_SET)
        if forms & UNRELATED_SHAPE:
            stages |= bit(STAGE_UNRELATED)
    if forms & KNITTED_SHAPE and win.sets - win.meld_count >= 3:
        stages |= SIX << np.uint64(STAGE_KNITTED)
    if forms & HONOURS_SHAPE:
        stages |= bit(STAGE_HONOURS)
    if forms & ALL_258_SHAPE:
        stages |= bit(STAGE_ALL_258)
    if forms & SUM_SETS:
        stages |= bit(STAGE_SUMS)
    if jokers_that_win(forms) != 0 and win.jokers >= jokers_that_win(forms) and win.by == BY_SELF:
        stages |= bit(STAGE_JOKERS)
    return stages
