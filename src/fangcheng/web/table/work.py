"""Where tables are worked at: a few threads beside the event loop, for all tables of this process.

Of one address one piece of work is done at a time, and whoever asks has a turn after one of every other address,
however much that has asked for. A piece may take seconds: one that calls what is being compiled waits for the compiler.
What takes long, a hint or a table to be opened, has a thread of its own, so that no act waits behind it. What it takes
is charged to that address's budget.
"""

import asyncio
import sys
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

from fangcheng.web.table.bounds import Budget, payer

Given = ParamSpec("Given")
Made = TypeVar("Made")

SWITCH = 0.0005  # seconds; Python's own 0.005
WORKERS = 4


class FairThreads(Executor):
    """Threads that do one piece of work for each address in turn, and of one address no two at a time."""

    def __init__(self, number: int, name: str) -> None:
        self._number, self._name = number, name
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()  # by address; who comes next stands first
        self._busy: set[str] = set()  # addresses of which a piece of work is being done
        self._there_is_work = threading.Condition()
        self._threads: list[threading.Thread] = []

    def submit(self, work: Callable[Given, Made], /, *given: Given.args, **named: Given.kwargs) -> "Future[Made]":
        """Do the work when it is the turn of who asks; threads are started with the first."""
        future: Future[Made] = Future()
        with self._there_is_work:
            self._waiting.setdefault(payer.get().address, deque()).append((future, lambda: work(*given, **named)))
            if len(self._threads) < self._number:
                number = len(self._threads)
                self._threads.append(threading.Thread(target=self._run, name=f"{self._name}_{number}", daemon=True))
                self._threads[-1].start()
            self._there_is_work.notify()
        return future

    def _run(self) -> None:
        while True:
            address, job = self._next()
            _do(*job)
            del job  # it would keep the table until there is work again
            with self._there_is_work:
                self._busy.discard(address)
                self._there_is_work.notify()

    def _next(self) -> "tuple[str, _Job]":
        with self._there_is_work:
            while (address := self._whose_turn()) is None:
                self._there_is_work.wait()
            jobs = self._waiting.pop(address)
            job = jobs.popleft()
            if jobs:
                self._waiting[address] = jobs  # behind all others
            if address:
                self._busy.add(address)
            return address, job

    def _whose_turn(self) -> str | None:
        """Return the address that has waited longest of those of which nothing is being done."""
        return next((address for address in self._waiting if address not in self._busy), None)


_Job = tuple["Future[Any]", Callable[[], Any]]


def _do(future: "Future[Any]", work: Callable[[], Any]) -> None:
    if not future.set_running_or_notify_cancel():
        return
    try:
        made = work()
    except BaseException as error:
        future.set_exception(error)
    else:
        future.set_result(made)


def charged(purse: Budget | None, work: Callable[[], Made]) -> Callable[[], Made]:
    """Return the work that takes its time from a budget, before anybody hears what came of it; from None nothing."""

    def timed() -> Made:
        began = time.thread_time()
        try:
            return work()
        finally:
            if purse is not None:
                purse.charge(time.thread_time() - began)

    return timed


def _for_tables(work: Callable[[], Made]) -> Callable[[], Made]:
    return charged(payer.get().play, work)


_workers = FairThreads(WORKERS, "fangcheng-table")
_slow = FairThreads(1, "fangcheng-table-slow")


def let_the_loop_in() -> None:
    """Let the event loop have the interpreter soon, whatever threads are at work.

    It lets go of it at every read and write, and each time waited 5 ms for every busy thread.
    """
    sys.setswitchinterval(SWITCH)


async def at_work(work: Callable[Given, Made], *given: Given.args, **named: Given.kwargs) -> Made:
    """Do the work in one of the threads and return what it makes."""
    return await asyncio.get_running_loop().run_in_executor(_workers, _for_tables(lambda: work(*given, **named)))


async def at_leisure(work: Callable[Given, Made], *given: Given.args, **named: Given.kwargs) -> Made:
    """Do work that takes long where no act waits for it."""
    return await asyncio.get_running_loop().run_in_executor(_slow, _for_tables(lambda: work(*given, **named)))


async def afford() -> None:
    """Wait until the address for which something is to be done has earned what was done for it before."""
    purse = payer.get().play
    while purse is not None and purse.debt_ends_in > 0:
        await asyncio.sleep(purse.debt_ends_in)
