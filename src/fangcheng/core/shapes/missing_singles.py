"""What hands of single tiles lack (orphans, honours and knitted, misfits), from the mask of faces held."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit, count_bits, has
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.shapes.holding import FACES, HONOUR_FACES, KNITTED, LINE, ORPHANS, SUIT, faces_held
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.state.record_types import Shapes


@inlined
def missing_orphans(one, two):
    """Count the tiles lacking to one of each terminal and honour and one more of them."""
    lacking = 13 - count_bits(one & ORPHANS)
    return lacking if two & ORPHANS != NONE else lacking + 1


@kernel
def wanted_orphans(one, two):
    """Return the faces that lower `missing_orphans`: those not held, and any of them for the pair."""
    return ORPHANS if two & ORPHANS == NONE else ORPHANS & ~one


@kernel
def knitted(which):
    """Return the faces of knitted straight 0 to 5: each suit has another of the lines 1-4-7, 2-5-8, 3-6-9."""
    first, second, third = lines_of(which)
    return LINE << np.uint64(first) | LINE << np.uint64(9 + second) | LINE << np.uint64(18 + third)


@kernel
def lines_of(which):
    """Return the lowest ranks (0-2) of a knitted straight in characters, dots and bamboo."""
    first = which // 2
    second = (first + 1 + which % 2) % 3
    return first, second, 3 - first - second


@kernel
def missing_unconnected(one, honours):
    """Count the tiles lacking to fourteen different tiles of a knitted straight and `honours` honours or more.

    With 5 honours this is the lesser, with 7 the greater hand of honours and knitted tiles (MCR).
    """
    best = OUT_OF_REACH
    for which in range(KNITTED):
        best = min(best, missing_unconnected_with(one, knitted(which), honours))
    return best


@kernel
def missing_unconnected_with(one, straight, honours):
    """Count the tiles lacking to fourteen different tiles of this knitted straight and the honours."""
    winds = count_bits(one & HONOUR_FACES)
    lacking = max(0, honours - winds)
    return lacking + max(0, 14 - winds - lacking - count_bits(one & straight))


@kernel
def wanted_unconnected(one, honours):
    """Return the faces that lower `missing_unconnected`; all seven honours leave only seven places for others."""
    missing = missing_unconnected(one, honours)
    wanted = NONE
    for which in range(KNITTED):
        straight = knitted(which)
        if missing_unconnected_with(one, straight, honours) == missing:
            wanted |= HONOUR_FACES
            if honours < 7 or count_bits(one & straight) < 7:
                wanted |= straight
    return wanted & ~one


@kernel
def missing_misfits(shapes: Shapes, one, honours):
    """Count the tiles lacking to thirteen misfits, with `honours` honours at least (7 for seven stars, else 5).

    Misfits are fourteen tiles: honours all different, numbers of a suit at least three apart. A suit has room for three
    and honours are seven, so two places of the sixteen stay empty.
    """
    m = int(shapes.apart[int(one & SUIT)])
    p = int(shapes.apart[int(one >> np.uint64(9) & SUIT)])
    s = int(shapes.apart[int(one >> np.uint64(18) & SUIT)])
    winds = count_bits(one & HONOUR_FACES)
    fitting = 0
    for from_m in range(1, 4):
        for from_p in range(1, 4):
            for from_s in range(1, 4):
                room = 14 - from_m - from_p - from_s
                if honours <= room <= 7:
                    numbers = apart(m, from_m) + apart(p, from_p) + apart(s, from_s)
                    fitting = max(fitting, numbers + min(room, winds))
    return 14 - fitting


@kernel
def apart(packed, size):
    """Count the ranks held that fit among `size` ranks at least three apart."""
    return packed >> 3 * size & 7


@kernel
def wanted_misfits(shapes: Shapes, one, honours):
    """Return the faces that lower `missing_misfits`, found by trying."""
    missing = missing_misfits(shapes, one, honours)
    wanted = NONE
    for face in range(FACES):
        if not has(one, face) and missing_misfits(shapes, one | bit(face), honours) < missing:
            wanted |= bit(face)
    return wanted


@kernel
def missing_of_group(shapes: Shapes, holding, sets, group):
    """Count the tiles lacking to a hand of faces of one group alone, which need no arrangement.

    Rules: SHANGHAI-20, CHANGSHA-26.
    """
    held = 0
    for copies in range(1, 5):
        held += count_bits(faces_held(shapes, holding, copies) & group)
    return max(0, 3 * sets + 2 - held)


@kernel
def missing_unrelated(shapes: Shapes, one, two):
    """Count what lacks to all honours, three numbers of each suit at least three apart, and a second one of these.

    The second one is there if a face held twice fits into some of the best threes; in a worse three it saves no tile.
    """
    lacking, fitting = 7 - count_bits(one & HONOUR_FACES), HONOUR_FACES
    for suit in range(3):
        ranks = int(one >> np.uint64(9 * suit) & SUIT)
        lacking += 3 - apart(int(shapes.apart[ranks]), 3)
        fitting |= np.uint64(shapes.best_apart[ranks]) << np.uint64(9 * suit)
    return lacking if two & fitting != NONE else lacking + 1


@kernel
def wanted_unrelated(shapes: Shapes, one, two):
    """Return the faces that lower `missing_unrelated`, found by trying."""
    missing = missing_unrelated(shapes, one, two)
    wanted = NONE
    for face in range(FACES):
        drawn = bit(face)
        if missing_unrelated(shapes, one | drawn, two | one & drawn) < missing:
            wanted |= drawn
    return wanted
