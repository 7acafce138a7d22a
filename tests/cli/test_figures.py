"""`fangcheng figures`: files and folders added up by player, and what is said where there is nothing."""

import json

import pytest
from msgspec.structs import replace

from fangcheng.cli import main
from fangcheng.records import read, write_native
from records.samples import SAMPLES


@pytest.fixture
def run(capsys):
    """Run a command line; exit code, stdout, stderr."""

    def call(*arguments):
        code = main(["figures", *map(str, arguments)])
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


@pytest.fixture
def logs(tmp_path):
    name = next(name for name in SAMPLES if name.endswith("mjlog"))
    for number in range(5):
        (tmp_path / f"{number}.mjlog").write_text(SAMPLES[name], encoding="utf-8")
    return tmp_path


def test_games_of_a_folder_are_added_up_by_player(run, logs):
    code, said, _ = run(logs, "--json")
    assert code == 0
    players = json.loads(said)["riichi"]
    assert set(players) == {"A", "B", "C", "D"}
    winner, loser = players["C"], players["D"]  # C wins 8,000 from D in the first of two hands, the other is void
    assert (winner["hands"], winner["won"], winner["matches"], loser["dealt_in"]) == (10, 5, 5, 5)
    assert winner["figures"]["won"]["mean"] == 0.5
    assert winner["figures"]["value"] == {"mean": 8000, "low": 8000, "high": 8000}
    assert "value" not in loser["figures"]


def test_the_table_has_a_line_for_each_player_or_for_one(run, logs):
    code, said, _ = run(logs)
    assert code == 0
    assert [line.split()[0] for line in said.splitlines()][:1] == ["riichi"]
    assert len(said.splitlines()) == 5
    _, said, _ = run(logs, "--player", "C")
    assert [line.split()[0] for line in said.splitlines()] == ["riichi", "C"]
    assert "50.0% ±" in said


def test_a_match_in_which_a_decision_was_taken_back_counts_nowhere(run, logs):
    before = run(logs, "--json")[1]
    [game] = read(logs / "0.mjlog")
    marked = logs / "marked.jsonl"
    marked.write_text("\n".join(write_native(replace(game, marks=("undo",)))), encoding="utf-8")
    code, said, complaint = run(logs, "--json")
    assert (code, said) == (0, before)
    assert "marked.jsonl: not counted: a decision was taken back" in complaint


def test_a_game_of_unknown_rules_is_named_and_the_others_of_its_file_count(run, logs):
    [game] = read(logs / "0.mjlog")
    strange = [
        replace(game, source_format="native", **wrong) for wrong in ({"variant": "richi"}, {"options": {"x": 1}})
    ]
    file = logs / "several.jsonl"
    file.write_text("\n".join(line for one in (game, *strange, game) for line in write_native(one)), encoding="utf-8")
    code, said, complaint = run(file, "--json")
    assert code == 2
    assert {variant: players["C"]["hands"] for variant, players in json.loads(said).items()} == {"riichi": 4}
    told = [f'{file}: game 2 cannot be counted: no variant "richi"', f"{file}: game 3 cannot be counted: no option of"]
    assert [line.startswith(f"fangcheng: {one}") for one, line in zip(told, complaint.splitlines(), strict=True)] == [
        1,
        1,
    ]


def test_nothing_to_count_is_told(run, logs):
    code, said, complaint = run(logs, "--player", "nobody")
    assert (code, said) == (2, "")
    assert 'no hand of "nobody" to count' in complaint
    assert run("missing.mjlog")[0] == 2
