"""The results in the house belong to their registrations; others are refused."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from fangcheng.errors import RecordError
from fangcheng.trials.figures import Cell, Played
from fangcheng.trials.registered import trials, trials_folder
from fangcheng.trials.results import Result, played_about, read_result, registration_of, result_file, result_of, written
from fangcheng.trials.told import told

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
TRIAL = trials()["E-6"]


def game(variant: str, gain: float, error: float, hands: int | None = None) -> Played:
    """A game in which all cases are of the first stratum."""
    whole = Cell(variant=variant, cases=4000, per_100_hands=2.0, gain=gain, error=error)
    strata = [
        Cell(variant=variant, stratum=key, cases=0 if place else 4000, per_100_hands=0.0, gain=None, error=None)
        for place, key in enumerate(TRIAL.strata)
    ]
    return Played(variant=variant, hands=hands or TRIAL.hands, win=8.0, all=whole, strata=tuple(strata))


def result(**changes: Any) -> Result:
    """A result of E-6, with changes."""
    sound: dict[str, Any] = {
        "trial": TRIAL.id,
        "registration": registration_of(TRIAL),
        "seed": TRIAL.seed,
        "code": "0123456789abcdef",
        "games": tuple(game(variant, 0.02, 0.002) for variant in TRIAL.variants),
    }
    return Result(**{**sound, **changes})


def test_every_result_of_the_house_belongs_to_a_registration():
    files = sorted((trials_folder() / "results").glob("*.json"))
    assert files, "nothing has been played"
    for file in files:
        trial = trials()[file.stem]
        found = result_of(trial)
        assert found is not None
        assert file.read_bytes() == written(found)
        for one in found.games:
            assert one.all.cases == sum(cell.cases for cell in one.strata)
            assert [cell.stratum for cell in one.strata] == list(trial.strata)
            assert one.all.per_100_hands == pytest.approx(100 * one.all.cases / one.hands, abs=0.001)


def test_a_result_is_read_back_as_it_was_written(tmp_path):
    file = tmp_path / "E-6.json"
    file.write_bytes(written(result()))
    assert read_result(file, TRIAL) == result()


SOUND = game("riichi", 0.02, 0.002)


@pytest.mark.parametrize(
    "wrong",
    [
        replace(SOUND, strata=()),
        replace(SOUND, strata=SOUND.strata[::-1]),
        replace(SOUND, strata=(replace(SOUND.strata[0], stratum=""), *SOUND.strata[1:])),
        replace(SOUND, all=replace(SOUND.all, stratum="all")),
        replace(SOUND, all=replace(SOUND.all, error=-0.1)),
        replace(SOUND, all=replace(SOUND.all, cases=-1)),
        replace(SOUND, all=replace(SOUND.all, variant="taiwan")),
    ],
)
def test_figures_that_cannot_be_are_refused_before_anybody_reads_them(wrong, tmp_path):
    file = tmp_path / "E-6.json"
    file.write_bytes(written(result(games=(game("taiwan", 0.02, 0.002), wrong))))
    with pytest.raises(RecordError, match=r"E-6.json: file: riichi: .* fangcheng trial E-6 --out"):
        read_result(file, TRIAL)


@pytest.mark.parametrize("content", [b"", b"\xff", b'{"trial": "E-\xff"}', b"[" * 20000, b'{"trial": NaN}'])
def test_a_damaged_result_is_one_error(content, tmp_path):
    file = tmp_path / "E-6.json"
    file.write_bytes(content)
    with pytest.raises(RecordError, match="no result of a trial"):
        read_result(file, TRIAL)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"trial": "E-5"}, "the result of another registration"),
        ({"registration": "0"}, "the result of another registration"),
        ({"seed": "7"}, "played from the seed 7, registered is E-6"),
        ({"games": (game("taiwan", 0.0, 0.1),)}, "it has not just the games taiwan, riichi"),
        ({"games": (game("taiwan", 0.0, 0.1), game("riichi", 0.0, 0.1, 7))}, "fewer than .* hands of riichi"),
    ],
)
def test_a_result_that_belongs_to_something_else_is_refused(changes, error, tmp_path):
    file = tmp_path / "E-6.json"
    file.write_bytes(written(result(**changes)))
    with pytest.raises(RecordError, match=error):
        read_result(file, TRIAL)


def test_another_size_is_another_registration_and_another_word_is_not():
    assert registration_of(msgspec.structs.replace(TRIAL, hands=TRIAL.hands + 1)) != registration_of(TRIAL)
    assert registration_of(msgspec.structs.replace(TRIAL, condition="ready_kept")) != registration_of(TRIAL)
    assert registration_of(msgspec.structs.replace(TRIAL, question={"en": "Which?"})) == registration_of(TRIAL)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("games", "key"),
    [
        ([(0.02, 0.002), (0.02, 0.002)], "trial-holds"),
        ([(0.02, 0.002), (-0.02, 0.002)], "trial-sometimes"),
        ([(-0.02, 0.002), (-0.02, 0.002)], "trial-fails-harm"),
        ([(0.0, 0.001), (0.0, 0.001)], "trial-fails-nothing"),
        ([(-0.004, 0.003), (-0.004, 0.003)], "trial-fails-no-gain"),
        ([(0.0, 0.01), (0.0, 0.01)], "trial-open"),
    ],
)
def test_every_verdict_is_told_in_every_language(games, key, language):
    from fangcheng.sentences import say

    found = result(games=tuple(game(name, *one) for name, one in zip(TRIAL.variants, games)))
    sentence = told(TRIAL, found, 1, language)
    assert sentence.startswith(str(say(language, key)))
    assert "8,000" in sentence
    assert "None" not in sentence
    if key == "trial-sometimes":
        assert len(sentence.split(":" if language == "en" else "：" if language[:2] == "zh" else "、")) > 2


def test_a_trial_not_played_has_no_verdict(monkeypatch, tmp_path):
    monkeypatch.setattr("fangcheng.trials.results.trials_folder", lambda: tmp_path)
    assert result_file(TRIAL).parent == tmp_path / "results"
    assert played_about(TRIAL.supports[0]) == []
    (tmp_path / "results").mkdir()
    result_file(TRIAL).write_bytes(written(result()))
    assert played_about(TRIAL.supports[0]) == [(TRIAL, result())]
    assert played_about("COACH-1") == []
