"""All that a stranger does at once from one address: a process that attack.py starts, until its input ends."""

import contextlib
import gzip
import json
import os
import random
import sys
import threading
import time
from pathlib import Path

import httpx2 as httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from fangcheng.variants import IDS

AT_ONCE = 4  # of each kind of attack


class Stranger:
    """The clients of one address."""

    def __init__(self, port, host):
        self.port = port
        self.headers = {"X-Forwarded-For": host}  # as a proxy on the server's machine would tell it
        self.chance = random.Random(host)
        self.stop = threading.Event()
        self.statuses = {}  # of the answers: how many of each
        self.tickets = []

    def attack(self):
        """Do everything until the input ends; return how often it was answered how."""
        kinds = (self.open_tables, self.analyse, self.send_files, self.read_lists, self.check_houses, self.talk)
        threads = [threading.Thread(target=self._until_stopped, args=(kind,)) for kind in kinds for _ in range(AT_ONCE)]
        for thread in threads:
            thread.start()
        sys.stdin.read()
        self.stop.set()
        for thread in threads:
            thread.join()
        return self.statuses

    def _until_stopped(self, work):
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", headers=self.headers, timeout=30) as client:
            while not self.stop.is_set():
                with contextlib.suppress(httpx.HTTPError, OSError, WebSocketException, TimeoutError):
                    work(client)

    def _count(self, answer):
        self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1
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
        right = {"Authorization": f"Bearer {ticket['token']}"}
        way = f"ws://127.0.0.1:{self.port}/ws/{ticket['id']}"
        version = -1
        with connect(way, additional_headers={**right, **self.headers}, max_size=1 << 24) as line:
            for number in range(200):
                if self.stop.is_set():
                    return None
                line.send(json.dumps(self._said(number, version)))
                with contextlib.suppress(TimeoutError):
                    version = json.loads(line.recv(timeout=0.05)).get("v", version)
        return None

    def _said(self, number, version):
        """Something to say at a table at this version: mostly a decision, or what makes the server think."""
        id = f"{number} {time.monotonic()}"
        act = {"t": "act", "id": id, "v": version, "choice": 0}
        asked = [
            {"t": "sync", "after": -1},
            {"t": "hint"},
            {"t": "undo", "id": id},
            {"t": "ping"},
            {"t": "next", "id": id},
        ]
        return self.chance.choice([act, act, act, *asked])


def yield_to_all():
    """Take less of the processors than the server: a stranger has a machine of its own."""
    os.nice(19)
    session = Path("/proc/self/autogroup")  # Linux shares time out among sessions before it looks at processes
    if session.exists():
        session.write_text("5")


if __name__ == "__main__":
    yield_to_all()
    print(json.dumps(Stranger(int(sys.argv[1]), sys.argv[2]).attack()))
