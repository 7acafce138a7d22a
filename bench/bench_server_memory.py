"""How much memory a server takes that has one table, and has told one hint, of each game.

.venv/bin/python bench/bench_server_memory.py [--mode interpreted|auto] [--games riichi,mcr] [--steps]
"""

import argparse
import asyncio
import gc
import time
from pathlib import Path

from fangcheng.bots.batch import RANDOM
from fangcheng.variants import IDS
from fangcheng.web import bodies, messages
from fangcheng.web.memory import settle
from fangcheng.web.server import make_app
from fangcheng.web.store.disk import Disk
from fangcheng.web.store.store import Store
from fangcheng.web.table import bots
from fangcheng.web.table.bounds import Bounds
from fangcheng.web.table.pace import Pace


class Page:
    """The other end of a line, which keeps the last message alone."""

    def __init__(self):
        self.last = None

    def put(self, message):
        self.last = message

    def leave(self, message, code):
        self.last = message


def megabytes(name="VmRSS"):
    """Resident memory of this process, counted once for each place where it is mapped."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name)) / 1024


def taken():
    """Memory that this process really takes: what is mapped twice is counted once."""
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


async def sit_down(rooms, variant):
    """Open a table, look at it, and ask for a hint."""
    ticket = await rooms.open(bodies.NewTable(variant, {}, 1))
    room, page = await rooms.reach(ticket.id, ticket.token), Page()
    room.join(page)
    await room.receive(page, messages.Sync(-1))
    await room.receive(page, messages.AskHint())


async def measure(games, mode, steps):
    app = make_app(Pace(bot=RANDOM, mode=mode), bounds=Bounds(tables=100), store=Store(Disk()))
    rooms = app.state.rooms
    print(f"before: {megabytes():.0f} MB")
    for variant in games:
        await sit_down(rooms, variant)
        if steps:
            gc.collect()
            print(f"{variant}: {megabytes():.0f} MB resident, {taken():.0f} MB taken", flush=True)
    while bots._worker is not None:  # what is compiled behind the players' backs
        await asyncio.sleep(1)
    settle()
    resident, most, own = megabytes(), megabytes("VmHWM"), taken()
    print(f"{len(games)} games, {mode}: {resident:.0f} MB resident (most {most:.0f}), {own:.0f} MB taken")
    await rooms.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", default="interpreted")
    parser.add_argument("--games", default=",".join(IDS))
    parser.add_argument("--steps", action="store_true")
    asked = parser.parse_args()
    began = time.monotonic()
    asyncio.run(measure(asked.games.split(","), asked.mode, asked.steps))
    print(f"{time.monotonic() - began:.0f} s")
