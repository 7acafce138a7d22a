"""Where verdicts are read: the command for trials, the book of advice in the terminal and on the page."""

import json

import pytest
from starlette.testclient import TestClient

from fangcheng.cli import main
from fangcheng.sentences import say
from fangcheng.trials.registered import trials, trials_about
from fangcheng.trials.results import read_result, result_of, written
from fangcheng.trials.told import told
from fangcheng.web.page.advice import item_page
from fangcheng.web.server import make_app

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
TRIED = [(trial, item) for trial in trials().values() for item in trial.items if result_of(trial) is not None]


def test_the_command_lists_all_trials_with_their_verdicts(capsys):
    assert main(["trial", "--json"]) == 0
    listed = {one["id"]: one["verdicts"] for one in json.loads(capsys.readouterr().out)}
    assert list(listed) == list(trials())
    for name, verdicts in listed.items():
        assert list(verdicts) == list(trials()[name].items)
    assert main(["trial"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in trials())


def test_the_command_shows_one_trial_and_plays_it_again(capsys, tmp_path):
    assert main(["trial", "e-28c"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("E-28c  A loose 1 or 9")
    assert "sichuan" in shown
    out = tmp_path / "E-28c.json"
    assert (
        main(["trial", "E-28c", "--hands", "5", "--seed", "other", "--workers", "1", "--out", str(out), "--json"]) == 0
    )
    played = json.loads(capsys.readouterr().out)
    assert [game["hands"] for game in played["result"]["games"]] == [5, 5, 5]
    assert json.loads(out.read_text()) == played["result"]


def test_a_repetition_is_noted_in_the_file_of_the_first_run(capsys, tmp_path):
    file, small = tmp_path / "E-28c.json", ["--hands", "20", "--workers", "1", "--beside"]
    first = result_of(trials()["E-28c"])
    file.write_bytes(written(first))
    assert main(["trial", "E-28c", "--seed", "other", *small, str(file)]) == 0
    noted = read_result(file, trials()["E-28c"])
    assert noted.games == first.games
    assert [(one.seed, one.hands) for one in noted.repeated] == [("other", 60)]
    capsys.readouterr()
    assert main(["trial", "E-28c", *small, str(file)]) == 2
    assert "from another seed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        (["E-99"], 'no trial "E-99"'),
        (["E-6", "--hands", "0"], "hands=0: a whole number from 1 on"),
        (["E-6", "--hands", "10", "--workers", "0"], "workers=0: a whole number from 1 on"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(asked, error, capsys):
    assert main(["trial", *asked]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert error in err
    assert "Traceback" not in err


@pytest.mark.by_day
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("trial", "item"), TRIED, ids=lambda one: getattr(one, "id", one))
def test_the_book_shows_what_a_trial_said(trial, item, language, capsys):
    result = result_of(trial)
    assert result is not None
    sentence = told(trial, result, trial.items[item], language)
    assert main(["advice", item, "--lang", language]) == 0
    out = capsys.readouterr().out
    assert sentence in out
    assert str(say(language, "advice-untried")) not in out.replace(sentence, "")
    page = next(one for one in item_page(item, language).trials if one.id == trial.id)
    assert (page.told, page.question) == (sentence, trial.question[language])
    games = [cell for cell in page.cells if not cell.part]
    assert [cell.cases for cell in games] == [game.all.cases for game in result.games]
    sign = 1 if trial.unit == "ratio" else trial.items[item]
    for cell, game in zip(games, result.games, strict=True):
        if game.all.gain is None:
            assert cell.gain is None
            continue
        assert cell.gain == pytest.approx(100 * sign * game.all.gain, abs=0.001)
        if game.all.error is not None:
            assert cell.low <= cell.gain <= cell.high


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_trials_has_all_that_have_been_played(language):
    with TestClient(make_app()) as client:
        listed = client.get(f"/api/advice/{language}/trials").json()
        assert client.get("/api/advice/xx/trials").status_code == 404
    assert [one["trial"]["id"] for one in listed] == list(dict.fromkeys(trial.id for trial, _ in TRIED))
    for one in listed:
        trial = trials()[one["trial"]["id"]]
        assert one["item"]["id"] == next(iter(trial.items))
        assert [link["id"] for link in one["contrary"]] == (trial.opposes if trial.supports else [])


def test_the_book_says_of_the_rest_that_it_is_not_tried(capsys):
    assert not trials_about("COACH-3")
    assert main(["advice", "3"]) == 0
    assert str(say("en", "advice-untried")) in capsys.readouterr().out
    assert item_page("COACH-3", "en").trials == []
    assert main(["advice", "20", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)[0]["trials"]) == {"E-28a", "E-28b"}
