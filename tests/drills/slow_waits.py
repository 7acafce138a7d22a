"""A slow, obvious twin: whether tiles are sets and a pair, or seven pairs, by trying everything."""

from collections import Counter


def is_complete(tiles: list[int], seven_pairs: bool) -> bool:
    """Whether some pair taken away leaves nothing but sets; or all are different pairs."""
    found = Counter(tiles)
    if seven_pairs and len(tiles) == 14 and len(found) == 7 and set(found.values()) == {2}:
        return True
    return any(found[face] >= 2 and _are_sets(found - Counter({face: 2})) for face in list(found))


def _are_sets(found: Counter[int]) -> bool:
    if not found:
        return True
    face = min(found)
    triplet = found[face] >= 3 and _are_sets(found - Counter({face: 3}))
    run = Counter([face, face + 1, face + 2])
    is_run = face < 27 and face % 9 <= 6 and all(found[one] for one in run)
    return triplet or (is_run and _are_sets(found - run))


def waits(tiles: list[int], faces: range, seven_pairs: bool) -> list[int]:
    """The faces that complete the tiles and of which there is one more."""
    held = Counter(tiles)
    return [face for face in faces if held[face] < 4 and is_complete([*tiles, face], seven_pairs)]
