"""`fangcheng trial`: put an old saying on trial, on many hands played both ways."""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from fangcheng.books.translated import ENGLISH
from fangcheng.bots.crew import cores
from fangcheng.cli.options import MaybeWhole, Switch
from fangcheng.cli.output import print_json, print_table
from fangcheng.cli.progress import Progress
from fangcheng.errors import FangchengError
from fangcheng.records import record_of, write_native
from fangcheng.trials.figures import Cell
from fangcheng.trials.registered import READ, Trial, trial_of, trials
from fangcheng.trials.results import Result, read_result, registration_of, result_of, written
from fangcheng.trials.results import beside as repeated
from fangcheng.trials.run import code_here, try_game
from fangcheng.trials.shown import show_hand
from fangcheng.trials.together import verdict_of
from fangcheng.trials.told import about, told, word_of


def trial(
    name: str | None = None,
    /,
    *,
    hands: MaybeWhole = None,
    seed: str | None = None,
    keep: Path | None = None,
    out: Path | None = None,
    again: Switch = False,
    beside: Path | None = None,
    show: Path | None = None,
    workers: MaybeWhole = None,
    json: Switch = False,
) -> None:
    """Put an old saying on trial: show what came of it, or play it again.

    e.g. fangcheng trial E-6

    Parameters
    ----------
    name
        A trial: E-6. [default: a list of all, each with its verdict]
    hands
        Play so many hands of each game instead of the number registered.
    seed
        Play from this seed instead of the registered one.
    keep
        Add every hand to files in this folder; the same command goes on there after a stop, or with more hands.
    out
        Write the result to this file.
    again
        Play it again as it is registered; also with any of the above.
    beside
        Note the run in this file of a result, as a repetition from another seed.
    show
        Write the first position of each game, played both ways, into this folder: two records to replay.
    workers
        Hands played at once; one for each core when left out.
    json
        As one JSON document.
    """
    if name is None:
        tell_all(json)
        return
    found = trial_of(name)
    if show is not None:
        print("\n".join(shown_in(found, show)))
        return
    plays = again or any(one is not None for one in (beside, out, keep, hands, seed))
    if out is not None and (out.is_dir() or not out.absolute().parent.is_dir()):
        raise FangchengError(f"--out {out}: no file can be written there; a trial is long, so that is asked before it")
    result = play(found, hands, seed, workers, keep) if plays else result_of(found)
    if out is not None and result is not None:
        out.write_bytes(written(result))
    if beside is not None and result is not None:
        beside.write_bytes(written(repeated(read_result(beside, found), result)))
    if json:
        print_json({"registered": msgspec.to_builtins(found), "result": result and msgspec.to_builtins(result)})
    else:
        print("\n".join(lines(found, result)))


def shown_in(trial: Trial, folder: Path) -> Iterator[str]:
    """Write two records for each game, one for each side of its first fork; yield how to replay them.

    Raises FangchengError, OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    print("compiling what is not yet compiled; minutes the first time", file=sys.stderr, flush=True)
    for variant in trial.variants:
        shown = show_hand(trial, variant)
        yield f"{variant}, hand {shown.wall} of the seed {trial.seed}, seat {shown.seat}:"
        for name, match in shown.matches.items():
            file = folder / f"{trial.id}.{variant}.{name}.jsonl"
            file.write_text("".join(f"{line}\n" for line in write_native(record_of(match))), encoding="utf-8")
            yield f"  {trial.sides[name]}: {match.scores[shown.seat]:+,} points; fangcheng replay {file}"


def tell_all(json: bool) -> None:
    """List all trials with their verdicts."""
    rows = [(one, result_of(one)) for one in trials().values()]
    if json:
        print_json(
            [{"id": one.id, "items": list(one.items), "verdicts": verdicts(one, result)} for one, result in rows]
        )
        return
    print_table(
        [
            (one.id, ", ".join(f"{item} {word}" for item, word in verdicts(one, result).items()), one.question[ENGLISH])
            for one, result in rows
        ]
    )


def verdicts(trial: Trial, result: Result | None) -> dict[str, str]:
    """Return a word for each item that a trial is about."""
    return {
        item: word_of(None if result is None else verdict_of(trial, result, sign), ENGLISH, trial.unit)
        for item, sign in trial.items.items()
    }


def play(trial: Trial, hands: int | None, seed: str | None, workers: int | None, keep: Path | None) -> Result:
    """Play all games of a trial. Raises FangchengError, OSError."""
    for what, number in (("hands", hands), ("workers", workers)):
        if number is not None and number < 1:
            raise FangchengError(f"{what}={number}: a whole number from 1 on")
    if seed is not None and not seed:
        raise FangchengError("--seed is empty; leave it out to play from the registered one")
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    print("compiling what is not yet compiled; minutes the first time", file=sys.stderr, flush=True)
    games = []
    for variant in trial.variants:
        progress = Progress(hands or trial.hands, f"hands of {variant}")
        file = None if keep is None else keep / f"{trial.id}.{variant}.jsonl"
        try:
            games.append(
                try_game(
                    trial, variant, hands=hands, seed=seed, workers=workers or cores(), keep=file, told=progress.show
                )
            )
        finally:
            progress.end()
    return Result(
        trial=trial.id,
        registration=registration_of(trial),
        seed=seed or trial.seed,
        code=code_here(),
        games=tuple(games),
    )


def lines(trial: Trial, result: Result | None) -> Iterator[str]:
    """Yield what was asked, how, and what came of it."""
    yield f"{trial.id}  {trial.question[ENGLISH]}"
    yield f"  {trial.sides['advice']} (advice) beside {trial.sides['control']} (control)"
    yield f"  {trial.design} `{trial.condition}`, {trial.hands:,} hands a game, played on by {trial.continuation}"
    if result is None:
        yield f"  Not played yet: fangcheng trial {trial.id} --again"
        return
    yield ""
    yield from table_of(trial, result)
    yield f"Gains of a case in {about(trial, ENGLISH)}, with half of the 99 % interval."
    if trial.design == READ:
        yield "Foretells: by how many standard errors the sign lowers the log loss of held-out hands."
    for item, sign in trial.items.items():
        yield f"{item}  {told(trial, result, sign, ENGLISH)}"


def table_of(trial: Trial, result: Result) -> Iterator[str]:
    """Yield a line for each game, and below it one for each kind of position."""
    told = ("log of ratio", "foretells") if trial.design == READ else ("gain", "wins", "deals in")
    rows: list[tuple[str, ...]] = [("game", "cases", "per 100 hands", *told)]
    for game in result.games:
        rows.append(_row(game.variant, game.all))
        if len(trial.strata) > 1:
            rows += [_row(f"  {trial.strata[one.stratum][ENGLISH]}", one) for one in game.strata]
    widths = [max(map(len, column)) for column in zip(*rows)]
    return ("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows)


def _row(name: str, cell: Cell) -> tuple[str, ...]:
    gain = "-" if cell.gain is None else f"{cell.gain:+.4f}"
    margin = "" if cell.margin is None else f" ± {cell.margin:.4f}"
    if cell.foretells is not None:
        return (name, f"{cell.cases:,}", f"{cell.per_100_hands:.1f}", gain + margin, f"{cell.foretells:+.1f}")
    rates = ("-" if rate is None else f"{100 * rate:+.2f} %" for rate in (cell.won, cell.dealt_in))
    return (name, f"{cell.cases:,}", f"{cell.per_100_hands:.1f}", gain + margin, *rates)
