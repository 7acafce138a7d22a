"""What tables leave behind when they are closed: nothing."""

import asyncio
import gc
import weakref
from dataclasses import replace
from pathlib import Path

import pytest

from fangcheng.web import bodies, messages, wire
from fangcheng.web.table.room import Room
from web.tables import QUICK, Page, decide, run_apart

COMPILED = replace(QUICK, mode="compiled")


async def play_and_close(variant, seed, decisions, pace):
    """Open a table, decide some things, close it, and return weak references to what it consisted of."""
    room = await Room.open(bodies.NewTable(variant, {}, seed), pace)
    page = Page()
    room.join(page)
    await room.receive(page, messages.Sync(-1))
    for _ in range(decisions):
        await decide(room, page)
    parts = [weakref.ref(part) for part in (room, room.match, room.match.engine)]
    room.part(page)
    room.close(wire.Text("end"))
    return parts


def test_a_closed_table_is_let_go_of():
    async def play():
        parts = [part for seed in range(3) for part in await play_and_close("sichuan", seed, 3, QUICK)]
        await asyncio.sleep(0.05)  # its driver hears that it is over
        return parts

    parts = run_apart(play())
    gc.collect()
    assert [part() for part in parts if part() is not None] == []


@pytest.mark.slow
def test_a_thousand_tables_opened_and_closed_leave_the_memory_as_it_was():
    status = Path("/proc/self/status")
    if not status.exists():
        pytest.skip("only Linux tells how much memory a process has")

    def megabytes():
        gc.collect()
        return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS")) / 1024

    async def play(seeds):
        for seed in seeds:
            await play_and_close("riichi", seed, 4, COMPILED)

    run_apart(play(range(20)))
    before = megabytes()
    run_apart(play(range(20, 1020)))
    assert megabytes() - before < 100
