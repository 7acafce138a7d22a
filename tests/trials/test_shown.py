"""The hand of a trial that is shown is the one that was played."""

from itertools import takewhile

import msgspec
import numpy as np
import pytest

from fangcheng.cli import main
from fangcheng.errors import FangchengError
from fangcheng.records import read
from fangcheng.trials.registered import trials
from fangcheng.trials.shown import SIDES, show_hand, shown_wall
from fangcheng.trials.work import Fork

GAME = "sichuan"


@pytest.mark.by_day("sichuan")
@pytest.mark.parametrize("name", ["E-12b", "E-17b"])
def test_both_ways_come_to_what_the_trial_counted(name):
    """An action, and a habit for the rest of the hand: the points of a wall with one fork."""
    trial = trials()[name]
    rows = Fork(GAME, trial.condition, trial.seed).worker().play(0, 60).walls
    wall = int(np.flatnonzero(rows["count"].sum(axis=1) == 1)[0])
    shown = shown_wall(trial, GAME, wall)
    advice, control = (shown.matches[side].scores[shown.seat] for side in SIDES)
    assert advice - control == int(rows["gain"][wall].sum())
    assert [match.hand_over for match in shown.matches.values()] == [True, True]


@pytest.mark.by_day("sichuan")
def test_the_first_hand_with_a_fork_is_written_as_two_records(capsys, tmp_path, monkeypatch):
    trial = msgspec.structs.replace(trials()["E-12b"], variants=[GAME])
    monkeypatch.setattr("fangcheng.cli.trial.trial_of", lambda _: trial)
    assert main(["trial", "E-12b", "--show", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    files = [tmp_path / f"E-12b.{GAME}.{side}.jsonl" for side in SIDES]
    assert all(str(file) in out for file in files)
    taken, passed = (next(iter(read(file))).hands[-1].events for file in files)
    alike = sum(1 for _ in takewhile(lambda two: two[0] == two[1], zip(taken, passed)))
    assert 0 < alike < min(len(taken), len(passed))
    assert main(["replay", str(files[0])]) == 0
    assert "sichuan" in capsys.readouterr().out.lower()


def test_a_reading_has_no_hand_to_show():
    with pytest.raises(FangchengError, match="E-9a plays no position both ways: it is a read"):
        show_hand(trials()["E-9a"], "classic")


@pytest.mark.by_day("sichuan")
def test_a_hand_without_a_fork_is_said(monkeypatch):
    trial = trials()["E-12b"]
    rows = Fork(GAME, trial.condition, trial.seed).worker().play(0, 60).walls
    none = np.flatnonzero(rows["count"].sum(axis=1) == 0)
    with pytest.raises(FangchengError, match="has no fork"):
        shown_wall(trial, GAME, int(none[0]))
