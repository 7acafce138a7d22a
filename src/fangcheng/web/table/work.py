"""Where tables are worked at: a few threads beside the event loop, for all tables of this process.

One thread for each core and no more: they hold the interpreter most of the time, and each has its own desks
(game/desks.py).
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")

WORKERS = max(2, min(4, os.cpu_count() or 1))

_workers = ThreadPoolExecutor(WORKERS, "fangcheng-table")


async def at_work(work: Callable[Given, Made], *given: Given.args, **named: Given.kwargs) -> Made:
    """Do the work in one of the threads and return what it makes."""
    return await asyncio.get_running_loop().run_in_executor(_workers, lambda: work(*given, **named))
