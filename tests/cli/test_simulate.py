"""`fangcheng simulate`, its kernels interpreted here: compiling them is tested with the kernels."""

import csv
import json

import pytest

from fangcheng.cli import COMMANDS, main, simulate
from fangcheng.game.engine import Engine

HANDS = 6


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch):
    monkeypatch.setattr(simulate, "compiled", lambda kernel: kernel)
    monkeypatch.setitem(COMMANDS, "simulate", "")  # until a compiled run has been seen to end


def test_the_same_seed_gives_the_same_tally(capsys):
    arguments = ["simulate", "sichuan", "--bots", "random", "--hands", str(HANDS), "--seed", "3", "--json"]
    assert main(arguments) == 0
    first = json.loads(capsys.readouterr().out)
    assert main(arguments) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert first["played"] == HANDS
    assert [one["bot"] for one in first["persons"]] == ["random"] * 4


def test_the_tally_goes_into_a_file(tmp_path, capsys):
    out = tmp_path / "tally.csv"
    assert main(["simulate", "sichuan", "--bots", "random", "--hands", "2", "--out", str(out)]) == 0
    rows = list(csv.DictReader(out.read_text(encoding="utf-8").splitlines()))
    assert [row["person"] for row in rows] == ["0", "1", "2", "3"]
    assert "2 hands" in capsys.readouterr().out


def test_a_stopped_run_goes_on_as_if_it_had_not_been_stopped(tmp_path):
    def begun():
        return simulate.Run(Engine("sichuan", mode="compiled"), ["random"] * 4, "3")

    whole = begun()
    list(whole.play(HANDS))
    half = begun()
    list(half.play(HANDS // 2))
    half.save(tmp_path / "stopped", {"seed": "3"})
    rest = begun()
    rest.load(tmp_path / "stopped", {"seed": "3"})
    list(rest.play(HANDS))
    assert rest.result() == whole.result()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "stedy"], 'no bot "stedy". Did you mean "steady"?'),
        (["--bots", "steady,random"], "2 bots for 4 seats"),
        (["--hands", "0"], "at least 1"),
        (["--out", "tally.txt"], "a file name ends in .json, .csv, .parquet"),
        (["--resume"], "--resume goes on with a run that had --out"),
    ],
)
def test_bad_input_is_told_before_a_hand_is_played(capsys, arguments, words):
    assert main(["simulate", "sichuan", *arguments]) == 2
    assert words in capsys.readouterr().err
