"""What a hand aims at: any win, or one that pays more though it is farther away.

Every aim is weighed by one sum: what it pays here (aim_worth.py) less what each tile that it lacks costs, the dearer
the fewer turns are left. All numbers are thousandths of a doubling of points.
"""

from fangcheng.bots.aim_worth import AIMS, ALL_PUNGS, HALF_FLUSH, NO_WORTH, PLAIN, SEVEN_PAIRS
from fangcheng.core.dialect.bits import NONE, bit, count_bits, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.scoring.away import divides
from fangcheng.core.shapes.holding import FACES, HONOURS, WEIGHT, faces_held, hold
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.shapes.missing_pairs import missing_seven_pairs, wanted_seven_pairs
from fangcheng.core.shapes.missing_sets import lane
from fangcheng.core.shapes.ready import sets_to_form
from fangcheng.core.state.codes import CHOW
from fangcheng.core.state.shape_tables import NO_SUIT
from fangcheng.core.table.hand import is_closed
from fangcheng.tiles import EAST

HOPELESS = -(1 << 24)


@kernel
def choose_aim(table, rules, desk, brain, seat, missing):
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
def worth_at(brain, opened, aim):
    """Return what an aim is worth: of what it pays more closed only a part counts, as most hands are opened."""
    worth = int(brain.worth[1, aim])
    closed = int(brain.worth[0, aim])
    if worth == NO_WORTH:
        return closed if opened == 0 else NO_WORTH
    return worth + (closed - worth) * int(brain.weights.closed) // 1000 if opened == 0 else worth


@kernel
def scaled(brain, worth):
    """Return a worth as much as the player minds it."""
    return worth * int(brain.weights.aim) // 1000


@kernel
def cost_of_tile(table, brain):
    """Return what a tile farther from a win costs with the turns that are left."""
    turns = max(1, int(table.drawable) // int(table.seats))
    return int(brain.weights.tile) + int(brain.weights.late) // turns


@kernel
def may_aim(table, rules, seat, aim):
    """Return True if the aim is open to the seat; where a hand must show more than a shape, pungs and pairs are not."""
    return (aim < ALL_PUNGS or not divides(rules)) and is_open_to(table, seat, aim)


@kernel
def is_open_to(table, seat, aim):
    """Return True if the melds of the seat leave it the aim."""
    for index in range(int(table.meld_count[seat])):
        lowest_face = int(table.meld_face[seat, index])
        if aim == SEVEN_PAIRS or (aim == ALL_PUNGS and table.meld_kind[seat, index] == CHOW):
            return False
        if aim < ALL_PUNGS:
            suit = (aim - 1) % 3
            of_suit = lowest_face < EAST and lowest_face // 9 == suit
            if not of_suit and (aim < HALF_FLUSH or lowest_face < EAST):
                return False
    return True


@kernel
def lacking_to_aim(shapes, holding, sets, aim):
    """Count the tiles that a hand lacks to a win of this aim, jokers used."""
    if aim == SEVEN_PAIRS:
        missing = missing_seven_pairs(faces_held(shapes, holding, 1), faces_held(shapes, holding, 2))
    elif aim == ALL_PUNGS:
        missing = missing_to_pungs(shapes, holding, sets)
    else:
        missing = lane(row_of_flush(shapes, holding, aim, 0, 0), sets, 1)
    return max(0, missing - int(holding.jokers)) if missing < OUT_OF_REACH else OUT_OF_REACH


@kernel
def row_of_flush(shapes, holding, aim, more, more_honours):
    """Return the row of the suit that is aimed at, with honours where these belong; keys raised by so much."""
    suit = (aim - 1) % 3
    key = int(holding.m) if suit == 0 else int(holding.p) if suit == 1 else int(holding.s)
    if key == NO_SUIT:
        more = 0
    row = shapes.suit[key + more]
    if aim >= HALF_FLUSH:
        return int(shapes.joined[row, shapes.honour[int(holding.z) + more_honours]])
    return int(shapes.joined[row, shapes.suit[NO_SUIT]])


@kernel
def missing_to_pungs(shapes, holding, sets):
    """Count the tiles missing to so many triplets and a pair, before jokers are used."""
    ones = count_bits(faces_held(shapes, holding, 1))
    twos = count_bits(faces_held(shapes, holding, 2))
    threes = count_bits(faces_held(shapes, holding, 3))
    triplets = min(threes, sets)
    pairs = min(twos - triplets, sets - triplets)
    singles = sets - triplets - pairs
    left_pairs, left_ones = twos - triplets - pairs, ones - triplets - pairs - singles
    if left_ones < 0:
        return OUT_OF_REACH
    return pairs + 2 * singles + (0 if left_pairs > 0 else 1 if left_ones > 0 else 2)


@kernel
def wanted_by_aim(shapes, holding, sets, aim):
    """Return the faces of which one more brings a hand nearer to its aim, jokers too."""
    if aim == SEVEN_PAIRS:
        found = wanted_seven_pairs(faces_held(shapes, holding, 1), faces_held(shapes, holding, 2))
    elif aim == ALL_PUNGS:
        found = wanted_to_pungs(shapes, holding, sets)
    else:
        found = wanted_to_flush(shapes, holding, sets, aim)
    return found & holding.usable & ~faces_held(shapes, holding, 4) | holding.wild


@kernel
def wanted_to_flush(shapes, holding, sets, aim):
    """Return the numbers, and honours where these belong, that bring a hand nearer to a flush."""
    before = lane(row_of_flush(shapes, holding, aim, 0, 0), sets, 1)
    first, found = 9 * ((aim - 1) % 3), NONE
    open_faces = holding.usable & ~faces_held(shapes, holding, 4)
    for face in range(first, first + 9):
        if has(open_faces, face) and lane(row_of_flush(shapes, holding, aim, int(WEIGHT[face]), 0), sets, 1) < before:
            found |= bit(face)
    if aim >= HALF_FLUSH:
        for face in range(HONOURS, FACES):
            row = row_of_flush(shapes, holding, aim, 0, int(WEIGHT[face])) if has(open_faces, face) else 0
            if has(open_faces, face) and lane(row, sets, 1) < before:
                found |= bit(face)
    return found


@kernel
def wanted_to_pungs(shapes, holding, sets):
    """Return the faces that bring a hand nearer to triplets and a pair."""
    twos, threes = faces_held(shapes, holding, 2), faces_held(shapes, holding, 3)
    pairs = twos & ~threes
    if count_bits(twos) > sets:
        return pairs if count_bits(threes) < sets else faces_held(shapes, holding, 1) & ~twos
    return pairs | (faces_held(shapes, holding, 1) & ~twos)


@kernel
def pays_for_an_aim(brain):
    """Return True if some aim is worth more than any win."""
    for opened in range(2):
        for aim in range(1, AIMS):
            if brain.worth[opened, aim] > brain.worth[opened, PLAIN] > NO_WORTH:
                return True
    return False
