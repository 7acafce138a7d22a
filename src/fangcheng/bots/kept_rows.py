"""Rows of a long run in a file: a line that says what is played, then a line for every wall, added as they come in.

Whatever breaks a run off, all whole lines count; a last one without its end is played again.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from fangcheng.errors import FangchengError

WORDS = {"a_code": "the code of A", "b_code": "the code of B", "code": "the code of the game", "digest": "the rules"}


class KeptRows:
    """The file of a run, open for more walls. Raises FangchengError for a file of another run, and OSError.

    `plan` is what two runs must share for one to go on with the other; `form` is the dtype of a row, whose field
    "wall" is its number; `what` is what the run is called, "duel".
    """

    def __init__(self, path: Path, plan: dict[str, Any], form: np.dtype[Any], what: str, version: int) -> None:
        self.path = path
        self.walls: Any
        head = {"format": f"fangcheng-{what}", "version": version, "plan": plan}
        self.walls, end = _read(path, head, form, what) if path.exists() else (np.zeros(0, form), 0)
        self._file: BinaryIO = path.open("r+b" if path.exists() else "xb")
        self._file.truncate(end)
        self._file.seek(end)
        if end == 0:
            self._write([head])

    def add(self, walls: Any) -> None:
        """Add walls that have been played. Raises OSError."""
        names = walls.dtype.names
        self._write({name: one[name].tolist() for name in names} for one in walls)

    def _write(self, lines: Iterable[dict[str, Any]]) -> None:
        self._file.write("".join(json.dumps(line) + "\n" for line in lines).encode())
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _read(path: Path, wanted: dict[str, Any], form: np.dtype[Any], what: str) -> tuple[Any, int]:
    """Return the walls of a file and where they end."""
    content = path.read_bytes()
    end = content.rfind(b"\n") + 1
    lines = content[:end].splitlines()
    if not lines:
        if content:
            raise FangchengError(f"{path}: no file of {_one(what)}; give another name")
        return np.zeros(0, form), 0
    try:
        head = json.loads(lines[0])
        version = wanted["version"]
        known = head["format"] == wanted["format"] and (head["version"] != version or isinstance(head["plan"], dict))
    except (ValueError, TypeError, KeyError, RecursionError):
        known = False
    if not known:
        raise FangchengError(f"{path}: no file of {_one(what)}; give another name")
    if head["version"] != version:
        raise FangchengError(
            f"{path}: {_one(what)} in version {head['version']} of its form; this is version {version}"
        )
    if head["plan"] != wanted["plan"]:
        points = differences(head["plan"], wanted["plan"])
        raise FangchengError(f"{path}: another {what}: {points}; give another name, or delete it")
    walls = np.zeros(len(lines) - 1, form)
    for number, line in enumerate(lines[1:]):
        try:
            told = json.loads(line)
            for name in walls.dtype.names or ():
                walls[name][number] = told[name]
            kept = {name: walls[name][number].tolist() for name in walls.dtype.names or ()}
            sound = kept == told and kept["wall"] == number  # numpy takes 1.7 for 1 in silence
        except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
            sound = False
        if not sound:
            raise FangchengError(f"{path}: line {number + 2} is damaged; delete it and those below, or the file")
    return walls, end


def _one(what: str) -> str:
    return f"{'an' if what[0] in 'aeiou' else 'a'} {what}"


def differences(there: dict[str, Any], here: dict[str, Any]) -> str:
    """Say in which points two plans differ."""
    found = []
    for name, value in here.items():
        if there.get(name) != value:
            what = WORDS.get(name, name)
            told = f"{what} has changed" if name in WORDS else f"{what} is {_told(there.get(name))}, not {_told(value)}"
            found.append(told)
    return "; ".join(found)


def _told(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:60] + "..." + text[-17:]
