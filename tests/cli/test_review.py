"""`fangcheng review`: a table of players, the dearest decisions, JSON; what cannot be is refused in one line."""

import json
from functools import partial

import pytest

from fangcheng.cli import BAD_INPUT, main
from fangcheng.cli import review as command
from fangcheng.records import write_native
from fangcheng.reviewer.model import GRADES
from fangcheng.reviewer.run import Reviewing
from reviewer.made_games import by_number, record_of_hands


@pytest.fixture
def file(tmp_path, monkeypatch):
    """A record, reviewed by made-up rollouts in a moment."""
    monkeypatch.setattr(command, "played_out", by_number)
    monkeypatch.setattr(command, "Reviewing", partial(Reviewing, mode="interpreted", unit=5.0))
    path = tmp_path / "game.jsonl"
    _, games = record_of_hands("sichuan")
    path.write_text("".join(f"{line}\n" for game in games for line in write_native(game)))
    return path


def test_players_are_told_in_a_table_with_their_dearest_decisions(file, capsys):
    assert main(["review", str(file)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("sichuan: 1 hands")
    assert "A win brings 5.00 points on average here." in told
    assert told.count("Dearest theme") == 4
    assert "Blunder: Discard" in told
    assert "fangcheng drill " in told


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "ja"])
def test_one_player_is_told_in_other_languages(language, file, capsys):
    assert main(["review", str(file), "--seat", "1", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert "review-" not in told
    assert "Blunder" not in told


def test_everything_is_told_as_json(file, capsys):
    assert main(["review", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["done"] == told["decisions"]
    for one in told["people"]:
        assert round(one["decisions"] + one["tiles"], 2) == one["end"] - one["start"]
    graded = [one for one in told["judged"] if one["verdict"] in GRADES]
    assert all(one["best"] and one["cost"] > one["margin"] >= 0 for one in graded)


def test_a_stopped_review_goes_on_in_its_file(file, tmp_path, capsys):
    kept = tmp_path / "kept.jsonl"
    assert main(["review", str(file), "--keep", str(kept)]) == 0
    whole = capsys.readouterr().out
    kept.write_bytes(b"".join(kept.read_bytes().splitlines(keepends=True)[:9]))
    assert main(["review", str(file), "--keep", str(kept)]) == 0
    assert capsys.readouterr().out == whole
    assert main(["review", str(file), "--keep", str(kept), "--worlds", "32"]) == BAD_INPUT
    assert "another review: worlds is 64, not 32" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seat", "4"], "seat 4: this game has seats 0 to 3"),
        (["--game", "2"], "--game 2: this file has games 1 to 1"),
        (["--worlds", "1"], "--worlds 1: a whole number from 2 to 4096"),
        (["--workers", "0"], "--workers 0"),
        (["--lang", "fr"], "fr"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words, told, file, capsys):
    assert main(["review", str(file), *words]) == BAD_INPUT
    error = capsys.readouterr().err.splitlines()[-1]
    assert error.startswith("fangcheng: ")
    assert told in error


def test_what_is_no_record_is_refused(tmp_path, capsys):
    path = tmp_path / "none.jsonl"
    path.write_text("nothing\n")
    assert main(["review", str(path)]) == BAD_INPUT
    assert "no known record format" in capsys.readouterr().err


def test_a_place_where_nothing_can_be_kept_is_found_before_any_work(file, capsys):
    assert main(["review", str(file), "--keep", str(file.parent / "nowhere" / "kept.jsonl")]) == BAD_INPUT
    told = capsys.readouterr().err
    assert "compiling" not in told
    assert "--keep" in told
    assert "no folder" in told
