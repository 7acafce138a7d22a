"""How far a hand is from an allowed win, by trying every hand of sets and a pair: no table and no kernel is asked."""

from functools import cache
from itertools import combinations_with_replacement

import numpy as np

FACES, EAST, WHITE = 34, 27, 31
TRIPLETS = [(face,) * 3 for face in range(FACES)]
RUNS = [(9 * suit + rank, 9 * suit + rank + 1, 9 * suit + rank + 2) for suit in range(3) for rank in range(7)]
SETS = TRIPLETS + RUNS
SUITS = {"one_suit": (1,), "two_suits": (2,), "three_suits": (3,), "suit_missing": (0, 1, 2)}
NEVER = 99


def shown_by(tiles: tuple[int, ...]) -> set[str]:
    """What one set or pair shows, in the words of the settings."""
    shown = set()
    ranks = [tile % 9 for tile in tiles if tile < EAST]
    if 0 in ranks or 8 in ranks:
        shown.add("terminal")
    if not ranks:
        shown |= {"honour", "wind"} if tiles[0] < WHITE else {"honour"}
    if len(tiles) == 2:
        if not ranks:
            shown.add("wind_pair" if tiles[0] < WHITE else "dragon_pair")
        elif ranks[0] in (1, 4, 7):
            shown.add("pair_258")
        if not ranks or ranks[0] not in (1, 7):
            shown.add("pair_not_28")
    elif tiles[0] == tiles[1]:
        shown |= {"triplet", "dragon_triplet"} if tiles[0] >= WHITE else {"triplet"}
    else:
        shown.add("run")
    return shown


class Target:
    """One way to complete a hand: its sets beside the melds, and the pair."""

    def __init__(self, sets: tuple[tuple[int, ...], ...], pair: int) -> None:
        self.groups = [*sets, (pair, pair)]
        self.counts = np.bincount([tile for group in self.groups for tile in group], minlength=FACES)


@cache
def targets(sets: int) -> list[Target]:
    """All hands of so many sets and a pair that four copies of each face can make."""
    found = [Target(some, pair) for some in combinations_with_replacement(SETS, sets) for pair in range(FACES)]
    return [target for target in found if target.counts.max() <= 4]


@cache
def counts_of(sets: int) -> np.ndarray:
    return np.array([target.counts for target in targets(sets)])


def fewest(hand: list[int], melds: list[tuple[int, ...]], demands: dict[str, list[str]], **more: bool) -> int:
    """Count the tiles lacking to sets and a pair that meet `demands`; NEVER if the melds bar them all.

    `melds`: their tiles, four for a kong. `branches`: eight tiles of one suit are needed; `lack`: one suit is missing;
    `few`: only a flush, honours beside it or not, and all pungs win.
    """
    held = np.bincount(hand, minlength=FACES)
    costs = np.maximum(counts_of(4 - len(melds)) - held, 0).sum(axis=1)
    for number in np.argsort(costs, kind="stable"):
        if allows([*melds, *targets(4 - len(melds))[number].groups], demands, **more):
            return int(costs[number])
    return NEVER


def allows(
    groups: list[tuple[int, ...]],
    demands: dict[str, list[str]],
    branches: bool = False,
    lack: bool = False,
    few: bool = False,
):
    """Return True if a complete hand of these groups, the pair last, meets every demand."""
    shown = {"sets_and_pair"}.union(*(shown_by(group[:3]) for group in groups))
    shown -= {"pair_258", "pair_not_28"} - shown_by(groups[-1])
    if sum("triplet" in shown_by(group[:3]) for group in groups) == 1:
        shown.add("one_triplet")
    tiles = [tile for group in groups for tile in group if tile < EAST]
    suits = [sum(tile // 9 == suit for tile in tiles) for suit in range(3)]
    present = sum(count > 0 for count in suits)
    shown |= {word for word, numbers in SUITS.items() if present in numbers}
    if (branches and max(suits) < 8) or (lack and present == 3):
        return False
    if few and present > 1 and "run" in shown:
        return False
    return all(shown & set(words) for words in demands.values())
