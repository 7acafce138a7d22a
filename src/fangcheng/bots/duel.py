"""`duel`: two bots on equal walls, the difference with its interval."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fangcheng.bots.ahead import told_if_it_takes_long
from fangcheng.bots.crew import cores
from fangcheng.bots.kept_walls import KeptWalls
from fangcheng.bots.matches import warm_up
from fangcheng.bots.pair_figures import DuelResult
from fangcheng.bots.pair_run import DuelRun
from fangcheng.bots.pairing import A, B, Pairing
from fangcheng.bots.protocol import Bot, spelled
from fangcheng.core.institutions.rotation import company
from fangcheng.errors import FangchengError
from fangcheng.game.arguments import known_mode, seed_text, whole_number
from fangcheng.game.engine import Engine, Mode
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Ruleset, Variant


def duel(
    variant: Variant,
    a: Bot | str | os.PathLike[str],
    b: Bot | str | os.PathLike[str],
    *,
    walls: int = 1000,
    seed: str | int = 1,
    options: Mapping[str, Value] | None = None,
    preset: str | None = None,
    matches: bool = False,
    table: bool = False,
    until: float | None = None,
    keep: str | os.PathLike[str] | None = None,
    workers: int | None = None,
    mode: Mode = "compiled",
) -> DuelResult:
    """Let two bots play the same walls and return by how much B is better than A, with 95 % intervals.

    On every wall A plays all seats, then B each seat in turn among A: the difference of that one seat is B's. With
    `table` half of the seats are B's, in every way there is, and the difference is that between seats of the two. A
    wall is the first hand of `Match(variant, "<seed>:<n>")`, n from 0; with `matches` it is the whole match.

    `a` and `b` are names as `load_bot` takes them, bots of the house (`steady(fold_from=1)`), or the folder of another
    checkout of Fangcheng, which must play the game by the same rules. `until` ends the duel as soon as half of the
    interval of the points a hand is no wider; it is looked at every 250 walls, which makes the interval a little too
    narrow. `keep` is a file to which every wall is added; a run that was broken off, or more walls, go on there.

    The figures depend on the seed, the bots and the walls, never on `workers`: as many as there are cores for bots of
    the house, one for others, which are played in processes where more are asked for. `mode` "interpreted" never
    compiles. Raises UnknownVariant, UnknownName, BadOption; BotError where an own bot fails; FangchengError for what is
    no bot, for another checkout with other rules and for a file of another duel; OSError for a file that fails.

    >>> duel("sichuan", "steady", "steady:fold_from=1", walls=2000).better  # doctest: +SKIP
    """
    pairing = pairing_of(
        variant, a, b, seed=seed, options=options, preset=preset, matches=matches, table=table, mode=mode
    )
    wanted, at_once = checked_numbers(walls, until, workers)
    with kept_run(pairing, keep) as (run, kept):
        if run.played < wanted:
            get_ready(pairing)
        for fresh in run.play(wanted, at_once or (cores() if pairing.all_of_the_house else 1), until):
            if kept is not None:
                kept.add(fresh)
        return run.result()


def pairing_of(variant: Variant, a: Any, b: Any, *, seed: str | int, mode: Mode = "compiled", **more: Any) -> Pairing:
    """Return what is to be played. Raises FangchengError for what is not there."""
    mode = "compiled" if known_mode(mode) == "auto" else mode
    options, preset = more.pop("options"), more.pop("preset")
    engine = Engine(variant, options, preset, "interpreted")
    return Pairing(
        variant=variant.id if isinstance(variant, Ruleset) else str(variant),
        options=tuple(engine.chosen.items()),
        preset=preset,
        a=spelled(a),
        b=spelled(b),
        seed=seed_text(seed),
        persons=int(company(engine.rules)),
        mode=mode,
        **more,
    )


def checked_numbers(walls: int, until: float | None, workers: int | None) -> tuple[int, int | None]:
    """Return how many walls and workers are wanted. Raises FangchengError."""
    count = whole_number("walls", walls, "a whole number from 1 on")
    if count < 1:
        raise FangchengError(f"walls={count}: a whole number from 1 on")
    if workers is not None and whole_number("workers", workers, "a whole number from 1 on") < 1:
        raise FangchengError(f"workers={workers}: a whole number from 1 on")
    if until is not None and not until > 0:
        raise FangchengError(f"until={until}: points, more than 0")
    return count, workers


def get_ready(pairing: Pairing) -> None:
    """Compile what both bots play by, here and in other checkouts, before workers do. Raises FangchengError."""
    with told_if_it_takes_long(pairing.variant):
        for side in (A, B):
            setting = pairing.setting((side,) * pairing.persons)
            if setting.all_of_houses:
                setting.worker().play(0, 1, 1)
        mixed = pairing.setting((A,) + (B,) * (pairing.persons - 1))
        if mixed.all_of_houses:
            mixed.worker().play(0, 1, 1)
        elif pairing.mode == "compiled":
            warm_up(mixed)


@contextmanager
def kept_run(pairing: Pairing, keep: str | os.PathLike[str] | None) -> Iterator[tuple[DuelRun, KeptWalls | None]]:
    """Yield a run, begun with what a file keeps of it, and that file. Raises FangchengError and OSError."""
    if keep is None:
        yield DuelRun(pairing), None
        return
    kept = KeptWalls(Path(keep), pairing)
    try:
        yield DuelRun(pairing, kept.walls), kept
    finally:
        kept.close()
