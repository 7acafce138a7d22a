"""docs/environments.md is true: its lines run, and it names everything an environment is made of."""

import csv
import doctest
import importlib.util
from dataclasses import fields
from pathlib import Path

import pytest

from fangcheng.envs import Setting

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "environments.md"
EXAMPLE = ROOT / "examples" / "ppo.py"


@pytest.mark.by_day("tuidaohu")
def test_the_lines_of_the_page_are_true():
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 25
    assert found.failed == 0


def test_the_page_names_every_part_of_a_setting():
    text = PAGE.read_text(encoding="utf-8")
    assert {part.name for part in fields(Setting) if f"`{part.name}`" not in text} == {"variant"}


@pytest.mark.by_day("tuidaohu")
def test_the_example_learns_and_writes_its_curve(monkeypatch, tmp_path):
    spec = importlib.util.spec_from_file_location("ppo", EXAMPLE)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    monkeypatch.setattr(example, "TABLES", 16)
    monkeypatch.setattr(example.measured, "__defaults__", (500,))
    path = tmp_path / "curve.csv"
    monkeypatch.setattr("sys.argv", ["ppo.py", "--minutes", "0.005", "--curve", str(path)])
    example.main()
    head, *rows = path.read_text(encoding="utf-8").split()
    assert head == "seed,decisions,seconds,points,interval"
    assert int(rows[0].split(",")[1]) == 0
    assert int(rows[-1].split(",")[1]) >= 16 * example.STEPS
    assert float(rows[0].split(",")[3]) < -1  # who plays by chance loses to a beginner


def test_the_example_is_as_long_as_the_page_says():
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 200


def test_the_curve_on_the_page_is_the_one_that_was_kept():
    text = PAGE.read_text(encoding="utf-8")
    with open(EXAMPLE.with_name("ppo_curve.csv"), encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["seed"] for row in rows} == {"1", "2", "3"}
    shown = [row for row in rows if f"{float(row['points']):.2f} ± {float(row['interval']):.2f}" in text]
    assert shown == rows
    last = [row for row in rows if int(row["seconds"]) >= 118]
    assert len(last) == 3
    assert all(float(row["points"]) > float(row["interval"]) for row in last)  # each has beaten the level
