"""Runs of honours among the choices of a division: which one a level makes of the lowest face left, with which jokers.

A choice is four times the number of the run among those of its class, and two bits: which of the two tiles beside the
lowest face left are jokers.
"""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.honour_runs import face_in_run, faces_of_run, place_in_run
from fangcheng.core.state.record_types import Search
from fangcheng.tiles import EAST

FIRST = 12  # the choices before are those of all other groups (joker_divisions.py)
WAYS = 4
RUNS = 5  # four of winds, one of dragons


@kernel
def next_honour_choice(search: Search, face, first):
    """Return the first possible run of honours with the face from choice `first` on, -1 for none."""
    if face < EAST:
        return -1
    for choice in range(max(first, FIRST), FIRST + WAYS * RUNS):
        if honour_choice_fits(search, face, choice):
            return choice
    return -1


@kernel
def honour_start(choice):
    """Return the start of the run that a choice makes."""
    return EAST + (choice - FIRST) // WAYS


@kernel
def honour_wild(face, choice):
    """Return the places of the run that jokers take, as bits; the face itself is no joker."""
    own = place_in_run(honour_start(choice), face)
    others = (choice - FIRST) % WAYS
    below = others & ((1 << own) - 1)
    return below | (others >> own) << (own + 1)


@kernel
def honour_choice_fits(search: Search, face, choice):
    """Return True if the tiles and jokers left allow the run.

    Rules: NANCHANG-8, NANCHANG-15.
    """
    start = honour_start(choice)
    if not has(faces_of_run(start), face):
        return False
    wild, needed = honour_wild(face, choice), 0
    for place in range(3):
        if (wild >> place) & 1:
            needed += 1
        elif search.left[face_in_run(start, place)] == 0:
            return False
    return search.jokers >= needed
