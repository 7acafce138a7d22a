"""How often the steady bot does what players of recorded games did: discards, riichi, calls."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from fangcheng.bots.brain import new_brains
from fangcheng.bots.steady import steady_choice, steady_discard
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.action_codes import (
    ACTIONS,
    CLAIM_PUNG,
    DISCARD_DRAWN,
    OPEN_KONG,
    PASS,
    READY,
    WIN,
)
from fangcheng.core.state.codes import CLAIM, SEATS, TURN
from fangcheng.core.state.table import TABLE, states_of
from fangcheng.core.table.tile_actions import is_chow, kind_named, names_tile
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine, array_of, empty_table
from fangcheng.records import read
from fangcheng.records.model import GameRecord
from fangcheng.records.replay.hand import Differs, Replay
from fangcheng.records.replay.judged_by import engine_of
from fangcheng.records.replay.wall import Unplayable

DISCARDS, DECLARATIONS, CLAIMS = range(3)
THROWS = frozenset(action for action in range(ACTIONS) if action == DISCARD_DRAWN or names_tile(action))
CALLS = frozenset(action for action in range(ACTIONS) if is_chow(action) or CLAIM_PUNG <= action <= OPEN_KONG)
DISCARD_MASK = sum(1 << action for action in THROWS)
CALL_MASK = sum(1 << action for action in CALLS)

ALL = "discards"
FACING = "discards facing riichi"
ELSEWHERE = "discards else"
DECLARED, SILENT = "riichi declared", "riichi possible, not declared"
TAKEN, LEFT = "discards called", "discards left"

KINDS = (ALL, FACING, ELSEWHERE, DECLARED, SILENT, TAKEN, LEFT)

Counts = dict[str, tuple[int, int]]  # by kind: positions, and those in which the bot did the same


@kernel
def answers_of(tables: Any, rules: Any, desk: Any, brain: Any, seats: Any, asked: Any, out: Any) -> None:
    """Write the bot's answer for each position into `out`: the best discard where that is asked, else what it does."""
    for number in range(seats.shape[0]):
        table, seat = tables[number], int(seats[number])
        if asked[number] == DISCARDS:
            out[number] = steady_discard(table, rules, desk, brain, seat)
        else:
            out[number] = steady_choice(table, rules, desk, brain, seat)


class Positions:
    """Decisions of one game: the table before each, the seat, what is asked and what was done."""

    def __init__(self) -> None:
        self.states: list[Any] = []
        self.seats: list[int] = []
        self.asked: list[int] = []
        self.done: list[int] = []

    def add(self, table: Any, seat: int, asked: int, done: int) -> None:
        """Keep a position."""
        self.states.append(states_of(array_of(table, TABLE))[0].copy())
        self.seats.append(seat)
        self.asked.append(asked)
        self.done.append(done)

    def arrays(self) -> tuple[Any, Any, Any, Any]:
        """Return tables, seats, questions and deeds as arrays."""
        tables = np.zeros(len(self.states), TABLE)
        states_of(tables)[:] = self.states
        return tables, np.array(self.seats, np.int64), np.array(self.asked, np.int64), np.array(self.done, np.int64)


class Watched(Replay):
    """A hand played again, of which every decision worth comparing is kept."""

    def __init__(self, engine: Engine, table: Any, hand: Any, kept: Positions) -> None:
        super().__init__(engine, table, hand, duplicate=False)
        self.kept = kept

    def _give(self, due: list[tuple[int, int]]) -> None:
        """Keep the positions before the answers are given; who passed where another took the tile shows nothing."""
        calls = [(seat, action) for seat, action in due if action != PASS]
        for seat, action in calls or due:
            self._keep(seat, action)
        super()._give(due)

    def _keep(self, seat: int, action: int) -> None:
        table = self.table
        low = int(table.legal[seat, 0]) | int(table.legal[seat, 1]) << 64 | int(table.legal[seat, 2]) << 128
        if table.phase == TURN and seat == table.turn and table.ready[seat] == 0:
            if action in THROWS and (low & DISCARD_MASK).bit_count() > 1:
                self.kept.add(table, seat, DISCARDS, action)
            if low >> READY & 1 and (action == READY or action in THROWS):
                self.kept.add(table, seat, DECLARATIONS, action)
        elif table.phase == CLAIM and low & CALL_MASK and not low >> WIN & 1:
            self.kept.add(table, seat, CLAIMS, action)


def positions_of(game: GameRecord) -> tuple[Engine, Positions]:
    """Return the decisions of a recorded game; a hand that cannot be played on gives those before that place."""
    engine = engine_of(game, None, "compiled")
    kept, table = Positions(), empty_table()
    for hand in game.hands:
        try:
            Watched(engine, table, hand, kept).run(fresh=True)
        except (Differs, Unplayable):
            continue
    return engine, kept


def games_of(path: Path, variant: str, skip: int, count: int) -> Iterator[GameRecord]:
    """Yield so many games of the variant from a file or the files of a folder, in the order of their names."""
    if not path.exists():
        raise FangchengError(f"{path}: no such file or folder")
    files = sorted(one for one in path.rglob("*") if one.is_file()) if path.is_dir() else [path]
    seen = 0
    for file in files:
        for game in read(file):
            if game.variant == variant:
                seen += 1
                if seen > skip:
                    yield game
                if seen == skip + count:
                    return


def agreement(path: Path, variant: str, skip: int, count: int) -> tuple[int, Counts]:
    """Return games read, and by kind of decision how often the steady bot does what the player did."""
    brain: Any = with_attributes(new_brains(1))[0]
    positions: Counter[str] = Counter()
    same: Counter[str] = Counter()
    games = 0
    for game in games_of(path, variant, skip, count):
        engine, kept = positions_of(game)
        games += 1
        tables, seats, asked, done = kept.arrays()
        given = np.zeros(len(seats), np.int64)
        engine.compiled(answers_of)(tables, engine.rules, engine.desk, brain, seats, asked, given)
        for number in range(len(seats)):
            agrees = is_same(tables[number], int(asked[number]), int(done[number]), int(given[number]))
            for kind in kinds_of(tables[number], int(seats[number]), int(asked[number]), int(done[number])):
                positions[kind] += 1
                same[kind] += agrees
    if not games:
        raise FangchengError(f"{path}: no game of {variant} after the first {skip}")
    return games, {kind: (positions[kind], same[kind]) for kind in KINDS}


def is_same(table: Any, asked: int, done: int, given: int) -> bool:
    """Return True if both did the same: a tile of the same kind, a declaration or none, the very same call or none."""
    if asked == DISCARDS:
        return tile_of(table, done) == tile_of(table, given)
    if asked == DECLARATIONS:
        return (done == READY) == (given == READY)
    return done == given


def tile_of(table: Any, action: int) -> int:
    """Return the kind a discard lays into the river."""
    return int(table["drawn"]) if action == DISCARD_DRAWN else int(kind_named(action))


def kinds_of(table: Any, seat: int, asked: int, done: int) -> tuple[str, ...]:
    """Return the lines of the report a position belongs to."""
    if asked == DISCARDS:
        faces_riichi = any(table["ready"][other] for other in range(SEATS) if other != seat)
        return ALL, FACING if faces_riichi else ELSEWHERE
    if asked == DECLARATIONS:
        return (DECLARED if done == READY else SILENT,)
    return (LEFT if done == PASS else TAKEN,)
