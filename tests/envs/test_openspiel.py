"""OpenSpiel's own tests pass, hands are those of `Match`, and what a player sees hangs on nothing hidden."""

import random
import sys
from itertools import pairwise

import pytest

import fangcheng.envs as envs
from fangcheng import FangchengError, Match, UnknownName, UnknownVariant
from fangcheng.variants import IDS

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: the extra openspiel brings it")


def played(game, dice):
    """A state at the end of a hand by chance, and the states before each answer."""
    state, passed = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice([wall for wall, _ in state.chance_outcomes()]))
            continue
        passed.append(state.clone())
        state.apply_action(dice.choice(state.legal_actions()))
    return state, passed


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_openspiel_finds_no_fault(variant):
    game = envs.openspiel(variant, walls=3)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.by_day("tuidaohu")
def test_a_hand_is_that_of_a_match_with_the_same_seed_and_answers():
    game, dice = envs.openspiel("tuidaohu", walls=5, seed=7), random.Random(3)
    for _ in range(3):
        state, _ = played(game, dice)
        wall, *answers = state.history()
        match = Match("tuidaohu", f"7:{wall}")
        for action in answers:
            match.act(match.owed[0], action)
        assert match.hand_over
        assert state.returns() == match.scores
        assert state.get_game().num_players() == 4


@pytest.mark.by_day("tuidaohu")
def test_what_a_player_sees_is_that_of_the_match_and_states_go_on_apart():
    game, dice = envs.openspiel("tuidaohu", walls=5), random.Random(4)
    _, passed = played(game, dice)
    for state in passed[::7]:
        seat, before = state.current_player(), state.observation_string(0)
        seen = state.match.observe(seat, planes=True)
        tensor = state.observation_tensor(seat)
        assert tensor[: seen["planes"].size] == seen["planes"].ravel().tolist()
        assert state.legal_actions() == seen["mask"].nonzero()[0].tolist()
        state.clone().apply_action(state.legal_actions()[0])
        assert state.observation_string(0) == before


@pytest.mark.by_day("tuidaohu")
def test_texts_are_equal_where_a_player_cannot_tell_two_states_apart():
    game, dice = envs.openspiel("tuidaohu", walls=5), random.Random(5)
    _, passed = played(game, dice)
    for state in passed[5::9]:
        reader = state.current_player()
        other = state.clone()
        hidden = [seat for seat in range(4) if seat != reader]
        table = other.match.table
        table.hand[hidden[0]], table.hand[hidden[1]] = table.hand[hidden[1]].copy(), table.hand[hidden[0]].copy()
        for tell in ("observation_string", "observation_tensor"):
            assert getattr(other, tell)(reader) == getattr(state, tell)(reader)
        assert other.observation_string(hidden[0]) != state.observation_string(hidden[0])


@pytest.mark.by_day("tuidaohu")
def test_a_player_recalls_what_it_has_seen_and_answered_and_no_draw_of_another():
    game, dice = envs.openspiel("tuidaohu", walls=5), random.Random(6)
    _, passed = played(game, dice)
    texts = {reader: [state.information_state_string(reader) for state in passed] for reader in range(4)}
    for reader, told in texts.items():
        assert all(len(later) >= len(earlier) for earlier, later in pairwise(told))
        asked = [text for state, text in zip(passed, told) if state.current_player() == reader]
        assert len(set(asked)) == len(asked)
    assert len({told[-1] for told in texts.values()}) == 4


@pytest.mark.parametrize(
    ("variant", "more", "error", "told"),
    [
        ("tuidaoh", {}, UnknownVariant, "tuidaohu"),
        ("tuidaohu", {"preset": "none"}, UnknownName, "none"),
        ("tuidaohu", {"wall": 3}, UnknownName, "walls"),
        ("tuidaohu", {"walls": "3"}, FangchengError, "walls='3': like 1000"),
        ("tuidaohu", {"walls": 0}, FangchengError, "from 1 on"),
    ],
)
def test_what_cannot_be_is_refused_before_openspiel_ends_the_process(variant, more, error, told):
    with pytest.raises(error, match=told):
        envs.openspiel(variant, **more)


def test_without_openspiel_one_line_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(FangchengError, match=r'pip install "fangcheng\[openspiel\]"'):
        envs.openspiel("tuidaohu")
