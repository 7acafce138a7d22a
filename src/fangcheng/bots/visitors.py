"""Bots of another checkout: a process of its own plays every match along with the table and answers for its seats.

Both deal the same walls from the same seeds and follow the same answers. They talk in JSON, a line each way for the
questions of many tables at once. They must agree on the rules (`rules.digest`) and on the scores at the end.
"""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fangcheng.core.state.rules import RULES
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine, array_of
from fangcheng.rules.digest import digest
from fangcheng.rules.ruleset import Ruleset, Variant

HOUSE = Path(__file__).with_name("visitor_house.py")  # what the other process runs, on the code of its checkout
PACKAGE = "fangcheng"

_here = threading.local()  # the visitors of this thread, by name


def checkout_in(name: str) -> tuple[Path, str] | None:
    """Return the folder of the code and the bot that a name like `../before:random` means; None for other names.

    Raises FangchengError for a path in which there is no checkout.
    """
    folder, _, bot = name.partition(":")
    for source in (Path(folder) / "src", Path(folder)):
        if folder and (source / PACKAGE / "__init__.py").is_file():
            return source.resolve(), bot or "steady"
    if os.sep in folder:
        raise FangchengError(f'bot "{name}": no checkout of Fangcheng in {folder}: there is no src/{PACKAGE}')
    return None


def visitor(name: str) -> "Visitor":
    """Return the bot of another checkout; in each thread there is one of a name, for its process is dear to start."""
    known: dict[str, Visitor] = _here.__dict__.setdefault("visitors", {})
    return known.setdefault(name, Visitor(name))


def close_visitors() -> None:
    """End the processes of this thread's visitors; the next match starts them again."""
    for one in _here.__dict__.pop("visitors", {}).values():
        one.close()


class Visitor:
    """A bot of another checkout. Its process starts with the first match and ends with this one."""

    def __init__(self, name: str) -> None:
        found = checkout_in(name)
        assert found is not None
        self.name, (self.source, self.bot) = name, found
        self._said: dict[str, Any] = {}
        self._game: tuple[Any, ...] | None = None
        self._process: subprocess.Popen[str] | None = None

    def begin(self, engine: Engine, variant: Variant, seeds: Sequence[str]) -> None:
        """Begin a match of each seed, at tables numbered from 0. Raises FangchengError where it has other rules."""
        self.meet(engine, variant)
        self._new: list[list[int]] = [[] for _ in seeds]
        self._write("matches", list(seeds))

    def tell(self, number: int, rows: Any) -> None:
        """Note what has been answered at a table: rows of seat and action, as `outsiders.write_down` makes them."""
        self._new[number] += rows.ravel().tolist()

    def answers(self, questions: Sequence[tuple[int, int]]) -> list[int]:
        """Return its answers to questions, each a table and a seat, after all that it has been told of these tables."""
        told = [(number, self._told(number), seat) for number, seat in questions]
        return [int(answer) for answer in self._ask("answers", told)]

    def compare(self, scores: list[list[int]]) -> None:
        """See that all tables have come to the same scores there. Raises FangchengError."""
        there = self._ask("scores", [self._told(number) for number in range(len(scores))])
        for one, here in zip(there, scores, strict=True):
            if one != here:
                raise self._error(f"a hand ends with the scores {one} there and {here} here")

    def not_open(self, action: int, seat: int) -> FangchengError:
        """Return the error for an answer that is not open here."""
        return self._error(f"it answers {action} for seat {seat}, which is not open here")

    def _told(self, number: int) -> list[int]:
        """Return what is to be told of a table, and forget it."""
        new, self._new[number] = self._new[number], []
        return new

    def meet(self, engine: Engine, variant: Variant) -> dict[str, Any]:
        """Start the other house with the game of an engine, if it does not play it yet; return what it says of itself.

        `variant` is what the engine was made of, for the other house has pages and files of its own.

        Raises FangchengError where it does not know the game, or knows it by other rules.
        """
        name = variant.id if isinstance(variant, Ruleset) else str(variant)
        usual = engine.ruleset.choose({}, engine.preset)  # an older house need not know all options by name
        chosen = {key: value for key, value in engine.chosen.items() if value != usual[key]}
        game = (name, chosen, engine.preset, engine.mode)
        if self._game != game:
            self.close()
            self._process = self._started()
            self._said = self._ask("game", *game, self.bot)
            here = digest(array_of(engine.rules, RULES))
            if self._said["digest"] != here:
                self.close()
                raise self._error(
                    f"it plays {engine.ruleset.id} by other rules: they come to {self._said['digest'][:12]} there "
                    f"(revision {self._said['revision']}) and to {here[:12]} here (revision "
                    f"{engine.ruleset.page.revision}); give rules that both have, by option or preset"
                )
            self._game = game
        return dict(self._said)

    def close(self) -> None:
        """End the other process."""
        process, self._process, self._game = self._process, None, None
        if process is not None:
            for pipe in (process.stdin, process.stdout):
                try:
                    if pipe is not None:
                        pipe.close()
                except OSError:  # it has died, and what was still to be written goes nowhere
                    pass
            process.terminate()
            process.wait()

    __del__ = close

    def _started(self) -> "subprocess.Popen[str]":
        # -P: the folder of the script, this package, is none of the other's modules
        command = [sys.executable, "-P", str(HOUSE)]
        kept = {**os.environ, "PYTHONPATH": str(self.source)}
        return subprocess.Popen(
            command, env=kept, text=True, encoding="utf-8", stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def _write(self, *words: Any) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(words) + "\n")
        except OSError:
            raise self._ended() from None

    def _ask(self, *words: Any) -> Any:
        """Send a line and return what the next one says. Raises FangchengError with the other's own words."""
        self._write(*words)
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.flush()
        except OSError:
            raise self._ended() from None
        line = self._process.stdout.readline()
        if not line:
            raise self._ended()
        said = json.loads(line)
        if isinstance(said, dict) and "error" in said:
            self.close()
            raise self._error(said["error"])
        return said

    def _ended(self) -> FangchengError:
        assert self._process is not None
        code = self._process.wait()
        self.close()
        return self._error(f"its process has ended with status {code}")

    def _error(self, what: str) -> FangchengError:
        return FangchengError(f'bot "{self.name}": {what}')
