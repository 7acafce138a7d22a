"""Tianjin's values: the engine against the slow scorer, which tries every joker as every tile."""

from collections import Counter
from random import Random

import pytest

from fangcheng.tiles import write
from reference.random_hands import random_hand
from reference.sheet import written
from reference.tianjin import best_total
from tabletop import patterns, rules_of, value, win_of

FAN_RULES = [
    f"TIANJIN-F-{name}"
    for name in (
        "plain_hand",
        "catch_five",
        "pure_straight",
        "joker_suit_straight",
        "joker_wait",
        "double_joker_wait",
        "no_joker",
        "kong_bloom",
        "heavenly_hand",
    )
]
STRAIGHT = (0, 1, 2, 3, 4, 5, 6, 7, 8)


def successor(face: int) -> int:
    """TIANJIN-12."""
    for ring in ([*range(9)], [*range(9, 18)], [*range(18, 27)], [27, 28, 29, 30], [33, 32, 31]):
        if face in ring:
            return ring[(ring.index(face) + 1) % len(ring)]
    raise ValueError(face)


def random_case(rng: Random, most_jokers: int):
    """A hand with jokers among its tiles: complete, then some natural tiles become jokers."""
    while True:
        case = try_case(rng, most_jokers)
        if case is not None:
            return case


def try_case(rng: Random, most_jokers: int):
    tiles, melds = random_tiles(rng)
    wild = rng.randrange(34)
    jokers = {wild, successor(wild)}
    if any(face in jokers for _, group in melds for face in group):
        return None
    rng.shuffle(tiles)
    natural = [face for face in tiles if face not in jokers]
    count = len(tiles) - len(natural)
    for _ in range(rng.choice((0, 0, 1, 1, 2, 2, 3))):
        if natural and count < most_jokers:
            natural.pop()
            count += 1
    if count > most_jokers:
        return None
    drawn = None if count and rng.random() < count / (count + len(natural) / 3) else rng.choice(natural)
    if count and rng.random() < 0.1 and natural:  # spoil it: a hand that may not be complete
        natural[rng.randrange(len(natural))] = rng.choice([face for face in range(34) if face not in jokers])
        drawn = natural[0] if drawn is not None else None
    if max((Counter(natural) + Counter(face for _, group in melds for face in group)).values()) > 4:
        return None
    context = set()
    if rng.random() < 0.15:
        context.add("kong_replacement")
    elif not melds and rng.random() < 0.1:
        context.add("heavenly")
    return natural, count, drawn, melds, sorted(jokers), context, rng.randrange(4)


def random_tiles(rng: Random):
    """Tiles and melds of a complete hand; straights and runs around the five of characters are common."""
    if rng.random() < 0.35:
        suit = rng.choice((0, 0, 9, 18))
        rest = rng.choice(((3, 4, 5), (3, 4, 5), (20, 21, 22), (12, 12, 12), (29, 29, 29)))
        pair = rng.choice((0, 4, 10, 25, 31))
        return [*(suit + number for number in STRAIGHT), *rest, pair, pair], ()
    hand = random_hand(rng, 4, range(34), False, ("self",))
    return list(hand.concealed), hand.melds


def engine_value(natural, count, drawn, melds, jokers, context, seat, rules, fast):
    before = list(natural) + [jokers[0]] * count
    tile = jokers[0] if drawn is None else drawn
    before.remove(tile)
    win = win_of(
        rules,
        before,
        tile,
        melds=[f"{word} {written(group)}" for word, group in melds],
        seat="ESWN"[seat],
        context=sorted(context),
        jokers=write(jokers),
        check=False,
        waits=0,
    )
    return value(win, rules, fast)


def compare(seed: int, count: int, most_jokers: int, fast: bool) -> int:
    rng = Random(seed)
    rules = rules_of("tianjin")
    wins = 0
    for _ in range(count):
        natural, jokers, drawn, melds, wild, context, seat = random_case(rng, most_jokers)
        groups = [group for _, group in melds]
        total = best_total(natural, jokers, drawn, groups, wild, context, seat == 0)
        result = engine_value(natural, jokers, drawn, melds, wild, context, seat, rules, fast)
        shown = (written(natural), jokers, drawn, melds, write(wild), context, seat, patterns(result))
        assert (int(result.total) if result.wins else 0) == (total if total >= 2 else 0), (*shown, total)
        wins += int(result.wins)
    return wins


@pytest.mark.by_day
@pytest.mark.rule(*FAN_RULES, "TIANJIN-33", "TIANJIN-35", "TIANJIN-36", "TIANJIN-38", "TIANJIN-39")
def test_random_hands_have_the_total_that_trying_every_joker_gives():
    assert compare(41, 1000, 2, fast=True) > 400


@pytest.mark.by_day
@pytest.mark.rule("TIANJIN-35", "TIANJIN-38")
def test_hands_with_three_jokers_too():
    assert compare(42, 25, 3, fast=True) > 10


@pytest.mark.rule("TIANJIN-39")
def test_the_interpreted_rules_give_the_same():
    compare(43, 60, 1, fast=False)


@pytest.mark.slow
@pytest.mark.rule(*FAN_RULES)
def test_a_hundred_thousand_random_hands():
    compare(44, 95_000, 2, fast=True)
    compare(45, 5_000, 3, fast=True)


@pytest.mark.slow
@pytest.mark.rule("TIANJIN-35")
def test_hands_with_four_jokers_and_more():
    compare(46, 100, 4, fast=True)
