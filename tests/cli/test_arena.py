"""`fangcheng arena`: a table or JSON, a file that goes on."""

import json

import pytest

from fangcheng import arena as league
from fangcheng.cli import main

BOTS = ("steady", "casual", "random")


def run(capsys, *arguments):
    code = main(["arena", "sichuan", *map(str, arguments)])
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.by_day
def test_a_league_is_told_as_a_table_and_as_json(capsys, tmp_path):
    code, out, _ = run(capsys, *BOTS, "--walls", 9, "--seed", 3, "--workers", 1, "--keep", tmp_path / "walls")
    assert code == 0
    assert 'sichuan, 9 walls, first hands, seed "3"' in out
    assert all(bot in out for bot in BOTS)
    code, out, err = run(capsys, *BOTS, "--walls", 9, "--seed", 3, "--keep", tmp_path / "walls", "--json")
    assert code == 0
    assert json.loads(out) == league("sichuan", BOTS, walls=9, seed=3, workers=1).plain()
    assert "compiling" not in err  # nothing is left to play


def test_what_cannot_be_played_is_told_in_one_line(capsys):
    code, _, err = run(capsys, "steady", "stedy")
    assert (code, 'no bot "stedy". Did you mean "steady"?' in err) == (2, True)
    code, _, err = run(capsys, "steady", "random", "--walls", 0)
    assert (code, "walls=0" in err) == (2, True)
