"""How many games one address can have compiled: the helpers that do it share the cores with all players.

What is refused stays interpreted, and is asked for again with the next hand or question.
"""

import threading
from collections import OrderedDict

from fangcheng.web.table.bounds import payer

REMEMBERED = 4096  # games that somebody has ordered; the one ordered longest ago is forgotten first


_ordered: OrderedDict[str, None] = OrderedDict()
_lock = threading.Lock()


def may_order(game: str) -> bool:
    """Return True if a game may be compiled for who asks; what somebody has ordered before costs nothing."""
    allowed = payer.get().games
    with _lock:
        if allowed is not None and game not in _ordered and not allowed.spend():
            return False
        _ordered[game] = None
        _ordered.move_to_end(game)
        if len(_ordered) > REMEMBERED:
            _ordered.popitem(last=False)
        return True
