"""Decisions and hands a second of random riichi play: compiled batches, one table driven from Python, riichienv.

    python bench/bench_play.py [variant] [seconds]

Processor time of one thread, best of three. riichienv runs beside it where it is installed (`pip install riichienv`).
"""

import random
import sys
import time
from collections.abc import Callable

import numpy as np

from fangcheng.bots.batch import TALLY, play_hands
from fangcheng.bots.brain import BRAIN
from fangcheng.core.deal import start_hand
from fangcheng.core.flow import act_at
from fangcheng.core.kernel import compiled
from fangcheng.core.match import start_match
from fangcheng.core.random import seed_words
from fangcheng.core.record import HAND_OVER, MATCH_OVER, TABLE
from fangcheng.game.engine import Engine

Rate = tuple[float, float]  # decisions and hands a second


def tables_of(count: int) -> tuple[np.recarray, np.recarray]:
    """Seeded tables that wait for a match, and the bots' generators."""
    tables = np.zeros(count, TABLE).view(np.recarray)
    brains = np.zeros(count, BRAIN).view(np.recarray)
    tables.phase[:] = MATCH_OVER
    for number in range(count):
        tables.random[number] = seed_words(number)
        brains.random[number] = seed_words(number, "bots")
    return tables, brains


def batch(variant: str, bot: int, seconds: float) -> Rate:
    """Bots play whole hands on 100 tables inside one compiled loop; legal masks are made for every decision."""
    engine = Engine(variant)
    tables, brains = tables_of(100)
    tally = np.zeros(1, TALLY).view(np.recarray)[0]
    run = compiled(play_hands)
    bots = np.full(4, bot, np.int8)
    run(tables, engine.rules, engine.desk, brains, bots, tally, 1)
    before = int(tally.decisions), int(tally.hands)
    start = time.process_time()
    while time.process_time() - start < seconds:
        run(tables, engine.rules, engine.desk, brains, bots, tally, 5)
    spent = time.process_time() - start
    return (int(tally.decisions) - before[0]) / spent, (int(tally.hands) - before[1]) / spent


def single(variant: str, seconds: float) -> Rate:
    """One table, one call a decision: the mask is read from the record, the pick made in Python."""
    engine = Engine(variant)
    tables, _ = tables_of(1)
    table, rules, desk = tables[0], engine.rules, engine.desk
    rule_array, desk_array = engine.arrays()
    step, deal, begin = compiled(act_at), compiled(start_hand), compiled(start_match)
    chance = random.Random(1)
    begin(table, rules)
    deal(table, rules, desk)
    decisions = hands = 0
    plain = tables.view(np.ndarray)
    legal = tables["legal"][0]
    owed, phase = tables["owed"], tables["phase"]
    start = time.process_time()
    while time.process_time() - start < seconds:
        if phase[0] >= HAND_OVER:
            hands += 1
            if phase[0] == MATCH_OVER:
                begin(table, rules)
            deal(table, rules, desk)
        waiting = int(owed[0])
        seat = (waiting & -waiting).bit_length() - 1
        low, middle, high = legal[seat].tolist()
        step(plain, 0, rule_array, desk_array, seat, pick(low | middle << 64 | high << 128, chance))
        decisions += 1
    spent = time.process_time() - start
    return decisions / spent, hands / spent


def pick(mask: int, chance: random.Random) -> int:
    """A random set bit."""
    for _ in range(chance.randrange(mask.bit_count())):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def riichienv(seconds: float) -> Rate:
    """The same by riichienv: every player who is asked answers with a random legal action."""
    from riichienv import RiichiEnv

    env = RiichiEnv(game_mode="4p-red-half")
    chance = random.Random(1)
    asked = env.reset()
    decisions = hands = 0
    hand = (env.round_wind, env.kyoku_idx, env.honba)
    start = time.process_time()
    while time.process_time() - start < seconds:
        if env.done():
            asked = env.reset()
        answers = {seat: chance.choice(seen.legal_actions()) for seat, seen in asked.items()}
        decisions += len(answers)
        asked = env.step(answers)
        now = (env.round_wind, env.kyoku_idx, env.honba)
        if now != hand:
            hands += 1
            hand = now
    spent = time.process_time() - start
    return decisions / spent, hands / spent


def best(run: Callable[[], Rate]) -> Rate:
    """The best of three runs."""
    return max(run() for _ in range(3))


def main() -> None:
    """Print a line for each way."""
    variant = sys.argv[1] if len(sys.argv) > 1 else "riichi"
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 2.0
    ways: dict[str, Callable[[], Rate]] = {
        "batch, random": lambda: batch(variant, 0, seconds),
        "batch, steady": lambda: batch(variant, 1, seconds),
        "one table from Python": lambda: single(variant, seconds),
    }
    try:
        import riichienv as _peer  # noqa: F401
    except ImportError:
        print("riichienv is not installed: no peer in this run")
    else:
        ways["riichienv, random"] = lambda: riichienv(seconds)
    for name, run in ways.items():
        decisions, hands = best(run)
        print(f"{name:24s} {decisions:12,.0f} decisions/s {hands:10,.0f} hands/s", flush=True)


if __name__ == "__main__":
    main()
