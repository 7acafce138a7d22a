"""Readings: every way to see a winning hand as sets and a pair, or as one of the irregular forms.

`start_readings` then `next_reading` until it says no; each call leaves one reading in `desk.work.reading`.
Two readings differ in their groups, in what the jokers stand for, or in the group the winning tile completes.

One form is tried after the other: sets and a pair (set_readings.py), seven pairs, thirteen orphans, and what few games
know (rare_readings.py). Everything to go on from is in `work.search`.
"""

from fangcheng.core.dialect.bits import NONE, ONE, bit, bit_if, has, lowest
from fangcheng.core.dialect.registry import inlined, kernel, stage
from fangcheng.core.shapes.honour_readings import name_honours, spots_with_honours
from fangcheng.core.shapes.irregular import jokers_beside_pairs, read_orphans, read_seven_pairs
from fangcheng.core.shapes.joker_copies import copies_fit, plays_jokers
from fangcheng.core.shapes.joker_pairs import next_free_pairs
from fangcheng.core.shapes.rare_readings import begin_rare_form
from fangcheng.core.shapes.reading_stages import STAGE_ORPHANS, STAGE_SEVEN_PAIRS, STAGE_STANDARD, stages_of
from fangcheng.core.shapes.set_readings import (
    begin_division,
    faces_of_group,
    mark_spot,
    next_division,
    spots_of,
    write_division,
)
from fangcheng.core.state.codes import CHOW, CONCEALED_KONG_MELD, EGG_MELD, KONG, PUNG, RUN, STANDARD, TRIPLET
from fangcheng.core.state.record_types import Desk, Rules, Win, Work
from fangcheng.tiles import EAST, PLACES


@stage()
def start_readings(win: Win, rules: Rules, desk: Desk):
    """Begin the readings of `win`; the first call of next_reading gives the first one."""
    search = desk.work.search
    read_melds(win, rules, desk.work)
    search.stages = NONE
    if tiles_of(win) == 3 * int(win.sets) + 2 and (win.jokers == 0 or plays_jokers(rules)):
        search.stages = stages_of(win, int(rules.forms))
    if rules.pairs_first != 0 and has(search.stages, STAGE_SEVEN_PAIRS) and jokers_beside_pairs(win, rules) >= 0:
        search.stages = bit(STAGE_SEVEN_PAIRS)  # HANGZHOU-21
    search.free_count = 0
    search.five_alike = 0
    search.levels = 0
    search.spots = NONE


@stage("truth")
def next_reading(win: Win, rules: Rules, desk: Desk):
    """Write the next reading to `desk.work.reading`; return False when there is none left."""
    work = desk.work
    search = work.search
    while True:
        if search.spots != NONE:
            mark_spot(win, work, lowest(search.spots))
            search.spots &= search.spots - ONE
            return True
        if search.levels > 0 and next_division(win, rules, work):
            write_division(win, work)
            if rules.honour_runs != 0:
                name_honours(work)
            if copies_fit(win, rules, work):
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
def tiles_of(win: Win):
    """Count the tiles of the hand, a kong counted as three."""
    tiles = int(win.jokers) + 3 * int(win.meld_count)
    for face in range(PLACES):
        tiles += int(win.hand[face])
    return tiles


# --- melds


@kernel
def read_melds(win: Win, rules: Rules, work: Work):
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
def faces_of_egg(rules: Rules, lowest):
    """Return the faces that an egg adds to the hand: where it shows no suit, ones and nines count as an honour does.

    Rules: JILIN-17, CHANGCHUN-20.
    """
    if lowest >= EAST:
        return bit(lowest)
    return bit(lowest) | bit(lowest + 9) | bit(lowest + 18) if rules.egg_suits != 0 else bit(EAST)


# --- stages


@inlined
def begin_stage(win: Win, rules: Rules, work: Work, stage):
    """Set up a form; return True when that already leaves a reading (forms with one reading)."""
    if stage == STAGE_STANDARD:
        begin_division(win, rules, work, STANDARD, -1)
        return False
    if stage == STAGE_SEVEN_PAIRS:
        return read_seven_pairs(win, rules, work)
    if stage == STAGE_ORPHANS:
        return read_orphans(win, work)
    return begin_rare_form(win, rules, work, stage)
