"""A slow scorer of Sichuan's hands, written from rules/sichuan.md line by line; it shares no code with the engine."""

from collections import Counter
from collections.abc import Iterator

from reference.words import Group, Hand, is_pairs, is_run, splits

MAINS = {
    "plain": 0,
    "all_pungs": 1,
    "full_flush": 2,
    "all_terminal_sets": 2,
    "seven_pairs": 2,
    "pure_all_pungs": 3,
    "all_258_pungs": 3,
    "dragon_seven_pairs": 4,
    "pure_seven_pairs": 4,
    "pure_terminal_sets": 4,
    "pure_dragon_seven_pairs": 5,
    "heavenly_win": 5,
    "earthly_win": 5,
}


def fan(hand: Hand, context: frozenset[str] = frozenset(), seat: int = 1, payer: int = 0) -> int:
    """Fan before the cap; -1 for no win. Seat 0 deals."""
    best = -1
    for sets, pair in forms(hand):
        mains = main_patterns(hand, sets, pair, context, seat, payer)
        fours = roots(hand)
        best = max(best, *(MAINS[main] + fours - ("dragon" in main) + extras(hand, context) for main in mains))
    return best


def shown_main(hand: Hand, context: frozenset[str] = frozenset(), seat: int = 1, payer: int = 0) -> str:
    """The main pattern shown of a winning hand: most fan before the cap, then the greatest, then the first in MAINS."""
    order, fours = list(MAINS), roots(hand)
    mains = {main for sets, pair in forms(hand) for main in main_patterns(hand, sets, pair, context, seat, payer)}
    return max(mains, key=lambda main: (MAINS[main] + fours - ("dragon" in main), MAINS[main], -order.index(main)))


def fan_sbr(hand: Hand, context: frozenset[str] = frozenset()) -> int:
    """Fan of the adding table of preset mil_2025 before the cap; -1 for no win."""
    best = -1
    for sets, pair in forms(hand):
        total = roots(hand) + extras(hand, context)
        total += 2 * one_suit(hand) + 2 * (pair is None) + all_pungs(hand, sets)
        total += hand.by == "rob" and "after_kong_discard" in context
        best = max(best, total)
    return best


def forms(hand: Hand) -> Iterator[tuple[tuple[Group, ...], int | None]]:
    """Sets and pair, or no sets and None for seven pairs; nothing when all three suits are held."""
    if len({face // 9 for face in faces(hand)}) > 2:
        return
    if not hand.melds and is_pairs(hand.concealed):
        yield (), None
    yield from splits(hand.concealed)


def faces(hand: Hand) -> list[int]:
    return [*hand.concealed, *(face for _, group in hand.melds for face in group)]


def one_suit(hand: Hand) -> bool:
    return len({face // 9 for face in faces(hand)}) == 1


def all_pungs(hand: Hand, sets: tuple[Group, ...]) -> bool:
    return len(sets) + len(hand.melds) == 4 and not any(is_run(group) for group in sets)


def roots(hand: Hand) -> int:
    kongs = {group[0] for _, group in hand.melds if len(group) == 4}
    return sum(count == 4 and face not in kongs for face, count in Counter(faces(hand)).items())


def main_patterns(
    hand: Hand, sets: tuple[Group, ...], pair: int | None, context: frozenset[str], seat: int, payer: int
) -> list[str]:
    found = ["plain"]
    pure = one_suit(hand)
    groups = [*sets, *(group for _, group in hand.melds)]
    if pure:
        found.append("full_flush")
    if pair is None:
        dragon = max(Counter(hand.concealed).values()) == 4
        found += ["seven_pairs"] + ["pure_seven_pairs"] * pure
        found += ["dragon_seven_pairs"] * dragon + ["pure_dragon_seven_pairs"] * (dragon and pure)
    else:
        if all_pungs(hand, sets):
            found += ["all_pungs"] + ["pure_all_pungs"] * pure
            if all(face % 9 in (1, 4, 7) for face in faces(hand)):
                found.append("all_258_pungs")
        if all(any(face % 9 in (0, 8) for face in group) for group in [*groups, (pair,)]):
            found += ["all_terminal_sets"] + ["pure_terminal_sets"] * pure
    if "first_turn" in context:
        if seat == 0 and hand.by == "self":
            found.append("heavenly_win")
        if seat != 0 and (hand.by == "self" or (hand.by == "discard" and payer == 0)):
            found.append("earthly_win")
    return found


def extras(hand: Hand, context: frozenset[str]) -> int:
    total = sum(len(group) == 4 for _, group in hand.melds)
    total += hand.by == "self" and "kong_replacement" in context
    total += hand.by == "discard" and "after_kong_discard" in context
    total += hand.by == "rob"
    total += hand.by in ("self", "discard") and "last_tile" in context
    total += len(hand.melds) == 4
    return total
