"""Written tiles read by kernels: the notation of `fangcheng.tiles` as bytes, and a hand counted.

Kernels give no reasons: if they cannot read a text, or it is no hand of the game, they say so, and Python reads it
again to say what is wrong (game/hands.py).
"""

import numpy as np

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.flower_jokers import has_flower_jokers
from fangcheng.core.state.record_types import Rules
from fangcheng.core.table.hand import face, red_of
from fangcheng.core.table.reds import reds_of
from fangcheng.tiles import FACES, FLOWER, HEAD, KINDS, NAMES, NO_TILE, PLACES, RED, WHITE

UNREAD = -9  # for numbers: nothing that can be read as the hand of a game

ZERO, NINE, SEPARATOR = ord("0"), ord("9"), ord(";")
SPACE, TAB, NEWLINE = ord(" "), ord("\t"), ord("\n")
TILES = KINDS  # in a scratch row: the kinds as written, behind the counts; red tiles and heads count at their kinds
SCRATCH = 150  # its length
RED_MARK = ord("r")  # behind a three, five or seven: 3mr


def _kinds() -> np.ndarray:
    """Return the kind of each digit (row) and letter (column), -1 where there is none; an r may follow the letter."""
    kinds = np.full((10, 128), -1, np.int8)
    for kind, name in enumerate(NAMES):
        if len(name) == 2:
            kinds[int(name[0]), ord(name[1])] = kind
    return kinds


KIND_OF = _kinds()


# --- tiles


@kernel
def read_tiles(text, at, kinds, size):
    """Read the tiles of `text` from `at` to the next `;` or the end, and append them to the `size` kinds there are.

    Return where it ended and how many kinds there are now, or UNREAD for what is no notation.
    """
    first, digits, alone = at, 0, False
    while at < text.shape[0] and text[at] != SEPARATOR:
        letter = int(text[at])
        if ZERO <= letter <= NINE:
            digits += 1
        elif letter == RED_MARK and alone and digits == 0 and red_of(int(kinds[size - 1])) != NO_TILE:
            kinds[size - 1] = red_of(int(kinds[size - 1]))
            alone = False
        elif not is_blank(letter):
            size = take_suit(text, first, at, kinds, size) if digits > 0 else UNREAD
            if size < 0:
                return at, UNREAD
            first, digits, alone = at + 1, 0, digits == 1
        at += 1
    return at, UNREAD if digits > 0 else size


@kernel
def is_blank(letter):
    """Return True if a byte is a blank; the rarer ones are left to Python."""
    return letter in (SPACE, TAB, NEWLINE)


@kernel
def take_suit(text, first, at, kinds, size):
    """Append the kinds of the digits from `first` on, whose letter is at `at`; return UNREAD if one is no tile."""
    letter = int(text[at])
    for place in range(first, at):
        digit = int(text[place]) - ZERO
        if 0 <= digit <= 9:
            kind = int(KIND_OF[digit, letter]) if letter < KIND_OF.shape[1] else -1
            if kind < 0 or size == kinds.shape[0]:
                return UNREAD
            kinds[size] = kind
            size += 1
    return size


# --- a hand


@kernel
def count_written(text, rules: Rules, scratch):
    """Count a written hand by face into `scratch`, red tiles also at their kinds; return how many tiles it has.

    A tile that is imagined is one of them, though it is not written.

    Return UNREAD where it is no hand of the game: no notation, foreign tiles, too many of one, a wrong number.
    """
    at, size = read_tiles(text, 0, scratch[TILES:], 0)
    if size < 0 or at < text.shape[0]:
        return UNREAD
    for place in range(TILES):
        scratch[place] = 0
    for place in range(TILES, TILES + size):
        if is_laid_dragon(rules, int(scratch[place])):
            return UNREAD
        if (FLOWER <= scratch[place] < HEAD and not has_flower_jokers(rules)) or face(int(scratch[place])) >= PLACES:
            return UNREAD
        add_to_counts(scratch, int(scratch[place]), 1)
    size += int(rules.heart)
    return size if has_room(size, rules) and in_supply(scratch, rules) else UNREAD


@kernel
def is_laid_dragon(rules: Rules, kind):
    """Return True for a dragon where the game lays dragons out like flowers."""
    return rules.dragon_flowers != 0 and WHITE <= kind <= RED


@kernel
def add_to_counts(counts, kind, number):
    """Add some tiles of a kind to the counts, a red one also as such."""
    counts[face(kind)] += number
    if face(kind) != kind:
        counts[kind] += number


@kernel
def has_room(size, rules: Rules):
    """Return True if a hand of this many tiles is at rest or has one to discard, with or without melds."""
    return size % 3 != 0 and size // 3 <= int(rules.sets)


@kernel
def in_supply(counts, rules: Rules):
    """Return True if the game has this many tiles of each face, and this many red ones."""
    for some_face in range(FACES):
        if counts[some_face] < 0 or counts[some_face] > rules.copies[some_face]:
            return False
    for kind in range(FACES, KINDS):
        if counts[kind] > (rules.copies[kind] if face(kind) == kind else reds_of(rules, kind)):
            return False
    return True
