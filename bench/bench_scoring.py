"""How many riichi hands a second: `python bench/bench_scoring.py`, peers with `--peers` where they are installed.

Hands come from the generator of the tests, melds and circumstances mixed; with `--real` they are wins of real games,
from the reference data.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from fangcheng.core.dialect.compiler import compiled
from fangcheng.core.scoring.value import value_at, value_wins
from fangcheng.core.state.win import RESULT
from fangcheng.game.engine import Engine
from fangcheng.records.tenhou.yaku import YAKU
from plugins.shared_data import shared_data
from reference.riichi import Hand
from riichi.corpora import tenhou_wins
from riichi.engine import FACE, rules_of, wins_of
from riichi.random_hands import random_hand

HANDS = 20_000
ROUNDS = 10


def main() -> None:
    """Print hands a second of processor time, one core: other work on the machine does not disturb it."""
    hands = real_wins() if "--real" in sys.argv else random_hands()
    wins, (rules, desk) = np.asarray(wins_of(rules_of("riichi"), hands)), Engine("riichi").arrays()
    results = np.zeros(len(hands), RESULT)
    batch, single = compiled(value_wins), compiled(value_at)
    batch(wins, rules, desk, results)
    print(f"{int(results['wins'].sum()):,} of {len(hands):,} hands win")
    show("batch", best_rate(lambda: [batch(wins, rules, desk, results) for _ in range(ROUNDS)], len(hands) * ROUNDS))
    show(
        "one by one",
        best_rate(lambda: [single(wins, number, rules, desk, results) for number in range(len(hands))], len(hands)),
    )
    if "--peers" in sys.argv:
        peers(hands)


def random_hands() -> list[Hand]:
    """Hands of every kind, nine of ten won."""
    chance = Random(1)
    return [random_hand(chance) for _ in range(HANDS)]


def real_wins() -> list[Hand]:
    """The wins of four players in real games."""
    wins = tenhou_wins(shared_data("riichi/tenhou-phoenix-wins.jsonl.gz"), YAKU)
    return [win.hand for win in wins if win.variant == "riichi"]


def peers(hands: list[Hand]) -> None:
    """The same hands by riichienv, its evaluators made beforehand, and by the package mahjong."""
    if find_spec("riichienv") is not None:
        show("riichienv", rate_of_riichienv(hands))
    from riichi.oracle import ask_mahjong

    few = hands[: len(hands) // 10]
    show("mahjong", best_rate(lambda: [ask_mahjong(hand) for hand in few], len(few)))


def rate_of_riichienv(hands: list[Hand]) -> float:
    """Calls of `calc` a second."""
    from riichienv import HandEvaluator  # type: ignore[import-not-found,unused-ignore]

    asked = [(HandEvaluator(*tiles_136(hand)), *question(hand)) for hand in hands]
    return best_rate(lambda: [evaluator.calc(*rest) for evaluator, *rest in asked], len(asked))


def tiles_136(hand: Hand) -> tuple[list[int], list[Any]]:
    """The concealed tiles and melds in riichienv's numbers, four to a face."""
    from riichienv import Meld, MeldType

    words = {"chi": MeldType.Chi, "pon": MeldType.Pon, "kong": MeldType.Daiminkan, "concealed": MeldType.Ankan}
    used: Counter[str] = Counter()

    def number(tile: str) -> int:
        used[tile] += 1
        return 4 * FACE[tile] + 4 - used[tile]

    melds = [
        Meld(words.get(word, MeldType.Kakan), [number(tile) for tile in tiles], word != "concealed", -1)
        for word, tiles in hand.melds
    ]
    return sorted(number(tile) for tile in hand.concealed), melds


def question(hand: Hand) -> tuple[Any, ...]:
    """Winning tile, dora, circumstances and ura as `calc` takes them."""
    from riichienv import Conditions

    told = Conditions(
        tsumo=hand.by == "self",
        riichi="riichi" in hand.context,
        ippatsu="ippatsu" in hand.context,
        chankan=hand.by == "rob",
        player_wind=int(hand.seat_wind[0]) - 1,
        round_wind=int(hand.round_wind[0]) - 1,
    )
    dora, ura = ([4 * FACE[tile] for tile in tiles] for tiles in (hand.dora, hand.ura))
    return 4 * FACE[hand.tile], dora, told, ura


def best_rate(work: Callable[[], object], count: int) -> float:
    """The best of five, per second of processor time."""
    best = 0.0
    for _ in range(5):
        start = time.process_time()
        work()
        best = max(best, count / (time.process_time() - start))
    return best


def show(name: str, rate: float) -> None:
    """One line."""
    print(f"{name:<12}{rate:14,.0f} hands/s")


if __name__ == "__main__":
    main()
