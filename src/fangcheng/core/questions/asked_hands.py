"""Hands that programs ask about: distance and acceptance, of one written hand and of many counted ones.

The kernels by which programs enter (game/questions.py, game/batches.py). `games` is an array of one GAME, for an array
of records costs a call 0.25 microseconds; `wild` is the mask of the faces that are jokers, `lack` the missing suit or
NO_LACK, `heart` 1 + the face that a hand imagines, or 0. A hand holds three tiles less for each meld beside it, so its
size says how many sets it owes; its row of counts is as wide as the faces, and where heads are played as those with
them.
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE, lowest
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.questions.written import UNREAD, count_written, has_room
from fangcheng.core.shapes.distance import distance, waits, wanted, wanted_after_discards
from fangcheng.core.shapes.heart import heart_bits
from fangcheng.core.shapes.holding import FACES, hold
from fangcheng.core.state.record_types import Rules
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.shape_tables import SHAPES

GAME = np.dtype([("rules", RULES), ("shapes", SHAPES)], align=True)

NOT_HELD = 127  # distance after the discard of a tile that the hand does not hold
ALL_WELL = -1

# --- one hand, written


@kernel
def ask_distance(text, scratch, wild, lack, heart, games):
    """Return the distance of a written hand (tiles lacking to a win), or UNREAD."""
    rules, shapes = games[0].rules, games[0].shapes
    size = count_written(text, rules, scratch)
    if size < 0:
        return UNREAD
    return distance(shapes, hold(shapes, scratch, wild, lack), size // 3, int(rules.forms) | heart_bits(heart))


@kernel
def ask_waits(text, scratch, wild, lack, heart, games, masks):
    """Write the waits of a written hand into `masks`, if it is at rest; return its size, or UNREAD."""
    rules, shapes = games[0].rules, games[0].shapes
    size = count_written(text, rules, scratch)
    if size < 0:
        return UNREAD
    if size % 3 == 1:
        forms = int(rules.forms) | heart_bits(heart)
        masks[0] = waits(shapes, hold(shapes, scratch, wild, lack), size // 3, forms)
    return size


@kernel
def ask_acceptance(text, scratch, wild, lack, heart, games, distances, masks):
    """Write distance and acceptance of a written hand, by the face discarded; return its size, or UNREAD.

    A hand at rest has one answer, in the first places; faces not held get distance -1. The counts of the hand are
    left in `scratch`.
    """
    rules, shapes = games[0].rules, games[0].shapes
    size = count_written(text, rules, scratch)
    if size < 0:
        return UNREAD
    holding, forms = hold(shapes, scratch, wild, lack), int(rules.forms) | heart_bits(heart)
    if size % 3 == 2:
        wanted_after_discards(shapes, scratch, holding, size // 3, forms, distances, masks)
    else:
        distances[0] = distance(shapes, holding, size // 3, forms)
        masks[0] = wanted(shapes, holding, size // 3, forms)
    return size


# --- many hands, counted


@kernel
def ask_distances(hands, wilds, lacks, games, out):
    """Write the distance less one of each row; return the first row that is no hand of the game, or ALL_WELL."""
    rules, shapes = games[0].rules, games[0].shapes
    forms = int(rules.forms)
    for number in range(hands.shape[0]):
        size = count_row(hands[number], rules)
        if size < 0:
            return number
        holding = hold(shapes, hands[number], wilds[number], int(lacks[number]))
        out[number] = distance(shapes, holding, size // 3, forms) - 1
    return ALL_WELL


@kernel
def ask_acceptances(hands, wilds, lacks, games, out):
    """Write how many tiles of each face that each row, a hand at rest, accepts are left; return as `ask_distances`."""
    rules, shapes = games[0].rules, games[0].shapes
    forms = int(rules.forms)
    for number in range(hands.shape[0]):
        size = count_row(hands[number], rules)
        if size < 0 or size % 3 != 1:
            return number
        holding = hold(shapes, hands[number], wilds[number], int(lacks[number]))
        write_left(wanted(shapes, holding, size // 3, forms), hands[number], rules, out[number])
    return ALL_WELL


@kernel
def ask_discards(hands, wilds, lacks, games, distances, masks, shanten, left):
    """Write the distance and the tiles left after each discard of each row; return as `ask_distances`.

    `distances` and `masks` are working space.
    """
    rules, shapes = games[0].rules, games[0].shapes
    forms = int(rules.forms)
    for number in range(hands.shape[0]):
        size = count_row(hands[number], rules)
        if size < 0 or size % 3 != 2:
            return number
        holding = hold(shapes, hands[number], wilds[number], int(lacks[number]))
        wanted_after_discards(shapes, hands[number], holding, size // 3, forms, distances, masks)
        for face in range(shanten.shape[1]):
            shanten[number, face] = int(distances[face]) - 1 if distances[face] >= 0 else NOT_HELD
            write_left(masks[face], hands[number], rules, left[number, face])
    return ALL_WELL


@kernel
def count_row(hand, rules: Rules):
    """Return the number of tiles of a row of counts by face, one imagined too, UNREAD if it is no hand of the game."""
    size, wrong = 0, 0
    for face in range(FACES):
        count = int(hand[face])
        size += count
        wrong |= int(count < 0) | int(count > rules.copies[face])
    for face in range(FACES, hand.shape[0]):  # a loop of its own: one of unknown length takes 7 ns more a row
        count = int(hand[face])
        size += count
        wrong |= int(count < 0) | int(count > rules.copies[face])
    size += int(rules.heart)
    return size if wrong == 0 and has_room(size, rules) else UNREAD


@kernel
def write_left(mask, hand, rules: Rules, row):
    """Write how many tiles of each face of a mask are not in the hand, 0 for other faces."""
    for face in range(row.shape[0]):
        row[face] = 0
    while mask != NONE:
        face = lowest(mask)
        row[face] = int(rules.copies[face]) - int(hand[face])
        mask &= mask - ONE
