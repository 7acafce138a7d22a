"""`fangcheng bench`: every way is measured, and bad numbers are refused."""

import json

import pytest

from fangcheng.cli import main
from fangcheng.cli.bench_questions import dealt_hands, won_hands
from fangcheng.game.engine import Engine


@pytest.mark.by_day
def test_play_and_questions_are_measured(capsys):
    assert main(["bench", "sichuan", "--seconds", "0.01", "--repeats", "1", "--json"]) == 0
    rates = json.loads(capsys.readouterr().out)
    assert {"batch, random bots", "batch, steady bots", "one table from Python, random"} <= rates.keys()
    assert {"shanten", "acceptance", "scoring"} <= rates.keys()
    assert all(rate > 0 for figures in rates.values() for rate in figures.values())


@pytest.mark.by_day
def test_what_is_asked_are_hands_of_thirteen_and_won_ones():
    engine = Engine("sichuan")
    assert (dealt_hands(engine).sum(axis=1) == 13).all()
    wins = won_hands(engine)
    assert len(wins) > 100
    assert (wins["hand"].sum(axis=1) + 3 * wins["meld_count"] == 14).all()


@pytest.mark.parametrize("arguments", [["--seconds", "0"], ["--repeats", "0"]])
def test_numbers_that_measure_nothing_are_refused(arguments, capsys):
    assert main(["bench", "riichi", *arguments]) != 0
    assert "must be above 0" in capsys.readouterr().err
