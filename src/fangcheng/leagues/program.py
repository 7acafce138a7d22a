"""A program that speaks mjai: a process of its own, told what happens and asked by a line of JSON each way.

A line to it is the list of all messages since the line before; it answers each with one message. That is how mjai.app
and the programs made for it talk.
"""

import hashlib
import json
import shlex
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from fangcheng.errors import FangchengError

PREFIX = "mjai:"  # before the command, in the name of such a bot
PATIENCE = 60.0  # seconds that a program may take for an answer, and for the first one, while it loads
SHOWN = 200  # characters of an answer that an error tells
TO_END = 5.0  # seconds that one may take to end

Message = dict[str, Any]

_here = threading.local()  # the programs of this thread, by name and number of the seat that plays by it


def is_program(name: str) -> bool:
    """Return True for the name of a bot that is another program: `mjai:python3 bot.py`."""
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """Return the words of the command behind `mjai:`. Raises FangchengError where there is none to run."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as failure:  # a quotation mark without its twin
        raise _error(name, f"its command cannot be read: {str(failure).lower()}") from None
    if not words:
        raise _error(name, "no command behind it: mjai:python3 bot.py")
    return words


def _error(name: str, what: str) -> FangchengError:
    return FangchengError(f'bot "{name}": {what}')


def code_of_program(name: str) -> str:
    """Return a digest of the files that the command of a program names; empty where it names none."""
    found = [Path(word) for word in command_of(name) if Path(word).is_file()]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in found)).hexdigest()[:16] if found else ""


class Program:
    """A running program. Raises FangchengError where it cannot be started, dies, is silent or says what is no JSON."""

    def __init__(self, name: str, patience: float = PATIENCE) -> None:
        self.name, self.patience = name, patience
        command = command_of(name)
        try:
            self._process = subprocess.Popen(
                command, encoding="utf-8", errors="replace", stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except OSError as failure:
            raise self.error(f"it cannot be started: {(failure.strerror or str(failure)).lower()}") from None
        self._lines: Queue[str] = Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put("")  # it has ended

    def ask(self, messages: Sequence[Message]) -> Message:
        """Tell what has happened and return the answer."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(list(messages), separators=(",", ":")) + "\n")
            self._process.stdin.flush()
            line = self._lines.get(timeout=self.patience)
        except Empty:
            raise self.error(f"no answer within {self.patience:g} s") from None
        except OSError:
            line = ""
        if not line:
            raise self.error(f"it has ended with status {self._process.wait()}")
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict) or not isinstance(said.get("type"), str):
            raise self.error(f"it answered {line.strip()[:SHOWN]!r}, which is no message of mjai")
        return said

    def error(self, what: str) -> FangchengError:
        """Return an error about this program."""
        return _error(self.name, what)

    def close(self) -> None:
        """End the process."""
        process = self.__dict__.pop("_process", None)
        if process is None:
            return
        with suppress(OSError):  # it has died, and what was still to be written goes nowhere
            process.stdin.close()
        process.terminate()
        try:
            process.wait(TO_END)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()

    __del__ = close


def seated(names: Sequence[str]) -> list[Program | None]:
    """Return who plays for each person, None where it is no program; one runs for each seat, whatever the table."""
    return [_running(name, names[:place].count(name)) if is_program(name) else None for place, name in enumerate(names)]


def _running(name: str, number: int) -> Program:
    known: dict[tuple[str, int], Program] = _here.__dict__.setdefault("programs", {})
    if (name, number) not in known:
        known[name, number] = Program(name)
    return known[name, number]


def close_programs() -> None:
    """End the programs of this thread; the next match starts them again."""
    for one in _here.__dict__.pop("programs", {}).values():
        one.close()
