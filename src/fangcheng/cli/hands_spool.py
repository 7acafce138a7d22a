"""The hands of a run, kept as they come in a file of records, until they are written out as a table at the end."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from fangcheng.bots.tally import HAND
from fangcheng.errors import FangchengError

AT_ONCE = 8192  # hands held in memory when they are read again


class Spool:
    """Records of hands on disk beside the file they will become."""

    def __init__(self, hands_out: Path) -> None:
        self.path = hands_out.with_name(f"{hands_out.name}.hands")

    def begin(self, kept: int = 0) -> None:
        """Start empty, or behind the first `kept` hands of a stopped run. Raises OSError, FangchengError if fewer."""
        if kept == 0:
            self.path.unlink(missing_ok=True)
        have = self.path.stat().st_size // HAND.itemsize if self.path.exists() else 0
        if have < kept:
            raise FangchengError(f"{self.path}: {have} of {kept} hands of the stopped run; it cannot be gone on with")
        with self.path.open("ab") as file:
            file.truncate(kept * HAND.itemsize)

    def add(self, hands: Any) -> None:
        """Append records. Raises OSError."""
        with self.path.open("ab") as file:
            file.write(hands.tobytes())

    def read(self) -> Iterator[Any]:
        """Read all records, some at a time."""
        with self.path.open("rb") as file:
            while content := file.read(AT_ONCE * HAND.itemsize):
                yield np.frombuffer(content, HAND)

    def remove(self) -> None:
        """Keep nothing any more."""
        self.path.unlink(missing_ok=True)
