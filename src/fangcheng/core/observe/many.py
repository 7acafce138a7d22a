"""Observations of many tables by one call."""

import numpy as np

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.observe.numbers import write_numbers
from fangcheng.core.observe.see import see
from fangcheng.core.observe.words import spread_words, write_words
from fangcheng.core.state.action_codes import ACTIONS, PASS

WORD = 64  # bits of a word


@kernel
def observe_tables(tables, octets, rules, seats, eyes, sheets):
    """Write what a seat of each table sees into the rows of the `sheets`; one of no rows is not written.

    `seats` names the reader of each table; -1 leaves its row zero but for PASS. `octets` are the records of `tables` as
    rows of 64-bit words. `eyes` are the worker's: what each reader may know of a record, a record in which it stands
    with its words, counts, the channels that have a plane, and the number of the game. The sheets are words, planes,
    numbers, and what is open. Both are plain tuples, whose types Numba finds in half the time of named ones.
    """
    masks, seen, seen_octets, counts, channels, game = eyes
    words, planes, numbers, open_to = sheets
    for number in range(tables.shape[0]):
        reader = int(seats[number])
        if reader < 0:
            blank_row(sheets, number)
            continue
        see(octets, number, masks, seen_octets, tables, rules[0], seen[0], reader)
        if words.shape[0] > 0:
            write_words(seen[0], rules[0], reader, words, number, counts)
        if planes.shape[0] > 0:
            spread_words(words, number, channels, planes)
        if numbers.shape[0] > 0:
            write_numbers(seen[0], rules[0], reader, game, numbers, number)
        if open_to.shape[0] > 0:
            write_mask(seen[0], reader, open_to, number)


@kernel
def blank_row(sheets, row):
    """Write the row of a table where nobody is asked."""
    words, planes, numbers, open_to = sheets
    for place in range(words.shape[1] if words.shape[0] > 0 else 0):
        words[row, place] = NONE
    for place in range(numbers.shape[1] if numbers.shape[0] > 0 else 0):
        numbers[row, place] = 0
    for channel in range(planes.shape[1] if planes.shape[0] > 0 else 0):
        for kind in range(planes.shape[2]):
            planes[row, channel, kind] = 0
    for action in range(ACTIONS if open_to.shape[0] > 0 else 0):
        open_to[row, action] = 1 if action == PASS else 0


@kernel
def write_mask(seen, reader, open_to, row):
    """Write 1 for each action open to the reader; where it owes nothing, for PASS alone."""
    owes = int(seen.owed) >> int(reader) & 1
    for action in range(ACTIONS):
        word = seen.legal[reader, action // WORD]
        is_open = int(word >> np.uint64(action % WORD) & np.uint64(1)) if owes == 1 else int(action == PASS)
        open_to[row, action] = is_open
