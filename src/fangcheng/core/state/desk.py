"""The desk: a worker's own memory beside table and rules, with its working space and the look-up tables of shapes."""

from typing import Any

import numpy as np

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.dialect.registry import name_parameters
from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.demand_tables import DEMANDED, MASKS
from fangcheng.core.state.pattern_ids import WORDS
from fangcheng.core.state.shape_tables import SHAPES
from fangcheng.core.state.win import READING, RESULT, WIN

SEARCH = np.dtype(  # where the enumeration of readings stands; only readings.py knows it
    [
        ("left", np.int8, (34,)),  # concealed tiles not yet in a group
        ("jokers", np.int8),  # jokers not yet in a group
        ("stages", np.uint64),  # forms still to be tried
        ("levels", np.int8),  # groups and pair to be made of the concealed tiles
        ("kind", np.int8, (8,)),  # by level: PAIR, TRIPLET or RUN
        ("start", np.int8, (8,)),  # by level: lowest face of the group
        ("wild", np.int8, (8,)),  # by level: bits of the places that jokers take
        ("depth", np.int8),  # with jokers: levels made so far
        ("paired", np.int8),  # 1: the pair is among them
        ("face", np.int8, (8,)),  # by level: lowest face left when it was made, 34 when only jokers were
        ("choice", np.int8, (8,)),  # by level: what was made of it
        ("thirds", np.int32),  # without jokers: tiles of the suit that has the pair (divisions.py)
        ("settled", np.uint64),  # triplets of the other suits and the honours
        ("settled_runs", np.uint64),  # and the runs
        ("runs", np.uint64),  # of the division with most triplets: its runs
        ("triplet_faces", np.uint64),  # and its triplets
        ("pair", np.int8),  # face of its pair
        ("pair_faces", np.uint64),  # faces still to be tried as the pair
        ("alike", np.uint64),  # faces from which three triplets are still to be read as three runs
        ("pair_level", np.int8),  # level of the pair in this division
        ("spots", np.uint64),  # places of the winning tile still to be tried: bit 3 * level + place in the group
        ("melded", np.int8),  # melds at the head of the groups
        ("triplets", np.uint64),  # the same masks as in the reading, for the melds alone
        ("kongs", np.uint64),
        ("concealed", np.uint64),
        ("faces", np.uint64),
        ("run_starts", np.uint64),
        ("triplet_count", np.int8),
        ("kong_count", np.int8),
        ("concealed_kongs", np.int8),
        ("free_pairs", np.int8, (8,)),  # forms of pairs: faces of the pairs made of two jokers
        ("free_count", np.int8),
        ("five_alike", np.int8),  # 1: a reading was left out because a joker would be the fifth tile of a kind
    ],
    align=True,
)


MOST_DIVISIONS = 1 << 14  # five sets and a pair have 224 divisions among four parts, three demands 64
NEAREST = (
    np.dtype(  # how a hand comes nearest to a win that is allowed; only away_in_sets.py and away_discards.py know it
        [
            ("fewest", np.int64),  # tiles lacking before jokers are used
            ("count", np.int64),  # divisions noted
            ("divisions", np.int32, (MOST_DIVISIONS,)),
            ("lanes", np.int64, (4, MASKS)),  # by part and demands met: lanes that such divisions use
            ("wanted", np.uint64),  # faces that lower them, of the whole hand
            ("raised", np.int64, (MASKS,)),  # by demands met: lanes that a discard raises
            ("jokers", np.int64),  # held, of the whole hand
            ("parting", np.uint64),  # faces that no such division needs
            ("forms", np.int64),  # forms of no sets that lack no more (fields/forms.py)
            ("lacking", np.int8, (34,)),  # by face: tiles lacking after its discard, jokers used
        ],
        align=True,
    )
)


WORK = np.dtype(
    [
        ("win", WIN),
        ("search", SEARCH),
        ("reading", READING),
        ("trial", RESULT),  # the reading at hand
        ("luck", np.uint64, (WORDS,)),  # han and fu: patterns that no reading changes
        ("results", RESULT, (SEATS,)),  # best results of the winners of this step, by seat
        ("wins", WIN, (SEATS,)),
        ("won", np.uint8),  # bit per seat whose result of this step is valid
        ("due", np.int32, (SEATS, SEATS)),  # [winner][payer]: what the win on this tile brought (settle_shares.py)
        ("beside", np.int32, (SEATS, SEATS)),  # [winner][payer]: the part of it that no bird repeats
        ("shares", np.int8, (SEATS, SEATS)),  # [winner][payer]: how many shares that was, where each hit costs for one
        ("share", np.int32, (SEATS, SEATS)),  # [winner][seat]: the share that belongs to a seat, 0 where none was asked
        ("cut", np.int8, (SEATS, SEATS)),  # [winner][seat]: 1 if that share is more than one payer may owe, and was cut
        ("times", np.int8, (SEATS, SEATS, SEATS)),  # [winner][payer][seat]: how often a payer pays the share of a seat
        ("why", np.int8, (SEATS, SEATS)),  # [winner][payer]: why he owes what he owes (due_reasons.py), else NO_DUE
        ("nearest", NEAREST),  # of a hand as it is
        ("after", NEAREST),  # of a hand with a tile too many, and what its discards make of it
        ("asked", RESULT),  # of a win that is only asked about, while the winners' results must stay
    ],
    align=True,
)


STRETCH = 1 << 14  # numbers of a look-up table that are looked at together

DESK = np.dtype([("work", WORK), ("shapes", SHAPES), ("demanded", DEMANDED)], align=True)


def new_desk(shapes: np.record, demanded: np.record | None = None) -> np.record:
    """Make the working space and look-up tables of one worker; the same desk serves many tables of a game.

    `shapes`: the distance tables of the game (shapes/lookup.py), copied onto the desk: about 10 MB. `demanded`: those
    of what its wins must show (shapes/demand_lookup.py), about 5 MB, for who asks how far an allowed win is.
    """
    desk = with_attributes(np.zeros(1, DESK))
    made: np.record = desk[0]
    copy_tables(shapes, made["shapes"])
    if demanded is not None:
        copy_tables(demanded, made["demanded"])
    return made


def copy_tables(tables: np.record, target: np.void) -> None:
    """Copy a record of look-up tables over one of zeros."""
    for name in tables.dtype.names or ():
        if tables.dtype[name].shape:
            copy_filled(tables[name].reshape(-1), target[name].reshape(-1))
        else:
            target[name] = tables[name]


def copy_filled(source: Any, target: Any) -> None:
    """Copy an array over zeros and touch only what is something else: memory never written to is never taken.

    In most games 4 MB of a desk stay zero: only a few have a suit of its own kind.
    """
    for start in range(0, len(source), STRETCH):
        stretch = source[start : start + STRETCH]
        if stretch.any():
            target[start : start + STRETCH] = stretch


name_parameters(desk=DESK, work=WORK)
