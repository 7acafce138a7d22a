"""Masks of faces that many patterns ask about: groups (terminals, winds, greens ...), small questions about them."""

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.tiles import EAST, WHITE


def _mask(faces):
    return np.uint64(sum(1 << face for face in faces))


def _numbers(*numbers):
    """Return the mask of these numbers in all three suits."""
    return _mask(9 * suit + number - 1 for suit in range(3) for number in numbers)


ONE_SUIT = _mask(range(9))
SUITED = _numbers(1, 2, 3, 4, 5, 6, 7, 8, 9)
WINDS = _mask(range(EAST, EAST + 4))
DRAGONS = _mask(range(WHITE, WHITE + 3))
HONOURS = WINDS | DRAGONS
TERMINALS = _numbers(1, 9)
OUTER = TERMINALS | HONOURS
SIMPLES = _numbers(2, 3, 4, 5, 6, 7, 8)
ONES = _numbers(1)
FIVES = _numbers(5)
EVENS = _numbers(2, 4, 6, 8)
TWO_EIGHT = _numbers(2, 8)
TWO_FIVE_EIGHT = _numbers(2, 5, 8)
UP_TO_3, UP_TO_4, UP_TO_6, UP_TO_7 = (_numbers(*range(1, top + 1)) for top in (3, 4, 6, 7))
FROM_4_TO_6, FROM_6, FROM_7 = _numbers(4, 5, 6), _numbers(6, 7, 8, 9), _numbers(7, 8, 9)
GREEN_TILES = _mask([19, 20, 21, 23, 25, WHITE + 1])  # 2s 3s 4s 6s 8s 6z
UPRIGHT_EITHER_WAY = _mask([9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, WHITE])  # 1234589p 245689s 5z
TERMINAL_RUNS = _numbers(1, 7)  # runs named by their lowest face
RUNS_WITH_FIVE = _numbers(3, 4, 5)
KNITTED = np.uint64(0b001001001)  # 147 of a suit; shifted 258, 369


@inlined
def within(faces, group):
    """Return True if all `faces` belong to the group."""
    return faces & ~group == NONE


@inlined
def suit_part(mask, suit):
    """Return the nine bits of one suit, moved down to 0-8."""
    return (mask >> np.uint64(9 * suit)) & ONE_SUIT


@inlined
def suit_count(faces):
    """Count the suits (of three) that occur."""
    count = 0
    for suit in range(3):
        count += int(suit_part(faces, suit) != NONE)
    return count


@inlined
def face_mask(face):
    """Return the mask of one face, empty for -1."""
    if face < 0:
        return NONE
    return bit(face)


@kernel
def climbs_over_suits(mask, step):
    """Return True if the three suits, in some order, hold a number, one `step` above it and one two steps above."""
    m, p, s = suit_part(mask, 0), suit_part(mask, 1), suit_part(mask, 2)
    return (
        climbs(m, p, s, step)
        or climbs(m, s, p, step)
        or climbs(p, m, s, step)
        or climbs(p, s, m, step)
        or climbs(s, m, p, step)
        or climbs(s, p, m, step)
    )


@kernel
def climbs(low, middle, high, step):
    """Return True if some number of `low` is `step` below one of `middle` and two steps below one of `high`."""
    return low & (middle >> np.uint64(step)) & (high >> np.uint64(2 * step)) != NONE


@kernel
def knitted_faces(knitted):
    """Return the faces of knitted straight n: 147 in suit n // 2, and 258 in the suit after it when n is even."""
    first = knitted // 2
    second = (first + 1 + knitted % 2) % 3
    third = 3 - first - second
    return (
        moved_to_suit(KNITTED, first)
        | moved_to_suit(KNITTED << np.uint64(1), second)
        | moved_to_suit(KNITTED << np.uint64(2), third)
    )


@kernel
def moved_to_suit(numbers, suit):
    """Move a mask of nine numbers to a suit."""
    return numbers << np.uint64(9 * suit)
