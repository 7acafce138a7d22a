"""The ways into a room: links that nobody guesses, codes that few may try."""

import secrets
import time
from collections.abc import Callable

from fangcheng.web.store.store import key_of
from fangcheng.web.table.bounds import Budgets, NoRoom, party

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, for words, and none that looks like another
LENGTH = 6  # 64 million codes
TRIES, AGAIN = 10.0, 1 / 60  # wrong codes of one address at once, and a second after that
ALL_TRIES, ALL_AGAIN = 200.0, 200 / 60  # of all addresses together
DEVICE_LENGTH = 10  # 43 bits
DEVICE_SECONDS = 180  # that a code for another device is good for
MOST_DEVICES = 100  # such codes at once


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

    def admit(self, host: str) -> None:
        """Do nothing where a code may be tried now. Raises NoRoom."""
        for budget in (self._own.of(party(host)), self._all.of("")):
            if budget.left < 1 and budget.wait > 0:
                raise NoRoom("error-too-busy", 1 + int(budget.wait))

    def miss(self, host: str) -> None:
        """Count a wrong one."""
        self._own.of(party(host)).charge(1)
        self._all.of("").charge(1)


class DeviceCodes:
    """Codes by which another device becomes that of the same person, each once and for a few minutes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._known: dict[bytes, tuple[float, str]] = {}  # when each ends, and whose it is

    def make(self, person: str) -> str:
        """Draw a code for a person; an older one of his leads nowhere any more. Raises NoRoom."""
        now = self._now()
        self._known = {key: one for key, one in self._known.items() if one[0] > now and one[1] != person}
        if len(self._known) >= MOST_DEVICES:
            raise NoRoom("error-too-busy", DEVICE_SECONDS)
        code = "".join(secrets.choice(LETTERS) for _ in range(DEVICE_LENGTH))
        self._known[code_key(code)] = now + DEVICE_SECONDS, person
        return code

    def take(self, code: str) -> str | None:
        """Return whose code this is, None for nobody's; it is used up."""
        ends, person = self._known.pop(code_key(code), (0.0, ""))
        return person if ends > self._now() else None
