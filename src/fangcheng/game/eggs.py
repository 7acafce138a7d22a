"""Eggs in writing: to which family the tiles of one belong, and whether a game has such eggs."""

from collections.abc import Sequence
from typing import Any

from fangcheng.core.play.egg_tiles import least_of
from fangcheng.core.state.eggs import FAMILIES, FLIER, FLYING_TILE, SMALLEST, place_in
from fangcheng.errors import HandError
from fangcheng.tiles import write


def family_among(tiles: Sequence[int], stand_for: Sequence[int]) -> int:
    """Return the family of the tiles of an egg, a 1s taken for any member. Raises HandError if they are none.

    Where the tiles leave it open, what they stand for tells.
    """
    told = [tile for tile in (stand_for or tiles) if stand_for or tile != FLYING_TILE] or [FLYING_TILE]
    fitting = [family for family in range(FAMILIES) if all(place_in(family, tile) != FLIER for tile in told)]
    own = [tile for tile in tiles if tile != FLYING_TILE]
    fitting = [family for family in fitting if all(place_in(family, tile) != FLIER for tile in own)]
    if not fitting or len(tiles) < SMALLEST or (stand_for and len(stand_for) != len(tiles)):
        raise HandError(f"egg {write(tiles)}: an egg is three winds or more, three dragons, ones or nines")
    return fitting[0]


def check_egg(rules: Any, meld: Any) -> None:
    """Raise HandError for an egg that is not laid in this game.

    Rules: JILIN-12, JILIN-13, CHANGCHUN-15, CHANGCHUN-18.
    """
    family = family_among(meld.tiles, meld.stands_for)
    flown = [tile for tile in meld.tiles if place_in(family, tile) == FLIER]
    if not rules.eggs or not least_of(rules, family) or (flown and not rules.egg_flies):
        raise HandError(f"egg {write(meld.tiles)}: no such egg is laid in this game")
    kinds = {*meld.tiles} - {FLYING_TILE} if rules.egg_flies else {*meld.tiles}
    if len(kinds) + meld.tiles.count(FLYING_TILE) * bool(rules.egg_flies) < least_of(rules, family):
        raise HandError(f"egg {write(meld.tiles)}: its first tiles must be different")
