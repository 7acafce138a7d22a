"""`fangcheng simulate`: let bots play many hands in compiled code, and tally them."""

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from fangcheng.bots import NAMES
from fangcheng.bots.batch import TALLY, play_hands
from fangcheng.bots.brain import BRAIN
from fangcheng.cli.options import Repeated, Switch, chosen
from fangcheng.cli.output import print_json, print_table
from fangcheng.cli.progress import Progress
from fangcheng.core.kernel import compiled
from fangcheng.core.match import start_match
from fangcheng.core.random import seed_words
from fangcheng.core.record import TABLE
from fangcheng.errors import FangchengError, UnknownName
from fangcheng.game.engine import Engine

TABLES = 32  # tables side by side; part of what a seed means
ROUND_SECONDS = 0.5  # between two looks at the clock


def simulate(
    variant: str,
    /,
    *,
    bots: str = "steady",
    hands: int = 10_000,
    seed: str = "1",
    rule: Repeated = None,
    preset: str | None = None,
    out: Path | None = None,
    resume: Switch = False,
    json: Switch = False,
) -> None:
    """Let bots play many hands of VARIANT against each other.

    The same seed, bots and number of hands give the same tally on every machine.

    e.g. fangcheng simulate sichuan --bots steady,random,random,random --hands 100000 --seed 7

    Parameters
    ----------
    variant
        The kind of mahjong; `fangcheng variants` lists them.
    bots
        One bot for everybody, or one for each seat: steady or random.
    hands
        Hands to play, over all tables.
    seed
        Any number or word.
    rule
        Change one rule, KEY=VALUE; `fangcheng variants VARIANT` lists them.
    preset
        A named set of rules.
    out
        Write the tally to a file: .json, .csv or .parquet.
    resume
        Go on where the run with this --out was stopped.
    json
        Print one JSON document instead of a table.
    """
    if hands < 1:
        raise FangchengError(f"--hands {hands}: at least 1")
    engine = Engine(variant, chosen(rule), preset, mode="compiled")
    names = seated(bots, int(engine.rules.seats))
    writer = writer_for(out)
    if resume and out is None:
        raise FangchengError("--resume goes on with a run that had --out; say which")
    print("compiling the rules where they are not yet compiled; minutes the first time", file=sys.stderr, flush=True)
    run = Run(engine, names, seed)
    plan = {"variant": variant, "options": engine.chosen, "bots": names, "hands": hands, "seed": seed}
    if resume and out is not None:
        run.load(state_of(out), plan)
    progress = Progress(hands, "hands")
    try:
        for done in run.play(hands):
            progress.show(done)
    except KeyboardInterrupt:
        if out is not None:
            run.save(state_of(out), plan)
        raise
    finally:
        progress.end()
    result = {**plan, **run.result()}
    if out is not None:
        writer(out, result)
        state_of(out).unlink(missing_ok=True)
    if json:
        print_json(result)
    else:
        tell(result)


def seated(bots: str, seats: int) -> list[str]:
    """The bot of each person. Raises UnknownName and FangchengError."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in NAMES:
            raise UnknownName("bot", name, NAMES, f"Bots are {', '.join(NAMES)}.")
    if len(names) not in (1, seats):
        raise FangchengError(f"--bots: {len(names)} bots for {seats} seats; give one, or one for each")
    return names * seats if len(names) == 1 else names


@dataclass
class Run:
    """Tables that play on, and their tally."""

    engine: Engine
    names: list[str]
    seed: str

    def __post_init__(self) -> None:
        self.tables = np.zeros(TABLES, TABLE).view(np.recarray)
        self.brains = np.zeros(TABLES, BRAIN).view(np.recarray)
        self.tally = np.zeros(1, TALLY).view(np.recarray)
        self.bots = np.zeros(4, np.int64)
        self.bots[: len(self.names)] = [NAMES.index(name) for name in self.names]
        for number in range(TABLES):
            self.tables[number].random[:] = seed_words(f"{self.seed}:{number}", "table")
            self.brains[number].random[:] = seed_words(f"{self.seed}:{number}", "bots")
            compiled(start_match)(self.tables[number], self.engine.rules)

    @property
    def played(self) -> int:
        """Hands so far."""
        return int(self.tally[0].hands)

    def play(self, hands: int) -> Iterator[int]:
        """Play until so many hands are done, table after table, telling now and then how many are."""
        begin = time.monotonic()
        while self.played < hands:
            number = self.played % TABLES
            here = slice(number, number + 1)
            compiled(play_hands)(
                self.tables[here],
                self.engine.rules,
                self.engine.desk,
                self.brains[here],
                self.bots,
                self.tally[0],
                1,
            )
            if time.monotonic() - begin > ROUND_SECONDS:
                begin = time.monotonic()
                yield self.played
        yield self.played

    def result(self) -> dict[str, Any]:
        """The tally in words."""
        tally = self.tally[0]
        seats = len(self.names)
        persons = [
            {
                "person": person,
                "bot": self.names[person],
                "wins": int(tally.wins[person]),
                "self_draws": int(tally.self_draws[person]),
                "deal_ins": int(tally.deal_ins[person]),
                "points": int(tally.points[person]),
                "places": [int(count) for count in tally.places[person][:seats]],
            }
            for person in range(seats)
        ]
        counts = {name: int(tally[name]) for name in ("decisions", "matches", "drawn")}
        return {"played": self.played, **counts, "persons": persons}

    def save(self, path: Path, plan: dict[str, Any]) -> None:
        """Keep everything for --resume."""
        with path.open("wb") as file:
            np.savez(file, plan=np.array(repr(plan)), tables=self.tables, brains=self.brains, tally=self.tally)

    def load(self, path: Path, plan: dict[str, Any]) -> None:
        """Take up a run that was stopped. Raises FangchengError when it is another one."""
        if not path.exists():
            return
        try:
            with np.load(path, allow_pickle=False) as kept:
                if str(kept["plan"]) != repr(plan):
                    raise FangchengError(f"{path}: a run with other rules, bots, hands or seed")
                self.tables[:], self.brains[:], self.tally[:] = kept["tables"], kept["brains"], kept["tally"]
        except (OSError, ValueError, KeyError, TypeError):
            raise FangchengError(f"{path}: no run to go on with") from None


def state_of(out: Path) -> Path:
    """Where a stopped run is kept."""
    return out.with_name(f"{out.name}.stopped")


def writer_for(out: Path | None) -> Any:
    """The function that writes a file of that kind, found before any hand is played."""
    from fangcheng.cli import tables_out

    return tables_out.writer_for(out) if out is not None else None


def tell(result: dict[str, Any]) -> None:
    """The tally as a table."""
    drawn = 100 * result["drawn"] / max(1, result["played"])
    print(f"{result['played']} hands, {result['matches']} matches, {drawn:.1f}% drawn, {result['decisions']} decisions")
    rows = []
    for one in result["persons"]:
        matches = max(1, sum(one["places"]))
        place = sum(number * count for number, count in enumerate(one["places"], start=1)) / matches
        shares = [f"{100 * one[key] / max(1, result['played']):.1f}%" for key in ("wins", "self_draws", "deal_ins")]
        mean = f"{place:.2f}" if sum(one["places"]) else "-"
        rows.append((one["person"] + 1, one["bot"], *shares, f"{one['points'] / matches:+.1f}", mean))
    head = ("", "bot", "wins", "self-drawn", "dealt in", "points a match", "mean place")
    print_table(rows, head=head, right=range(2, 7))
