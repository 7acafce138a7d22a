"""Hands near a win in games with jokers: `waits` and `shanten` beside the shapes of each book, all its jokers in use.

A hand is made complete by chance, some of its tiles become jokers, one or two become something else. The slow twin of
the shapes (core/slow_shapes.py) counts what is missing; as many tiles may be jokers as there are. Three or four jokers
that win beside any tiles are no shape: no distance is measured to them. Nor do `waits` ask what a shape may not show,
such as a fifth tile among the concealed ones (HONGZHONG-19).
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from random import Random

import numpy as np
import pytest

from core import slow_shapes as slow
from fangcheng import shanten, waits
from reference.sheet import face, faces, name, written

SUITS = range(27)
PLAIN = slow.TRIPLETS + slow.RUNS
Twin = Callable[[list[int], int], int]  # natural tiles by face, limit: how many tiles are missing


def sets_and_pair(hand: list[int], limit: int, sets: int = 4, groups=PLAIN) -> int:
    """Sets and any pair; a joker may be a fifth tile of its kind."""
    return slow.standard(hand, limit, sets, groups=groups, cap=slow.NO_CAP)


def pairs(hand: list[int], limit: int) -> int:
    """Seven pairs, four alike being two."""
    return slow.pairs_alike(hand, 7, 0)


def eight_pairs(hand: list[int], limit: int) -> int:
    """Eight pairs and any single tile."""
    return slow.pairs_alike(hand, 8, 1)


def orphans(hand: list[int], limit: int) -> int:
    """Thirteen orphans."""
    return slow.orphans(hand)


def misfits(hand: list[int], limit: int) -> int:
    """Fourteen single tiles, those of a suit three apart."""
    return slow.misfits(hand, False)


def all_of(kinds: Iterable[int], hand: list[int], limit: int) -> int:
    """Fourteen tiles of these kinds, whatever shape they have."""
    return 14 - sum(hand[kind] for kind in kinds)


@dataclass(frozen=True)
class Game:
    """What a book says of the shapes of its wins."""

    rules: tuple[str, ...]
    jokers: tuple[str, ...] = ()  # always these kinds, else one by chance
    options: tuple[tuple[str, object], ...] = ()
    shapes: tuple[Twin, ...] = (sets_and_pair, pairs)
    absent: str = ""  # kinds the game has not, or that nobody holds who wins
    copies: int = 4  # of a wild kind that can be held
    plays_printed: str = ""  # a kind that plays the face printed on the wild tile
    two_kinds: bool = False  # the next kind is wild, too
    sets: int = 4


HONOUR_RUNS = PLAIN + slow.HONOUR_RUNS[1]
TWOS_FIVES_EIGHTS = [kind for kind in SUITS if kind % 3 == 1]
GAMES = {
    "hongzhong": Game(
        ("HONGZHONG-18", "HONGZHONG-22"),
        ("7z",),
        absent="123456z",
    ),
    "shenzhen": Game(
        ("SHENZHEN-13", "SHENZHEN-15"),
        ("7z",),
        (("joker", "red"),),
        (sets_and_pair, pairs, orphans),
    ),
    "guangzhou": Game(
        ("GUANGZHOU-19", "GUANGZHOU-20"),
        (),
        (("joker", "flip"),),
        (sets_and_pair, pairs, orphans),
    ),
    "nanning": Game(("NANNING-13", "NANNING-15"), (), (("joker", True),), (sets_and_pair, pairs, orphans), copies=3),
    "hangzhou": Game(("HANGZHOU-6", "HANGZHOU-15", "HANGZHOU-16"), ("5z",)),
    "anqing": Game(("ANQING-25",), absent="56z", plays_printed="7z"),
    "jiangnan": Game(("JIANGNAN-6", "JIANGNAN-23"), (), (("white", False),), (sets_and_pair, pairs, orphans), copies=3),
    "wuhan": Game(
        ("WUHAN-19",),
        shapes=(sets_and_pair, partial(all_of, TWOS_FIVES_EIGHTS), partial(all_of, slow.HONOURS)),
        absent="7z",
        copies=3,
    ),
    "wenzhou": Game(
        ("WENZHOU-11", "WENZHOU-13", "WENZHOU-24"),
        shapes=(partial(sets_and_pair, sets=5), eight_pairs),
        copies=3,
        plays_printed="5z",
        sets=5,
    ),
    "nanchang": Game(
        ("NANCHANG-5", "NANCHANG-15", "NANCHANG-16"),
        shapes=(partial(sets_and_pair, groups=HONOUR_RUNS), pairs, misfits),
        two_kinds=True,
    ),
}


def kinds_of(game: Game) -> list[int]:
    """Kinds that a hand of this game may be made of."""
    return [kind for kind in range(slow.FACES) if kind not in faces(game.absent)]


def wild_kinds(game: Game, chance: Random) -> list[int]:
    """The jokers of the hand: those the game always has, or kinds by chance."""
    if game.jokers:
        return [face(tile) for tile in game.jokers]
    if game.two_kinds:
        first = chance.choice([kind for kind in SUITS if kind % 9 < 8])
        return [first, first + 1]
    return [chance.choice([kind for kind in kinds_of(game) if name(kind) != game.plays_printed])]


def held_at_most(game: Game, kind: int, wild: list[int]) -> int:
    """How many of a kind one hand can hold."""
    return game.copies if kind in wild else 4


def near_hand(game: Game, wild: list[int], chance: Random) -> list[int]:
    """Counts by kind of a hand that waits or nearly so."""
    hand = complete_hand(game, wild, chance)
    del hand[chance.randrange(len(hand))]
    jokers = chance.randint(0, game.copies * len(wild))
    for number in chance.sample(range(len(hand)), jokers):
        hand[number] = chance.choice(wild)
    for _ in range(chance.choice((0, 1, 1, 2))):
        hand[chance.randrange(len(hand))] = chance.choice(kinds_of(game))
    counts = np.bincount(hand, minlength=slow.FACES).tolist()
    fits = all(count <= held_at_most(game, kind, wild) for kind, count in enumerate(counts))
    return counts if fits else near_hand(game, wild, chance)


def complete_hand(game: Game, wild: list[int], chance: Random) -> list[int]:
    """Tiles of sets and a pair, or now and then of pairs alone."""
    kinds = [kind for kind in kinds_of(game) if kind not in wild]
    size = 3 * game.sets + 2
    if chance.random() < 0.3:
        paired = chance.choices(kinds, k=size // 2)
        return [*paired, *paired, *([chance.choice(kinds)] if size % 2 else [])]
    groups = [tiles for tiles in HONOUR_RUNS if set(tiles) <= {*kinds}]
    pair = chance.choice(kinds)
    return [pair, pair, *(tile for group in chance.choices(groups, k=game.sets) for tile in group)]


class Counted:
    """A hand as its game reads it: natural tiles by face, and jokers."""

    def __init__(self, game: Game, wild: list[int], counts: list[int]) -> None:
        self.game, self.jokers = game, sum(counts[kind] for kind in wild)
        self.natural = [0 if kind in wild else count for kind, count in enumerate(counts)]
        if game.plays_printed:
            printed = face(game.plays_printed)
            self.natural[wild[0]], self.natural[printed] = self.natural[printed], 0

    def steps(self) -> int:
        """Tiles to go until the hand is complete, 3 for any more; 0 complete."""
        limit = self.jokers + 3
        missing = min(shape(self.natural, limit) for shape in self.game.shapes)
        return max(0, min(missing, limit) - self.jokers)


def compare(variant: str, number: int) -> int:
    """Compare one hand; how far it is."""
    game, chance = GAMES[variant], Random(f"{variant} {number}")
    wild = wild_kinds(game, chance)
    counts = near_hand(game, wild, chance)
    hand = written(kind for kind, count in enumerate(counts) for _ in range(count))
    named = {"jokers": "" if game.jokers else written(wild), "options": dict(game.options)}
    steps = Counted(game, wild, counts).steps()
    told = f"{variant}, hand {number}: {hand}, wild {written(wild)}"
    assert min(shanten(variant, hand, **named), 2) == steps - 1, told
    if steps == 1:
        free = [kind for kind in kinds_of(game) if counts[kind] < held_at_most(game, kind, wild)]
        with_one_more = {kind: [*counts[:kind], counts[kind] + 1, *counts[kind + 1 :]] for kind in free}
        expected = {name(kind) for kind, more in with_one_more.items() if Counted(game, wild, more).steps() == 0}
        assert {tile for tile in waits(variant, hand, **named) if face(tile) in free} == expected, told
    return steps


def rules_of(variant: str) -> pytest.MarkDecorator:
    """The mark of the rules that a game's shapes stand in."""
    return pytest.mark.rule(*GAMES[variant].rules)


@pytest.mark.by_day
@pytest.mark.parametrize("variant", [pytest.param(variant, marks=rules_of(variant)) for variant in GAMES])
@pytest.mark.parametrize("hands", [60, pytest.param(2000, marks=pytest.mark.slow)])
def test_hands_near_a_win_are_as_far_as_the_shapes_of_the_book_say(variant, hands):
    seen = {compare(variant, number) for number in range(hands)}
    assert {1, 2} <= seen
