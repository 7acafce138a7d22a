"""Who asks: from which address, with which right to a seat, and how much may still be worked for them."""

import asyncio
import contextvars
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from typing import ParamSpec, TypeVar

from starlette.requests import HTTPConnection

from fangcheng.web.table.bounds import Bounds, Budgets, NoRoom, party
from fangcheng.web.table.work import FairThreads, charged

BEARER = "bearer "
SPOKEN = "fangcheng"  # the subprotocol of a line; beside it a page names its right to a seat, "seat.<token>"
SEAT = "seat."
BRIEF = "brief"  # another one: the page understands what has changed of a view (table/changes.py)

Given = ParamSpec("Given")
Made = TypeVar("Made")

# One thread: questions share the interpreter with the tables, and a second would take as much again from the players.
_askers = FairThreads(1, "fangcheng-asking")


def host_of(connection: HTTPConnection) -> str:
    """Return the address that asks."""
    return connection.client.host if connection.client else ""


def token_of(connection: HTTPConnection) -> str:
    """Return the right to a seat that somebody shows, empty for none.

    It stands in a header, for addresses are written down by servers on the way: in `Authorization: Bearer`, or among
    the subprotocols of a WebSocket, the one header that a page can choose there.
    """
    said = connection.headers.get("authorization", "")
    if said.lower().startswith(BEARER):
        return said[len(BEARER) :].strip()
    spoken = [one.strip() for one in connection.headers.get("sec-websocket-protocol", "").split(",")]
    return next((one.removeprefix(SEAT) for one in spoken if one.startswith(SEAT)), "")


def is_brief(connection: HTTPConnection) -> bool:
    """Return True for the line of a page that wants to be told what has changed, not all anew."""
    return BRIEF in [one.strip() for one in connection.headers.get("sec-websocket-protocol", "").split(",")]


class Askers:
    """What is worked for each address beside its tables, in seconds of a core."""

    def __init__(
        self,
        bounds: Bounds,
        now: Callable[[], float] = time.monotonic,
        work_for: Callable[[str], None] = lambda host: None,
    ) -> None:
        self.bounds = bounds
        self._work_for = work_for  # tells for whom something is done from here on
        self._budgets = Budgets(bounds.work, bounds.work_burst, now)
        self._reviews = Budgets(bounds.reviews, bounds.reviews_burst, now)
        self._waiting: Counter[str] = Counter()  # by address: questions that are being answered

    def charge(self, host: str, seconds: float) -> None:
        """Take what something costs that is done elsewhere. Raises NoRoom where too much was asked before."""
        self.admit(host)
        self._budgets.of(party(host)).charge(seconds)

    def spend_review(self, address: str) -> None:
        """Let an address have one more game reviewed. Raises NoRoom."""
        budget = self._reviews.of(address)
        if not budget.spend():
            raise NoRoom("review-full", 1 + int(budget.wait))

    async def work(self, host: str, work: Callable[Given, Made], *given: Given.args, **named: Given.kwargs) -> Made:
        """Do the work off the event loop, and charge the address that asked with the time it took. Raises NoRoom."""
        return await self.work_in(_askers, host, lambda: work(*given, **named))

    async def work_in(self, threads: Executor, host: str, work: Callable[[], Made]) -> Made:
        """Do the same in other threads."""
        address = party(host)
        budget = self._budgets.of(address)
        self.admit(host)
        self._work_for(host)

        def allowed() -> Made:
            budget.refuse_in_debt()  # what was worked meanwhile counts, too
            return work()

        self._waiting[address] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(
                threads, contextvars.copy_context().run, charged(budget, allowed)
            )
        finally:
            self._waiting -= Counter([address])

    def admit(self, host: str) -> None:
        """Do nothing where the address may ask something now, before anything of it is read. Raises NoRoom."""
        address = party(host)
        if self._waiting[address] >= self.bounds.at_once:
            raise NoRoom("error-too-busy", 1)
        self._budgets.of(address).refuse_in_debt()
