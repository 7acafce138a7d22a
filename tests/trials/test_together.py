"""Verdicts read at once, and a trial repeated from another seed."""

import msgspec
import pytest

from fangcheng.errors import FangchengError
from fangcheng.trials import together
from fangcheng.trials.registered import trials
from fangcheng.trials.results import beside, read_result, result_of, written
from fangcheng.trials.together import stand_together, verdict_of
from fangcheng.trials.told import told
from fangcheng.trials.verdicts import above
from trials.test_results import TRIAL, game, result

REPEATED = ("E-8", "E-20", "E-28b")


@pytest.mark.parametrize(
    ("chances", "stand"),
    [
        ([0.005, 0.01, 0.03, 0.04], 2),  # 0.03 exceeds 0.05 / 2
        ([0.005, 0.01, 0.02, 0.03], 4),
        ([0.02, 0.02, 0.02], 0),  # 0.02 exceeds 0.05 / 3, whatever comes after
        ([0.04], 1),
        ([], 0),
    ],
)
def test_holm_takes_the_least_first_and_stops_at_the_first_too_large(chances, stand):
    assert stand_together(chances) == stand


@pytest.mark.parametrize(("deviations", "chance"), [(0, 0.5), (1.644854, 0.05), (2.326348, 0.01), (-1.644854, 0.95)])
def test_chances_are_those_of_the_normal_table(deviations, chance):
    assert above(deviations * 0.2, 0.2) == pytest.approx(chance, abs=1e-6)


def test_a_verdict_that_does_not_stand_with_the_others_is_not_decided(monkeypatch):
    found = result()
    monkeypatch.setattr(together, "result_of", lambda _: found)
    monkeypatch.setattr(together, "believed", lambda: frozenset({("E-6", 1)}))
    assert verdict_of(TRIAL, found).word == "holds"
    monkeypatch.setattr(together, "believed", lambda: frozenset())
    doubted = verdict_of(TRIAL, found)
    assert (doubted.word, doubted.why) == ("open", "many")
    assert doubted.gain == found.verdict(TRIAL).gain
    for language, word in (("en", "chance"), ("zh-Hans", "碰巧"), ("zh-Hant", "碰巧"), ("ja", "偶然")):
        assert word in told(TRIAL, found, 1, language)


@pytest.mark.parametrize(("gain", "why"), [(-0.02, "harm"), (-0.0040, "no-gain")])
def test_harm_is_told_where_it_stands_among_all(gain, why, monkeypatch):
    """Below nothing by 14 and by 2.8 standard errors of both games: the latter comes once in 400."""
    found = result(games=tuple(game(variant, gain, 0.002) for variant in TRIAL.variants))
    assert found.verdict(TRIAL).why == "harm"
    monkeypatch.setattr(together, "result_of", lambda _: found)
    monkeypatch.setattr(together, "believed", lambda: frozenset({("E-6", 1)}))
    assert verdict_of(TRIAL, found).why == why


def test_what_was_just_played_has_the_verdict_of_its_own_figures(monkeypatch):
    monkeypatch.setattr(together, "believed", lambda: frozenset())
    assert verdict_of(TRIAL, result(seed="other")).word == "holds"


@pytest.mark.parametrize("name", REPEATED)
def test_three_trials_were_repeated_from_other_seeds(name):
    found = result_of(trials()[name])
    assert found is not None
    assert found.whole is not None
    for again in found.repeated:
        assert again.seed != found.seed
        apart = abs(again.gain - found.whole[0]) / (again.error**2 + found.whole[1] ** 2) ** 0.5
        assert again.agrees == (apart <= 2.575829)
        for language in ("en", "zh-Hans", "zh-Hant", "ja"):
            assert again.seed in told(trials()[name], found, 1, language)
    assert found.repeated


def test_a_repetition_stands_beside_the_first_run(tmp_path):
    same = beside(result(), result(seed="other"))
    assert [(one.seed, one.cases, one.agrees) for one in same.repeated] == [("other", 8000, True)]
    other = tuple(game(variant, -0.02, 0.002) for variant in TRIAL.variants)
    both = beside(same, result(seed="third", games=other))
    assert [one.agrees for one in both.repeated] == [True, False]
    assert both.games == same.games
    assert len(beside(both, result(seed="third")).repeated) == 2
    file = tmp_path / "E-6.json"
    file.write_bytes(written(both))
    assert read_result(file, TRIAL) == both


def test_what_is_no_repetition_is_refused():
    for wrong in (result(), result(seed="other", registration="0")):
        with pytest.raises(FangchengError, match="the same registration, from another seed"):
            beside(result(), wrong)
    empty = msgspec.structs.replace(game("taiwan", 0.0, 0.1).all, error=None)
    few = tuple(msgspec.structs.replace(one, all=empty) for one in result().games)
    with pytest.raises(FangchengError, match="too few cases"):
        beside(result(), result(seed="other", games=few))
