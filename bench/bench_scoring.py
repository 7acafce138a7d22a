"""How many riichi hands a second: `python bench/bench_scoring.py`, peers with `--peers` where they are installed.

Hands are the wins of a hundred thousand random deals by the reference generator, so melds and circumstances are mixed.
"""

import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from riichi.engine import compiled, desk_for_hands, rules_of, value_each, value_hands
from riichi.random_hands import random_hand

HANDS = 20_000
ROUNDS = 50


def main() -> None:
    """Print hands a second of processor time, one core: other work on the machine does not disturb it."""
    chance = Random(1)
    hands = [random_hand(chance) for _ in range(HANDS)]
    rules = rules_of("riichi")
    wins, results = value_hands(rules, hands)
    run, desk = compiled(value_each), desk_for_hands()
    best = 0.0
    for _ in range(5):
        start = time.process_time()
        for _ in range(ROUNDS // 5):
            run(wins, rules, desk, results)
        best = max(best, HANDS * (ROUNDS // 5) / (time.process_time() - start))
    print(f"fangcheng  {best:12,.0f} hands/s  ({int(results['wins'].sum()):,} of {HANDS:,} win)")
    if "--peers" in sys.argv:
        peers(hands)


def peers(hands: list) -> None:
    """The same hands by the package mahjong."""
    from riichi.oracle import ask_mahjong

    start = time.process_time()
    for hand in hands[:2000]:
        ask_mahjong(hand)
    print(f"mahjong    {2000 / (time.process_time() - start):12,.0f} hands/s")


if __name__ == "__main__":
    main()
