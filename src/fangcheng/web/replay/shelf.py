"""The records that can be watched: each has an id that follows from its content, so its link is always the same."""

import base64
import hashlib
import threading
from collections import OrderedDict
from collections.abc import Sequence
from itertools import islice

from fangcheng.errors import FangchengError, RecordError, one_line
from fangcheng.game.engine import Mode
from fangcheng.records import format_of, read_source
from fangcheng.records.model import GameRecord
from fangcheng.records.opening import Source, text_of, unpacked
from fangcheng.records.replay.film import Film, company_of
from fangcheng.web.table.bots import warm_up

MIB = 1 << 20
LARGEST_SENT = 2 * MIB  # bytes of a file as it comes; the largest real one, a hundred packed games, has half of it
LARGEST_FILE = 16 * MIB  # bytes once unpacked
MOST_GAMES = 200  # of one file
MOST_BYTES = 64 * MIB  # of all files together, as they came; those nobody has looked at longest go first
MOST_FILMS = 6  # games played again and kept so; each takes one to four MiB
LONGEST_NAME = 80  # characters of a file's name


class Shelved:
    """One record: the file as it came, and its games once they have been read."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name = one_line(name)[:LONGEST_NAME] or "record"
        self.data = data
        self.kept = False  # it lies on disk
        self.id = id_of(data)
        content = unpacked(self.name, data)
        if len(content) > LARGEST_FILE:
            raise too_large(self.name)
        source = Source(self.name, text_of(self.name, content))
        self.format = format_of(source)
        self.games: Sequence[GameRecord] = list(islice(read_source(source), MOST_GAMES))


class Shelf:
    """All records of one server; every method may be called from any thread."""

    def __init__(self, mode: Mode = "auto") -> None:
        self.mode: Mode = mode
        self._lock = threading.Lock()
        self._records: OrderedDict[str, Shelved] = OrderedDict()
        self._films: OrderedDict[tuple[str, int], Showing] = OrderedDict()

    def put(self, name: str, data: bytes) -> Shelved:
        """Read a record and keep it. Raises FangchengError where it is none, or too large."""
        if len(data) > LARGEST_SENT:
            raise too_large(name)
        record = Shelved(name, data)
        with self._lock:
            known = self._records.setdefault(record.id, record)
            self._records.move_to_end(record.id)
            while sum(len(one.data) for one in self._records.values()) > MOST_BYTES:
                self._records.popitem(last=False)
        return known

    def find(self, record: str) -> Shelved | None:
        """Return the record with this id."""
        with self._lock:
            if record in self._records:
                self._records.move_to_end(record)
            return self._records.get(record)

    def showing(self, record: Shelved, number: int) -> "Showing":
        """Return game `number` of a record, which its first reader plays again."""
        with self._lock:
            showing = self._films.setdefault((record.id, number), Showing(record, number, self.mode))
            self._films.move_to_end((record.id, number))
            while len(self._films) > MOST_FILMS:
                self._films.popitem(last=False)
            return showing


class Showing:
    """One game while it is watched. Its film is made once; the engine has one desk, so one looks at a time."""

    def __init__(self, record: Shelved, number: int, mode: Mode) -> None:
        self.record, self.number, self._mode = record, number, mode
        self.games = company_of(record.games, number)
        self.lock = threading.Lock()
        self._film: Film | None = None

    @property
    def film(self) -> Film:
        """Return the game played again; call it under the lock. Raises FangchengError where it cannot be."""
        if self._film is None:
            film = Film(self.games, self._mode)
            if self._mode == "auto" and not film.match.engine.is_compiled:
                warm_up(film.match)
            self._film = film
        return self._film


def id_of(data: bytes) -> str:
    """Return the id of a record: 16 letters and digits that nobody guesses."""
    return base64.b32encode(hashlib.sha256(data).digest()[:10]).decode().lower()


def too_large(name: str) -> FangchengError:
    """Return the error for a file that no record needs."""
    return RecordError(name, "file", f"more than {LARGEST_SENT // MIB} MiB, or {LARGEST_FILE // MIB} MiB unpacked")
