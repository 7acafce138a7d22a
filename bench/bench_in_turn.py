"""Two checkouts in turn, in short pieces: is this one as fast as another, whatever the machine does meanwhile?

    python bench/bench_in_turn.py OTHER/src riichi sichuan
    python bench/bench_in_turn.py OTHER/src mcr --rounds 200 --cache FOLDER

Each checkout runs in a process of its own, which does the same pieces of work of some hundredths of a second when it
is told to: bots on 100 tables, one table from Python, shanten, acceptance, scoring. The two take turns, so that a
clock that jumps jumps for both. Printed is this checkout's speed as a share of the other's: the median of the pairs,
and that of the best tenth of each, which the machine has disturbed least. The caches lie apart, a folder each.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent / "src"
PIECE = 0.03  # seconds


def main() -> None:
    """Compare, or do the pieces of one checkout."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("other", type=Path, help="the folder `src` of the other checkout")
    words.add_argument("games", nargs="+")
    words.add_argument("--rounds", type=int, default=100)
    words.add_argument("--cache", type=Path, help="a folder to keep the compiled code in")
    words.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    given = words.parse_args()
    if given.work:
        work(given.games[0])
        return
    with tempfile.TemporaryDirectory() as fresh:
        for game in given.games:
            compare(game, given.other.resolve(), given.rounds, given.cache or Path(fresh))


def compare(game: str, other: Path, rounds: int, cache: Path) -> None:
    """Let both work in turn and print the shares."""
    pair = [start(game, other, cache / "other"), start(game, HERE, cache / "this")]
    names = [json.loads(ask(worker, "names")) for worker in pair]
    for name in (one for one in names[1] if one in names[0]):
        spent = [turn(pair, name, backwards=number % 2 == 1) for number in range(rounds)]
        middle = statistics.median(theirs / ours for theirs, ours in spent)
        best = [statistics.mean(sorted(column)[: max(1, rounds // 10)]) for column in zip(*spent, strict=True)]
        print(f"{game:16} {name:32} {middle:5.2f} of the pairs, {best[0] / best[1]:5.2f} of the best", flush=True)
    for worker in pair:
        worker.communicate("")


def turn(pair: list["subprocess.Popen[str]"], name: str, backwards: bool) -> list[float]:
    """Let each do one piece and return what they spent; the order changes, for who comes second finds a warmer chip."""
    order = (1, 0) if backwards else (0, 1)
    spent = {number: float(ask(pair[number], name)) for number in order}
    return [spent[0], spent[1]]


def start(game: str, source: Path, cache: Path) -> "subprocess.Popen[str]":
    """Start a process that works for the checkout."""
    kept = {"PYTHONPATH": str(source), "FANGCHENG_CACHE": str(cache)}
    command = [sys.executable, __file__, str(source), game, "--work"]
    return subprocess.Popen(
        command, env={**os.environ, **kept}, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


def ask(worker: "subprocess.Popen[str]", word: str) -> str:
    """Send a line and wait for the answer."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(word + "\n")
    worker.stdin.flush()
    answer = worker.stdout.readline()
    if not answer:
        sys.exit(f"the process that works has ended with {worker.wait()}")
    return answer


def work(game: str) -> None:
    """Answer each name by the processor time of one piece, of a number of calls fixed by its first one."""
    ways = pieces(game)
    for line in sys.stdin:
        name = line.strip()
        print(json.dumps(list(ways)) if name == "names" else ways[name](), flush=True)


def pieces(game: str) -> dict[str, Callable[[], float]]:
    """Return what is measured, by the command of the checkout that is loaded, asked for a piece at a time."""
    from fangcheng.cli import bench as command
    from fangcheng.cli.bench_questions import questions

    ways: dict[str, Callable[[], Any]] = {
        "batch, random bots": lambda: command.batch(game, command.RANDOM, PIECE)[0],
        "batch, steady bots": lambda: command.batch(game, command.STEADY, PIECE)[0],
        "one table from Python, random": lambda: command.single(game, PIECE)[0],
        **questions(game, PIECE),
    }
    return {name: lambda way=way: 1 / way() for name, way in ways.items()}


if __name__ == "__main__":
    main()
