"""What a question shows, read from its rows alone: whoever answers it has nothing else."""

from collections import Counter

from fangcheng.drills.item import Item
from fangcheng.tiles import face_of, parse

FACES = range(34)


def faces(notation: str) -> list[int]:
    """The faces of tiles; those face down in a meld are like the ones beside them."""
    known = [face_of(kind) for kind in parse(notation.strip("#"))]
    return known + known[:1] * notation.count("#")


def row(item: Item, key: str) -> list[int]:
    """The faces of one row, empty where it is not there."""
    return [face for one in item.rows if one.say.key == key for group in one.groups for face in faces(group)]


def hand(item: Item) -> list[int]:
    """The concealed tiles, the drawn one among them."""
    return row(item, "advice-hand") + row(item, "advice-draw")


def seen(item: Item) -> Counter[int]:
    """How many of each face lie open to who answers."""
    return Counter(face for one in item.rows for group in one.groups for face in faces(group))


def counts(tiles: list[int]) -> list[int]:
    """Tiles as 34 counts."""
    found = Counter(tiles)
    return [found[face] for face in FACES]
