"""Memory of a server: garbage is looked for rarely, and never among what stays for good."""

import asyncio
import ctypes
import gc
import itertools
from collections.abc import Callable
from contextlib import suppress

# New objects until the youngest are looked through, and how often until those that stayed are, too. Under Python's own
# figures (700, 10, 10) a server with 200 tables stood still for 200 ms every six seconds, on a busy machine.
RARELY = (2000, 20, 10)
GIVEN_BACK_EVERY = 30.0  # seconds
SETTLED_EVERY = 20  # times of these: looking through all objects takes 0.2 s, in which nobody is answered
ARENA_MAX, MMAP_THRESHOLD = -8, -3  # of mallopt, as malloc.h names them
LARGE = 1 << 18  # bytes


def collect_rarely() -> None:
    """Let the collector of this process look through all objects every few minutes of many tables."""
    gc.set_threshold(*RARELY)


def keep_little() -> None:
    """Have the C library keep little of what is let go of.

    It gives every thread a heap of its own, and by and by keeps blocks of up to 32 MiB in them. Threads of a server
    wait for one interpreter, so one heap for all does; a large block then goes back when it is freed.
    """
    with suppress(OSError, AttributeError):  # another system, or another C library
        library = ctypes.CDLL(None)
        library.mallopt(ARENA_MAX, 1)
        library.mallopt(MMAP_THRESHOLD, LARGE)


def settle() -> None:
    """Tell the collector that what is loaded now stays, and give back what the compiler has let go of: 20 MB a game."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_back()


def settle_new() -> None:
    """Do what `settle` does for what was loaded since; what has become garbage of all before it waits for `settle`."""
    gc.collect()
    gc.freeze()
    give_back()


async def give_back_now_and_then(let_go: Callable[[], None]) -> None:
    """Let go, and give the system back what is free, as long as the server runs: the C library would keep it."""
    for number in itertools.count(1):
        await asyncio.sleep(GIVEN_BACK_EVERY)
        let_go()
        await asyncio.to_thread(give_back if number % SETTLED_EVERY else settle)


def give_back() -> None:
    """Give the system back the memory that is free."""
    with suppress(OSError, AttributeError):  # another system, or another C library
        ctypes.CDLL(None).malloc_trim(0)
