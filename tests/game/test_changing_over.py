"""From interpreted to compiled, whatever a program does meanwhile; each in a process of its own."""

import os
import pickle
import subprocess
import sys

import pytest

from fangcheng import Match, acceptance, score, shanten, waits
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine

pytestmark = pytest.mark.by_day("changing over")  # they compile what no other test needs

SECONDS = 120  # in which a program changes over on a machine that has much else to do; 2 on an idle one
HAND = '"123m456p789s1155z"'

LOOP = f"""
import sys, threading, time
from random import Random
from fangcheng import Match, acceptance, score, shanten, waits
from fangcheng.game.asking import asker_of
from fangcheng.core.questions.asked_hands import ask_acceptance, ask_distance, ask_waits
from fangcheng.game.warming import READY

until = time.monotonic() + {SECONDS}

def ask_without_pause(ask, kernel):
    first = ask()
    while kernel not in READY and time.monotonic() < until:
        assert ask() == first
    assert ask() == first

def of_score():
    found = score("riichi", {HAND}, "1z")
    return found.total, found.changes
"""

ASKED = {
    "score": "ask_without_pause(of_score, asker_of('riichi').score_kernel)",
    "shanten": f"ask_without_pause(lambda: shanten('riichi', {HAND}), ask_distance)",
    "waits": f"ask_without_pause(lambda: waits('riichi', {HAND}), ask_waits)",
    "acceptance": "ask_without_pause(lambda: acceptance('riichi', '123m456p789s11557z'), ask_acceptance)",
}
KERNELS = {
    "score": "asker_of('riichi').score_kernel",
    "shanten": "ask_distance",
    "waits": "ask_waits",
    "acceptance": "ask_acceptance",
}


@pytest.fixture(scope="module")
def kept():
    """What the programs ask is on disk, so that they need only load it."""
    score("riichi", "123m456p789s1155z", "1z", mode="compiled")
    shanten("riichi", "123m456p789s1155z", mode="compiled")
    waits("riichi", "123m456p789s1155z", mode="compiled")
    acceptance("riichi", "123m456p789s11557z", mode="compiled")
    Engine("riichi").warm_up(wait=True)


def ran(code, **environment):
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=3 * SECONDS,
    )
    assert done.returncode == 0, done.stderr
    return done


@pytest.mark.parametrize("question", ASKED)
def test_a_loop_without_a_pause_changes_over(kept, question):
    ran(f"{LOOP}\n{ASKED[question]}\nassert {KERNELS[question]} in READY, 'still interpreted'")


def test_four_threads_that_never_rest_change_over(kept):
    code = "\n".join(
        f"threads.append(threading.Thread(target=lambda: {asked}))\nkernels.append({KERNELS[question]})"
        for question, asked in ASKED.items()
    )
    code = f"threads, kernels = [], []\n{code}\n[one.start() for one in threads]\n[one.join() for one in threads]"
    ran(f"{LOOP}\n{code}\nassert all(one in READY for one in kernels), 'still interpreted'")


def test_a_loop_beside_a_thread_that_never_rests_changes_over(kept):
    busy = "threading.Thread(target=lambda: [0 for _ in iter(int, 1)], daemon=True).start()"
    ran(f"{LOOP}\n{busy}\n{ASKED['shanten']}\nassert ask_distance in READY, 'still interpreted'")


PLAYED = f"""
import time
from random import Random
from fangcheng import Match
from fangcheng.core.play.act import act_at

until = time.monotonic() + {SECONDS}
match, chance, beside = Match("riichi", seed=1), Random(1), Match("riichi", seed=1, mode="interpreted")
compiled = 0
while compiled < 60:
    assert time.monotonic() < until, "still interpreted"
    compiled += match.engine.compiled_now(act_at) is not None
    if match.over:
        match, beside = Match("riichi", seed=2), Match("riichi", seed=2, mode="interpreted")
    if match.hand_over:
        assert match.next_hand() == beside.next_hand()
        continue
    seat = match.owed[0]
    action = chance.choice(match.legal(seat))
    assert match.act(seat, action) == beside.act(seat, action)
    assert match.legal(seat) == beside.legal(seat)
    assert match.table.tobytes() == beside.table.tobytes()
"""


def test_a_match_changes_over_between_two_actions_with_the_same_results(kept):
    ran(PLAYED)


RESTING = """
import threading, time
from fangcheng.game import warming

rests = []
warming.HAS_CORES_FOR_ALL = {has_cores}
order = warming.Order()
order.elsewhere.set()  # a helper compiles
order.since -= 1
pause, time.sleep = time.sleep, rests.append

def go_on(seconds, idle=0):
    order.wait_if_restless()
    rests.clear()
    for _ in range(5):
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass
        pause(idle)
        order.wait_if_restless()

{work}
"""


@pytest.mark.parametrize(
    ("has_cores", "work"),
    [
        (False, "go_on(0.02)\nassert 0.3 <= sum(rests) <= 0.5, rests"),
        (False, "go_on(0.2)\nassert rests == [0.1] * 5, rests"),
        (False, "go_on(0.001, idle=0.1)\nassert sum(rests) < 0.05, rests"),
        (False, "at = threading.Thread(target=go_on, args=[0.02])\nat.start()\nat.join()\nassert not rests"),
        (False, "order.since += 61\ngo_on(0.02)\nassert not rests"),  # it has just begun, whatever the machine does
        (True, "go_on(0.02)\nassert not rests"),
        (False, "order.ended.set()  # and nothing is ready\ngo_on(0.02)\nassert not rests"),
    ],
    ids=[
        "a loop",
        "long work",
        "a program that pauses",
        "another thread",
        "the first half second",
        "many cores",
        "the helper failed",
    ],
)
def test_a_loop_leaves_its_core_to_the_compiling_helper_where_cores_are_few(has_cores, work):
    ran(RESTING.format(has_cores=has_cores, work=work))


def test_a_program_of_a_few_actions_loads_no_compiler():
    code = """
import sys, time
from fangcheng import Match
match = Match("riichi", 1)
for _ in range(15):
    match.act(match.owed[0], match.legal(match.owed[0])[0])
time.sleep(1)
assert "numba" not in sys.modules
"""
    ran(code)


@pytest.mark.parametrize("ask", ["score('riichi', '123m456p789s1155z', '1z').total", "play_a_little()"])
def test_without_the_compiler_answers_come_interpreted_and_nothing_is_printed(ask):
    code = f"""
import sys, time
sys.modules["numba"] = None
from fangcheng import Match, score

def play_a_little():
    match = Match("riichi", 1)
    for _ in range(30):
        match.act(match.owed[0], match.legal(match.owed[0])[0])

for _ in range(4):
    {ask}
    time.sleep(0.3)
"""
    done = ran(code)
    assert (done.stdout, done.stderr) == ("", "")


def test_a_pickled_match_goes_on_as_the_match_does():
    match = Match("riichi", seed=3, mode="interpreted")
    for _ in range(30):
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    seen = match.observe(0)
    other = pickle.loads(pickle.dumps(match))
    assert other.observe(0)["bits"].tolist() == seen["bits"].tolist()
    for each in (match, other):
        for _ in range(20):
            each.act(each.owed[0], each.legal(each.owed[0])[-1])
    assert other.check == match.check
    assert other.events == match.events
    for each in (match, other):
        each.undo(40)
    assert other.check == match.check


def test_every_step_of_a_long_way_back_is_the_table_that_was():
    match, stations = Match("riichi", seed=4, mode="interpreted"), []
    while len(stations) < 150:
        if match.hand_over:
            match.next_hand()
        stations.append((match.check, len(match.events), match.explain()))
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    for station in reversed(stations):
        match.undo()
        assert (match.check, len(match.events), match.explain()) == station
    match.act(match.owed[0], match.legal(match.owed[0])[0])
    assert len(match.actions[-1]) == 1


def test_a_match_without_undo_takes_nothing_back():
    match = Match("riichi", seed=1, mode="interpreted", undo=False)
    match.act(match.owed[0], match.legal(match.owed[0])[0])
    with pytest.raises(FangchengError, match="only 0 actions can be taken back"):
        match.undo()
