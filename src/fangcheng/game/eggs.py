"""Eggs in writing: to which family the tiles of one belong, and whether a game has such eggs."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from fangcheng.core.play.egg_tiles import least_of
from fangcheng.core.state.codes import EGG_MELD
from fangcheng.core.state.eggs import (
    FAMILIES,
    FLIER,
    FLYING_TILE,
    SMALLEST,
    family_of,
    member_of,
    members_of,
    place_in,
)
from fangcheng.errors import HandError
from fangcheng.tiles import write

MORE_EGGS = "melds: of each family there is one egg"


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


def eggs_of_win(win: Any) -> dict[int, list[int]]:
    """Return the tiles of each egg of a finished hand by its place among the melds.

    A win counts the tiles of all eggs together, so it is not known into which of several a fourth 1s has flown.
    """
    laid = {place: family_of(int(win.meld_face[place])) for place in range(int(win.meld_count)) if is_egg(win, place)}
    members = {
        place: [member_of(family, number) for number in range(members_of(family))] for place, family in laid.items()
    }
    eggs = {
        place: [tile for tile in kinds if tile != FLYING_TILE for _ in range(int(win.in_eggs[tile]))]
        for place, kinds in members.items()
    }
    flown = int(win.in_eggs[FLYING_TILE])
    for tiles in eggs.values():
        missing = min(flown, max(0, SMALLEST - len(tiles)))
        tiles += [FLYING_TILE] * missing
        flown -= missing
    for place in sorted(eggs, key=lambda place: FLYING_TILE not in members[place])[:1]:
        eggs[place] += [FLYING_TILE] * flown
    return eggs


def is_egg(win: Any, place: int) -> bool:
    """Return True if this meld of a finished hand is an egg."""
    return bool(win.meld_kind[place] == EGG_MELD)


def check_egg(rules: Any, meld: Any) -> None:
    """Raise HandError for an egg that is not laid in this game.

    Rules: JILIN-12, JILIN-13, CHANGCHUN-15, CHANGCHUN-18.
    """
    family, told = family_among(meld.tiles, meld.stands_for), f"egg {write(meld.tiles)}"
    flown = [tile for tile in meld.tiles if place_in(family, tile) == FLIER]
    least = int(least_of(rules, family))
    if not least or (flown and not rules.egg_flies):
        raise HandError(f"{told}: no such egg is laid in this game")
    if len(meld.tiles) < least:
        raise HandError(f"{told}: this egg has {least} tiles in this game")
    if Counter(tile for tile in meld.tiles if tile != FLYING_TILE) - Counter(meld.stands_for or meld.tiles):
        raise HandError(f"{told}: only 1s may stand for another tile")
    kinds = {*meld.tiles} - {FLYING_TILE} if rules.egg_flies else {*meld.tiles}
    different = len(kinds) + meld.tiles.count(FLYING_TILE) * bool(rules.egg_flies)
    if min(different, len({*meld.stands_for}) or different) < least:
        raise HandError(f"{told}: its first tiles must be different, and what 1s stand for, too")


def check_families(melds: Iterable[Any]) -> None:
    """Raise HandError for two eggs of one family.

    Rules: JILIN-48, CHANGCHUN-52.
    """
    laid = Counter(family_among(meld.tiles, meld.stands_for) for meld in melds)
    if any(count > 1 for count in laid.values()):
        raise HandError(MORE_EGGS)
