"""`fangcheng loadtest`: what players count at servers that lose nothing, and at such as do."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.asyncio.server import serve

from fangcheng.cli import main
from fangcheng.web.bodies import TableTicket
from fangcheng.web.load import player
from fangcheng.web.load.measure import at
from web.tables import run_apart


class Server:
    """A server that answers every act with the next version, as honest as it is told to be."""

    def __init__(self, step=1, answers=True, refuses=False, forgets=False):
        self.step, self.answers, self.refuses, self.forgets = step, answers, refuses, forgets
        self.version, self.acts = 1, 0

    def message(self, kind, points=0):
        choices = [{"index": 0, "kind": "discard", "hand": 0}]
        view = {"phase": "play", "hand": [{"picked": 0}], "choices": choices, "points": points, "clock": self.acts}
        return json.dumps({"t": kind, "v": self.version, "view": view})

    async def table(self, line):
        async for frame in line:
            asked = json.loads(frame)
            if asked["t"] == "sync":
                await line.send('{"t":"hello","v":1,"protocol":1}')
                await line.send(self.message("snapshot", points=int(self.forgets and self.acts > 0)))
            elif self.answers:
                self.acts += 1
                if self.refuses:
                    await line.send(json.dumps({"t": "reject", "id": asked["id"]}))
                else:
                    self.version += self.step
                    await line.send(self.message("ev"))


def tally_at(server, acts=3, think=0.01):
    """Let one player play at the server until it has answered so many acts, and return what was counted."""

    async def play():
        async with serve(server.table, "127.0.0.1", 0) as listening:
            tally, stop = player.Tally(measuring=True), asyncio.Event()
            port = listening.sockets[0].getsockname()[1]
            playing = asyncio.create_task(player.Player(port, TableTicket("a", "b"), think, tally, 1).play(stop))
            for _ in range(500):
                if server.acts >= acts or tally.lost:
                    break
                await asyncio.sleep(0.01)
            stop.set()
            await playing
            return tally

    return run_apart(play())


def test_an_honest_server_loses_nothing():
    tally = tally_at(Server())
    assert len(tally.waits) >= 3
    assert all(0 < wait < 5 for wait in tally.waits)
    assert (tally.lost, tally.missed, tally.apart, tally.stale) == (0, 0, 0, 0)
    assert tally.octets > 100 * tally.messages > 0


def test_a_version_that_never_came_is_missed():
    assert tally_at(Server(step=2)).missed >= 3


def test_an_act_without_an_answer_is_lost(monkeypatch):
    monkeypatch.setattr(player, "PATIENCE", 0.2)
    tally = tally_at(Server(answers=False))
    assert tally.lost >= 1
    assert tally.waits == []


def test_an_act_that_comes_too_late_is_no_loss():
    tally = tally_at(Server(refuses=True), acts=1)
    assert tally.stale == 1
    assert tally.lost == 0


def test_a_view_that_is_not_the_servers_is_told():
    assert tally_at(Server(forgets=True)).apart == 1


def test_the_time_of_99_in_a_hundred_is_one_that_was_measured():
    waits = [float(number) for number in range(1, 201)]
    assert (at(waits, 0.5), at(waits, 0.99), at(waits, 1.0)) == (100.0, 198.0, 200.0)
    assert (at([7.0], 0.99), at([], 0.5)) == (7.0, 0.0)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--tables", "0"], "--tables 0: from 1 to 1000"),
        (["--tables", "1001"], "--tables 1001: from 1 to 1000"),
        (["--seconds", "601"], "--seconds 601.0: from 1 to 600"),
        (["--think", "nan"], "--think nan: from 0.05 to 60"),
        (["qingshi"], 'no variant "qingshi"'),
    ],
)
def test_what_cannot_be_measured_is_refused(arguments, words, capsys):
    assert main(["loadtest", *arguments]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["riichi", "sichuan", "tianjin"])
def test_a_small_load_is_carried_without_a_loss(variant, capsys):
    with ThreadPoolExecutor(1) as apart:  # Playwright keeps a loop running in the main thread
        done = apart.submit(main, ["loadtest", variant, "--tables", "6", "--seconds", "8", "--think", "0.3", "--json"])
        assert done.result() == 0
    found = json.loads(capsys.readouterr().out)
    assert found["acts"] > 2
    assert (found["refused"], found["lost"], found["missed"], found["apart"]) == (0, 0, 0, 0)
