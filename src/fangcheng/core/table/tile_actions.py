"""Actions that name tiles: which tile a discard throws, which red tiles a chow takes from the hand.

Kinds that came late have their discards in a place of their own, so that no earlier action has another number.
"""

import numpy as np

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.action_codes import (
    CHOW_RED_BESIDE,
    CHOW_TWO_REDS,
    CLAIM_CHOW,
    CLAIM_PUNG,
    DISCARD_DRAWN,
    RED_TILE,
    TILE,
)
from fangcheng.core.state.record_types import Table
from fangcheng.core.table.hand import red_of
from fangcheng.tiles import KINDS, NO_TILE, RED_3M

MIDDLE = 1  # place of the claimed tile in a run
RED_BESIDE, TWO_REDS = 6, 7  # options of a chow beyond CLAIM_CHOW + 5
EARLY_KINDS = np.uint64((1 << DISCARD_DRAWN) - 1)  # whose actions have the numbers of the kinds; other acts follow them
LATE_WORD, LATE_PLACE = RED_TILE >> 6, np.uint64(RED_TILE & 63)  # where the actions of the late kinds stand in `legal`
LATE_KINDS = np.uint64((1 << KINDS - RED_3M) - 1)


@kernel
def action_on(kind):
    """Return the action that discards a tile of this kind from the hand, or names it."""
    return RED_TILE + kind - RED_3M if kind >= RED_3M else TILE + kind


@kernel
def names_tile(action):
    """Return True for an action that discards a tile of the hand or names it; the drawn tile has one of its own."""
    return TILE <= action < DISCARD_DRAWN or RED_TILE <= action < RED_TILE + KINDS - RED_3M


@kernel
def kind_named(action):
    """Return the kind of an action that names a tile."""
    return RED_3M + action - RED_TILE if action >= RED_TILE else action - TILE


@kernel
def kinds_open(table: Table, seat):
    """Return the kinds that the seat may discard from its hand or name now, as a mask."""
    late = table.legal[seat, LATE_WORD] >> LATE_PLACE & LATE_KINDS
    return table.legal[seat, 0] & EARLY_KINDS | late << np.uint64(RED_3M)


@kernel
def allow_kinds(table: Table, seat, kinds):
    """Open to the seat the discards of these kinds from its hand."""
    table.legal[seat, 0] |= kinds & EARLY_KINDS
    table.legal[seat, LATE_WORD] |= (kinds >> np.uint64(RED_3M) & LATE_KINDS) << LATE_PLACE


@kernel
def is_chow(action):
    """Return True for an action that claims a discard for a chow."""
    return CLAIM_CHOW <= action < CLAIM_PUNG or action in (CHOW_RED_BESIDE, CHOW_TWO_REDS)


@kernel
def chow_option(action):
    """Return which chow an action makes: 0 to 2 with plain tiles, 3 to 5 with a red one, RED_BESIDE or TWO_REDS."""
    return RED_BESIDE + action - CHOW_RED_BESIDE if action >= CHOW_RED_BESIDE else action - CLAIM_CHOW


@kernel
def chow_place(option):
    """Return the place of the claimed tile in the run: 0 low, 1 middle, 2 high."""
    return MIDDLE if option >= RED_BESIDE else option % 3


@kernel
def red_first(first, second):
    """Return the one of two faces of a chow whose red tile options 3 to 5 give: where both may be red, the five."""
    other_is_five = red_of(second) != NO_TILE and second % 9 == 4
    return second if red_of(first) == NO_TILE or other_is_five else first


@kernel
def given_to_chow(option, some_face, other):
    """Return the kind that a chow takes from the hand of a face, beside a tile of the `other` face.

    Rules: RIICHI-2.
    """
    if red_of(some_face) == NO_TILE or option < 3:
        return some_face
    leads = red_first(some_face, other) == some_face
    return red_of(some_face) if option == TWO_REDS or leads == (option != RED_BESIDE) else some_face
