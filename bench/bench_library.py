"""Questions put to the library from Python, one by one and in batches, beside other libraries in the same run.

    python bench/bench_library.py [rounds]

Every round lets each library answer the same random hands once, a few milliseconds each in turn, in processor time of
this thread: other work on the machine disturbs all alike, and the ratios hold where the times do not. Peers join in
where they are installed: `mahjong` and `PyMahjongGB` (development dependencies), `riichienv`.
"""

import statistics
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.shanten import Shanten

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from bench_scoring import question, tiles_136

import riichi.oracle as oracle
from fangcheng import acceptance, acceptance_of, score, score_many, shanten, shanten_of, wins_of
from fangcheng.tiles import FACES, NAMES, write
from reference.riichi import Hand
from riichi.random_hands import random_hand

ROUNDS = 20
FEW, MANY = 100, 5_000
WINDS = "ESWN"

Way = tuple[Callable[[], object], int]  # a piece of work, and how many questions it answers


def main() -> None:
    """Print microseconds a question, the median of the rounds, and how often faster than the first peer."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    compare("shanten, one by one", shanten_ways(), rounds)
    compare("acceptance, one by one", acceptance_ways(), rounds)
    compare("riichi score, one by one", score_ways(), rounds)
    if find_spec("MahjongGB") is not None:
        compare("mcr score, one by one", mcr_ways(), rounds)
    compare("batches", batch_ways(), rounds)


def compare(title: str, ways: dict[str, Way], rounds: int) -> None:
    """Let all ways work in turn, and print the table; the last way is the peer the others are compared with."""
    times: dict[str, list[float]] = {name: [] for name in ways}
    for work, _ in ways.values():
        work()
    for _ in range(rounds):
        for name, (work, count) in ways.items():
            start = time.process_time()
            work()
            times[name].append((time.process_time() - start) / count * 1e6)
    print(title)
    *_, peer = ways
    for name, taken in times.items():
        ratio = statistics.median(theirs / ours for theirs, ours in zip(times[peer], taken))
        beside = "" if title == "batches" else f"{ratio:10.1f} x"
        middle = statistics.median(taken)
        print(f"  {name:<44}{middle:10.2f} us {1e6 / middle:14,.0f} a second{beside}")


# --- hands


def dealt(count: int, tiles: int) -> list[list[int]]:
    """Random hands of the 136 tiles."""
    chance = Random(1)
    wall = [face for face in range(FACES) for _ in range(4)]
    return [sorted(chance.sample(wall, tiles)) for _ in range(count)]


def counts(hands: list[list[int]]) -> np.ndarray:
    """The hands as an array."""
    return np.array([np.bincount(hand, minlength=FACES) for hand in hands], np.int8)


def shanten_ways() -> dict[str, Way]:
    """Hands of 13 tiles, ours written, theirs counted beforehand."""
    hands = dealt(FEW, 13)
    texts, rows, theirs = [write(hand) for hand in hands], counts(hands).tolist(), Shanten()
    assert [shanten("riichi", text, mode="compiled") for text in texts] == [theirs.calculate_shanten(r) for r in rows]
    ways: dict[str, Way] = {"fangcheng": (lambda: [shanten("riichi", text) for text in texts * 10], 10 * FEW)}
    if find_spec("riichienv") is not None:
        from riichienv import calculate_shanten  # type: ignore[import-not-found,unused-ignore]

        tiles = [[4 * face for face in hand] for hand in hands]
        ways["riichienv"] = (lambda: [calculate_shanten(each) for each in tiles], FEW)
    ways["mahjong"] = (lambda: [theirs.calculate_shanten(row) for row in rows], FEW)
    return ways


def acceptance_ways() -> dict[str, Way]:
    """Every discard of a hand of 14 tiles, and every tile after it; theirs by asking for the shanten of each."""
    hands = dealt(3, 14)
    texts, rows, theirs = [write(hand) for hand in hands], counts(hands).tolist(), Shanten()
    for text, row in zip(texts, rows):
        found = acceptance("riichi", text, mode="compiled")
        expected = their_acceptance(theirs, row)
        assert {NAMES.index(one.discard): (one.shanten, one.count) for one in found} == expected
    return {
        "fangcheng": (lambda: [acceptance("riichi", text) for text in texts * 20], 20 * len(hands)),
        "mahjong": (lambda: [their_acceptance(theirs, row) for row in rows], len(hands)),
    }


def their_acceptance(theirs: Shanten, row: list[int]) -> dict[int, tuple[int, int]]:
    """Shanten and accepted tiles by discard, from nothing but shanten."""
    found = {}
    for discard in range(FACES):
        if row[discard] == 0:
            continue
        rest = list(row)
        rest[discard] -= 1
        before, accepted = theirs.calculate_shanten(rest), 0
        for face in range(FACES):
            if rest[face] < 4:
                rest[face] += 1
                if theirs.calculate_shanten(rest) < before:
                    accepted += 4 - row[face]
                rest[face] -= 1
        found[discard] = before, accepted
    return found


# --- wins


def told(hand: Hand) -> dict[str, Any]:
    """A hand of the tests' generator as the arguments of `score`."""
    held = list(hand.concealed)
    held.remove(hand.tile)
    seat = int(hand.seat_wind[0]) - 1
    return {
        "hand": "".join(held),
        "win": hand.tile,
        "by": hand.by,
        "seat": WINDS[seat],
        "source": None if hand.by == "self" else WINDS[(seat + 1) % 4],
        "round": WINDS[int(hand.round_wind[0]) - 1],
        "melds": [f"{word} {''.join(tiles)}" for word, tiles in hand.melds],
        "context": sorted(hand.context),
        "dora": "".join(hand.dora),
        "ura": "".join(hand.ura),
    }


def score_ways() -> dict[str, Way]:
    """Wins of every kind; ours written, theirs in their numbers beforehand. Value and payments are read."""
    chance = Random(1)
    hands = [random_hand(chance) for _ in range(FEW)]
    ours = [told(hand) for hand in hands]
    calls = their_calls(hands)
    theirs = HandCalculator()
    score("riichi", **ours[0], mode="compiled")

    def value() -> None:
        for each in ours * 3:
            found = score("riichi", **each)
            _ = found.total, found.changes

    ways: dict[str, Way] = {
        "fangcheng": (value, 3 * FEW),
        "fangcheng, explained whole": (lambda: [score("riichi", **each).patterns for each in ours[:20]], 20),
    }
    if find_spec("riichienv") is not None:
        from riichienv import HandEvaluator  # type: ignore[import-not-found,unused-ignore]

        asked = [(tiles_136(hand), question(hand)) for hand in hands]
        ways["riichienv"] = (lambda: [HandEvaluator(*tiles).calc(*rest) for tiles, rest in asked], FEW)
    ways["mahjong"] = (lambda: [theirs.estimate_hand_value(*each, **more) for each, more in calls], FEW)
    return ways


def their_calls(hands: list[Hand]) -> list[tuple[Any, Any]]:
    """What the tests would ask `mahjong`, its objects made beforehand."""
    calls = []

    class Listener(HandCalculator):  # type: ignore[misc,unused-ignore]
        def estimate_hand_value(self, *each: Any, **more: Any) -> Any:
            calls.append((each, more))
            return HandCalculator().estimate_hand_value(*each, **more)

    plain, oracle.HandCalculator = oracle.HandCalculator, Listener
    for hand in hands:
        oracle.ask_mahjong(hand)
    oracle.HandCalculator = plain
    return calls


def mcr_ways() -> dict[str, Way]:
    """Chinese Official hands of the reference data; ours with waits, payments and the eight points worked out."""
    from bench_mcr import entries, their_arguments
    from MahjongGB import MahjongFanCalculator

    found = entries(FEW)
    ours = [mcr_told(entry) for entry in found]
    theirs = [their_arguments(entry) for entry in found]
    score("mcr", **ours[0], mode="compiled")
    return {
        "fangcheng": (lambda: [score("mcr", **each).total for each in ours * 3], 3 * FEW),
        "PyMahjongGB": (lambda: [MahjongFanCalculator(*each) for each in theirs * 3], 3 * FEW),
    }


def mcr_told(entry: dict[str, Any]) -> dict[str, Any]:
    """A hand of the reference data as the arguments of `score`."""
    from mcr.hands import facts_of

    facts = facts_of(entry)
    giver = None if entry["by"] == "self" else "N" if facts["seat"] == "W" else "W"
    return {"hand": entry["h"], "win": entry["w"], **facts, "source": giver}


# --- batches


def batch_ways() -> dict[str, Way]:
    """Arrays of thousands, checked and answered in one call; `fangcheng bench` shows the kernels alone."""
    hands = counts(dealt(MANY, 13))
    chance = Random(2)
    wins = wins_of("riichi", [told(random_hand(chance)) for _ in range(MANY)])
    for call in (shanten_of, acceptance_of):
        call("riichi", hands, mode="compiled")
    return {
        "shanten_of": (lambda: shanten_of("riichi", hands), MANY),
        "acceptance_of": (lambda: acceptance_of("riichi", hands), MANY),
        "score_many": (lambda: score_many("riichi", wins), MANY),
    }


if __name__ == "__main__":
    main()
