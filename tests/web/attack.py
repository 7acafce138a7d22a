"""A stranger with two addresses against a server with kept matches: what is lost, how long others wait, what stays.

.venv/bin/python -m web.attack [SECONDS], with `src` and `tests` in PYTHONPATH; only this machine is asked.
"""

import asyncio
import contextlib
import gzip
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx2 as httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from fangcheng.variants import IDS
from fangcheng.web.bodies import TableTicket
from fangcheng.web.load.player import Player, Tally

ADDRESSES = ("10.66.0.1", "10.66.0.2")  # the stranger's, as a proxy on this machine would tell them
AT_ONCE = 4  # of each kind of attack and address
KEPT = 6  # tables that are played at before
QUIET = 40.0  # seconds in which the player is alone, after the game has been compiled
RECORD = Path(__file__).parent.parent / "records"


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
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert "served at" in self.process.stdout.readline()
        self.address = f"http://127.0.0.1:{self.port}"

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)

    @property
    def megabytes(self):
        """Resident memory; what is mapped at several places counts once."""
        rollup = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return next(int(line.split()[1]) for line in rollup if line.startswith("Pss:")) / 1024


@dataclass
class Told:
    """What came of it."""

    before: list = field(default_factory=list)  # seconds from acts to answers while the player is alone
    during: list = field(default_factory=list)
    statuses: dict = field(default_factory=dict)  # of the stranger's requests: how many of each
    lost: list = field(default_factory=list)  # what is not there afterwards
    memory: dict = field(default_factory=dict)  # megabytes
    unanswered: int = 0  # acts of the player


class Stranger:
    """All that one address does at once, until told to stop."""

    def __init__(self, server, host, told, stop):
        self.server, self.told, self.stop = server, told, stop
        self.headers = {"X-Forwarded-For": host}
        self.chance = random.Random(host)
        self.tickets = []

    def threads(self):
        kinds = (self.open_tables, self.analyse, self.send_files, self.read_lists, self.check_houses, self.talk)
        return [threading.Thread(target=self._until_stopped, args=(kind,)) for kind in kinds for _ in range(AT_ONCE)]

    def _until_stopped(self, work):
        with httpx.Client(base_url=self.server.address, headers=self.headers, timeout=30) as client:
            while not self.stop.is_set():
                with contextlib.suppress(httpx.HTTPError, OSError, WebSocketException, TimeoutError):
                    work(client)

    def _count(self, answer):
        self.told.statuses[answer.status_code] = self.told.statuses.get(answer.status_code, 0) + 1
        if answer.status_code == 429:
            time.sleep(0.05)  # a stranger that does not wait as long as it was told
        return answer

    def open_tables(self, client):
        answer = self._count(client.post("/api/tables", json={"variant": self.chance.choice(IDS)}))
        if answer.status_code == 200:
            self.tickets.append(answer.json())

    def analyse(self, client):
        hand = "".join(self.chance.choices("123456789", k=13)) + "m"
        body = {"game": {"variant": self.chance.choice(IDS)}, "hand": hand}
        self._count(client.post("/api/analyse", json=body))

    def send_files(self, client):
        lines = json.dumps({"names": ["a", "b", "c", "d"], "noise": self.chance.random()}) + "\n"
        data = gzip.compress((lines * 20_000).encode())
        self._count(client.post("/api/replays?name=a.jsonl.gz", content=data))

    def read_lists(self, client):
        paths = ("/api/variants", "/api/variants/riichi", "/api/variants/mcr/near", "/api/rules/mcr", "/")
        self._count(client.get(self.chance.choice(paths)))

    def check_houses(self, client):
        text = f'base = "riichi"\n[prices]\nall_pungs = {self.chance.randrange(1, 9)} # {self.chance.random()}\n'
        self._count(client.post("/api/house", json={"name": "a.toml", "text": text}))

    def talk(self, client):
        """Sit down at an own table, decide, and ask for everything as fast as that goes."""
        if not self.tickets:
            return time.sleep(0.2)
        ticket = self.chance.choice(self.tickets)
        way = f"ws://127.0.0.1:{self.server.port}/ws/{ticket['id']}"
        asked = [{"t": "sync", "after": -1}, {"t": "hint"}, {"t": "undo", "id": ""}, {"t": "ping"}, {"t": "next"}]
        with connect(way, additional_headers={**right(ticket), **self.headers}, max_size=1 << 24) as line:
            for number in range(200):
                if self.stop.is_set():
                    return None
                act = {"t": "act", "id": f"{number} {time.monotonic()}", "v": number, "choice": 0}
                line.send(json.dumps(self.chance.choice([*asked, act])))
                with contextlib.suppress(TimeoutError):
                    line.recv(timeout=0.05)
        return None


def table(server, seed):
    return httpx.post(f"{server.address}/api/tables", json={"variant": "riichi", "seed": seed}, timeout=60).json()


def play_kept(server):
    """Tables at which somebody has decided something, by their tickets, and a file that was sent."""
    tickets = []
    for seed in range(KEPT):
        ticket = table(server, seed)
        tally, stop = Tally(), asyncio.Event()
        player = Player(server.port, TableTicket(**ticket), 0.1, tally, seed)

        async def play(player=player, stop=stop):
            playing = asyncio.create_task(player.play(stop))
            await asyncio.sleep(4)
            stop.set()
            await playing

        asyncio.run(play())
        tickets.append(ticket)
    return tickets


async def play_on(server, ticket, told, seconds, begin):
    """Play at one table: alone for a while, then while the stranger is at work for so many seconds."""
    tally, stop = Tally(), asyncio.Event()
    playing = asyncio.create_task(Player(server.port, TableTicket(**ticket), 0.3, tally, 1).play(stop))
    tally.measuring = True
    await asyncio.sleep(QUIET)
    told.before, tally.waits = tally.waits, []
    begin.set()
    await asyncio.sleep(seconds)
    told.during = tally.waits
    told.unanswered = tally.lost
    stop.set()
    await playing


def missing(server, tickets):
    """Which of the tables are not listed, or cannot be sat down at."""
    listed = httpx.post(f"{server.address}/api/matches", json={"tables": tickets}, timeout=60).json()
    gone = [ticket["id"] for ticket in tickets if ticket["id"] not in {table["id"] for table in listed}]
    for ticket in tickets:
        with connect(
            f"ws://127.0.0.1:{server.port}/ws/{ticket['id']}", additional_headers=right(ticket), max_size=1 << 24
        ) as line:
            line.send('{"t":"sync","after":-1}')
            if json.loads(line.recv(timeout=30))["t"] != "hello":
                gone.append(ticket["id"])
    return gone


def attack(seconds, where, settle=60.0):
    """Run it all and return what came of it."""
    told, stop, begin = Told(), threading.Event(), threading.Event()
    server = Server(where)
    try:
        tickets = play_kept(server)
        warm(server, table(server, 98))
        mine = table(server, 99)
        told.memory["before"] = server.megabytes
        threads = [thread for host in ADDRESSES for thread in Stranger(server, host, told, stop).threads()]

        def strike():
            begin.wait()
            for thread in threads:
                thread.start()

        striking = threading.Thread(target=strike)
        striking.start()
        asyncio.run(play_on(server, mine, told, seconds, begin))
        told.memory["during"] = server.megabytes
        stop.set()
        striking.join()
        for thread in threads:
            thread.join()
        time.sleep(settle)
        told.memory["after"] = server.megabytes
        told.lost = missing(server, [*tickets, mine])
    finally:
        stop.set()
        begin.set()
        server.stop()
    return told


def warm(server, ticket):
    """Play until the game has been compiled, or for two minutes."""

    async def play():
        tally, stop = Tally(measuring=True), asyncio.Event()
        playing = asyncio.create_task(Player(server.port, TableTicket(**ticket), 0.2, tally, 7).play(stop))
        await asyncio.sleep(float(os.environ.get("FANGCHENG_WARM", "60")))
        stop.set()
        await playing

    asyncio.run(play())


def words(told):
    def middle(waits):
        return f"median {1000 * statistics.median(waits):.0f} ms of {len(waits)}" if waits else "none"

    memory = ", ".join(f"{when} {megabytes:.0f} MB" for when, megabytes in told.memory.items())
    return (
        f"the player alone: {middle(told.before)}; during the attack: {middle(told.during)}, "
        f"{told.unanswered} unanswered\nthe stranger was answered {told.statuses}\nmemory {memory}\nlost: {told.lost}"
    )


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        print(words(attack(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0, Path(folder))))
