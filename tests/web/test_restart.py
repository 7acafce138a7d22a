"""A server that is asked to end tells its pages when to come back; started again, it goes on where it was."""

import contextlib
import json
import re
import signal
import subprocess
import sys
import time
import urllib.request

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from web.tables import right

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no SIGTERM")


@contextlib.contextmanager
def server(store):
    """A server of its own process, and where it listens."""
    command = [sys.executable, "-m", "fangcheng", "serve", "--no-open", "--port", "0", "--store", str(store)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            yield process, re.search(r"http://([\w.:]+)/", process.stdout.readline())[1]
        finally:
            process.kill()


def state(socket):
    """Ask for everything, and return the snapshot."""
    socket.send(json.dumps({"t": "sync", "after": -1}))
    return until(socket, "snapshot")


def until(socket, kind):
    """Wait for a message of this kind."""
    while (message := json.loads(socket.recv(timeout=30)))["t"] != kind:
        pass
    return message


@pytest.mark.by_day
def test_a_server_asked_to_end_says_good_bye_and_comes_back_the_same(tmp_path):
    with server(tmp_path) as (process, address):
        body = json.dumps({"variant": "riichi", "seed": 5}).encode()
        ticket = json.load(urllib.request.urlopen(f"http://{address}/api/tables", body, timeout=30))
        way = f"/ws/{ticket['id']}"
        with connect(f"ws://{address}{way}", additional_headers=right(ticket)) as socket:
            shown = state(socket)
            while not shown["view"]["choices"]:
                shown = until(socket, "ev")
            socket.send(json.dumps({"t": "act", "id": "one", "v": shown["v"], "choice": 0}))
            acknowledged = until(socket, "ack")["v"]
            begun = time.monotonic()
            process.send_signal(signal.SIGTERM)
            bye = until(socket, "bye")
            assert (bye["reason"]["key"], bye["retry_in"]) == ("bye-stopped", 3)
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=5)
        process.wait(30)
        assert time.monotonic() - begun < 10
    with server(tmp_path) as (_, address), connect(f"ws://{address}{way}", additional_headers=right(ticket)) as socket:
        again = state(socket)
        assert again["v"] >= acknowledged
        assert again["view"]["can_undo"]
        socket.send(json.dumps({"t": "act", "id": "one", "v": shown["v"], "choice": 0}))
        assert until(socket, "ack")["v"] >= acknowledged
