"""How long games take to compile from nothing: wall clock and processor time, and the stages by what they cost.

    python bench/bench_compile.py riichi mcr          each by itself, then together where there are several
    python bench/bench_compile.py --all --bots        all games in one process, with the steady bots
    python bench/bench_compile.py riichi --alone      by one process, without the second hand
    python bench/bench_compile.py riichi --stages 20  the dearest stages, which makes it work alone

A game is what a table and the library call: the steps, the hints of a view, and `score`. Each figure comes from a new
process with an empty cache folder; processor time counts the second hand too. Wall clock means something only on an
idle machine.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from fangcheng.variants import IDS

Costs = list[tuple[float, int, str]]


def compile_games(variants: list[str], bots: bool) -> None:
    """Compile what the games need, in this process and its second hand."""
    from fangcheng.bots.batch import play_hands
    from fangcheng.game.asking import asker_of
    from fangcheng.game.engine import Engine

    for variant in variants:
        engine = Engine(variant)
        engine.warm_up(wait=True)
        asker_of(variant).scorer("compiled")
        if bots:
            engine.compiled(play_hands)


def note_costs() -> Costs:
    """Begin to note processor time and bytes of machine code of each stage that lands."""
    from fangcheng.core.dialect import compiler

    costs: Costs = []
    land: Callable[[Any], None] = compiler._land

    def noted(function: Any) -> None:
        start = time.process_time()
        land(function)
        folder = compiler.folder_of(function)
        size = sum(path.stat().st_size for path in folder.glob("*.kept"))
        costs.append((time.process_time() - start, size, f"{function.__module__}.{function.__name__}"))

    compiler._land = noted
    return costs


def measured(variants: list[str], bots: bool, alone: bool) -> tuple[float, float]:
    """Wall clock and processor time of a process that compiles these games from nothing."""
    command = [sys.executable, __file__, *variants, "--here", *(["--bots"] if bots else [])]
    with tempfile.TemporaryDirectory() as folder:
        helped = {"FANGCHENG_SECOND_HAND": "1"} if alone else {}
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        subprocess.run(command, env={**os.environ, "FANGCHENG_CACHE": folder, **helped}, check=True)
        wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def print_stages(variants: list[str], bots: bool, count: int) -> None:
    """Compile in this process and print the dearest stages."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"FANGCHENG_CACHE": folder, "FANGCHENG_SECOND_HAND": "1"}
        costs = note_costs()
        compile_games(variants, bots)
    print(f"{len(costs)} stages, {sum(cost for cost, *_ in costs):.1f} s of processor time; the dearest:")
    for seconds, size, name in sorted(costs, reverse=True)[:count]:
        print(f"{seconds:6.2f} s {size:8,} bytes  {name}")


def main() -> None:
    """Measure what the command line asks for."""
    reader = argparse.ArgumentParser(description="How long games take to compile from nothing.")
    reader.add_argument("variants", nargs="*", metavar="VARIANT", help=f"some of {', '.join(IDS)}")
    reader.add_argument("--all", action="store_true", help="all games together, and none by itself")
    reader.add_argument("--bots", action="store_true", help="the steady bots too")
    reader.add_argument("--alone", action="store_true", help="without the second hand")
    reader.add_argument("--stages", type=int, default=0, metavar="NUMBER", help="print so many of the dearest stages")
    reader.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = reader.parse_args()
    variants = list(IDS) if asked.all else asked.variants or ["riichi"]
    if asked.here:
        compile_games(variants, asked.bots)
    elif asked.stages:
        print_stages(variants, asked.bots, asked.stages)
    else:
        groups = [] if asked.all else [[variant] for variant in variants]
        if len(variants) > 1:
            groups.append(variants)
        for group in groups:
            wall, processor = measured(group, asked.bots, asked.alone)
            print(f"{' '.join(group):40} {wall:6.1f} s wall clock, {processor:6.1f} s of processor time", flush=True)


if __name__ == "__main__":
    main()
