"""Random complete hands of sets and a pair, or of pairs, for scorers to be held against one another."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from reference.words import Group, Hand, is_run, sets_from


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
