"""Hands played both ways: what is plainly good comes out so, equal sides come out equal, whoever plays them."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from fangcheng import Match, duel, steady
from fangcheng.bots.matches import Setting
from fangcheng.bots.minds import minds_of
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.play.act import owing_seat
from fangcheng.errors import FangchengError
from fangcheng.trials.conditions import finds_fork
from fangcheng.trials.figures import played
from fangcheng.trials.fork import ADVICE, CONTROL, FORK
from fangcheng.trials.knobs import Knob
from fangcheng.trials.names import CONDITIONS
from fangcheng.trials.registered import trials
from fangcheng.trials.rows import TRIED
from fangcheng.trials.run import enough, try_game
from fangcheng.trials.verdicts import verdict
from fangcheng.trials.work import Fork

GAME = "sichuan"
STAGES = ("opening", "middle", "end")
PLANTED = Fork(GAME, "ready_kept", "planted")
WALLS = 300


@pytest.fixture(scope="module")
def rows() -> Any:
    """What comes of keeping a ready hand rather than breaking it."""
    return PLANTED.worker().play(0, WALLS).walls


@pytest.mark.by_day("sichuan")
def test_an_advice_that_is_plainly_good_holds_and_its_reverse_does_harm(rows):
    game = played(GAME, rows, STAGES, "u", True)
    assert game.all.cases > WALLS
    assert game.all.gain is not None
    assert game.all.gain > 0.1
    assert verdict([game.all], game.strata, 0.005).word == "holds"
    reverse = replace(PLANTED, sides=(CONTROL, ADVICE)).worker().play(0, WALLS).walls
    other = played(GAME, reverse, STAGES, "u", True)
    assert (other.all.gain, other.all.error) == (-game.all.gain, game.all.error)
    assert verdict([other.all], other.strata, 0.005).why == "harm"


@pytest.mark.by_day("sichuan")
@pytest.mark.parametrize("side", [ADVICE, CONTROL])
def test_sides_that_are_the_same_differ_by_nothing_at_all(side, rows):
    same = replace(PLANTED, sides=(side, side)).worker().play(0, WALLS).walls
    assert np.array_equal(same["count"], rows["count"])
    assert not same["gain"].any()
    for name in ("won", "dealt", "drawn"):
        assert np.array_equal(same[name][:, :, 0], same[name][:, :, 1])
    game = played(GAME, same, STAGES, "u", True)
    assert (game.all.gain, game.all.error) == (0, 0)
    assert verdict([game.all], game.strata, 0.005).why == "nothing"


@pytest.mark.by_day("sichuan")
def test_the_hands_are_those_that_self_play_has(rows):
    """Forks leave no trace in the hand they come from: it is the first of the match of its seed, as bots play it."""
    hands = Setting(GAME, (), None, ("steady",) * 4, PLANTED.seed, keep_hands=True).worker().play(0, WALLS, 1).hands
    assert rows["wins"].tolist() == hands["wins"].sum(axis=1).tolist()
    assert rows["won_points"].tolist() == hands["win_points"].sum(axis=1).tolist()


@pytest.mark.by_day("sichuan")
def test_compiled_and_interpreted_play_the_same(rows):
    assert replace(PLANTED, mode="interpreted").worker().play(0, 2).walls.tobytes() == rows[:2].tobytes()


@pytest.mark.by_day("sichuan")
def test_a_wall_played_by_hand_comes_to_the_same(rows):
    """The same walls at the table that people play at, by a bot that sees its own seat alone."""
    for wall in np.flatnonzero(rows["count"].sum(axis=1) > 1)[:3].tolist():
        match, gain, tried = Match(GAME, f"{PLANTED.seed}:{wall}", mode="compiled"), np.zeros(3, np.int64), set()
        while not match.hand_over:
            seat = int(owing_seat(match.table))
            fork = None if seat in tried else fork_of(match, seat)
            if fork is not None:
                tried.add(seat)
                ends = [points_after(match.copy(), seat, int(action)) for action in fork.actions]
                gain[int(fork.stratum)] += ends[0] - ends[1]
            step(match)
        assert gain.tolist() == rows["gain"][wall][:3].tolist()


def fork_of(match: Match, seat: int) -> Any:
    """What the condition says there, None for nothing."""
    brain: Any = with_attributes(minds_of([steady()], match.engine)[0])[0]
    fork: Any = with_attributes(np.zeros(1, FORK))[0]
    engine, number = match.engine, CONDITIONS.index(PLANTED.condition)
    return fork if finds_fork(match.table, engine.rules, engine.desk, brain, seat, fork, number) else None


def points_after(match: Match, seat: int, action: int) -> int:
    """The score of a seat at the end of the hand, once it has given this answer."""
    match.act(seat, action)
    while not match.hand_over:
        step(match)
    return match.scores[seat]


def step(match: Match) -> None:
    """The seat that is asked answers as `steady` does."""
    seat = int(owing_seat(match.table))
    match.act(seat, steady().act(match.view(seat), match.legal(seat)))


# --- runs of a registered trial


@pytest.mark.by_day("sichuan")
def test_workers_change_nothing_and_a_kept_run_goes_on(tmp_path):
    trial, keep = trials()["E-28c"], tmp_path / "walls"
    whole = try_game(trial, GAME, hands=90, workers=1)
    assert try_game(trial, GAME, hands=90, workers=3) == whole
    assert whole.all.cases > 0
    try_game(trial, GAME, hands=40, workers=2, keep=keep)
    assert len(keep.read_text().splitlines()) == 41
    heard: list[int] = []
    assert try_game(trial, GAME, hands=90, workers=2, keep=keep, told=heard.append) == whole
    assert (heard[0] > 40, heard[-1]) == (True, 90)
    assert try_game(trial, GAME, hands=90, keep=keep, told=heard.append) == whole
    assert heard[-1] == 90
    assert len(keep.read_text().splitlines()) == 91
    with pytest.raises(FangchengError, match=r"another trial: seed is .*E-28c.*, not .*other"):
        try_game(trial, GAME, hands=90, seed="other", keep=keep)


@pytest.mark.by_day("sichuan")
def test_a_count_plays_whole_matches_until_there_are_enough_hands(tmp_path):
    trial = trials()["E-23"]
    whole = try_game(trial, GAME, hands=100, workers=1, keep=tmp_path / "matches")
    assert 100 <= whole.hands < 100 + 60
    assert try_game(trial, GAME, hands=100, workers=3) == whole
    assert try_game(trial, GAME, hands=100, keep=tmp_path / "matches") == whole


@pytest.mark.parametrize(("hands", "walls"), [(1, 1), (3, 1), (4, 2), (10, 4), (11, 5), (12, 5), (99, 5)])
def test_the_last_wall_is_taken_whole(hands, walls):
    rows = np.zeros(5, TRIED)
    rows["hands"] = 3, 2, 2, 3, 2
    assert len(enough(rows, hands)) == walls


# --- ways of playing


@pytest.mark.by_day("sichuan")
def test_a_way_of_playing_is_tried_as_a_duel_has_it():
    """The same walls, seats and points as `fangcheng duel` has, and exactly nothing where the knob turns nothing."""
    rows = Knob(GAME, "steady:fold_from=0", "knob").worker().play(0, 120).walls
    game = played(GAME, rows, ("all",), "chance", True)
    found = duel(GAME, "steady", "steady:fold_from=0", walls=120, seed="knob", workers=1)
    gain = found.points.difference
    assert gain is not None
    assert gain.value != 0
    assert game.all.gain == pytest.approx(gain.value, abs=1e-6)
    assert game.all.cases == game.hands == 480
    for figure, change in (("win_rate", game.all.won), ("deal_in_rate", game.all.dealt_in)):
        assert change == pytest.approx(found[figure].difference.value, abs=1e-6)
    same = Knob(GAME, "steady:fold_from=4", "knob").worker().play(0, 120).walls
    assert not same["gain"].any()
    assert same["count"].sum() == 480
