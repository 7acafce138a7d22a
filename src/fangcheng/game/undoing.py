"""What `undo` keeps of a table before each action: its STATE as it is, and the rows of its last steps packed.

Nobody plays on by those rows, but the check of a saved match has always counted them.
"""

import zlib
from typing import Any, NamedTuple

import numpy as np

from fangcheng.core.state.table import STATE, TABLE


class Kept(NamedTuple):
    """A table as it was at one moment, small enough to keep for every action."""

    state: bytes
    rows: bytes


def keep(table: Any) -> Kept:
    """Keep a table as it is now."""
    content = table.tobytes()
    return Kept(content[: STATE.itemsize], zlib.compress(content[STATE.itemsize :], 1))


def bring_back(kept: Kept) -> Any:
    """Return a table record as it was when it was kept."""
    content = bytearray(kept.state + zlib.decompress(kept.rows))
    return np.frombuffer(content, TABLE).view(np.recarray)[0]
