"""A duel in a file: a line that says what is played, then a line for every wall, added as they come in.

Whatever breaks a run off, all whole lines count; a last one without its end is played again.
"""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from fangcheng.bots.pairing import WALL, Pairing
from fangcheng.bots.protocol import is_of_the_house
from fangcheng.bots.visitors import checkout_in
from fangcheng.core.state.rules import RULES
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine, array_of
from fangcheng.rules.digest import digest

FORMAT = "fangcheng-duel"
VERSION = 1
ROOMS = ("bots", "core", "game")  # whose code decides what a bot answers
WORDS = {"a_code": "the code of A", "b_code": "the code of B", "code": "the code of the game", "digest": "the rules"}


class KeptWalls:
    """The file of a duel, open for more walls. Raises FangchengError for a file of another duel, and OSError."""

    def __init__(self, path: Path, pairing: Pairing) -> None:
        self.path = path
        plan = plan_of(pairing)
        self.walls: Any
        self.walls, end = _read(path, plan) if path.exists() else (np.zeros(0, WALL), 0)
        self._file: BinaryIO = path.open("r+b" if path.exists() else "xb")
        self._file.truncate(end)
        self._file.seek(end)
        if end == 0:
            self._write([{"format": FORMAT, "version": VERSION, "plan": plan}])

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


def _read(path: Path, plan: dict[str, Any]) -> tuple[Any, int]:
    """Return the walls of a file and where they end."""
    content = path.read_bytes()
    end = content.rfind(b"\n") + 1
    lines = content[:end].splitlines()
    if not lines:
        if content:
            raise FangchengError(f"{path}: no file of a duel; give another name")
        return np.zeros(0, WALL), 0
    try:
        head = json.loads(lines[0])
        known = head["format"] == FORMAT and (head["version"] != VERSION or isinstance(head["plan"], dict))
    except (ValueError, TypeError, KeyError, RecursionError):
        known = False
    if not known:
        raise FangchengError(f"{path}: no file of a duel; give another name")
    if head["version"] != VERSION:
        raise FangchengError(f"{path}: a duel in version {head['version']} of its form; this is version {VERSION}")
    if head["plan"] != plan:
        raise FangchengError(
            f"{path}: another duel: {differences(head['plan'], plan)}; give another name, or delete it"
        )
    walls = np.zeros(len(lines) - 1, WALL)
    for number, line in enumerate(lines[1:]):
        try:
            told = json.loads(line)
            for name in WALL.names or ():
                walls[name][number] = told[name]
            sound = walls["wall"][number] == number
        except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
            sound = False
        if not sound:
            raise FangchengError(f"{path}: line {number + 2} is damaged; delete it and those below, or the file")
    return walls, end


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


def plan_of(pairing: Pairing) -> dict[str, Any]:
    """Return what two runs must share for one to go on with the other, the code of the bots included."""
    engine = Engine(pairing.variant, dict(pairing.options), pairing.preset, "interpreted")
    return {
        "variant": pairing.variant,
        "options": [list(pair) for pair in pairing.options],
        "preset": pairing.preset,
        "a": pairing.a,
        "b": pairing.b,
        "seed": pairing.seed,
        "matches": pairing.matches,
        "table": pairing.table,
        "digest": digest(array_of(engine.rules, RULES)),
        "code": code_in(Path(__file__).parents[1]),
        "a_code": code_of(pairing.a),
        "b_code": code_of(pairing.b),
    }


def code_of(bot: str) -> str:
    """Return a digest of the code of a bot that is not of this house; empty for one that is."""
    if is_of_the_house(bot):
        return ""
    found = checkout_in(bot)
    if found is not None:
        return code_in(found[0] / "fangcheng")
    path = Path(*bot.partition(":")[0].split(".")).with_suffix(".py")
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.is_file() else ""


def code_in(package: Path) -> str:
    """Return a digest of the code of Fangcheng that plays."""
    found = hashlib.sha256()
    for path in sorted(path for room in ROOMS for path in (package / room).rglob("*.py")):
        found.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]
