"""Weights of steady: what lies in its brain decides, by name or as an array, and unchanged it is the old steady."""

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fangcheng import FangchengError, UnknownName, duel, load_bot, steady
from fangcheng.bots.brain import new_brains
from fangcheng.bots.riichi_claims import CLAIM_USED
from fangcheng.bots.riichi_discards import SITUATIONS
from fangcheng.bots.riichi_features import USED
from fangcheng.bots.riichi_ready import READY_USED
from fangcheng.bots.weights import HOUSE, KNOBS, LEAST, MOST, changes_in, general_weights, house_weights, weights_of

NUMBERS = [name for name in HOUSE if not KNOBS[name].shape]


def test_arrays_have_a_number_for_everything_that_riichi_looks_at():
    assert KNOBS["discards"].shape == (SITUATIONS, USED)
    assert KNOBS["declaring"].shape == (READY_USED,)
    assert KNOBS["calling"].shape == (CLAIM_USED,)


def test_a_new_brain_weighs_as_the_house_does_in_any_game():
    assert (new_brains(2)["weights"] == general_weights()).all()
    assert changes_in(house_weights()) == {}
    assert steady().name == "steady"


@given(
    st.dictionaries(st.sampled_from(NUMBERS), st.integers(LEAST, MOST)),
    st.lists(st.integers(LEAST, MOST), min_size=28, max_size=28),
    st.dictionaries(st.tuples(st.integers(0, 7), st.integers(0, 33)), st.integers(LEAST, MOST), max_size=5),
)
def test_a_name_tells_all_weights(numbers, calling, elements):
    changes = {
        **numbers,
        "calling": calling,
        **{f"discards.{row}.{column}": n for (row, column), n in elements.items()},
    }
    weights = weights_of(changes)
    assert weights["calling"].tolist() == calling
    assert all(weights[name] == number for name, number in numbers.items())
    assert all(weights["discards"][place] == number for place, number in elements.items())
    assert load_bot(steady(changes).name).weights.tobytes() == weights.tobytes()


def test_a_file_may_hold_weights_and_words_after_it_change_them(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    fear = np.arange(20).reshape(5, 4)
    (tmp_path / "mild.json").write_text(json.dumps({"fold_from": 1, "fear": fear.tolist(), "calling.3": 7}))
    bot = load_bot("steady:mild.json:fold_from=0")
    assert (bot.weights["fear"] == fear).all()
    assert (bot.weights["fold_from"], bot.weights["calling"][3]) == (0, 7)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"risk": 2.5}, "weight risk: whole numbers, not 2.5"),
        ({"risk": "much"}, "weight risk: whole numbers, not 'much'"),
        ({"risk": [1, 2]}, r"weight risk: risk is one number; the shape given is \(2,\)"),
        ({"risk": 2**31}, "weight risk: 2147483648 is beyond 16777216 either way"),
        ({"calling": [1, 2]}, r"calling has the shape \(28,\): its elements are calling.0 to calling.27; the shape"),
        ({"calling.28": 1}, r"weight calling.28: calling has the shape \(28,\)"),
        ({"discards.1": 1}, r"its elements are discards.0.0 to discards.7.33"),
        ({"calling.x": 1}, "weight calling.x: "),
        ({"calling.²": 1}, "weight calling.²: calling has the shape"),
        ({f"calling.{'9' * 5000}": 1}, "calling has the shape"),
        ({"risk": 10**30}, "weight risk: 10{30} is beyond 16777216 either way"),
        ({"risk": True}, "weight risk: whole numbers, not True"),
        ({"fear": [[1], [2, 3]]}, "weight fear: fear has the shape"),
    ],
)
def test_what_is_no_weight_is_told(changes, words):
    with pytest.raises(FangchengError, match=words):
        steady(changes)


def test_a_slip_of_the_pen_is_guessed():
    with pytest.raises(UnknownName, match='no weight "fold_form"'):
        steady(fold_form=1)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "no such file"),
        ("[1]", "an object of weights is needed"),
        ("{", "no JSON"),
        ("[" * 100_000, "no JSON"),
    ],
)
def test_a_file_that_holds_no_weights_is_told(tmp_path, monkeypatch, text, words):
    monkeypatch.chdir(tmp_path)
    if text is not None:
        (tmp_path / "mine.json").write_text(text)
    with pytest.raises(FangchengError, match=rf'bot "steady:mine.json": mine.json: {words}'):
        load_bot("steady:mine.json")


@pytest.mark.parametrize("number", ["1_000", "\u0663", "3.0", ""])
def test_a_weight_is_written_in_digits(number):
    with pytest.raises(FangchengError, match="weight risk: whole numbers, not"):
        load_bot(f"steady:risk={number}")


def test_a_weight_set_to_what_it_is_changes_nothing():
    same = duel("sichuan", "steady", steady({name: HOUSE[name] for name in HOUSE}), walls=30, seed=5)
    assert same.b == "steady"
    assert same.points.difference.value == 0


def test_who_asks_of_claims_what_none_brings_never_claims():
    result = duel("sichuan", "steady", "steady:claim_gain=99:open_kongs=-1", walls=30, seed=5)
    assert result["claim_rate"].a > 0.3
    assert result["claim_rate"].b == 0


@pytest.mark.by_day
def test_riichi_is_declared_and_called_by_the_weights_given():
    result = duel("riichi", "steady", "steady:declares=-1:calling.0=-90000", walls=20, seed=5)
    assert result["declared_rate"].a > 0
    assert (result["declared_rate"].b, result["claim_rate"].b) == (0, 0)
    eager = duel("riichi", "steady", steady(declaring=[90000] + [0] * 19), walls=20, seed=5)
    assert eager["declared_rate"].b >= eager["declared_rate"].a


@pytest.mark.by_day
def test_nobody_declares_where_the_weights_say_so():
    """Taiwan pays who announces himself, with an open hand too, and steady does."""
    result = duel("taiwan", "steady", "steady:declares=-1", walls=40, seed=5)
    assert result["declared_rate"].b == 0 < result["declared_rate"].a
