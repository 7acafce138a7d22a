"""The rows of many records, made by one process or by several at once: the same, in the same order."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import NamedTuple

from fangcheng.errors import FangchengError
from fangcheng.game.engine import Mode
from fangcheng.records.decided import Noted, numbered
from fangcheng.records.model import GameRecord
from fangcheng.records.played import LeftOut, play_again
from fangcheng.records.row_file import NumberedRows
from fangcheng.records.rows import rows_of

AHEAD = 4  # games that wait for each process: enough to keep it busy, few enough to hold


class Wanted(NamedTuple):
    """What rows are wanted of every game."""

    preset: str | None = None
    unknown: bool = False
    mode: Mode = "compiled"


class Made(NamedTuple):
    """What came of one game."""

    variant: str
    hands: int  # that could be followed
    rows: NumberedRows | None  # None where the game could not be played at all
    left_out: list[LeftOut]


def made_of(file: str, number: int, game: GameRecord, wanted: Wanted) -> Made:
    """Play a game again and return its rows."""
    try:
        played = play_again(game, wanted.preset, wanted.mode)
    except FangchengError as refusal:
        return Made(game.variant, 0, None, [LeftOut(file, number, 0, str(refusal))])
    lost = [LeftOut(file, number, hand, reason) for hand, reason in played.left_out]
    rows = NumberedRows(file, number, rows_of(played, wanted.unknown))
    return Made(game.variant, len(played.hands), rows, lost)


def made_of_all(files: Iterator[Path], wanted: Wanted, left_out: Noted, workers: int = 1) -> Iterator[Made]:
    """Yield what came of every game of the files, in their order; what cannot be read is told, and the rest goes on.

    Raises FangchengError where a process has died.
    """
    games = ((file.name, *one) for file in files for one in numbered(file, left_out))
    if workers == 1:
        for file, number, game in games:
            yield made_of(file, number, game, wanted)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=_leave_stopping_to_the_parent) as pool:
        waiting: deque[Future[Made]] = deque()
        try:
            for file, number, game in games:
                waiting.append(pool.submit(made_of, file, number, game, wanted))
                if len(waiting) > AHEAD * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise FangchengError("a process that read records has died, perhaps for want of memory") from None
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_stopping_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
