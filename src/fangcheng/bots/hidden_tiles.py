"""Which tiles a seat cannot see: the whole set less all that lies open in what it sees."""

from fangcheng.bots.record_types import Thought
from fangcheng.core.dialect.bits import lowest
from fangcheng.core.dialect.random import below
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import (
    CLAIMED_AWAY,
    CONCEALED_KONG_MELD,
    EGG_MELD,
    EXCHANGE,
    GONE,
)
from fangcheng.core.state.eggs import FLIER, family_of, member_of
from fangcheng.core.state.laid_out import FLOWER_BITS, LAID_OUT_BITS, laid_kind
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.hand import face, held
from fangcheng.core.table.reds import copies_in_set
from fangcheng.core.table.single_kongs import TURNED_PLACE
from fangcheng.tiles import FACES, KINDS, NO_TILE, NORTH


@kernel
def fill_bag(table: Table, rules: Rules, thought: Thought, seat):
    """Put all tiles into the bag that the seat cannot see, mixed; return False if more lie open than there are."""
    take_whole_set(rules, thought)
    for other in range(int(table.seats)):
        find_hand(table, thought, other)
        find_laid_out(table, rules, thought, other)
        for index in range(int(table.meld_count[other])):
            find_meld(table, thought, other, index)
        find_river(table, thought, other)
    if table.question == EXCHANGE:
        for place in range(4):
            find_tile(thought, int(table.exchange.given[seat, place]))
    for position in range(int(table.wall_size)):
        if table.place[position] != GONE:
            find_tile(thought, int(table.wall[position]))
    thought.used = thought.full = 0
    for kind in range(KINDS):
        if thought.left[kind] < 0:
            return False
        for _ in range(int(thought.left[kind])):
            thought.bag[thought.full] = kind
            thought.full += 1
    return True


@kernel
def mix_bag(thought: Thought):
    """Mix what has not been dealt: Fisher and Yates from the last place down."""
    used = int(thought.used)
    for place in range(int(thought.full) - 1, used, -1):
        other = used + below(thought, place - used + 1)
        kind = thought.bag[place]
        thought.bag[place] = thought.bag[other]
        thought.bag[other] = kind


@kernel
def take_whole_set(rules: Rules, thought: Thought):
    """Begin with every tile of the set as not found."""
    for kind in range(KINDS):
        thought.left[kind] = copies_in_set(rules, kind)


@kernel
def find_tile(thought: Thought, kind):
    """Take a tile that has been found out of those left; what stands for a hidden one is none."""
    if kind < KINDS:
        thought.left[kind] -= 1


@kernel
def find_hand(table: Table, thought: Thought, other):
    """Find the tiles of a hand, none in one that is hidden."""
    for kind in range(KINDS):
        thought.left[kind] -= held(table, other, kind) if kind < FACES else int(table.hand[other, kind])


@kernel
def find_laid_out(table: Table, rules: Rules, thought: Thought, other):
    """Find flowers, tiles laid out like them, and Norths laid aside."""
    for number in range(LAID_OUT_BITS):
        if int(table.flowers[other]) >> number & 1 == 1:
            find_tile(thought, kind_laid_out(table, rules, number))
    thought.left[NORTH] -= table.aside.count[other]


@kernel
def kind_laid_out(table: Table, rules: Rules, number):
    """Return the kind that has this bit among tiles laid out; where kongs of one tile are laid it may be any."""
    if rules.single_kongs == 0 or number >= FLOWER_BITS:
        return int(laid_kind(number))
    if number >= TURNED_PLACE:
        return face(int(table.wall[int(table.indicators.positions[0])]))
    return lowest(table.wild_mask)


@kernel
def find_meld(table: Table, thought: Thought, other, index):
    """Find the tiles of a meld; a kong that lies face down has none."""
    if table.meld_kind[other, index] == EGG_MELD:
        family = int(family_of(int(table.meld_face[other, index])))
        for member in range(FLIER + 1):
            thought.left[member_of(family, member)] -= table.eggs.tiles[other, family, member]
        return
    for place in range(4):
        find_tile(thought, int(table.meld_tiles[other, index, place]))


@kernel
def find_river(table: Table, thought: Thought, other):
    """Find the tiles of a river; a claimed one lies in the meld."""
    for index in range(int(table.river_count[other])):
        if table.river_flags[other, index] & CLAIMED_AWAY == 0:
            find_tile(thought, int(table.river[other, index]))


# --- what is to be filled


@kernel
def is_hidden_hand(table: Table, other):
    """Return True if the seat has tiles of which none is seen."""
    if table.hand_size[other] == 0:
        return False
    for kind in range(KINDS):
        if table.hand[other, kind] != 0:
            return False
    return True


@kernel
def is_hidden_kong(table: Table, other, index):
    """Return True if a kong lies face down."""
    return table.meld_kind[other, index] == CONCEALED_KONG_MELD and table.meld_tiles[other, index, 0] == NO_TILE


@kernel
def is_hidden_discard(table: Table, other, index):
    """Return True if a discard lies face down and nobody has claimed it."""
    return table.river[other, index] == NO_TILE and table.river_flags[other, index] & CLAIMED_AWAY == 0


@kernel
def is_hidden_place(table: Table, position):
    """Return True if a tile stands in the wall that is not seen."""
    return table.place[position] != GONE and table.wall[position] == NO_TILE


@kernel
def hidden_places(table: Table):
    """Count the places that the bag has to fill."""
    count = 0
    for other in range(int(table.seats)):
        count += int(table.hand_size[other]) if is_hidden_hand(table, other) else 0
        for index in range(int(table.meld_count[other])):
            count += 4 if is_hidden_kong(table, other, index) else 0
        for index in range(int(table.river_count[other])):
            count += 1 if is_hidden_discard(table, other, index) else 0
    for position in range(int(table.wall_size)):
        count += 1 if is_hidden_place(table, position) else 0
    return count
