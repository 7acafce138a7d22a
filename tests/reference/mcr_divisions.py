"""Chinese Official hands taken apart: every division with every place the winning tile may have come to."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import NamedTuple

from reference.words import Group, Hand, is_run, set_splits, without

SUITS = [range(9 * suit, 9 * suit + 9) for suit in range(3)]
WINDS, DRAGONS = range(27, 31), range(31, 34)
HONOURS = range(27, 34)
OUTER = {face for suit in SUITS for face in (suit[0], suit[8])} | set(HONOURS)


class Set(NamedTuple):
    """One set of a division. `face` is its lowest tile."""

    kind: str  # run, pung, kong
    face: int
    open: bool


class Division(NamedTuple):
    """One way to see the whole hand, and how the winning tile joins it."""

    form: str
    sets: tuple[Set, ...]
    pair: int | None
    wait: str | None


def divisions(hand: Hand) -> Iterator[Division]:
    """Every way to see the hand, with every place the winning tile may have come to."""
    melds = tuple(meld_set(word, group) for word, group in hand.melds)
    for pair in {face for face in hand.concealed if hand.concealed.count(face) >= 2}:
        rest = without((pair, pair), hand.concealed)
        for groups in set_splits(rest):
            yield from places(hand, "standard", melds, groups, pair)
        for knitted in knitted_straights():
            for groups in set_splits(without(knitted, rest)):
                yield from places(hand, "knitted", melds, groups, pair)
                if hand.tile in knitted:
                    yield division("knitted", hand, melds, groups, pair, None, None)
    if not hand.melds:
        yield from special_forms(hand)


def special_forms(hand: Hand) -> Iterator[Division]:
    """Forms that are no sets and a pair."""
    counts = Counter(hand.concealed)
    if all(count % 2 == 0 for count in counts.values()):
        yield Division("pairs", (), None, None)
    if set(counts) == OUTER:
        yield Division("orphans", (), None, None)
    if max(counts.values()) == 1 and any(set(counts) <= {*straight, *HONOURS} for straight in knitted_straights()):
        yield Division("loose", (), None, None)


@cache
def knitted_straights() -> tuple[frozenset[int], ...]:
    """147, 258 and 369 in the three suits, all six ways."""
    return tuple(
        frozenset(9 * suit + row + step for row, suit in enumerate(suits) for step in (0, 3, 6))
        for suits in permutations(range(3))
    )


def meld_set(word: str, group: Group) -> Set:
    kind = "run" if word == "chi" else "pung" if word == "pon" else "kong"
    return Set(kind, group[0], word != "concealed")


def places(hand: Hand, form: str, melds: tuple[Set, ...], groups: tuple[Group, ...], pair: int) -> Iterator[Division]:
    """The division once for every concealed group that the winning tile may have completed."""
    if hand.tile == pair:
        yield division(form, hand, melds, groups, pair, None, "single_wait")
    for number, group in enumerate(groups):
        if hand.tile in group:
            yield division(form, hand, melds, groups, pair, number, wait_in(group, hand.tile))


def wait_in(group: Group, tile: int) -> str | None:
    """Which of the three waits the tile ended, if it completed this group."""
    if not is_run(group):
        return None
    if tile == group[1]:
        return "closed_wait"
    edge = (tile == group[2] and group[0] % 9 == 0) or (tile == group[0] and group[0] % 9 == 6)
    return "edge_wait" if edge else None


def division(form, hand, melds, groups, pair, completed, wait) -> Division:
    sets = list(melds)
    for number, group in enumerate(groups):
        opened = number == completed and hand.by != "self" and not is_run(group)
        sets.append(Set("run" if is_run(group) else "pung", group[0], opened))
    return Division(form, tuple(sets), pair, wait)


def wins(hand: Hand) -> bool:
    return next(divisions(hand), None) is not None


def waits(hand: Hand) -> set[int]:
    """Kinds that would have completed the hand, even a fifth copy."""
    before = list(hand.concealed)
    before.remove(hand.tile)
    return {face for face in range(34) if wins(hand._replace(concealed=tuple(sorted([*before, face])), tile=face))}
