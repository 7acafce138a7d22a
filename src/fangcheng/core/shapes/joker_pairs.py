"""Seven pairs with jokers: each single tile takes one, and two that are left are a pair of any face, in turn."""

from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.joker_copies import copies_fit, plays_jokers
from fangcheng.core.state.fields.forms import SEVEN_PAIRS_ALIKE
from fangcheng.core.state.record_types import Reading, Rules, Search, Win, Work
from fangcheng.core.table.dora import in_game
from fangcheng.tiles import FACES


@stage("truth", when=plays_jokers)
def begin_joker_pairs(win: Win, rules: Rules, work: Work, free):
    """Write the first seven pairs with `free` pairs of two jokers; return False when the rules do not know any."""
    work.search.free_count = free
    for number in range(free):
        work.search.free_pairs[number] = 0
    return write_pairs(win, rules, work) or next_free_pairs(win, rules, work)


@stage("truth", when=plays_jokers)
def next_free_pairs(win: Win, rules: Rules, work: Work):
    """Let the pairs of two jokers stand for the next faces; return False when all have been tried."""
    search = work.search
    while advance_free_pairs(search):
        if write_pairs(win, rules, work):
            return True
    return False


@kernel
def advance_free_pairs(search: Search):
    """Count the faces of the free pairs up, kept in rising order; return False after the last."""
    number = int(search.free_count) - 1
    while number >= 0 and search.free_pairs[number] == FACES - 1:
        number -= 1
    if number < 0:
        return False
    face = int(search.free_pairs[number]) + 1
    for later in range(number, int(search.free_count)):
        search.free_pairs[later] = face
    return True


@kernel
def write_pairs(win: Win, rules: Rules, work: Work):
    """Write seven pairs with the free ones as they stand; return False when the rules do not know such pairs."""
    search, reading = work.search, work.reading
    pairs = NONE
    fours = jokers = 0
    for face in range(FACES):
        count = int(win.hand[face])
        if count > 0:
            pairs |= bit(face)
            fours += 1 if count > 2 else 0
            if count % 2 == 1:
                reading.joker_faces[jokers] = face
                jokers += 1
    for number in range(int(search.free_count)):
        face = int(search.free_pairs[number])
        if not in_game(rules, face):
            return False
        if has(pairs, face):
            if int(rules.forms) & SEVEN_PAIRS_ALIKE == 0:
                return False
            fours += 1 if pairs_of(win, reading, face, jokers) % 2 == 1 else 0
        pairs |= bit(face)
        reading.joker_faces[jokers] = face
        reading.joker_faces[jokers + 1] = face
        jokers += 2
    reading.pairs = pairs
    reading.faces = pairs
    reading.fours = fours
    reading.joker_count = jokers
    return copies_fit(win, rules, work)


@kernel
def pairs_of(win: Win, reading: Reading, face, jokers):
    """Return how many pairs of a face lie so far, `jokers` of the reading told: two are four alike, three no more."""
    tiles = int(win.hand[face])
    for number in range(jokers):
        tiles += int(reading.joker_faces[number] == face)
    return tiles // 2
