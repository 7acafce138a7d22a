"""Hands taken apart the slow way: every split of a list of faces into sets and a pair, and random hands."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from random import Random
from typing import NamedTuple

Group = tuple[int, ...]


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
    counts = Counter(tiles)
    for pair in sorted(counts):
        if counts[pair] >= 2:
            rest = counts.copy()
            rest[pair] -= 2
            for sets in set_splits(rest):
                yield sets, pair


def set_splits(counts: Counter[int]) -> Iterator[tuple[Group, ...]]:
    """All ways to split the tiles into sets."""
    left = sorted((+counts).elements())
    if not left:
        yield ()
        return
    for group in sets_from(left[0]):
        rest = counts.copy()
        rest.subtract(group)
        if min(rest.values()) >= 0:
            for others in set_splits(rest):
                yield (group, *others)


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


def random_hand(rng: Random, sets: int, faces: Sequence[int], chows: bool, by: Sequence[str]) -> Hand:
    """A random complete hand of `sets` sets and a pair."""
    while True:
        hand = try_hand(rng, sets, faces, chows, by)
        if hand is not None:
            return hand


def try_hand(rng: Random, sets: int, faces: Sequence[int], chows: bool, by: Sequence[str]) -> Hand | None:
    narrow = narrowed(rng, faces)
    run_share = rng.choice((0.0, 0.2, 0.5, 0.8, 1.0))
    groups = [random_set(rng, narrow, run_share) for _ in range(sets)]
    pair = rng.choice(narrow)
    used = Counter(face for group in groups for face in group) + Counter((pair, pair))
    if max(used.values()) > 4:
        return None
    melded = rng.choice((0, 0, 0, 1, 2, 3, sets))
    melds, concealed = [], [pair, pair]
    for number, group in enumerate(groups):
        word = meld_word(rng, group, used) if number < melded else None
        if word is None or (word == "chi" and not chows):
            concealed += group
        else:
            if word in ("kong", "added", "concealed"):
                used[group[0]] += 1
                group = (group[0],) * 4
            melds.append((word, group))
    return Hand(tuple(sorted(concealed)), tuple(melds), rng.choice(concealed), rng.choice(by))


def narrowed(rng: Random, faces: Sequence[int]) -> list[int]:
    """All faces, one suit, one suit and honours, honours, or terminals and their neighbours."""
    suit = rng.randrange(3)
    tests = (
        lambda face: True,
        lambda face: True,
        lambda face: face // 9 != suit or face >= 27,
        lambda face: face // 9 == suit,
        lambda face: face // 9 == suit or face >= 27,
        lambda face: face >= 27,
        lambda face: face >= 27 or face % 9 in (0, 1, 2, 6, 7, 8),
        lambda face: face < 27 and face % 9 in (1, 4, 7),
    )
    while True:
        test = rng.choice(tests)
        found = [face for face in faces if test(face)]
        if len(found) >= 6:
            return found


def random_set(rng: Random, faces: Sequence[int], run_share: float) -> Group:
    while True:
        low = rng.choice(faces)
        choices = sets_from(low)
        if len(choices) > 1 and rng.random() < run_share and all(face in faces for face in choices[1]):
            return choices[1]
        if rng.random() >= run_share or run_share == 1.0:
            return choices[0]


def meld_word(rng: Random, group: Group, used: Counter[int]) -> str | None:
    if is_run(group):
        return "chi"
    if used[group[0]] == 3:
        return rng.choice(("pon", "pon", "kong", "added", "concealed"))
    return "pon"


def random_pairs(rng: Random, pairs: int, faces: Sequence[int], by: Sequence[str]) -> Hand:
    """A concealed hand of so many pairs; the sixteen-tile one with a triplet."""
    while True:
        narrow = narrowed(rng, faces)
        tiles = [face for _ in range(7) for face in (rng.choice(narrow),) * 2]
        if pairs == 8:
            tiles += [rng.choice(narrow)] * 3
        if max(Counter(tiles).values()) <= 4:
            return Hand(tuple(sorted(tiles)), (), rng.choice(tiles), rng.choice(by))


def written(faces: Sequence[int]) -> str:
    """Faces in notation."""
    from fangcheng.tiles import write

    return write(sorted(faces))


def joker_assignments(faces: Sequence[int], jokers: int, natural: Counter[int]) -> Iterator[tuple[int, ...]]:
    """Everything the jokers may stand for that leaves no suit with a wrong number of tiles."""
    for chosen in combinations_with_replacement(faces, jokers):
        counts = natural + Counter(chosen)
        suits = Counter(min(face // 9, 3) if face < 27 else 3 + face for face in counts.elements())
        rests = sorted(count % 3 for count in suits.values())
        if rests[-1] == 2 and all(rest == 0 for rest in rests[:-1]):
            yield chosen
