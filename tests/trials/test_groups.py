"""Groups of a hand: by hand where anybody can count them, else beside all ways to put its tiles together."""

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from fangcheng.core.dialect.records import with_attributes
from fangcheng.trials.fork import FORK
from fangcheng.trials.groups import groups_held
from tabletop import give, table


def groups_of(hand: str, melds: tuple[str, ...] = ()) -> int:
    """The groups that are told of a hand."""
    record, fork = table(), with_attributes(np.zeros(1, FORK))[0]
    give(record, "E", hand, melds)
    return int(groups_held(record, 0, fork))


@pytest.mark.parametrize(
    ("hand", "groups"),
    [
        ("123m456p789s1122z5m", 5),
        ("1379m1379p1379s12z", 6),  # 13 and 79 of each suit
        ("147m147p147s12345z", 0),
        ("1122m45p78s235s77z", 6),  # 11 22 45 78 23 77; the 5s is loose
        ("123456789m1234p1s", 4),  # 123 and a loose 4, or 234 and a loose 1
        ("2345m2345p234s123z", 3),  # two sets rather than 23 and 45
        ("111234m45p78s123z", 4),
    ],
)
def test_groups_are_counted_as_players_count_them(hand, groups):
    assert groups_of(hand) == groups


def test_melds_are_groups():
    assert groups_of("45p78s12z19m", ("chi 123m from N", "pon 555z from W")) == 4


@cache
def best(tiles: tuple[int, ...]) -> tuple[int, int]:
    """Sets counted twice and shapes, then sets, of the best way to put tiles of a suit together: all ways are tried."""
    if not tiles:
        return 0, 0
    first, rest = tiles[0], tiles[1:]
    found = [best(rest)]
    for others in {(first,), (first + 1,), (first + 2,), (first, first), (first + 1, first + 2)}:
        left: list[int] | None = list(rest)
        for other in others:
            if left is not None and other in left:
                left.remove(other)
            else:
                left = None
        if left is not None:
            worth, sets = best(tuple(left))
            found.append((worth + len(others), sets + len(others) // 2))
    return max(found)


def test_groups_are_those_of_the_best_of_all_ways():
    seed = 20
    random = Random(seed)
    wall = [rank for rank in range(1, 10) for _ in range(4)]
    for _ in range(300):
        tiles: Any = sorted(random.sample(wall, random.randint(1, 14)))
        worth, sets = best(tuple(tiles))
        assert groups_of("".join(map(str, tiles)) + "m") == worth - sets, f"{tiles} (seed {seed})"
