"""How much one address may ask of a server: how many tables, how fast it may open them."""

import ipaddress
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass

from fangcheng.errors import FangchengError
from fangcheng.web import wire
from fangcheng.web.page.texts import text

ADDRESSES = 4096  # that are remembered; the one heard of longest ago is forgotten first


@dataclass(frozen=True)
class Bounds:
    """What a server holds, and what one address may ask of it."""

    tables: int = 64  # open at once
    returning: int | None = None  # of them for who comes back to a kept table; None: a quarter
    of_address: int = 16  # of them opened from one address
    rate: float = 0.5  # tables a second that one address may open ...
    burst: float = 10.0  # ... after so many at once
    rooms: float = 1 / 60  # rooms a second that one address may open; each lies on disk for a month ...
    rooms_burst: float = 20.0  # ... after so many at once
    away: float = 60.0  # seconds without anybody at it after which a table may make room for another's
    undecided: float = 600.0  # seconds without a decision after which it may, though somebody looks at it
    talk: float = 30.0  # messages a second that all lines of one address may send; more wait ...
    talk_burst: float = 200.0  # ... after so many at once
    work: float = 0.1  # seconds of a core that one address may take in a second by what it asks beside its tables ...
    work_burst: float = 2.0  # ... after so many at once
    play: float = 0.15  # seconds of a core that its tables may take in a second, openings and hints too ...
    play_burst: float = 2.0  # ... after so many at once
    games: float = 1 / 60  # games a second that one address may have compiled ...
    games_burst: float = 6.0  # ... after so many at once
    reviews: float = 1 / 300  # games a second that one address may have reviewed, by a helper of low priority ...
    reviews_burst: float = 6.0  # ... after so many at once
    at_once: int = 6  # questions of one address that may wait for their answers
    requests: float = 20.0  # requests a second that are let in from one address; more wait ...
    requests_burst: float = 200.0  # ... after so many at once, as a page needs that is loaded
    outside: int = 32  # of its requests that may wait so; more are refused

    @property
    def for_new(self) -> int:
        """Return how many tables there may be for a new one to be opened."""
        return self.tables - (self.tables // 4 if self.returning is None else min(self.returning, self.tables - 1))


class NoRoom(FangchengError):
    """No table can be opened now; `reason` says why, and after `wait` seconds it may be otherwise."""

    def __init__(self, key: str, wait: int) -> None:
        super().__init__(key)
        self.reason: wire.Text = text(key, n=wait)
        self.wait = wait


class Budget:
    """So much a second, with a burst. It may fall into debt, and gives nothing until that is made up for.

    Threads that work may charge it at the same time.
    """

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.left = rate, burst, burst
        self._now = now
        self.at = now()
        self._lock = threading.Lock()

    def spend(self, price: float = 1.0) -> bool:
        """Return True if so much is allowed now."""
        with self._lock:
            self._earn()
            if self.left < price:
                return False
            self.left -= price
            return True

    def charge(self, price: float) -> None:
        """Take what has been used already."""
        with self._lock:
            self._earn()
            self.left -= price

    def wait_for(self, price: float = 1.0) -> float:
        """Return the seconds until so much is allowed."""
        with self._lock:
            self._earn()
            return max(0.0, (price - self.left) / self.rate)

    @property
    def wait(self) -> float:
        """Return the seconds until one more is allowed."""
        return self.wait_for()

    @property
    def debt_ends_in(self) -> float:
        """Return the seconds until nothing is owed any more."""
        return self.wait_for(0.0)

    def refuse_in_debt(self) -> None:
        """Raise NoRoom where more was taken than is earned yet."""
        wait = self.debt_ends_in
        if wait > 0:
            raise NoRoom("error-too-busy", 1 + int(wait))

    def _earn(self) -> None:
        now = self._now()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class Budgets:
    """A budget for every address that was heard of of late."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self._now = rate, burst, now
        self._budgets: OrderedDict[str, Budget] = OrderedDict()

    def of(self, address: str) -> Budget:
        """Return the budget of an address."""
        budget = self._budgets.setdefault(address, Budget(self.rate, self.burst, self._now))
        self._budgets.move_to_end(address)
        if len(self._budgets) > ADDRESSES:
            self._budgets.popitem(last=False)
        return budget


@dataclass(frozen=True)
class Payer:
    """For whom something is done: whose turn it is, and what pays for it."""

    address: str = ""  # empty for this machine's own
    play: Budget | None = None  # seconds of a core for its tables; None: nothing is charged
    games: Budget | None = None  # games that it may have compiled; None: all of them


NOBODY = Payer()
payer: ContextVar[Payer] = ContextVar("payer", default=NOBODY)


class Openings(Budgets):
    """How many tables each address may open now."""

    def __init__(self, bounds: Bounds, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(bounds.rate, bounds.burst, now)

    def spend(self, address: str) -> None:
        """Let the address open one more table. Raises NoRoom."""
        budget = self.of(address)
        if not budget.spend():
            raise NoRoom("error-too-many-tables", 1 + int(budget.wait))


def party(host: str) -> str:
    """Return who counts as one address: of IPv6 a whole network, for a household has as many as it likes."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)
