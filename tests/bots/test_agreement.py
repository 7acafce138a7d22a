"""How often steady does in riichi what houou players did: tracked, so that it does not get worse unseen."""

import json

import pytest

from fangcheng.cli import main
from fangcheng.cli.bench_agreement import ALL, DECLARED, ELSEWHERE, FACING, KINDS, LEFT, SILENT, TAKEN

GAMES = "riichi/tenhou-phoenix-mjai"

# Percent of the decisions in which steady must do the same; docs/bots.md has what was measured.
LEAST = {ALL: 60, FACING: 65, ELSEWHERE: 58, DECLARED: 80, SILENT: 65, TAKEN: 58, LEFT: 92}


def agreement(path, capsys, *arguments):
    """The figures of `fangcheng bench riichi --agreement`."""
    assert main(["bench", "riichi", "--agreement", str(path), *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.by_day
def test_one_game_is_compared_and_every_decision_counted_once(shared_data, capsys):
    figures = agreement(shared_data(GAMES), capsys, "--games", "1")
    assert figures.keys() == {"games", *KINDS}
    assert figures["games"] == 1
    assert figures[ALL]["decisions"] == figures[FACING]["decisions"] + figures[ELSEWHERE]["decisions"] > 200
    assert all(0 <= figures[kind]["same"] <= figures[kind]["decisions"] for kind in KINDS)


@pytest.mark.slow
def test_steady_plays_riichi_like_houou_players_as_often_as_it_did(shared_data, capsys):
    figures = agreement(shared_data(GAMES), capsys, "--games", "150")
    shares = {kind: 100 * figures[kind]["same"] / figures[kind]["decisions"] for kind in KINDS}
    assert all(shares[kind] >= LEAST[kind] for kind in KINDS), shares


@pytest.mark.parametrize(
    ("path", "arguments", "words"),
    [
        ("nowhere", [], "no such file or folder"),
        (".", ["--games", "0"], "at least 0, and at least 1"),
        (".", [], "no game of riichi"),
    ],
)
def test_nothing_to_compare_with_costs_one_line(path, arguments, words, tmp_path, capsys):
    assert main(["bench", "riichi", "--agreement", str(tmp_path / path), *arguments]) != 0
    assert words in capsys.readouterr().err
