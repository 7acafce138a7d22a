"""What `undo` keeps: the table before each action, as it was for the latest and as differences before those.

From one action to the next some twenty of a table's 558 words change. Differences are taken of many tables at once, for
each by itself would cost as much as the action; packed one by one by `zlib` they cost three times as much.
"""

import zlib
from typing import Any

import numpy as np
from msgspec import Struct

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.table import TABLE
from fangcheng.game.explain import Explanation
from fangcheng.game.outer_stakes import Books
from fangcheng.game.ruled import NONE_RULED, Hosted

TOGETHER = 16  # tables whose differences are taken at once
WORDS = TABLE.itemsize // 8
LAST_PLACES = WORDS * np.arange(1, TOGETHER + 1)  # behind the words of each table


class Step(Struct, gc=False):
    """What `undo` needs to go back before one action. The collector looks at none: none may lead to its match."""

    table: bytes
    events: int
    settlements: list[Explanation]  # nobody changes it: what comes is put into another list
    hand_start: int
    outer: Books | None  # None where nobody may stake
    hosted: Hosted = NONE_RULED  # what the host had ruled since the deal


class Early(Struct, gc=False):
    """Steps whose tables are kept as differences, each from the table of the next step."""

    steps: list[Step]  # without their tables
    ends: list[int]  # of each step's differences among those of all
    places: bytes  # of the words that differ, among those of all tables, two octets each
    words: bytes  # the bits in which they differ


class History:
    """The steps of a match, the latest last: all, or as many as are wanted and up to 16 more."""

    def __init__(self, most: int | None = None) -> None:
        self.most = most  # None: all
        self._early: list[Early] = []
        self._late: list[Step] = []

    def __len__(self) -> int:
        return TOGETHER * len(self._early) + len(self._late)

    def append(self, step: Step) -> None:
        """Keep one more step."""
        self._late.append(step)
        if len(self._late) > TOGETHER:
            self._early.append(_as_differences(self._late[:TOGETHER], self._late[TOGETHER]))
            del self._late[:TOGETHER]
            if self.most is not None and len(self) - TOGETHER >= self.most:
                del self._early[0]

    def pop(self) -> Step:
        """Return the latest step and keep it no more."""
        if len(self._late) == 1 and self._early:
            self._late[:0] = _as_tables(self._early.pop(), self._late[0].table)
        return self._late.pop()

    def clear(self) -> None:
        """Keep nothing any more."""
        self._early, self._late = [], []


def _as_differences(steps: list[Step], after: Step) -> Early:
    """Return the steps with what tells their tables from that of the step after each."""
    tables = np.frombuffer(b"".join([*(step.table for step in steps), after.table]), np.uint64)
    differing = tables[:-WORDS] ^ tables[WORDS:]
    places = np.flatnonzero(differing != 0)
    ends = np.searchsorted(places, LAST_PLACES).tolist()
    for step in steps:
        step.table = b""
    return Early(steps, ends, places.astype(np.uint16).tobytes(), differing[places].tobytes())


def _as_tables(early: Early, after: bytes) -> list[Step]:
    """Return the steps with their tables, from the table after the last of them."""
    table = np.frombuffer(bytearray(after), np.uint64)
    places, words = np.frombuffer(early.places, np.uint16) % WORDS, np.frombuffer(early.words, np.uint64)
    for step, start, end in reversed([*zip(early.steps, [0, *early.ends], early.ends)]):
        table[places[start:end]] ^= words[start:end]
        step.table = table.tobytes()
    return early.steps


def keep(table: Any) -> bytes:
    """Pack a table as it is now, with the rows of its last step: 4 KB become 0.6, in 30 us."""
    return zlib.compress(table.tobytes(), 1)


def bring_back(kept: bytes) -> Any:
    """Return a table record as it was when `keep` packed it."""
    return table_of(zlib.decompress(kept))


def table_of(octets: bytes) -> Any:
    """Return a table record of these octets, in memory of its own."""
    return with_attributes(np.frombuffer(bytearray(octets), TABLE))[0]
