"""Divisions of tiles and jokers into groups and a pair, one after another, by going back.

The tiles are taken apart from the lowest face up. One *level* makes one group or the pair out of the lowest tile
left; its *choice* says what, and choices at the same face never go down, so nothing comes twice. When only jokers
are left a level chooses freely among pairs, triplets and runs of numbers.

Where honours form runs, hands without jokers are divided here too.
"""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.honour_choices import honour_start, honour_wild, next_honour_choice
from fangcheng.core.shapes.joker_copies import plays_jokers
from fangcheng.core.state.codes import PAIR, RUN, TRIPLET
from fangcheng.core.state.honour_runs import face_in_run
from fangcheng.core.state.record_types import Rules, Search, Work
from fangcheng.core.table.dora import in_game
from fangcheng.tiles import EAST, FACES

# Choices of a level whose lowest face is f. A joker may take any place but that of f.
PAIR_CHOICES = 0  # ff, f*
TRIPLET_CHOICES = 2  # fff, ff*, f**
RUN_CHOICES = 5  # from f: plain, * in the middle, * high, both; from f-1: * low, * low and high; from f-2: ** low
RUN_BELOW, RUN_TWO_BELOW, CHOICES = 9, 11, 12  # those of runs of honours follow (honour_choices.py)
# Choices of a level that has jokers only.
ONLY_JOKERS = 34  # in place of the lowest face
FREE_PAIR, FREE_TRIPLET, FREE_RUN, FREE_CHOICES = 0, 34, 68, 89


def divides_by_trying(rules):
    """Return True if some hand of a game has to be divided here: with jokers, or where honours form runs."""
    return plays_jokers(rules) or rules.honour_runs != 0


@kernel
def begin_joker_divisions(search: Search, jokers):
    """Begin at the first level; `search.left` holds the tiles to divide beside the jokers."""
    search.jokers = jokers
    search.depth = 0
    search.paired = 0
    open_level(search, 0)


@stage("truth", when=divides_by_trying)
def next_joker_division(rules: Rules, work: Work):
    """Go on to the next complete division; return False when there is none left."""
    search = work.search
    depth, levels = int(search.depth), int(search.levels)
    if depth == levels:
        depth -= 1
        unmake(search, depth)
    while True:
        face = int(search.face[depth])
        choice = next_choice(rules, search, face, int(search.choice[depth]) + 1)
        if choice < 0:
            if depth == 0:
                search.levels = 0
                return False
            depth -= 1
            unmake(search, depth)
            continue
        search.choice[depth] = choice
        make(search, depth)
        depth += 1
        search.depth = depth
        if depth == levels:
            return True
        open_level(search, depth)


@kernel
def open_level(search: Search, depth):
    """Find the lowest face left; at the same face as the level before, choices go on from its choice."""
    face = int(search.face[depth - 1]) if depth > 0 else 0
    while face < FACES and search.left[face] == 0:
        face += 1
    search.face[depth] = face
    if depth > 0 and face == search.face[depth - 1]:
        search.choice[depth] = search.choice[depth - 1] - 1
    else:
        search.choice[depth] = -1


@kernel
def next_choice(rules: Rules, search: Search, face, first):
    """Return the first possible choice from `first` on, -1 for none."""
    if face == ONLY_JOKERS:
        for choice in range(first, FREE_CHOICES):
            if free_choice_fits(rules, search, choice):
                return choice
        return -1
    if search.jokers > 0:
        for choice in range(first, CHOICES):
            if choice_fits(search, face, choice):
                return choice
        return next_honour_choice(search, face, first) if rules.honour_runs != 0 else -1
    count = int(search.left[face])
    if first <= PAIR_CHOICES and count >= 2 and search.paired == 0:
        return PAIR_CHOICES
    if first <= TRIPLET_CHOICES and count >= 3:
        return TRIPLET_CHOICES
    if first <= RUN_CHOICES and starts_run(face) and search.left[face + 1] > 0 and search.left[face + 2] > 0:
        return RUN_CHOICES
    return next_honour_choice(search, face, first) if rules.honour_runs != 0 else -1


@kernel
def choice_fits(search: Search, face, choice):
    """Return True if the tiles and jokers left allow `choice`."""
    count, jokers = int(search.left[face]), int(search.jokers)
    if choice < TRIPLET_CHOICES:
        return search.paired == 0 and count >= 2 - choice and jokers >= choice
    if choice < RUN_CHOICES:
        given = choice - TRIPLET_CHOICES
        return count >= 3 - given and jokers >= given
    start = group_start(face, choice)
    if start < 0 or not starts_run(start) or start // 9 != face // 9:
        return False
    wild = group_wild(face, choice)
    needed = 0
    for place in range(3):
        if (wild >> place) & 1:
            needed += 1
        elif search.left[start + place] == 0:
            return False
    return jokers >= needed


@kernel
def free_choice_fits(rules: Rules, search: Search, choice):
    """Return True if enough jokers are left for a group of them alone, of tiles that exist."""
    if choice < FREE_TRIPLET:
        return search.paired == 0 and search.jokers >= 2 and in_game(rules, choice)
    if choice < FREE_RUN:
        return search.jokers >= 3 and in_game(rules, choice - FREE_TRIPLET)
    return search.jokers >= 3


@kernel
def starts_run(face):
    """Return True if a run may begin with this face."""
    return face < 27 and face % 9 <= 6


@kernel
def group_kind(face, choice):
    """Return whether a choice makes a PAIR, a TRIPLET or a RUN."""
    if face == ONLY_JOKERS:
        if choice < FREE_TRIPLET:
            return PAIR
        return TRIPLET if choice < FREE_RUN else RUN
    if choice < TRIPLET_CHOICES:
        return PAIR
    return TRIPLET if choice < RUN_CHOICES else RUN


@kernel
def group_start(face, choice):
    """Return the lowest face of the group that a choice makes."""
    if face == ONLY_JOKERS:
        if choice < FREE_TRIPLET:
            return choice
        if choice < FREE_RUN:
            return choice - FREE_TRIPLET
        number = choice - FREE_RUN
        return number // 7 * 9 + number % 7
    if choice < RUN_BELOW:
        return face
    if choice >= CHOICES:
        return honour_start(choice)
    return face - 1 if choice < RUN_TWO_BELOW else face - 2


@kernel
def group_wild(face, choice):
    """Return the places in a choice's group that jokers take, as bits."""
    if face == ONLY_JOKERS:
        return 3 if choice < FREE_TRIPLET else 7
    if choice < TRIPLET_CHOICES:
        return 2 * choice
    if choice < RUN_CHOICES:
        given = choice - TRIPLET_CHOICES
        return 0 if given == 0 else (4 if given == 1 else 6)
    if choice < RUN_BELOW:
        return 2 * (choice - RUN_CHOICES)
    if choice < RUN_TWO_BELOW:
        return 1 if choice == RUN_BELOW else 5
    return 3 if choice < CHOICES else honour_wild(face, choice)


@kernel
def make(search: Search, depth):
    """Decide the group of a level by its choice, and take its tiles out of what is left."""
    face, choice = int(search.face[depth]), int(search.choice[depth])
    search.kind[depth] = group_kind(face, choice)
    search.start[depth] = group_start(face, choice)
    search.wild[depth] = group_wild(face, choice)
    change(search, depth, 1)


@kernel
def unmake(search: Search, depth):
    """Put the tiles of a level's group back."""
    change(search, depth, -1)


@kernel
def change(search: Search, depth, sign):
    """Take (1) or give back (-1) the tiles of a level's group."""
    kind, start, wild = int(search.kind[depth]), int(search.start[depth]), int(search.wild[depth])
    if kind == PAIR:
        search.paired += sign
    jokers = places_of(wild)
    search.jokers -= sign * jokers
    if kind != RUN:
        search.left[start] -= sign * ((2 if kind == PAIR else 3) - jokers)
        return
    for place in range(3):
        if (wild >> place) & 1 == 0:
            search.left[start + place if start < EAST else face_in_run(start, place)] -= sign


@kernel
def places_of(wild):
    """Count the places (of three) that jokers take."""
    return (wild & 1) + ((wild >> 1) & 1) + ((wild >> 2) & 1)
