"""Eggs (旋风杠、喜杠、幺九蛋): which families there are, their members, and the 1s that may fly in for one of them."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.tiles import EAST, WHITE

WIND_EGG, DRAGON_EGG, ONE_EGG, NINE_EGG = range(4)
FAMILIES = 4
FLIER = 4  # place of the 1s that fly, behind the members of a family
FLYING_TILE = 18  # 1s
SMALLEST = 3  # tiles of an egg when it is laid


@kernel
def members_of(family):
    """Return how many members a family has."""
    return 4 if family == WIND_EGG else 3


@kernel
def member_of(family, place):
    """Return the face of a member of a family, and behind the members that of the tile which flies."""
    if place == FLIER:
        return FLYING_TILE
    if family == WIND_EGG:
        return EAST + place
    if family == DRAGON_EGG:
        return WHITE + place
    return 9 * place + (0 if family == ONE_EGG else 8)


@kernel
def family_of(lowest):
    """Return the family of an egg by the face that names its meld."""
    if lowest >= EAST:
        return WIND_EGG if lowest < WHITE else DRAGON_EGG
    return ONE_EGG if lowest == 0 else NINE_EGG


@kernel
def place_in(family, some_face):
    """Return the place that a tile takes in an egg by itself: a member's, the flier's for any other."""
    for place in range(members_of(family)):
        if member_of(family, place) == some_face:
            return place
    return FLIER
