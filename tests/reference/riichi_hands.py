"""Riichi hands and every way to read them, for the slow, literal scorer of riichi_value.py.

A tile is a string, `5p` or `7z`. A hand is tried in every way that can be thought of, and what pays most counts.
"""

from collections import Counter
from dataclasses import dataclass, field

SUITED = [f"{number}{suit}" for suit in "mps" for number in range(1, 10)]
WINDS, DRAGONS = ["1z", "2z", "3z", "4z"], ["5z", "6z", "7z"]
HONOURS = WINDS + DRAGONS
TERMINALS = [f"{number}{suit}" for suit in "mps" for number in (1, 9)]
OUTER = TERMINALS + HONOURS
TILES = SUITED + HONOURS
GREEN = ["2s", "3s", "4s", "6s", "8s", "6z"]


@dataclass
class Hand:
    """A hand to be scored. `concealed` holds the winning tile too; a meld is (word, tiles)."""

    concealed: list[str]
    tile: str
    melds: list[tuple[str, list[str]]] = field(default_factory=list)
    by: str = "self"  # self, discard, rob
    context: set[str] = field(default_factory=set)
    seat_wind: str = "1z"
    round_wind: str = "1z"
    dora: list[str] = field(default_factory=list)  # indicators
    ura: list[str] = field(default_factory=list)
    reds: int = 0
    kita: int = 0
    counters: int = 0
    players: int = 4
    options: dict = field(default_factory=dict)

    def option(self, name):
        return self.options.get(name, DEFAULTS[name])

    def closed(self):
        return all(word == "concealed" for word, _ in self.melds)

    def tiles(self):
        return self.concealed + [tile for _, tiles in self.melds for tile in tiles]


DEFAULTS = {
    "kuitan": True,
    "kiriage": False,
    "counted_yakuman": True,
    "add_yakuman": True,
    "double_yakuman": False,
    "double_wind_fu": 4,
    "human_hand": False,
    "two_han_from_5": False,
    "kong_bloom_with_last_tile": False,
    "kita_bloom": True,
    "ippatsu": True,
}


@dataclass
class Reading:
    """Groups as (word, tiles, is concealed), pair, and the group the winning tile completes (None: the pair)."""

    groups: list
    pair: str | None
    won: int | None
    form: str = "standard"

    def runs(self):
        return [tiles for word, tiles, _ in self.groups if word == "run"]

    def triplets(self):
        return [tiles[0] for word, tiles, _ in self.groups if word != "run"]

    def concealed_triplets(self):
        return [tiles[0] for word, tiles, concealed in self.groups if word != "run" and concealed]

    def kongs(self):
        return [tiles[0] for word, tiles, _ in self.groups if word == "kong"]


# --- readings


def split(tiles):
    """All ways to split sorted tiles into runs and triplets, as lists of lists."""
    if not tiles:
        return [[]]
    first = tiles[0]
    found = []
    if tiles[:3] == [first] * 3:
        found += [[[first] * 3, *rest] for rest in split(tiles[3:])]
    if first[1] != "z" and int(first[0]) <= 7:
        run = [f"{int(first[0]) + step}{first[1]}" for step in range(3)]
        if all(tile in tiles for tile in run):
            rest_tiles = list(tiles)
            for tile in run:
                rest_tiles.remove(tile)
            found += [[run, *rest] for rest in split(rest_tiles)]
    return found


def readings(hand):
    """Every reading of the hand, each with every place the winning tile may have taken."""
    tiles = sorted(hand.concealed, key=TILES.index)
    count = Counter(tiles)
    found = []
    for pair in [tile for tile in count if count[tile] >= 2]:
        rest = list(tiles)
        rest.remove(pair)
        rest.remove(pair)
        for groups in split(rest):
            if len(groups) + len(hand.melds) == 4:
                found += placed(hand, groups, pair)
    if not hand.melds:
        if len(count) == 7 and set(count.values()) == {2}:
            found.append(Reading([], None, None, "seven_pairs"))
        if set(count) == set(OUTER) and len(tiles) == 14:
            found.append(Reading([], None, None, "orphans"))
    return found


def placed(hand, groups, pair):
    """A reading for the pair and for each group that holds the winning tile."""
    melds = [
        ("run" if word == "chi" else "triplet" if word == "pon" else "kong", tiles, word == "concealed")
        for word, tiles in hand.melds
    ]
    found = []
    if pair == hand.tile:
        found.append(Reading([*melds, *[(word_of(group), group, True) for group in groups]], pair, None))
    for number, group in enumerate(groups):
        if hand.tile in group:
            own = [
                (word_of(other), other, not (index == number and hand.by != "self"))
                for index, other in enumerate(groups)
            ]
            found.append(Reading([*melds, *own], pair, len(melds) + number))
    return found


def word_of(group):
    return "triplet" if group[0] == group[1] else "run"
