"""Values of the Hong Kong 16-tile game: the engine against the slow scorer on random hands of every kind."""

from collections import Counter
from random import Random

import pytest

from reference import taiwan_hongkong16 as hongkong16
from reference.random_hands import random_hand, random_pairs, random_set
from reference.taiwan import Facts
from reference.taiwan_hongkong16 import OUTER, score
from reference.words import Group, Hand, sets_from
from tabletop import patterns, rules_of, value, win_in_taiwan

WAYS = ("self", "discard", "rob")
RULES = ("TAIWAN-P13", "TAIWAN-P14", "TAIWAN-P16", "TAIWAN-P20", "TAIWAN-P21")


def random_case(rng: Random) -> tuple[Hand, Facts]:
    kind = rng.random()
    if kind < 0.06:
        hand = random_pairs(rng, 8, range(34), WAYS[:2])
    elif kind < 0.12:
        hand = whole(rng, sixteen_unrelated(rng))
    elif kind < 0.18:
        hand = whole(rng, orphans_and_set(rng))
    elif kind < 0.24:
        hand = outer_hand(rng)
    elif kind < 0.36:
        hand = straight(rng)
    else:
        hand = random_hand(rng, 5, range(34), True, WAYS)
    return hand, random_facts(rng, hand, rng.randrange(4))


def whole(rng: Random, tiles: list[int]) -> Hand:
    return Hand(tuple(sorted(tiles)), (), rng.choice(tiles), rng.choice(WAYS))


def sixteen_unrelated(rng: Random) -> list[int]:
    numbers = [(a, b, c) for a in range(9) for b in range(a + 3, 9) for c in range(b + 3, 9)]
    tiles = [*range(27, 34), *(9 * suit + number for suit in range(3) for number in rng.choice(numbers))]
    return [*tiles, rng.choice(tiles)]


def orphans_and_set(rng: Random) -> list[int]:
    while True:
        tiles = [*OUTER, rng.choice(OUTER), *rng.choice(sets_from(rng.randrange(34)))]
        if max(Counter(tiles).values()) <= 4:
            return tiles


def outer_hand(rng: Random) -> Hand:
    """Triplets and a pair of terminals, of honours, or of both."""
    while True:
        faces = rng.choice((OUTER, OUTER[:6], OUTER[6:]))
        groups: list[Group] = [(face,) * 3 for face in rng.sample(faces, 5)]
        pair = rng.choice(faces)
        if (pair,) * 3 not in groups:
            melds = [("pon", group) for group in groups[: rng.choice((0, 0, 1, 3, 5))]]
            concealed = [face for group in groups[len(melds) :] for face in group] + [pair, pair]
            return Hand(tuple(sorted(concealed)), tuple(melds), rng.choice(concealed), rng.choice(WAYS))


def straight(rng: Random) -> Hand:
    """A hand with 123 456 789 of a suit, some of it claimed."""
    while True:
        suit = 9 * rng.randrange(3)
        groups = [(suit + low, suit + low + 1, suit + low + 2) for low in (0, 3, 6)]
        groups += [random_set(rng, range(34), rng.random()) for _ in range(2)]
        pair = rng.randrange(34)
        if max(Counter([pair, pair, *(face for group in groups for face in group)]).values()) > 4:
            continue
        rng.shuffle(groups)
        claimed = groups[: rng.choice((0, 0, 1, 2))]
        melds = [("chi" if group[0] != group[1] else "pon", group) for group in claimed]
        concealed = [face for group in groups[len(melds) :] for face in group] + [pair, pair]
        return Hand(tuple(sorted(concealed)), tuple(melds), rng.choice(concealed), rng.choice(WAYS))


def random_facts(rng: Random, hand: Hand, seat: int) -> Facts:
    """Circumstances that can go with the hand."""
    words = set()
    if hand.by == "self":
        words |= {rng.choice(["kong_replacement", "flower_replacement", "", "", "", ""])}
    else:
        words |= {rng.choice(["double_win", "triple_win", "", "", ""])}
    if hand.by != "rob" and rng.random() < 0.1:
        words.add("last_tile")
    if rng.random() < 0.25:
        words |= {"ready_declared", rng.choice(["ippatsu", ""])}
    elif not hand.melds and rng.random() < 0.2:
        words = words - {"flower_replacement"} | {"first_draw"}  # flowers of the deal are replaced before it
    flowers = tuple(sorted(rng.sample(range(1, 9), rng.choice((0, 0, 0, 1, 2, 4, 7)))))
    return Facts(seat, rng.randrange(2), seat == 0, rng.choice((0, 0, 1, 4)), flowers, frozenset(words - {""}))


def compare(seed: int, count: int, fast: bool) -> Counter[str]:
    """The fan seen on so many hands, all of them equal."""
    rng, rules, seen = Random(seed), rules_of("taiwan", "hkma_2020"), Counter[str]()
    for _ in range(count):
        hand, facts = random_case(rng)
        total, values = score(hand, facts)
        result = value(win_in_taiwan(rules, hand, facts, waits=0), rules, fast)
        got = {name: number for name, number in patterns(result).items() if number}
        assert (int(result.total) if result.wins else -1) == total, (seed, hand, facts, got, values)
        assert sum(got.values()) == sum(values.values())
        seen.update(got)
    return seen


@pytest.mark.by_day
@pytest.mark.rule(*RULES)
def test_random_hands_have_the_value_that_a_reading_of_the_rules_by_hand_gives():
    seen = compare(20261, 2500, fast=True)
    assert set(seen) == set(hongkong16.FAN)


@pytest.mark.rule(*RULES)
def test_the_interpreted_rules_give_the_same():
    compare(20262, 80, fast=False)


@pytest.mark.slow
@pytest.mark.rule(*RULES)
def test_a_hundred_thousand_random_hands():
    compare(11, 100_000, fast=True)
