"""What a hand aims at: any win, or one that pays more though it is farther away.

Every aim is weighed by one sum: what it pays here (aim_worth.py) less what each tile that it lacks costs, the dearer
the fewer turns are left. All numbers are thousandths of a doubling of points.
"""

from fangcheng.bots.aim_worth import AIMS, ALL_PUNGS, FLUSH, HALF_FLUSH, NO_WORTH, PLAIN, SEVEN_PAIRS
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.scoring.away import divides
from fangcheng.core.scoring.away_in_kinds import flush_of, has_no_chow, melds_fit, missing_triplets, wanted_triplets
from fangcheng.core.shapes.holding import WEIGHT, faces_held, hold
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.shapes.missing_pairs import missing_seven_pairs, wanted_seven_pairs
from fangcheng.core.shapes.missing_sets import lane, missing_standard, wanted_standard
from fangcheng.core.shapes.ready import sets_to_form
from fangcheng.core.state.record_types import Desk, Rules, Shapes, Table
from fangcheng.core.state.shape_tables import NO_SUIT
from fangcheng.core.table.hand import is_closed
from fangcheng.tiles import EAST

HOPELESS = -(1 << 24)


@kernel
def choose_aim(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, missing):
    """Note what the seat aims at, which lacks `missing` tiles to any win, and return what it may hope for."""
    opened = int(not is_closed(table, seat))
    cost = cost_of_tile(table, brain)
    plain = worth_at(brain, opened, PLAIN)
    best = scaled(brain, plain) - missing * cost if missing < OUT_OF_REACH else HOPELESS
    brain.aim = PLAIN
    if brain.weights.aim == 0:
        return best
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    sets = sets_to_form(table, rules, seat)
    for aim in range(1, AIMS):
        worth = worth_at(brain, opened, aim)
        if worth == NO_WORTH or worth <= plain or not may_aim(table, rules, seat, aim):
            continue
        lacking = lacking_to_aim(desk.shapes, holding, sets, aim)
        hope = scaled(brain, worth) - lacking * (cost + int(brain.weights.narrow))
        if lacking < OUT_OF_REACH and hope > best:
            best, brain.aim = hope, aim
    return best


@kernel
def worth_at(brain: Brain, opened, aim):
    """Return what an aim is worth: of what it pays more closed only a part counts, as most hands are opened."""
    worth = int(brain.worth[1, aim])
    closed = int(brain.worth[0, aim])
    if worth == NO_WORTH:
        return closed if opened == 0 else NO_WORTH
    return worth + (closed - worth) * int(brain.weights.closed) // 1000 if opened == 0 else worth


@kernel
def scaled(brain: Brain, worth):
    """Return a worth as much as the player minds it."""
    return worth * int(brain.weights.aim) // 1000


@kernel
def cost_of_tile(table: Table, brain: Brain):
    """Return what a tile farther from a win costs with the turns that are left."""
    turns = max(1, int(table.drawable) // int(table.seats))
    return int(brain.weights.tile) + int(brain.weights.late) // turns


@kernel
def may_aim(table: Table, rules: Rules, seat, aim):
    """Return True if the aim is open to the seat; where a hand must show more than a shape, pungs and pairs are not."""
    return (aim < ALL_PUNGS or not divides(rules)) and is_open_to(table, seat, aim)


@kernel
def is_open_to(table: Table, seat, aim):
    """Return True if the melds of the seat leave it the aim."""
    if aim == SEVEN_PAIRS:
        return int(table.meld_count[seat]) == 0
    if aim == ALL_PUNGS:
        return has_no_chow(table, seat)
    return melds_fit(table, seat, suit_of(aim)) and (aim >= HALF_FLUSH or has_no_honours_laid(table, seat))


@kernel
def has_no_honours_laid(table: Table, seat):
    """Return True if no meld of the seat is of honours."""
    for index in range(int(table.meld_count[seat])):
        if table.meld_face[seat, index] >= EAST:
            return False
    return True


@kernel
def suit_of(aim):
    """Return the suit of a flush or half flush."""
    return (aim - FLUSH) % 3


@kernel
def lacking_to_aim(shapes: Shapes, holding, sets, aim):
    """Count the tiles that a hand lacks to a win of this aim, jokers used."""
    if aim == SEVEN_PAIRS:
        missing = missing_seven_pairs(faces_held(shapes, holding, 1), faces_held(shapes, holding, 2))
    elif aim == ALL_PUNGS:
        missing = missing_triplets(shapes, holding, sets)
    elif aim >= HALF_FLUSH:
        missing = missing_standard(shapes, flush_of(holding, suit_of(aim)), sets)
    else:
        missing = lane(row_of_suit(shapes, key_of_suit(holding, suit_of(aim))), sets, 1)
    return max(0, missing - int(holding.jokers)) if missing < OUT_OF_REACH else OUT_OF_REACH


@kernel
def key_of_suit(holding, suit):
    """Return the key of the tiles of a suit."""
    return int(holding.m) if suit == 0 else int(holding.p) if suit == 1 else int(holding.s)


@kernel
def row_of_suit(shapes: Shapes, key):
    """Return the row of one suit alone, without honours."""
    return int(shapes.joined[shapes.suit[key], shapes.suit[NO_SUIT]])


@kernel
def wanted_by_aim(shapes: Shapes, holding, sets, aim):
    """Return the faces of which one more brings a hand nearer to its aim, jokers too."""
    if aim == SEVEN_PAIRS:
        found = wanted_seven_pairs(faces_held(shapes, holding, 1), faces_held(shapes, holding, 2))
    elif aim == ALL_PUNGS:
        found = wanted_triplets(shapes, holding, sets)
    elif aim >= HALF_FLUSH:
        found = wanted_standard(shapes, flush_of(holding, suit_of(aim)), sets)
    else:
        found = wanted_to_flush(shapes, holding, sets, suit_of(aim))
    return found & holding.usable & ~faces_held(shapes, holding, 4) | holding.wild


@kernel
def wanted_to_flush(shapes: Shapes, holding, sets, suit):
    """Return the numbers that bring a hand nearer to a flush of the suit without honours."""
    key, found = key_of_suit(holding, suit), NONE
    before = lane(row_of_suit(shapes, key), sets, 1)
    open_faces = holding.usable & ~faces_held(shapes, holding, 4)
    for face in range(9 * suit, 9 * suit + 9):
        if has(open_faces, face) and lane(row_of_suit(shapes, key + int(WEIGHT[face])), sets, 1) < before:
            found |= bit(face)
    return found


@kernel
def pays_for_an_aim(brain: Brain):
    """Return True if some aim is worth more than any win."""
    for opened in range(2):
        for aim in range(1, AIMS):
            if brain.worth[opened, aim] > brain.worth[opened, PLAIN] > NO_WORTH:
                return True
    return False
