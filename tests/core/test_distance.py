"""Distances of whole hands: against other programs, against the meaning of the word, compiled against interpreted."""

import gzip
import json
from functools import cache
from itertools import combinations_with_replacement

import numpy as np
import pytest
from mahjong.shanten import Shanten

import fangcheng.core.state.codes  # noqa: F401 (the key of the compiler's cache reads it)
from core import slow_shapes as slow
from fangcheng.core.dialect.compiler import compiled
from fangcheng.core.shapes import distance as d
from fangcheng.core.shapes import lookup as t
from fangcheng.core.shapes.holding import NO_LACK, add_face, add_jokers, hold, remove_face
from fangcheng.tiles import FACES, WHITE, face_of, parse

NO_WILD = np.uint64(0)
WILD = np.uint64(1 << WHITE)
RIICHI = d.STANDARD | d.SEVEN_PAIRS | d.THIRTEEN_ORPHANS
EVERY_FORM = 2 * d.SIXTEEN_UNRELATED - 1
LONG = pytest.mark.slow


def read(text):
    """Counts of the faces in a notation."""
    return np.bincount([face_of(kind) for kind in parse(text)], minlength=FACES).astype(np.int8)


def held_by(shapes, hand, wild=NO_WILD, lack=NO_LACK):
    """The holding of a notation or of counts."""
    return hold(shapes, read(hand) if isinstance(hand, str) else hand, wild, lack)


def faces_in(mask):
    """Faces of a mask as a set."""
    return {face for face in range(FACES) if int(mask) >> face & 1}


def distances(shapes, hands, sets, forms, wild=NO_WILD):
    """Distances of many hands, compiled."""
    out = np.zeros(len(hands), np.int64)
    compiled(d.distances_of)(shapes, np.asarray(hands, np.int8), wild, sets, forms, out)
    return out


def acceptances(shapes, hands, sets, forms, wild=NO_WILD):
    """Acceptances of many hands, compiled."""
    out = np.zeros(len(hands), np.uint64)
    compiled(d.wanted_of)(shapes, np.asarray(hands, np.int8), wild, sets, forms, out)
    return out


@cache
def riichi():
    return t.shape_tables()


@pytest.mark.parametrize(
    ("hand", "distance", "wanted"),
    [
        ("123m456p789s1155z", 1, "15z"),
        ("123m456p789s11555z", 0, ""),
        ("19m19p19s1234567z", 1, "19m19p19s1234567z"),
        ("1122335577m114p", 1, "4p"),
        ("1111m222z333p444s", 2, ""),  # a fifth 1m does not exist
    ],
)
def test_hands_anybody_can_check(hand, distance, wanted):
    holding = held_by(riichi(), hand)
    assert d.distance(riichi(), holding, 4, RIICHI) == distance
    if distance == 1:
        assert faces_in(d.waits(riichi(), holding, 4, RIICHI)) == set(parse(wanted))
    else:
        assert d.waits(riichi(), holding, 4, RIICHI) == 0


def test_a_hand_farther_away_waits_for_nothing():
    holding = held_by(riichi(), "147m258p369s1234z")
    assert d.distance(riichi(), holding, 4, d.STANDARD) == 9
    assert d.waits(riichi(), holding, 4, d.STANDARD) == 0


def test_four_alike_are_two_pairs_only_where_the_game_says_so():
    holding = held_by(riichi(), "1111m2233p4455s6z")
    assert d.distance(riichi(), holding, 4, d.SEVEN_PAIRS_ALIKE) == 1
    assert d.distance(riichi(), holding, 4, d.SEVEN_PAIRS) == 3


def test_a_joker_may_be_a_fifth_copy():
    shapes = t.shape_tables(jokers=True)
    assert d.is_complete(shapes, held_by(shapes, "11115m", WILD), 1, d.STANDARD) == 0
    assert d.is_complete(shapes, held_by(shapes, "1111m5z", WILD), 1, d.STANDARD)
    assert d.is_complete(shapes, held_by(shapes, "1111m2222p44s5555z", WILD), 4, d.STANDARD)
    assert d.is_complete(shapes, add_jokers(held_by(shapes, "1111m"), 1), 1, d.STANDARD)


def test_any_tile_pairs_a_single_joker():
    shapes = t.shape_tables(jokers=True)
    holding = held_by(shapes, "123m456p789s111z5z", WILD)
    assert faces_in(d.waits(shapes, holding, 4, d.STANDARD)) == set(range(FACES))


def complete_with(hand, jokers, sets):
    """Whether some faces for the jokers make sets and a pair, by trying them all."""
    choices = combinations_with_replacement(range(FACES), jokers)
    hands = (hand + np.bincount(np.array(faces, int), minlength=FACES) for faces in choices)
    return any(slow.standard(whole, 1, sets, cap=slow.NO_CAP) == 0 for whole in hands)


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("jokers", "hands"),
    [
        (0, 50),
        (1, 50),
        pytest.param(2, 50, marks=LONG),
        pytest.param(3, 20, marks=LONG),
        pytest.param(4, 5, marks=LONG),
    ],
)
def test_complete_means_that_some_faces_for_the_jokers_make_a_winning_hand(jokers, hands):
    shapes = t.shape_tables(jokers=True)
    for sets in (1, 2, 3):
        for hand in slow.random_hands(hands, 3 * sets + 2 - jokers, seed=jokers):
            expected = complete_with(hand, jokers, sets)
            assert d.is_complete(shapes, add_jokers(held_by(shapes, hand), jokers), sets, d.STANDARD) == expected


@pytest.mark.by_day
@pytest.mark.parametrize("wild", [NO_WILD, WILD])
def test_the_best_draw_lowers_the_distance_by_one_and_no_discard_lowers_it(wild):
    shapes = t.shape_tables(jokers=bool(wild))
    forms = RIICHI | d.KNITTED_STRAIGHT | d.HONOURS_AND_KNITTED
    for hand in slow.random_hands(12, 13, seed=11):
        holding = held_by(shapes, hand, wild)
        here = d.distance(shapes, holding, 4, forms)
        after = {face: d.distance(shapes, add_face(holding, face), 4, forms) for face in range(FACES) if hand[face] < 4}
        assert set(after.values()) <= {here, here - 1}
        lower = {face for face, distance in after.items() if distance < here}
        assert faces_in(d.wanted(shapes, holding, 4, forms)) - lower <= {WHITE}  # a fourth White is held, a joker
        assert lower <= faces_in(d.wanted(shapes, holding, 4, forms))
        for face in np.flatnonzero(hand):
            assert d.distance(shapes, remove_face(holding, int(face)), 4, forms) >= here


def test_acceptance_after_each_discard():
    hand = read("123m456p789s11z24p5z")
    holding = held_by(riichi(), hand)
    remaining, masks = np.zeros(FACES, np.int8), np.zeros(FACES, np.uint64)
    d.wanted_after_discards(riichi(), hand, holding, 4, RIICHI, remaining, masks)
    assert remaining[WHITE] == 1
    assert faces_in(masks[WHITE]) == set(parse("3p"))
    assert remaining[parse("9m")[0]] == -1
    assert faces_in(d.spare(riichi(), holding, 4, RIICHI)) == {face for face in range(FACES) if remaining[face] == 1}


@pytest.mark.by_day
@pytest.mark.parametrize("tiles", [13, 14, 10, 11, 7, 8, 4, 5, 1, 2])
def test_pypi_mahjong_agrees_on_sets_and_a_pair(tiles):
    hands = slow.random_hands(2000, tiles, seed=tiles)
    mine = distances(riichi(), hands, tiles // 3, d.STANDARD)
    for hand, distance in zip(hands.tolist(), mine):
        assert Shanten.calculate_shanten_for_regular_hand(hand) == distance - 1, hand


def test_pypi_mahjong_agrees_on_pairs_and_orphans():
    hands = slow.random_hands(4000, 13, seed=1)
    hands[::2] = slow.random_hands(2000, 13, seed=2)[:, np.roll(np.arange(FACES), 7)]
    pairs = distances(riichi(), hands, 4, d.SEVEN_PAIRS)
    orphans = distances(riichi(), hands, 4, d.THIRTEEN_ORPHANS)
    for number, hand in enumerate(hands.tolist()):
        assert Shanten.calculate_shanten_for_chiitoitsu_hand(hand) == pairs[number] - 1, hand
        assert Shanten.calculate_shanten_for_kokushi_hand(hand) == orphans[number] - 1, hand


@pytest.mark.by_day
def test_pypi_mahjong_agrees_on_three_player_hands():
    shapes = t.shape_tables(faces=t.SANMA_FACES)
    hands = slow.random_hands(4000, 14, seed=4)
    hands = hands[hands[:, 1:8].sum(axis=1) == 0]
    mine = distances(shapes, hands, 4, RIICHI)
    for hand, distance in zip(hands.tolist(), mine):
        assert Shanten.calculate_shanten(hand, is_three_player=True) == distance - 1, hand


@LONG
def test_pypi_mahjong_agrees_on_many_hands():
    for seed in range(10):
        hands = slow.random_hands(20_000, 14, seed=100 + seed)
        mine = distances(riichi(), hands, 4, RIICHI)
        for hand, distance in zip(hands.tolist(), mine):
            assert Shanten.calculate_shanten(hand) == distance - 1, hand


@pytest.mark.parametrize("name", ["xiangting_1.json", "xiangting_2.json"])
def test_kobalab_agrees_on_three_shapes(shared_data, name):
    cases = json.loads((shared_data("riichi/kobalab") / name).read_text())
    hands = [read("".join(tile[1] + tile[0] for tile in case["q"])) for case in cases]
    for form, column in ((d.STANDARD, 0), (d.THIRTEEN_ORPHANS, 1), (d.SEVEN_PAIRS, 2)):
        expected = [case["x"][column] + 1 for case in cases]
        assert distances(riichi(), hands, 4, form).tolist() == expected


@pytest.mark.parametrize("name", ["p_normal_10000.txt", "p_koku_10000.txt"])
def test_mjx_problem_sets_agree_on_three_shapes(shared_data, name):
    cases = np.loadtxt(shared_data("riichi/mjx/shanten_testcases") / name, dtype=np.int64)
    hands = [np.bincount(case[:14], minlength=FACES) for case in cases]
    for form, column in ((d.STANDARD, 14), (d.THIRTEEN_ORPHANS, 15), (d.SEVEN_PAIRS, 16)):
        assert distances(riichi(), hands, 4, form).tolist() == (cases[:, column] + 1).tolist()


MCR_FORMS = {
    "reg": d.STANDARD,
    "7p": d.SEVEN_PAIRS_ALIKE,
    "13o": d.THIRTEEN_ORPHANS,
    "hk": d.HONOURS_AND_KNITTED,
    "ks": d.KNITTED_STRAIGHT,
}


@pytest.mark.by_day
@pytest.mark.parametrize("form", MCR_FORMS)
def test_pymahjonggb_agrees_on_distance_and_useful_tiles(shared_data, form):
    with gzip.open(shared_data("cn/mcr_shanten_pymahjonggb.jsonl.gz"), "rt") as lines:
        cases = [case for case in map(json.loads, lines) if form in case]
    hands = np.array([read(case["h"]) for case in cases])
    for sets in range(5):
        chosen = np.flatnonzero(hands.sum(axis=1) == 3 * sets + 1)
        mine = distances(riichi(), hands[chosen], sets, MCR_FORMS[form])
        useful = acceptances(riichi(), hands[chosen], sets, MCR_FORMS[form])
        for number, distance, mask in zip(chosen, mine, useful):
            shanten, tiles = cases[number][form]
            assert distance == shanten + 1, cases[number]
            full = {face for face in range(FACES) if hands[number, face] == 4}
            assert faces_in(mask) == set(parse(tiles)) - full, cases[number]


@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("sets", [3, 4, 5])
def test_compiled_kernels_say_what_interpreted_ones_say(sets, jokers):
    shapes = t.shape_tables(jokers=jokers)
    wild = WILD if jokers else NO_WILD
    hands = slow.random_hands(20, 3 * sets + 1, seed=sets)
    mine, masks = distances(shapes, hands, sets, EVERY_FORM, wild), acceptances(shapes, hands, sets, EVERY_FORM, wild)
    for hand, distance, mask in zip(hands, mine, masks):
        holding = held_by(shapes, hand, wild)
        assert d.distance(shapes, holding, sets, EVERY_FORM) == distance
        assert d.wanted(shapes, holding, sets, EVERY_FORM) == mask
        assert d.distance_of(np.asarray(shapes.base), hand, wild, sets, EVERY_FORM) == distance


# Best of riichi's three shapes over 100 million random deals of 13 tiles: mahjong.ara.black/column/haipai.htm
ARA_DEALS = [8_058, 617_481, 9_315_480, 36_172_908, 39_897_092, 13_147_203, 841_778]


def test_random_deals_are_spread_as_a_hundred_million_others():
    random = np.random.default_rng(2026)
    wall = np.repeat(np.arange(FACES), 4)
    hands = np.array([np.bincount(random.permutation(wall)[:13], minlength=FACES) for _ in range(20_000)])
    mine = np.bincount(distances(riichi(), hands, 4, RIICHI), minlength=8)[1:]
    assert mine / len(hands) == pytest.approx(np.array(ARA_DEALS) / sum(ARA_DEALS), abs=0.01)
