"""`fangcheng simulate`: let bots play many hands on all cores, and tally them."""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fangcheng.bots.crew import Run, cores
from fangcheng.bots.matches import Block, Setting, warm_up
from fangcheng.bots.protocol import load_bot
from fangcheng.cli.app import INTERRUPTED, complain
from fangcheng.cli.hands_spool import Spool
from fangcheng.cli.options import MaybeWhole, Repeated, Switch, Whole, chosen
from fangcheng.cli.output import print_json
from fangcheng.cli.progress import Progress
from fangcheng.cli.stopped import kept_in, save, stopped_file, take_up
from fangcheng.cli.tables_out import check_ending, write_hands, writer_for
from fangcheng.cli.tallied import figures_of, tell
from fangcheng.cli.whole_files import words_of
from fangcheng.core.institutions.rotation import company
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine

FAILED = 1
NO_HANDS = "; no hands are kept any more, the tally goes on"
SAVE_SECONDS = 30  # between two times that the run is kept


def simulate(
    variant: str,
    /,
    *,
    bots: str = "steady",
    hands: Whole = 10_000,
    seed: str = "1",
    rule: Repeated = None,
    preset: str | None = None,
    workers: MaybeWhole = None,
    out: Path | None = None,
    hands_out: Path | None = None,
    resume: Switch = False,
    json: Switch = False,
) -> int:
    """Let bots play many hands of VARIANT against each other.

    The same seed, bots and number of hands give the same tally on every machine, with any number of workers.

    e.g. fangcheng simulate sichuan --bots steady,random,random,random --hands 100000 --seed 7

    Parameters
    ----------
    variant
        The kind of mahjong; `fangcheng variants` lists them.
    bots
        One bot for everybody, or one for each person: beginner, casual, steady or random, one of the first three with a
        temperament (steady:wall), strong, or your own as module:Name from this folder.
    hands
        Hands to play, over all matches; the last match may be broken off.
    seed
        Any number or word. Match m is that of the seed SEED:m.
    rule
        Change one rule, KEY=VALUE; `fangcheng variants VARIANT` lists them.
    preset
        A named set of rules.
    workers
        Matches played at once; one for each core when left out. With 1 own bots play in this process, for a debugger.
    out
        Write the tally to a file: .json, .csv or .parquet.
    hands_out
        Write a row for every hand to a file: .csv or .parquet.
    resume
        Go on where the run with this --out or --hands-out was stopped.
    json
        Print one JSON document instead of a table.
    """
    setting = setting_of(variant, bots, seed, chosen(rule), preset, keep_hands=hands_out is not None)
    if hands < 1:
        raise FangchengError(f"--hands {hands}: at least 1")
    if workers is not None and workers < 1:
        raise FangchengError(f"--workers {workers}: at least 1")
    run = Run(setting)
    files = Files(run, out, hands_out)
    files.open(resume)
    if run.played > hands:
        raise FangchengError(f"--hands {hands}: the stopped run has played {run.played}")
    print("compiling the rules where they are not yet compiled; minutes the first time", file=sys.stderr, flush=True)
    warm_up(setting)
    finished = play(run, files, hands, workers or cores())
    plan = {"variant": variant, "options": dict(setting.options), "bots": list(setting.bots), "hands": hands}
    result = {**plan, "seed": seed, **figures_of(setting, run.tally)}
    if json:
        print_json(result)
    else:
        tell(result)
    sys.stdout.flush()
    if not finished:
        files.stop()
        return INTERRUPTED
    return files.finish(result)


def setting_of(
    variant: str, bots: str, seed: str, options: dict[str, Any], preset: str | None, keep_hands: bool
) -> Setting:
    """Return what is to be played. Raises FangchengError for bots, options and names that are not there."""
    engine = Engine(variant, options, preset, mode="interpreted")
    names = seated(bots, int(company(engine.rules)))
    return Setting(variant, tuple(engine.chosen.items()), preset, names, seed, keep_hands)


def seated(bots: str, seats: int) -> tuple[str, ...]:
    """Return the bot of each person. Raises UnknownName and FangchengError."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        load_bot(name)
    if len(names) not in (1, seats):
        raise FangchengError(f"--bots: {len(names)} bots for {seats} seats; give one, or one for each")
    return tuple(names * seats if len(names) == 1 else names)


def play(run: Run, files: "Files", hands: int, workers: int) -> bool:
    """Play to the end; return False where somebody has stopped it. Progress goes to stderr."""
    progress = Progress(hands, "hands")
    try:
        for block in run.play(hands, workers):
            files.keep(block)
            progress.show(run.played)
    except KeyboardInterrupt:
        return False
    except FangchengError:
        files.stop()
        raise
    finally:
        progress.end()
    return True


class Files:
    """Where the results of a run go. What goes wrong with a file is told in one line, and the run goes on."""

    def __init__(self, run: Run, out: Path | None, hands_out: Path | None) -> None:
        self.run, self.out, self.hands_out = run, out, hands_out
        if out is not None:
            writer_for(out)
        if hands_out is not None:
            check_ending("--hands-out", hands_out, (".csv", ".parquet"))
        if out is not None and hands_out is not None and out.absolute() == hands_out.absolute():
            raise FangchengError(f"--hands-out {hands_out}: the same file as --out")
        self.spool = Spool(hands_out) if hands_out is not None else None
        beside = out or hands_out
        self.stopped = stopped_file(beside) if beside is not None else None
        self.well = True  # nothing has gone wrong
        self.saved = time.monotonic()

    def open(self, resume: bool) -> None:
        """Take up a stopped run, or see that there is none. Raises FangchengError where one would be lost."""
        if resume and self.stopped is None:
            raise FangchengError("--resume goes on with a run that had --out or --hands-out; say which")
        kept = None
        if self.stopped is not None and self.stopped.exists():
            kept = self._kept(self.stopped)
            if kept is not None and not resume:
                raise FangchengError(
                    f"{self.stopped}: a stopped run lies there; go on with it by --resume, or delete it"
                )
            if kept is not None:
                take_up(self.stopped, kept, self.run)
        self._spool_goes_well(lambda spool: spool.begin(self.run.played))

    def _kept(self, stopped: Path) -> dict[str, Any] | None:
        """Return a stopped run; None, after a line that says so, where the file holds none."""
        try:
            kept = kept_in(stopped)
        except OSError as failure:
            complain(f"{stopped}: cannot be read: {words_of(failure)}; beginning anew")
            return None
        if kept is None:
            complain(f"{stopped}: damaged, no run to go on with; beginning anew")
        return kept

    def keep(self, block: Block) -> None:
        """Keep the hands of a block, and now and then the run."""
        self._spool_goes_well(lambda spool: spool.add(block.hands))
        if self.stopped is not None and time.monotonic() - self.saved > SAVE_SECONDS:
            self._save(self.stopped)

    def stop(self) -> None:
        """Keep a run that is not at its end, or whose results could not be written."""
        if self.stopped is not None and self.run.played and self._save(self.stopped):
            print(f"kept {self.run.played} hands; --resume goes on with them", file=sys.stderr)

    def finish(self, result: dict[str, Any]) -> int:
        """Write what was asked for, return the exit code; where that fails keep the run, for --resume to write it."""
        out, hands_out, spool, stopped = self.out, self.hands_out, self.spool, self.stopped
        if out is not None:
            self._goes_well(out, lambda: writer_for(out)(out, result))
        if hands_out is not None and spool is not None:
            self._goes_well(hands_out, lambda: write_hands(hands_out, self.run.setting, spool.read()))
        if not self.well:
            self.stop()
            return FAILED
        if spool is not None and not self._goes_well(spool.path, spool.remove):
            return FAILED
        if stopped is None:
            return 0
        return 0 if self._goes_well(stopped, lambda: stopped.unlink(missing_ok=True)) else FAILED

    def _save(self, stopped: Path) -> bool:
        self.saved = time.monotonic()
        return self._goes_well(stopped, lambda: save(stopped, self.run))

    def _spool_goes_well(self, do: Callable[[Spool], None]) -> None:
        """Do something with the hands; where it fails none are kept any more."""
        spool = self.spool
        if spool is not None and not self._goes_well(spool.path, lambda: do(spool), NO_HANDS):
            self.spool = None

    def _goes_well(self, path: Path, do: Callable[[], None], then: str = "") -> bool:
        """Do something with a file; tell in a line where that fails."""
        try:
            do()
        except OSError as failure:
            if self.well:  # one line is enough: where a disk is full every file will say so
                complain(f"{path}: {words_of(failure)}{then}")
            self.well = False
            return False
        return True
