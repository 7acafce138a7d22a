"""The records that can be watched: each has an id that follows from its content, so its link is always the same."""

import logging
import threading
from collections import OrderedDict
from collections.abc import Sequence
from itertools import islice

from fangcheng.errors import FangchengError, RecordError, one_line
from fangcheng.game.engine import Mode
from fangcheng.records import format_of, read_source
from fangcheng.records.model import GameRecord
from fangcheng.records.opening import Source, source_of
from fangcheng.records.replay.film import Film, company_of
from fangcheng.web.store.disk import StoreError
from fangcheng.web.store.files import Files, id_of
from fangcheng.web.table.bots import warm_up

MIB = 1 << 20
LARGEST_SENT = 2 * MIB  # bytes of a file as it comes; the largest real one, a hundred packed games, has half of it
LARGEST_FILE = 16 * MIB  # bytes once unpacked
MOST_GAMES = 200  # of one file
MOST_BYTES = 64 * MIB  # of all files in memory together, as they came; those nobody has looked at longest go first
MOST_READ = 16 * MIB  # of those whose games are in memory too, unpacked; read, they take four to five times as much
MOST_FILMS = 6  # games played again and kept so; each takes one to four MiB
LONGEST_NAME = 80  # characters of a file's name

logger = logging.getLogger("fangcheng")


class Shelved:
    """One record: the file as it came, and its games while they are looked at."""

    def __init__(self, name: str, data: bytes, kept: bool = False) -> None:
        self.name = one_line(name)[:LONGEST_NAME] or "record"
        self.data = data
        self.kept = kept  # it lies on disk
        self.id = id_of(data)
        self.format = ""
        self.size = 0  # bytes once unpacked
        self.fault = ""  # why not all of it could be read
        self._games: Sequence[GameRecord] | None = None
        self.read()

    def read(self) -> Sequence[GameRecord]:
        """Return the games, read anew where they were let go of; of a damaged file those that can be read.

        Raises FangchengError where none can.
        """
        games = self._games
        if games is None:
            source = source_of(self.name, self.data)
            size = len(source.text.encode())
            if size > LARGEST_FILE:
                raise too_large(self.name)
            self.format, self.size = format_of(source), size
            games = self._games = self._games_of(source)
        return games

    def _games_of(self, source: Source) -> list[GameRecord]:
        games: list[GameRecord] = []
        try:
            games.extend(islice(read_source(source), MOST_GAMES))
        except RecordError as error:
            if not any(game.hands for game in games):
                raise
            self.fault = f"{error.where}: {error.reason}"
        return games

    @property
    def games(self) -> Sequence[GameRecord]:
        """Return the games."""
        return self.read()

    @property
    def is_read(self) -> bool:
        """Return True if the games are in memory."""
        return self._games is not None

    def let_go(self) -> None:
        """Forget the games; whoever asks for them reads the file again."""
        self._games = None


class Shelf:
    """All records of one server: those looked at last here, all of them on disk, where there is one.

    Every method may be called from any thread but that of the event loop.
    """

    def __init__(self, mode: Mode = "auto", files: Files | None = None) -> None:
        self.mode: Mode = mode
        self._files = files
        self._lock = threading.Lock()
        self._records: OrderedDict[str, Shelved] = OrderedDict()
        self._films: OrderedDict[tuple[str, int], Showing] = OrderedDict()

    def put(self, name: str, data: bytes, kept: bool = False) -> Shelved:
        """Read a record and keep it in memory; `kept`: it lies on disk already.

        Raises FangchengError where it is none, or too large.
        """
        if len(data) > LARGEST_SENT:
            raise too_large(name)
        record = self._lay_here(Shelved(name, data))
        record.kept |= kept
        return record

    def save(self, record: Shelved, address: str = "") -> Shelved:
        """Keep a record that `address` sent on disk too, where there is one: links to it outlive the server."""
        if self._files is not None and not record.kept:
            try:
                self._files.keep(record.name, record.data, address)
                record.kept = True
            except StoreError as error:
                logger.error("record %s: %s", record.id, error)
        return record

    def find(self, record: str) -> Shelved | None:
        """Return the record with this id. Raises StoreError where the disk cannot be read."""
        with self._lock:
            here = self._records.get(record)
        if here is not None:
            return self._lay_here(here)
        found = self._files.find(record) if self._files is not None else None
        return None if found is None else self._lay_here(Shelved(*found, kept=True))

    def _lay_here(self, record: Shelved) -> Shelved:
        """Keep a record in memory as the one looked at last, unless it is there; return the one that is."""
        with self._lock:
            known = self._records.setdefault(record.id, record)
            self._records.move_to_end(record.id)
            while sum(len(one.data) for one in self._records.values()) > MOST_BYTES:
                self._records.popitem(last=False)
            room = MOST_READ - known.size
            for other in reversed(self._records.values()):
                if other is not known and other.is_read:
                    room -= other.size
                    if room < 0:
                        other.let_go()
        return known

    def showing(self, record: Shelved, number: int) -> "Showing":
        """Return game `number` of a record, which its first reader plays again."""
        with self._lock:
            showing = self._films.get((record.id, number))
            if showing is None:
                showing = self._films[record.id, number] = Showing(record, number, self.mode)
            self._films.move_to_end((record.id, number))
            while len(self._films) > 1 and (len(self._films) > MOST_FILMS or self._held > MOST_READ):
                self._films.popitem(last=False)
            return showing

    @property
    def _held(self) -> int:
        """Return how large the files are, unpacked, of which films hold games."""
        return sum({one.record.id: one.record.size for one in self._films.values()}.values())


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


def too_large(name: str) -> FangchengError:
    """Return the error for a file that no record needs."""
    return RecordError(name, "file", f"more than {LARGEST_SENT // MIB} MiB, or {LARGEST_FILE // MIB} MiB unpacked")
