"""The slow, obvious twin of the shape kernels: lay every possible hand on the table and count what is missing."""

from itertools import combinations, pairwise, permutations, product

import numba
import numpy as np

FACES = 34
NO_CAP = 99
SUITS = [range(9), range(9, 18), range(18, 27)]
HONOURS = range(27, 34)
ORPHANS = [0, 8, 9, 17, 18, 26, *HONOURS]
STRAIGHTS = [
    [suit[line + step] for suit, line in zip(SUITS, lines) for step in (0, 3, 6)] for lines in permutations(range(3))
]
TRIPLETS = [[face] * 3 for face in range(FACES)]
RUNS = [[suit[rank], suit[rank + 1], suit[rank + 2]] for suit in SUITS for rank in range(7)]
DRAGONS = [[31, 32, 33]]
HONOUR_RUNS = {
    0: [],
    1: [list(winds) for winds in combinations(range(27, 31), 3)] + DRAGONS,
    2: [[27, 28, 29], [28, 29, 30], *DRAGONS],
}


def standard(hand, limit, sets, groups=TRIPLETS + RUNS, pairs=tuple(range(FACES)), cap=4, laid=()):
    """Tiles missing to `sets` of the groups and one of the pairs beside the tiles `laid`; no face beyond `cap`.

    Branches with `limit` tiles missing are given up, and `limit` comes out if nothing better is found.
    """
    table = np.bincount(list(laid), minlength=FACES)
    lacking = int(np.maximum(table - hand, 0).sum())
    counts = np.asarray(hand, np.int64)
    return _search(counts, table, np.array(sorted(groups)), np.array(pairs), sets, 0, cap, lacking, limit)


@numba.njit
def _search(hand, table, groups, pairs, sets, first, cap, lacking, best):
    if lacking >= best:
        return best
    if sets == 0:
        for face in pairs:
            if table[face] + 2 <= cap:
                more = max(table[face] + 2 - hand[face], 0) - max(table[face] - hand[face], 0)
                best = min(best, lacking + more)
        return best
    for number in range(first, len(groups)):
        if _is_hopeless(hand, table, groups[number, 0], sets, best):
            break
        more = 0
        fits = True
        for face in groups[number]:
            table[face] += 1
            more += table[face] > hand[face]
            fits = fits and table[face] <= cap
        if fits:
            best = _search(hand, table, groups, pairs, sets - 1, number, cap, lacking + more, best)
        for face in groups[number]:
            table[face] -= 1
    return best


@numba.njit
def _is_hopeless(hand, table, face, sets, limit):
    """Whether too many tiles lie idle below `face`: of groups from there on, only the pair could still use two."""
    surplus = -3 * sets - 2
    idle = -2
    for other in range(FACES):
        surplus += hand[other] - table[other]
        if other < face:
            idle += max(hand[other] - table[other], 0)
    return idle - surplus >= limit


def seven_pairs(hand):
    """Seven different faces, the cheapest ones."""
    return sum(sorted(max(0, 2 - count) for count in hand)[:7])


def _pair_prices(hand):
    """What every pair that could be made costs; four alike make two, the second never cheaper than the first."""
    prices = []
    for count in hand:
        prices += [max(0, 2 - count), max(0, 2 - max(0, count - 2))]
    return sorted(prices)


def pairs_alike(hand, pairs, singles):
    """The cheapest pairs; a tile left over is the single one, else it is missing too."""
    lacking = sum(_pair_prices(hand)[:pairs])
    left_over = sum(hand) - (2 * pairs - lacking)
    return lacking + max(0, singles - left_over)


def pairs_and_triplet(hand, cap):
    """Seven pairs and each possible triplet; without jokers no fifth copy makes a pair of the triplet's fourth."""
    best = 99
    for face in range(FACES):
        rest = list(hand)
        rest[face] = max(0, hand[face] - 3)
        prices = _pair_prices(rest)
        if cap == 4:
            prices = _pair_prices([count for other, count in enumerate(rest) if other != face])
        best = min(best, max(0, 3 - hand[face]) + sum(prices[:7]))
    return best


def orphans(hand):
    """One of each, and each of them in turn as the pair."""
    lacking = sum(hand[face] == 0 for face in ORPHANS)
    return min(lacking + (hand[face] < 2) for face in ORPHANS)


def unconnected(hand, all_honours):
    """Every choice of fourteen out of the nine of a knitted straight and the seven honours."""
    best = 99
    for straight in STRAIGHTS:
        for chosen in combinations([*straight, *HONOURS], 14):
            if not all_honours or set(HONOURS) <= set(chosen):
                best = min(best, sum(hand[face] == 0 for face in chosen))
    return best


APART = [
    ranks
    for size in range(4)
    for ranks in combinations(range(9), size)
    if all(right - left >= 3 for left, right in pairwise(ranks))
]


def _held_apart(hand, suit, size):
    return max(sum(hand[suit[rank]] > 0 for rank in ranks) for ranks in APART if len(ranks) == size)


def misfits(hand, all_honours):
    """The best choice of each size in every suit and among the honours, all sizes that make fourteen together."""
    held = [
        [max(sum(hand[suit[rank]] > 0 for rank in ranks) for ranks in APART if len(ranks) == size) for size in range(4)]
        for suit in SUITS
    ]
    winds = sum(hand[face] > 0 for face in HONOURS)
    best = 0
    for m in range(4):
        for p in range(4):
            for s in range(4):
                honours = 14 - m - p - s
                if honours <= 7 and (honours == 7 or not all_honours):
                    best = max(best, held[0][m] + held[1][p] + held[2][s] + min(honours, winds))
    return 14 - best


def _table(*groups):
    """Counts of the faces of all groups together."""
    return np.bincount([face for group in groups for face in group], minlength=FACES).astype(np.int8)


ORPHANS_AND_SET = np.array([_table(ORPHANS, [face], group) for face in ORPHANS for group in TRIPLETS + RUNS])
UNRELATED = np.array(
    [
        _table(HONOURS, *threes, [twice])
        for threes in product(
            *([[suit[rank] for rank in ranks] for ranks in APART if len(ranks) == 3] for suit in SUITS)
        )
        for twice in [*HONOURS, *threes[0], *threes[1], *threes[2]]
    ]
)


def orphans_and_set(hand, cap):
    """Every hand of the orphans, one of them twice and a set; no face beyond `cap`."""
    return _fewest_missing(ORPHANS_AND_SET[ORPHANS_AND_SET.max(axis=1) <= cap], hand)


def unrelated(hand):
    """Every hand of the honours, three misfits of each suit and one of these twice."""
    return _fewest_missing(UNRELATED, hand)


def _fewest_missing(hands, hand):
    return int(np.maximum(hands - np.array(hand, np.int8), 0).sum(axis=1).min())


def knitted_straight(hand, limit, sets, cap=4):
    """Each straight laid out, sets and pair beside it."""
    return min(standard(hand, limit, sets - 3, cap=cap, laid=straight) for straight in STRAIGHTS)


def wanted(missing, hand, now, faces=range(FACES)):
    """Faces whose fifth copy it is not and of which one more tile makes less than `now` tiles missing."""
    found = set()
    for face in faces:
        if hand[face] < 4:
            drawn = list(hand)
            drawn[face] += 1
            if missing(drawn, now) < now:
                found.add(face)
    return found


def spare(missing, hand, now):
    """Faces held of which one tile less makes no more than `now` tiles missing."""
    found = set()
    for face in range(FACES):
        if hand[face]:
            rest = list(hand)
            rest[face] -= 1
            if missing(rest, now + 1) == now:
                found.add(face)
    return found


def random_hands(count, tiles, seed):
    """Hands of so many tiles, half of them from all faces, half from few, so that fours and fives are common."""
    random = np.random.default_rng(seed)
    hands = np.zeros((count, FACES), np.int8)
    for number in range(count):
        fewest = -(-tiles // 4) + 1
        faces = random.permutation(FACES)[: FACES if number % 2 else random.integers(fewest, 14)]
        if number % 4 == 0:  # neighbours
            faces = (random.integers(0, FACES) + np.arange(len(faces))) % FACES
        drawn = random.permutation(np.repeat(faces, 4))[:tiles]
        np.add.at(hands[number], drawn, 1)
    return hands
