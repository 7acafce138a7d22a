"""`fangcheng dataset`: one file, whole or not at all; damaged records are named and the rest goes on."""

import json
import re

import pytest

from fangcheng.cli import main
from fangcheng.records import decisions, read_rows, records_of
from records.bots import bots_play
from records.samples import SAMPLES
from records.test_decisions import written

pytest.importorskip("pyarrow", reason="pyarrow is not installed")


@pytest.fixture
def logs(tmp_path):
    folder = tmp_path / "logs"
    folder.mkdir()
    written(folder, records_of(bots_play("sichuan", 5, 400))[0])
    (folder / "broken.mjlog").write_text(SAMPLES["mjlog"][:200], encoding="utf-8")
    return folder


def run(capsys, *arguments):
    code = main(["dataset", *map(str, arguments)])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_folder_becomes_one_file_and_the_damaged_is_named(logs, tmp_path, capsys):
    out = tmp_path / "x.parquet"
    code, said, complaint = run(capsys, logs, "-o", out, "--json")
    told = json.loads(said)
    assert code == 2  # a file could not be read
    assert "broken.mjlog" in complaint
    assert told["games"] == {"sichuan": 1}
    assert [one["file"] for one in told["left_out"] if one["game"] == 0] == ["broken.mjlog"]
    found = list(decisions(logs, left_out=[], mode="compiled"))
    assert told["rows"] == len(found) == sum(len(one["action"]) for one in read_rows(out))


def test_two_runs_write_the_same_octets_even_beside_the_first(logs, capsys):
    for name in ("one", "two"):
        run(capsys, logs, "--out", logs / f"{name}.parquet", "--unknown")
    _, said, complaint = run(capsys, logs / "game.native", "-o", logs / "three.parquet", "--unknown")
    assert "game.native, game 1, hand" in complaint  # the bots were stopped within it
    assert "breaks off before its end" in complaint
    assert (logs / "one.parquet").read_bytes() == (logs / "three.parquet").read_bytes()
    assert re.search(r"three\.parquet: \d+ decisions of \d hands in 1 game \(sichuan\); 1 left out", said)


@pytest.mark.by_day
def test_two_processes_write_the_octets_of_one_and_name_the_same(logs, tmp_path, capsys):
    for seed in range(6, 9):
        path = written(logs, records_of(bots_play("sichuan", seed, 250))[0])
        path.rename(logs / f"{seed}.jsonl")
    one = run(capsys, logs, "-o", tmp_path / "one.parquet", "--json")
    two = run(capsys, logs, "-o", tmp_path / "two.parquet", "--json", "--workers", 2)
    assert json.loads(two[1]) == json.loads(one[1])
    assert sorted(two[2].splitlines()) == sorted(one[2].splitlines())  # a file is read before its games are played
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()


def test_nothing_is_written_where_there_is_nothing_to_write(logs, tmp_path, capsys):
    out = tmp_path / "x.parquet"
    out.write_bytes(b"before")
    code, _, complaint = run(capsys, logs / "broken.mjlog", "-o", out)
    assert code == 2
    assert "no decision to write" in complaint
    assert out.read_bytes() == b"before"
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["x.parquet"]
    code, _, complaint = run(capsys, logs, "-o", tmp_path / "x.csv")
    assert (code, "a file name ends in .parquet" in complaint) == (2, True)
