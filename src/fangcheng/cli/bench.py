"""`fangcheng bench`: bot play and judged hands a second on this machine, beside riichienv where it is there."""

import random
import statistics
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from fangcheng.bots.batch import RANDOM, STEADY, play_hands
from fangcheng.bots.tally import TALLY
from fangcheng.cli.bench_questions import questions, tables_of
from fangcheng.cli.options import FIRST, Switch, Whole
from fangcheng.cli.output import print_json, print_table
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.play.act import act_at
from fangcheng.core.play.next_hand import start_match_at
from fangcheng.core.play.opening import start_hand_at
from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine

OF_RIICHIENV = "riichi"  # the game that the other library plays
LOOK = 500  # steps between two looks at the clock, which costs more than a step
Rate = tuple[float, float]  # decisions and hands a second


def bench(
    variant: str = FIRST,
    /,
    *,
    seconds: float = 2.0,
    repeats: Whole = 3,
    agreement: Path | None = None,
    games: Whole = 150,
    skip: Whole = 0,
    json: Switch = False,
) -> None:
    """Measure how fast VARIANT is played and its hands are judged here, or how often the steady bot plays like people.

    Compiled batches of bots, one table driven from Python; shanten, acceptance and scoring in batches.

    Processor time of one core, median of the repeats. riichienv plays riichi in the same run where it is installed.

    With --agreement recorded games are played again, and at each of their decisions steady is asked what it would do.

    e.g. fangcheng bench sichuan --seconds 1

    Parameters
    ----------
    variant
        The kind of mahjong; `fangcheng variants` lists them.
    seconds
        Time for one measurement.
    repeats
        Measurements of each way.
    agreement
        A recorded game, or a folder of them: compare steady's choices with those of the players, and measure no speed.
    games
        Games of VARIANT to compare.
    skip
        Games of it to leave out before.
    json
        One JSON document instead of a table.
    """
    if agreement is not None:
        tell_agreement(agreement, variant, skip, games, bool(json))
        return
    if seconds <= 0 or repeats < 1:
        raise FangchengError(f"--seconds {seconds} --repeats {repeats}: both must be above 0")
    ways: dict[str, Callable[[], Rate]] = {
        "batch, random bots": lambda: batch(variant, RANDOM, seconds),
        "batch, steady bots": lambda: batch(variant, STEADY, seconds),
        "one table from Python, random": lambda: single(variant, seconds),
    }
    if variant == OF_RIICHIENV and find_spec("riichienv") is not None:
        ways["riichienv, random"] = lambda: riichienv(seconds)
    rates = {name: median([way() for _ in range(repeats)]) for name, way in ways.items()}
    asked = questions(variant, seconds)
    answered = {name: statistics.median(way() for _ in range(repeats)) for name, way in asked.items()}
    if json:
        played = {name: {"decisions": rate[0], "hands": rate[1]} for name, rate in rates.items()}
        print_json(played | {name: {"calls": rate} for name, rate in answered.items()})
        return
    rows = [(name, f"{rate[0]:,.0f}", f"{rate[1]:,.0f}") for name, rate in rates.items()]
    print_table(rows, head=("a second of one core", "decisions", "hands"), right=(1, 2))
    answers = [(f"batch, {name}", f"{rate:,.0f}") for name, rate in answered.items()]
    print_table(answers, head=("a second of one core", "calls"), right=(1,))


def tell_agreement(path: Path, variant: str, skip: int, games: int, json: bool) -> None:
    """Compare with recorded games and print how often steady did the same."""
    from fangcheng.cli.bench_agreement import agreement

    if skip < 0 or games < 1:
        raise FangchengError(f"--skip {skip} --games {games}: at least 0, and at least 1")
    found, counts = agreement(path, variant, skip, games)
    if json:
        shares = {kind: {"decisions": number, "same": same} for kind, (number, same) in counts.items()}
        print_json({"games": found, **shares})
        return
    rows = [(kind, f"{number:,}", f"{100 * same / max(1, number):.1f}%") for kind, (number, same) in counts.items()]
    print_table(rows, head=(f"{found} games of {variant}", "decisions", "steady did the same"), right=(1, 2))


def median(rates: list[Rate]) -> Rate:
    """Return the middle one by decisions."""
    return sorted(rates)[len(rates) // 2]


def batch(variant: str, bot: int, seconds: float) -> Rate:
    """Let bots play whole hands on 100 tables in one compiled loop; legal masks are made for every decision."""
    engine = Engine(variant)
    engine.furnish()
    tables, brains = tables_of(100, bot)
    tally: Any = with_attributes(np.zeros(1, TALLY))[0]
    run = engine.compiled(play_hands)
    bots = np.zeros(4, np.int8)
    run(tables, engine.rules, engine.desk, brains, bots, tally, 1)
    before = int(tally.decisions), int(tally.hands)
    start = time.process_time()
    while time.process_time() - start < seconds:
        run(tables, engine.rules, engine.desk, brains, bots, tally, 5)
    spent = time.process_time() - start
    return (int(tally.decisions) - before[0]) / spent, (int(tally.hands) - before[1]) / spent


def single(variant: str, seconds: float) -> Rate:
    """Play one table, one call a decision: the mask is read from the record, the pick made in Python."""
    engine = Engine(variant)
    tables, _ = tables_of(1)
    rule_array, desk_array = engine.arrays()
    step, deal, begin = (engine.compiled(kernel) for kernel in (act_at, start_hand_at, start_match_at))
    chance = random.Random(1)
    begin(tables, 0, rule_array)
    deal(tables, 0, rule_array, desk_array)
    decisions = hands = 0
    legal = tables["legal"][0]
    owed, phase = tables["owed"], tables["phase"]
    start = time.process_time()
    while decisions % LOOK != 0 or time.process_time() - start < seconds:
        if phase[0] >= HAND_OVER:
            hands += 1
            if phase[0] == MATCH_OVER:
                begin(tables, 0, rule_array)
            deal(tables, 0, rule_array, desk_array)
        waiting = int(owed[0])
        seat = (waiting & -waiting).bit_length() - 1
        low, middle, high = legal[seat].tolist()
        step(tables, 0, rule_array, desk_array, seat, pick(low | middle << 64 | high << 128, chance))
        decisions += 1
    spent = time.process_time() - start
    return decisions / spent, hands / spent


def pick(mask: int, chance: random.Random) -> int:
    """Pick a random set bit."""
    for _ in range(chance.randrange(mask.bit_count())):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def riichienv(seconds: float) -> Rate:
    """Measure the same by riichienv: every player who is asked answers with a random legal action."""
    from riichienv import RiichiEnv  # type: ignore[import-not-found,import-untyped,unused-ignore]

    env = RiichiEnv(game_mode="4p-red-half")
    chance = random.Random(1)
    asked = env.reset()
    decisions = hands = 0
    hand = (env.round_wind, env.kyoku_idx, env.honba)
    steps = 0
    start = time.process_time()
    while steps % LOOK != 0 or time.process_time() - start < seconds:
        steps += 1
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
