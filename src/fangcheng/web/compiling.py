"""How many games one address can have compiled: the helpers that do it share the cores with all players.

What is refused stays interpreted, and is asked for again with the next hand or question.
"""

import threading
from collections import OrderedDict
from contextvars import ContextVar
from typing import Protocol

REMEMBERED = 4096  # games that somebody has ordered; the one ordered longest ago is forgotten first


class Allowance(Protocol):
    """What an address may have compiled now."""

    def spend(self, price: float = 1.0) -> bool:
        """Return True if so much is allowed now."""


allowance: ContextVar[Allowance | None] = ContextVar("allowance", default=None)  # of who asks; None: all is allowed

_ordered: OrderedDict[str, None] = OrderedDict()
_lock = threading.Lock()


def may_order(game: str) -> bool:
    """Return True if a game may be compiled for who asks; what somebody has ordered before costs nothing."""
    allowed = allowance.get()
    with _lock:
        if allowed is not None and game not in _ordered and not allowed.spend():
            return False
        _ordered[game] = None
        _ordered.move_to_end(game)
        if len(_ordered) > REMEMBERED:
            _ordered.popitem(last=False)
        return True
