"""Programs that speak mjai at our table: what they are told, what their answers mean, and what goes wrong with them."""

import json
import random
import socket
import subprocess
import sys

import numpy as np
import pytest

from fangcheng import FangchengError, Match, arena
from fangcheng.game.engine import copy_of
from fangcheng.leagues.arena import ArenaRun, league_of
from fangcheng.leagues.mjai_talk import meant, told_to
from fangcheng.leagues.program import Program, code_of_program, is_program
from fangcheng.records.replay.step import take_step

# Knows nothing but mjai: keeps its own hand by the messages alone, calls every pon, throws what it holds first, and
# writes down all that it hears. An answer that is not open, or a hand that is not what it thinks, would end the run.
PONS = """
import json, sys
from collections import Counter

log = open(sys.argv[1], "a")
hand, me, drawn, left, offered, ready = Counter(), None, None, 0, None, False
for line in sys.stdin:
    log.write(line)
    log.flush()
    for one in json.loads(line):
        kind = one["type"]
        if kind == "start_game":
            me = one["id"]
        elif kind == "start_kyoku":
            hand, left = Counter(one["tehais"][me]), 70
            assert sum(hand.values()) == 13 and "?" not in hand
            assert all(set(tiles) == {"?"} for seat, tiles in enumerate(one["tehais"]) if seat != me)
        elif kind == "tsumo":
            left -= 1
            offered = None
            assert (one["pai"] == "?") == (one["actor"] != me)
            if one["actor"] == me:
                hand[one["pai"]] += 1
                drawn = one["pai"]
        elif kind == "dahai":
            offered = one["pai"] if one["actor"] != me else None
            if one["actor"] == me:
                hand[one["pai"]] -= 1
                assert min(hand.values()) >= 0
                drawn = None
        elif kind == "pon" and one["actor"] == me:
            hand -= Counter(one["consumed"])
            called = one["pai"]
    hand += Counter()
    answer = {"type": "none"}
    if offered is not None and drawn is None:
        like = [tile for tile in hand.elements() if tile[:2] == offered[:2]]
        if len(like) >= 2 and left > 0:
            answer = {"type": "pon", "actor": me, "consumed": like[:2], "pai": offered}
            offered = None
    elif sum(hand.values()) % 3 == 2:
        tile = next(tile for tile in hand if drawn or tile[:2] != called[:2])  # what was called may not go at once
        answer = {"type": "dahai", "actor": me, "pai": tile, "tsumogiri": tile == drawn and hand[tile] == 1}
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def pons(tmp_path):
    """The name of such a program, and what it has heard."""
    script, log = tmp_path / "pons.py", tmp_path / "heard"
    script.write_text(PONS, encoding="utf-8")
    return f"mjai:{sys.executable} {script} {log}", log


def script_of(tmp_path, text):
    path = tmp_path / "program.py"
    path.write_text(text, encoding="utf-8")
    return f"mjai:{sys.executable} {path}"


@pytest.mark.by_day
def test_a_program_plays_by_what_it_is_told_alone(pons, monkeypatch):
    name, log = pons
    started, begin = [], subprocess.Popen
    monkeypatch.setattr(
        subprocess, "Popen", lambda *words, **more: started.append(begin(*words, **more)) or started[-1]
    )
    result = arena("riichi", ["steady", "random", name], walls=3, seed=3, workers=1)
    assert {one.bot for one in result.bots} == {"steady", "random", name}
    heard = [message for line in log.read_text().splitlines() for message in json.loads(line)]
    kinds = {message["type"] for message in heard}
    assert len(started) == 2  # of three bots at four seats one plays by two
    assert all(one.wait(0) is not None for one in started)
    assert {"start_game", "start_kyoku", "tsumo", "dahai", "pon", "end_kyoku", "end_game"} <= kinds


SERVER = """
import socketserver, subprocess, sys

class Seat(socketserver.StreamRequestHandler):
    def handle(self):
        with subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
            for line in self.rfile:
                program.stdin.write(line)
                program.stdin.flush()
                self.wfile.write(program.stdout.readline())
            program.stdin.close()

with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Seat) as server:
    print(server.server_address[1], flush=True)
    server.serve_forever()
"""


@pytest.mark.by_day
def test_a_program_that_listens_plays_as_the_same_one_does_by_pipes(pons, tmp_path):
    name, log = pons
    path = tmp_path / "server.py"
    path.write_text(SERVER, encoding="utf-8")
    command = [sys.executable, str(path), *name.removeprefix("mjai:").split()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as server:
        try:
            listens = f"mjai:tcp://127.0.0.1:{server.stdout.readline().strip()}"
            by_socket = arena("riichi", ["steady", "random", listens], walls=2, seed=3, workers=1)
            heard = log.read_text()
        finally:
            server.terminate()
    log.write_text("")
    by_pipes = arena("riichi", ["steady", "random", name], walls=2, seed=3, workers=1)
    assert heard.replace(listens, name) == log.read_text()
    assert [(one.bot.replace(listens, name), one.rating, one.points) for one in by_socket.bots] == [
        (one.bot, one.rating, one.points) for one in by_pipes.bots
    ]


def test_what_goes_wrong_with_a_connection_is_told():
    with socket.create_server(("127.0.0.1", 0)) as server:
        name = f"mjai:tcp://127.0.0.1:{server.getsockname()[1]}"
        program = Program(name, patience=0.3)
        with pytest.raises(FangchengError, match=r"no answer within 0\.3 s"):
            program.ask([{"type": "start_game", "id": 0}])
        server.accept()[0].close()
        with pytest.raises(FangchengError, match=r"mjai:tcp://.* it has closed the connection"):
            program.ask([])
        program.close()
    with pytest.raises(FangchengError, match="it cannot be reached: connection refused"):
        Program(name, patience=5)


@pytest.mark.parametrize(
    "address",
    [
        "tcp://",
        "tcp://host",
        "tcp://:11700",
        "tcp://host:port",
        "tcp://host:99999",
        "tcp://h:1/x",
        "tcp://a..b:11700",
        f"tcp://{'x' * 64}.org:11700",
    ],
)
def test_what_is_no_address_is_refused_before_play(address):
    with pytest.raises(FangchengError, match="no address behind it: mjai:tcp://127"):
        arena("riichi", ["random", f"mjai:{address}"], walls=1)


@pytest.mark.by_day
@pytest.mark.parametrize("variant", ["riichi", "sanma"])
def test_every_action_has_an_answer_that_means_it(variant):
    """What an action does is told as a message; the message, given as an answer, means that action."""
    chance = random.Random(5)
    print("seed 5")
    seen = set()
    for seed in range(3):
        match = Match(variant, seed, mode="compiled")
        while not match.over and len(match.actions) < 4:
            if match.hand_over:
                match.next_hand()
                continue
            seat = match.owed[0]
            legal = match.legal(seat)
            for action in legal if len(match.owed) == 1 else ():
                happened = take_step(match.engine, copy_of(match.table), seat, action.number)
                message = next(iter(told_to(seat, happened)), {"type": "none"})
                if action.kind in ("pass", "abort"):
                    message = {"type": "none" if action.kind == "pass" else "ryukyoku"}
                found = meant(message, legal)
                assert found is not None, message
                assert (found.kind, found.tiles, found.drawn) == (action.kind, action.tiles, action.drawn), message
                seen.add(action.kind)
            wins = [one for one in legal if one.kind in ("ready", "lay_north", "concealed_kong", "added_kong")]
            match.act(seat, chance.choice(wins or legal))
    assert {"discard", "pass", "pon", "win"} <= seen


def test_what_is_not_open_is_no_action():
    match = Match("riichi", 1, mode="interpreted")
    legal = match.legal(match.owed[0])
    held = legal[0].tiles[0]
    for answer in (
        {"type": "pon", "consumed": ["1m", "1m"]},
        {"type": "chi"},
        {"type": "hora"},
        {"type": "dahai", "pai": "?"},
        {"type": "dahai"},
        {"type": "hello"},
        {"type": "kakan", "pai": 5},
    ):
        assert meant(answer, legal) is None
    assert meant({"type": "dahai", "pai": held}, legal).kind == "discard"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("import sys; sys.exit(3)", "it has ended with status 3"),
        ("for line in open(0): print('what?', flush=True)", "'what?', which is no message of mjai"),
        ("for line in open(0): print('[1]', flush=True)", "no message of mjai"),
        ("import os, sys; sys.stdin.readline(); os.write(1, b'\\xff\\n')", "no message of mjai"),
        ("import time; time.sleep(60)", "no answer within 0.5 s"),
    ],
)
def test_what_goes_wrong_with_a_program_is_told(text, words, tmp_path):
    program = Program(script_of(tmp_path, text), patience=0.5 if "sleep" in text else 20)
    with pytest.raises(FangchengError, match=r"program\.py") as failure:
        program.ask([{"type": "start_game", "id": 0}])
    assert words in str(failure.value)
    program.close()


def test_what_cannot_be_started_is_told(tmp_path):
    with pytest.raises(FangchengError, match="it cannot be started: no such file"):
        Program("mjai:no-such-program-anywhere")
    with pytest.raises(FangchengError, match="no command behind it"):
        Program("mjai:")
    for name, words in (("mjai:", "no command behind it"), ('mjai:python3 "bot.py', "cannot be read: no closing quot")):
        with pytest.raises(FangchengError, match=words):
            arena("riichi", ["random", name], walls=1)


@pytest.mark.by_day
def test_an_answer_that_is_not_open_ends_the_run_and_names_what_is(tmp_path):
    wins = script_of(tmp_path, """for line in open(0): print('{"type": "hora"}', flush=True)""")
    with pytest.raises(FangchengError, match=r"match 3:0, hand \d+, seat \d: it answered .*hora.*; open are"):
        arena("riichi", ["random", wins], walls=1, seed=3, workers=1)


def test_what_programs_cannot_play_is_refused_before_play(tmp_path):
    with pytest.raises(FangchengError, match="mjai has words for riichi and sanma, not for sichuan"):
        league_of("sichuan", ["random", "mjai:x"], seed="3", options=None, preset=None, matches=False)
    (tmp_path / "fangcheng").mkdir()
    (tmp_path / "fangcheng" / "__init__.py").touch()
    with pytest.raises(FangchengError, match="another checkout, cannot sit with a program"):
        league_of("riichi", ["steady", str(tmp_path), "mjai:x"], seed="3", options=None, preset=None, matches=False)


@pytest.mark.by_day
def test_programs_play_in_other_processes_to_the_same(pons):
    name, _ = pons
    league = league_of("riichi", ["random", name], seed="3", options=None, preset=None, matches=False)
    found = []
    for workers in (1, 2):
        run = ArenaRun(league)
        for _ in run.play(4, workers):
            pass
        found.append(run.walls)
    np.testing.assert_array_equal(*found)


def test_another_text_of_a_program_is_another_bot(tmp_path):
    name = script_of(tmp_path, "one")
    before = code_of_program(name)
    script_of(tmp_path, "two")
    assert is_program(name)
    assert code_of_program(name) != before
