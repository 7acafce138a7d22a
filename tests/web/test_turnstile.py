"""How fast the requests of one address are let in, and what is refused before anything of it is read."""

import asyncio
import contextlib
import threading
import time

import httpx2 as httpx

from fangcheng.web import patience
from fangcheng.web.askers import Askers
from fangcheng.web.table.bounds import Bounds, NoRoom
from fangcheng.web.table.rooms import Rooms
from fangcheng.web.turnstile import Turnstile
from web.served import served, until_closed
from web.tables import QUICK, run_apart

STRANGER, OTHER = {"X-Forwarded-For": "10.0.9.9"}, {"X-Forwarded-For": "10.0.8.8"}


def test_requests_beyond_the_speed_of_an_address_wait_and_others_are_answered_meanwhile():
    with served(bounds=Bounds(requests=10, requests_burst=3)) as there:
        way, began = f"http://127.0.0.1:{there.port}/api/rules/mcr/options", time.monotonic()
        with httpx.Client(headers=STRANGER, timeout=60) as client:
            assert [client.get(way).status_code for _ in range(10)] == [200] * 10
            assert time.monotonic() - began > 0.6  # seven of them at ten a second
            waiting = threading.Thread(target=lambda: [client.get(way) for _ in range(3)])
            waiting.start()
            assert httpx.get(way, headers=OTHER, timeout=60).status_code == 200
            assert waiting.is_alive()
            waiting.join()


def test_so_many_requests_of_an_address_wait_and_more_are_refused():
    let_in, answers = [], []

    async def app(scope, receive, send):
        let_in.append((scope["client"][0], scope["path"]))

    async def send(message):
        answers.append(message)

    def scope(host, path):
        return {"type": "http", "client": (host, 1), "path": path, "headers": []}

    async def ask():
        turnstile = Turnstile(app, Bounds(requests=20, requests_burst=1, outside=2))
        async with asyncio.TaskGroup() as group:
            for path in "abcde":
                group.create_task(turnstile(scope("10.0.9.9", path), None, send))
            await asyncio.sleep(0)
            await turnstile(scope("10.0.8.8", "x"), None, send)
        await turnstile(scope("10.0.9.9", "f"), None, send)

    run_apart(ask())
    assert let_in == [("10.0.9.9", "a"), ("10.0.8.8", "x"), *(("10.0.9.9", path) for path in "bcf")]
    assert [answer["status"] for answer in answers if "status" in answer] == [429, 429]


def test_who_asked_too_much_is_refused_before_what_he_sends_is_read():
    with served(bounds=Bounds(work=0.001, work_burst=1)) as there:
        there.app.state.askers._budgets.of("10.0.9.9").charge(100)
        for path in ("/api/house", "/api/replays?name=a", "/api/tables", "/api/matches"):
            head = (
                f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 10.0.9.9\r\nContent-Length: 99999\r\n\r\n"
            )
            with there.connect() as line:
                line.sendall(head.encode())
                assert line.recv(1 << 16).startswith(b"HTTP/1.1 429 ")


def test_a_question_that_waited_is_refused_where_those_before_it_used_up_what_there_was():
    def busy():
        until = time.thread_time() + 0.1
        while time.thread_time() < until:
            pass

    async def ask():
        askers = Askers(Bounds(work=0.001, work_burst=0.15), work_for=Rooms(QUICK).work_for)
        return await asyncio.gather(*(askers.work("10.0.9.9", busy) for _ in range(5)), return_exceptions=True)

    assert [isinstance(one, NoRoom) for one in run_apart(ask())] == [False, False, True, True, True]


def test_questions_of_two_addresses_are_answered_in_turn():
    done, go = [], threading.Event()

    async def ask():
        askers = Askers(Bounds(at_once=9), work_for=Rooms(QUICK).work_for)
        first = asyncio.create_task(askers.work("10.0.9.9", go.wait, 10))
        await asyncio.sleep(0)
        theirs = [asyncio.create_task(askers.work("10.0.9.9", done.append, "theirs")) for _ in range(5)]
        await asyncio.sleep(0)
        mine = asyncio.create_task(askers.work("10.0.8.8", done.append, "mine"))
        await asyncio.sleep(0.05)
        go.set()
        await asyncio.gather(first, *theirs, mine)

    run_apart(ask())
    assert done.index("mine") <= 1
    assert len(done) == 6


def test_connections_that_say_nothing_keep_nobody_out(monkeypatch):
    monkeypatch.setattr(patience, "MOST_WAITING", 5)
    with served() as there, contextlib.ExitStack() as stack:
        idle = [stack.enter_context(there.connect()) for _ in range(20)]
        answer = there.answer(b"GET /api/rules/mcr/options HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert [until_closed(line) for line in idle[:14]] == [b""] * 14  # those that waited longest have gone
        idle[-1].sendall(b"GET /api/rules/mcr/options HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert idle[-1].recv(1 << 16).startswith(b"HTTP/1.1 200 ")
