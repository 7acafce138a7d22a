"""Plain loops, as programs write them: how soon they change over to compiled code, and how fast they are then.

    python bench/bench_loops.py              a warm cache, filled beforehand
    python bench/bench_loops.py --cold       an empty one, as on a new machine
    python bench/bench_loops.py --seconds 5  for each measurement

`score` is asked without any pause, a `Match` by default is played by `m.act(s, choice(m.legal(s)))`. Each loop runs in
a process of its own, until it has changed over and five measurements of it are done; the peer, in the same process,
answers between them: `mahjong` the same hand, RiichiEnv the loop of its documentation, each seat with a random legal
action. Change-over is wall clock from the first question on; speeds are processor time of the thread.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec

ROUNDS, PATIENCE = 5, 300  # PATIENCE: seconds to change over
HAND, TILE = "123m456p789s1155z", "1z"


def main() -> None:
    """Run each loop in a process of its own, or the one that is named here."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--cold", action="store_true", help="begin with an empty cache")
    words.add_argument("--seconds", type=float, default=2.0)
    words.add_argument("--here", choices=LOOPS, help=argparse.SUPPRESS)
    given = words.parse_args()
    if given.here:
        LOOPS[given.here](given.seconds)
        return
    for name in LOOPS:
        for _ in range(1 if given.cold else 2):  # the first one fills the cache
            run_apart(name, given.seconds, given.cold)


def run_apart(name: str, seconds: float, cold: bool) -> None:
    """Run one loop in a new process."""
    with tempfile.TemporaryDirectory() as folder:
        cache = {"FANGCHENG_CACHE": folder} if cold else {}
        command = [sys.executable, __file__, "--here", name, "--seconds", str(seconds)]
        print(f"{name}, {'cold' if cold else 'warm'} cache", flush=True)
        subprocess.run(command, env={**os.environ, **cache}, check=True)


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return pieces of work a second of this thread."""
    done, start = 0, time.thread_time()
    while time.thread_time() - start < seconds:
        done += work()
    return done / (time.thread_time() - start)


def report(
    work: Callable[[], int], is_compiled: Callable[[], bool], peers: dict[str, Callable[[], int]], seconds: float
):
    """Let a loop change over, then print its speed beside those of its peers, all in turn."""
    start = time.perf_counter()
    interpreted = rate(work, 0.05)
    while not is_compiled():
        work()
        if time.perf_counter() - start > PATIENCE:
            sys.exit("  still interpreted")
    print(f"  interpreted {interpreted:12,.0f} a second; changed over after {time.perf_counter() - start:.1f} s")
    rates: dict[str, list[float]] = {"fangcheng": [], **{name: [] for name in peers}}
    for _ in range(ROUNDS):
        for name, way in {"fangcheng": work, **peers}.items():
            rates[name].append(rate(way, seconds))
    for name, found in rates.items():
        ratio = statistics.median(ours / theirs for ours, theirs in zip(rates["fangcheng"], found))
        print(
            f"  {name:<11} {statistics.median(found):12,.0f} a second; fangcheng is {ratio:.2f} times as fast",
            flush=True,
        )


def scores(seconds: float) -> None:
    """Ask what one hand is worth, without a pause."""
    from fangcheng import score
    from fangcheng.core.questions.written_wins import write_written_win
    from fangcheng.game.asking import asker_of
    from fangcheng.game.warming import is_ready

    asker = asker_of("riichi")

    def ask() -> int:
        for _ in range(20):
            found = score("riichi", HAND, TILE)
            _ = found.total, found.changes
        return 20

    def is_compiled() -> bool:
        return all(is_ready(kernel, asker.stages(kernel)) for kernel in (asker.score_kernel, write_written_win))

    report(ask, is_compiled, {"mahjong": of_mahjong()} if find_spec("mahjong") else {}, seconds)


def of_mahjong() -> Callable[[], int]:
    """The same hand for `mahjong`, its tiles numbered beforehand."""
    from mahjong.hand_calculating.hand import HandCalculator
    from mahjong.hand_calculating.hand_config import HandConfig
    from mahjong.tile import TilesConverter

    tiles = TilesConverter.string_to_136_array(man="123", pin="456", sou="789", honors="11155")
    (winning,) = TilesConverter.string_to_136_array(honors="1")
    calculator, config = HandCalculator(), HandConfig(is_tsumo=True)

    def ask() -> int:
        for _ in range(20):
            found = calculator.estimate_hand_value(tiles, winning, config=config)
            assert found.error is None
        return 20

    return ask


def matches(seconds: float) -> None:
    """Play matches by chance, by the public ways and nothing else."""
    from fangcheng import Match
    from fangcheng.core.play.act import act_at

    choice, number = random.Random(1).choice, 1
    match = Match("riichi", seed=1)

    def play() -> int:
        nonlocal match, number
        done = 0
        while done < 500:
            if match.over:
                number += 1
                match = Match("riichi", seed=number)
            elif match.hand_over:
                match.next_hand()
            for seat in match.owed:
                legal = match.legal(seat)
                if legal:  # who owed an answer may have lost it to the one before
                    match.act(seat, choice(legal))
                    done += 1
        return done

    def play_interpreted() -> int:
        return play() if is_compiled() else act_once()

    def act_once() -> int:
        if match.hand_over:
            return play()
        seat = match.owed[0]
        match.act(seat, choice(match.legal(seat)))
        return 1

    def is_compiled() -> bool:
        return match.engine.compiled_now(act_at) is not None

    report(play_interpreted, is_compiled, {"riichienv": of_riichienv()} if find_spec("riichienv") else {}, seconds)


def of_riichienv() -> Callable[[], int]:
    """The same by RiichiEnv."""
    from riichienv import RiichiEnv  # type: ignore[import-not-found,import-untyped,unused-ignore]

    env, choice = RiichiEnv(game_mode="4p-red-half"), random.Random(1).choice
    asked = env.reset()

    def play() -> int:
        nonlocal asked
        done = 0
        while done < 500:
            if env.done():
                asked = env.reset()
            answers = {seat: choice(seen.legal_actions()) for seat, seen in asked.items()}
            done += len(answers)
            asked = env.step(answers)
        return done

    return play


LOOPS = {"score": scores, "match": matches}

if __name__ == "__main__":
    main()
