"""How many copies of each tile a seat cannot see, counted on what it sees."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import CLAIMED_AWAY, EGG_MELD, WALL
from fangcheng.core.state.eggs import FLIER, family_of, member_of
from fangcheng.core.state.laid_out import LAID_OUT_BITS, laid_kind
from fangcheng.core.state.record_types import Rules
from fangcheng.core.table.hand import face
from fangcheng.core.table.single_kongs import kind_at
from fangcheng.tiles import NO_TILE, NORTH, PLACES


@kernel
def count_unseen(seen, rules: Rules, unseen):
    """Write for each face and each kind beyond the faces how many copies the reader of `seen` cannot see.

    `seen` is a table record in which all that is hidden is blank (see.py), `unseen` has PLACES numbers. Red tiles count
    at their face, and their own kinds hold nothing.
    """
    copies = rules.copies
    for place in range(PLACES):
        unseen[place] = copies[place]
    for seat in range(int(seen.seats)):
        take_hand(seen, seat, unseen)
        take_river(seen, seat, unseen, CLAIMED_AWAY)
        for index in range(int(seen.meld_count[seat])):
            take_meld(seen, seat, index, unseen)
        take_laid_out(seen, rules, seat, unseen)
    wall = seen.wall
    for position in range(WALL):
        tile = int(wall[position])
        if face(tile) < PLACES:
            unseen[face(tile)] -= 1
    for place in range(PLACES):
        unseen[place] = max(0, int(unseen[place]))


@kernel
def take_hand(seen, seat, unseen):
    """Subtract the concealed tiles of a seat, none where they are hidden."""
    hand = seen.hand[seat]
    for place in range(PLACES):
        unseen[place] -= hand[place]


@kernel
def take_river(seen, seat, unseen, hides):
    """Subtract what lies in a river, but for what the flags `hides` say; a claimed tile lies in the meld."""
    river, flags = seen.river[seat], seen.river_flags[seat]
    for index in range(int(seen.river_count[seat])):
        tile = int(river[index])
        if tile != NO_TILE and flags[index] & hides == 0:
            unseen[face(tile)] -= 1


@kernel
def take_meld(seen, seat, index, unseen):
    """Subtract the tiles of a meld, of an egg all that lies in it, tiles that have flown in among them.

    Rules: JILIN-15, CHANGCHUN-18, CHANGCHUN-19.
    """
    if seen.meld_kind[seat, index] == EGG_MELD:
        family = family_of(int(seen.meld_face[seat, index]))
        for place in range(FLIER + 1):
            unseen[member_of(family, place)] -= seen.eggs.tiles[seat, family, place]
        return
    for place in range(4):
        tile = int(seen.meld_tiles[seat, index, place])
        if tile != NO_TILE:
            unseen[face(tile)] -= 1


@kernel
def take_laid_out(seen, rules: Rules, seat, unseen):
    """Subtract flowers, kongs of one tile and Norths that lie aside."""
    unseen[NORTH] -= seen.aside.count[seat]
    flowers = int(seen.flowers[seat])
    for number in range(LAID_OUT_BITS):
        if flowers >> number & 1 == 1:
            unseen[laid_tile(seen, rules, number)] -= 1


@kernel
def laid_tile(seen, rules: Rules, number):
    """Return the kind of the tile laid aside that has this bit; where kongs of one tile are laid, that may be any."""
    return kind_at(seen, number) if rules.single_kongs != 0 else laid_kind(number)
