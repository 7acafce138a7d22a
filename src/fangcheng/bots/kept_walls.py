"""A duel in a file: what two runs must share for one to go on with the other."""

import hashlib
from pathlib import Path
from typing import Any

from fangcheng.bots.kept_rows import KeptRows
from fangcheng.bots.pairing import WALL, Pairing
from fangcheng.bots.protocol import is_of_the_house
from fangcheng.bots.visitors import checkout_in
from fangcheng.core.state.rules import RULES
from fangcheng.game.engine import Engine, array_of
from fangcheng.rules.digest import digest

VERSION = 1
ROOMS = ("bots", "core", "game")  # whose code decides what a bot answers


class KeptWalls(KeptRows):
    """The file of a duel, open for more walls. Raises FangchengError for a file of another duel, and OSError."""

    def __init__(self, path: Path, pairing: Pairing) -> None:
        super().__init__(path, plan_of(pairing), WALL, "duel", VERSION)


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


def code_in(package: Path, rooms: tuple[str, ...] = ROOMS) -> str:
    """Return a digest of the code of Fangcheng that plays."""
    found = hashlib.sha256()
    for path in sorted(path for room in rooms for path in (package / room).rglob("*.py")):
        found.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]
