"""A stranger with two addresses against a server with kept matches: what is lost, how long others wait, what stays.

.venv/bin/python -m web.attack [SECONDS], with `src` and `tests` in PYTHONPATH; only this machine is asked. The server,
the player and each of the stranger's addresses are processes of their own: in one they would wait for each other.
"""

import asyncio
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx2 as httpx
from websockets.sync.client import connect

from fangcheng.web.bodies import TableTicket
from fangcheng.web.load.player import Player, Tally
from records.small_tenhou6 import double_riichi, text
from web.tables import run_apart

ADDRESSES = ("10.66.0.1", "10.66.0.2")  # the stranger's, as a proxy on this machine would tell them
KEPT = 6  # tables that are played at before
QUIET = 40.0  # seconds in which the player is alone, after the game has been compiled
ARRIVE = 3.0  # seconds in which the stranger begins
SETTLE = 60.0  # seconds after the attack until memory is looked at
HERE = str(Path(__file__).parent.parent)


def right(ticket):
    return {"Authorization": f"Bearer {ticket['token']}"}


class Server:
    """`fangcheng serve` as a process of its own, on this machine alone."""

    def __init__(self, where):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        command = [sys.executable, "-c", "from fangcheng.cli import main; raise SystemExit(main())", "serve"]
        command += ["--no-open", "--port", str(self.port), "--store", str(where), "--think", "0.05-0.1"]
        # A session of its own, for Linux shares its processors out among sessions: those of the stranger are others.
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        assert "served at" in self.process.stdout.readline()
        self.address = f"http://127.0.0.1:{self.port}"

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        self.process.stdout.close()

    @property
    def megabytes(self):
        """Resident memory; what is mapped at several places counts once."""
        rollup = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return next(int(line.split()[1]) for line in rollup if line.startswith("Pss:")) / 1024


class Strangers:
    """The stranger's addresses, each in a process of its own."""

    def __init__(self, server):
        self.server = server
        self.processes = []
        self.memory = 0.0  # of the server when they stopped

    def start(self):
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([HERE, *sys.path])}
        command = [sys.executable, "-m", "web.stranger", str(self.server.port)]
        self.processes = [
            subprocess.Popen(
                [*command, host],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env=environment,
                start_new_session=True,
            )
            for host in ADDRESSES
        ]

    def stop(self):
        """Tell them to stop: their input ends."""
        if self.processes and not self.processes[0].stdin.closed:
            self.memory = self.server.megabytes
            for process in self.processes:
                process.stdin.close()

    def told(self):
        """Wait until they have stopped, and return how often they were answered how."""
        statuses = Counter()
        for process in self.processes:
            with process:
                statuses.update(json.loads(process.stdout.read()))
        return dict(statuses)


@dataclass
class Told:
    """What came of it."""

    before: list = field(default_factory=list)  # seconds from acts to answers while the player is alone
    during: list = field(default_factory=list)
    statuses: dict = field(default_factory=dict)  # of the stranger's requests: how many of each
    lost: list = field(default_factory=list)  # what is not there afterwards
    memory: dict = field(default_factory=dict)  # megabytes
    unanswered: int = 0  # acts of the player


def table(server, seed):
    return httpx.post(f"{server.address}/api/tables", json={"variant": "riichi", "seed": seed}, timeout=60).json()


def send_file(server):
    """Send a file to be watched and return the address of its list of games."""
    sent = httpx.post(
        f"{server.address}/api/replays?name=mine.json", content=text(double_riichi("12000点")), timeout=60
    )
    return f"{server.address}/api/replays/{sent.raise_for_status().json()['id']}"


async def play(server, ticket, think, *phases):
    """Play at one table, without leaving it, through phases: do the work of each, then play for so many seconds.

    Return the waits of each phase, and how many acts were never answered.
    """
    tally, stop, waits = Tally(measuring=True), asyncio.Event(), []
    playing = asyncio.create_task(Player(server.port, TableTicket(**ticket), think, tally, 1).play(stop))
    for work, seconds in phases:
        work()
        tally.waits = []
        await asyncio.sleep(seconds)
        waits.append(tally.waits)
    stop.set()
    await playing
    return waits, tally.lost


def nothing():
    """Do no work before a phase."""


def play_kept(server):
    """Open tables at which somebody decides something, and return their tickets."""
    tickets = [table(server, seed) for seed in range(KEPT)]
    for ticket in tickets:
        run_apart(play(server, ticket, 0.1, (nothing, 4)))
    return tickets


def missing(server, tickets):
    """Return which of the tables are not listed, or cannot be sat down at."""
    listed = httpx.post(f"{server.address}/api/matches", json={"tables": tickets}, timeout=60).json()
    gone = [ticket["id"] for ticket in tickets if ticket["id"] not in {table["id"] for table in listed}]
    for ticket in tickets:
        way = f"ws://127.0.0.1:{server.port}/ws/{ticket['id']}"
        with connect(way, additional_headers=right(ticket), max_size=1 << 24) as line:
            line.send('{"t":"sync","after":-1}')
            if json.loads(line.recv(timeout=30))["t"] != "hello":
                gone.append(ticket["id"])
    return gone


def attack(seconds, where, settle=SETTLE):
    """Run it all and return what came of it."""
    told, server = Told(), Server(where)
    strangers = Strangers(server)

    def strike():
        told.memory["before"] = server.megabytes
        strangers.start()

    try:
        tickets, file = play_kept(server), send_file(server)
        warm = float(os.environ.get("FANGCHENG_WARM", "60"))  # seconds until the game is compiled
        run_apart(play(server, table(server, 98), 0.2, (nothing, warm)))
        mine = table(server, 99)
        phases = (nothing, QUIET), (strike, ARRIVE), (nothing, seconds), (strangers.stop, 0)
        [told.before, _, told.during, _], told.unanswered = run_apart(play(server, mine, 0.3, *phases))
        told.statuses = strangers.told()
        told.memory["during"] = strangers.memory
        time.sleep(settle)
        told.memory["after"] = server.megabytes
        told.lost = missing(server, [*tickets, mine])
        if httpx.get(file, timeout=60).status_code != 200:
            told.lost.append(file)
    finally:
        strangers.stop()
        server.stop()
    return told


def at(waits, share):
    """Return the time in milliseconds that this share of the waits does not exceed."""
    return 1000 * statistics.quantiles(waits, n=100)[round(100 * share) - 1] if len(waits) > 1 else float("nan")


def words(told):
    def spread(waits):
        return f"median {at(waits, 0.5):.0f} ms, p90 {at(waits, 0.9):.0f} ms of {len(waits)}"

    memory = ", ".join(f"{when} {megabytes:.0f} MB" for when, megabytes in told.memory.items())
    return (
        f"the player alone: {spread(told.before)}; during the attack: {spread(told.during)}, "
        f"{told.unanswered} unanswered\nthe stranger was answered {told.statuses}\nmemory {memory}\nlost: {told.lost}"
    )


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        print(words(attack(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0, Path(folder))))
