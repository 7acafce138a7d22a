"""Readings: every way to see a winning hand as sets and a pair, or as one of the irregular forms.

`start_readings` then `next_reading` until it says no; each call leaves one reading in `desk.work.reading`.
Two readings differ in their groups, in what the jokers stand for, or in the group the winning tile completes.

The concealed tiles are divided into groups and a pair, each group on one *level*: quickly where there are no jokers
(divisions.py), by trying with them (joker_divisions.py). Everything to go on from is in `work.search`.
"""

import numpy as np

from fangcheng.core.bits import NONE, ONE, bit, has, lowest
from fangcheng.core.distance import GREATER_HONOURS_AND_KNITTED as LOOSE_GREATER_SHAPE
from fangcheng.core.distance import HONOURS_AND_KNITTED as LOOSE_SHAPE
from fangcheng.core.distance import KNITTED_STRAIGHT as KNITTED_SHAPE
from fangcheng.core.distance import PAIRS_AND_TRIPLET as PAIRS_AND_TRIPLET_SHAPE
from fangcheng.core.distance import SEVEN_PAIRS as SEVEN_PAIRS_SHAPE
from fangcheng.core.distance import SEVEN_PAIRS_ALIKE as SEVEN_PAIRS_ALIKE_SHAPE
from fangcheng.core.distance import STANDARD as STANDARD_SHAPE
from fangcheng.core.distance import THIRTEEN_ORPHANS as ORPHANS_SHAPE
from fangcheng.core.divisions import begin_divisions, next_plain_division
from fangcheng.core.irregular import (
    knitted_faces,
    next_free_pairs,
    read_eight_pairs,
    read_loose,
    read_orphans,
    read_seven_pairs,
    take_knitted,
)
from fangcheng.core.joker_divisions import begin_joker_divisions, next_joker_division, places_of
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
SIX = np.uint64(0b111111)


@stage()
def start_readings(win, rules, desk):
    """Begin the readings of `win`; the first call of next_reading gives the first one."""
    search = desk.work.search
    read_melds(win, desk.work)
    search.stages = stages_of(win, int(rules.forms)) if tiles_of(win) == 3 * int(win.sets) + 2 else NONE
    search.free_count = 0
    search.levels = 0
    search.spot = -1


@stage("truth")
def next_reading(win, rules, desk):
    """Write the next reading to `desk.work.reading`; False when there is none left."""
    work = desk.work
    search = work.search
    while True:
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
        if search.stages == NONE:
            return False
        stage = lowest(search.stages)
        search.stages &= search.stages - ONE
        search.levels = 0
        if begin_stage(win, rules, work, stage):
            return True


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
def stages_of(win, forms):
    """Mask of the forms to be tried: those of the rules that a hand with so many sets and melds can have."""
    stages = bit(STAGE_STANDARD) if forms & STANDARD_SHAPE else NONE
    if win.meld_count == 0 and win.sets == 4:
        if forms & (SEVEN_PAIRS_SHAPE | SEVEN_PAIRS_ALIKE_SHAPE):
            stages |= bit(STAGE_SEVEN_PAIRS)
        if forms & ORPHANS_SHAPE:
            stages |= bit(STAGE_ORPHANS)
        if forms & (LOOSE_SHAPE | LOOSE_GREATER_SHAPE):
            stages |= bit(STAGE_LOOSE)
    if win.meld_count == 0 and win.sets == 5 and forms & PAIRS_AND_TRIPLET_SHAPE:
        stages |= bit(STAGE_EIGHT_PAIRS)
    if forms & KNITTED_SHAPE and win.sets - win.meld_count >= 3:
        stages |= SIX << np.uint64(STAGE_KNITTED)
    return stages


@kernel
def begin_stage(win, rules, work, stage):
    """Set up a form; True when that already leaves a reading (forms with one reading)."""
    if stage == STAGE_STANDARD:
        begin_division(win, work, STANDARD, -1)
        return False
    if stage == STAGE_SEVEN_PAIRS:
        return read_seven_pairs(win, rules, work)
    if stage == STAGE_EIGHT_PAIRS:
        return read_eight_pairs(win, work)
    if stage == STAGE_ORPHANS:
        return read_orphans(win, work)
    if stage == STAGE_LOOSE:
        return read_loose(win, int(rules.forms), work)
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
    search.levels = groups + 1
    if win.jokers > 0:
        begin_joker_divisions(search, int(win.jokers))
    else:
        begin_divisions(search)


@kernel
def next_division(win, rules, search):
    """Go on to the next division; False when there is none left."""
    if win.jokers > 0:
        return next_joker_division(rules, search)
    return next_plain_division(search)


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
    if win.drawn_joker == 1:
        return place_of_joker(search, level, first)
    place = int(win.tile) - start
    if place < first or place > (2 if kind == RUN else 0) or (wild >> place) & 1 == 1 or is_repeated(search, level):
        return -1
    return place


@kernel
def place_of_joker(search, level, first):
    """The same where the winning tile is a joker."""
    kind, wild = int(search.kind[level]), int(search.wild[level])
    if is_repeated(search, level):
        return -1
    for place in range(first, 3):
        # In a pair or triplet all jokers are alike: the highest stands for them.
        if (wild >> place) & 1 == 1 and (kind == RUN or wild >> (place + 1) == 0):
            return place
    return -1


@kernel
def is_repeated(search, level):
    """Whether the level before made the same group."""
    if level == 0 or search.kind[level] != search.kind[level - 1]:
        return False
    return search.start[level] == search.start[level - 1] and search.wild[level] == search.wild[level - 1]


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
