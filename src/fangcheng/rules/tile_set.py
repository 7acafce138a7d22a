"""The set of tiles by its parts: one put in or taken out, with walls as long as the tiles make them."""

import numpy as np

from fangcheng.rules.words import TILE_WORDS, copies_of


def set_part(rules: np.void, part: str, on: bool) -> None:
    """Put a part of the set (`flowers`, `honours`) in, or take it out, and leave the other tiles as they are.

    The walls follow: where the stacks do not divide, East and West build one more.
    Rules: COMMON-27, JINAN-2.
    """
    for kind in TILE_WORDS[part]:
        rules["copies"][kind] = copies_of(kind) if on else 0
    seats = int(rules["seats"])
    each, rest = divmod(int(rules["copies"].astype(int).sum()) // 2, seats)
    for seat in range(seats):
        rules["stacks"][seat] = each + int(rest > seat // 2 and seat % 2 == 0)
