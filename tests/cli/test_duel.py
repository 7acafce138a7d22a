"""`fangcheng duel`: a table or JSON, a file that goes on, and one line for what cannot be played."""

import json
import shlex

import pytest

from fangcheng.bots.pair_run import DuelRun
from fangcheng.cli import main

pytestmark = pytest.mark.by_day("simulate")

FOLDS = "steady:fold_from=0:fear_melds=1"


def run(capsys, *arguments):
    """Exit code, stdout and stderr of a duel of sichuan."""
    code = main(["duel", "sichuan", *map(str, arguments)])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_duel_is_told_as_a_table(capsys):
    code, out, err = run(capsys, "steady", FOLDS, "--walls", 30, "--seed", 3, "--workers", 2)
    assert code == 0
    assert 'sichuan, 30 walls, seed "3", 150 hands: one seat changed' in out
    for words in ("points a hand", "hands won", "hands dealt in", "B less A", "After ±"):
        assert words in out
    assert "30 walls in " in err


def test_json_tells_what_python_does(capsys):
    from fangcheng import duel

    code, out, _ = run(capsys, "steady", FOLDS, "--walls", 30, "--seed", 3, "--table", "--json")
    assert code == 0
    told = json.loads(out)
    result = duel("sichuan", "steady", FOLDS, walls=30, seed=3, table=True)
    assert {**told, "seconds": 0} == {**result.plain(), "seconds": 0, "better": result.better}
    gain = told["figures"]["points"]
    assert gain["low"] <= gain["mean"] <= gain["high"]
    assert gain["mean"] == pytest.approx(gain["b"] - gain["a"])


@pytest.fixture
def _stopped_once(monkeypatch):
    """Ctrl-C after the first walls of the first run."""
    play, calls = DuelRun.play, []

    def interrupted(self, *arguments):
        for fresh in play(self, *arguments):
            yield fresh
            if not calls:
                calls.append(1)
                raise KeyboardInterrupt

    monkeypatch.setattr(DuelRun, "play", interrupted)


@pytest.mark.usefixtures("_stopped_once")
def test_ctrl_c_tells_what_there_is_and_the_command_that_goes_on(capsys, tmp_path):
    keep = tmp_path / "a file"
    code, out, err = run(
        capsys, "steady", FOLDS, "--walls", 40, "--seed", "a b", "--keep", keep, "--rule", "exchange3=on"
    )
    assert code == 130
    assert 'sichuan, 1 wall, seed "a b"' in out
    command = err.splitlines()[-1].strip()
    assert "stopped after 1 wall, kept" in err
    assert command.startswith("fangcheng duel sichuan steady")
    assert main(shlex.split(command)[1:]) == 0
    assert 'sichuan, 40 walls, seed "a b"' in capsys.readouterr().out
    assert len(keep.read_text().splitlines()) == 41


@pytest.mark.usefixtures("_stopped_once")
def test_ctrl_c_without_a_file_says_so(capsys):
    code, _, err = run(capsys, "steady", FOLDS, "--walls", 40)
    assert code == 130
    assert "stopped after 1 wall, kept nowhere; with --keep FILE the same command goes on" in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["steady"], "requires an argument"),
        (["steady", "stedy"], 'no bot "stedy"'),
        (["steady", "random", "--walls", "0"], "walls=0: a whole number from 1 on"),
        (["steady", "random", "--walls", "1.5"], '"1.5" is no whole number'),
        (["steady", "random", "--workers", "0"], "workers=0"),
        (["steady", "random", "--until", "-1"], "until=-1.0: points, more than 0"),
        (["steady", "random", "--keep", "/nowhere/at/all"], "/nowhere/at/all"),
        (["steady", "random", "--rule", "exchang3=on"], "exchang3"),
        (["steady", "/nowhere/at/all"], "no checkout of Fangcheng in /nowhere/at/all"),
    ],
)
def test_what_cannot_be_played_is_one_line(capsys, arguments, words):
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert words in err
    assert len(err.splitlines()) == 1
