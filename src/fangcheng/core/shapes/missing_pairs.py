"""What hands of pairs lack: how many tiles are missing, which are wanted."""

from fangcheng.core.dialect.bits import NONE, bit, count_bits, has
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.shapes.holding import ALL_COPIES, FACES, SECOND_AND_FOURTH, change_holding, copies, faces_held
from fangcheng.core.state.record_types import Shapes


@inlined
def missing_seven_pairs(one, two):
    """Count the tiles lacking to pairs of seven different faces, from the masks of faces held once and twice."""
    return max(0, 7 - count_bits(two)) + max(0, 7 - count_bits(one))


@kernel
def wanted_seven_pairs(one, two):
    """Return the faces that lower `missing_seven_pairs`: twins of single tiles; new faces while seven are not held."""
    wanted = NONE
    if count_bits(two) < 7:
        wanted = one & ~two
    if count_bits(one) < 7:
        wanted |= ~one
    return wanted


@kernel
def pairs_held(shapes: Shapes, holding):
    """Count the pairs of a holding in which four alike are two."""
    return count_copies(shapes, holding, SECOND_AND_FOURTH)


@kernel
def odd_tiles(shapes: Shapes, holding):
    """Count the tiles that belong to no pair when four alike are two."""
    return count_copies(shapes, holding, ALL_COPIES) - 2 * pairs_held(shapes, holding)


@kernel
def count_copies(shapes: Shapes, holding, which):
    """Count the tiles that are such a copy of their face (`which`: bits as in `copies`)."""
    numbers = count_bits(copies(shapes, holding.m) & which) + count_bits(copies(shapes, holding.p) & which)
    return numbers + count_bits(copies(shapes, holding.s) & which) + count_bits(copies(shapes, holding.z) & which)


@kernel
def odd_faces(shapes: Shapes, holding):
    """Return the faces held once or three times: another tile makes a pair."""
    single = faces_held(shapes, holding, 1) ^ faces_held(shapes, holding, 2)
    return single | faces_held(shapes, holding, 3) ^ faces_held(shapes, holding, 4)


@kernel
def missing_pairs(shapes: Shapes, holding, pairs, singles):
    """Count the tiles lacking to so many pairs, four alike being two, and so many tiles of any kind beside them."""
    paired, odd = pairs_held(shapes, holding), odd_tiles(shapes, holding)
    return max(0, pairs - paired) + max(0, pairs + singles - paired - odd)


@kernel
def wanted_pairs(shapes: Shapes, holding, pairs, singles):
    """Return the faces that lower `missing_pairs`."""
    paired, odd = pairs_held(shapes, holding), odd_faces(shapes, holding)
    wanted = NONE
    if paired < pairs:
        wanted = odd
    if paired + count_bits(odd) < pairs + singles:
        wanted |= ~odd
    return wanted


@kernel
def missing_pairs_and_triplet(shapes: Shapes, holding):
    """Count the tiles lacking to seven pairs and a triplet, four alike being two pairs (Taiwan's eight pairs)."""
    one, two = faces_held(shapes, holding, 1), faces_held(shapes, holding, 2)
    three, four = faces_held(shapes, holding, 3), faces_held(shapes, holding, 4)
    pairs, odd = pairs_held(shapes, holding), odd_tiles(shapes, holding)
    best = 3 + missing_to_seven(pairs, odd)
    if one & ~two != NONE:
        best = min(best, 2 + missing_to_seven(pairs, odd - 1))
    if two & ~three != NONE:
        best = min(best, 1 + missing_to_seven(pairs - 1, odd))
    if three & ~four != NONE:
        best = min(best, missing_to_seven(pairs - 1, odd - 1))
    if four != NONE:  # the fourth tile makes a pair with a joker, never with a fifth copy
        best = min(best, missing_to_seven(pairs - 2, odd + int(shapes.fifth)))
    return best


@kernel
def missing_to_seven(pairs, odd):
    """Count the tiles lacking to seven pairs with so many pairs and odd tiles in hand."""
    return max(0, 7 - pairs) + max(0, 7 - pairs - odd)


@kernel
def wanted_pairs_and_triplet(shapes: Shapes, holding):
    """Return the faces that lower `missing_pairs_and_triplet`, found by trying."""
    missing = missing_pairs_and_triplet(shapes, holding)
    candidates = holding.usable & ~faces_held(shapes, holding, 4)
    wanted = NONE
    for face in range(FACES):
        if has(candidates, face) and missing_pairs_and_triplet(shapes, change_holding(holding, face, 1)) < missing:
            wanted |= bit(face)
    return wanted
