"""Hands taken apart the slow way: every split of a list of faces into sets and a pair, and random hands."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple

Group = tuple[int, ...]
PARTS = [range(9), range(9, 18), range(18, 27), *(range(face, face + 1) for face in range(27, 34))]


class Hand(NamedTuple):
    """A complete hand: concealed tiles with the winning one, melds as (word, faces)."""

    concealed: tuple[int, ...]
    melds: tuple[tuple[str, Group], ...]
    tile: int
    by: str


def is_run(group: Group) -> bool:
    return len(group) == 3 and group[0] != group[1]


def sets_from(low: int) -> list[Group]:
    """Sets with `low` as their lowest face."""
    found: list[Group] = [(low, low, low)]
    if low < 27 and low % 9 < 7:
        found.append((low, low + 1, low + 2))
    return found


def splits(tiles: Sequence[int]) -> Iterator[tuple[tuple[Group, ...], int]]:
    """All ways to split the tiles into sets and one pair."""
    for pair in sorted(set(tiles)):
        for sets in set_splits(without((pair, pair), tiles)):
            yield sets, pair


@lru_cache(maxsize=100_000)
def set_splits(tiles: Group | None) -> list[tuple[Group, ...]]:
    """All ways to split tiles in order into sets; None has no way."""
    if tiles is None:
        return []
    if not tiles:
        return [()]
    return [(group, *others) for group in sets_from(tiles[0]) for others in set_splits(without(group, tiles))]


def without(some: Iterable[int], tiles: Sequence[int]) -> Group | None:
    """The tiles in order but for these; None where not all of them are there."""
    left = sorted(tiles)
    for face in some:
        if face not in left:
            return None
        left.remove(face)
    return tuple(left)


def is_sets_and_pair(tiles: Sequence[int]) -> bool:
    """Whether the tiles are sets and one pair: suit by suit, honours face by face."""
    held = Counter(tiles)
    parts = [tuple(held[9 * suit + number] for number in range(9)) for suit in range(3)]
    parts += [(held[face],) for face in range(27, 34)]
    odd = [part for part in parts if sum(part) % 3]
    return (
        len(odd) == 1
        and sum(odd[0]) % 3 == 2
        and all(is_sets(part) for part in parts if part is not odd[0])
        and any(count >= 2 and is_sets((*odd[0][:at], count - 2, *odd[0][at + 1 :])) for at, count in enumerate(odd[0]))
    )


@cache
def is_sets(counts: tuple[int, ...]) -> bool:
    """Whether neighbouring numbers, so many of each, are triplets and runs."""
    if not any(counts):
        return True
    low = next(number for number, count in enumerate(counts) if count)
    left = list(counts)
    if left[low] >= 3:
        left[low] -= 3
        if is_sets(tuple(left)):
            return True
        left[low] += 3
    if low + 2 >= len(counts) or not (left[low + 1] and left[low + 2]):
        return False
    for number in range(low, low + 3):
        left[number] -= 1
    return is_sets(tuple(left))


def is_pairs(tiles: Sequence[int]) -> bool:
    """Pairs only, four alike being two."""
    return all(count % 2 == 0 for count in Counter(tiles).values())


def is_pairs_and_triplet(tiles: Sequence[int]) -> bool:
    """Pairs and one triplet, concealed."""
    odd = [count for count in Counter(tiles).values() if count % 2]
    return odd == [3]


def is_orphans_and_set(tiles: Sequence[int]) -> bool:
    """Each terminal and honour, one of them twice, and a run or a triplet of any tiles."""
    outer = [face for face in range(34) if face >= 27 or face % 9 in (0, 8)]
    return any(
        sorted([*outer, twice, *group]) == sorted(tiles)
        for twice in outer
        for low in range(34)
        for group in sets_from(low)
    )


def is_sixteen_unrelated(tiles: Sequence[int]) -> bool:
    """All seven honours, three numbers of each suit no two nearer than three, and one of these sixteen twice."""
    faces = sorted(set(tiles))
    suits = [[face for face in faces if face // 9 == suit] for suit in range(3)]
    return (
        len(tiles) == 17
        and len(faces) == 16
        and set(range(27, 34)) <= set(faces)
        and all(len(suit) == 3 and suit[1] - suit[0] >= 3 and suit[2] - suit[1] >= 3 for suit in suits)
    )


def joker_splits(natural: Sequence[int], jokers: int) -> Iterator[tuple[Group, tuple[Group, ...], int]]:
    """All ways to name the jokers, each any face, and split the hand: what they stand for, the sets, the pair.

    The jokers are dealt out to the suits and honours first, for no set or pair is of two of them: all but the one with
    the pair must hold whole sets.
    """
    held = [tuple(sorted(face for face in natural if face in part)) for part in PARTS]
    for places in combinations_with_replacement(range(len(PARTS)), jokers):
        shares = [places.count(place) for place in range(len(PARTS))]
        rests = [(len(tiles) + share) % 3 for tiles, share in zip(held, shares, strict=True)]
        if sorted(rests) == [0] * (len(PARTS) - 1) + [2]:
            for ways in product(*map(part_splits, PARTS, held, shares)):
                chosen, sets, pairs = (sum(columns, ()) for columns in zip(*ways, strict=True))
                yield chosen, sets, pairs[0]


@lru_cache(maxsize=20_000)
def part_splits(part: range, tiles: Group, jokers: int) -> list[tuple[Group, tuple[Group, ...], Group]]:
    """The same for a suit or an honour; where the number of tiles leaves no pair, `()` stands for it."""
    whole = (len(tiles) + jokers) % 3 == 0
    found: list[tuple[Group, tuple[Group, ...], Group]] = []
    for chosen in combinations_with_replacement(part, jokers):
        named = tuple(sorted([*tiles, *chosen]))
        if whole:
            found += [(chosen, sets, ()) for sets in set_splits(named)]
        else:
            found += [(chosen, sets, (pair,)) for sets, pair in splits(named)]
    return found
