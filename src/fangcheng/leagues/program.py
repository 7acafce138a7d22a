"""A program that speaks mjai: a process or a server, told what happens and asked by a line of JSON each way.

A line to it is the list of all messages since the line before; it answers each with one message. That is how mjai.app
and the programs made for it talk.
"""

import hashlib
import json
import shlex
import threading
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, Queue
from typing import Any
from urllib.parse import urlsplit

from fangcheng.errors import FangchengError
from fangcheng.leagues.lines import Lines, Pipes, Socket

PREFIX = "mjai:"  # before the command or address, in the name of such a bot
TCP = "tcp://"
PATIENCE = 60.0  # seconds that a program may take for an answer, and for the first one, while it loads
SHOWN = 200  # characters of an answer that an error tells

Message = dict[str, Any]

_here = threading.local()  # the programs of this thread, by name and number of the seat that plays by it


def is_program(name: str) -> bool:
    """Return True for the name of a bot that is another program: `mjai:python3 bot.py`, `mjai:tcp://host:port`."""
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


def address_of(name: str) -> tuple[str, int] | None:
    """Return host and port of a program that listens, None for a command. Raises FangchengError for no address."""
    told = name.removeprefix(PREFIX).strip()
    if not told.startswith(TCP):
        return None
    try:
        parts = urlsplit(told)
        host, port = parts.hostname, parts.port
        (host or "").encode("idna")
    except ValueError:  # a port beyond all ports, or none that is a number; a name that no host can have
        host, port = None, None
    if not host or not port or told.rstrip("/") != f"{TCP}{parts.netloc}":
        raise _error(name, "no address behind it: mjai:tcp://127.0.0.1:11700")
    return host, port


def check_name(name: str) -> None:
    """Raise FangchengError where there is neither a command nor an address behind `mjai:`."""
    if address_of(name) is None:
        command_of(name)


def _error(name: str, what: str) -> FangchengError:
    return FangchengError(f'bot "{name}": {what}')


def code_of_program(name: str) -> str:
    """Return a digest of the files that the command of a program names; empty where it names none."""
    found = [Path(word) for word in command_of(name) if Path(word).is_file()]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in found)).hexdigest()[:16] if found else ""


def _way_to(name: str, patience: float) -> Lines:
    """Return the lines to a program, started or connected to. Raises FangchengError."""
    address = address_of(name)
    try:
        return Pipes(command_of(name)) if address is None else Socket(address, patience)
    except OSError as failure:
        reason = (failure.strerror or str(failure)).lower()
        raise _error(name, f"it cannot be {'started' if address is None else 'reached'}: {reason}") from None


class Program:
    """A program at play. Raises FangchengError where it cannot be had, dies, is silent or says what is no JSON."""

    def __init__(self, name: str, patience: float = PATIENCE) -> None:
        self.name, self.patience = name, patience
        self._lines = _way_to(name, patience)
        self._heard: Queue[str] = Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in self._lines.heard():
            self._heard.put(line)
        self._heard.put("")  # it has ended

    def ask(self, messages: Sequence[Message]) -> Message:
        """Tell what has happened and return the answer."""
        try:
            self._lines.send(json.dumps(list(messages), separators=(",", ":")))
            line = self._heard.get(timeout=self.patience)
        except Empty:
            raise self.error(f"no answer within {self.patience:g} s") from None
        except OSError:
            line = ""
        if not line:
            raise self.error(self._lines.last_words())
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
        """End the process, or the connection."""
        lines: Lines | None = self.__dict__.pop("_lines", None)
        if lines is not None:
            lines.close()

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
