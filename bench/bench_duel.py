"""`steady` against the steady of another checkout: `python bench/bench_duel.py OTHER VARIANT --hands 5000`.

At each table two persons play with this checkout's bots and two with the other's; seats are rotated, and every wall
is played from both sides. The other bots are read from OTHER/src/fangcheng/bots under another name and run on this
checkout's engine. Told of each side, a seat and hand: wins, open hands, deal-ins, points with their 95 % interval,
value and turn of wins; and the share of drawn hands.
"""

import argparse
import importlib
import re
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from fangcheng.bots.batch import owing_seat
from fangcheng.bots.brain import BRAIN
from fangcheng.bots.steady import steady_choice
from fangcheng.core.dialect.compiler import compiled
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.act import act
from fangcheng.core.play.next_hand import start_match
from fangcheng.core.play.opening import start_hand
from fangcheng.core.state.codes import HAND_OVER, NOBODY, SEATS
from fangcheng.core.table.hand import is_closed
from fangcheng.game.engine import Engine, empty_table


def other_bots(checkout: Path) -> None:
    """Make the bots of another checkout importable as `other_bots`, their brain a record of its own."""
    folder = Path(tempfile.gettempdir()) / f"fangcheng-duel-{checkout.resolve().name}"  # the cache knows files by path
    (folder / "other_bots").mkdir(parents=True, exist_ok=True)
    for path in (checkout / "src/fangcheng/bots").glob("*.py"):
        text = re.sub(r"\bbrain\b", "other_brain", path.read_text()).replace("fangcheng.bots", "other_bots")
        (folder / "other_bots" / path.name.replace("brain", "other_brain")).write_text(text)
    sys.path.insert(0, str(folder))


arguments = argparse.ArgumentParser(description=__doc__)
arguments.add_argument("other", type=Path)
arguments.add_argument("variant")
arguments.add_argument("--hands", type=int, default=5000)
arguments.add_argument("--seed", default="duel")
chosen = arguments.parse_args()
other_bots(chosen.other)
other_choice = importlib.import_module("other_bots.steady").steady_choice
OTHER_BRAIN = importlib.import_module("other_bots.other_brain").BRAIN


@kernel
def play_one(table, rules, desk, brain, other_brain, mine):
    """Play a hand; bit n of `mine`: seat n is played by this checkout's steady. Return the decisions made."""
    start_hand(table, rules, desk)
    decisions = 0
    while table.phase < HAND_OVER:
        seat = owing_seat(table)
        if mine >> seat & 1:
            act(table, rules, desk, seat, steady_choice(table, rules, desk, brain, seat))
        else:
            act(table, rules, desk, seat, other_choice(table, rules, desk, other_brain, seat))
        decisions += 1
    return decisions


@kernel
def open_hands(table):
    """Bit per seat that has claimed anything."""
    found = 0
    for seat in range(int(table.seats)):
        found |= int(not is_closed(table, seat)) << seat
    return found


class Side:
    """What one side did, seat by seat."""

    def __init__(self) -> None:
        self.points: list[int] = []
        self.counts = dict.fromkeys(("seats", "wins", "self", "deal-ins", "open", "ready at draws"), 0)
        self.values: list[int] = []
        self.turns: list[int] = []

    def told(self) -> str:
        seats = self.counts["seats"]
        shares = "  ".join(f"{name} {count / seats:6.1%}" for name, count in self.counts.items() if name != "seats")
        mean, error = np.mean(self.points), 1.96 * np.std(self.points) / np.sqrt(len(self.points))
        return (
            f"{shares}  points {mean:+.3f} +- {error:.3f}  value {np.mean(self.values or [0]):.1f}"
            f"  turn {np.mean(self.turns or [0]):.1f}"
        )


def note(sides, mine, table, before, results):
    """Book a finished hand."""
    opened = int(open_hands(table))
    for seat in range(int(table.seats)):
        side = sides[mine >> seat & 1]
        side.counts["seats"] += 1
        side.counts["open"] += opened >> seat & 1
        side.points.append(int(table.scores[seat] - before[seat]))
        if table.won_count == 0:
            side.counts["ready at draws"] += int(table.waits[seat] != 0)
    for number in range(int(table.won_count)):
        seat = int(table.won_order[number])
        side = sides[mine >> seat & 1]
        side.counts["wins"] += 1
        if number == 0:
            side.turns.append(int(table.draws[seat]))
            side.values.append(int(results[seat].total))
            side.counts["self"] += int(table.first_win_from == NOBODY)
    if table.won_count and table.first_win_from != NOBODY:
        sides[mine >> int(table.first_win_from) & 1].counts["deal-ins"] += 1


def rate(engine, brains, mine: int) -> float:
    """Decisions a second of one side at all four seats, with the engine's part of each."""
    run, decisions, start = compiled(play_one), 0, time.process_time()
    for number in range(chosen.hands // 10):
        table = empty_table()
        table.random[:] = seed_words(f"rate {number}")
        compiled(start_match)(table, engine.rules)
        decisions += run(table, engine.rules, engine.desk, *brains, mine)
    return decisions / (time.process_time() - start)


def main() -> None:
    engine = Engine(chosen.variant, mode="compiled")
    brains = [np.zeros(1, dtype).view(np.recarray)[0] for dtype in (BRAIN, OTHER_BRAIN)]
    run = compiled(play_one)
    sides, drawn = (Side(), Side()), 0
    for number in range(chosen.hands):
        table = empty_table()
        table.random[:] = seed_words(f"{chosen.seed} {number // 2}")
        for brain, name in zip(brains, ("mine", "other"), strict=True):
            brain.random[:] = seed_words(f"{chosen.seed} {number}", name)
        compiled(start_match)(table, engine.rules)
        before = table.scores.copy()
        pattern = (0b0101, 0b0011, 0b1001)[number // 2 % 3]
        mine = pattern ^ (15 * (number % 2))
        run(table, engine.rules, engine.desk, *brains, mine)
        drawn += int(table.won_count == 0)
        note(sides, mine & (1 << SEATS) - 1, table, before, engine.desk.work.results)
    print(f"{chosen.variant}: {chosen.hands} hands, {drawn / chosen.hands:.1%} drawn")
    for name, side in zip(("other", "this"), sides, strict=True):
        if side.points:
            print(f"{name:6}", side.told())
    for name, mine in (("other", 0), ("this", 15)):
        print(f"{name:6} alone: {rate(engine, brains, mine):,.0f} decisions a second")


if __name__ == "__main__":
    main()
