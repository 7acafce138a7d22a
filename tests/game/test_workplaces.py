"""What the askers of all games together take of memory: look-up tables once, workplaces for a few games."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from fangcheng.game.asking import asker_of
from fangcheng.game.workplaces import MOST_IDLE
from fangcheng.game.worth import score
from fangcheng.variants import IDS

EVERY_GAME = """
from pathlib import Path
from fangcheng.game.asking import asker_of
from fangcheng.variants import IDS

def taken():
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) // 1024

before = taken()
for variant in IDS:
    asker = asker_of(variant)
    asker.give_workplace(asker.take_workplace())
print(taken() - before)
"""


@pytest.mark.by_day
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how much memory a process has")
def test_all_games_can_be_asked_in_two_hundred_megabytes():
    told = subprocess.run([sys.executable, "-c", EVERY_GAME], capture_output=True, text=True, check=True, timeout=300)
    assert int(told.stdout) < 200  # of 41 games, with a copy for each of its own it was 820


def test_workplaces_lie_idle_for_the_games_asked_last():
    askers = [asker_of(variant) for variant in IDS[: MOST_IDLE + 3]]
    for asker in askers:
        asker.give_workplace(asker.take_workplace())
    assert [bool(asker._idle) for asker in askers] == [False] * 3 + [True] * MOST_IDLE


def test_a_game_asked_again_stays_among_the_last():
    askers = [asker_of(variant) for variant in IDS[: MOST_IDLE + 1]]
    for asker in [*askers[:-1], askers[0], askers[-1]]:
        asker.give_workplace(asker.take_workplace())
    assert askers[0]._idle
    assert not askers[1]._idle


def test_threads_that_ask_of_many_games_at_once_are_answered_alike():
    hands = {"riichi": "123m456p789s1122z", "sichuan": "123456789m1122p"}
    asked = [*hands.items()] * 8

    def told(one):
        variant, hand = one
        tile = {"riichi": "2z", "sichuan": "2p"}[variant]
        return repr(score(variant, hand, tile, mode="interpreted"))

    alone = [told(one) for one in asked[:2]] * 8
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(told, asked)) == alone
