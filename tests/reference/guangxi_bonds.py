"""Bonds of Guangxi (GUANGXI-33, GUANGXI-39): three melds taken from one player bind the two."""

from collections import Counter

from reference.sheet import Seat, Sheet


def partner_of(sheet: Sheet, seat: Seat) -> Seat | None:
    """Who is bound to the seat, by whichever of the two; of several the one bound last (COMMON-14)."""
    taken: Counter[tuple[Seat, Seat]] = Counter()
    found = None
    for call in sheet.calls:
        taken[call] += 1
        if taken[call] == 3 and seat in call:
            found = call[0] if call[1] == seat else call[1]
    return found


def doubled_between(sheet: Sheet, one: Seat, other: Seat) -> int:
    """Twice, or four times where each has taken three melds from the other; once where neither has."""
    taken = Counter(sheet.calls)
    if max(taken[one, other], taken[other, one]) < 3:
        return 1
    return 4 if min(taken[one, other], taken[other, one]) >= 3 else 2
