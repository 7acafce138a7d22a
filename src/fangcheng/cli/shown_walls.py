"""Walls played for a command: each is kept as it comes in, and the terminal shows how many there are."""

import sys
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from fangcheng.bots.played_walls import PlayedWalls
from fangcheng.cli.progress import Progress


class Kept(Protocol):
    """A file to which walls are added."""

    def add(self, walls: Any) -> None: ...


def ready_for(run: PlayedWalls, count: int, get_ready: Callable[[], object]) -> None:
    """Compile what is needed, and say so, where walls are still to be played."""
    if run.played < count:
        print("compiling what is not yet compiled; minutes the first time", file=sys.stderr, flush=True)
        get_ready()


def play_all(run: PlayedWalls, fresh: Iterable[Any], count: int, kept: Kept | None) -> bool:
    """Go through the walls that come in; return False if Ctrl-C ended it before the last."""
    progress = Progress(count, "walls")
    try:
        for walls in fresh:
            if kept is not None:
                kept.add(walls)
            progress.show(run.played)
    except KeyboardInterrupt:
        return False
    finally:
        progress.end()
    return True
