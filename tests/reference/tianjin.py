"""A slow scorer of Tianjin's hands, written from rules/tianjin.md line by line; it shares no code with the engine.

Each joker tile is tried as every face; each complete hand is split in every way; the drawn tile is tried in every
group that has its face.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from reference.words import Group, is_run, joker_splits

FIVE_RUN = (3, 4, 5)


def best_total(
    natural: Sequence[int],
    jokers: int,
    drawn: int | None,
    melds: Sequence[Group],
    joker_faces: Sequence[int],
    context: Iterable[str] = (),
    dealer: bool = False,
) -> int:
    """The highest total of the hand, below 2 for no win.

    `natural` holds the concealed tiles that are no jokers, the drawn one included unless it is a joker (`drawn` None).
    """
    best = 0
    for chosen, sets, pair in joker_splits(natural, jokers):
        if len(sets) + len(melds) == 4:
            for group, lone in placements(sets, pair, drawn, Counter(chosen)):
                total = total_of(sets, pair, group, lone, drawn, jokers, melds, joker_faces, context, dealer)
                best = max(best, total)
    return best


def placements(
    sets: Sequence[Group], pair: int, drawn: int | None, stand_ins: Counter[int]
) -> Iterator[tuple[Group, tuple[int, bool]]]:
    """Group (a pair has two tiles) that takes the drawn tile, with (face there, are all its companions jokers)."""
    for group in {*sets, (pair, pair)}:
        for face in set(group):
            if drawn is None and not stand_ins[face]:
                continue
            if drawn is not None and drawn != face:
                continue
            free = stand_ins - Counter([face] if drawn is None else [])
            companions = Counter(group) - Counter([face])
            yield group, (face, all(free[other] >= count for other, count in companions.items()))


def total_of(
    sets: Sequence[Group],
    pair: int,
    group: Group,
    lone: tuple[int, bool],
    drawn: int | None,
    jokers: int,
    melds: Sequence[Group],
    joker_faces: Sequence[int],
    context: Iterable[str],
    dealer: bool,
) -> int:
    face, beside_jokers = lone
    terms = 0
    if group == FIVE_RUN and face == 4:
        terms += 3
    suit = straight(sets)
    if suit is not None:
        terms += 4
    total = terms or 1
    if suit is not None and all(joker < 27 and joker // 9 == suit for joker in joker_faces):
        total *= 2
    if beside_jokers:
        total *= 2  # a pair: joker wait; a set: double joker wait
    if not jokers and not any(meld[0] in joker_faces for meld in melds):
        total *= 2
    if "kong_replacement" in context:
        total *= 2
    if "heavenly" in context and dealer:
        total *= 4
    return total


def straight(sets: Sequence[Group]) -> int | None:
    runs = {group[0] for group in sets if is_run(group)}
    for suit in range(3):
        if {9 * suit, 9 * suit + 3, 9 * suit + 6} <= runs:
            return suit
    return None
