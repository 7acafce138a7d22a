"""Batches of tables over threads, and what ten thousand tables take: `python bench/bench_scaling.py [variant]`.

Kernels hold no interpreter lock, so every thread plays its own tables at its own desk. Wall clock, best of three: the
ratio means something only where as many cores are free as there are threads.
"""

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from fangcheng.bots.batch import RANDOM, play_hands
from fangcheng.bots.tally import TALLY
from fangcheng.cli.bench_questions import tables_of
from fangcheng.core.play.next_hand import start_match
from fangcheng.core.play.opening import start_hand
from fangcheng.game.engine import Engine

TABLES = 100  # of one thread
HANDS = 100  # played at each
MANY = 10_000
RIICHI_GOAL = 40_000_000  # bytes


class Worker:
    """One thread's tables, desk and tally."""

    def __init__(self, variant: str) -> None:
        self.engine = Engine(variant)
        self.tables, self.brains = tables_of(TABLES, RANDOM)
        self.tally = np.zeros(1, TALLY).view(np.recarray)[0]
        self.bots = np.zeros(4, np.int8)

    def play(self, hands: int) -> None:
        """So many hands at each table, in one compiled call."""
        engine = self.engine
        engine.compiled(play_hands)(self.tables, engine.rules, engine.desk, self.brains, self.bots, self.tally, hands)


def rate(workers: list[Worker]) -> float:
    """Decisions a second of all workers at once."""
    before = sum(int(worker.tally.decisions) for worker in workers)
    start = time.perf_counter()
    with ThreadPoolExecutor(len(workers)) as pool:
        list(pool.map(lambda worker: worker.play(HANDS), workers))
    return (sum(int(worker.tally.decisions) for worker in workers) - before) / (time.perf_counter() - start)


def scaling(variant: str) -> None:
    """Print the rate of one thread, and of as many as there are cores, with the ratio."""
    cores = os.cpu_count() or 1
    workers = [Worker(variant) for _ in range(max(2, cores))]
    for worker in workers:
        worker.play(1)
    alone = max(rate(workers[:1]) for _ in range(3))
    print(f"{variant}: 1 thread {alone:,.0f} decisions a second")
    threads = 2
    while threads <= len(workers):
        together = max(rate(workers[:threads]) for _ in range(3))
        print(f"{variant}: {threads} threads {together:,.0f}, {together / alone:.2f} times as many ({cores} cores)")
        threads *= 2


def resident() -> int | None:
    """Bytes of memory this process holds; None where the system does not say."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if statm.exists() else None


def memory(variant: str) -> None:
    """Print what many tables take once a hand has been dealt at each."""
    engine = Engine(variant)
    begin, deal = engine.compiled(start_match), engine.compiled(start_hand)
    warm, _ = tables_of(1)
    begin(warm.view(np.recarray)[0], engine.rules)
    deal(warm.view(np.recarray)[0], engine.rules, engine.desk)
    before = resident()
    plain, _ = tables_of(MANY)
    for table in plain.view(np.recarray):
        begin(table, engine.rules)
        deal(table, engine.rules, engine.desk)
    after = resident()
    grown = "unknown here" if before is None or after is None else f"{(after - before) / 1e6:.1f} MB"
    size, goal = plain.nbytes / 1e6, RIICHI_GOAL / 1e6
    print(f"{variant}: {MANY:,} tables are {size:.1f} MB (goal {goal:.0f}); the process grew by {grown}")


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "riichi"
    scaling(chosen)
    memory(chosen)
