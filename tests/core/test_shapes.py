"""Every winning shape against its slow twin: what is missing, what helps, what can go; with jokers and without."""

import gzip
from functools import partial

import numpy as np
import pytest

from core import slow_shapes as slow
from fangcheng.core.shapes import distance as d
from fangcheng.core.shapes import lookup as t
from fangcheng.core.shapes.holding import NO_LACK, add_face, hold, remove_face
from fangcheng.tiles import FACES, WHITE

NO_WILD = np.uint64(0)
WILD = np.uint64(1 << WHITE)
HANDS = pytest.mark.parametrize("hands", [12, pytest.param(300, marks=pytest.mark.slow)])
PLAIN_SHAPES = {
    "triplets": {},
    "any_three_winds": {"honours": t.ANY_THREE_WINDS},
    "winds_in_order": {"honours": t.WINDS_IN_ORDER},
    "pair_258": {"pairs": t.PAIR_258},
    "pair_not_28": {"pairs": t.PAIR_NOT_28},
    "suits_only": {"faces": t.SUITS_ONLY},
    "sanma": {"faces": t.SANMA_FACES},
    "all_triplets": {"runs": False},
    "all_runs": {"triplets": False},
}


def faces_in(mask):
    """Faces of a mask as a set."""
    return {face for face in range(FACES) if int(mask) >> face & 1}


def check(twin, shapes, sets, forms, hands, wild=NO_WILD):
    """Compare the distances of all hands with the twin's, and every fourth acceptance; if wild, White tiles are jokers.

    `twin(hand, limit)` counts missing tiles, exactly if below the limit.
    """
    for number, hand in enumerate(hands.tolist()):
        holding = hold(shapes, hand, wild, NO_LACK)
        distance = d.distance(shapes, holding, sets, forms)
        jokers = 0
        if wild:
            jokers, hand[WHITE] = hand[WHITE], 0
        missing = twin(hand, distance + jokers + 1)
        assert distance == max(0, missing - jokers), hand
        if number % 4 == 0 and distance:
            expected = slow.wanted(twin, hand, missing, faces_in(shapes.faces)) | ({WHITE} if wild else set())
            assert faces_in(d.wanted(shapes, holding, sets, forms)) == expected, hand


def hands_with_jokers(count, tiles, seed):
    """Hands in which 0-4 of the tiles are White."""
    hands = slow.random_hands(count, tiles + 4, seed)
    random = np.random.default_rng(seed)
    hands[:, WHITE] = random.integers(0, 5, count)
    for hand in hands:
        natural = np.repeat(np.arange(FACES), np.where(np.arange(FACES) == WHITE, 0, hand))
        hand[:WHITE] = hand[WHITE + 1 :] = 0
        np.add.at(hand, random.permutation(natural)[: tiles - hand[WHITE]], 1)
    return hands


def standard_twin(options, cap):
    """The twin of `shape_tables(**options)`."""
    faces = faces_in(options.get("faces", t.ALL_FACES))
    groups = slow.TRIPLETS * options.get("triplets", True)
    groups = groups + (slow.RUNS + slow.HONOUR_RUNS[options.get("honours", 0)]) * options.get("runs", True)
    groups = [tiles for tiles in groups if faces.issuperset(tiles)]
    pairs = sorted(faces & faces_in(options.get("pairs", t.ALL_FACES)))
    return partial(slow.standard, groups=groups, pairs=pairs, cap=cap)


def in_game(hands, shapes):
    """The hands without tiles the game has not."""
    return hands * np.array([int(shapes.faces) >> face & 1 for face in range(FACES)], np.int8)


@pytest.mark.by_day
@pytest.mark.parametrize("name", PLAIN_SHAPES)
@HANDS
def test_sets_and_a_pair_without_jokers(name, hands):
    shapes = t.shape_tables(**PLAIN_SHAPES[name])
    twin = standard_twin(PLAIN_SHAPES[name], cap=4)
    for sets in range(1, 6):
        some = in_game(slow.random_hands(hands, 3 * sets + 1, seed=sets), shapes)
        check(partial(twin, sets=sets), shapes, sets, d.STANDARD, some)


@pytest.mark.by_day
@pytest.mark.parametrize("name", PLAIN_SHAPES)
@HANDS
def test_sets_and_a_pair_with_jokers_for_any_copy(name, hands):
    shapes = t.shape_tables(jokers=True, **PLAIN_SHAPES[name])
    twin = standard_twin(PLAIN_SHAPES[name], cap=slow.NO_CAP)
    for sets in range(1, 6):
        some = in_game(hands_with_jokers(hands, 3 * sets + 1, seed=sets), shapes)
        check(partial(twin, sets=sets), shapes, sets, d.STANDARD, some, WILD)


SPECIAL = {
    "seven_pairs": (d.SEVEN_PAIRS, 4, lambda hand, cap: slow.seven_pairs(hand)),
    "seven_pairs_alike": (d.SEVEN_PAIRS_ALIKE, 4, lambda hand, cap: slow.pairs_alike(hand, 7, 0)),
    "thirteen_orphans": (d.THIRTEEN_ORPHANS, 4, lambda hand, cap: slow.orphans(hand)),
    "honours_and_knitted": (d.HONOURS_AND_KNITTED, 4, lambda hand, cap: slow.unconnected(hand, False)),
    "greater_honours_and_knitted": (d.GREATER_HONOURS_AND_KNITTED, 4, lambda hand, cap: slow.unconnected(hand, True)),
    "misfits": (d.MISFITS, 4, lambda hand, cap: slow.misfits(hand, False)),
    "seven_stars": (d.SEVEN_STARS, 4, lambda hand, cap: slow.misfits(hand, True)),
    "pairs_and_triplet": (d.PAIRS_AND_TRIPLET, 5, slow.pairs_and_triplet),
    "eight_pairs": (d.EIGHT_PAIRS, 5, lambda hand, cap: slow.pairs_alike(hand, 8, 1)),
    "orphans_and_set": (d.ORPHANS_AND_SET, 5, slow.orphans_and_set),
    "sixteen_unrelated": (d.SIXTEEN_UNRELATED, 5, lambda hand, cap: slow.unrelated(hand)),
    "honours_alone": (d.HONOURS_ALONE, 4, lambda hand, cap: 14 - sum(hand[honour] for honour in slow.HONOURS)),
}


def special_hands(name, count, tiles, jokers, seed):
    """Random hands, and ones near the shape: mostly pairs, orphans or tiles of a knitted straight."""
    hands = hands_with_jokers(count, tiles, seed) if jokers else slow.random_hands(count, tiles, seed)
    random = np.random.default_rng(seed)
    for hand in hands[::2]:
        white = hand[WHITE] if jokers else 0
        pool = random.permutation(near_tiles(name, random))
        near = pool[pool != WHITE][: tiles - white - random.integers(0, 4)]
        others = random.permutation(np.repeat(np.delete(np.arange(FACES), WHITE), 2))[: tiles - white - len(near)]
        hand[:] = 0
        np.add.at(hand, np.concatenate([near, others]), 1)
        hand[WHITE] = white
    return hands


def near_tiles(name, random):
    """Tiles of which a shape can be laid."""
    if "pairs" in name:
        return np.repeat(random.permutation(FACES)[:9], 2)
    if name in ("thirteen_orphans", "orphans_and_set"):
        return np.array(slow.ORPHANS * 2)
    if name == "honours_alone":
        return np.array([*slow.HONOURS] * 3)
    return np.array([*slow.STRAIGHTS[random.integers(6)], *slow.HONOURS])


@pytest.mark.by_day
@pytest.mark.parametrize("name", SPECIAL)
@pytest.mark.parametrize("hands", [8, pytest.param(300, marks=pytest.mark.slow)])
@pytest.mark.parametrize("jokers", [False, True])
def test_special_shapes(name, hands, jokers):
    forms, sets, twin = SPECIAL[name]
    cap = slow.NO_CAP if jokers else 4
    some = special_hands(name, hands, 3 * sets + 1, jokers, seed=7)
    shapes = t.shape_tables(jokers=jokers)
    check(lambda hand, limit: twin(hand, cap), shapes, sets, forms, some, WILD if jokers else NO_WILD)


@pytest.mark.parametrize("sets", [3, 4])
@HANDS
@pytest.mark.parametrize("jokers", [False, True])
def test_knitted_straight(sets, hands, jokers):
    some = special_hands("knitted", hands, 3 * sets + 1, jokers, seed=sets)
    twin = partial(slow.knitted_straight, sets=sets, cap=slow.NO_CAP if jokers else 4)
    shapes = t.shape_tables(jokers=jokers)
    check(twin, shapes, sets, d.KNITTED_STRAIGHT, some, WILD if jokers else NO_WILD)


@pytest.mark.by_day
def test_a_missing_suit_counts_for_nothing_and_is_not_wanted():
    shapes = t.shape_tables(faces=t.SUITS_ONLY)
    for lack in range(3):
        allowed = t.SUITS_ONLY & ~(0x1FF << 9 * lack)
        twin = partial(standard_twin({"faces": allowed}, cap=4), sets=4)
        for hand in in_game(slow.random_hands(40, 13, seed=lack), shapes):
            holding = hold(shapes, hand, NO_WILD, lack)
            rest = [count if allowed >> face & 1 else 0 for face, count in enumerate(hand.tolist())]
            missing = twin(rest, 99)
            assert d.distance(shapes, holding, 4, d.STANDARD) == missing
            expected = slow.wanted(twin, rest, missing, faces_in(allowed))
            assert faces_in(d.wanted(shapes, holding, 4, d.STANDARD)) == expected


def test_the_tables_of_a_game_are_small():
    assert t.SHAPES.itemsize <= 16 << 20


def test_unequal_suits_are_refused():
    with pytest.raises(ValueError, match="dots and bamboo"):
        t.shape_tables(faces=t.ALL_FACES & ~(1 << 9))
    with pytest.raises(ValueError, match="every suit"):
        t.shape_tables(pairs=1)


@pytest.mark.by_day
@pytest.mark.parametrize("honours", [False, True])
@pytest.mark.parametrize("pairs", [0, 1])
def test_joker_tables_of_q_algorithm(shared_data, honours, pairs):
    folder = shared_data("cn/joker_tables_q_algorithm")
    shapes = t.shape_tables(jokers=True)
    ranks = 7 if honours else 9
    rows = shapes.joined[shapes.honour if honours else shapes.suit[: t.SUIT_KEYS], shapes.suit[t.NO_SUIT]]
    total = sum(np.arange(5**ranks) // 5**rank % 5 for rank in range(ranks))
    for jokers in range(9):
        name = ("feng_" if honours else "") + ("eye_" if pairs else "") + f"table_{jokers}.txt.gz"
        with gzip.open(folder / name, "rt") as lines:
            expected = {int(line, 5) for line in lines.read().split()} - {0}
        sets, rest = divmod(total + jokers - 2 * pairs, 3)
        fits = (rest == 0) & (sets >= 0) & (total + jokers <= 14) & (total > 0)
        lanes = rows >> t.LANE_BITS * (np.clip(sets, 0, 5) + t.PAIR_LANE * pairs) & t.OUT_OF_REACH
        assert set(np.flatnonzero(fits & (lanes <= jokers)).tolist()) == expected, name


def test_adding_and_removing_a_tile_equals_reading_the_other_hand():
    shapes = t.shape_tables(jokers=True)
    for hand in hands_with_jokers(40, 13, seed=3):
        for lack in (NO_LACK, 0, 1, 2):
            holding = hold(shapes, hand, WILD, lack)
            for face in range(FACES):
                if hand[face] < 4:
                    drawn = hand.copy()
                    drawn[face] += 1
                    assert add_face(holding, face) == hold(shapes, drawn, WILD, lack)
                    assert remove_face(add_face(holding, face), face) == holding


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("sets", "forms"), [(4, d.STANDARD), (4, d.SEVEN_PAIRS), (4, d.STANDARD | d.SEVEN_PAIRS_ALIKE)]
)
def test_spare_tiles_are_those_that_leave_the_distance(sets, forms):
    shapes = t.shape_tables()

    def missing(hand, limit):
        return d.missing(shapes, hold(shapes, hand, NO_WILD, NO_LACK), sets, forms)

    for hand in slow.random_hands(40, 3 * sets + 2, seed=5).tolist():
        holding = hold(shapes, hand, NO_WILD, NO_LACK)
        assert faces_in(d.spare(shapes, holding, sets, forms)) == slow.spare(missing, hand, missing(hand, 99))
