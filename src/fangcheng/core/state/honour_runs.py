"""Runs of honours (风牌顺): any three of the four winds, or the three dragons. A run is named by one face, its start.

Of numbers and dragons that is the lowest face. Three winds are named by the wind that is not among them, for the lowest
face would not tell E S W from E W N.
"""

from collections.abc import Sequence

import numpy as np

from fangcheng.core.dialect.bits import bit, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.tiles import EAST, NORTH, WHITE

WIND_FACES = np.uint64(0b1111 << EAST)


@kernel
def is_wind(some_face):
    """Return True for E, S, W and N; as the start of a run for one of three winds."""
    return EAST <= some_face <= NORTH


@kernel
def faces_of_run(start):
    """Return the three faces of the run of this start.

    Rules: NANCHANG-8.
    """
    if is_wind(start):
        return WIND_FACES & ~bit(start)
    return np.uint64(0b111) << np.uint64(start)


@kernel
def face_in_run(start, place):
    """Return the face at a place of the run, 0 the lowest."""
    if is_wind(start):
        return EAST + place + int(EAST + place >= start)
    return start + place


@kernel
def place_in_run(start, some_face):
    """Return the place of a face in the run, -1 if it is not among its tiles."""
    if not has(faces_of_run(start), some_face):
        return -1
    if is_wind(start):
        return some_face - EAST - int(some_face > start)
    return some_face - start


@kernel
def run_beside(claimed, number):
    """Return the start of a run of honours with the claimed tile: of three such runs of a wind the one by this number.

    The number counts the other winds, and says which of them is not in the run; dragons make one run only.
    Rules: NANCHANG-8.
    """
    if claimed >= WHITE:
        return WHITE
    return EAST + number + int(EAST + number >= claimed)


def run_number(claimed: int, own: list[int]) -> int:
    """Return the number by which `run_beside` finds the run of a claimed honour and two own ones."""
    if claimed >= WHITE:
        return 0
    others = [wind for wind in range(EAST, NORTH + 1) if wind != claimed]
    return next(number for number, wind in enumerate(others) if wind not in own)


def start_of(faces: list[int]) -> int:
    """Return the start of a run by its three faces in rising order."""
    missing = [wind for wind in range(EAST, NORTH + 1) if wind not in faces]
    return missing[0] if is_wind(faces[0]) and len(missing) == 1 else faces[0]


def is_honour_run(faces: Sequence[int]) -> bool:
    """Return True for three different winds, or the three dragons, in rising order.

    Rules: NANCHANG-8.
    """
    if [*faces] == [WHITE, WHITE + 1, WHITE + 2]:
        return True
    return len(set(faces)) == len(faces) == 3 and all(map(is_wind, faces))
