"""Kong tiles: dragons that are laid out singly and replaced like flowers, in a hand in which they are no jokers.

Where a dragon stands for the face of the jokers these are kept under it (stand_in.py), and so it is none of them.
"""

from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.record_types import Rules
from fangcheng.core.state.rule_codes import KONG_TILES_BUT_GREEN, NO_KONG_TILES
from fangcheng.tiles import GREEN, RED, WHITE


@kernel
def kong_tile_faces(rules: Rules, wild):
    """Return the faces of the kong tiles where these faces are jokers, as a mask; none where no joker is named.

    Rules: ANQING-14, ANQING-15, ANQING-18.
    """
    faces = NONE
    if rules.kong_tiles == NO_KONG_TILES or wild == NONE:
        return faces
    kept = green_or_who_plays_it(wild) if rules.kong_tiles == KONG_TILES_BUT_GREEN else -1
    for some_face in range(WHITE, RED + 1):
        if some_face != kept and not has(wild, some_face):
            faces |= bit(some_face)
    return faces


@kernel
def green_or_who_plays_it(wild):
    """Return Green, or Red where Green is the joker: it plays Green then.

    Rules: ANQING-16.
    """
    return RED if has(wild, GREEN) else GREEN
