"""Decisions of recorded games a second of one core: ours, and those of RiichiEnv where it is installed, in turn.

    python bench/bench_dataset.py LOGS... --rounds 5

LOGS are riichi games as mjai, one a file, unpacked; both read the same. A decision comes with what the seat saw as
numbers, its mask and what it did: with us `rows_of` (words, numbers, mask, passes, outcomes), with them `Kyoku.steps`
and `encode`. Printed are decisions of all files, and the median of decisions a second of processor time.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

from fangcheng.records import decisions
from fangcheng.records.decided import games_of
from fangcheng.records.played import LeftOut
from fangcheng.records.row_file import NumberedRows, write_rows
from fangcheng.records.rows import rows_of

Way = Callable[[], int]  # goes through all files and returns how many decisions there were


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("logs", nargs="+", type=Path)
    words.add_argument("--rounds", type=int, default=5)
    given = words.parse_args()
    ways = dict(all_ways(given.logs))
    counts = {name: way() for name, way in ways.items()}  # compiled, or loaded
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(given.rounds):
        for name, way in ways.items():
            began = time.process_time()
            rates[name].append(way() / (time.process_time() - began))
    for name, found in rates.items():
        print(f"{name:44} {counts[name]:8,} {statistics.median(found):12,.0f} a second")


def all_ways(logs: Sequence[Path]) -> Iterator[tuple[str, Way]]:
    """Yield the names of all ways and what does each."""
    lost: list[LeftOut] = []

    def bare() -> int:
        return sum(1 for path in logs for _ in decisions(path, left_out=lost, mode="compiled"))

    def rows() -> int:
        return sum(len(rows_of(played)) for path in logs for _, played in games_of(path, lost.append, mode="compiled"))

    def whole() -> int:
        games = ((path, *one) for path in logs for one in games_of(path, lost.append, mode="compiled"))
        return write_rows(BytesIO(), (NumberedRows(path.name, game, rows_of(played)) for path, game, played in games))

    yield "decisions", bare
    yield "rows with observations", rows
    yield "the same, as Parquet", whole
    if find_spec("riichienv") is not None:
        yield "RiichiEnv, steps and encode", theirs(logs)


def theirs(logs: Sequence[Path]) -> Way:
    """Decisions of RiichiEnv, those of one choice too, as ours have."""
    riichienv = import_module("riichienv")

    def way() -> int:
        count = 0
        for path in logs:
            for hand in riichienv.MjaiReplay.from_jsonl(str(path)).take_kyokus():
                for seat in range(4):
                    for seen, _ in hand.steps(seat, skip_single_action=False):
                        seen.encode()
                        seen.mask()
                        count += 1
        return count

    return way


if __name__ == "__main__":
    main()
