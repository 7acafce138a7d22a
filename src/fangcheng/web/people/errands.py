"""What a room does by and by, until it is closed; what fails is told in the log."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import ParamSpec

Given = ParamSpec("Given")
logger = logging.getLogger("fangcheng")


class Errands:
    """Work that goes on by itself."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Callable[Given, Awaitable[None]], *given: Given.args, **named: Given.kwargs) -> None:
        """Let it go on."""
        task = asyncio.create_task(_safely(work, *given, **named))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Wait for nothing more."""
        for task in self._tasks:
            task.cancel()


async def _safely(work: Callable[Given, Awaitable[None]], *given: Given.args, **named: Given.kwargs) -> None:
    try:
        await work(*given, **named)
    except Exception:
        logger.exception("something failed in a room")
