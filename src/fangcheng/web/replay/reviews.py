"""Reviews of records on a server: one at a time, made by a helper process, for as long as somebody reads."""

import logging
import shutil
import subprocess
import tempfile
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import msgspec

from fangcheng.core.dialect.helper import start_helper
from fangcheng.reviewer.helper import CODE
from fangcheng.reviewer.model import Review
from fangcheng.web.replay.shelf import Showing
from fangcheng.web.table.bounds import NoRoom

WORLDS = 64
MOST_WAITING = 8  # reviews that wait for their turn, of one address one
MOST_HELD = 16  # reviews in memory; those nobody has looked at longest go first
MOST_FILES = 200  # reviews on disk; the oldest go first
PATIENCE = 60.0  # seconds without a reader after which a review stops where it is

State = Literal["waiting", "running", "stopped", "failed", "done"]
Start = Callable[..., "subprocess.Popen[bytes]"]

logger = logging.getLogger("fangcheng")


class Job:
    """The review of one game: what of it there is, and whether it goes on."""

    def __init__(self, showing: Showing, party: str) -> None:
        self.showing, self.party = showing, party
        self.state: State = "waiting"
        self.made: Review | None = None
        self.read_at = time.monotonic()

    @property
    def is_under_way(self) -> bool:
        """Return True if it waits for its turn or is being made."""
        return self.state in ("waiting", "running")


class Reviews:
    """All reviews of one server; may be called from any thread. `folder` is where they are kept on disk."""

    def __init__(self, folder: Path | None = None, start: Start = start_helper) -> None:
        self._folder = folder
        self._passing: Path | None = None  # a folder that ends with the server, where none is given
        self._start = start
        self._jobs: OrderedDict[tuple[str, int], Job] = OrderedDict()
        self._queue: list[Job] = []
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    @property
    def folder(self) -> Path:
        """Return where decisions are kept; made where it is not there. Raises OSError."""
        if self._folder is None:
            self._passing = self._passing or Path(tempfile.mkdtemp(prefix="fangcheng-reviews-"))
            return self._passing
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return self._folder

    def find(self, showing: Showing) -> Job | None:
        """Return the review of a game, None where nobody has asked for one; who looks keeps it going."""
        with self._changed:
            job = self._jobs.get(_key(showing))
            if job is not None:
                job.read_at = time.monotonic()
                self._jobs.move_to_end(_key(showing))
            return job

    def order(self, showing: Showing, party: str, charge: Callable[[], None]) -> Job:
        """Return the review of a game, begun or gone on with. `charge` is called where that costs. Raises NoRoom."""
        job = self.find(showing)
        if job is not None and (job.is_under_way or job.state == "done"):
            return job
        with self._changed:
            if len(self._queue) >= MOST_WAITING or any(one.party == party for one in self._queue):
                raise NoRoom("review-full", 10)
            charge()
            if job is None:
                job = self._jobs[_key(showing)] = Job(showing, party)
            job.party, job.state, job.read_at = party, "waiting", time.monotonic()
            self._queue.append(job)
            self._forget()
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="fangcheng-reviews", daemon=True)
                self._thread.start()
            self._changed.notify()
            return job

    def _forget(self) -> None:
        """Let go of what nobody has looked at longest."""
        idle = [key for key, job in self._jobs.items() if not job.is_under_way]
        for key in idle[: max(0, len(self._jobs) - MOST_HELD)]:
            del self._jobs[key]

    def close(self) -> None:
        """Stop what is being made."""
        with self._changed:
            self._closed = True
            self._queue.clear()
            self._changed.notify()
            if self._process is not None:
                self._process.kill()
        if self._passing is not None:
            shutil.rmtree(self._passing, ignore_errors=True)

    # --- in the thread

    def _run(self) -> None:
        while (job := self._next()) is not None:
            try:
                self._make(job)
            except (OSError, msgspec.DecodeError) as error:
                logger.error("review of %s: %s", job.showing.record.id, error)
                job.state = "failed"

    def _next(self) -> Job | None:
        with self._changed:
            while not self._queue and not self._closed:
                self._changed.wait()
            return None if self._closed else self._queue.pop(0)

    def _make(self, job: Job) -> None:
        """Let a helper make a review, and take in what it writes. Raises OSError."""
        if self._is_abandoned(job):
            job.state = "stopped"
            return
        record, number = job.showing.record, job.showing.number
        keep = self.folder / f"{record.id}-{number}.jsonl"
        self._make_room(keep)
        with tempfile.NamedTemporaryFile(dir=self.folder, prefix=".", suffix=".record") as file:
            file.write(record.data)
            file.flush()
            process = self._start(CODE, file.name, str(number), str(keep), str(WORLDS), answers=True)
            try:
                self._listen(job, process)
            finally:
                self._end(process)

    def _listen(self, job: Job, process: "subprocess.Popen[bytes]") -> None:
        with self._changed:
            self._process, job.state = process, "running"
        assert process.stdout is not None, "its answers are read"
        for line in process.stdout:
            if line.strip():
                job.made = msgspec.json.decode(line, type=Review)
            if self._is_abandoned(job):
                job.state = "stopped"
                return
        whole = job.made is not None and job.made.done == job.made.decisions
        job.state = "done" if whole else "failed"

    def _end(self, process: "subprocess.Popen[bytes]") -> None:
        with self._changed:
            self._process = None
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()

    def _is_abandoned(self, job: Job) -> bool:
        return self._closed or time.monotonic() - job.read_at > PATIENCE

    def _make_room(self, coming: Path) -> None:
        """Remove the oldest reviews where there are too many."""
        kept = sorted(self.folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
        for path in kept[: max(0, len(kept) - MOST_FILES + 1)]:
            if path != coming:
                path.unlink(missing_ok=True)


def _key(showing: Showing) -> tuple[str, int]:
    return showing.record.id, showing.number
