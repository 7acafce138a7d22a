"""Compiled code on disk: damage heals, nobody waits for what is there, and helpers end with who started them."""

import fcntl
import os
import signal
import subprocess
import sys
import time

import pytest

from fangcheng.core.dialect.registry import NAMED_IN
from fangcheng.game import engine as _engine  # noqa: F401 (imports all that names parameters)

pytestmark = pytest.mark.by_day("kept code")  # they compile what no other test needs

# Compile two stages, run them, and tell what became of the table.
ABORT = """
import hashlib
from fangcheng.core.play.endings import abort
from fangcheng.core.dialect.compiler import compiled
from fangcheng.game.engine import Engine

engine = Engine("riichi", mode="interpreted")
table = engine.new_table(1)
engine.start_hand(table)
compiled(abort, engine.rules)(table, engine.rules, 3)
print(hashlib.sha256(table.tobytes()).hexdigest())
"""
INTERPRETED = ABORT.replace("compiled(abort, engine.rules)", "abort")


def ran(cache, script=ABORT):
    """What a new process with that cache says of the table."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "FANGCHENG_CACHE": str(cache)}, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip(), done.stderr


@pytest.fixture(scope="module")
def expected(tmp_path_factory):
    return ran(tmp_path_factory.mktemp("unused"), INTERPRETED)[0]


@pytest.fixture(scope="module")
def filled(tmp_path_factory, expected):
    """A cache in which everything is kept."""
    cache = tmp_path_factory.mktemp("cache")
    assert ran(cache) == (expected, "")
    assert len(files(cache)) == 3  # two stages, and the way in
    return cache


def files(cache):
    return sorted(path for path in cache.rglob("*") if path.is_file() and path.name != "lock")


def test_damaged_files_are_thrown_away_and_made_anew(filled, expected):
    whole = [path.read_bytes() for path in files(filled)]
    damages = [lambda content: b"", lambda content: content[:-100], lambda content: b"\0" * len(content)]
    for path, content, damage in zip(files(filled), whole, damages):
        path.write_bytes(damage(content))
    assert ran(filled) == (expected, "")
    assert [len(path.read_bytes()) > 1000 for path in files(filled)] == [True] * 3
    before = [path.stat().st_mtime_ns for path in files(filled)]
    assert ran(filled) == (expected, "")
    assert [path.stat().st_mtime_ns for path in files(filled)] == before  # now they are read


def test_reading_waits_for_nobody(filled, expected):
    folders = {path.parent for path in files(filled)}
    locks = [open(folder / "lock", "w") for folder in folders]  # noqa: SIM115
    for lock in locks:
        fcntl.flock(lock, fcntl.LOCK_EX)
    start = time.monotonic()
    assert ran(filled) == (expected, "")
    assert time.monotonic() - start < 25  # less than the patience with one who compiles
    for lock in locks:
        lock.close()


def test_where_nothing_can_be_kept_the_game_goes_on(tmp_path, expected):
    file = tmp_path / "a file where the folder should be"
    file.write_text("")
    told, said = ran(file / "cache")
    assert told == expected
    assert said.count("cannot be kept") <= 1


def test_two_compile_at_once_and_one_is_killed(tmp_path, expected):
    environment = {**os.environ, "FANGCHENG_CACHE": str(tmp_path)}
    quiet = subprocess.DEVNULL
    with subprocess.Popen([sys.executable, "-c", ABORT], env=environment, stdout=quiet, stderr=quiet) as first:
        until = time.monotonic() + 120
        while not list(tmp_path.rglob("lock")) and time.monotonic() < until:
            time.sleep(0.01)
        first.kill()  # in the middle of the first stage
    assert ran(tmp_path) == (expected, "")


# What a process that compiles much gives to its second hand: the modules that name parameters, and a stage. Nothing
# else of the engine has been imported there.
SECOND_HAND = """
import sys
from fangcheng.core.dialect.compiler import land_from_the_top
land_from_the_top(*sys.argv[1:])
"""


def test_the_second_hand_compiles_stages_of_which_it_knows_the_names_only(tmp_path, expected):
    stages = "fangcheng.core.play.endings:abort", "fangcheng.core.play.next_hand:end_hand"
    named_in = ",".join(dict.fromkeys(NAMED_IN))
    command = [sys.executable, "-c", SECOND_HAND, named_in, *stages]
    environment = {**os.environ, "FANGCHENG_CACHE": str(tmp_path)}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as helper:
        assert helper.wait(300) == 0, helper.stderr.read()
    kept = {path: path.stat().st_mtime_ns for path in files(tmp_path)}
    assert len(kept) == 2
    assert ran(tmp_path) == (expected, "")
    assert {path: path.stat().st_mtime_ns for path in kept} == kept  # they served as they were


PARENT = """
import sys, time
from fangcheng.core.dialect.helper import start_helper

code = "import time; from fangcheng.core.dialect.helper import end_with_parent; end_with_parent(); time.sleep(99)"
helper = start_helper(code)
print(helper.pid, flush=True)
time.sleep(99)
"""


def test_a_helper_ends_with_the_process_that_started_it_however_that_dies():
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        helper = int(parent.stdout.readline())
        time.sleep(1.0)
        assert is_alive(helper)
        parent.send_signal(signal.SIGKILL)
    until = time.monotonic() + 20
    while is_alive(helper) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_alive(helper)


def is_alive(number):
    try:
        with open(f"/proc/{number}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
