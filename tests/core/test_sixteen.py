"""Thirteen orphans with a set, sixteen unrelated tiles: distance, waits and readings against the words of the rule."""

from itertools import combinations_with_replacement
from random import Random

import numpy as np
import pytest

from core import slow_shapes as slow
from fangcheng.core.dialect.compiler import compiled
from fangcheng.core.patterns import chows, forms, hands, pungs, sets, suits
from fangcheng.core.shapes import distance as d
from fangcheng.core.shapes import lookup as t
from fangcheng.core.shapes.holding import NO_LACK, hold
from fangcheng.core.shapes.readings import next_reading, start_readings
from fangcheng.core.state.codes import (
    CLOSED,
    EDGE,
    NO_WAIT,
    ORPHANS_AND_SET_FORM,
    PAIR_WAIT,
    RUN,
    TRIPLET_WAIT,
    TWO_SIDED,
    UNRELATED_FORM,
)
from fangcheng.core.state.win import READING
from fangcheng.game.explain import FORMS
from fangcheng.game.finished_hand import groups_of
from fangcheng.game.hands import desk_for_hands, one
from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import FACES, WHITE, face_of, parse
from reference.words import is_orphans_and_set, is_sixteen_unrelated, sets_from
from tabletop import win_of

pytestmark = pytest.mark.rule("TAIWAN-P21")

NO_WILD = np.uint64(0)
WILD = np.uint64(1 << WHITE)
ORPHANS_ONCE = "19m19p19s1234567z"
BOTH = d.ORPHANS_AND_SET | d.SIXTEEN_UNRELATED
WORDS = {d.ORPHANS_AND_SET: is_orphans_and_set, d.SIXTEEN_UNRELATED: is_sixteen_unrelated}
COMPLETE = {d.ORPHANS_AND_SET: slow.ORPHANS_AND_SET, d.SIXTEEN_UNRELATED: slow.UNRELATED}
SHAPE = pytest.mark.parametrize("form", WORDS)
LONG = pytest.mark.slow


def fits_words(tiles):
    """Whether one of the two shapes holds of the tiles."""
    return is_orphans_and_set(tiles) or is_sixteen_unrelated(tiles)


def near_hand(rng, form, size, strange, rare=()):
    """Counts of so many tiles of a complete hand, up to `strange` of them exchanged for any others of the wall."""
    while True:
        tiles = np.repeat(np.arange(FACES), COMPLETE[form][rng.randrange(len(COMPLETE[form]))]).tolist()
        rng.shuffle(tiles)
        kept = [face for face in tiles[: size - rng.randint(0, strange)] if face not in rare]
        kept += rng.choices([face for face in range(FACES) if face not in rare], k=size - len(kept))
        counts = np.bincount(kept, minlength=FACES)
        if counts.max() <= 4:
            return counts.astype(np.int8)


def tiles_of(counts):
    """The faces in order."""
    return np.repeat(np.arange(FACES), counts).tolist()


def faces_in(mask):
    """Faces of a mask as a set."""
    return {face for face in range(FACES) if int(mask) >> face & 1}


def rules_for(allowed):
    """Rules of five sets that know all faces and these forms."""
    settings = {1: {"tiles": "suits + honours", "sets": 5, "seats": 4}}
    rules = one(Ruleset("test", 1, {}, "TEST", settings, {}).record())
    rules.forms = allowed
    return rules


# --- distance, completeness, waits


def kernel_answers(hands, form, wild=NO_WILD):
    """Distances and acceptances of many hands, compiled."""
    shapes = t.shape_tables(jokers=bool(wild))
    distances, masks = np.zeros(len(hands), np.int64), np.zeros(len(hands), np.uint64)
    compiled(d.distances_of)(shapes, hands, wild, 5, form, distances)
    compiled(d.wanted_of)(shapes, hands, wild, 5, form, masks)
    return distances, masks


@pytest.mark.by_day
@SHAPE
@pytest.mark.parametrize("jokers", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("count", [40, pytest.param(400, marks=LONG)])
def test_distance_and_acceptance_are_those_of_the_nearest_of_all_complete_hands(form, jokers, count):
    rng, wild = Random(jokers), WILD if jokers else NO_WILD
    rare = {WHITE} if jokers else ()
    hands = np.array([near_hand(rng, form, 16 - jokers, rng.randint(0, 8), rare) for _ in range(count)])
    twin = slow.unrelated
    if form == d.ORPHANS_AND_SET:

        def twin(hand):
            return slow.orphans_and_set(hand, slow.NO_CAP if jokers else 4)

    with_jokers = hands + jokers * (np.arange(FACES) == WHITE)
    for hand, distance, mask in zip(hands, *kernel_answers(with_jokers.astype(np.int8), form, wild), strict=True):
        missing = twin(hand)
        assert distance == max(0, missing - jokers), tiles_of(hand)
        lower = slow.wanted(lambda drawn, now: twin(drawn), hand, missing) | ({WHITE} if jokers else set())
        assert faces_in(mask) == (lower if distance else set()), tiles_of(hand)


@SHAPE
@pytest.mark.parametrize("count", [200, pytest.param(5000, marks=LONG)])
def test_complete_are_the_hands_the_words_describe(form, count):
    rng = Random(5)
    hands = np.array([near_hand(rng, form, 17, rng.choice((0, 0, 1, 2))) for _ in range(count)])
    complete = np.zeros(count, bool)
    compiled(d.complete_of)(t.shape_tables(), hands, NO_WILD, 5, form, complete)
    expected = [WORDS[form](tiles_of(hand)) for hand in hands]
    assert complete.tolist() == expected
    assert len(set(expected)) == 2


@pytest.mark.by_day
@SHAPE
@pytest.mark.parametrize("count", [12, pytest.param(400, marks=LONG)])
def test_waits_are_the_tiles_that_complete_the_hand_in_words(form, count):
    rng, shapes, sizes = Random(6), t.shape_tables(), set()
    for _ in range(count):
        hand = near_hand(rng, form, 16, rng.choice((0, 0, 1)))
        waits = faces_in(d.waits(shapes, hold(shapes, hand, NO_WILD, NO_LACK), 5, BOTH))
        assert waits == {face for face in range(FACES) if hand[face] < 4 and fits_words([*tiles_of(hand), face])}
        sizes.add(len(waits))
    assert len(sizes) > 2


@SHAPE
@pytest.mark.parametrize(("jokers", "count"), [(1, 12), pytest.param(2, 30, marks=LONG)])
def test_complete_with_jokers_means_that_some_faces_for_them_fit_the_words(form, jokers, count):
    rng, shapes = Random(7), t.shape_tables(jokers=True)
    for _ in range(count):
        hand = near_hand(rng, form, 17 - jokers, 1, {WHITE})
        named = combinations_with_replacement(range(FACES), jokers)
        expected = any(WORDS[form]([*tiles_of(hand), *faces]) for faces in named)
        hand[WHITE] = jokers
        assert d.is_complete(shapes, hold(shapes, hand, WILD, NO_LACK), 5, form) == expected


def test_the_nearest_of_all_shapes_of_a_sixteen_tile_hand_counts():
    rng, shapes = Random(8), t.shape_tables()
    every = [d.STANDARD, d.PAIRS_AND_TRIPLET, *WORDS]
    for _ in range(40):
        holding = hold(shapes, near_hand(rng, rng.choice(every[2:]), 16, 12), NO_WILD, NO_LACK)
        distances = {form: d.distance(shapes, holding, 5, form) for form in every}
        nearest = [form for form in every if distances[form] == min(distances.values())]
        assert d.distance(shapes, holding, 5, sum(every)) == min(distances.values())
        wanted = set().union(*(faces_in(d.wanted(shapes, holding, 5, form)) for form in nearest))
        assert faces_in(d.wanted(shapes, holding, 5, sum(every))) == wanted


@pytest.mark.parametrize("sets", [1, 2, 3, 4])
def test_a_hand_with_melds_or_of_thirteen_tiles_has_neither_shape(sets):
    shapes = t.shape_tables()
    holding = hold(shapes, near_hand(Random(9), d.ORPHANS_AND_SET, 3 * sets + 1, 0), NO_WILD, NO_LACK)
    assert d.distance(shapes, holding, sets, BOTH) == t.OUT_OF_REACH


def test_orphans_beside_a_triplet_of_their_own_wait_for_any_other_orphan():
    shapes = t.shape_tables()
    hand = np.bincount([face_of(kind) for kind in parse("111199m19p19s1234567z")[:16]], minlength=FACES)
    hand[parse("9m")[0]] = 1
    hand[parse("7z")[0]] = 1
    waits = faces_in(d.waits(shapes, hold(shapes, hand.astype(np.int8), NO_WILD, NO_LACK), 5, BOTH))
    assert waits == set(slow.ORPHANS) - {0}  # a fifth 1m does not exist


# --- readings


def readings(win, rules, desk=None):
    """Copies of all readings."""
    desk, found = desk or desk_for_hands(), []
    start_readings(win, rules, desk)
    while next_reading(win, rules, desk):
        found.append(np.array([desk.work.reading], READING).view(np.recarray)[0])
    return found


def win_with(tiles, tile, by="self", allowed=BOTH):
    """The win of all these tiles, `tile` the last."""
    rest = list(tiles)
    rest.remove(tile)
    rules = rules_for(allowed)
    return win_of(rules, rest, tile, by=by, source=None if by == "self" else "S", waits=0), rules


def orphans_in_words(tiles, tile, by):
    """Every way to see the tiles as orphans and a set, and the winning tile in them: set, pair, wait, concealed."""
    for pair in slow.ORPHANS:
        for low in range(FACES):
            for group in sets_from(low):
                if sorted([*slow.ORPHANS, pair, *group]) == sorted(tiles):
                    triplet = {low} if group[0] == group[1] else set()
                    if tile in slow.ORPHANS:
                        yield group, pair, False, PAIR_WAIT if tile == pair else NO_WAIT, triplet
                    if tile in group:
                        yield group, pair, True, wait_for(group, tile), triplet if by == "self" else set()


def wait_for(group, tile):
    """What the group waited for."""
    if group[0] == group[1]:
        return TRIPLET_WAIT
    if tile == group[1]:
        return CLOSED
    return EDGE if (tile % 9, tile - group[0]) in ((2, 2), (6, 0)) else TWO_SIDED


@pytest.mark.by_day
@pytest.mark.parametrize("count", [150, pytest.param(4000, marks=LONG)])
def test_orphans_with_a_set_are_read_in_all_ways_the_words_allow(count):
    rng, ways = Random(10), set()
    for _ in range(count):
        tiles = tiles_of(near_hand(rng, d.ORPHANS_AND_SET, 17, rng.choice((0, 0, 0, 1))))
        tile, by = rng.choice(tiles), rng.choice(("self", "discard"))
        found = []
        for reading in readings(*win_with(tiles, tile, by)):
            assert (reading.form, reading.groups, reading.closed) == (ORPHANS_AND_SET_FORM, 1, 1)
            assert faces_in(reading.faces) == set(tiles)
            low = int(reading.group_face[0])
            run = reading.group_kind[0] == RUN
            assert (reading.run_count, reading.triplet_count) == (int(run), int(not run))
            assert (faces_in(reading.run_starts), faces_in(reading.triplets)) == (
                ({low}, set()) if run else (set(), {low})
            )
            assert reading.concealed_count == len(faces_in(reading.concealed))
            group = (low, low + 1, low + 2) if run else (low, low, low)
            in_set = reading.won_group == 0
            assert reading.won_place == (tile - low if in_set and run else 0)
            found.append((group, int(reading.pair), in_set, int(reading.wait), tuple(faces_in(reading.concealed))))
        expected = [(*way[:4], tuple(way[4])) for way in orphans_in_words(tiles, tile, by)]
        assert sorted(found) == sorted(expected)
        ways.add(len(found))
    assert ways == {0, 1, 2}


@pytest.mark.by_day
@pytest.mark.parametrize("count", [150, pytest.param(4000, marks=LONG)])
def test_sixteen_unrelated_tiles_are_read_once(count):
    rng, ways = Random(11), set()
    for _ in range(count):
        tiles = tiles_of(near_hand(rng, d.SIXTEEN_UNRELATED, 17, rng.choice((0, 0, 1))))
        tile = rng.choice(tiles)
        found = readings(*win_with(tiles, tile, rng.choice(("self", "discard"))))
        assert len(found) == int(is_sixteen_unrelated(tiles))
        for reading in found:
            [pair] = [face for face in tiles if tiles.count(face) == 2][:1]
            assert (reading.form, reading.pair, reading.groups) == (UNRELATED_FORM, pair, 0)
            assert faces_in(reading.faces) == set(tiles)
            assert reading.wait == (PAIR_WAIT if tile == pair else NO_WAIT)
            assert (reading.won_group, reading.knitted, reading.triplet_count, reading.closed) == (-1, -1, 0, 1)
        ways.add(len(found))
    assert ways == {0, 1}


@SHAPE
def test_a_form_is_read_only_where_the_rules_know_it(form):
    tiles = tiles_of(near_hand(Random(12), form, 17, 0))
    assert readings(*win_with(tiles, tiles[0], allowed=form))
    others = (BOTH & ~form) | d.STANDARD | d.PAIRS_AND_TRIPLET | d.THIRTEEN_ORPHANS
    assert readings(*win_with(tiles, tiles[0], allowed=others)) == []


def test_both_forms_are_read_after_one_another():
    rng = Random(13)
    every = BOTH | d.STANDARD | d.PAIRS_AND_TRIPLET
    for form, name in ((d.ORPHANS_AND_SET, "orphans_and_set"), (d.SIXTEEN_UNRELATED, "sixteen_unrelated")):
        tiles = tiles_of(near_hand(rng, form, 17, 0))
        found = readings(*win_with(tiles, tiles[-1], allowed=every))
        assert {FORMS[int(reading.form)] for reading in found} == {name}


@pytest.mark.parametrize("more", ["89m1p7z", "9m12p7z", "89s1z7z", "9s12z7z", "123z1m", "567z1m", "1m135p", "1m147z"])
def test_no_run_goes_from_suit_to_suit_or_over_honours(more):
    tiles = [face_of(kind) for kind in parse(ORPHANS_ONCE + more)]
    assert not is_orphans_and_set(tiles)
    assert readings(*win_with(tiles, tiles[-1])) == []
    shapes, counts = t.shape_tables(), np.bincount(tiles, minlength=FACES)
    assert not d.is_complete(shapes, hold(shapes, counts, NO_WILD, NO_LACK), 5, BOTH)


def test_a_hand_read_half_leaves_nothing_for_the_next():
    desk, half = desk_for_hands(), [face_of(kind) for kind in parse("111222333m111222p55s")]
    win, rules = win_with(half, half[0], allowed=d.STANDARD)
    start_readings(win, rules, desk)
    assert next_reading(win, rules, desk)
    win, rules = win_with([face_of(kind) for kind in parse(ORPHANS_ONCE + "1m456s")], parse("5s")[0])
    assert len(readings(win, rules, desk)) == 1


# --- patterns of the two forms

HOLD_NEITHER = (
    *(pungs.all_pungs, chows.all_chows, pungs.three_concealed_pungs, pungs.two_concealed_pungs),
    *(suits.full_flush, suits.half_flush, suits.no_honors, suits.all_honors, suits.all_terminals, suits.all_simples),
    *(chows.pure_straight, chows.mixed_straight, pungs.little_three_dragons, pungs.big_three_dragons),
    *(pungs.little_four_winds, pungs.big_four_winds, sets.outside_hand, forms.seven_pairs, sets.nine_gates),
    *(hands.melded_hand, hands.half_melded_hand, forms.greater_honors_and_knitted),
    *(forms.knitted_straight, forms.lesser_honors_and_knitted, sets.all_terminal_sets),
)


@pytest.mark.by_day
@pytest.mark.parametrize("by", ["self", "discard"])
@pytest.mark.parametrize(
    ("more", "outer", "dragons"),
    [
        ("9p123m", 0, 0),
        ("9p789s", 0, 0),
        ("1z555m", 0, 0),
        ("9p111m", 1, 0),
        ("1z666z", 1, 1),
        ("6z777z", 1, 1),
        ("9m999p", 1, 0),
        ("1z222z", 1, 0),
    ],
)
def test_patterns_of_orphans_with_a_set(more, outer, dragons, by):
    tiles = [face_of(kind) for kind in parse(ORPHANS_ONCE) + parse(more)]
    for tile in set(tiles):
        win, rules = win_with(tiles, tile, by)
        found = readings(win, rules)
        assert found
        for reading in found:
            for pattern in HOLD_NEITHER:
                assert pattern(win, rules, reading) == 0, pattern.__name__
            assert suits.all_terminals_and_honors(win, rules, reading) == outer
            assert pungs.dragon_pung(win, rules, reading) == dragons
            assert suits.all_types(win, rules, reading) == 1
            assert hands.concealed_hand(win, rules, reading) == int(by != "self")


def test_the_triplet_of_the_own_wind_beside_orphans_counts_as_one():
    tiles = [face_of(kind) for kind in parse(ORPHANS_ONCE + "1m111z")]
    win, rules = win_with(tiles, 0)[0], rules_for(BOTH)
    for reading in readings(win, rules):
        assert pungs.seat_wind(win, rules, reading) == pungs.round_wind(win, rules, reading) == 1


@pytest.mark.parametrize("text", ["147m258p369s12345677z", "149m169p258s11234567z", "1147m159p269s1234567z"])
def test_patterns_of_sixteen_unrelated_tiles(text):
    tiles = parse(text)
    for tile in set(tiles):
        win, rules = win_with(tiles, tile)
        [reading] = readings(win, rules)
        for pattern in (*HOLD_NEITHER, suits.all_terminals_and_honors, pungs.dragon_pung):
            assert pattern(win, rules, reading) == 0, pattern.__name__
        assert suits.all_types(win, rules, reading) == 1


# --- explanations


def parts(text, tile, by="self"):
    """The groups of every reading, as words."""
    win, rules = win_with([face_of(kind) for kind in parse(text)], parse(tile)[0], by)
    return [
        [(group.kind, group.tiles, group.win) for group in groups_of(win, reading)] for reading in readings(win, rules)
    ]


def test_orphans_are_shown_beside_their_set():
    assert parts(ORPHANS_ONCE + "9p234m", "4m") == [[("single", "19m199p19s1234567z", None), ("run", "234m", 2)]]
    assert parts(ORPHANS_ONCE + "9p111m", "1m", "discard") == [
        [("single", "19m199p19s1234567z", None), ("triplet", "111m", 2)],
        [("single", "19m199p19s1234567z", 0), ("triplet", "111m", None)],
    ]
    assert parts(ORPHANS_ONCE + "9p555m", "9p") == [[("single", "19m199p19s1234567z", 3), ("triplet", "555m", None)]]


def test_unrelated_tiles_are_shown_in_a_row():
    assert parts("147m258p369s12345677z", "7z") == [[("single", "147m258p369s12345677z", 15)]]
