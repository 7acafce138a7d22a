"""`fangcheng arena`: a league of bots on the same walls, and how strong each is."""

import sys
from pathlib import Path

from fangcheng.bots.crew import cores
from fangcheng.bots.duel import checked_numbers
from fangcheng.bots.pair_figures import number_of
from fangcheng.cli.app import INTERRUPTED
from fangcheng.cli.options import MaybeWhole, Repeated, Switch, Whole, chosen
from fangcheng.cli.output import print_json, print_table
from fangcheng.cli.shown_walls import play_all, ready_for
from fangcheng.leagues.arena import HEAD, ArenaResult, get_ready, kept_arena, league_of


def arena(
    variant: str,
    /,
    *bots: str,
    walls: Whole = 1000,
    seed: str = "1",
    matches: Switch = False,
    keep: Path | None = None,
    rule: Repeated = None,
    preset: str | None = None,
    workers: MaybeWhole = None,
    json: Switch = False,
) -> int:
    """Let a league of BOTS play the same walls of VARIANT, seat by seat, and rate each by those it has met.

    On every wall each bot of a line-up holds every seat once; who did best over all has won it. Ratings are those of
    OpenSkill, 25 for who is unknown; docs/bots.md says how to read them.

    e.g. fangcheng arena sichuan steady casual beginner random --walls 500

    Parameters
    ----------
    variant
        The kind of mahjong; `fangcheng variants` lists them.
    bots
        Two or more different ones: beginner, casual, steady or random, one of the first three with a temperament
        (steady:wall) or other weights (steady:fold_from=1), strong, your own as module:Name from this folder, or the
        folder of another checkout of Fangcheng; in riichi and sanma a program that speaks mjai, "mjai:python3 bot.py",
        or one that listens, "mjai:tcp://127.0.0.1:11700".
    walls
        How many walls to play, each once for every seat.
    seed
        Any number or word. Wall n is that of the seed SEED:n.
    matches
        Play whole matches, not their first hands, and compare places.
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
    league = league_of(variant, bots, seed=seed, options=chosen(rule), preset=preset, matches=matches)
    count, at_once = checked_numbers(walls, None, workers)
    with kept_arena(league, keep) as (run, kept):
        ready_for(run, count, lambda: get_ready(league))
        finished = play_all(run, run.play(count, at_once or cores()), count, kept)
        tell(run.result(), json)
    if finished:
        return 0
    goes_on = "the same command goes on" if keep else "kept nowhere; with --keep FILE the same command goes on"
    print(f"stopped after {number_of(run.played, 'wall')}; {goes_on}", file=sys.stderr)
    return INTERRUPTED


def tell(result: ArenaResult, json: bool) -> None:
    """Print what a league came to."""
    if json:
        print_json(result.plain())
        return
    what = "matches" if result.matches else "first hands"
    print(f'{result.variant}, {number_of(result.walls, "wall")}, {what}, seed "{result.seed}"')
    print_table(result.rows(), head=HEAD, right=range(1, len(HEAD)))
    print("Ratings after ±: one standard deviation; means after ±: half of the 95 % interval.")
    sys.stdout.flush()
