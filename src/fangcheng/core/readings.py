"""Readings: every way to see a winning hand as sets and a pair, or as one of the irregular forms.

`start_readings` then `next_reading` until it says no; each call leaves one reading in `desk.work.reading`.
Two readings differ in their groups, in what the jokers stand for, or in the group the winning tile completes.

The concealed tiles are taken apart from the lowest face up. One *level* makes one group or the pair out of the
lowest tile left; its *choice* says what, and choices at the same face never go down, so nothing comes twice.
When only jokers are left a level chooses freely among all groups. Everything to go on from is in `work.search`.
"""

import numpy as np

from fangcheng.core.bits import NONE, bit, has
from fangcheng.core.distance import KNITTED_STRAIGHT as KNITTED_SHAPE
from fangcheng.core.distance import PAIRS_AND_TRIPLET as PAIRS_AND_TRIPLET_SHAPE
from fangcheng.core.distance import SEVEN_PAIRS as SEVEN_PAIRS_SHAPE
from fangcheng.core.distance import SEVEN_PAIRS_ALIKE as SEVEN_PAIRS_ALIKE_SHAPE
from fangcheng.core.distance import STANDARD as STANDARD_SHAPE
from fangcheng.core.distance import THIRTEEN_ORPHANS as ORPHANS_SHAPE
from fangcheng.core.dora import in_game
from fangcheng.core.irregular import (
    knitted_faces,
    next_free_pairs,
    read_eight_pairs,
    read_loose,
    read_orphans,
    read_seven_pairs,
    take_knitted,
)
from fangcheng.core.kernel import kernel, stage
from fangcheng.core.record import (
    BY_SELF,
    CHOW,
    CLOSED,
    CONCEALED_KONG_MELD,
    EDGE,
    KNITTED_FORM,
    KONG,
    NO_WAIT,
    PAIR,
    PAIR_WAIT,
    PUNG,
    RUN,
    STANDARD,
    TRIPLET,
    TRIPLET_WAIT,
    TWO_SIDED,
)
from fangcheng.tiles import FACES

THREE = np.uint64(0b111)

# Stages of the search: one form after the other, the six knitted straights one by one.
STAGE_STANDARD, STAGE_SEVEN_PAIRS, STAGE_EIGHT_PAIRS, STAGE_ORPHANS, STAGE_LOOSE, STAGE_KNITTED = range(6)
STAGE_END = STAGE_KNITTED + 6

# Choices of a level whose lowest face is f. A joker may take any place but that of f.
PAIR_CHOICES = 0  # ff, f*
TRIPLET_CHOICES = 2  # fff, ff*, f**
RUN_CHOICES = 5  # from f: plain, * in the middle, * high, both; from f-1: * low, * low and high; from f-2: ** low
RUN_BELOW, RUN_TWO_BELOW, CHOICES = 9, 11, 12
# Choices of a level that has jokers only.
ONLY_JOKERS = 34  # in place of the lowest face
FREE_PAIR, FREE_TRIPLET, FREE_RUN, FREE_CHOICES = 0, 34, 68, 89


@stage()
def start_readings(win, rules, desk):
    """Begin the readings of `win`; the first call of next_reading gives the first one."""
    search = desk.work.search
    read_melds(win, desk.work)
    search.stage = -1
    search.free_count = 0
    search.levels = 0
    search.spot = -1
    if tiles_of(win) != 3 * int(win.sets) + 2:
        search.stage = STAGE_END


@stage("truth")
def next_reading(win, rules, desk):
    """Write the next reading to `desk.work.reading`; False when there is none left."""
    work = desk.work
    search = work.search
    while search.stage < STAGE_END:
        if search.spot >= 0:
            if next_spot(win, work):
                return True
            search.spot = -1
        if search.levels > 0 and next_division(win, rules, search):
            write_division(win, work)
            search.spot = 0
            continue
        if search.free_count > 0:
            if next_free_pairs(win, rules, work):
                return True
            search.free_count = 0
        search.stage += 1
        search.levels = 0
        if begin_stage(win, rules, work):
            return True
    return False


@kernel
def tiles_of(win):
    """Tiles of the hand, a kong counted as three."""
    tiles = int(win.jokers) + 3 * int(win.meld_count)
    for face in range(FACES):
        tiles += int(win.hand[face])
    return tiles


# --- melds


@kernel
def read_melds(win, work):
    """Write the melds as the first groups of the reading, and keep their masks."""
    reading = work.reading
    search = work.search
    triplets = kongs = concealed = faces = run_starts = NONE
    triplet_count = kong_count = concealed_kongs = claimed = 0
    for place in range(int(win.meld_count)):
        kind, face = int(win.meld_kind[place]), int(win.meld_face[place])
        reading.group_face[place] = face
        reading.group_open[place] = 0 if kind == CONCEALED_KONG_MELD else 1
        reading.group_jokers[place] = 0
        reading.group_wild[place] = 0
        if kind == CHOW:
            reading.group_kind[place] = RUN
            run_starts |= bit(face)
            faces |= THREE << np.uint64(face)
            claimed = 1
            continue
        reading.group_kind[place] = TRIPLET if kind == PUNG else KONG
        triplets |= bit(face)
        faces |= bit(face)
        triplet_count += 1
        if kind == CONCEALED_KONG_MELD:
            concealed |= bit(face)
            concealed_kongs += 1
        else:
            claimed = 1
        if kind != PUNG:
            kongs |= bit(face)
            kong_count += 1
    search.melded = win.meld_count
    search.triplets = triplets
    search.kongs = kongs
    search.concealed = concealed
    search.faces = faces
    search.run_starts = run_starts
    search.triplet_count = triplet_count
    search.kong_count = kong_count
    search.concealed_kongs = concealed_kongs
    reading.kongs = kongs
    reading.kong_count = kong_count
    reading.concealed_kongs = concealed_kongs
    reading.closed = 1 - claimed


# --- stages


@kernel
def begin_stage(win, rules, work):
    """Set up the form of `search.stage`; True when that already leaves a reading (forms with one reading)."""
    stage = int(work.search.stage)
    forms = int(rules.forms)
    concealed = win.meld_count == 0
    if stage == STAGE_STANDARD:
        if forms & STANDARD_SHAPE:
            begin_division(win, work, STANDARD, -1)
        return False
    if stage == STAGE_SEVEN_PAIRS:
        if forms & (SEVEN_PAIRS_SHAPE | SEVEN_PAIRS_ALIKE_SHAPE) and concealed and win.sets == 4:
            return read_seven_pairs(win, rules, work)
        return False
    if stage == STAGE_EIGHT_PAIRS:
        return forms & PAIRS_AND_TRIPLET_SHAPE != 0 and concealed and win.sets == 5 and read_eight_pairs(win, work)
    if stage == STAGE_ORPHANS:
        return forms & ORPHANS_SHAPE != 0 and concealed and win.sets == 4 and read_orphans(win, work)
    if stage == STAGE_LOOSE:
        return concealed and win.sets == 4 and read_loose(win, forms, work)
    if forms & KNITTED_SHAPE == 0:
        work.search.stage = STAGE_END
        return False
    if stage < STAGE_END and win.sets - win.meld_count >= 3:
        begin_division(win, work, KNITTED_FORM, stage - STAGE_KNITTED)
    return False


# --- standard form: divisions into groups and a pair


@kernel
def begin_division(win, work, form, knitted):
    """Lay out the concealed tiles for division, without the nine tiles of a knitted straight if one is read."""
    search = work.search
    for face in range(FACES):
        search.left[face] = win.hand[face]
    groups = int(win.sets) - int(win.meld_count)
    if knitted >= 0:
        if not take_knitted(search, knitted):
            return
        groups -= 3
    work.reading.form = form
    work.reading.knitted = knitted
    search.jokers = win.jokers
    search.levels = groups + 1
    search.depth = 0
    search.paired = 0
    open_level(search, 0)


@kernel
def next_division(win, rules, search):
    """Go on to the next complete division; False when there is none left."""
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
def open_level(search, depth):
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
def next_choice(rules, search, face, first):
    """The first possible choice from `first` on, -1 for none."""
    if face == ONLY_JOKERS:
        for choice in range(first, FREE_CHOICES):
            if free_choice_fits(rules, search, choice):
                return choice
        return -1
    if search.jokers > 0:
        for choice in range(first, CHOICES):
            if choice_fits(search, face, choice):
                return choice
        return -1
    count = int(search.left[face])
    if first <= PAIR_CHOICES and count >= 2 and search.paired == 0:
        return PAIR_CHOICES
    if first <= TRIPLET_CHOICES and count >= 3:
        return TRIPLET_CHOICES
    if first <= RUN_CHOICES and starts_run(face) and search.left[face + 1] > 0 and search.left[face + 2] > 0:
        return RUN_CHOICES
    return -1


@kernel
def choice_fits(search, face, choice):
    """Whether the tiles and jokers left allow `choice`."""
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
def free_choice_fits(rules, search, choice):
    """Whether enough jokers are left for a group of them alone, of tiles that exist."""
    if choice < FREE_TRIPLET:
        return search.paired == 0 and search.jokers >= 2 and in_game(rules, choice)
    if choice < FREE_RUN:
        return search.jokers >= 3 and in_game(rules, choice - FREE_TRIPLET)
    return search.jokers >= 3


@kernel
def starts_run(face):
    """Whether a run may begin with this face."""
    return face < 27 and face % 9 <= 6


@kernel
def group_kind(face, choice):
    """PAIR, TRIPLET or RUN of a choice."""
    if face == ONLY_JOKERS:
        if choice < FREE_TRIPLET:
            return PAIR
        return TRIPLET if choice < FREE_RUN else RUN
    if choice < TRIPLET_CHOICES:
        return PAIR
    return TRIPLET if choice < RUN_CHOICES else RUN


@kernel
def group_start(face, choice):
    """Lowest face of the group."""
    if face == ONLY_JOKERS:
        if choice < FREE_TRIPLET:
            return choice
        if choice < FREE_RUN:
            return choice - FREE_TRIPLET
        number = choice - FREE_RUN
        return number // 7 * 9 + number % 7
    if choice < RUN_BELOW:
        return face
    return face - 1 if choice < RUN_TWO_BELOW else face - 2


@kernel
def group_wild(face, choice):
    """Bits of the places that jokers take."""
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
    return 3


@kernel
def make(search, depth):
    """Decide the group of a level by its choice, and take its tiles out of what is left."""
    face, choice = int(search.face[depth]), int(search.choice[depth])
    search.kind[depth] = group_kind(face, choice)
    search.start[depth] = group_start(face, choice)
    search.wild[depth] = group_wild(face, choice)
    change(search, depth, 1)


@kernel
def unmake(search, depth):
    """Put the tiles of a level's group back."""
    change(search, depth, -1)


@kernel
def change(search, depth, sign):
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
            search.left[start + place] -= sign


@kernel
def write_division(win, work):
    """Write the groups of the division behind the melds, and all that does not hang on the winning tile."""
    reading, search = work.reading, work.search
    triplets, faces, run_starts = search.triplets, search.faces, search.run_starts
    triplet_count, jokers, group = int(search.triplet_count), 0, int(search.melded)
    for face in range(FACES):
        reading.runs[face] = 0
    for place in range(group):
        if reading.group_kind[place] == RUN:
            reading.runs[reading.group_face[place]] += 1
    for level in range(int(search.levels)):
        kind, start, wild = int(search.kind[level]), int(search.start[level]), int(search.wild[level])
        if wild != 0:
            for place in range(3):
                if (wild >> place) & 1:
                    reading.joker_faces[jokers] = start + place if kind == RUN else start
                    jokers += 1
        if kind == PAIR:
            reading.pair = start
            reading.pair_jokers = places_of(wild)
            faces |= bit(start)
            continue
        reading.group_kind[group] = kind
        reading.group_face[group] = start
        reading.group_open[group] = 0
        reading.group_jokers[group] = places_of(wild)
        reading.group_wild[group] = wild
        group += 1
        if kind == RUN:
            reading.runs[start] += 1
            run_starts |= bit(start)
            faces |= THREE << np.uint64(start)
        else:
            triplets |= bit(start)
            faces |= bit(start)
            triplet_count += 1
    if reading.knitted >= 0:
        faces |= knitted_faces(int(reading.knitted))
    reading.groups = group
    reading.triplets = triplets
    reading.faces = faces
    reading.run_starts = run_starts
    reading.triplet_count = triplet_count
    reading.run_count = group - triplet_count
    reading.joker_count = jokers
    reading.pairs = NONE
    reading.fours = 0


@kernel
def places_of(wild):
    """How many of three places are taken by jokers."""
    return (wild & 1) + ((wild >> 1) & 1) + ((wild >> 2) & 1)


# --- where the winning tile stands


@kernel
def next_spot(win, work):
    """Give the winning tile its next place in the division; False when all have been tried.

    A place is a level and a number in its group. Equal groups are tried once.
    """
    search, reading = work.search, work.reading
    levels = int(search.levels)
    spot = int(search.spot)
    while spot < 3 * levels:
        level = spot // 3
        place = place_of_win(win, search, level, spot % 3)
        if place >= 0:
            search.spot = 3 * level + place + 1
            mark_spot(win, work, level, place)
            return True
        spot = 3 * level + 3
    if search.spot <= 3 * levels and reading.knitted >= 0 and win.drawn_joker == 0:
        search.spot = 3 * levels + 1
        if has(knitted_faces(int(reading.knitted)), int(win.tile)):
            note_win(win, work, -1, 0, NO_WAIT, False)
            return True
    return False


@kernel
def place_of_win(win, search, level, first):
    """The place, `first` or later, where the winning tile may have come to the group of `level`; -1 if nowhere."""
    kind, start, wild = int(search.kind[level]), int(search.start[level]), int(search.wild[level])
    if is_repeated(search, level):
        return -1
    if win.drawn_joker == 1:
        for place in range(first, 3):
            # In a pair or triplet all jokers are alike: the highest stands for them.
            if (wild >> place) & 1 == 1 and (kind == RUN or wild >> (place + 1) == 0):
                return place
        return -1
    place = int(win.tile) - start
    if place < first or place > (2 if kind == RUN else 0) or (wild >> place) & 1 == 1:
        return -1
    return place


@kernel
def is_repeated(search, level):
    """Whether the level before made the same group."""
    return (
        level > 0 and search.face[level] == search.face[level - 1] and search.choice[level] == search.choice[level - 1]
    )


@kernel
def mark_spot(win, work, level, place):
    """Note how the winning tile completes the group of `level`."""
    search = work.search
    kind, start = int(search.kind[level]), int(search.start[level])
    if kind == PAIR:
        note_win(win, work, -1, 0, PAIR_WAIT, False)
    elif kind == TRIPLET:
        note_win(win, work, group_number(search, level), 0, TRIPLET_WAIT, win.by != BY_SELF)
    else:
        note_win(win, work, group_number(search, level), place, run_wait(start, place), False)


@kernel
def group_number(search, level):
    """Number of the group of a level: melds come first, the pair is no group."""
    group = int(search.melded) + level
    for before in range(level):
        if search.kind[before] == PAIR:
            group -= 1
    return group


@kernel
def run_wait(start, place):
    """How the tile at `place` completes a run."""
    if place == 1:
        return CLOSED
    if (place == 0 and start % 9 == 6) or (place == 2 and start % 9 == 0):
        return EDGE
    return TWO_SIDED


@kernel
def note_win(win, work, group, place, wait, opened):
    """Write what hangs on the winning tile; a triplet completed by another's tile is not concealed."""
    reading, search = work.reading, work.search
    reading.won_group = group
    reading.won_place = place
    reading.wait = wait
    concealed = reading.triplets & ~search.triplets | search.concealed
    count = int(reading.triplet_count) - int(search.triplet_count) + int(search.concealed_kongs)
    if opened:
        concealed &= ~bit(int(reading.group_face[group]))
        count -= 1
    reading.concealed = concealed
    reading.concealed_count = count
