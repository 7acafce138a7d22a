"""The ways into a room: links that nobody guesses, codes of six letters that few may try."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from fangcheng.web.store.store import key_of
from fangcheng.web.table.bounds import ADDRESSES, Budgets, NoRoom, party

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, for words, and none that looks like another
LENGTH = 6  # 64 million codes
TRIES, AGAIN = 10.0, 1 / 60  # wrong codes of one address at once, and a second after that
ALL_TRIES, ALL_AGAIN = 200.0, 200 / 60  # of all addresses together that have given no right one of late
OF_LATE = 24 * 3600.0  # seconds


def new_invite() -> str:
    """Draw what a link holds: 128 bits."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """Draw a code."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def spelt(code: str) -> str:
    """Return a code as it was drawn, however somebody has typed it."""
    return "".join(letter for letter in code.upper() if letter in LETTERS)


def code_key(code: str) -> bytes:
    """Return what is kept of a code."""
    return key_of(f"code {spelt(code)}")


class Tries:
    """How many wrong codes may still be tried."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._own = Budgets(AGAIN, TRIES, now)
        self._all = Budgets(ALL_AGAIN, ALL_TRIES, now)
        self._now = now
        self._right: OrderedDict[str, float] = OrderedDict()  # by address: when it gave a right code

    def admit(self, host: str) -> None:
        """Do nothing where a code may be tried now. Raises NoRoom."""
        for budget in (self._own.of(party(host)), *([] if self._is_known(host) else [self._all.of("")])):
            if budget.left < 1 and budget.wait > 0:
                raise NoRoom("error-too-busy", 1 + int(budget.wait))

    def miss(self, host: str) -> None:
        """Count a wrong one."""
        self._own.of(party(host)).charge(1)
        if not self._is_known(host):
            self._all.of("").charge(1)

    def hit(self, host: str) -> None:
        """Note a right one: whoever guesses elsewhere shuts nobody out who has found his way in before."""
        self._right[party(host)] = self._now()
        self._right.move_to_end(party(host))
        if len(self._right) > ADDRESSES:
            self._right.popitem(last=False)

    def _is_known(self, host: str) -> bool:
        return self._now() - self._right.get(party(host), -OF_LATE) < OF_LATE
