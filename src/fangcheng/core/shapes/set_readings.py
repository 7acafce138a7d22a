"""Readings of sets and a pair: the divisions of a hand, and where in each of them the winning tile may have come.

The concealed tiles are divided into groups and a pair, each group on one *level*: quickly where there are no jokers
(divisions.py), by trying with them (joker_divisions.py).
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit, bit_if, count_bits, has
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.masks import knitted_faces
from fangcheng.core.shapes.divisions import begin_divisions, next_plain_division
from fangcheng.core.shapes.irregular import take_knitted
from fangcheng.core.shapes.joker_divisions import begin_joker_divisions, next_joker_division, places_of
from fangcheng.core.shapes.wait_kinds import WAITS, places_of_joker, places_of_tile
from fangcheng.core.state.codes import BY_SELF, NO_WAIT, PAIR, RUN, TRIPLET
from fangcheng.core.state.record_types import Rules, Win, Work
from fangcheng.tiles import FACES


@inlined
def begin_division(win: Win, rules: Rules, work: Work, form, knitted):
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
def next_division(win: Win, rules: Rules, work: Work):
    """Go on to the next division; return False when there is none left."""
    if win.jokers > 0 or rules.honour_runs != 0:
        return next_joker_division(rules, work)
    return next_plain_division(work.search)


@inlined
def write_division(win: Win, work: Work):
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
def spots_of(win: Win, work: Work):
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
def mark_spot(win: Win, work: Work, spot):
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
def note_win(work: Work, group, place, wait, opened):
    """Write what depends on the winning tile; a triplet completed by another's tile (mask `opened`) is open."""
    reading, search = work.reading, work.search
    reading.won_group = group
    reading.won_place = place
    reading.wait = wait
    reading.concealed = (reading.triplets & ~search.triplets | search.concealed) & ~opened
    concealed = int(reading.triplet_count) - int(search.triplet_count) + int(search.concealed_kongs)
    reading.concealed_count = concealed - count_bits(opened)


@kernel
def faces_of_group(is_run, start):
    """Return the faces of a group: three for a run (1), else one (0)."""
    return np.uint64(1 + 6 * is_run) << np.uint64(start)
