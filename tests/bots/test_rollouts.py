"""Rollouts: what answers are worth hangs on what the seat sees, and is the points that the hand brings."""

import random

import numpy as np
import pytest

from bots.imagining import moments, view_in
from fangcheng import FangchengError, Match
from fangcheng.bots.rollouts import Worths, worths
from fangcheng.core.state.action_codes import WIN
from fangcheng.game.listed_games import games
from game.players import choose
from game.worlds import another_world

LATE = 12  # tiles that can still be drawn: playing worlds to the end takes seconds without a compiler
FEW = ("sichuan", "guangzhou")  # looked at in each run
ALL = tuple(str(game.id) for game in games())
GAMES = [game if game in FEW else pytest.param(game, marks=pytest.mark.slow) for game in ALL]


@pytest.mark.parametrize("variant", GAMES)
def test_tables_that_differ_only_in_what_is_hidden_get_the_same_worths(variant):
    tried = 0
    for match, seat in moments(variant, 11, 0.4, 4, LATE):
        world = another_world(match, seat)
        world.random[:] = 7
        here, there = view_in(match, match.table, seat), view_in(match, world, seat)
        assert here.octets == there.octets
        first, second = worths(here, here.actions[:2], 1, seed=5), worths(there, there.actions[:2], 1, seed=5)
        assert first.points.tolist() == second.points.tolist()
        tried += first.worlds
    assert tried > 0


def hand_with_a_win(variant):
    """Return a match at which one seat alone owes an answer and may win, and that seat."""
    for seed in range(40):
        match, chance = Match(variant, seed, mode="interpreted"), random.Random(seed)
        while not match.hand_over:
            seat = match.owed[0]
            if len(match.owed) == 1 and any(action.number == WIN for action in match.legal(seat)):
                return match, seat
            match.act(seat, choose(match, seat, chance))
    raise AssertionError("nobody could win in forty hands")


def test_a_win_is_worth_what_the_table_pays_for_it_in_every_world():
    match, seat = hand_with_a_win("hongkong")
    found = worths(match.view(seat), [WIN], 3)
    before = match.table.scores[seat]
    match.act(seat, WIN)
    assert match.hand_over
    assert found.points.tolist() == [[match.table.scores[seat] - before] * 3]
    assert found.scores.tolist() == [[match.scores] * 3]
    assert found.over.tolist() == [[match.over] * 3]


def test_gain_is_the_paired_difference_with_its_interval():
    found = Worths((1, 2), np.array([[1, 2, 3, 6], [0, 2, 2, 4]]), np.zeros((2, 4, 4)), np.zeros((2, 4), bool))
    mean, margin = found.gain(0, 1)
    assert mean == 1.0
    assert margin == pytest.approx(1.96 * np.std([1, 0, 1, 2], ddof=1) / 2)
    assert found.means.tolist() == [3, 2]


def test_more_worlds_go_on_where_fewer_ended():
    match, seat = next(iter(moments("sichuan", 4, 0.5, 1, LATE)))
    view = match.view(seat)
    few, more = worths(view, view.actions[:2], 1), worths(view, view.actions[:2], 2)
    assert more.points[:, :1].tolist() == few.points.tolist()


def test_other_seeds_deal_other_worlds():
    match, seat = next(iter(moments("sichuan", 4, 0.5, 1, LATE)))
    view = match.view(seat)
    assert worths(view, view.actions[:1], 6).points.tolist() != worths(view, view.actions[:1], 6, 1).points.tolist()


@pytest.mark.parametrize(
    ("actions", "worlds", "what"),
    [([187], 2, "187 is not open"), ([], 0, "worlds=0"), ([], "many", "worlds")],
)
def test_what_cannot_be_tried_is_refused(actions, worlds, what):
    match = Match("sichuan", 4, mode="interpreted")
    with pytest.raises(FangchengError, match=what):
        worths(match.view(match.owed[0]), actions, worlds)
