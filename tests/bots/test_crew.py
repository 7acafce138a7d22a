"""A run of matches comes to the same tally whoever plays them, and ends clearly when a bot fails."""

import sys
from dataclasses import replace

import numpy as np
import pytest

from fangcheng.bots import crew
from fangcheng.bots.batch import LONGEST
from fangcheng.bots.crew import Run
from fangcheng.bots.matches import MixedWorker, Setting, Worker
from fangcheng.errors import FangchengError

pytestmark = pytest.mark.by_day("sichuan")

RANDOM = Setting("sichuan", (), None, ("random",) * 4, "3", keep_hands=True)

MINE = '''
import random

class Dice:
    """Any action, by dice that begin anew with every match."""

    def __init__(self):
        self.seen = 0

    def new_match(self, seed):
        self.dice = random.Random(seed)

    def act(self, view, legal):
        self.seen += 1
        print("thinking")
        return [self.dice.choice(legal), self.dice.choice(legal).number][self.seen % 2]

class Faulty:
    def act(self, view, legal):
        return {}["nothing"]

class Cheat:
    def act(self, view, legal):
        return 58

class Mute:
    def act(self, view, legal):
        return None

class Fatal:
    def act(self, view, legal):
        import os
        os._exit(3)
'''


@pytest.fixture
def own(tmp_path, monkeypatch):
    """Settings with one own bot from the current folder."""
    (tmp_path / "crew_bots_here.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "crew_bots_here", raising=False)
    return lambda name: replace(RANDOM, bots=(f"crew_bots_here:{name}", *RANDOM.bots[1:]))


def result(setting, hands, workers):
    """Tally and hands of a whole run."""
    run = Run(setting)
    kept = [block.hands for block in run.play(hands, workers)]
    assert run.played == hands
    tally = {name: run.tally[name].tolist() for name in run.tally.dtype.names if name not in crew.NOT_SUMS}
    return tally, fields(np.concatenate(kept))


def fields(records):
    """The content of records without the gaps between their fields."""
    return {name: records[name].tolist() for name in records.dtype.names}


def test_any_number_of_workers_and_any_cut_gives_the_same_tally(monkeypatch):
    alone = result(RANDOM, 2_001, 1)
    assert result(RANDOM, 2_001, 3) == alone
    monkeypatch.setattr(crew, "BLOCK_SECONDS", 100.0)
    monkeypatch.setattr(crew, "FIRST_GUESS", 1.0)
    assert result(RANDOM, 2_001, 2) == alone


def test_kernels_give_the_tally_that_they_give_interpreted():
    assert result(RANDOM, 9, 2) == result(replace(RANDOM, mode="interpreted"), 9, 1)


def test_the_hands_of_a_match_are_those_of_it_alone():
    run = Run(RANDOM)
    hands = np.concatenate([block.hands for block in run.play(20, 2)])
    alone = Worker(RANDOM).play(1, 1).hands
    assert fields(hands[hands["match"] == 1]) == fields(alone)
    assert sorted(set(hands["match"].tolist())) == [0, 1, 2]


@pytest.mark.by_day("mcr")
def test_a_match_that_never_ends_is_broken_off():
    setting = replace(RANDOM, variant="mcr", options=(("hands", "time"),))
    block = Worker(setting).play(0, 1)
    assert len(block.hands) == LONGEST
    assert block.tallies["matches"].sum() == 0


def test_own_bots_among_ours_play_as_ours_do(own):
    blocks = [worker(RANDOM).play(0, 2, 3) for worker in (MixedWorker, Worker)]
    assert fields(blocks[0].hands) == fields(blocks[1].hands)
    assert fields(blocks[0].tallies[["wins", "hand_points_squared", "decisions"]]) == fields(
        blocks[1].tallies[["wins", "hand_points_squared", "decisions"]]
    )


def test_an_own_bot_in_processes_plays_as_in_this_one(own, capfd):
    alone = result(own("Dice"), 10, 1)
    assert result(own("Dice"), 10, 2) == alone
    told = capfd.readouterr()
    assert "thinking" in told.err
    assert "thinking" not in told.out


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Faulty", r"bot Faulty, seat .* in hand 1 of the match with seed \"3:0\": it raised KeyError: 'nothing'"),
        ("Cheat", r"bot Cheat, .*: it answered 58, which is not open"),
        ("Mute", r"it answered None, which is not open\. Open were: lack m, "),
    ],
)
def test_an_own_bot_that_fails_is_told_in_one_line(own, name, words):
    with pytest.raises(FangchengError, match=words) as failed:
        result(own(name), 4, 1)
    assert "\n" not in str(failed.value)


def test_a_worker_that_dies_is_told(own):
    with pytest.raises(FangchengError, match="a process that played matches has died"):
        result(own("Fatal"), 4, 2)
