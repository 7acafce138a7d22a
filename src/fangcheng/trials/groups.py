"""How many groups a hand has: sets, pairs and two-tile shapes, once its tiles are put together as well as can be."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.record_types import Table
from fangcheng.tiles import EAST, FACES
from fangcheng.trials.fork import KEPT
from fangcheng.trials.record_types import Fork

NEVER = -1
WORTH = 32  # of a set twice, of a shape once; below it stands how many sets there are


@stage("number")
def groups_held(table: Table, seat, fork: Fork):
    """Return the groups of the hand, melds among them; jokers are left out.

    Tiles are put together so that sets, counted twice, and shapes are most; of equal ways that with more sets counts.
    """
    groups = int(table.meld_count[seat])
    for suit in range(3):
        groups += groups_of_suit(table, seat, 9 * suit, fork)
    for some_face in range(EAST, FACES):
        groups += int(table.hand[seat, some_face] >= 2 and not has(table.wild_mask, some_face))
    return groups


@kernel
def groups_of_suit(table: Table, seat, first, fork: Fork):
    """Return the groups of one suit, rank by rank: `fork.best` has for each state the best that leads to it.

    A state is KEPT times the tiles of this rank that runs and shapes begun below have taken, and those of the next.
    """
    for state in range(KEPT * KEPT):
        fork.best[0, state] = 0 if state == 0 else NEVER
    for rank in range(9):
        for state in range(KEPT * KEPT):
            fork.best[1, state] = NEVER
        held = 0 if has(table.wild_mask, first + rank) else int(table.hand[seat, first + rank])
        for state in range(KEPT * KEPT):
            if fork.best[0, state] != NEVER and state // KEPT <= held:
                put_together(fork, state, held - state // KEPT, 9 - rank)
        for state in range(KEPT * KEPT):
            fork.best[0, state] = fork.best[1, state]
    found = int(fork.best[0, 0])
    return found // WORTH - found % WORTH


@kernel
def put_together(fork: Fork, state, tiles, ranks_left):
    """Take so many tiles of a rank in every way: triplets, pairs, runs and shapes that begin here; others are loose."""
    value, taken_next = int(fork.best[0, state]), state % KEPT
    for triplets in range(tiles // 3 + 1):
        for pairs in range((tiles - 3 * triplets) // 2 + 1):
            free = tiles - 3 * triplets - 2 * pairs
            for runs in range(free + 1 if ranks_left > 2 else 1):
                for sides in range(free - runs + 1 if ranks_left > 1 else 1):
                    for gaps in range(free - runs - sides + 1 if ranks_left > 2 else 1):
                        sets, shapes = triplets + runs, pairs + sides + gaps
                        note_reached(
                            fork, taken_next + runs + sides, runs + gaps, value + value_of_groups(sets, shapes)
                        )


@kernel
def value_of_groups(sets, shapes):
    """Return the worth of sets and shapes, with the number of sets below WORTH."""
    return WORTH * (2 * sets + shapes) + sets


@kernel
def note_reached(fork: Fork, taken, taken_next, value):
    """Note that a state of the next rank can be reached with so much."""
    if taken < KEPT and taken_next < KEPT:
        state = KEPT * taken + taken_next
        fork.best[1, state] = max(int(fork.best[1, state]), value)
