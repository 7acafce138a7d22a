"""Suit tables: how many tiles any holding of one suit lacks to so many sets and a pair, as two quick look-ups.

That a suit's distance can be tabled and the suits' tables added up is the idea of tomohxx's
shanten-number. Two observations make it small here. Whatever the rules, the two million holdings of a suit
fall into fewer than 512 classes of equal distances; and the joint distances of two classes fit a square
table. So a hand costs four class numbers and two rows.

A *row* holds twelve distances of five bits: lane `sets + 6 * pairs` counts the tiles missing to that many
sets and pairs. A *key* writes the counts of a suit as digits to base five, rank 1 the lowest.
"""

from functools import lru_cache
from itertools import combinations, combinations_with_replacement, pairwise

import numpy as np

from fangcheng.core.state.shape_tables import CLASSES, LOW_KEYS, NO_SUIT, OTHER_SUIT, SHAPES, SUIT_KEYS
from fangcheng.tiles import HEAD

MAX_SETS = 5
PAIR_LANE = MAX_SETS + 1
LANES = 2 * PAIR_LANE
LANE_BITS = 5
OUT_OF_REACH = 31
TARGET_BITS, MANY = 5, 31  # while building: packed counts of up to 17 tiles a rank


# What honours may form beside triplets.
TRIPLETS_ONLY, ANY_THREE_WINDS, WINDS_IN_ORDER = range(3)

ALL_FACES = (1 << 34) - 1
PAIR_258 = 0b010010010 * (1 | 1 << 9 | 1 << 18)
PAIR_NOT_28 = ALL_FACES & ~(0b010000010 * (1 | 1 << 9 | 1 << 18))
SANMA_FACES = ALL_FACES & ~0b011111110
SUITS_ONLY = (1 << 27) - 1


@lru_cache(maxsize=8)
def shape_tables(
    honours: int = TRIPLETS_ONLY,
    jokers: bool = False,
    pairs: int = ALL_FACES,
    faces: int = ALL_FACES,
    triplets: bool = True,
    runs: bool = True,
    sums: bool = False,
) -> np.recarray:
    """Return one record of dtype SHAPES for a game, built in about half a second and kept.

    `honours`: TRIPLETS_ONLY, ANY_THREE_WINDS (and the three dragons) or WINDS_IN_ORDER (E S W, S W N, dragons).
    `jokers`: the game has jokers, so a fifth copy is possible; a distance may then be covered by drawing jokers.
    `pairs`: mask of the faces that may be the pair. `faces`: mask of the faces in the game.
    `sums`: sets are three numbers of a suit that add up to 15, and numbers are never the pair (sums.py).
    """
    first, other, honour_ranks = ranks_in_game(faces)
    suit_pairs = 0 if sums else _same_in_all_suits(pairs)
    of_honours = [] if sums else honour_sets(honour_ranks, honours, triplets, runs)
    unusable = _suit_rows(1, [], 0, jokers)[:1]
    characters = unusable[:0]
    if first != other:
        characters = _suit_rows(9, suit_sets(first, triplets, runs, sums), suit_pairs & first, jokers)
    suits = _suit_rows(9, suit_sets(other, triplets, runs, sums), suit_pairs & other, jokers)
    honour_pairs = 0 if sums else pairs >> 27 & honour_ranks
    dragons_and_winds = _suit_rows(7, of_honours, honour_pairs, jokers)
    kinds, classes = _classify([suits, characters, unusable, dragons_and_winds])
    record = np.zeros(1, SHAPES).view(np.recarray)
    record.suit[0, :SUIT_KEYS] = classes[0]
    record.suit[0, OTHER_SUIT : OTHER_SUIT + len(classes[1])] = classes[1]
    record.suit[0, NO_SUIT] = classes[2][0]
    record.honour[0] = classes[3]
    record.joined[0, : len(kinds), : len(kinds)] = _join(_unpack(kinds))
    record.low_ranks[0] = _ranks_held(np.arange(LOW_KEYS))
    record.high_ranks[0, :-1] = np.tile(_ranks_held(LOW_KEYS * np.arange(SUIT_KEYS // LOW_KEYS)), 2)
    record.no_characters[0] = OTHER_SUIT if first != other else 0
    record.apart[0] = _misfits()
    record.best_apart[0] = _best_misfits()
    record.faces[0] = faces
    record.heads[0] = faces >> HEAD != 0
    record.fifth[0] = jokers
    return record[0]


def ranks_in_game(faces):
    """Return the ranks of characters, of the two other suits, and of the honours, as masks."""
    suits = [faces >> 9 * suit & 0x1FF for suit in range(3)]
    if suits[1] != suits[2]:
        raise ValueError("dots and bamboo must have the same faces")
    return suits[0], suits[1], faces >> 27 & 0x7F


def _same_in_all_suits(pairs):
    ranks = {pairs >> 9 * suit & 0x1FF for suit in range(3)}
    if len(ranks) != 1:
        raise ValueError("the same ranks must be allowed as pair in every suit")
    return ranks.pop()


def suit_sets(ranks, triplets, runs, sums):
    if sums:
        return _sums(ranks)
    sets = [[rank] * 3 for rank in range(9)] if triplets else []
    if runs:
        sets += [[rank, rank + 1, rank + 2] for rank in range(7)]
    return [tiles for tiles in sets if all(ranks >> rank & 1 for rank in tiles)]


def _sums(ranks):
    """Return the three ranks of each set of numbers that add up to 15.

    Rules: LUOSHU-27, LUOSHU-31.
    """
    sets = [[*tiles] for tiles in combinations_with_replacement(range(9), 3) if sum(tiles) + len(tiles) == 15]
    return [tiles for tiles in sets if all(ranks >> rank & 1 for rank in tiles)]


def honour_sets(ranks, honours, triplets, runs):
    sets = [[rank] * 3 for rank in range(7)] if triplets else []
    if runs and honours == ANY_THREE_WINDS:
        sets += [[*winds] for winds in combinations(range(4), 3)] + [[4, 5, 6]]
    elif runs and honours == WINDS_IN_ORDER:
        sets += [[0, 1, 2], [1, 2, 3], [4, 5, 6]]
    return [tiles for tiles in sets if all(ranks >> rank & 1 for rank in tiles)]


def _suit_rows(ranks, sets, pairs, jokers):
    """Return the packed rows of all 5 ** ranks keys."""
    pairs = [[rank] * 2 for rank in range(ranks) if pairs >> rank & 1]
    near = np.full((5**ranks, LANES), OUT_OF_REACH, np.int8)
    for lane, targets in enumerate(_targets(sets, pairs)):
        mark(near[:, lane], targets >> TARGET_BITS * np.arange(ranks)[:, None] & MANY, jokers)
    return pack(spread(near, ranks))


def _targets(sets, pairs):
    """Return what fills each lane: all ways to lay so many sets, without and with a pair, as packed counts."""
    laid = [np.zeros(1, np.int64)]
    for _ in range(MAX_SETS):
        laid.append(_add_one(laid[-1], sets))
    return laid + [_add_one(some, pairs) for some in laid]


def _add_one(laid, groups):
    packed = np.array([sum(1 << TARGET_BITS * rank for rank in tiles) for tiles in groups], np.int64)
    return np.unique(laid[:, None] + packed)


def mark(near, counts, jokers):
    """Write distance 0 at the targets; what goes beyond four copies only jokers can be: it stays missing."""
    excess = np.maximum(counts - 4, 0).sum(axis=0)
    keys = 5 ** np.arange(len(counts)) @ np.minimum(counts, 4)
    possible = np.full(len(keys), True) if jokers else excess == 0
    np.minimum.at(near, keys[possible], excess[possible].astype(np.int8))


def spread(near, ranks):
    """Work out the distances of all keys from the targets: a missing tile costs one, a superfluous one nothing.

    The distance is a sum over ranks, so one pass per rank and direction finds the minimum.
    """
    for rank in range(ranks):
        axis = near.reshape(-1, 5, 5**rank * LANES)
        for count in (3, 2, 1, 0):
            np.minimum(axis[:, count], axis[:, count + 1] + 1, out=axis[:, count])
    for rank in range(ranks):
        axis = near.reshape(-1, 5, 5**rank * LANES)
        for count in (1, 2, 3, 4):
            np.minimum(axis[:, count], axis[:, count - 1], out=axis[:, count])
    return np.minimum(near, OUT_OF_REACH)


def pack(lanes):
    packed = np.zeros(lanes.shape[:-1], np.int64)
    for lane in range(LANES):
        packed |= lanes[..., lane].astype(np.int64) << LANE_BITS * lane
    return packed


def _unpack(rows):
    return (rows[:, None] >> LANE_BITS * np.arange(LANES) & OUT_OF_REACH).astype(np.int8)


def _classify(tables):
    """Return the different rows of all tables, and for each table which of them its rows are."""
    kinds = np.unique(np.concatenate([np.unique(rows) for rows in tables]))
    assert len(kinds) <= CLASSES
    return kinds, [np.searchsorted(kinds, rows).astype(np.int16) for rows in tables]


def _join(lanes):
    """Return the packed rows of all pairs of classes: sets and pair divided between the two in the best way."""
    joined = np.full((len(lanes), len(lanes), LANES), OUT_OF_REACH, np.int8)
    for sets in range(PAIR_LANE):
        for pairs in range(2):
            best = joined[:, :, sets + PAIR_LANE * pairs]
            for left in range(sets + 1):
                for left_pairs in range(pairs + 1):
                    mine = lanes[:, left + PAIR_LANE * left_pairs]
                    other = lanes[:, sets - left + PAIR_LANE * (pairs - left_pairs)]
                    np.minimum(best, mine[:, None] + other[None], out=best)
    return pack(joined)


def _ranks_held(keys):
    """Return four masks of the ranks a key holds once, twice, three and four times or more, 16 bits each."""
    held = np.zeros(len(keys), np.uint64)
    for rank in range(9):
        for times in range(4):
            more = keys // 5**rank % 5 > times
            held |= more.astype(np.uint64) << np.uint64(16 * times + rank)
    return held


def _misfits():
    """Return for every set of ranks how many are among the best one, two and three ranks at least three apart."""
    held = np.arange(512)
    packed = np.zeros(512, np.int16)
    for size in (1, 2, 3):
        overlap = np.bitwise_count(held[:, None] & _ranks_apart(size)).max(axis=1)
        packed |= overlap.astype(np.int16) << 3 * size
    return packed


def _best_misfits():
    """Return for every set of ranks the ranks of all threes at least three apart of which it holds the most."""
    threes = _ranks_apart(3)
    overlap = np.bitwise_count(np.arange(512)[:, None] & threes)
    best = overlap == overlap.max(axis=1, keepdims=True)
    return np.bitwise_or.reduce(np.where(best, threes, 0), axis=1)


def _ranks_apart(size):
    """Return the masks of `size` ranks that are all at least three apart."""
    fits = [
        ranks for ranks in combinations(range(9), size) if all(right - left >= 3 for left, right in pairwise(ranks))
    ]
    return np.array([sum(1 << rank for rank in ranks) for ranks in fits])
