"""Readings: every way to see a winning hand as sets and a pair, or as one of the irregular forms.

`start_readings` then `next_reading` until it says no; each call leaves one reading in `desk.work.reading`.
Two readings differ in their groups, in what the jokers stand for, or in the group the winning tile completes.

The concealed tiles are divided into groups and a pair, each group on one *level*: quickly where there are no jokers
(divisions.py), by trying with them (joker_divisions.py). Everything to go on from is in `work.search`.
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, bit, bit_if, count_bits, has, lowest
from fangcheng.core.dialect.registry import inlined, kernel, stage
from fangcheng.core.patterns.masks import knitted_faces
from fangcheng.core.shapes.divisions import begin_divisions, next_plain_division
from fangcheng.core.shapes.eight_pairs import read_eight_filled, read_eight_in_place
from fangcheng.core.shapes.honour_readings import name_honours, spots_with_honours
from fangcheng.core.shapes.honours import read_all_258, read_honours
from fangcheng.core.shapes.irregular import (
    ORPHANS,
    copies_fit,
    jokers_beside_pairs,
    lay_orphans_and_set,
    next_free_pairs,
    read_eight_pairs,
    read_loose,
    read_orphans,
    read_seven_pairs,
    read_unrelated,
    take_knitted,
)
from fangcheng.core.shapes.joker_divisions import begin_joker_divisions, next_joker_division, places_of
from fangcheng.core.shapes.joker_wins import read_joker_win
from fangcheng.core.shapes.misfits import read_misfits, read_stray_misfits
from fangcheng.core.shapes.reading_stages import (
    STAGE_ALL_258,
    STAGE_EIGHT_FILLED,
    STAGE_EIGHT_OWN,
    STAGE_EIGHT_PAIRS,
    STAGE_HONOURS,
    STAGE_JOKERS,
    STAGE_KNITTED,
    STAGE_LOOSE,
    STAGE_MISFITS,
    STAGE_ORPHANS,
    STAGE_ORPHANS_AND_SET,
    STAGE_SEVEN_PAIRS,
    STAGE_STANDARD,
    STAGE_STRAY_MISFITS,
    STAGE_SUMS,
    STAGE_UNRELATED,
    stages_of,
)
from fangcheng.core.shapes.sum_readings import read_sums
from fangcheng.core.shapes.wait_kinds import WAITS, places_of_joker, places_of_tile
from fangcheng.core.state.codes import (
    BY_SELF,
    CHOW,
    CONCEALED_KONG_MELD,
    EGG_MELD,
    KNITTED_FORM,
    KONG,
    NO_WAIT,
    ORPHANS_AND_SET_FORM,
    PAIR,
    PUNG,
    RUN,
    STANDARD,
    TRIPLET,
)
from fangcheng.core.state.rule_codes import COPIES_ANY
from fangcheng.tiles import EAST, FACES, PLACES


@stage()
def start_readings(win, rules, desk):
    """Begin the readings of `win`; the first call of next_reading gives the first one."""
    search = desk.work.search
    read_melds(win, rules, desk.work)
    search.stages = stages_of(win, int(rules.forms)) if tiles_of(win) == 3 * int(win.sets) + 2 else NONE
    if rules.pairs_first != 0 and has(search.stages, STAGE_SEVEN_PAIRS) and jokers_beside_pairs(win, rules) >= 0:
        search.stages = bit(STAGE_SEVEN_PAIRS)  # HANGZHOU-21
    search.free_count = 0
    search.levels = 0
    search.spots = NONE


@stage("truth")
def next_reading(win, rules, desk):
    """Write the next reading to `desk.work.reading`; return False when there is none left."""
    work = desk.work
    search = work.search
    while True:
        if search.spots != NONE:
            mark_spot(win, work, lowest(search.spots))
            search.spots &= search.spots - ONE
            return True
        if search.levels > 0 and next_division(win, rules, search):
            write_division(win, work)
            if rules.honour_runs != 0:
                name_honours(work)
            if rules.joker_copies == COPIES_ANY or copies_fit(win, work.reading):
                search.spots = spots_with_honours(win, work) if rules.honour_runs != 0 else spots_of(win, work)
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
    """Count the tiles of the hand, a kong counted as three."""
    tiles = int(win.jokers) + 3 * int(win.meld_count)
    for face in range(PLACES):
        tiles += int(win.hand[face])
    return tiles


# --- melds


@kernel
def read_melds(win, rules, work):
    """Write the melds as the first groups of the reading, and keep their masks; an egg is a kong.

    Rules: JILIN-16, JILIN-17, CHANGCHUN-20, CHANGCHUN-21.
    """
    reading = work.reading
    search = work.search
    triplets = kongs = concealed = faces = run_starts = NONE
    triplet_count = kong_count = concealed_kongs = claimed = 0
    for place in range(int(win.meld_count)):
        kind, face = int(win.meld_kind[place]), int(win.meld_face[place])
        is_run, is_hidden = int(kind == CHOW), int(kind == CONCEALED_KONG_MELD)
        is_kong = 1 - is_run - int(kind == PUNG)
        reading.group_kind[place] = RUN if is_run else (KONG if is_kong else TRIPLET)
        reading.group_face[place] = face
        reading.group_open[place] = 1 - is_hidden
        reading.group_jokers[place] = 0
        reading.group_wild[place] = 0
        run_starts |= bit_if(is_run, face)
        triplets |= bit_if(1 - is_run, face)
        kongs |= bit_if(is_kong, face)
        concealed |= bit_if(is_hidden, face)
        faces |= faces_of_egg(rules, face) if kind == EGG_MELD else faces_of_group(is_run, face)
        triplet_count += 1 - is_run
        kong_count += is_kong
        concealed_kongs += is_hidden
        claimed |= int(rules.egg_opens) if kind == EGG_MELD else 1 - is_hidden
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


@kernel
def faces_of_egg(rules, lowest):
    """Return the faces that an egg adds to the hand: where it shows no suit, ones and nines count as an honour does.

    Rules: JILIN-17, CHANGCHUN-20.
    """
    if lowest >= EAST:
        return bit(lowest)
    return bit(lowest) | bit(lowest + 9) | bit(lowest + 18) if rules.egg_suits != 0 else bit(EAST)


@kernel
def faces_of_group(is_run, start):
    """Return the faces of a group: three for a run (1), else one (0)."""
    return np.uint64(1 + 6 * is_run) << np.uint64(start)


# --- stages


@inlined
def begin_stage(win, rules, work, stage):
    """Set up a form; return True when that already leaves a reading (forms with one reading)."""
    if stage == STAGE_STANDARD:
        begin_division(win, rules, work, STANDARD, -1)
        return False
    if stage == STAGE_SEVEN_PAIRS:
        return read_seven_pairs(win, rules, work)
    if stage == STAGE_EIGHT_PAIRS:
        return read_eight_pairs(win, work)
    if stage == STAGE_EIGHT_OWN:
        return read_eight_in_place(win, work)
    if stage == STAGE_EIGHT_FILLED:
        return read_eight_filled(win, work)
    if stage == STAGE_ORPHANS:
        return read_orphans(win, work)
    if stage == STAGE_LOOSE:
        return read_loose(win, int(rules.forms), work)
    if stage == STAGE_MISFITS:
        return read_misfits(win, int(rules.forms), work)
    if stage == STAGE_STRAY_MISFITS:
        return read_stray_misfits(win, int(rules.forms), work)
    if stage == STAGE_UNRELATED:
        return read_unrelated(win, work)
    if stage == STAGE_HONOURS:
        return read_honours(win, work)
    if stage == STAGE_ALL_258:
        return read_all_258(win, work)
    if stage == STAGE_SUMS:
        return read_sums(win, rules, work)
    if stage == STAGE_JOKERS:
        return read_joker_win(work)
    if stage == STAGE_ORPHANS_AND_SET:
        begin_orphans_and_set(win, work)
        return False
    begin_division(win, rules, work, KNITTED_FORM, stage - STAGE_KNITTED)
    return False


@kernel
def begin_orphans_and_set(win, work):
    """Write the one division of thirteen orphans with a set, and note where the winning tile may have come in it.

    The bit after all levels stands for an orphan that is not the pair.
    """
    search, reading = work.search, work.reading
    if not lay_orphans_and_set(win, search):
        return
    reading.form = ORPHANS_AND_SET_FORM
    reading.knitted = -1
    search.levels = 2
    search.alike = search.pair_faces = NONE  # no further division
    write_division(win, work)
    reading.faces |= ORPHANS
    search.spots = spots_of(win, work)
    if has(ORPHANS, int(win.tile)) and win.tile != reading.pair:
        search.spots |= bit(3 * int(search.levels))


# --- standard form: divisions into groups and a pair


@inlined
def begin_division(win, rules, work, form, knitted):
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
    if win.jokers > 0 or rules.honour_runs != 0:
        begin_joker_divisions(search, int(win.jokers))
    else:
        begin_divisions(search, int(win.heart))


@inlined
def next_division(win, rules, search):
    """Go on to the next division; return False when there is none left."""
    if win.jokers > 0 or rules.honour_runs != 0:
        return next_joker_division(rules, search)
    return next_plain_division(search)


@inlined
def write_division(win, work):
    """Write the division's groups after the melds, and all of the reading that does not depend on the winning tile."""
    reading, search = work.reading, work.search
    triplets, faces, run_starts = search.triplets, search.faces, search.run_starts
    triplet_count, jokers, group = int(search.triplet_count), 0, int(search.melded)
    for face in range(FACES):
        reading.runs[face] = 0
    for place in range(group):
        reading.runs[reading.group_face[place]] += int(reading.group_kind[place] == RUN)
    for level in range(int(search.levels)):
        kind, start, wild = int(search.kind[level]), int(search.start[level]), int(search.wild[level])
        if wild != 0:
            for place in range(3):
                if (wild >> place) & 1:
                    reading.joker_faces[jokers] = start + place if kind == RUN else start
                    jokers += 1
        if kind == PAIR:
            search.pair_level = level
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
        is_run = int(kind == RUN)
        reading.runs[start] += is_run
        run_starts |= bit_if(is_run, start)
        triplets |= bit_if(1 - is_run, start)
        faces |= faces_of_group(is_run, start)
        triplet_count += 1 - is_run
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


@inlined
def spots_of(win, work):
    """Return where the winning tile may have come: bit 3 * level + place, equal groups counted once.

    The bit after all levels stands for a knitted straight.
    """
    search, reading = work.search, work.reading
    levels = int(search.levels)
    spots = NONE
    before = -1
    for level in range(levels):
        kind, start, wild = int(search.kind[level]), int(search.start[level]), int(search.wild[level])
        group = start << 5 | wild << 2 | kind
        places = places_of_joker(kind, wild) if win.drawn_joker == 1 else places_of_tile(win, kind, start, wild)
        spots |= np.uint64(places * int(group != before)) << np.uint64(3 * level)
        before = group
    if reading.knitted >= 0 and win.drawn_joker == 0 and has(knitted_faces(int(reading.knitted)), int(win.tile)):
        spots |= bit(3 * levels)
    return spots


@inlined
def mark_spot(win, work, spot):
    """Note how the winning tile completes the group of its level."""
    search = work.search
    level = spot // 3
    if level == search.levels:
        note_win(work, -1, 0, NO_WAIT, NONE)
        return
    kind, start = int(search.kind[level]), int(search.start[level])
    group = -1 if kind == PAIR else int(search.melded) + level - int(level > search.pair_level)
    place = spot % 3 if kind == RUN else 0
    opened = bit_if(int(kind == TRIPLET) & int(win.by != BY_SELF), start)
    note_win(work, group, place, int(WAITS[kind, place, start % 9]), opened)


@inlined
def note_win(work, group, place, wait, opened):
    """Write what depends on the winning tile; a triplet completed by another's tile (mask `opened`) is open."""
    reading, search = work.reading, work.search
    reading.won_group = group
    reading.won_place = place
    reading.wait = wait
    reading.concealed = (reading.triplets & ~search.triplets | search.concealed) & ~opened
    concealed = int(reading.triplet_count) - int(search.triplet_count) + int(search.concealed_kongs)
    reading.concealed_count = concealed - count_bits(opened)
