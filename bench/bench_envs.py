"""Environment steps a second of one core: ours, PettingZoo's classic ones and RiichiEnv's, in turn in one process.

    python bench/bench_envs.py
    python bench/bench_envs.py --game sichuan --rounds 9

A step is one decision of a learner with all that comes with it: its observation, its mask, and an action drawn from the
mask. Opponents of the house play within the step; where everybody learns, each decision is a step. Peers join in where
they are installed: connect_four and texas_holdem of PettingZoo (pygame, rlcard), RiichiEnv with `encode` and `mask`.
Printed are medians of processor time of this thread.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

import fangcheng.envs as envs

PIECE = 0.3  # seconds of one way before the next has its turn
Piece = Callable[[], int]  # does some steps and returns how many


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--game", default="riichi")
    words.add_argument("--tables", type=int, default=1024, help="of the vector environment")
    words.add_argument("--rounds", type=int, default=7)
    given = words.parse_args()
    ways = dict(all_ways(given.game, given.tables))
    for piece in ways.values():
        piece()
    rates: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(given.rounds):
        for name, piece in ways.items():
            rates[name].append(rate_of(piece))
    for name, found in rates.items():
        print(f"{name:44} {statistics.median(found):12,.0f} a second")


def rate_of(piece: Piece) -> float:
    """Return steps a second of processor time."""
    steps, began = 0, time.thread_time()
    while time.thread_time() - began < PIECE:
        steps += piece()
    return steps / (time.thread_time() - began)


def all_ways(game: str, tables: int) -> Iterator[tuple[str, Piece]]:
    """Yield the names of all ways and what does a piece of each."""
    for opponents in ("random", "steady"):
        yield f"{game}, {tables} tables, {opponents} opponents", of_many(game, tables, opponents)
        yield f"{game}, one table, {opponents} opponents", of_one(game, opponents)
    yield f"{game}, everybody learns (AEC)", of_aec(envs.aec(game))
    if find_spec("riichienv") is not None:
        yield "RiichiEnv, encode and mask", of_riichienv()
    if find_spec("pygame") is not None:
        yield "PettingZoo connect_four (AEC)", of_aec(import_module("pettingzoo.classic").connect_four_v3.env())
        if find_spec("rlcard") is not None and find_spec("termcolor") is not None:
            yield "PettingZoo texas_holdem (AEC)", of_aec(import_module("pettingzoo.classic").texas_holdem_v4.env())


def of_many(game: str, tables: int, opponents: str) -> Piece:
    """Steps of the vector environment; masks are sampled in NumPy."""
    many, rng = envs.vector(game, tables, opponents=opponents), np.random.default_rng(1)
    seen, _ = many.reset(seed=1)

    def piece() -> int:
        nonlocal seen
        mask = seen["action_mask"]
        actions = (rng.random(mask.shape, dtype=np.float32) * mask).argmax(axis=1)
        seen, *_ = many.step(actions)
        return tables

    return piece


def of_one(game: str, opponents: str) -> Piece:
    """Steps of the single environment."""
    one = envs.OneTable(game, opponents=opponents)
    seen, _ = one.reset(seed=1)

    def piece() -> int:
        nonlocal seen
        for _ in range(50):
            seen, _, ended, cut, _ = one.step(one.action_space.sample(seen["action_mask"]))
            if ended or cut:
                seen, _ = one.reset()
        return 50

    return piece


def of_aec(env: Any) -> Piece:
    """Steps of an environment of PettingZoo."""
    env.reset(seed=1)

    def piece() -> int:
        steps = 0
        for agent in env.agent_iter(100):
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
            steps += not (ended or cut)
        if not env.agents:
            env.reset()
        return steps

    return piece


def of_riichienv() -> Piece:
    """Decisions of RiichiEnv with its smallest observation and its mask."""
    from riichienv import RiichiEnv  # type: ignore[import-not-found,import-untyped,unused-ignore]

    env, rng = RiichiEnv(game_mode="4p-red-half"), np.random.default_rng(1)
    asked = env.reset()

    def piece() -> int:
        nonlocal asked
        steps = 0
        while steps < 100:
            if env.done():
                asked = env.reset()
            answers = {}
            for seat, seen in asked.items():
                np.frombuffer(seen.encode(), np.float32), seen.mask()
                legal = seen.legal_actions()
                answers[seat] = legal[int(rng.integers(len(legal)))]
            steps += len(answers)
            asked = env.step(answers)
        return steps

    return piece


if __name__ == "__main__":
    main()
