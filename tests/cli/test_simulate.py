"""`fangcheng simulate`: the same tally from the same seed, and no fault of a file costs it."""

import csv
import json
import os
import resource
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from fangcheng.bots.matches import warm_up
from fangcheng.cli import main
from fangcheng.cli.simulate import setting_of

pytestmark = pytest.mark.by_day("simulate")  # they compile what no other test needs

HANDS = 6
STEADY_RANDOM = "steady,random,random,random"


@pytest.fixture(autouse=True, scope="module")
def _compiled():
    """Compile before any test makes files that may not grow."""
    warm_up(setting_of("sichuan", "random", "3", {}, None, keep_hands=True))


def run(*arguments, bots="random", hands=HANDS):
    return main(["simulate", "sichuan", "--bots", bots, "--hands", str(hands), "--seed", "3", *map(str, arguments)])


def tally(capsys, *arguments, bots="random", hands=HANDS):
    """The tally as --json prints it."""
    assert run("--json", *arguments, bots=bots, hands=hands) == 0
    return json.loads(capsys.readouterr().out)


def test_the_same_seed_gives_the_same_tally_with_any_number_of_workers(capsys):
    first = tally(capsys, "--workers", 1)
    assert tally(capsys, "--workers", 3) == first
    assert first["played"] == HANDS
    assert [one["bot"] for one in first["persons"]] == ["random"] * 4


def test_every_win_of_a_blood_battle_is_counted_with_its_source(capsys):
    persons = tally(capsys, bots=STEADY_RANDOM)["persons"]
    wins = sum(one["wins"] for one in persons)
    assert wins > 0
    assert wins == sum(one["self_draws"] + one["deal_ins"] for one in persons)
    assert all(one["wins"] == one["self_draws"] + one["by_discard"] + one["by_rob"] for one in persons)


def test_figures_are_means_within_their_intervals(capsys):
    for one in tally(capsys, bots=STEADY_RANDOM)["persons"]:
        for key in ("win_rate", "deal_in_rate", "ready_rate", "claim_rate"):
            assert 0 <= one[key]["low"] <= one[key]["mean"] <= one[key]["high"] <= 1
        assert one["hand_points"]["low"] <= one["hand_points"]["mean"] <= one["hand_points"]["high"]
        assert one["match_points"] == {"mean": None, "low": None, "high": None}  # no match was played to its end


def test_the_table_tells_rates_and_means(capsys):
    assert run(bots=STEADY_RANDOM) == 0
    told = capsys.readouterr().out
    assert f"{HANDS} hands, 0 matches" in told
    for words in ("hands won", "self-drawn", "hands dealt in", "hands ready", "with a claim", "points of a win", "±"):
        assert words in told


# --- files


def test_tally_and_hands_go_into_files(tmp_path, capsys):
    out, hands_out = tmp_path / "tally.csv", tmp_path / "hands.csv"
    assert run("--out", out, "--hands-out", hands_out, bots=STEADY_RANDOM) == 0
    persons = list(csv.DictReader(out.read_text(encoding="utf-8").splitlines()))
    assert [row["person"] for row in persons] == ["0", "1", "2", "3"]
    hands = list(csv.DictReader(hands_out.read_text(encoding="utf-8").splitlines()))
    assert [int(row["hand"]) for row in hands] == list(range(HANDS))
    assert {row["seed"] for row in hands} == {"3:0"}
    for person, row in enumerate(persons):
        assert int(row["wins"]) == sum(int(hand[f"wins_{person}"]) for hand in hands)
        mean = sum(int(hand[f"points_{person}"]) for hand in hands) / HANDS
        assert float(row["hand_points"]) == pytest.approx(mean)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["hands.csv", "tally.csv"]
    assert f"{HANDS} hands" in capsys.readouterr().out


def test_parquet_has_the_rows_of_csv(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    assert run("--out", tmp_path / "tally.parquet", "--hands-out", tmp_path / "hands.parquet") == 0
    assert run("--out", tmp_path / "tally.csv", "--hands-out", tmp_path / "hands.csv") == 0
    for name in ("tally", "hands"):
        table = parquet.read_table(tmp_path / f"{name}.parquet")
        rows = list(csv.DictReader((tmp_path / f"{name}.csv").read_text(encoding="utf-8").splitlines()))
        assert table.column_names == list(rows[0])
        told = [{key: "" if value is None else str(value) for key, value in row.items()} for row in table.to_pylist()]
        assert told == rows


def test_every_figure_and_column_is_explained(tmp_path, capsys):
    told = (Path(__file__).parents[2] / "docs" / "simulate.md").read_text(encoding="utf-8")
    out = tally(capsys, "--hands-out", tmp_path / "hands.csv")
    columns = (tmp_path / "hands.csv").read_text(encoding="utf-8").splitlines()[0].split(",")
    plan = {"variant", "options", "bots", "hands", "seed", "persons", "person", "bot"}
    names = {*out, *out["persons"][0]} - plan | {name for name in columns if not name.endswith(("_1", "_2", "_3"))}
    assert [name for name in sorted(names) if f"`{name}`" not in told] == []


def stopped_run(tmp_path, monkeypatch, *arguments, after=1):
    """A run that Ctrl-C has stopped once so many blocks were in its tally."""
    from fangcheng.bots.crew import Run

    play = Run.play

    def interrupted(self, hands, workers):
        for number, block in enumerate(play(self, hands, workers), start=1):
            yield block
            if number == after:
                raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Run, "play", interrupted)
        assert run("--out", tmp_path / "tally.json", *arguments, hands=20) == 130


def test_a_stopped_run_goes_on_as_if_it_had_not_been_stopped(tmp_path, monkeypatch, capsys):
    stopped_run(tmp_path, monkeypatch, "--hands-out", tmp_path / "hands.csv", "--workers", 1)
    told = capsys.readouterr()
    assert "8 hands, 1 match," in told.out  # what there was is told
    assert "--resume goes on" in told.err
    assert not (tmp_path / "tally.json").exists()
    with_hands = ("--hands-out", tmp_path / "hands.csv")
    assert run("--out", tmp_path / "tally.json", *with_hands, "--resume", "--workers", 2, hands=20) == 0
    assert run("--out", tmp_path / "whole.json", "--hands-out", tmp_path / "whole.csv", hands=20) == 0
    assert (tmp_path / "tally.json").read_bytes() == (tmp_path / "whole.json").read_bytes()
    assert (tmp_path / "hands.csv").read_bytes() == (tmp_path / "whole.csv").read_bytes()
    assert len(list(tmp_path.iterdir())) == 4


def test_a_stopped_run_is_neither_lost_nor_mixed_with_another(tmp_path, monkeypatch, capsys):
    stopped_run(tmp_path, monkeypatch)
    kept = (tmp_path / "tally.json.stopped").read_bytes()
    out = ("--out", tmp_path / "tally.json")
    assert run(*out) == 2
    assert "go on with it by --resume, or delete it" in capsys.readouterr().err
    assert run(*out, "--resume", bots="steady") == 2
    assert "a run with other rules, bots or seed" in capsys.readouterr().err
    assert run(*out, "--resume", hands=7) == 2
    assert "--hands 7: the stopped run has played 8" in capsys.readouterr().err
    assert (tmp_path / "tally.json.stopped").read_bytes() == kept


DAMAGED = {
    "empty": lambda content: b"",
    "cut": lambda content: content[: len(content) // 2],
    "changed": lambda content: content.replace(b'"hands": 8', b'"hands": 9'),
    "binary": lambda content: bytes(range(256)),
    "a list": lambda content: b"[]",
    "without a check": lambda content: b"{}",
    "of former times": lambda content: b"PK\x03\x04" + bytes(100),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_stopped_run_costs_one_line_and_not_the_tally(tmp_path, monkeypatch, capsys, name):
    stopped_run(tmp_path, monkeypatch)
    stopped = tmp_path / "tally.json.stopped"
    damaged = DAMAGED[name](stopped.read_bytes())
    assert damaged != stopped.read_bytes()
    stopped.write_bytes(damaged)
    capsys.readouterr()
    assert run("--out", tmp_path / "tally.json", "--resume") == 0
    told = capsys.readouterr()
    assert told.err.count("damaged, no run to go on with; beginning anew") == 1
    assert "Traceback" not in told.err
    assert json.loads((tmp_path / "tally.json").read_text())["played"] == HANDS
    assert not stopped.exists()


def test_a_folder_in_the_place_of_a_stopped_run_costs_no_tally(tmp_path, capsys):
    (tmp_path / "tally.json.stopped").mkdir()
    assert run("--out", tmp_path / "tally.json", "--resume") == 1
    told = capsys.readouterr()
    assert f"{HANDS} hands" in told.out
    assert "tally.json.stopped: cannot be read: is a directory; beginning anew" in told.err
    assert json.loads((tmp_path / "tally.json").read_text())["played"] == HANDS


@contextmanager
def disk_with_room_for(octets):
    """No file may grow beyond so many bytes, as on a disk that is full."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (octets, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@pytest.mark.parametrize("ending", [".json", ".csv", ".parquet"])
def test_a_full_disk_costs_one_line_and_not_the_tally(tmp_path, capsys, ending):
    if ending == ".parquet":
        pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    out = tmp_path / f"tally{ending}"
    out.write_text("what was there before")
    with disk_with_room_for(100):
        assert run("--out", out) == 1
    told = capsys.readouterr()
    assert f"{HANDS} hands" in told.out
    assert [line for line in told.err.splitlines() if "tally" in line] == [f"fangcheng: {out}: file too large"]
    assert out.read_text() == "what was there before"
    assert [path.name for path in tmp_path.iterdir()] == [out.name]


def test_where_only_the_tally_finds_no_room_it_can_be_written_later(tmp_path, capsys):
    with disk_with_room_for(2500):  # the stopped run has room
        assert run("--out", tmp_path / "tally.json") == 1
    assert "--resume goes on" in capsys.readouterr().err
    assert run("--out", tmp_path / "tally.json", "--resume") == 0
    assert json.loads((tmp_path / "tally.json").read_text())["played"] == HANDS


def test_a_disk_without_room_for_the_hands_costs_no_tally(tmp_path, capsys):
    with disk_with_room_for(100):
        assert run("--hands-out", tmp_path / "hands.csv") == 1
    told = capsys.readouterr()
    assert f"{HANDS} hands" in told.out
    assert "no hands are kept any more, the tally goes on" in told.err
    assert not (tmp_path / "hands.csv").exists()


def test_a_link_stays_a_link(tmp_path):
    (tmp_path / "far").mkdir()
    (tmp_path / "tally.json").symlink_to(tmp_path / "far" / "away.json")
    assert run("--out", tmp_path / "tally.json") == 0
    assert (tmp_path / "tally.json").is_symlink()
    assert json.loads((tmp_path / "far" / "away.json").read_text())["played"] == HANDS


# --- bad input


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "stedy"], 'no bot "stedy". Did you mean "steady"?'),
        (["--bots", "steady,random"], "2 bots for 4 seats"),
        (["--bots", "nowhere_here:MyBot"], "there is no nowhere_here.py"),
        (["--hands", "0"], "at least 1"),
        (["--workers", "0"], "--workers 0: at least 1"),
        (["--out", "tally.txt"], "a file name ends in .json, .csv, .parquet"),
        (["--hands-out", "hands.json"], "a file name ends in .csv, .parquet"),
        (["--out", ""], "a file name ends in"),
        (["--out", "no/such/folder/tally.json"], "no folder no/such/folder"),
        (["--out", "folder.json"], "there is something that is no file"),
        (["--out", "pipe.csv"], "there is something that is no file"),
        (["--out", "x" * 300 + ".json"], "cannot be written: file name too long"),
        (["--out", "a\0b.json"], "cannot be written: embedded null byte"),
        (["--out", "same.csv", "--hands-out", "./same.csv"], "the same file as --out"),
        (["--resume"], "--resume goes on with a run that had --out"),
    ],
)
def test_bad_input_is_told_before_a_hand_is_played(tmp_path, monkeypatch, capsys, arguments, words):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.json").mkdir()
    os.mkfifo(tmp_path / "pipe.csv")
    before = sorted(tmp_path.iterdir())
    assert main(["simulate", "sichuan", *arguments]) == 2
    told = capsys.readouterr()
    assert words in told.err
    assert "compiling" not in told.err
    assert sorted(tmp_path.iterdir()) == before


SLOW_BOT = """
import time

class Slow:
    def act(self, view, legal):
        time.sleep(0.05)
        return legal[0]
"""


def alive(group):
    """Processes of a group that run, those apart that have ended and wait to be noticed."""
    states = (path.read_text().rpartition(")")[2].split() for path in Path("/proc").glob("[0-9]*/stat"))
    return [state for state in states if int(state[2]) == group and state[0] != "Z"]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="this system does not list processes in /proc")
@pytest.mark.parametrize("bots", ["steady", "slow_bot_here:Slow,random,random,random"])
def test_ctrl_c_ends_all_workers_at_once_and_keeps_the_run(tmp_path, bots):
    (tmp_path / "slow_bot_here.py").write_text(SLOW_BOT)
    command = [sys.executable, "-m", "fangcheng", "simulate", "sichuan", "--bots", bots, "--hands", "1000000"]
    command += ["--out", "tally.json", "--workers", "2"]
    running = subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert running.stderr is not None
    assert any(" of 1000000 hands" in line for line in running.stderr)  # it is under way
    time.sleep(1)
    begin = time.monotonic()
    os.killpg(running.pid, signal.SIGINT)
    told = running.communicate(timeout=30)
    assert running.returncode == 130
    assert time.monotonic() - begin < 10
    assert " hands, " in told[0]
    assert (tmp_path / "tally.json.stopped").is_file()
    while alive(running.pid):  # multiprocessing's own helper goes a little later
        assert time.monotonic() - begin < 15
        time.sleep(0.1)
