"""Codes by which a person goes on at another device."""

import secrets
import time
from collections.abc import Callable

from fangcheng.web.people.doors import LETTERS, code_key
from fangcheng.web.table.bounds import NoRoom

LENGTH = 10  # letters: 43 bits
SECONDS = 180  # that a code is good for
MOST = 2000  # codes at once: far more than one address may have, far fewer than can be guessed at


class DeviceCodes:
    """Codes by which another device becomes that of the same person, each once and for a few minutes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._known: dict[bytes, tuple[float, str]] = {}  # when each ends, and whose it is

    def make(self, person: str) -> str:
        """Draw a code for a person; an older one of his leads nowhere any more. Raises NoRoom."""
        now = self._now()
        self._known = {key: one for key, one in self._known.items() if one[0] > now and one[1] != person}
        if len(self._known) >= MOST:
            raise NoRoom("error-too-busy", SECONDS)
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self._known[code_key(code)] = now + SECONDS, person
        return code

    def take(self, code: str) -> str | None:
        """Return whose code this is, None for nobody's; it is used up."""
        ends, person = self._known.pop(code_key(code), (0.0, ""))
        return person if ends > self._now() else None
