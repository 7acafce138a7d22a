"""What a ready hand of base terms and multipliers can come to, told without reading it: for whoever judges many waits.

Most hands with jokers are plain and may not win; to read them in every way only to learn that takes long.
"""

import numpy as np

from fangcheng.core.bits import NONE, bit, count_bits, has
from fangcheng.core.kernel import kernel
from fangcheng.core.patterns.tianjin import FIVE_CHARACTERS
from fangcheng.core.shapes import SUIT, held, lane, left_row, right_row
from fangcheng.core.tables import OUT_OF_REACH

# What may hold. The multipliers hold for certain; a term only may.
WAITS_WITH_JOKER, WAITS_WITH_TWO, WITHOUT_JOKER, FIVE, STRAIGHT = 1, 2, 4, 8, 16
TERMS = FIVE | STRAIGHT


@kernel
def multipliers_ahead(table, shapes, holding, seat, sets):
    """The multipliers that a resting hand of 3n + 1 tiles is sure of, whatever natural tile completes it.

    Rules: TIANJIN-F-joker_wait, TIANJIN-F-double_joker_wait, TIANJIN-F-no_joker.
    """
    found = 0
    if holding.jokers == 0 and not has_joker_kong(table, seat):
        found |= WITHOUT_JOKER
    if holding.jokers >= 1 and missing_groups(shapes, holding, sets, 0) <= holding.jokers - 1:
        found |= WAITS_WITH_JOKER
    if holding.jokers >= 2 and sets >= 1 and missing_groups(shapes, holding, sets - 1, 1) <= holding.jokers - 2:
        found |= WAITS_WITH_TWO
    return found


@kernel
def missing_groups(shapes, holding, sets, pairs):
    """Tiles lacking to so many sets and pairs (0 or 1), before any joker is used."""
    left, right = left_row(shapes, holding), right_row(shapes, holding)
    best = OUT_OF_REACH
    for some in range(sets + 1):
        best = min(best, lane(left, some, 0) + lane(right, sets - some, pairs))
        best = min(best, lane(left, some, pairs) + lane(right, sets - some, 0))
    return best


@kernel
def has_joker_kong(table, seat):
    """Whether a kong of jokers lies before the seat."""
    for index in range(int(table.meld_count[seat])):
        if has(table.wild_mask, int(table.meld_face[seat, index])):
            return True
    return False


@kernel
def ahead(shapes, holding, multipliers, some_face):
    """What a win on this face may be more than plain; 0: it is plain and may not win.

    Rules: TIANJIN-36, TIANJIN-F-catch_five, TIANJIN-F-pure_straight, TIANJIN-F-no_joker.
    """
    drawn_joker = has(holding.wild, some_face)
    found = multipliers & ~WITHOUT_JOKER if drawn_joker else multipliers
    if some_face == FIVE_CHARACTERS or drawn_joker:
        found |= FIVE
    faces = held(shapes, holding, 1) | (NONE if drawn_joker else bit(some_face))
    jokers = holding.jokers + int(drawn_joker)
    for suit in range(3):
        if count_bits(faces >> np.uint64(9 * suit) & SUIT) + jokers >= 9:
            found |= STRAIGHT
    return found
