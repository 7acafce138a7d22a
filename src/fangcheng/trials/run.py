"""A trial as it is played: game after game, walls in the order of their numbers, by many workers."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np

from fangcheng.bots.crew import blocks_in_order
from fangcheng.bots.kept_rows import KeptRows
from fangcheng.bots.kept_walls import ROOMS, code_in
from fangcheng.core.state.rules import RULES
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine, array_of
from fangcheng.rules.digest import digest
from fangcheng.trials.counts import Count
from fangcheng.trials.figures import Played, played
from fangcheng.trials.knobs import Knob
from fangcheng.trials.names import OF_DICE, OF_HANDS
from fangcheng.trials.reads import Reading
from fangcheng.trials.registered import Trial
from fangcheng.trials.rhyme import Rhyme
from fangcheng.trials.rows import TRIED
from fangcheng.trials.work import Fork

VERSION = 1  # of kept files
PLAYED_BY = (*ROOMS, "trials")  # rooms whose code decides what a trial comes to


def try_game(
    trial: Trial,
    variant: str,
    *,
    hands: int | None = None,
    seed: str | None = None,
    workers: int = 1,
    keep: Path | None = None,
    told: Callable[[int], None] = lambda played: None,
) -> Played:
    """Play one game of a trial and return its figures, which do not depend on `workers`.

    `hands` and `seed` are those of the registration where they are left out. `keep` is a file to which every wall is
    added; a run that was broken off, or more hands, go on there. `told` hears how many hands have been played.
    Raises FangchengError for a file of another run, OSError for one that fails.
    """
    wanted, seed = hands or trial.hands, seed or trial.seed
    work = work_of(trial, variant, seed)
    kept = None if keep is None else KeptRows(keep, plan_of(trial, variant, seed), TRIED, "trial", VERSION)
    try:
        rows = [np.zeros(0, TRIED) if kept is None else kept.walls]
        if kept is not None and (kept.walls["hands"] < 1).any():
            raise FangchengError(f"{keep}: a wall without hands; the file is damaged, delete it")
        done = int(rows[0]["hands"].sum())
        if done < wanted:
            with closing(blocks_in_order(work, len(rows[0]), len(rows[0]) + wanted - done, workers)) as blocks:
                for block in blocks:
                    fresh = enough(block.walls, wanted - done)
                    rows.append(fresh)
                    done += int(fresh["hands"].sum())
                    if kept is not None:
                        kept.add(fresh)
                    told(min(done, wanted))
                    if done >= wanted:
                        break
    finally:
        if kept is not None:
            kept.close()
    whole = enough(np.concatenate(rows), wanted)
    return played(variant, whole, tuple(trial.strata), trial.unit, trial.design != "count")


def enough(rows: Any, hands: int) -> Any:
    """Return the first walls that have so many hands together, the last of them whole; all where they have fewer."""
    return rows[: int(np.searchsorted(np.cumsum(rows["hands"]), hands)) + 1]


def work_of(trial: Trial, variant: str, seed: str) -> Fork | Count | Knob | Reading | Rhyme:
    """Return what workers are to do."""
    work: type[Fork | Count | Knob | Reading | Rhyme]
    work = {"fork": Fork, "count": Count, "duel": Knob, "read": Reading}[trial.design]
    if trial.condition == OF_DICE:
        work = Rhyme
    elif trial.condition == OF_HANDS:
        work = Reading
    return work(variant, trial.condition, seed)


def plan_of(trial: Trial, variant: str, seed: str) -> dict[str, Any]:
    """Return what two runs must share for one to go on with the other, the code that plays included."""
    return {
        "trial": trial.id,
        "variant": variant,
        "condition": trial.condition,
        "seed": seed,
        "digest": rules_digest(variant),
        "code": code_here(),
    }


def rules_digest(variant: str) -> str:
    """Return the digest of the rules that a game is tried by."""
    return digest(array_of(Engine(variant, mode="interpreted").rules, RULES))


def code_here() -> str:
    """Return a digest of the code that a trial's figures come from."""
    return code_in(Path(__file__).parents[1], PLAYED_BY)
