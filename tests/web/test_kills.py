"""A server killed at any moment: what it acknowledged is there, once, and looks as it did."""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter

import msgspec
import pytest

from fangcheng.web import bodies
from fangcheng.web.store.store import Store
from fangcheng.web.table.room import Room
from fangcheng.web.table.rooms import Rooms
from web.killed import digest
from web.tables import QUICK, run_apart

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="killed players are forks")

EARLY = 0.2  # of all kills come while the table is being read
LONGEST = 0.4  # seconds until the kill


@contextlib.contextmanager
def players(variant):
    """A process that forks players."""
    path = os.pathsep.join(sys.path)
    command = [sys.executable, "-m", "web.killed", variant]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}
    ) as process:
        yield process
        process.stdin.close()


def kill_one(process, order, early, after):
    """Let a player play for so many seconds, counted from its first move unless `early`; return what it said."""
    process.stdin.write(json.dumps(order).encode() + b"\n")
    process.stdin.flush()
    said = []
    while "pid" not in (line := json.loads(process.stdout.readline())):
        said.append(line)
    pid = line["pid"]
    if not early:
        said.append(json.loads(process.stdout.readline()))
        assert "dead" not in said[-1], "the player has ended by itself: what it wrote to standard error says why"
    time.sleep(after)
    os.kill(pid, signal.SIGKILL)
    while "dead" not in (line := json.loads(process.stdout.readline())):
        said.append(line)
    return said


async def opened(where, variant, options):
    """Open a table and let go of it."""
    store = Store.in_folder(where)
    ticket = await Rooms(QUICK, store=store).open(bodies.NewTable(variant, options, 7))
    store.close()
    return ticket


async def kept_at(where, table, version):
    """Return the changes of a table, and what a page is told by the room as it was at a version."""
    store = Store.in_folder(where)
    kept = await store.load(table)
    assert not kept.damage
    then = msgspec.structs.replace(kept, changes=kept.changes[:version])
    told = digest((await Room.restore(then, QUICK, store))._view) if version else None
    store.close()
    return kept.changes, told


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("variant", "options", "kills"),
    [
        ("riichi", {}, 20),
        pytest.param("riichi", {}, 250, marks=pytest.mark.slow),
        pytest.param("mcr", {}, 250, marks=pytest.mark.slow),
        pytest.param("sichuan", {"exchange3": True}, 250, marks=pytest.mark.slow),
        pytest.param("taiwan", {"claim_timing": "live"}, 250, marks=pytest.mark.slow),
    ],
)
def test_what_was_acknowledged_outlives_every_kill(variant, options, kills, tmp_path):
    chance = random.Random(kills)
    ticket = run_apart(opened(tmp_path, variant, options))
    acked, pending = {}, None
    with players(variant) as process:
        for number in range(kills):
            order = {
                "where": str(tmp_path),
                "table": ticket.id,
                "token": ticket.token,
                "seed": f"{variant} {number}",
                "pending": pending and pending["message"],
            }
            last = None
            for line in kill_one(process, order, chance.random() < EARLY, chance.uniform(0, LONGEST)):
                if "sent" in line:
                    pending = line
                elif "acked" in line:
                    acked[line["acked"]] = line["v"]
                    last, pending = line, None
                elif "refused" in line:
                    pending = None
            changes, told = run_apart(kept_at(tmp_path, ticket.id, last["v"] if last else 0))
            assert last is None or told == last["told"]
            done = Counter(change.id for change in changes if change.id)
            assert set(done.values()) <= {1}
            assert set(acked) <= set(done)
    assert len(acked) > kills / 2
    assert any(change.undone for change in changes)
