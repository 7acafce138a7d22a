"""Random hands against the slow scorer and against PyMahjongGB."""

from random import Random

import pytest

from mcr.hands import NO_WAITS_YET, rules_of, value_all, value_interpreted
from reference.mcr import Facts, score
from reference.random_hands import random_hand, random_pairs
from reference.words import Hand
from tabletop import win_of_hand

WAYS = ("self", "discard", "rob")
ROUNDABOUT = ("", "", "", "last_tile", "kong_replacement", "fourth_tile")


def random_case(rng: Random) -> tuple[Hand, Facts]:
    """A complete hand with circumstances that can go with it."""
    if rng.random() < 0.06:
        hand = random_pairs(rng, 7, range(34), WAYS[:2])
    else:
        hand = random_hand(rng, 4, range(34), True, WAYS)
    word = rng.choice(ROUNDABOUT)
    has_kong = any(len(group) == 4 for _, group in hand.melds)
    alone = hand.concealed.count(hand.tile) == 1 and not any(hand.tile in group for _, group in hand.melds)
    if hand.by == "rob" and not alone:  # the konger has all four
        hand = hand._replace(by="discard")
    fits = {"last_tile": hand.by != "rob", "kong_replacement": hand.by == "self" and has_kong, "fourth_tile": alone}
    context = {word} if fits.get(word, False) else set()
    if sum(group.count(hand.tile) for _, group in hand.melds) == 3:  # the three others lie in the own melds
        context.add("fourth_tile")
    return hand, Facts(rng.randrange(4), rng.randrange(4), rng.choice((0, 0, 1, 4)), frozenset(context))


def win_record(rules, hand: Hand, facts: Facts, waits=NO_WAITS_YET):
    return win_of_hand(
        rules,
        hand,
        source="W",
        seat="ESWN"[facts.seat_wind],
        round="ESWN"[facts.round_wind],
        context=sorted(facts.context),
        flowers="".join(f"{flower}f" for flower in range(1, facts.flowers + 1)),
        waits=waits,
    )


def compare_with_reference(seed: int, number: int) -> None:
    rng, rules = Random(seed), rules_of()
    cases = [random_case(rng) for _ in range(number)]
    results = value_all(rules, [win_record(rules, *case) for case in cases])
    for case, (total, fans, _) in zip(cases, results, strict=True):
        expected, lists = score(*case)
        assert total == expected, (case, fans, lists)
        assert fans in [dict(+one) for one in lists], (case, fans, lists)


@pytest.mark.by_day
@pytest.mark.rule("MCR-33", "MCR-34", "MCR-35", "MCR-36", "MCR-37", "MCR-38", "MCR-39", "MCR-40", "MCR-41")
def test_random_hands_count_as_the_slow_scorer_counts_them():
    compare_with_reference(seed=81, number=400)


@pytest.mark.slow
@pytest.mark.rule("MCR-37", "MCR-39", "MCR-41")
@pytest.mark.parametrize("seed", range(2))
def test_many_random_hands_count_as_the_slow_scorer_counts_them(seed):
    compare_with_reference(seed, number=4000)


def test_interpreted_and_compiled_count_alike():
    rng, rules = Random(14), rules_of()
    cases = [random_case(rng) for _ in range(12)]
    batch = value_all(rules, [win_record(rules, *case) for case in cases])
    for case, (total, _, won) in zip(cases, batch, strict=True):
        result = value_interpreted(rules, win_record(rules, *case, waits=None))
        assert (int(result.total), bool(result.wins)) == (total, won), case


# --- PyMahjongGB


def their_name(face: int) -> str:
    """A face in PyMahjongGB's notation: its J1 is Red, J2 Green, J3 White."""
    if face < 27:
        return "WBT"[face // 9] + str(face % 9 + 1)
    return f"F{face - 26}" if face < 31 else f"J{34 - face}"


def their_total(calculate, hand: Hand, facts: Facts) -> int:
    """Points with flowers as PyMahjongGB counts them."""
    before = list(hand.concealed)
    before.remove(hand.tile)
    about_kong = hand.by == "rob" or "kong_replacement" in facts.context
    fans = calculate(
        tuple(their_meld(word, group) for word, group in hand.melds),
        tuple(their_name(face) for face in before),
        their_name(hand.tile),
        facts.flowers,
        hand.by == "self",
        "fourth_tile" in facts.context or hand.by == "rob",
        about_kong,
        "last_tile" in facts.context,
        facts.seat_wind,
        facts.round_wind,
    )
    return sum(points for points, _ in fans)


def their_meld(word: str, group: tuple[int, ...]) -> tuple[str, str, int]:
    if word == "chi":
        return "CHI", their_name(group[1]), 1
    return ("PENG" if len(group) == 3 else "GANG"), their_name(group[0]), 0 if word == "concealed" else 1


def compare_with_pymahjonggb(seed: int, number: int) -> None:
    library = pytest.importorskip("MahjongGB", reason="PyMahjongGB is not installed")
    rng, rules = Random(seed), rules_of()
    cases = [random_case(rng) for _ in range(number)]
    results = value_all(rules, [win_record(rules, *case) for case in cases])
    for case, (total, fans, _) in zip(cases, results, strict=True):
        assert total == their_total(library.MahjongFanCalculator, *case), (case, fans)


@pytest.mark.rule("MCR-31", "MCR-32", "MCR-36", "MCR-37", "MCR-41")
def test_random_hands_count_as_pymahjonggb_counts_them():
    compare_with_pymahjonggb(seed=2025, number=2000)


@pytest.mark.slow
@pytest.mark.rule("MCR-31", "MCR-32", "MCR-36", "MCR-37", "MCR-41")
def test_many_random_hands_count_as_pymahjonggb_counts_them():
    compare_with_pymahjonggb(seed=7, number=20000)
