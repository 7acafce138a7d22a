"""How far a win is that is allowed, beside every hand of sets and a pair tried, and beside what `score` lets win."""

import random
from collections import Counter

import numpy as np
import pytest

from every_hand import EAST, FACES, NEVER, SETS, allows, fewest
from fangcheng import score_many, wins_of
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.scoring.away import away, wanted_away
from fangcheng.core.scoring.away_discards import look_at_discards, wanted_after
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.state import refusals
from fangcheng.core.state.codes import CHOW, CONCEALED_KONG_MELD, OPEN_KONG_MELD, PUNG
from fangcheng.core.state.fields.demands import SHOWN
from fangcheng.core.state.rule_codes import LACK_FREE
from fangcheng.core.state.table import TABLE
from fangcheng.game.engine import Engine
from fangcheng.tiles import write

DEMANDS = ("triplet", "run", "terminal", "pair", "suits")  # a hidden set is looked at here, an open hand lacks no tile
GAMES = {
    **{game: {} for game in ("neimenggu", "yingkou", "harbin", "changchun", "jilin", "jinan", "hefei", "chengdu")},
    "anqing": {"daque": True},
    "wuhan": {},
    "shanghai": {},
}
FEW_KINDS = ("shanghai",)  # SHANGHAI-18
PLAIN = {  # settings that the tables read in another way
    "yingkou": {"triplets": "at least one", "terminals": "1 and 9 only", "must_open": True},
    "neimenggu": {"winds_count": True, "dragon_pair": True, "three_suits": True},
    "jinan": {"pair_258": False},
    "jilin": {"strict_terminals": True},
}
SETTINGS = [*GAMES.items(), *PLAIN.items()]
MELD_WORDS = {CHOW: "chi", PUNG: "pon", OPEN_KONG_MELD: "kong", CONCEALED_KONG_MELD: "concealed"}
DEMANDED = (  # a hand that is refused so is not allowed, whatever else it is worth
    *(refusals.NO_SHAPE, refusals.NO_SEVEN_PAIRS, refusals.FIVE_ALIKE),
    *(refusals.LACKS_TRIPLET, refusals.ONE_TRIPLET, refusals.LACKS_RUN, refusals.LACKS_TERMINAL),
    *(refusals.THREE_SUITS, refusals.LACKS_SUITS, refusals.LACKS_BRANCHES, refusals.LACKS_PAIR, refusals.PAIR_28),
    *(refusals.ALL_LAID, refusals.NO_WINNING_KIND),
)

by_setting = pytest.mark.parametrize(
    ("game", "options"), SETTINGS, ids=[f"{one}-{len(more)}" for one, more in SETTINGS]
)

DIVIDED = [one for one in SETTINGS if one[0] not in FEW_KINDS]  # all discards are told from one walk


class Asked:
    """A game with the tables that players look things up in, and hands laid on a table of it."""

    def __init__(self, game, options, mode):
        self.game = game
        self.engine = Engine(game, options or None, mode=mode)
        self.engine.furnish()
        self.rules = self.engine.rules

    @property
    def faces(self):
        laid_out = DRAGONS if self.game in LAYS_DRAGONS else ()
        return [face for face in range(FACES) if self.rules["copies"][face] > 0 and face not in laid_out]

    def table(self, hand, melds):
        """A table at which seat 0 holds the hand behind the melds (kind, lowest face)."""
        table = with_attributes(np.zeros(1, TABLE))[0]
        table.seats = self.rules["seats"]
        table.hand[0, :FACES] = np.bincount(hand, minlength=FACES)
        table.hand_size[0] = len(hand)
        table.meld_count[0] = len(melds)
        table.lack.suit[:] = -1
        for place, (kind, lowest) in enumerate(melds):
            table.meld_kind[0, place], table.meld_face[0, place] = kind, lowest
        return table

    def away(self, hand, melds):
        return int(self.engine.run(away, self.table(hand, melds), self.rules, self.engine.desk, 0))

    def wanted(self, hand, melds):
        table, missing = self.table(hand, melds), self.away(hand, melds)
        return self.as_faces(int(self.engine.run(wanted_away, table, self.rules, self.engine.desk, 0, missing)))

    @staticmethod
    def as_faces(mask):
        return {face for face in range(FACES) if mask >> face & 1}

    def demands(self):
        """What a win must show beside its shape, in the words of the page."""
        told = {name: int(self.rules[f"demand_{name}"]) for name in DEMANDS}
        return {name: [one.word for one in SHOWN if bits & one.number] for name, bits in told.items() if bits}

    @property
    def counted(self):
        """What is counted and not shown."""
        return {
            "branches": bool(self.rules["demand_branches"]),
            "lack": self.rules["lack_rule"] == LACK_FREE,
            "few": self.game in FEW_KINDS,
        }

    def allows(self, groups):
        """Return True if a complete hand of these groups, the pair last, may win."""
        return allows(groups, self.demands(), **self.counted)

    def fewest(self, hand, melds):
        """The same as `away` by trying all hands of sets and a pair."""
        found = fewest(hand, [tiles_of(meld) for meld in melds], self.demands(), **self.counted)
        kinds = [kind for kind, _ in melds]
        if self.rules["demand_hidden"] and len(melds) == 4 and CONCEALED_KONG_MELD not in kinds and CHOW in kinds:
            return OUT_OF_REACH  # all sets lie open, and not all are triplets (CHANGCHUN-35)
        if self.game in FEW_KINDS and all(lowest >= EAST for _, lowest in melds):
            found = min(found, 3 * (4 - len(melds)) + 2 - sum(face >= EAST for face in hand))  # SHANGHAI-20
        return OUT_OF_REACH if found == NEVER else found


def tiles_of(meld):
    kind, lowest = meld
    return (lowest, lowest + 1, lowest + 2) if kind == CHOW else (lowest,) * (3 if kind == PUNG else 4)


def drawn_melds(chance, count, faces):
    """So many melds of these faces, no face used more than four times."""
    melds, used = [], []
    while len(melds) < count:
        tiles = chance.choice(SETS)
        kind = CHOW if tiles[0] != tiles[1] else chance.choice([PUNG, OPEN_KONG_MELD, CONCEALED_KONG_MELD])
        meld = [*tiles_of((kind, tiles[0]))]
        if set(meld) <= set(faces) and all((used + meld).count(face) <= 4 for face in meld):
            melds.append((kind, tiles[0]))
            used += meld
    return melds, used


def drawn_hand(chance, faces, sets, more=None):
    """Melds and a hand beside them that owes so many sets, of few faces every second time, with 1 or 2 tiles `more`."""
    melds, used = drawn_melds(chance, 4 - sets, faces)
    some = chance.sample(faces, 12) if chance.random() < 0.5 else faces
    rest = [face for face in some for _ in range(4 - used.count(face))]
    return chance.sample(rest, 3 * sets + (more or chance.choice([1, 2]))), melds


@pytest.mark.by_day("away")
@by_setting
def test_as_many_tiles_are_missing_as_to_the_nearest_hand_that_is_allowed(game, options):
    asked, chance = Asked(game, options, "interpreted"), random.Random(f"away {game}")
    for _ in range(12):
        hand, melds = drawn_hand(chance, asked.faces, chance.choice([0, 1, 1, 2]))
        assert asked.away(hand, melds) == asked.fewest(hand, melds), (write(sorted(hand)), melds)


@pytest.mark.slow
@by_setting
def test_a_thousand_hands_are_missing_as_many_tiles(game, options):
    asked, chance = Asked(game, options, "compiled"), random.Random(f"thousand {game}")
    for _ in range(1000):
        hand, melds = drawn_hand(chance, asked.faces, chance.choice([0, 1, 2, 2]))
        assert asked.away(hand, melds) == asked.fewest(hand, melds), (write(sorted(hand)), melds)


@pytest.mark.by_day("away")
@pytest.mark.parametrize(("game", "options"), DIVIDED, ids=[f"{one}-{len(more)}" for one, more in DIVIDED])
def test_a_discard_leaves_a_hand_as_far_as_the_hand_without_it(game, options):
    asked, chance = Asked(game, options, "interpreted"), random.Random(f"discards {game}")
    seen = Counter()
    for _ in range(6):
        hand, melds = drawn_hand(chance, asked.faces, chance.choice([0, 1, 2, 3, 4]), more=2)
        table = asked.table(hand, melds)
        asked.engine.run(look_at_discards, table, asked.rules, asked.engine.desk, 0)
        lacking = asked.engine.desk.work.after.lacking.copy()
        for face in set(hand):
            rest = [*hand]
            rest.remove(face)
            assert lacking[face] == asked.away(rest, melds), (write(sorted(hand)), melds, write([face]))
            rested = asked.table(rest, melds)
            told = int(asked.engine.run(wanted_after, rested, asked.rules, asked.engine.desk, 0, face))
            assert asked.as_faces(told) == asked.wanted(rest, melds), (write(sorted(hand)), melds, write([face]))
            seen[lacking[face] == min(lacking[one] for one in set(hand))] += 1
    assert seen[True] > 0, seen


@pytest.mark.by_day("away")
@pytest.mark.parametrize("game", FEW_KINDS)
def test_what_is_wanted_brings_a_hand_of_few_kinds_nearer(game):
    """Rules: SHANGHAI-18, SHANGHAI-20."""
    asked, chance = Asked(game, {}, "interpreted"), random.Random(f"wanted {game}")
    for _ in range(8):
        hand, melds = drawn_hand(chance, asked.faces, chance.choice([0, 1, 1, 2]), more=1)
        missing = asked.fewest(hand, melds)
        assert asked.away(hand, melds) == missing
        if missing < OUT_OF_REACH:
            free = [face for face in asked.faces if hand.count(face) < 4]
            nearer = {face for face in free if asked.fewest([*hand, face], melds) < missing}
            assert asked.wanted(hand, melds) == nearer, (write(sorted(hand)), melds)


# --- beside what wins by the engine's own word

DRAGONS = (31, 32, 33)
LAYS_DRAGONS = ("hefei", "anqing")  # they are no part of a hand (HEFEI-1, ANQING-14)
READY_FIRST = ("harbin", "changchun", "jilin")  # who has not declared is refused before his tiles are looked at
NO_CHOWS = ("hefei", "chengdu", "anqing")  # claimed from nobody


def nearly_complete(asked, chance):
    """Melds and a hand at rest that lacks a tile or two: seven pairs, or sets and a pair that may win where any do."""
    faces = asked.faces
    if chance.random() < 0.3:
        melds, used, tiles = [], [], [face for face in chance.sample(faces, 7) for _ in range(2)]
    else:
        for _ in range(300):
            counts = [1, 2, 3] if asked.rules["demand_opened"] else [0, 0, 1, 2, 3]
            melds, used = drawn_melds(chance, chance.choice(counts), faces)
            if asked.game in NO_CHOWS and any(kind != CONCEALED_KONG_MELD for kind, _ in melds):
                continue
            groups = complete_beside(chance, faces, used, 4 - len(melds))
            if asked.allows([*map(tiles_of, melds), *groups]):
                break
        else:
            melds, used = [], []
            groups = complete_beside(chance, faces, used, 4)
        tiles = [tile for group in groups for tile in group]
    chance.shuffle(tiles)
    tiles.pop()
    if chance.random() < 0.3:
        tiles[0] = chance.choice([face for face in faces if (used + tiles).count(face) < 4])
    return tiles, melds


def complete_beside(chance, faces, used, sets):
    """So many sets and a pair, no face used more than four times."""
    while True:
        groups = [chance.choice(SETS) for _ in range(sets)] + [(chance.choice(faces),) * 2]
        tiles = [tile for group in groups for tile in group]
        if set(tiles) <= set(faces) and all((used + tiles).count(face) <= 4 for face in tiles):
            return groups


def drawable(asked, hand, melds):
    """The faces of which somebody may hold another tile."""
    held = [*hand, *(tile for meld in melds for tile in tiles_of(meld))]
    return [face for face in asked.faces if held.count(face) < 4]


def told_of(game, options, hand, melds, faces):
    """What `score_many` says of the hand with each face: True and False for what is demanded, None for what is not."""
    written = [f"{MELD_WORDS[kind]} {write(tiles_of((kind, lowest)))}" for kind, lowest in melds]
    context = ["ready_declared"] if game in READY_FIRST else []
    hands = [
        {"hand": write(sorted(hand)), "win": write([face]), "by": "self", "melds": written, "context": context}
        for face in faces
    ]
    refusals_told = score_many(game, wins_of(game, hands, options=options), options=options)["refusal"]
    means = {refusals.WINS: True, **dict.fromkeys(DEMANDED, False)}
    return {face: means.get(int(refusal)) for face, refusal in zip(faces, refusals_told, strict=True)}


@pytest.mark.by_day("away")
@by_setting
def test_one_tile_is_missing_where_one_tile_wins(game, options):
    asked, chance = Asked(game, options, "interpreted"), random.Random(f"wins {game}")
    seen = Counter()
    for _ in range(8):
        hand, melds = nearly_complete(asked, chance)
        told = told_of(game, options, hand, melds, drawable(asked, hand, melds))
        wanted = asked.wanted(hand, melds) if asked.away(hand, melds) == 1 else set()
        for face, wins in told.items():
            assert wins is None or wins == (face in wanted), (write(sorted(hand)), melds, write([face]))
            seen[wins] += 1
    assert seen[True] > 0 < seen[False], seen
