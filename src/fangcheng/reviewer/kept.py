"""Judged decisions in a file: a line that says what is reviewed, then a line for every decision, added as they come.

Whatever breaks a review off, all whole lines count; a last one without its end is judged again.
"""

from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from fangcheng.bots.kept_rows import differences
from fangcheng.errors import FangchengError
from fangcheng.reviewer.model import Judged

FORMAT, VERSION = "fangcheng-review", 1


class Kept:
    """The file of a review, open for more decisions. Raises FangchengError for a file of another one, and OSError.

    `plan` is what two runs must share for one to go on with the other; with `anew` a file of another review, or a
    damaged one, is begun anew instead.
    """

    def __init__(self, path: Path, plan: dict[str, Any], anew: bool = False) -> None:
        head = {"format": FORMAT, "version": VERSION, "plan": plan}
        self.judged: dict[int, Judged] = {}  # by number
        end = 0
        if path.exists():
            try:
                self.judged, end = _read(path, head)
            except FangchengError:
                if not anew:
                    raise
        self._file: BinaryIO = path.open("r+b" if path.exists() else "xb")
        self._file.truncate(end)
        self._file.seek(end)
        if end == 0:
            self._write(head)

    def add(self, judged: Judged) -> None:
        """Add a decision. Raises OSError."""
        self.judged[judged.number] = judged
        self._write(judged)

    def _write(self, line: Any) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _read(path: Path, wanted: dict[str, Any]) -> tuple[dict[int, Judged], int]:
    """Return the decisions of a file and where they end."""
    content = path.read_bytes()
    end = content.rfind(b"\n") + 1
    lines = content[:end].splitlines()
    if not lines:
        if content:
            raise FangchengError(f"{path}: no file of a review; give another name")
        return {}, 0
    head = _head(lines[0])
    if head is None or head.get("format") != FORMAT:
        raise FangchengError(f"{path}: no file of a review; give another name")
    if head.get("version") != VERSION or not isinstance(head.get("plan"), dict):
        raise FangchengError(f"{path}: a review in version {head.get('version')} of its form; this is {VERSION}")
    if head["plan"] != wanted["plan"]:
        points = differences(head["plan"], wanted["plan"])
        raise FangchengError(f"{path}: another review: {points}; give another name, or delete it")
    found = {}
    for number, line in enumerate(lines[1:], start=2):
        try:
            one = msgspec.json.decode(line, type=Judged)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise FangchengError(f"{path}: line {number} is damaged; delete it and those below, or the file") from None
        found[one.number] = one
    return found, end


def _head(line: bytes) -> dict[str, Any] | None:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
