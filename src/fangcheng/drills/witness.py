"""A hidden hand that would win with a tile: the proof that nobody can call this tile safe.

Hands are guessed from the tiles that nobody has shown; whether one waits for the tile, and for what else, the engine
says.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

from fangcheng.game.questions import waits
from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import EAST, NAMES, RED_5M, parse, write

TRIES = 12  # hands guessed for each way to wait


def hand_that_wins(
    ruleset: Ruleset, tile: str, unseen: Mapping[str, int], sets: int, barred: frozenset[str], random: Random
) -> str:
    """Return a concealed hand of `sets` sets and a pair less the tile, made of unseen tiles; empty if none was found.

    It waits for the tile, and for none of the barred ones, which would keep it from winning on discards.
    """
    left = Counter({parse(name)[0]: count for name, count in unseen.items() if parse(name)[0] < RED_5M})
    [wanted] = parse(tile)
    for part, groups in _ways_to_wait(wanted, sets):
        if not _fits(part, left):
            continue
        for _ in range(TRIES):
            rest = left.copy()
            rest.subtract(part)
            hand = _filled(list(part), rest, groups, len(part) != 1 and groups < sets, random)
            if hand and _waits_well(ruleset, hand, tile, barred):
                return write(hand)
    return ""


def _ways_to_wait(face: int, sets: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield tiles that wait for the face, and how many sets are needed beside them: runs, two pairs, a single."""
    if face < EAST:
        rank = face % 9
        for one, other in ((1, 2), (-2, -1), (-1, 1)):
            if rank + one >= 0 and rank + other <= 8:
                yield (face + one, face + other), sets - 1
    yield (face,), sets
    yield (face, face), sets - 1


def _fits(part: tuple[int, ...], left: Mapping[int, int]) -> bool:
    return all(left.get(face, 0) >= count for face, count in Counter(part).items())


def _filled(hand: list[int], rest: Counter[int], groups: int, pair: bool, random: Random) -> list[int]:
    """Add so many sets, and a pair where one is due, of what is left; return nothing where that does not work out."""
    for group in range(groups + pair):
        found = _pairs(rest) if group == groups else [*_runs(rest), *_triplets(rest)]
        if not found:
            return []
        chosen = random.choice(found)
        rest.subtract(chosen)
        hand.extend(chosen)
    return sorted(hand)


def _runs(rest: Counter[int]) -> list[tuple[int, ...]]:
    firsts = (face for face in range(EAST) if face % 9 <= 6)
    return [(face, face + 1, face + 2) for face in firsts if all(rest[face + step] > 0 for step in range(3))]


def _triplets(rest: Counter[int]) -> list[tuple[int, ...]]:
    return [(face,) * 3 for face in range(RED_5M) if rest[face] >= 3]


def _pairs(rest: Counter[int]) -> list[tuple[int, ...]]:
    return [(face,) * 2 for face in range(RED_5M) if rest[face] >= 2]


def _waits_well(ruleset: Ruleset, hand: list[int], tile: str, barred: frozenset[str]) -> bool:
    found = {NAMES[parse(one)[0]] for one in waits(ruleset, write(hand), mode="interpreted")}
    return tile in found and not found & barred
