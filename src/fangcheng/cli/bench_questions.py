"""Questions a second: distance and acceptance of dealt hands, and the worth of hands that bots have won."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from fangcheng.bots.batch import RANDOM, STEADY, play_hand
from fangcheng.bots.brain import new_brains
from fangcheng.bots.tally import TALLY
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.scoring.value import value_wins
from fangcheng.core.shapes.distance import distances_of, wanted_of
from fangcheng.core.state.codes import MATCH_OVER, SEATS
from fangcheng.core.state.table import TABLE
from fangcheng.core.state.win import RESULT, WIN
from fangcheng.game.engine import Engine
from fangcheng.tiles import FACES

HANDS = 2_000
MOST_HANDS = 4_000  # played to find wins


@kernel
def win_hands(table: Any, rules: Any, desk: Any, brains: Any, bots: Any, tally: Any, wins: Any, hands: int) -> int:
    """Let bots play up to so many hands, and keep their wins until `wins` is full; return how many there are."""
    found = 0
    for _ in range(hands):
        play_hand(table, rules, desk, brains, bots, tally)
        for seat in range(SEATS):
            if int(desk.work.won) >> seat & 1 == 1 and found < wins.shape[0]:
                wins[found] = desk.work.wins[seat]
                found += 1
    return found


def questions(variant: str, seconds: float) -> dict[str, Callable[[], float]]:
    """Return what to measure, by name; each gives its calls a second of processor time."""
    engine = Engine(variant)
    rules, shapes = engine.rules, engine.desk.shapes
    hands, wild = dealt_hands(engine), np.uint64(0)
    distances, masks = np.zeros(HANDS, np.int64), np.zeros(HANDS, np.uint64)
    how = wild, int(rules.sets), int(rules.forms)
    ways = {
        "shanten": lambda: rate(engine.compiled(distances_of), (shapes, hands, *how, distances), HANDS, seconds),
        "acceptance": lambda: rate(engine.compiled(wanted_of), (shapes, hands, *how, masks), HANDS, seconds),
    }
    wins = won_hands(engine)
    if len(wins):
        arrays = (wins, *engine.arrays(), np.zeros(len(wins), RESULT))
        ways["scoring"] = lambda: rate(engine.compiled(value_wins), arrays, len(wins), seconds)
    return ways


def tables_of(count: int, bot: int = RANDOM) -> tuple[Any, Any]:
    """Return seeded tables that wait for a match, as a plain array, and for each a row of one brain for all bots."""
    plain = np.zeros(count, TABLE)
    tables = plain.view(np.recarray)
    brains = new_brains(count).view(np.recarray).reshape(count, 1)
    brains["bot"] = bot
    tables.phase[:] = MATCH_OVER
    for number in range(count):
        tables.random[number] = seed_words(number)
        brains["random"][number] = seed_words(number, "bots")
    return plain, brains


def dealt_hands(engine: Engine) -> np.ndarray:
    """Return hands of players who wait, as dealt by the engine: counts by face, a row a hand."""
    hands = np.zeros((HANDS, FACES), np.int8)
    table = engine.new_table("bench")
    for number in range(HANDS):
        if number % 3 == 0:
            table.phase = MATCH_OVER
            engine.start_hand(table)
        seat = (int(table.dealer) + 1 + number % 3) % int(table.seats)
        hands[number] = table.hand[seat, :FACES]
    return hands


def won_hands(engine: Engine) -> np.ndarray:
    """Return WIN records of hands won by steady bots."""
    tables, brains = tables_of(1, STEADY)
    wins = np.zeros(HANDS, WIN)
    tally: Any = np.zeros(1, TALLY).view(np.recarray)[0]
    bots = np.zeros(SEATS, np.int8)
    found = engine.compiled(win_hands)(
        tables.view(np.recarray)[0], engine.rules, engine.desk, brains[0], bots, tally, wins, MOST_HANDS
    )
    return wins[:found]


def rate(run: Callable[..., Any], arguments: tuple[Any, ...], calls: int, seconds: float) -> float:
    """Return calls a second of processor time; the first round, in which Numba may compile, does not count."""
    run(*arguments)
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        run(*arguments)
        done += calls
    return done / (time.process_time() - start)
