"""What `undo` keeps before each action. Of the table: its STATE as it is, and the rows of its last steps packed.

Nobody plays on by those rows, but the check of a saved match has always counted them.
"""

import zlib
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from fangcheng.core.state.table import STATE, TABLE
from fangcheng.game.explain import Explanation
from fangcheng.game.outer_stakes import OuterStakes


class Kept(NamedTuple):
    """A table as it was at one moment, small enough to keep for every action."""

    state: bytes
    rows: bytes


class Step(Struct):
    """What `undo` needs to go back before one action."""

    table: Kept
    events: int
    settlements: list[Explanation]
    hand_start: int
    outer: OuterStakes


def keep(table: Any) -> Kept:
    """Keep a table as it is now."""
    content = table.tobytes()
    return Kept(content[: STATE.itemsize], zlib.compress(content[STATE.itemsize :], 1))


def bring_back(kept: Kept) -> Any:
    """Return a table record as it was when it was kept."""
    content = bytearray(kept.state + zlib.decompress(kept.rows))
    return np.frombuffer(content, TABLE).view(np.recarray)[0]
