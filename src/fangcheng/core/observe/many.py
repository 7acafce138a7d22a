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
def observe_tables(
    tables, octets, masks, rules, seats, game, seen, seen_octets, counts, channels, words, planes, numbers, open_to
):
    """Write what a seat of each table sees into the rows of the arrays; of `words` on, one of no rows is not written.

    `seats` names the reader of each table; -1 leaves its row zero but for PASS. `octets` and `seen_octets` are the
    records of `tables` and `seen` as rows of 64-bit words; `seen` and `counts` belong to the worker. `channels` are
    those that have a plane.
    """
    for number in range(tables.shape[0]):
        reader = int(seats[number])
        if reader < 0:
            blank_row(words, planes, numbers, open_to, number)
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
def blank_row(words, planes, numbers, open_to, row):
    """Write the row of a table where nobody is asked."""
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
