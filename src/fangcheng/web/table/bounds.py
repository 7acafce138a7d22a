"""How many tables there may be, and how fast one address may open them."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from fangcheng.errors import FangchengError
from fangcheng.web import wire
from fangcheng.web.page.texts import text

ADDRESSES = 4096  # that are remembered; the one heard of longest ago is forgotten first


@dataclass(frozen=True)
class Bounds:
    """What a server holds."""

    tables: int = 64
    of_address: int = 16  # of them opened from one address
    rate: float = 0.5  # tables a second that one address may open ...
    burst: float = 30.0  # ... after so many at once
    away: float = 60.0  # seconds without anybody at it after which a table may make room for another's


class NoRoom(FangchengError):
    """No table can be opened now; `reason` says why, and after `wait` seconds it may be otherwise."""

    def __init__(self, key: str, wait: int) -> None:
        super().__init__(key)
        self.reason: wire.Text = text(key, n=wait)
        self.wait = wait


class Budget:
    """So much a second, with a burst."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.left = rate, burst, burst
        self._now = now
        self.at = now()

    def spend(self) -> bool:
        """Return True if one more is allowed now."""
        now = self._now()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def wait(self) -> float:
        """Return the seconds until one more is allowed."""
        return max(0.0, (1 - self.left) / self.rate)


class Openings:
    """The budgets of all addresses."""

    def __init__(self, bounds: Bounds, now: Callable[[], float] = time.monotonic) -> None:
        self.bounds = bounds
        self._now = now
        self._budgets: OrderedDict[str, Budget] = OrderedDict()

    def spend(self, address: str) -> None:
        """Let the address open one more table. Raises NoRoom."""
        budget = self._budgets.setdefault(address, Budget(self.bounds.rate, self.bounds.burst, self._now))
        self._budgets.move_to_end(address)
        if len(self._budgets) > ADDRESSES:
            self._budgets.popitem(last=False)
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
