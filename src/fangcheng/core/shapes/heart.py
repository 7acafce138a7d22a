"""A tile that a player only imagines (心皇): it is in no hand, and yet one of the fourteen that win.

It may be a fifth tile of its kind, for which the look-up tables have no room. So it is looked for in each *block* that
it can be part of: a pair, a triplet, or a run in which it is the low, middle or high tile. The other tiles of the block
are taken out of the hand, those not there are lacking, and the tables tell what the rest lacks. It stands for its own
face alone, be that wild for tiles of the hand.

Beside `rules.forms` the bits from IMAGINED on say which face it is; only `ready.forms_open` and questions set them.
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.holding import HONOURS, ORPHANS, Holding, change_holding, faces_held
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.shapes.missing_pairs import missing_pairs, wanted_pairs
from fangcheng.core.shapes.missing_sets import (
    fewest_sets,
    left_row,
    missing_standard,
    right_row,
    wanted_sets,
    wanted_standard,
)
from fangcheng.core.shapes.missing_singles import missing_orphans, wanted_orphans
from fangcheng.core.state.conditions import on
from fangcheng.core.state.fields.forms import SEVEN_PAIRS_ALIKE, STANDARD, THIRTEEN_ORPHANS
from fangcheng.core.state.record_types import Shapes
from fangcheng.tiles import NO_TILE

HEART_FROM = 24  # from this bit of the forms on: 1 + the face imagined
IMAGINED = 1 << HEART_FROM
EVERY_HEART = 63 << HEART_FROM
HEART_FORMS = STANDARD | SEVEN_PAIRS_ALIKE | THIRTEEN_ORPHANS  # shapes that a game with such tiles may allow

PAIR_BLOCK, TRIPLET_BLOCK, RUN_BLOCK, BLOCKS = 0, 1, 2, 5  # a run block says beyond RUN_BLOCK where the tile stands
OTHER_PAIRS = 6  # of seven, one of which the imagined tile is in


@kernel
def heart_bits(heart):
    """Return what the forms of a hand have beside the shapes: `heart` is 1 + the face imagined, 0 none."""
    return int(heart) << HEART_FROM


@kernel
def face_imagined(forms):
    """Return the face that the forms say is imagined, NO_TILE where none is."""
    return (forms >> HEART_FROM) - 1 if forms >= IMAGINED else NO_TILE


@stage("number", when=on("heart"))
def missing_with_heart(shapes: Shapes, m, p, s, z, sets, forms):
    """Count the tiles lacking to the nearest shape with the imagined tile in it; the keys are those of the hand.

    Rules: JIANGNAN-9, JIANGNAN-21, JIANGNAN-23.
    """
    holding, face = Holding(m, p, s, z, 0, NONE, np.uint64(shapes.faces)), face_imagined(forms)
    best = OUT_OF_REACH
    if forms & STANDARD:
        for block in range(BLOCKS):
            if fits_block(face, block, sets):
                best = min(best, missing_beside_block(shapes, holding, sets, face, block))
    if sets == 4 and forms & SEVEN_PAIRS_ALIKE:
        lacking, rest = pair_up(shapes, holding, face)
        best = min(best, lacking + missing_pairs(shapes, rest, OTHER_PAIRS, 0))
    if sets == 4 and forms & THIRTEEN_ORPHANS and has(ORPHANS, face):
        one, two = faces_with(shapes, holding, face)
        best = min(best, missing_orphans(one, two))
    return best


@stage("mask", when=on("heart"))
def wanted_with_heart(shapes: Shapes, m, p, s, z, sets, forms, best):
    """Return the faces that lower `missing_with_heart` where it is `best`; some of them may all be in the hand."""
    holding, face = Holding(m, p, s, z, 0, NONE, np.uint64(shapes.faces)), face_imagined(forms)
    found = NONE
    if forms & STANDARD:
        for block in range(BLOCKS):
            if fits_block(face, block, sets):
                found |= wanted_beside_block(shapes, holding, sets, face, block, best)
    if sets == 4 and forms & SEVEN_PAIRS_ALIKE:
        lacking, rest = pair_up(shapes, holding, face)
        if lacking + missing_pairs(shapes, rest, OTHER_PAIRS, 0) == best:
            found |= wanted_pairs(shapes, rest, OTHER_PAIRS, 0)
            found |= bit(face) if lacking > 0 else NONE
    if sets == 4 and forms & THIRTEEN_ORPHANS and has(ORPHANS, face):
        one, two = faces_with(shapes, holding, face)
        if missing_orphans(one, two) == best:
            found |= wanted_orphans(one, two)
    return found


@kernel
def faces_with(shapes: Shapes, holding, face):
    """Return the faces held once and twice, the imagined tile counted."""
    one, two = faces_held(shapes, holding, 1), faces_held(shapes, holding, 2)
    return one | bit(face), two | one & bit(face)


# --- blocks


@kernel
def fits_block(face, block, sets):
    """Return True if the imagined tile can be part of the block beside so many sets."""
    if block == PAIR_BLOCK:
        return True
    if block == TRIPLET_BLOCK:
        return sets > 0
    return sets > 0 and face < HONOURS and 0 <= face % 9 - (block - RUN_BLOCK) <= 6


@kernel
def other_tiles(face, block):
    """Return the faces of the two other tiles of a triplet or run."""
    if block == TRIPLET_BLOCK:
        return face, face
    place = block - RUN_BLOCK
    low = face - place
    return low + int(place == 0), low + 2 - int(place == 2)


@kernel
def take_out(shapes: Shapes, holding, face):
    """Return how many tiles lack if one of the face is taken out of the hand, 0 or 1, and what is left there."""
    if has(faces_held(shapes, holding, 1), face):
        return 0, change_holding(holding, face, -1)
    return 1, holding


@kernel
def pair_up(shapes: Shapes, holding, face):
    """Return what `take_out` does for a pair with the imagined tile.

    Of four alike one more goes: it would want a fifth copy, which is there only where jokers are.
    """
    if shapes.fifth == 0 and has(faces_held(shapes, holding, 4), face):
        return 0, change_holding(holding, face, -2)
    return take_out(shapes, holding, face)


@kernel
def take_block(shapes: Shapes, holding, face, block):
    """Return how many of the other tiles of a block lack, and the hand without those that are there."""
    if block == PAIR_BLOCK:
        return take_out(shapes, holding, face)
    first, second = other_tiles(face, block)
    lacking, rest = take_out(shapes, holding, first)
    more, rest = take_out(shapes, rest, second)
    return lacking + more, rest


@kernel
def missing_beside_block(shapes: Shapes, holding, sets, face, block):
    """Count the tiles lacking to sets and a pair, one of which is this block."""
    lacking, rest = take_block(shapes, holding, face, block)
    if block == PAIR_BLOCK:
        return lacking + fewest_sets(left_row(shapes, rest), right_row(shapes, rest), sets)
    return lacking + missing_standard(shapes, rest, sets - 1)


@kernel
def wanted_beside_block(shapes: Shapes, holding, sets, face, block, best):
    """Return the faces that lower `missing_beside_block`, none where that is not `best`."""
    if missing_beside_block(shapes, holding, sets, face, block) != best:
        return NONE
    lacking, rest = take_block(shapes, holding, face, block)
    found = wanted_sets(shapes, rest, sets) if block == PAIR_BLOCK else wanted_standard(shapes, rest, sets - 1)
    return found | lacking_of_block(shapes, holding, face, block) if lacking > 0 else found


@kernel
def lacking_of_block(shapes: Shapes, holding, face, block):
    """Return the faces of the tiles that the hand has not got for a block."""
    if block < RUN_BLOCK:
        return bit(face)
    first, second = other_tiles(face, block)
    return (bit(first) | bit(second)) & ~faces_held(shapes, holding, 1)
