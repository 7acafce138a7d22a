"""The channels of an observation: for each its name, what a set bit says, and which games have it.

Channel n is a 64-bit word whose bit k stands for tile kind k (`fangcheng.tiles`), so that a game's kinds below 49 fit.
Names that end in .1 to .4 are thermometers: channel .n is set where there are at least n. Whoever observes is rel 0,
the seat after it rel 1 and so on; no seat is told by its number. Constants, docs/observations.md and the spec of a game
come from here. Within a version no channel changes its place or its meaning.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fangcheng.core.state.rule_codes import HAN_AND_FU, NORTH_STAYS

VERSION = 1
COMMON, BLOCK, BLOCKS = 32, 40, 4  # channels of all seats together; then a block for each seat
CHANNELS = COMMON + BLOCK * BLOCKS

Condition = Callable[[Any], Any]  # of a record of rules; what it returns is read as a truth


@dataclass(frozen=True)
class Channel:
    """A channel by its index: its name, what a set bit says, and which rules have it (None: all)."""

    index: int
    name: str
    meaning: str
    when: Condition | None = None

    def is_in(self, rules: Any) -> bool:
        """Return True if a game of these rules may ever set a bit of it."""
        return self.when is None or bool(self.when(rules))


def _any(field: str) -> Condition:
    return lambda rules: getattr(rules, field) != 0


def _lays_out(rules: Any) -> bool:
    """Return True if tiles are laid aside: flowers, dragons, Norths, kong tiles."""
    flowers = any(rules.copies[kind] for kind in range(37, 45))
    return bool(
        flowers or rules.dragon_flowers or rules.lay_north != NORTH_STAYS or rules.kong_tiles or rules.single_kongs
    )


def _turns_over(rules: Any) -> bool:
    return bool(rules.indicators or rules.joker_rule)


def _thermometer(name: str, meaning: str, most: int, when: Condition | None = None) -> list[tuple[Any, ...]]:
    return [(f"{name}.{n}", f"{meaning}, at least {n}", when) for n in range(1, most + 1)]


_OF_ALL: list[tuple[Any, ...]] = [
    *_thermometer("hand", "own concealed tiles, the drawn one too; a red five at its face and at its kind", 4),
    ("drawn", "the tile that the reader has just drawn", None),
    ("offered", "the tile that may be claimed or robbed", None),
    ("banned", "faces that the reader may not discard after its claim", _any("swap_ban")),
    ("waits", "faces that complete the own hand by shape", None),
    ("missed", "faces whose win the reader let pass", _any("pass_bars")),
    ("passed_pungs", "faces whose pung the reader let pass in this go-around", None),
    ("standing", "own tiles that stand apart", _any("standing")),
    ("picked", "tiles that the reader has handed over or named so far in this question", None),
    ("heart", "the tile that the reader imagines", _any("heart")),
    ("wild", "kinds that are jokers in this hand", None),
    ("laid_out", "kinds that are laid aside as they come", None),
    ("absent", "kinds of which the wall has no copy", None),
    ("stands_in", "kinds that stand in for a joker's face", _any("stand_in")),
    *_thermometer("indicator", "kinds turned over: of dora, or the tile that names the jokers", 2, _turns_over),
    *_thermometer("dora", "faces indicated", 2, lambda rules: rules.method == HAN_AND_FU),
    ("seat_wind", "the own wind", None),
    ("round_wind", "the wind of the round", None),
    ("open_in_wall", "tiles that stand in the wall in sight of the reader", None),
    ("treasure", "the treasure, if the reader has looked at it", _any("treasure")),
    ("essence", "the face of the turned joker", _any("essences")),
    ("essence_before", "that of the hand before", _any("essences")),
    ("kong_tiles", "tiles that an opened kong has turned up", _any("kong_opens")),
    *_thermometer("unseen", "copies that the reader cannot see", 4),
]

_OF_A_SEAT: list[tuple[Any, ...]] = [
    *_thermometer("river", "kinds discarded, claimed ones too; what lies face down is in no channel", 4),
    ("from_hand", "kinds discarded that were not the tile just drawn", None),
    ("declared_tile", "the discard that declared ready", _any("ready_rule")),
    ("claimed_away", "discards that were claimed", None),
    ("row.1", "discards 1 to 6", None),
    ("row.2", "discards 7 to 12", None),
    ("row.3", "discards from the 13th on", None),
    ("last.1", "the last discard", None),
    ("last.2", "the discard before it", None),
    ("last.3", "the one before that", None),
    ("after_kong", "discards straight after a replacement tile", None),
    *_thermometer("meld", "tiles in melds, by kind", 4),
    *_thermometer("chow", "lowest faces of chows", 3, _any("claim_chi")),
    ("pung", "faces of pungs", None),
    ("open_kong", "faces of kongs of a discard", None),
    ("added_kong", "faces of added kongs", None),
    ("concealed_kong", "faces of concealed kongs that the reader may see", None),
    ("group", "tiles in eggs", _any("eggs")),
    ("called", "kinds taken from others", None),
    *_thermometer("aside", "tiles laid aside, by kind", 4, _lays_out),
    *_thermometer("shown", "concealed tiles that the reader may see; none for the reader itself", 4),
    ("recent", "faces that others discarded since the last discard of this seat", None),
    ("passed", "faces open to be won on since the hand of this seat last changed", None),
    ("lack", "the suit that it goes without, once all have named one", _any("lack_rule")),
    ("heart", "the tile that it imagined, once it has won", _any("heart")),
    ("first_discard", "its first discard", None),
]


def _listed() -> tuple[Channel, ...]:
    rows = list(_OF_ALL)
    for rel in range(BLOCKS):
        rows += [(f"rel{rel}.{name}", meaning, when) for name, meaning, when in _OF_A_SEAT]
    return tuple(Channel(index, *row) for index, row in enumerate(rows))


ALL_CHANNELS = _listed()
assert (len(_OF_ALL), len(_OF_A_SEAT), len(ALL_CHANNELS)) == (COMMON, BLOCK, CHANNELS)

# Where the kernels write.
(HAND, DRAWN, OFFERED, BANNED, WAITS, MISSED, PASSED_PUNGS, STANDING, PICKED, OWN_HEART) = (0, *range(4, 13))
(WILD_KINDS, LAID_KINDS, ABSENT_KINDS, STANDING_IN, INDICATOR, DORA) = (13, 14, 15, 16, 17, 19)
(SEAT_WIND, ROUND_WIND, OPEN_IN_WALL, TREASURE_KIND, ESSENCE, ESSENCE_BEFORE, KONG_TILES, UNSEEN_COPIES) = range(21, 29)
(RIVER_OF, FROM_HAND, DECLARED_TILE, CLAIMED, ROWS, LAST_ONES, AFTER_KONG) = (0, 4, 5, 6, 7, 10, 13)
(MELD_OF, CHOWS, PUNGS, OPEN_KONGS, ADDED_KONGS, CONCEALED_KONGS, GROUPS_OF, CALLED) = (14, 18, 21, 22, 23, 24, 25, 26)
(ASIDE_OF, SHOWN_OF, RECENT, PASSED, LACKING, HEART_OF, FIRST_DISCARD) = (27, 31, 35, 36, 37, 38, 39)
