"""Speed of distances, win checks and acceptances: `python bench/bench_distance.py`, one core."""

import time
from functools import partial

import numpy as np

import fangcheng.core.state.codes  # noqa: F401 (the cache key reads it)
from fangcheng.core.dialect.compiler import compiled
from fangcheng.core.shapes.distance import distance as d
from fangcheng.core.shapes.holding import NO_LACK, hold
from fangcheng.core.shapes.lookup import shape_tables
from fangcheng.tiles import FACES, WHITE

RIICHI = d.STANDARD | d.SEVEN_PAIRS | d.THIRTEEN_ORPHANS
MCR = d.STANDARD | d.KNITTED_STRAIGHT | d.SEVEN_PAIRS_ALIKE | d.THIRTEEN_ORPHANS | d.HONOURS_AND_KNITTED
NO_WILD, WILD = np.uint64(0), np.uint64(1 << WHITE)
HANDS = 5_000


def deals(tiles):
    """Random hands of the 136 tiles."""
    random = np.random.default_rng(1)
    wall = np.repeat(np.arange(FACES), 4)
    hands = [np.bincount(random.permutation(wall)[:tiles], minlength=FACES) for _ in range(HANDS)]
    return np.array(hands, np.int8)


def best_time(call, seconds=2.0):
    """Processor seconds of the fastest of many calls: other work on the machine disturbs it least."""
    call()
    fastest, end = float("inf"), time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.process_time()
        call()
        fastest = min(fastest, time.process_time() - start)
    return fastest


def report(name, seconds, count):
    """One line of the table."""
    print(f"{name:44} {seconds / count * 1e9:9.1f} ns {count / seconds / 1e6:8.2f} million/s", flush=True)


def bench_batches(plain, jokers):
    """The batch kernels."""
    distances = partial(compiled(d.distances_of), out=np.zeros(HANDS, np.int8))
    complete = partial(compiled(d.complete_of), out=np.zeros(HANDS, np.int8))
    wanted = partial(compiled(d.wanted_of), out=np.zeros(HANDS, np.uint64))
    whole, before = deals(14), deals(13)
    rows = [
        ("distance, sets and a pair", distances, plain, whole, NO_WILD, d.STANDARD),
        ("distance, riichi's three shapes", distances, plain, whole, NO_WILD, RIICHI),
        ("distance, MCR's five shapes", distances, plain, whole, NO_WILD, MCR),
        ("win check with jokers", complete, jokers, whole, WILD, d.STANDARD),
        ("win check with jokers, seven pairs too", complete, jokers, whole, WILD, d.STANDARD | d.SEVEN_PAIRS_ALIKE),
        ("acceptance, sets and a pair", wanted, plain, before, NO_WILD, d.STANDARD),
        ("acceptance, riichi's three shapes", wanted, plain, before, NO_WILD, RIICHI),
        ("acceptance, MCR's five shapes", wanted, plain, before, NO_WILD, MCR),
    ]
    for name, kernel, shapes, hands, wild, forms in rows:
        report(name, best_time(partial(kernel, shapes, hands, wild, 4, forms)), HANDS)


def bench_single(plain):
    """One hand at a time, called from Python."""
    by_record, by_array = compiled(d.distances_of), compiled(d.distance_of)
    hands, out, tables = deals(14)[:1], np.zeros(1, np.int8), np.asarray(plain.base)

    def with_record():
        for _ in range(100):
            by_record(plain, hands, NO_WILD, 4, RIICHI, out)

    def with_array():
        hand = hands[0]
        for _ in range(100):
            by_array(tables, hand, NO_WILD, 4, RIICHI)

    report("one hand from Python, tables as a record", best_time(with_record), 100)
    report("one hand from Python, tables as an array", best_time(with_array), 100)

    few = deals(14)[:50]

    def interpreted():
        for hand in few:
            d.distance(plain, hold(plain, hand, NO_WILD, NO_LACK), 4, RIICHI)

    report("one hand from Python, interpreted", best_time(interpreted), 50)


def bench_tables():
    """Building the tables of a game."""
    shape_tables.cache_clear()
    report("tables of a game", best_time(lambda: (shape_tables.cache_clear(), shape_tables())), 1)


if __name__ == "__main__":
    bench_batches(shape_tables(), shape_tables(jokers=True))
    bench_single(shape_tables())
    bench_tables()
