"""What steady aims at: what wins pay by the books, how far a hand is from them, and what it throws for them."""

import itertools
import random

import numpy as np
import pytest

from fangcheng.bots.aim_worth import (
    ALL_PUNGS,
    FLUSH,
    HALF_FLUSH,
    NO_WORTH,
    PLAIN,
    SEVEN_PAIRS,
    read_worths,
    worths_for,
)
from fangcheng.bots.aims import lacking_to_aim, wanted_by_aim
from fangcheng.bots.fits import fit_of, fits, fitted
from fangcheng.bots.weights import AS_FITTED, GENERAL, HOUSE, house_weights, weights_of
from fangcheng.core.shapes.holding import hold
from fangcheng.game.engine import Engine
from fangcheng.tiles import PLACES
from fangcheng.variants import IDS, load

SUIT_SETS = [(rank,) * 3 for rank in range(9)] + [(rank, rank + 1, rank + 2) for rank in range(7)]


def worths(game, **options):
    return read_worths(Engine(game, options, mode="interpreted"))


def ratio(found, aim, opened=0):
    """Return how often a plain win the aim is worth."""
    return 2 ** ((int(found[opened, aim]) - int(found[opened, PLAIN])) / 1000)


# --- what an aim pays, by the books


@pytest.mark.rule("SICHUAN-33", "SICHUAN-34")
def test_a_flush_of_sichuan_pays_four_times_the_base_and_the_base_of_a_self_draw():
    """2 fan make 4 of a discard; a self-draw adds the base, so 3 x 5: the mean of 15 and 4 beside that of 6 and 1."""
    assert ratio(worths("sichuan"), FLUSH) == pytest.approx((15 + 4) / (6 + 1), abs=0.01)


def test_where_all_wins_pay_alike_no_aim_is_worth_more():
    found = worths("tuidaohu")
    assert len({int(found[0, aim]) for aim in (PLAIN, FLUSH, ALL_PUNGS)}) == 1


def test_an_aim_that_the_game_has_not_has_no_worth():
    assert worths("taiwan")[0, SEVEN_PAIRS] == NO_WORTH
    assert worths("sichuan")[0, HALF_FLUSH] == NO_WORTH  # no honours
    assert (worths("riichi") == NO_WORTH).all()


def test_a_closed_hand_is_worth_what_it_is_worth_opened_where_only_that_wins():
    found = worths("harbin")
    assert found[0, PLAIN] == found[1, PLAIN] != NO_WORTH


def test_who_aims_at_nothing_asks_for_no_worth():
    assert (worths_for(Engine("classic", mode="interpreted"), weights_of({"aim": 0})) == NO_WORTH).all()


# --- how far a hand is from it, by brute force


def random_hand(dice, suits=3, tiles=13):
    wall = 4 * [*range(9 * suits), *range(27, 34)]
    hand = np.zeros(PLACES, np.int8)
    for face in dice.sample(wall, tiles):
        hand[face] += 1
    return hand


def to_flush(hand, suit, honours):
    """Count the tiles that the nearest hand of four sets and a pair in a suit (with honours) needs more."""
    sets = [tuple(9 * suit + rank for rank in one) for one in SUIT_SETS]
    faces = list(range(9 * suit, 9 * suit + 9))
    if honours:
        sets += [(face,) * 3 for face in range(27, 34)]
        faces += range(27, 34)
    best = 99
    for chosen in itertools.combinations_with_replacement(sets, 4):
        needed = np.zeros(PLACES, np.int8)
        for one in chosen:
            for face in one:
                needed[face] += 1
        if (needed > 4).any():
            continue
        base = int(np.maximum(needed - hand, 0).sum())
        for face in faces:
            if needed[face] <= 2:
                more = max(0, needed[face] + 2 - hand[face]) - max(0, needed[face] - hand[face])
                best = min(best, base + int(more))
    return best


def to_pungs(hand, sets=4):
    best = 99
    held = [face for face in range(34) if hand[face]]
    faces = held + [face for face in range(34) if not hand[face]][: sets + 1]  # of kinds not held any will do
    for chosen in itertools.combinations(faces, sets):
        base = sum(max(0, 3 - int(hand[face])) for face in chosen)
        pairs = [max(0, 2 - int(hand[face])) for face in faces if face not in chosen]
        best = min(best, base + min(pairs))
    return best


def holding_of(shapes, hand):
    return hold(shapes, hand, np.uint64(0), -1)


def test_the_distance_to_every_aim_and_what_helps_are_those_of_brute_force():
    seed = random.randrange(1 << 30)
    dice = random.Random(seed)
    shapes = Engine("classic", mode="interpreted").desk.shapes
    for _ in range(4):
        hand = random_hand(dice)
        suit = dice.randrange(3)
        for aim, nearest in ((FLUSH + suit, to_flush(hand, suit, False)), (ALL_PUNGS, to_pungs(hand))):
            lacking = lacking_to_aim(shapes, holding_of(shapes, hand), 4, aim)
            assert lacking == nearest, (seed, hand.tolist(), aim)
            helpful = int(wanted_by_aim(shapes, holding_of(shapes, hand), 4, aim))
            for face in range(34):
                if hand[face] == 4:
                    continue
                hand[face] += 1
                nearer = lacking_to_aim(shapes, holding_of(shapes, hand), 4, aim) < lacking
                hand[face] -= 1
                assert bool(helpful >> face & 1) == nearer, (seed, hand.tolist(), aim, face)


def test_new_kinds_help_a_hand_of_pungs_that_holds_too_few():
    seed = random.randrange(1 << 30)
    dice = random.Random(seed)
    shapes = Engine("classic", mode="interpreted").desk.shapes
    for sets in (1, 2, 3):
        hand = np.zeros(PLACES, np.int8)
        hand[dice.sample(range(34), sets)] = 3
        hand[int(np.flatnonzero(hand)[0])] -= 2  # one kind more than sets is needed, and one is held once
        lacking = lacking_to_aim(shapes, holding_of(shapes, hand), sets, ALL_PUNGS)
        assert lacking == to_pungs(hand, sets), (seed, hand.tolist())
        helpful = int(wanted_by_aim(shapes, holding_of(shapes, hand), sets, ALL_PUNGS))
        for face in range(34):
            hand[face] += 1
            assert bool(helpful >> face & 1) == (to_pungs(hand, sets) < lacking), (seed, hand.tolist(), face)
            hand[face] -= 1


def test_the_distance_to_a_half_flush_is_that_of_brute_force():
    seed = random.randrange(1 << 30)
    dice = random.Random(seed)
    shapes = Engine("classic", mode="interpreted").desk.shapes
    for _ in range(3):
        hand = random_hand(dice, suits=1, tiles=10)
        assert lacking_to_aim(shapes, holding_of(shapes, hand), 4, HALF_FLUSH) == to_flush(hand, 0, True), (seed, hand)


# --- what steady does for it


def test_what_the_fits_name_are_games_and_weights():
    assert set(fits()) <= set(IDS)
    for game, weights in fits().items():
        assert set(weights) <= set(GENERAL), game
        assert fit_of(load(game)) == weights


def test_weights_that_are_given_are_never_fitted():
    game = load("classic")
    given = weights_of({name: GENERAL[name] + 1 for name in GENERAL})
    assert (fitted(given, game) == given).all()


def test_no_weight_is_left_open_in_any_game():
    for game in IDS:
        found = fitted(house_weights(), load(game))
        assert all((found[name] != AS_FITTED).all() for name in HOUSE), game


def test_a_neighbour_plays_by_the_fit_of_its_base():
    neighbour = load("classic").vary("my_classic")
    assert fit_of(neighbour) == fit_of(load("classic"))
