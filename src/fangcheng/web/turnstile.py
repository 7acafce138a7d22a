"""The door of the server: the requests of one address are let in at so many a second.

An answer costs the event loop some two milliseconds, a refusal too. Where every client of a stranger asked again as
soon as it was refused, refusals took half of the interpreter. What is more than its share waits outside instead, before
anything of it is read.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from fangcheng.web.api import refused
from fangcheng.web.askers import host_of
from fangcheng.web.table.bounds import Bounds, Budgets, NoRoom, party


class Turnstile:
    """Lets requests in: of each address in the order in which they came, at its own speed."""

    def __init__(self, app: ASGIApp, bounds: Bounds, now: Callable[[], float] = time.monotonic) -> None:
        self.app, self.bounds = app, bounds
        self._budgets = Budgets(bounds.requests, bounds.requests_burst, now)
        self._outside: Counter[str] = Counter()  # by address: requests that wait

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a line in when it is its turn, or refuse it where too many wait before it."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        address = party(host_of(HTTPConnection(scope)))
        budget = self._budgets.of(address)
        if self._outside[address] >= self.bounds.outside:
            refusal = refused(NoRoom("error-too-busy", 1 + int(budget.debt_ends_in)), 429)
            return await refusal(scope, receive, send)
        budget.charge(1)
        wait = budget.debt_ends_in
        if wait > 0:
            self._outside[address] += 1
            try:
                await asyncio.sleep(wait)
            finally:
                self._outside -= Counter([address])
        await self.app(scope, receive, send)
