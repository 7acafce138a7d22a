"""Distance: how far a hand is from winning in any of the shapes its game allows, and which tiles help.

*Distance* counts the tiles still to draw: 0 complete, 1 ready; riichi's shanten is one less. It belongs to
hands of 3n + 1 and 3n + 2 tiles alike, the latter before their discard. Where a game has jokers, a tile
drawn may also be a joker.
"""

from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.masks import TWO_FIVE_EIGHT
from fangcheng.core.shapes.heart import IMAGINED, missing_with_heart, wanted_with_heart
from fangcheng.core.shapes.holding import HONOUR_FACES, NO_LACK, faces_held, hold, places_of_hand, remove_face
from fangcheng.core.shapes.lookup import MAX_SETS, OUT_OF_REACH
from fangcheng.core.shapes.missing_mixed import (
    missing_knitted_straight,
    missing_orphans_and_set,
    wanted_knitted_straight,
    wanted_orphans_and_set,
)
from fangcheng.core.shapes.missing_pairs import (
    missing_pairs,
    missing_pairs_and_triplet,
    missing_seven_pairs,
    wanted_pairs,
    wanted_pairs_and_triplet,
    wanted_seven_pairs,
)
from fangcheng.core.shapes.missing_sets import missing_standard, spare_standard, wanted_standard
from fangcheng.core.shapes.missing_singles import (
    missing_misfits,
    missing_of_group,
    missing_orphans,
    missing_unconnected,
    missing_unrelated,
    wanted_misfits,
    wanted_orphans,
    wanted_unconnected,
    wanted_unrelated,
)
from fangcheng.core.shapes.one_white import wanted_white, white_changes, whites_in, with_white_changed
from fangcheng.core.shapes.sums import missing_sums, wanted_sums
from fangcheng.core.state.fields.forms import (
    ALL_258_ALONE,
    ANY_HEADS,
    EIGHT_PAIRS,
    GREATER_HONOURS_AND_KNITTED,
    HONOURS_ALONE,
    HONOURS_AND_KNITTED,
    KNITTED_STRAIGHT,
    MISFITS,
    NO_HEAD_SET,
    OF_SIXTEEN,
    OF_THIRTEEN,
    ONE_HEAD_SET,
    ONE_WHITE,
    ORPHANS_AND_SET,
    PAIRS_AND_TRIPLET,
    SEVEN_PAIRS,
    SEVEN_PAIRS_ALIKE,
    SEVEN_STARS,
    SINGLES,
    SIXTEEN_UNRELATED,
    STANDARD,
    SUM_SETS,
    THIRTEEN_ORPHANS,
    WHITE_AS_JOKER,
)
from fangcheng.core.state.record_types import Shapes
from fangcheng.tiles import PLACES


@inlined
def distance(shapes: Shapes, holding, sets, forms):
    """Count the tiles still to draw to the nearest shape in `forms`; return 0 for a complete hand."""
    return max(0, missing(shapes, holding, sets, forms) - holding.jokers)


@inlined
def is_complete(shapes: Shapes, holding, sets, forms):
    """Return True if a hand of 3n + 2 tiles wins by its shape, jokers standing for anything."""
    return missing(shapes, holding, sets, forms) <= holding.jokers


@kernel
def wanted(shapes: Shapes, holding, sets, forms):
    """Return the faces that bring a hand of 3n + 1 tiles nearer (its acceptance), jokers too; none held four times."""
    best = missing(shapes, holding, sets, forms)
    if best <= holding.jokers:
        return NONE
    drawable = holding.usable & ~faces_held(shapes, holding, 4)
    return wanted_naturally(shapes, holding, sets, forms, best) & drawable | holding.wild


@kernel
def waits(shapes: Shapes, holding, sets, forms):
    """Return the faces that complete a hand of 3n + 1 tiles; none if it is not ready."""
    if missing(shapes, holding, sets, forms) != holding.jokers + 1:
        return NONE
    return wanted(shapes, holding, sets, forms)


@kernel
def spare(shapes: Shapes, holding, sets, forms):
    """Return the faces, no jokers, that a hand of 3n + 2 tiles may discard without getting farther from winning."""
    best = missing(shapes, holding, sets, forms)
    if forms & ONE_WHITE and white_changes(holding.wild) and whites_in(holding) > 0:
        return spare_beside_white(shapes, holding, sets, forms, best)
    return spare_plainly(shapes, holding, sets, forms & ~ONE_WHITE, best)


@kernel
def spare_plainly(shapes: Shapes, holding, sets, forms, best):
    """Return the faces to be spared of a hand that lacks `best` tiles, each tile being what is printed on it."""
    found = NONE
    others = forms
    if forms < IMAGINED and forms & STANDARD:
        others = forms & ~STANDARD
        if missing_standard(shapes, holding, sets) == best:
            found = spare_standard(shapes, holding, sets)
    if missing_plainly(shapes, holding, sets, others) == best:
        candidates = faces_held(shapes, holding, 1) & ~found
        for face in range(PLACES):
            if has(candidates, face) and missing_plainly(shapes, remove_face(holding, face), sets, others) == best:
                found |= bit(face)
    return found


@kernel
def spare_beside_white(shapes: Shapes, holding, sets, forms, best):
    """Return the faces to be spared where one White may count as something else."""
    plain = forms & ~ONE_WHITE
    found = spare_plainly(shapes, holding, sets, plain, best)
    more = 1 if forms & WHITE_AS_JOKER else 0
    changed = with_white_changed(holding, forms)
    return found | (spare_plainly(shapes, changed, sets, plain, best + more) & ~holding.wild)


@kernel
def wanted_after_discards(shapes: Shapes, hand, holding, sets, forms, distances, masks):
    """Write distance and acceptance after the discard of each face a hand of 3n + 2 tiles holds into rows of faces.

    `holding` is the `hand` read; its keys know nothing of jokers and of a missing suit, which can be discarded too.
    Faces not held get distance -1 and no acceptance.
    """
    for face in range(places_of_hand(shapes, holding.wild)):
        distances[face] = -1
        masks[face] = NONE
        if hand[face] > 0:
            rest = remove_face(holding, face)
            distances[face] = distance(shapes, rest, sets, forms)
            masks[face] = wanted(shapes, rest, sets, forms)


# --- the shapes together, jokers not yet used


@inlined
def missing(shapes: Shapes, holding, sets, forms):
    """Count the tiles lacking to the nearest shape before jokers are used."""
    best = missing_plainly(shapes, holding, sets, forms)
    if forms & ONE_WHITE:
        best = min(best, missing_with_white(shapes, holding, sets, forms))
    return best


@kernel
def missing_with_white(shapes: Shapes, holding, sets, forms):
    """Count the same where one White counts as something else; far more than enough where none can.

    Rules: JIANGNAN-7.
    """
    if not white_changes(holding.wild) or whites_in(holding) == 0:
        return OUT_OF_REACH
    found = missing_plainly(shapes, with_white_changed(holding, forms), sets, forms)
    return found - 1 if forms & WHITE_AS_JOKER else found


@inlined
def missing_plainly(shapes: Shapes, holding, sets, forms):
    """Count the same, each tile being what is printed on it."""
    if forms >= IMAGINED:
        return missing_with_heart(shapes, holding.m, holding.p, holding.s, holding.z, sets, forms)
    best = OUT_OF_REACH
    if forms & STANDARD:
        best = missing_standard(shapes, holding, sets)
    if forms & KNITTED_STRAIGHT and 3 <= sets <= 4:
        best = min(best, missing_knitted_straight(shapes, holding, sets))
    if sets == 4 and forms & OF_THIRTEEN:
        best = min(best, missing_of_thirteen(shapes, holding, forms))
    if sets == 5 and forms & OF_SIXTEEN:
        best = min(best, missing_of_sixteen(shapes, holding, forms))
    if forms & HONOURS_ALONE:
        best = min(best, missing_of_group(shapes, holding, sets, HONOUR_FACES))
    if forms & ALL_258_ALONE:
        best = min(best, missing_of_group(shapes, holding, sets, TWO_FIVE_EIGHT))
    if forms & SUM_SETS:
        best = min(best, missing_sums(shapes, holding, sets, forms & ANY_HEADS, most_head_sets(forms)))
    return best


@kernel
def most_head_sets(forms):
    """Return how many sets of heads may still be among the concealed tiles.

    Rules: LUOSHU-29.
    """
    if forms & NO_HEAD_SET:
        return 0
    return 1 if forms & ONE_HEAD_SET else MAX_SETS


@inlined
def missing_of_thirteen(shapes: Shapes, holding, forms):
    """Count the tiles lacking to the special shapes of fourteen tiles."""
    one, two = faces_held(shapes, holding, 1), faces_held(shapes, holding, 2)
    best = OUT_OF_REACH
    if forms & SEVEN_PAIRS:
        best = missing_seven_pairs(one, two)
    if forms & SEVEN_PAIRS_ALIKE:
        best = min(best, missing_pairs(shapes, holding, 7, 0))
    if forms & THIRTEEN_ORPHANS:
        best = min(best, missing_orphans(one, two))
    if forms & SINGLES:
        best = min(best, missing_of_singles(shapes, one, forms))
    return best


@kernel
def missing_of_singles(shapes: Shapes, one, forms):
    """Count the tiles lacking to the shapes of fourteen different tiles, from the mask of faces held."""
    best = OUT_OF_REACH
    if forms & HONOURS_AND_KNITTED:
        best = missing_unconnected(one, 5)
    if forms & GREATER_HONOURS_AND_KNITTED:
        best = min(best, missing_unconnected(one, 7))
    if forms & MISFITS:
        best = min(best, missing_misfits(shapes, one, 5))
    if forms & SEVEN_STARS:
        best = min(best, missing_misfits(shapes, one, 7))
    return best


@kernel
def missing_of_sixteen(shapes: Shapes, holding, forms):
    """Count the tiles lacking to the special shapes of seventeen tiles."""
    best = OUT_OF_REACH
    if forms & PAIRS_AND_TRIPLET:
        best = missing_pairs_and_triplet(shapes, holding)
    if forms & EIGHT_PAIRS:
        best = min(best, missing_pairs(shapes, holding, 8, 1))
    if forms & ORPHANS_AND_SET:
        best = min(best, missing_orphans_and_set(shapes, holding))
    if forms & SIXTEEN_UNRELATED:
        one, two = faces_held(shapes, holding, 1), faces_held(shapes, holding, 2)
        best = min(best, missing_unrelated(shapes, one, two))
    return best


@kernel
def wanted_naturally(shapes: Shapes, holding, sets, forms, best):
    """Return the faces wanted by any shape that lacks just `best` tiles."""
    found = wanted_plainly(shapes, holding, sets, forms, best)
    if forms & ONE_WHITE and white_changes(holding.wild):
        found |= wanted_with_white(shapes, holding, sets, forms, best, found)
    return found


@kernel
def wanted_with_white(shapes: Shapes, holding, sets, forms, best, found):
    """Return what is wanted where one White counts as something else; `found` is wanted where none does.

    Rules: JIANGNAN-7.
    """
    if whites_in(holding) == 0:
        return wanted_white(holding, forms, found)
    more = 1 if forms & WHITE_AS_JOKER else 0
    return wanted_plainly(shapes, with_white_changed(holding, forms), sets, forms, best + more)


@kernel
def wanted_plainly(shapes: Shapes, holding, sets, forms, best):
    """Return the same, each tile being what is printed on it."""
    if forms >= IMAGINED:
        return wanted_with_heart(shapes, holding.m, holding.p, holding.s, holding.z, sets, forms, best)
    found = NONE
    if forms & STANDARD and missing_standard(shapes, holding, sets) == best:
        found = wanted_standard(shapes, holding, sets)
    if forms & KNITTED_STRAIGHT and 3 <= sets <= 4 and missing_knitted_straight(shapes, holding, sets) == best:
        found |= wanted_knitted_straight(shapes, holding, sets)
    if sets == 4 and forms & OF_THIRTEEN:
        found |= wanted_of_thirteen(shapes, holding, forms, best)
    if sets == 5 and forms & OF_SIXTEEN:
        found |= wanted_of_sixteen(shapes, holding, forms, best)
    if forms & HONOURS_ALONE and missing_of_group(shapes, holding, sets, HONOUR_FACES) == best:
        found |= HONOUR_FACES
    if forms & ALL_258_ALONE and missing_of_group(shapes, holding, sets, TWO_FIVE_EIGHT) == best:
        found |= TWO_FIVE_EIGHT
    if forms & SUM_SETS:
        found |= wanted_sums(shapes, holding, sets, forms & ANY_HEADS, most_head_sets(forms))
    return found


@kernel
def wanted_of_thirteen(shapes: Shapes, holding, forms, best):
    """Return the faces wanted by the special shapes of fourteen tiles that lack just `best`."""
    one, two = faces_held(shapes, holding, 1), faces_held(shapes, holding, 2)
    found = NONE
    if forms & SEVEN_PAIRS and missing_seven_pairs(one, two) == best:
        found = wanted_seven_pairs(one, two)
    if forms & SEVEN_PAIRS_ALIKE and missing_pairs(shapes, holding, 7, 0) == best:
        found |= wanted_pairs(shapes, holding, 7, 0)
    if forms & THIRTEEN_ORPHANS and missing_orphans(one, two) == best:
        found |= wanted_orphans(one, two)
    if forms & SINGLES:
        found |= wanted_of_singles(shapes, one, forms, best)
    return found


@kernel
def wanted_of_singles(shapes: Shapes, one, forms, best):
    """Return the faces wanted by the shapes of fourteen different tiles that lack just `best`."""
    found = NONE
    if forms & HONOURS_AND_KNITTED and missing_unconnected(one, 5) == best:
        found = wanted_unconnected(one, 5)
    if forms & GREATER_HONOURS_AND_KNITTED and missing_unconnected(one, 7) == best:
        found |= wanted_unconnected(one, 7)
    if forms & MISFITS and missing_misfits(shapes, one, 5) == best:
        found |= wanted_misfits(shapes, one, 5)
    if forms & SEVEN_STARS and missing_misfits(shapes, one, 7) == best:
        found |= wanted_misfits(shapes, one, 7)
    return found


@kernel
def wanted_of_sixteen(shapes: Shapes, holding, forms, best):
    """Return the faces wanted by the special shapes of seventeen tiles that lack just `best`."""
    found = NONE
    if forms & PAIRS_AND_TRIPLET and missing_pairs_and_triplet(shapes, holding) == best:
        found = wanted_pairs_and_triplet(shapes, holding)
    if forms & EIGHT_PAIRS and missing_pairs(shapes, holding, 8, 1) == best:
        found |= wanted_pairs(shapes, holding, 8, 1)
    if forms & ORPHANS_AND_SET and missing_orphans_and_set(shapes, holding) == best:
        found |= wanted_orphans_and_set(shapes, holding)
    if forms & SIXTEEN_UNRELATED:
        one, two = faces_held(shapes, holding, 1), faces_held(shapes, holding, 2)
        if missing_unrelated(shapes, one, two) == best:
            found |= wanted_unrelated(shapes, one, two)
    return found


# --- calls from Python: one hand, many hands


@kernel
def distance_of(shape_tables, hand, wild, sets, forms):
    """Return the `distance` of one hand, the quick way from Python: `shape_tables` is `np.asarray(shapes.base)`.

    Numba takes an array within 0.1 microseconds, a record needs 2.6 (bench/bench_distance.py).
    """
    return distance(shape_tables[0], hold(shape_tables[0], hand, wild, NO_LACK), sets, forms)


@kernel
def distances_of(shapes: Shapes, hands, wild, sets, forms, out):
    """Write the `distance` of every row of `hands` into `out`."""
    for number in range(hands.shape[0]):
        out[number] = distance(shapes, hold(shapes, hands[number], wild, NO_LACK), sets, forms)


@kernel
def complete_of(shapes: Shapes, hands, wild, sets, forms, out):
    """Write `is_complete` of every row of `hands` into `out`."""
    for number in range(hands.shape[0]):
        out[number] = is_complete(shapes, hold(shapes, hands[number], wild, NO_LACK), sets, forms)


@kernel
def wanted_of(shapes: Shapes, hands, wild, sets, forms, out):
    """Write `wanted` of every row of `hands` into `out`."""
    for number in range(hands.shape[0]):
        out[number] = wanted(shapes, hold(shapes, hands[number], wild, NO_LACK), sets, forms)
