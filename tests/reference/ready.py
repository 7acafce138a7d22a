"""The waits of hands at rest, found by trying every tile."""

from typing import Any

from reference.shapes import is_pairs, is_sets_and_pair


def note_waits(table: Any, rules: Any) -> None:
    """Write into the table which faces complete each seat's concealed tiles; tiles of the missing suit never do."""
    for seat in range(int(table.seats)):
        tiles = [face for face in range(34) for _ in range(int(table.hand[seat, face]))]
        lack = int(table.lack.suit[seat])
        table.waits[seat] = 0
        if any(lack == face // 9 for face in tiles if face < 27):
            continue
        for face in range(27 if rules.copies[27] == 0 else 34):
            whole = sorted([*tiles, face])
            pairs = rules.sets == 4 and not table.meld_count[seat] and len(whole) == 14 and is_pairs(whole)
            if lack != face // 9 and (pairs or is_sets_and_pair(whole)):
                table.waits[seat] |= type(table.waits[seat])(1 << face)
