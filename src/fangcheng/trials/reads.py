"""Trials that read: hands of self-play whose tiles are all known, and how often a sign at the table was true."""

import time
from dataclasses import dataclass

import numpy as np

from fangcheng.bots.batch import act_counted, deal_counted
from fangcheng.bots.minds import minds_of
from fangcheng.bots.protocol import steady
from fangcheng.bots.record_types import Brain, Tally
from fangcheng.bots.steady import steady_choice
from fangcheng.bots.tally import TALLY, end_count
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.act import owing_seat
from fangcheng.core.play.next_hand import start_match
from fangcheng.core.state.codes import HAND_OVER
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.game.engine import Engine, Mode
from fangcheng.trials.cues import note_cue
from fangcheng.trials.look import LOOK
from fangcheng.trials.names import SIGNS
from fangcheng.trials.record_types import Look, Tried
from fangcheng.trials.rows import TRIED, note_hand
from fangcheng.trials.work import ForThreads, TriedBlock, seated


@kernel
def read_walls(tables, rules, desk: Desk, brains, tallies, looks, rows, plan):
    """Play a hand at every table with `steady` in all seats; note what the sign of `plan` makes of each discard."""
    for number in range(rows.shape[0]):
        read_wall(tables[number], rules, desk, brains[number], tallies[0], looks[0], rows[number], int(plan[0]))


@kernel
def read_wall(table: Table, rules: Rules, desk: Desk, brain: Brain, tally: Tally, look: Look, row: Tried, sign):
    """Play one hand to its end and note its discards."""
    start_match(table, rules)
    deal_counted(table, rules, desk, tally)
    while table.phase < HAND_OVER:
        seat = owing_seat(table)
        before = int(table.river_count[seat])
        look.claimed_turn, look.recent = table.claimed_turn, table.recent_mask[seat]
        act_counted(table, rules, desk, seat, steady_choice(table, rules, desk, brain, seat), tally)
        if int(table.river_count[seat]) > before:
            note_cue(table, rules, desk, seat, look, row, sign)
    end_count(table, tally)
    note_hand(row, tally)


@dataclass(frozen=True)
class Reading(ForThreads):
    """A sign tried in one game: wall n is the first hand of `Match(variant, "<seed>:n")`."""

    variant: str
    condition: str  # one of SIGNS
    seed: str
    mode: Mode = "compiled"

    def worker(self) -> "ReadingWorker":
        """Return a worker for this."""
        return ReadingWorker(self)


class ReadingWorker:
    """Plays walls and reads their discards, one block after the other."""

    def __init__(self, work: Reading) -> None:
        self.work = work
        self.engine = Engine(work.variant, mode=work.mode)
        self.engine.furnish()
        self.mind, _ = minds_of([steady()], self.engine)
        self.plan = np.array([SIGNS.index(work.condition)], np.int64)

    def play(self, first: int, count: int) -> TriedBlock:
        """Play `count` walls from number `first` on."""
        start = time.perf_counter()
        tables, brains, rows = seated(self.work.seed, self.mind, first, count)
        tallies, looks = with_attributes(np.zeros(1, TALLY)), with_attributes(np.zeros(1, LOOK))
        run = self.engine.compiled_now(read_walls) or read_walls
        run(tables, self.engine.rules, self.engine.desk, brains, tallies, looks, rows, self.plan)
        return TriedBlock(first, np.ascontiguousarray(rows).view(TRIED), time.perf_counter() - start)
