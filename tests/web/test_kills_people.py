"""A server of several people killed at any moment: nothing that anybody was told is lost, nothing is done twice."""

import contextlib
import os
import random
import subprocess
import sys
from collections import Counter

import msgspec
import pytest

from fangcheng.web.people.table import SharedTable
from fangcheng.web.store.store import Store
from web.company import WINDOWS, company
from web.killed_company import digest
from web.tables import run_apart
from web.test_kills import EARLY, LONGEST, kill_one

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="killed companies are forks")


@contextlib.contextmanager
def companies(variant):
    """A process that forks companies."""
    command = [sys.executable, "-m", "web.killed_company", variant]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env) as process:
        yield process
        process.stdin.close()


async def opened(where, variant, options, people):
    """Let a company sit down and be dealt to, and let go of it."""
    store = Store.in_folder(where)
    async with company(variant, people, options, pace=WINDOWS, store=store) as there:
        await there.begin()
        told = there.table.id, [(guest.id, guest.name, guest.key) for guest in there.guests]
        ticket = there.ticket.room, there.ticket.invite, there.ticket.code
    store.close()
    return *told, ticket


async def kept_at(where, table, names, version):
    """The changes of a table, and what everybody is shown by the table as it was after so many of them."""
    store = Store.in_folder(where)
    kept = await store.load(table)
    assert not kept.damage
    shown = None
    if version:
        then = msgspec.structs.replace(kept, changes=kept.changes[:version])
        again = await SharedTable.restore(then, WINDOWS, names, store)
        shown = [digest(reader) for reader in again.game.readers.values()]
        again.close(None)
    store.close()
    return kept.changes, shown


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("variant", "options", "people", "kills"),
    [
        ("sichuan", {}, 3, 20),
        pytest.param("chengdu", {"players": 2}, 2, 250, marks=pytest.mark.slow),
        pytest.param("sanma", {}, 3, 250, marks=pytest.mark.slow),
        pytest.param("riichi", {}, 4, 250, marks=pytest.mark.slow),
        pytest.param("chengdu", {"players": 7}, 7, 250, marks=pytest.mark.slow),
    ],
)
def test_what_a_company_was_told_outlives_every_kill(variant, options, people, kills, tmp_path):
    chance = random.Random(kills)
    table, guests, ticket = run_apart(opened(tmp_path, variant, options, people))
    names = [name for _, name, _ in guests] + ["Mei", "Lan", "Zhu", "Ju"]
    acked, pending = set(), {}
    with companies(variant) as process:
        for number in range(kills):
            order = {
                "where": str(tmp_path),
                "ticket": ticket,
                "people": guests,
                "seed": f"{variant} {number}",
                "pending": list(pending.items()),
            }
            last = None
            for line in kill_one(process, order, chance.random() < EARLY, chance.uniform(0, LONGEST)):
                if "sent" in line:
                    pending[line["by"]] = line["message"]
                elif "acked" in line or "refused" in line:
                    pending.pop(line["by"], None)
                if line.get("act"):
                    acked.add((line["by"], line["acked"]))
                    last = line if line["shown"] else last
            changes, shown = run_apart(kept_at(tmp_path, table, names, last["at"] if last else 0))
            if last is not None:
                assert shown == last["shown"]
            done = Counter((change.by, change.id) for change in changes if change.id)
            assert set(done.values()) <= {1}
            assert acked <= set(done)
    print(
        f"{len(acked)} acts acknowledged, {len(changes)} changes, {sum(one.hidden for one in changes)} of them hidden"
    )
    assert len(acked) > kills / 2
    assert {by for by, _ in acked} == set(range(people))
