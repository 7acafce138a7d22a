"""The words in which a scorer speaks of a hand: its splits into sets and a pair, pairs, suits, terminals, waits.

All of it is tried out the slow way. What counts, for how much, and who pays, is not said here.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from reference.sheet import Sheet, face, faces

Group = tuple[int, ...]
WINDS, DRAGONS, HONOURS = range(27, 31), range(31, 34), range(27, 34)
PARTS = [range(9), range(9, 18), range(18, 27), *(range(face, face + 1) for face in range(27, 34))]


class Hand(NamedTuple):
    """A complete hand: concealed tiles with the winning one, melds as (word, faces)."""

    concealed: tuple[int, ...]
    melds: tuple[tuple[str, Group], ...]
    tile: int
    by: str


def is_run(group: Group) -> bool:
    return len(group) == 3 and group[0] != group[1]


def sets_from(low: int) -> list[Group]:
    """Sets with `low` as their lowest face."""
    found: list[Group] = [(low, low, low)]
    if low < 27 and low % 9 < 7:
        found.append((low, low + 1, low + 2))
    return found


def splits(tiles: Sequence[int]) -> Iterator[tuple[tuple[Group, ...], int]]:
    """All ways to split the tiles into sets and one pair."""
    for pair in sorted(set(tiles)):
        for sets in set_splits(without((pair, pair), tiles)):
            yield sets, pair


@lru_cache(maxsize=100_000)
def set_splits(tiles: Group | None) -> list[tuple[Group, ...]]:
    """All ways to split tiles in order into sets; None has no way."""
    if tiles is None:
        return []
    if not tiles:
        return [()]
    return [(group, *others) for group in sets_from(tiles[0]) for others in set_splits(without(group, tiles))]


def without(some: Iterable[int], tiles: Sequence[int]) -> Group | None:
    """The tiles in order but for these; None where not all of them are there."""
    left = sorted(tiles)
    for kind in some:
        if kind not in left:
            return None
        left.remove(kind)
    return tuple(left)


def is_sets_and_pair(tiles: Sequence[int]) -> bool:
    """Whether the tiles are sets and one pair: suit by suit, honours face by face."""
    held = Counter(tiles)
    parts = [tuple(held[9 * suit + number] for number in range(9)) for suit in range(3)]
    parts += [(held[face],) for face in range(27, 34)]
    odd = [part for part in parts if sum(part) % 3]
    return (
        len(odd) == 1
        and sum(odd[0]) % 3 == 2
        and all(is_sets(part) for part in parts if part is not odd[0])
        and any(count >= 2 and is_sets((*odd[0][:at], count - 2, *odd[0][at + 1 :])) for at, count in enumerate(odd[0]))
    )


@cache
def is_sets(counts: tuple[int, ...]) -> bool:
    """Whether neighbouring numbers, so many of each, are triplets and runs."""
    if not any(counts):
        return True
    low = next(number for number, count in enumerate(counts) if count)
    left = list(counts)
    if left[low] >= 3:
        left[low] -= 3
        if is_sets(tuple(left)):
            return True
        left[low] += 3
    if low + 2 >= len(counts) or not (left[low + 1] and left[low + 2]):
        return False
    for number in range(low, low + 3):
        left[number] -= 1
    return is_sets(tuple(left))


def is_pairs(tiles: Sequence[int]) -> bool:
    """Pairs only, four alike being two."""
    return all(count % 2 == 0 for count in Counter(tiles).values())


def is_pairs_and_triplet(tiles: Sequence[int]) -> bool:
    """Pairs and one triplet, concealed."""
    odd = [count for count in Counter(tiles).values() if count % 2]
    return odd == [3]


def is_orphans_and_set(tiles: Sequence[int]) -> bool:
    """Each terminal and honour, one of them twice, and a run or a triplet of any tiles."""
    outer = [face for face in range(34) if face >= 27 or face % 9 in (0, 8)]
    return any(
        sorted([*outer, twice, *group]) == sorted(tiles)
        for twice in outer
        for low in range(34)
        for group in sets_from(low)
    )


def is_sixteen_unrelated(tiles: Sequence[int]) -> bool:
    """All seven honours, three numbers of each suit no two nearer than three, and one of these sixteen twice."""
    faces = sorted(set(tiles))
    suits = [[face for face in faces if face // 9 == suit] for suit in range(3)]
    return (
        len(tiles) == 17
        and len(faces) == 16
        and set(range(27, 34)) <= set(faces)
        and all(len(suit) == 3 and suit[1] - suit[0] >= 3 and suit[2] - suit[1] >= 3 for suit in suits)
    )


def joker_splits(natural: Sequence[int], jokers: int) -> Iterator[tuple[Group, tuple[Group, ...], int]]:
    """All ways to name the jokers, each any face, and split the hand: what they stand for, the sets, the pair.

    The jokers are dealt out to the suits and honours first, for no set or pair is of two of them: all but the one with
    the pair must hold whole sets.
    """
    held = [tuple(sorted(face for face in natural if face in part)) for part in PARTS]
    for places in combinations_with_replacement(range(len(PARTS)), jokers):
        shares = [places.count(place) for place in range(len(PARTS))]
        rests = [(len(tiles) + share) % 3 for tiles, share in zip(held, shares, strict=True)]
        if sorted(rests) == [0] * (len(PARTS) - 1) + [2]:
            for ways in product(*map(part_splits, PARTS, held, shares)):
                chosen, sets, pairs = (sum(columns, ()) for columns in zip(*ways, strict=True))
                yield chosen, sets, pairs[0]


@lru_cache(maxsize=20_000)
def part_splits(part: range, tiles: Group, jokers: int) -> list[tuple[Group, tuple[Group, ...], Group]]:
    """The same for a suit or an honour; where the number of tiles leaves no pair, `()` stands for it."""
    whole = (len(tiles) + jokers) % 3 == 0
    found: list[tuple[Group, tuple[Group, ...], Group]] = []
    for chosen in combinations_with_replacement(part, jokers):
        named = tuple(sorted([*tiles, *chosen]))
        if whole:
            found += [(chosen, sets, ()) for sets in set_splits(named)]
        else:
            found += [(chosen, sets, (pair,)) for sets, pair in splits(named)]
    return found


# --- words about a hand


def hand_of(sheet: Sheet, seat: int | None = None) -> Hand:
    """The hand that wins, taken off the sheet; of another seat the hand at rest, which nothing has completed."""
    win = sheet.win
    if seat is not None or win is None:
        assert seat is not None
        return Hand(tuple(sorted(faces(sheet.hands[seat]))), melds_of(sheet, seat), -1, "")
    tile = face(win.tile)
    return Hand(tuple(sorted([*faces(sheet.hands[win.seat]), tile])), melds_of(sheet, win.seat), tile, win.by)


def melds_of(sheet: Sheet, seat: int) -> tuple[tuple[str, Group], ...]:
    """The melds of a seat as words and faces."""
    return tuple((meld.kind, tuple(sorted(faces(meld.tiles)))) for meld in sheet.melds[seat])


def all_faces(hand: Hand) -> list[int]:
    """The faces of the hand, melds included."""
    return [*hand.concealed, *(face for _, group in hand.melds for face in group)]


def suits(kinds: Iterable[int]) -> set[int]:
    """The suits that are there, honours left out."""
    return {kind // 9 for kind in kinds if kind < HONOURS[0]}


def is_one_suit(kinds: Sequence[int]) -> bool:
    """Return True if all tiles are of one suit."""
    return len(suits(kinds)) == 1 and not any(kind in HONOURS for kind in kinds)


def is_terminal(kind: int) -> bool:
    """Return True for a one or a nine."""
    return kind < HONOURS[0] and kind % 9 in (0, 8)


def is_outer(kind: int) -> bool:
    """Return True for a one, a nine or an honour."""
    return kind in HONOURS or is_terminal(kind)


def is_claimed(word: str) -> bool:
    """Return True if a meld of this kind holds a tile of another player."""
    return word != "concealed"


def waits(tiles: Sequence[int], completes: Callable[[list[int]], bool], kinds: Iterable[int] = range(34)) -> list[int]:
    """The faces that would complete the concealed tiles."""
    return [kind for kind in kinds if completes(sorted([*tiles, kind]))]


def lonely(tiles: Sequence[int]) -> int:
    """How many tiles have no other like them and none of their suit within two numbers."""
    held = Counter(tiles)
    return sum(
        count == 1 and not any(held[kind + step] for step in (-2, -1, 1, 2) if are_suited(kind, kind + step))
        for kind, count in held.items()
    )


def are_suited(one: int, other: int) -> bool:
    """Return True for two numbers of a suit."""
    return 0 <= other < HONOURS[0] and one < HONOURS[0] and one // 9 == other // 9
