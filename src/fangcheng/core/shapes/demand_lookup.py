"""Suit tables where a win must show something: what a holding of one suit lacks to sets and a pair that show it.

As in lookup.py, with one more dimension: of up to three demands, those that the sets and the pair in this suit meet.
A set or a pair meets a demand by itself (a triplet, a terminal, a pair of 2, 5 or 8), so that the demands of a hand may
be divided among its suits like its sets. A row has a lane for every such division, and rows fall into classes again.
"""

from collections.abc import Callable

import numpy as np

from fangcheng.core.shapes.lookup import (
    LANES,
    MANY,
    MAX_SETS,
    OUT_OF_REACH,
    TARGET_BITS,
    TRIPLETS_ONLY,
    honour_sets,
    mark,
    pack,
    ranks_in_game,
    spread,
    suit_sets,
)
from fangcheng.core.state.demand_tables import DEMAND_CLASSES, DEMANDED, MOST_TOGETHER
from fangcheng.core.state.fields.demands import (
    SHOWS_DRAGON_PAIR,
    SHOWS_DRAGON_TRIPLET,
    SHOWS_HONOUR,
    SHOWS_ONE_TRIPLET,
    SHOWS_PAIR_258,
    SHOWS_PAIR_NOT_28,
    SHOWS_RUN,
    SHOWS_TERMINAL,
    SHOWS_TRIPLET,
    SHOWS_WIND,
    SHOWS_WIND_PAIR,
)
from fangcheng.core.state.shape_tables import NO_SUIT, OTHER_SUIT

TERMINAL_RANKS, RANKS_258, RANKS_28 = (0, 8), (1, 4, 7), (1, 7)
WINDS = 4  # ranks of honours that are winds
HONOURS_FROM = NO_SUIT + 1  # while building: the keys of honours stand behind those of suits
Targets = dict[int, np.ndarray]  # by the demands met: packed counts of the tiles


def demand_tables(
    demands: tuple[int, ...], shapes: np.record, honours: int = TRIPLETS_ONLY, tiles: int = 14
) -> np.recarray:
    """Return one record of dtype DEMANDED, built in one or two seconds; `told` stays 0.

    `demands`: the words (SHOWS_ bits) of up to three demands, each met by any of its words; SHOWS_ONE_TRIPLET alone is
    met by one triplet and no more. `shapes`: the tables without demands. `honours`: as for `shape_tables`. `tiles`: the
    most that a hand has; keys of more have no class.
    """
    assert 0 < len(demands) <= MOST_TOGETHER
    first, other, honour_ranks = ranks_in_game(int(shapes.faces))
    targets = [
        (0, 9, _numbers(other, demands)),
        (NO_SUIT, 1, [{0: np.zeros(1, np.int64)}]),  # a suit that may not be used: of its keys only the first counts
        (HONOURS_FROM, 7, _honours(honour_ranks, honours, demands)),
    ]
    if first != other:
        targets.append((OTHER_SUIT, 9, _numbers(first, demands)))
    keys = [keys_of(ranks, tiles if start != NO_SUIT else 0) for start, ranks, _ in targets]
    rows = [_rows(lanes, ranks, some, demands, bool(shapes.fifth)) for (_, ranks, lanes), some in zip(targets, keys)]
    kinds, classes = _classify(np.concatenate(rows))
    record = np.zeros(1, DEMANDED).view(np.recarray)
    record.choices = 1 << len(demands)
    record.alone = one_alone(demands)
    record.rows[0, : len(kinds), : kinds.shape[1]] = kinds
    places = np.concatenate([start + some for (start, _, _), some in zip(targets, keys)])
    of_suits = places < HONOURS_FROM
    record.suit[0, places[of_suits]] = classes[of_suits]
    record.honour[0, places[~of_suits] - HONOURS_FROM] = classes[~of_suits]
    return record[0]


def keys_of(ranks: int, tiles: int) -> np.ndarray:
    """Return the keys of so many ranks that hold no more than so many tiles."""
    keys = np.arange(5**ranks)
    return keys[sum(keys // 5**rank % 5 for rank in range(ranks)) <= tiles]


def _numbers(ranks: int, demands: tuple[int, ...]) -> list[Targets]:
    pairs = [[rank] * 2 for rank in range(9) if ranks >> rank & 1]
    return _targets(suit_sets(ranks, True, True, False), pairs, shown_by_numbers, demands)


def _honours(ranks: int, honours: int, demands: tuple[int, ...]) -> list[Targets]:
    pairs = [[rank] * 2 for rank in range(7) if ranks >> rank & 1]
    return _targets(honour_sets(ranks, honours, True, True), pairs, shown_by_honours, demands)


def _targets(
    sets: list[list[int]], pairs: list[list[int]], shown: Callable[[list[int]], int], demands: tuple[int, ...]
) -> list[Targets]:
    """Return what fills each lane: all ways to lay so many sets, without and with a pair, by the demands they meet."""
    alone = one_alone(demands)
    laid: list[Targets] = [{0: np.zeros(1, np.int64)}]
    for _ in range(MAX_SETS):
        laid.append(_add_one(laid[-1], sets, shown, demands, alone))
    return laid + [_add_one(some, pairs, shown, demands, alone) for some in laid]


def _add_one(
    laid: Targets, groups: list[list[int]], shown: Callable[[list[int]], int], demands: tuple[int, ...], alone: int
) -> Targets:
    """Return all that one more group makes of what is laid; a second of which one is asked is left out."""
    found: dict[int, list[np.ndarray]] = {}
    for ranks in groups:
        packed, met = sum(1 << TARGET_BITS * rank for rank in ranks), met_by(shown(ranks), demands)
        for before, counts in laid.items():
            if before & met & alone == 0:
                found.setdefault(before | met, []).append(counts + packed)
    return {met: np.unique(np.concatenate(counts)) for met, counts in found.items()}


def _rows(lanes: list[Targets], ranks: int, keys: np.ndarray, demands: tuple[int, ...], jokers: bool) -> np.ndarray:
    """Return for these keys, in one number for each choice of demands, a packed row of what meets all of them."""
    alone = one_alone(demands)
    rows = np.zeros((len(keys), 1 << len(demands)), np.int64)
    for asked in range(1 << len(demands)):
        near = np.full((5**ranks, LANES), OUT_OF_REACH, np.int8)
        for lane, by_demands in enumerate(lanes):
            for met, counts in by_demands.items():
                if met & asked == asked and (met ^ asked) & alone == 0:
                    mark(near[:, lane], counts >> TARGET_BITS * np.arange(ranks)[:, None] & MANY, jokers)
        rows[:, asked] = pack(spread(near, ranks)[keys])
    return rows


def _classify(rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the different rows, and which of them each row is."""
    _, first, classes = np.unique(_digests(rows), return_index=True, return_inverse=True)
    assert len(first) <= DEMAND_CLASSES
    assert np.array_equal(rows[first][classes], rows)  # no two rows share a digest
    return rows[first], classes.astype(np.int16)


def _digests(rows: np.ndarray) -> np.ndarray:
    """Return a number for each row, the same for equal rows: sorting one number is quicker than sorting eight."""
    odd = np.random.default_rng(20).integers(1 << 62, size=(2, rows.shape[1]), dtype=np.uint64) | np.uint64(1)
    mixed = rows.astype(np.uint64) * odd[0]
    return ((mixed ^ mixed >> np.uint64(29)) * odd[1]).sum(axis=1, dtype=np.uint64)


def one_alone(demands: tuple[int, ...]) -> int:
    """Return the bit of the demand that one triplet meets and a second breaks, 0 where there is none."""
    return sum(1 << place for place, words in enumerate(demands) if words == SHOWS_ONE_TRIPLET)


def met_by(shown: int, demands: tuple[int, ...]) -> int:
    """Return the bits of the demands that what is shown meets."""
    return sum(1 << place for place, words in enumerate(demands) if words & shown)


def shown_by_numbers(ranks: list[int]) -> int:
    """Return the SHOWS_ bits of a set or pair of one suit."""
    shown = SHOWS_TERMINAL * any(rank in TERMINAL_RANKS for rank in ranks)
    if len(ranks) == 2:
        return shown | SHOWS_PAIR_258 * (ranks[0] in RANKS_258) | SHOWS_PAIR_NOT_28 * (ranks[0] not in RANKS_28)
    return shown | (SHOWS_TRIPLET | SHOWS_ONE_TRIPLET if ranks[0] == ranks[1] else SHOWS_RUN)


def shown_by_honours(ranks: list[int]) -> int:
    """Return the SHOWS_ bits of a set or pair of honours."""
    wind = ranks[0] < WINDS
    shown = SHOWS_HONOUR | SHOWS_WIND * wind
    if len(ranks) == 2:
        return shown | SHOWS_PAIR_NOT_28 | (SHOWS_WIND_PAIR if wind else SHOWS_DRAGON_PAIR)
    if ranks[0] != ranks[1]:
        return shown | SHOWS_RUN
    return shown | SHOWS_TRIPLET | SHOWS_ONE_TRIPLET | SHOWS_DRAGON_TRIPLET * (not wind)
