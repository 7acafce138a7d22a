"""What is told of a Tianjin win without reading it (core/scoring/terms_ahead.py) is what all its readings say.

Random resting hands are drawn to every face that completes them. Each reading of the engine's own search is valued by
itself, and what holds in any of them is compared with what the shape tables were asked.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from fangcheng.bots.brain import new_brains
from fangcheng.bots.drawn_waits import forget_read_wins
from fangcheng.bots.ready_worth import worth_of_waits
from fangcheng.bots.weights import HOUSE
from fangcheng.core.dialect.bits import has
from fangcheng.core.play.winning import can_win, value_for
from fangcheng.core.scoring.gather import gather_win
from fangcheng.core.scoring.terms import value_terms
from fangcheng.core.scoring.terms_ahead import (
    FIVE,
    STRAIGHT,
    WAITS_WITH_JOKER,
    WAITS_WITH_TWO,
    WITHOUT_JOKER,
    ahead,
    ahead_of_draw,
    is_plain,
)
from fangcheng.core.shapes.holding import hold
from fangcheng.core.shapes.readings import next_reading, start_readings
from fangcheng.core.shapes.ready import find_waits
from fangcheng.core.state.codes import (
    BY_DISCARD,
    BY_ROB,
    BY_SELF,
    CHOW,
    CONCEALED_KONG_MELD,
    FROM_FLOWER,
    FROM_KONG,
    FROM_OPEN_KONG_FLOWER,
    FROM_WALL,
    NOBODY,
    OPEN_KONG_MELD,
    PUNG,
)
from fangcheng.core.state.pattern_ids import CATCH_FIVE, DOUBLE_JOKER_WAIT, JOKER_WAIT, NO_JOKER, PURE_STRAIGHT
from fangcheng.core.table.hand import add_tile, remove_tile
from fangcheng.game.desks import desk_for, shapes_of
from fangcheng.game.hands import one
from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import FACES, parse, write
from fangcheng.variants import load
from landed import landed
from tabletop import table
from tianjin.test_scoring import successor

BIT_OF = {
    JOKER_WAIT: WAITS_WITH_JOKER,
    DOUBLE_JOKER_WAIT: WAITS_WITH_TWO,
    NO_JOKER: WITHOUT_JOKER,
    CATCH_FIVE: FIVE,
    PURE_STRAIGHT: STRAIGHT,
}
SEAT, WIND = 1, 27  # SEAT is not the dealer; honours begin at WIND


class Resting(NamedTuple):
    """A hand of 3n + 1 tiles beside its melds (kind, lowest face); jokers are among the tiles."""

    tiles: list[int]
    melds: list[tuple[int, int]]
    wild: list[int]

    def __str__(self) -> str:
        return f"{write(sorted(self.tiles))} melds {self.melds} jokers {write(self.wild)}"


# --- random hands


def random_resting(rng: Random, jokers: int, chows: bool = False) -> Resting:
    """A hand that a complete one leaves when a tile is taken away; one in ten is spoilt."""
    while True:
        hand = try_resting(rng, jokers, chows)
        if hand is not None:
            return hand


def try_resting(rng: Random, jokers: int, chows: bool) -> Resting | None:
    groups, pair = random_groups(rng)
    first = rng.choice((rng.randrange(34), rng.choice((2, 3, 4, 5)), rng.randrange(27)))
    wild = [first, successor(first)]
    melds: list[tuple[int, int]] = []
    if rng.random() < 0.1:
        groups.pop(rng.randrange(4))
        melds.append((CONCEALED_KONG_MELD, wild[1]))
    groups = [group for group in groups if not melds_it(rng, group, melds, wild, chows)]
    tiles = [pair, pair, *(face for group in groups for face in group)]
    rng.shuffle(tiles)
    natural = [face for face in tiles if face not in wild]
    if len(tiles) - len(natural) > jokers:
        return None
    del natural[len(tiles) - jokers :]
    if rng.random() < 0.1 and natural:
        natural[0] = rng.choice([face for face in range(34) if face not in wild])
    left = [wild[0]] * 3 + ([] if (CONCEALED_KONG_MELD, wild[1]) in melds else [wild[1]] * 4)
    if len(left) < len(tiles) - len(natural):
        return None
    whole = natural + rng.sample(left, len(tiles) - len(natural))
    whole.pop(rng.randrange(len(whole)))
    return Resting(whole, melds, wild) if max(copies(whole, melds).values()) <= 4 else None


def random_groups(rng: Random) -> tuple[list[tuple[int, ...]], int]:
    """Four sets and the face of a pair; straights and runs through the five of characters are common."""
    groups: list[tuple[int, ...]] = []
    if rng.random() < 0.35:
        suit = 9 * rng.randrange(3)
        groups = [(suit + low, suit + low + 1, suit + low + 2) for low in (0, 3, 6)]
    elif rng.random() < 0.35:
        groups = [(3, 4, 5)]
    while len(groups) < 4:
        low = 9 * rng.randrange(3) + rng.randrange(7)
        groups.append((low, low + 1, low + 2) if rng.random() < 0.5 else (rng.randrange(34),) * 3)
    return groups, rng.randrange(34)


def melds_it(rng: Random, group: tuple[int, ...], melds: list[tuple[int, int]], wild: list[int], chows: bool) -> bool:
    """Lay a group down, with some chance where it may be."""
    is_run = group[0] != group[1]
    if rng.random() > 0.4 or (is_run and not chows) or set(group) & set(wild):
        return False
    melds.append((CHOW if is_run else rng.choice((PUNG, OPEN_KONG_MELD, CONCEALED_KONG_MELD)), group[0]))
    return True


def copies(tiles: list[int], melds: list[tuple[int, int]]) -> Counter[int]:
    """How many of each face are in the hand and the melds."""
    count = Counter(tiles)
    for kind, face in melds:
        count.update([face, face + 1, face + 2] if kind == CHOW else [face] * (3 if kind == PUNG else 4))
    return count


# --- laying them out, and reading them


class Place:
    """A table with these rules, and what is asked at it compiled."""

    def __init__(self, ruleset: Ruleset, **options: Any) -> None:
        self.rules = one(ruleset.record(options))
        self.desk = desk_for(shapes_of(self.rules)).record
        self.table = table()

    def lay(self, hand: Resting, drawn_from: int = FROM_WALL, draws: int = 3, dealer: int = 0) -> None:
        """Put the hand before SEAT, in a turn well after the first."""
        record = self.table = table()
        record.dealer, record.turn, record.drawn_from, record.drawable = dealer, SEAT, drawn_from, 40
        record.draws[SEAT] = draws
        record.wild_mask = np.uint64(sum(1 << face for face in hand.wild))
        for face in hand.tiles:
            add_tile(record, SEAT, face)
        for index, (kind, face) in enumerate(hand.melds):
            record.meld_count[SEAT] = index + 1
            record.meld_kind[SEAT, index], record.meld_face[SEAT, index] = kind, face
        record.waits[SEAT] = self.ask(find_waits, SEAT)

    def ask(self, question: Any, *more: int) -> Any:
        """What a kernel of table, rules and desk says."""
        (kernel,) = landed(self.rules, question)
        return kernel(self.table, self.rules, self.desk, *more)

    def wins_of(self, hand: Resting) -> list[int]:
        """Faces that complete the hand and of which a copy can be drawn."""
        count = copies(hand.tiles, hand.melds)
        in_play = {hand.wild[0]: 3}
        return [
            face for face in range(FACES) if has(self.table.waits[SEAT], face) and count[face] < in_play.get(face, 4)
        ]

    def read(self, face: int) -> tuple[int, bool]:
        """What holds in any reading of the hand with the drawn face in it, as bits, and whether any of them wins."""
        win = self.desk.work.wins[SEAT]
        gather, *parts = landed(self.rules, gather_win, start_readings, next_reading, value_terms)
        gather(self.table, self.rules, win, SEAT, face, BY_SELF, NOBODY)
        counts, wins = reader(*parts)(win, self.rules, self.desk)
        return sum(bit for pattern, bit in BIT_OF.items() if counts[pattern]), wins

    def told(self, face: int) -> int:
        """The same bits without reading; the drawn face is not in the hand yet."""
        record = self.table
        sets = int(self.rules.sets) - int(record.meld_count[SEAT])
        holding = hold(self.desk.shapes, record.hand[SEAT], record.wild_mask, -1)
        of_draw = ahead_of_draw(record, self.desk.shapes, holding, SEAT, sets)
        return int(ahead(self.desk.shapes, holding, sets, of_draw, face))


@cache
def reader(start: Any, following: Any, value: Any) -> Any:
    """All readings of a win: how often each pattern holds in one of them, and whether one wins."""
    from numba import njit

    @njit
    def read(win, rules, desk):  # type: ignore[no-untyped-def]
        trial = desk.work.trial
        counts, wins = np.zeros(trial.counts.shape[0], np.int64), False
        start(win, rules, desk)
        while following(win, rules, desk):
            value(win, rules, desk.work.reading, trial)
            counts += trial.counts
            wins = wins or trial.wins != 0
        return counts, wins

    return read


def drawings(place: Place, seed: int, hands: int, **circumstances: Any) -> Iterator[tuple[int, str]]:
    """Lay random hands with up to seven jokers and draw to each; yield the face, and words for a failure."""
    rng = Random(seed)
    for number in range(hands):
        hand = random_resting(rng, number % 8, chows=bool(place.rules.claim_chi))
        place.lay(hand, **{key: rng.choice(values) for key, values in circumstances.items()})
        if rng.random() < 0.05:
            place.table.own_river_mask[SEAT] = np.uint64(1 << hand.wild[0])
        faces = place.wins_of(hand)
        for face in rng.sample(faces, min(len(faces), 6)):
            add_tile(place.table, SEAT, face)
            yield face, f"seed {seed}, hand {number}: {hand} drawn {write([face])}"
            remove_tile(place.table, SEAT, face)


# --- what the tests ask


def compare_bits(seed: int, hands: int) -> Counter[int]:
    place, seen = Place(load("tianjin")), Counter[int]()
    for face, words in drawings(place, seed, hands):
        place.table.own_river_mask[SEAT] = 0
        held, wins = place.read(face)
        remove_tile(place.table, SEAT, face)
        assert place.told(face) == held, words
        add_tile(place.table, SEAT, face)
        assert bool(place.ask(is_plain, SEAT, face)) == (held == 0) == (not wins), words
        seen.update([bit for bit in BIT_OF.values() if held & bit] or [0])
    return seen


def compare_wins(place: Place, seed: int, hands: int, **circumstances: Any) -> tuple[int, int]:
    """Count the draws that win and those that do not; each is asked with the shortcut and without."""
    won = lost = 0
    for face, words in drawings(place, seed, hands, **circumstances):
        wins = bool(place.ask(value_for, SEAT, face, BY_SELF, NOBODY))
        assert bool(place.ask(can_win, SEAT, face, BY_SELF, NOBODY)) == wins, words
        assert not (wins and place.ask(is_plain, SEAT, face)), words
        won, lost = won + wins, lost + (not wins)
    return won, lost


DRAWS = {
    "from the wall": {"drawn_from": [FROM_WALL]},
    "after a kong": {"drawn_from": [FROM_KONG]},
    "after a flower": {"drawn_from": [FROM_FLOWER, FROM_OPEN_KONG_FLOWER]},
    "the first tile": {"draws": [1], "dealer": [SEAT, 0]},
}
OPTIONS = [(option.key, value) for option in load("tianjin").options for value in option.choices]
PRICES = {
    "a plain hand wins": {"prices": {"plain_hand": 2}},
    "a plain hand is worth nothing": {"prices": {"plain_hand": 0}},
    "no minimum": {"rules": {36: {"minimum": 1}}},
    "at least three": {"rules": {36: {"minimum": 3}}},
    "no joker counts nothing": {"prices": {"no_joker": 0}},
    "joker waits count nothing": {"prices": {"joker_wait": 0, "double_joker_wait": 0}},
    "only the straight": {"prices": {"catch_five": 0, "joker_wait": 0, "double_joker_wait": 0, "no_joker": 0}},
    "no straight": {"prices": {"pure_straight": 0, "joker_suit_straight": 0}},
    "dear": {"prices": {"catch_five": 5, "pure_straight": 9, "joker_wait": 7, "no_joker": 3, "kong_bloom": 6}},
    "no kong bloom": {"prices": {"kong_bloom": 0}},
}
SHAPES = {
    "chows": {"rules": {17: {"claim_chi": "next"}}},
    "seven pairs": {"rules": {33: {"forms": ["standard", "seven_pairs_alike"]}}},
    "wins by discard": {"rules": {34: {"win_by_discard": True}}},
}


@pytest.mark.by_day
def test_what_is_told_of_a_win_is_what_holds_in_one_of_its_readings():
    seen = compare_bits(71, 400)
    assert min(seen[bit] for bit in (0, *BIT_OF.values())) > 30, seen


@pytest.mark.slow
def test_the_same_of_fifty_thousand_draws():
    assert compare_bits(72, 12_000)[0] > 10_000


@pytest.mark.by_day
@pytest.mark.parametrize("draw", DRAWS)
def test_no_win_is_lost_by_not_reading_a_plain_hand(draw):
    won, _ = compare_wins(Place(load("tianjin")), 73, 120, **DRAWS[draw])
    assert won > 50


@pytest.mark.by_day
@pytest.mark.parametrize(("key", "value"), OPTIONS, ids=[f"{key}={value}" for key, value in OPTIONS])
def test_no_win_is_lost_under_any_option(key, value):
    place = Place(load("tianjin"), **{key: value})
    for circumstances in DRAWS.values():
        compare_wins(place, 74, 24, **circumstances)


@pytest.mark.by_day
@pytest.mark.parametrize("changes", [*PRICES.values(), *SHAPES.values()], ids=[*PRICES, *SHAPES])
def test_no_win_is_lost_where_a_neighbour_plays_by_other_prices_and_shapes(changes):
    place = Place(load("tianjin").vary("neighbour", **changes))
    for circumstances in DRAWS.values():
        compare_wins(place, 75, 48, **circumstances)


def test_thirteen_orphans_that_a_joker_completes_are_read_where_they_win():
    """The joker beside twelve orphans waits for each of them alone: the pair is a joker wait."""
    forms = {"rules": {33: {"forms": ["standard", "thirteen_orphans"]}}}
    place = Place(load("tianjin").vary("neighbour", **forms))
    place.lay(Resting(parse("19m19p19s123456z2m"), [], parse("23m")))
    drawn = parse("7z")[0]
    add_tile(place.table, SEAT, drawn)
    assert place.ask(value_for, SEAT, drawn, BY_SELF, NOBODY)
    assert place.ask(can_win, SEAT, drawn, BY_SELF, NOBODY)


@pytest.mark.parametrize("by", [BY_DISCARD, BY_ROB], ids=["thrown", "robbed"])
def test_tiles_of_others_are_read_where_they_win(by):
    """TIANJIN-34 has no such wins; a neighbour with them asks no shape tables. Jokers of others never win."""
    place, seen = Place(load("tianjin").vary("neighbour", rules={34: {"win_by_discard": True}})), Counter[bool]()
    for face, words in drawings(place, 76, 60):
        remove_tile(place.table, SEAT, face)
        wins = bool(place.ask(value_for, SEAT, face, by, 2)) and not has(place.table.wild_mask, face)
        assert bool(place.ask(can_win, SEAT, face, by, 2)) == wins, words
        seen[wins] += 1
        add_tile(place.table, SEAT, face)
    assert min(seen[True], seen[False]) > 10


# --- what the bot makes of it


def worth_by_reading(place: Place, unseen: Any) -> int:
    """Unseen winning tiles times what each is worth, every one read."""
    worth = 0
    for face in range(FACES):
        if has(place.ask(find_waits, SEAT), face) and unseen[face] > 0:
            add_tile(place.table, SEAT, face)
            if place.ask(value_for, SEAT, face, BY_SELF, NOBODY):
                worth += int(unseen[face]) * (HOUSE["win"] + HOUSE["point"] * int(place.desk.work.results[SEAT].total))
            remove_tile(place.table, SEAT, face)
    return worth


def compare_worth(place: Place, seed: int, hands: int) -> int:
    """Discards of one decision share what was read in it; count the discards that leave a win worth something."""
    rng, worthy = Random(seed), 0
    brain = new_brains(1).view(np.recarray)[0]
    for _, words in drawings(place, seed, hands):
        if rng.random() < 0.8:
            continue
        forget_read_wins(brain)
        brain.unseen[:FACES] = np.maximum(4 - place.table.hand[SEAT, :FACES], 0)
        held = np.flatnonzero(place.table.hand[SEAT, :FACES]).tolist()
        for discard in rng.sample(held, min(len(held), 3)):
            remove_tile(place.table, SEAT, discard)
            (worth,) = landed(place.rules, worth_of_waits)
            told = worth(place.table, place.rules, place.desk, brain, SEAT)
            read = worth_by_reading(place, brain.unseen)
            assert told == read, f"{words}, discard {write([discard])}"
            worthy += told > 0
            add_tile(place.table, SEAT, discard)
    return worthy


@pytest.mark.by_day
def test_the_worth_of_a_discard_is_that_of_all_wins_it_leaves():
    assert compare_worth(Place(load("tianjin")), 77, 60) > 30


@pytest.mark.by_day
@pytest.mark.parametrize("changes", [*PRICES.values(), SHAPES["chows"]], ids=[*PRICES, "chows"])
def test_the_worth_of_a_discard_is_so_at_a_neighbours_prices(changes):
    compare_worth(Place(load("tianjin").vary("neighbour", **changes)), 78, 16)


@pytest.mark.by_day
@pytest.mark.parametrize(("key", "value"), [("joker_wait_wins", False), ("gold_kong", False)])
def test_the_worth_of_a_discard_is_so_under_options(key, value):
    compare_worth(Place(load("tianjin"), **{key: value}), 79, 24)
