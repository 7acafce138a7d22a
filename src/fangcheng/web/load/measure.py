"""One load test: a server, players at all its tables, and what came of it."""

import asyncio
import http.client
import math
import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from fangcheng.web.bodies import NewTable, TableTicket
from fangcheng.web.load.host import SELF, Host
from fangcheng.web.load.player import PATIENCE, Player, Tally

OK = 200
OPENED_AT_ONCE = 8
BEFORE = 3.0  # seconds from the last table opened to the first act that counts


@dataclass(frozen=True)
class Plan:
    """What is to be measured."""

    variant: str
    tables: int
    seconds: float
    think: float  # seconds a person takes for a decision, half as many more or less


class Measured(Struct, frozen=True):
    """What a load test found; times in milliseconds, memory in megabytes, None where the system does not tell."""

    tables: int
    seconds: float
    acts: float  # a second
    messages: float  # a second
    octets: int  # of a message, uncompressed
    hands: int  # played to their ends
    median: float  # from an act to the event it brought
    p99: float
    longest: float
    processor: float | None  # share of one core
    memory_before: float | None  # with the game compiled and no table
    memory: float | None  # the most
    stale: int
    refused: int
    lost: int
    missed: int
    apart: int

    @property
    def is_sound(self) -> bool:
        """Return True if nothing was lost."""
        return self.refused == self.lost == self.missed == self.apart == 0 and self.acts > 0


def measure(plan: Plan, tell: Callable[[str], None]) -> Measured:
    """Start a server, measure, and end it. Raises FangchengError where it does not start."""
    tell(f"a server gets ready for {plan.variant}; where it must be compiled first, that takes half a minute")
    host = Host(plan.variant, plan.tables)
    try:
        return asyncio.run(_measure(plan, host, tell))
    finally:
        host.stop()


async def _measure(plan: Plan, host: Host, tell: Callable[[str], None]) -> Measured:
    """Fill the tables, let them settle, count for the time wanted, and let everybody finish."""
    tally, stop, before = Tally(), asyncio.Event(), host.memory
    tell(f"{plan.tables} tables are opened")
    playing: list[asyncio.Task[None]] = []
    for first in range(0, plan.tables, OPENED_AT_ONCE):
        seeds = range(first, min(plan.tables, first + OPENED_AT_ONCE))
        for ticket in await asyncio.gather(
            *(asyncio.to_thread(_open, host.port, plan.variant, seed) for seed in seeds)
        ):
            if ticket is None:
                tally.refused += 1
            else:
                player = Player(host.port, ticket, plan.think, tally, len(playing))
                playing.append(asyncio.create_task(player.play(stop)))
    await asyncio.sleep(BEFORE)
    tell(f"{plan.seconds:g} seconds are measured")
    spent, tally.measuring = host.processor_seconds, True
    began = time.monotonic()
    await asyncio.sleep(plan.seconds)
    tally.measuring = False
    seconds = time.monotonic() - began
    share = (host.processor_seconds - spent) / seconds
    stop.set()
    await asyncio.gather(*playing)
    return _told(plan, tally, seconds, share, before, host.most_memory)


def _open(port: int, variant: str, seed: int) -> TableTicket | None:
    """Ask for a table; None where the server has none."""
    line = http.client.HTTPConnection(SELF, port, timeout=3 * PATIENCE)
    try:
        body = msgspec.json.encode(NewTable(variant, {}, seed))
        line.request("POST", "/api/tables", body, {"content-type": "application/json"})
        answer = line.getresponse()
        content = answer.read()
        return msgspec.json.decode(content, type=TableTicket) if answer.status == OK else None
    except OSError:
        return None
    finally:
        line.close()


def _told(plan: Plan, tally: Tally, seconds: float, share: float, before: float, most: float) -> Measured:
    waits = sorted(1000 * wait for wait in tally.waits)
    return Measured(
        tables=plan.tables,
        seconds=round(seconds, 1),
        acts=round(len(waits) / seconds, 1),
        messages=round(tally.messages / seconds, 1),
        octets=round(tally.octets / max(1, tally.messages)),
        hands=tally.hands,
        median=at(waits, 0.5),
        p99=at(waits, 0.99),
        longest=at(waits, 1.0),
        processor=known(share, 2),
        memory_before=known(before),
        memory=known(most),
        stale=tally.stale,
        refused=tally.refused,
        lost=tally.lost,
        missed=tally.missed,
        apart=tally.apart,
    )


def at(waits: list[float], share: float) -> float:
    """Return the least of sorted times that this share of them does not exceed."""
    return round(waits[max(0, math.ceil(share * len(waits)) - 1)], 1) if waits else 0.0


def known(value: float, digits: int = 1) -> float | None:
    """Return a number, None for one that could not be found out."""
    return None if math.isnan(value) else round(value, digits)
