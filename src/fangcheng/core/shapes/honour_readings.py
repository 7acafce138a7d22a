"""Runs of honours in a reading: what their jokers stand for, and where the winning tile may have come in them."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.irregular import HONOURS
from fangcheng.core.shapes.wait_kinds import places_of_joker, places_of_tile
from fangcheng.core.state.codes import RUN
from fangcheng.core.state.conditions import on
from fangcheng.core.state.honour_runs import face_in_run, faces_of_run, place_in_run
from fangcheng.core.state.record_types import Win, Work
from fangcheng.tiles import EAST


@stage(when=on("honour_runs"))
def name_honours(work: Work):
    """Write which honours the groups of a division hold and which its jokers stand for, runs of them among it.

    Rules: NANCHANG-8.
    """
    search, reading = work.search, work.reading
    faces, jokers = reading.faces & ~HONOURS, 0
    for group in range(int(reading.groups)):
        start = int(reading.group_face[group])
        if start >= EAST:
            faces |= faces_of_run(start) if reading.group_kind[group] == RUN else bit(start)
    if reading.pair >= EAST:
        faces |= bit(int(reading.pair))
    reading.faces = faces
    for level in range(int(search.levels)):
        kind, start, wild = int(search.kind[level]), int(search.start[level]), int(search.wild[level])
        for place in range(3):
            if (wild >> place) & 1:
                reading.joker_faces[jokers] = face_in_run(start, place) if kind == RUN else start
                jokers += 1


@stage("mask", when=on("honour_runs"))
def spots_with_honours(win: Win, work: Work):
    """Return where the winning tile may have come: bit 3 * level + place, equal groups counted once.

    Rules: NANCHANG-8.
    """
    search = work.search
    spots, before = NONE, -1
    for level in range(int(search.levels)):
        kind, start, wild = int(search.kind[level]), int(search.start[level]), int(search.wild[level])
        group = start << 5 | wild << 2 | kind
        if group != before:
            places = (
                places_of_joker(kind, wild) if win.drawn_joker == 1 else places_with_honours(win, kind, start, wild)
            )
            spots |= np.uint64(places) << np.uint64(3 * level)
        before = group
    return spots


@kernel
def places_with_honours(win: Win, kind, start, wild):
    """Return, as bits, the places where the winning tile may have come to a group, as the tile it is."""
    if kind != RUN or start < EAST:
        return places_of_tile(win, kind, start, wild)
    place = place_in_run(start, int(win.tile))
    return 0 if place < 0 else 1 << place & ~wild
