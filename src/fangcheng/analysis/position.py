"""What a seat can work out from its view: tiles it cannot see, which discards are safe, which look so.

Only visible things count; nothing here asks the table.
"""

from typing import Any

from fangcheng.tiles import FACES, NAMES, face_of, parse

FACE_DOWN = "#"


def visible_counts(view: Any) -> dict[str, int]:
    """Count the copies of every face the reader of a `game.views.View` can see, red fives as fives."""
    counts = dict.fromkeys(NAMES[:FACES], 0)
    for seat in view.seats:
        for tile in _tiles_of(seat):
            if tile != FACE_DOWN and tile[-1] not in "faj":
                counts[_face(tile)] += 1
        counts["4z"] += seat.aside
    for tile in view.indicators:
        counts[_face(tile)] += 1
    return counts


def _tiles_of(seat: Any) -> list[str]:
    tiles = [*(seat.hand or ()), *([seat.drawn] if seat.drawn else [])]
    tiles += [discard.tile for discard in seat.river if not discard.called]
    return tiles + [tile for meld in seat.melds for tile in meld.tiles]


def _face(tile: str) -> str:
    return NAMES[face_of(parse(tile)[0])]


def tiles_left(view: Any, tile: str, copies: int = 4) -> int:
    """Count the copies of a tile the reader cannot see: in the wall or in the other hands."""
    return max(copies - visible_counts(view)[_face(tile)], 0)


def genbutsu(view: Any, seat: int) -> set[str]:
    """Return the faces that `seat` has discarded: where own discards bar a win, safe against it for good.

    Rules: RIICHI-75.
    """
    return {_face(discard.tile) for discard in view.seats[seat].river}


def suji(view: Any, seat: int) -> set[str]:
    """Return faces on whose two-sided waits the seat would be furiten: 4 discarded covers 1 and 7, 1 and 7 cover 4."""
    thrown = genbutsu(view, seat)
    safe = set()
    for suit in "mps":
        for rank in range(1, 10):
            partners = [other for other in (rank - 3, rank + 3) if 1 <= other <= 9]
            if all(f"{other}{suit}" in thrown for other in partners):
                safe.add(f"{rank}{suit}")
    return safe


def danger(view: Any, seat: int, tile: str) -> float:
    """Tell how risky a discard is against one seat, 0 safe to 1: an ordering, not a probability.

    Genbutsu 0; honours by the copies unseen; suji low; terminals below middle tiles.
    """
    face = _face(tile)
    if face in genbutsu(view, seat):
        return 0.0
    left = tiles_left(view, face)
    if face[1] == "z":
        return (0.0, 0.05, 0.15, 0.3, 0.3)[left]
    rank = int(face[0])
    base = {1: 0.35, 9: 0.35, 2: 0.5, 8: 0.5, 3: 0.65, 7: 0.65}.get(rank, 0.8)
    if face in suji(view, seat):
        base *= 0.35
    return base if left else base * 0.7
