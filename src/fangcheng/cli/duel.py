"""`fangcheng duel`: two bots on equal walls, and by how much one is better."""

import shlex
import sys
import time
from pathlib import Path

from fangcheng.bots.crew import cores
from fangcheng.bots.duel import checked_numbers, get_ready, kept_run, pairing_of
from fangcheng.bots.pair_figures import DuelResult, number_of
from fangcheng.bots.pair_run import DuelRun
from fangcheng.bots.pairing import Pairing
from fangcheng.cli.app import INTERRUPTED
from fangcheng.cli.options import MaybeWhole, Repeated, Switch, Whole, chosen
from fangcheng.cli.output import print_json
from fangcheng.cli.shown_walls import play_all, ready_for
from fangcheng.rules.option import shown


def duel(
    variant: str,
    a: str,
    b: str,
    /,
    *,
    walls: Whole = 1000,
    seed: str = "1",
    matches: Switch = False,
    table: Switch = False,
    until: float | None = None,
    keep: Path | None = None,
    rule: Repeated = None,
    preset: str | None = None,
    workers: MaybeWhole = None,
    json: Switch = False,
) -> int:
    """Let B play for A on equal walls of VARIANT, seat by seat, and tell the difference.

    A bot is beginner, casual, steady or random, one of the first three with a temperament (steady:wall) or other
    weights (steady:fold_from=1 or steady:FILE.json), strong (or strong:worlds=500), your own as module:Name from this
    folder, or the folder of another checkout of Fangcheng.

    e.g. fangcheng duel taiwan steady steady:fold_from=1 --walls 20000

    Parameters
    ----------
    variant
        The kind of mahjong; `fangcheng variants` lists them.
    a
        The bot in all seats.
    b
        The bot that takes one of them.
    walls
        How many walls to play: each once with A everywhere, then once for every seat with B there.
    seed
        Any number or word. Wall n is that of the seed SEED:n.
    matches
        Play whole matches, not their first hands, and compare places too.
    table
        Give B half of the seats, in every way there is, and compare the two sides.
    until
        End as soon as half of the interval, in points a hand, is no more than this; looked at every 250 walls.
    keep
        Add every wall to this file; the same command goes on there after a stop, or with more walls.
    rule
        Change one rule, KEY=VALUE; `fangcheng variants VARIANT` lists them.
    preset
        A named set of rules.
    workers
        Walls played at once; one for each core when left out. With 1 own bots play in this process, for a debugger.
    json
        Print one JSON document instead of a table.
    """
    pairing = pairing_of(variant, a, b, seed=seed, options=chosen(rule), preset=preset, matches=matches, table=table)
    count, at_once = checked_numbers(walls, until, workers)
    with kept_run(pairing, keep) as (run, kept):
        ready_for(run, count, lambda: get_ready(pairing))
        start, before = time.perf_counter(), run.played
        finished = play_all(run, run.play(count, at_once or cores(), until), count, kept)
        tell(run.result(), run.played - before, time.perf_counter() - start, json)
    if finished:
        return 0
    print(stopped(run, pairing, count, until, keep, workers), file=sys.stderr)
    return INTERRUPTED


def tell(result: DuelResult, fresh: int, seconds: float, json: bool) -> None:
    """Print what came of it, and how fast that was."""
    if json:
        print_json({**result.plain(), "better": result.better})
    else:
        print(result)
    if fresh:
        pace = f"{number_of(fresh, 'wall')} in {seconds:.1f} s: {fresh / seconds:,.0f} a second"
        each = f", {fresh / result.seconds:,.0f} by each worker" if result.seconds else ""
        print(pace + each, file=sys.stderr)
    sys.stdout.flush()


def stopped(
    run: DuelRun, pairing: Pairing, walls: int, until: float | None, keep: Path | None, workers: int | None
) -> str:
    """Say how far a stopped duel has come, and how it goes on."""
    if keep is None:
        return f"stopped after {number_of(run.played, 'wall')}, kept nowhere; with --keep FILE the same command goes on"
    words = ["fangcheng", "duel", pairing.variant, pairing.a, pairing.b, "--walls", str(walls), "--seed", pairing.seed]
    words += [f"--{name}" for name in ("matches", "table") if getattr(pairing, name)]
    words += [] if until is None else ["--until", str(until)]
    for key, value in pairing.options:
        words += ["--rule", f"{key}={shown(value)}"]
    words += ["--preset", pairing.preset] if pairing.preset else []
    words += ["--workers", str(workers)] if workers else []
    words += ["--keep", str(keep)]
    return f"stopped after {number_of(run.played, 'wall')}, kept; go on with\n  {shlex.join(words)}"
