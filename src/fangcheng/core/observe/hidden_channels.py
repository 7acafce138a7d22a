"""The channels of what is hidden from a seat, for critics while they learn: for each its name and what a set bit says.

They are words like those of channels.py and stand apart from them: no player's observation has them.
"""

from fangcheng.core.observe.channels import Channel

OTHERS, OF_AN_OTHER = 3, 8  # rel 1 to 3, and the channels of each


def _thermometer(name: str, meaning: str) -> list[tuple[str, str]]:
    return [(f"{name}.{n}", f"{meaning}, at least {n}") for n in range(1, 5)]


_OF_AN_OTHER = [
    *_thermometer("hand", "its concealed tiles, the drawn one too; a red five at its face and at its kind"),
    ("waits", "faces that complete its hand by shape"),
    ("standing", "its tiles that stand apart"),
    ("concealed_kong", "faces of its concealed kongs, those face down too"),
    ("face_down", "its discards that lie face down"),
]
_OF_THE_WALL = [
    ("next.1", "the tile that the next ordinary draw takes"),
    ("next.2", "the one after it"),
    ("next.3", "the third"),
    ("next.4", "the fourth"),
    *_thermometer("wall", "tiles that stand in the wall, those that nobody will draw too"),
    ("under_indicators", "tiles under the indicators, where they count"),
    ("treasure", "the treasure"),
]


def _listed() -> tuple[Channel, ...]:
    rows = [(f"rel{rel}.{name}", meaning) for rel in range(1, OTHERS + 1) for name, meaning in _OF_AN_OTHER]
    return tuple(Channel(index, *row) for index, row in enumerate([*rows, *_OF_THE_WALL]))


HIDDEN_CHANNELS = _listed()
HIDDEN_WORDS = len(HIDDEN_CHANNELS)

# Where the kernels write: places in the block of another seat, and indices behind these.
HAND_BEHIND, WAITS_BEHIND, STANDING_BEHIND, KONGS_BEHIND, FACE_DOWN_BEHIND = 0, 4, 5, 6, 7
NEXT_DRAWS, IN_THE_WALL, UNDER_INDICATORS, TREASURE_THERE = 24, 28, 32, 33
assert len(_OF_AN_OTHER) == OF_AN_OTHER
assert [HIDDEN_CHANNELS[place].name for place in (NEXT_DRAWS, IN_THE_WALL, UNDER_INDICATORS, TREASURE_THERE)] == [
    "next.1",
    "wall.1",
    "under_indicators",
    "treasure",
]
