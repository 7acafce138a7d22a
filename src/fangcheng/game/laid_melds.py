"""How a meld lies on the table: which of its tiles is turned, and so from whom it came."""

from typing import Any, NamedTuple

from fangcheng.game.seat_views import MeldView
from fangcheng.tiles import plain


class Lying(NamedTuple):
    """The tiles of a claimed meld from left to right, as its owner sees them."""

    tiles: tuple[str, ...]
    turned: int | None  # place of the tile that lies sideways
    added: int | None = None  # place of the fourth tile, which lies on the turned one


def lie(seen: MeldView, owner: int, seats: int, rules: Any) -> Lying:
    """Lay a claimed meld: the claimed tile turned on the side of who gave it, left, middle or right.

    Where the rules say so the claimed tile of a chow lies upright between its two neighbours instead.
    Rules: RIICHI-37, RIICHI-38, RIICHI-39, RIICHI-40, RIICHI-41, JIANGNAN-15, JIANGNAN-16, JIANGNAN-17, TAIWAN-18.
    """
    assert seen.called is not None
    assert seen.source is not None
    tiles = list(seen.tiles)
    added = [tiles.pop(seen.added)] if seen.added is not None else []
    claimed = tiles.pop(seen.called)
    tiles.sort(key=lambda tile: (tile[1], plain(tile)[0]))
    distance = (seen.source - owner) % seats
    turned = 0 if distance == seats - 1 else len(tiles) if distance == 1 else 1
    middle = rules.chow_between != 0 and seen.kind == "chi"
    tiles.insert(1 if middle else turned, claimed)
    return Lying((*tiles, *added), None if middle else turned, len(tiles) if added else None)
