"""Many workers at one run of matches: threads for bots made of kernels, processes where a bot is written in Python."""

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, redirect_stdout
from math import ceil
from typing import Any, Protocol, TypeVar

import numpy as np

from fangcheng.bots.batch import LONGEST
from fangcheng.bots.matches import Block, Setting
from fangcheng.bots.tally import TALLY
from fangcheng.bots.visitors import close_visitors
from fangcheng.core.dialect.records import with_attributes
from fangcheng.errors import FangchengError

BLOCK_SECONDS = 0.2  # of one block: short enough to stop soon, long enough that handing it over costs nothing
MOST_MATCHES = 128  # of one block
MOST_WALLS = 128
FIRST_GUESS = 8.0  # hands of a match, before one has been seen
NOT_SUMS = ("scores", "now")


Result = TypeVar("Result")


class Work(Protocol):
    """What workers are made for: a run of matches, a duel. Sent to other processes as it is."""

    @property
    def all_of_the_house(self) -> bool:
        """Return True if threads can do it: nothing in it is written in Python."""

    def worker(self) -> Any:
        """Return a worker; it has `play`, which returns a block of work that is done."""


_here = threading.local()  # the worker of this thread, or of this process


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Run:
    """Matches from number 0 on, until a number of hands have been played, and their tally.

    The tally is that of the hands in the order of their matches, whoever played them and however many at once: only
    whole matches are taken in. Of the last one only the hands still wanted are, and these are played again alone.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tally: Any = with_attributes(np.zeros(1, TALLY))[0]
        self.next_match = 0  # the first that is not in the tally
        self._match_hands = FIRST_GUESS
        self._match_seconds = BLOCK_SECONDS  # one match in the first block

    @property
    def played(self) -> int:
        """Return the number of hands in the tally."""
        return int(self.tally.hands)

    def play(self, hands: int, workers: int) -> Iterator[Block]:
        """Play until `hands` hands are done, and yield each block of matches once it is in the tally.

        Raises FangchengError where an own bot fails.
        """
        with crew(self.setting, workers) as pool:
            waiting: deque[Future[Block]] = deque()
            to_submit = self.next_match
            while self.played < hands:
                while len(waiting) < 2 * workers:
                    count = self._matches_wanted(hands, to_submit, workers)
                    if count == 0 and waiting:
                        break
                    most = min(LONGEST, hands - self.played)
                    waiting.append(pool.submit(play_block, to_submit, max(1, count), most))
                    to_submit += max(1, count)
                block = result_of(waiting.popleft())
                self._learn(block)
                yield self._take(block, hands, pool)

    def _matches_wanted(self, hands: int, to_submit: int, workers: int) -> int:
        """Return how many matches another block should have; 0 where those under way will probably do."""
        wanted = (hands - self.played) / self._match_hands - (to_submit - self.next_match)
        if wanted <= 0:
            return 0
        most = min(MOST_MATCHES, int(BLOCK_SECONDS / self._match_seconds))
        return max(1, min(most, ceil(wanted / workers)))

    def _learn(self, block: Block) -> None:
        """Note how many hands matches have and how long they take."""
        count = len(block.tallies)
        self._match_hands = max(1.0, block.tallies["hands"].sum() / count)
        self._match_seconds = max(1e-6, block.seconds / count)

    def _take(self, block: Block, hands: int, pool: Executor) -> Block:
        """Add what is wanted of a block to the tally and return that."""
        whole = int(np.searchsorted(self.played + np.cumsum(block.tallies["hands"]), hands, side="right"))
        taken = self._add(block, whole)
        if whole == len(block.tallies) or self.played == hands:
            return taken
        last = result_of(pool.submit(play_block, block.first + whole, 1, hands - self.played))
        part = self._add(last, 1)
        tallies, records = np.concatenate([taken.tallies, part.tallies]), np.concatenate([taken.hands, part.hands])
        return Block(block.first, tallies, records, block.seconds)

    def _add(self, block: Block, count: int) -> Block:
        """Add the first matches of a block to the tally and return them."""
        tallies = block.tallies[:count]
        for name in tallies.dtype.names:
            if name not in NOT_SUMS:
                self.tally[name] += tallies[name].sum(axis=0)
        self.next_match = block.first + count
        return Block(block.first, tallies, block.hands[: int(tallies["hands"].sum())], block.seconds)


def result_of(future: Future[Result]) -> Result:
    """Wait for a block, so that Ctrl-C is heard. Raises FangchengError where a worker has died."""
    while True:
        try:
            return future.result(timeout=0.5)
        except BrokenProcessPool:
            raise FangchengError("a process that played matches has died, perhaps for want of memory") from None
        except TimeoutError:
            if future.done():
                raise


class Walls(Work, Protocol):
    """Work whose blocks are walls: its workers take the first and how many, and return what came of them."""

    @property
    def least_block(self) -> int:
        """Return how many walls one block has at least."""


def blocks_in_order(work: Walls, first: int, end: int, workers: int) -> Generator[Any, None, None]:
    """Yield the blocks of walls `first` to `end` in their order, whoever plays them; each has `walls` and `seconds`.

    Raises FangchengError where a bot fails.
    """
    with crew(work, workers) as pool:
        waiting: deque[Future[Any]] = deque()
        coming, size, played = first, work.least_block, first
        while played < end:
            while len(waiting) < 2 * workers and coming < end:
                count = max(1, min(size, ceil((end - coming) / workers)))
                waiting.append(pool.submit(play_block, coming, count))
                coming += count
            block = result_of(waiting.popleft())
            pace = BLOCK_SECONDS * len(block.walls) / max(1e-6, block.seconds)
            size = max(work.least_block, min(MOST_WALLS, int(pace)))
            played += len(block.walls)
            yield block


# --- workers


@contextmanager
def crew(setting: Work, workers: int) -> Iterator[Executor]:
    """Yield workers for this work. When the run is over or broken off they stop: threads after their present block."""
    if setting.all_of_the_house:
        with closing(ThreadPoolExecutor(workers, "fangcheng", initializer=enlist, initargs=(setting,))) as pool:
            yield pool
    elif workers == 1:
        try:
            yield Alone(setting)
        finally:
            close_visitors()
    else:
        before = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(workers, context, initializer=enlist_process, initargs=(setting,))
        with closing(pool):
            try:
                yield pool
            finally:
                for child in set(multiprocessing.active_children()) - before:
                    child.terminate()


@contextmanager
def closing(pool: Executor) -> Iterator[Executor]:
    """Yield a pool whose open blocks are dropped at the end."""
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


class Alone(Executor):
    """A pool that plays in this very process, where a debugger can look at an own bot."""

    def __init__(self, setting: Work) -> None:
        self.worker = setting.worker()

    def submit(self, task: Any, /, *arguments: Any, **_: Any) -> Future[Any]:
        """Play the block at once; there is no other task."""
        future: Future[Any] = Future()
        try:
            with redirect_stdout(sys.stderr):
                future.set_result(self.worker.play(*arguments))
        except FangchengError as failure:
            future.set_exception(failure)
        return future


def enlist(setting: Work) -> None:
    """Make this thread a worker."""
    _here.worker = setting.worker()


def enlist_process(setting: Work) -> None:
    """Make this process a worker. Ctrl-C is for the parent to hear; when that is gone the worker goes too.

    What own bots print goes to stderr, for stdout is the result's.
    """
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    enlist(setting)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def play_block(*what: int) -> Any:
    """Play a block with the worker of this thread."""
    return _here.worker.play(*what)
