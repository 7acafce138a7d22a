"""What is no message of a page and comes in floods on its line."""

import contextlib
import itertools

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from web.served import served, until_closed
from web.tables import right


def opened(there):
    return httpx.post(f"http://127.0.0.1:{there.port}/api/tables", json={"variant": "sichuan"}, timeout=60).json()


def floods():
    return {
        "pings": lambda line: [line.ping() for _ in range(5000)],
        "pongs": lambda line: [line.pong() for _ in range(5000)],
        "empty pieces": lambda line: line.send(itertools.repeat("", 5000)),
    }


def flood_and_read(line, flood):
    flood(line)
    while True:
        line.recv(timeout=5)


@pytest.mark.parametrize("kind", floods())
def test_a_flood_ends_the_line(kind):
    with served() as there:
        ticket = opened(there)
        line = connect(f"ws://127.0.0.1:{there.port}/ws/{ticket['id']}", additional_headers=right(ticket))
        with line, pytest.raises(ConnectionClosed):
            flood_and_read(line, floods()[kind])


def test_who_speaks_before_the_line_is_open_is_cut_off_without_a_traceback():
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    with served() as there:
        ticket = opened(there)
        with there.connect() as line, contextlib.suppress(OSError):
            line.sendall(f"GET /ws/{ticket['id']} HTTP/1.1\r\nHost: 127.0.0.1\r\n{upgrade}{key}".encode())
            for _ in range(50):
                line.sendall(b"\x80\x81\0\0\0\0a" * 10)  # pieces of no message
            until_closed(line)
