"""What a decision is called: by how much better another option is, and how sure that is. Rollouts are made up here."""

from functools import partial

import numpy as np
import pytest

from fangcheng.game.views import View
from fangcheng.reviewer.candidates import MOST, candidates, distinct, is_same
from fangcheng.reviewer.compared import difference
from fangcheng.reviewer.judge import Judge, Plan
from fangcheng.reviewer.model import GRADES
from fangcheng.reviewer.walk import Walk
from reviewer.made_games import record_of_hands, rolled

UNIT = 1000.0


def nowhere(view, actions, worlds, seed):
    """Rollouts with places, which nobody may ask for: no hand here is the last."""
    raise AssertionError("this is not the last hand")


@pytest.fixture(scope="module")
def walk():
    return Walk(record_of_hands("riichi", hands=2)[1], mode="interpreted")


def first_discard(walk, as_steady=None):
    """A decision between discards in which the player did as steady would, or not."""
    for decision in walk.decisions:
        view = walk.view(decision)
        if {action.kind for action in view.actions} == {"discard"} and len(view.actions) > 5:
            judged = judged_by(walk, decision, lambda number: 0.0, 0.0)
            if as_steady is None or judged.as_steady == as_steady:
                return decision
    raise AssertionError("no such decision")


def judged_by(walk, decision, points, spread, worlds=64):
    plan = Plan(rolled(points, spread), nowhere, UNIT, worlds, 16 * worlds)
    return Judge(walk, plan).judge(decision)


def others_better(decision, gain):
    """All other options bring so many points more than the one that was chosen."""
    return lambda number: 0.0 if number == decision.action else gain


@pytest.mark.parametrize(
    ("gain", "verdict"),
    [(1.0, "equal"), (10.0, "right"), (19.0, "right"), (25.0, "slip"), (70.0, "mistake"), (200.0, "blunder")],
)
def test_a_sure_cost_is_called_by_its_size(walk, gain, verdict):
    decision = first_discard(walk)
    judged = judged_by(walk, decision, others_better(decision, gain), 0.5)
    assert judged.verdict == verdict
    if verdict in GRADES:
        assert abs(judged.cost - gain) < 1
        assert judged.cost_u == pytest.approx(judged.cost / UNIT, abs=1e-4)
        assert judged.cost > judged.margin
        assert judged.best is not None
        assert judged.theme
        assert judged.best.number != judged.chosen.number
    else:
        assert judged.cost == 0
        assert judged.best is None


def test_what_chance_may_account_for_costs_nothing(walk):
    decision = first_discard(walk)
    judged = judged_by(walk, decision, others_better(decision, 60.0), 3000.0)
    assert judged.verdict in ("undecided", "right")
    assert judged.cost == 0


def test_of_options_that_bring_the_same_none_is_better(walk):
    judged = judged_by(walk, first_discard(walk), lambda number: 40.0, 0.0)
    assert judged.verdict == "equal"


def test_the_best_option_is_right_and_a_find_where_steady_would_not_take_it(walk):
    for as_steady, verdict in ((True, "right"), (False, "find")):
        decision = first_discard(walk, as_steady)
        assert judged_by(walk, decision, others_better(decision, -300.0), 1.0).verdict == verdict


def test_where_no_world_can_be_dealt_nothing_is_said(walk):
    plan = Plan(lambda view, actions, worlds, seed: np.zeros((len(actions), 0)), nowhere, UNIT, 64, 1024)
    judged = Judge(walk, plan).judge(first_discard(walk))
    assert (judged.verdict, judged.expected, judged.cost) == ("unknown", None, 0)


def test_one_option_is_forced(walk, monkeypatch):
    plan = Plan(rolled(float, 0.0), nowhere, UNIT, 64, 1024)
    decision = walk.decisions[0]
    chosen = next(one for one in walk.view(decision).actions if one.number == decision.action)
    monkeypatch.setattr(View, "actions", property(lambda view: (chosen,)))
    assert Judge(walk, plan).judge(decision).verdict == "forced"


def test_what_the_record_does_not_tell_is_not_judged(walk):
    plan = Plan(rolled(float, 0.0), nowhere, UNIT, 64, 1024)
    judged = Judge(walk, plan).judge(first_discard(walk)._replace(is_told=False))
    assert (judged.verdict, judged.cost) == ("untold", 0)


def test_the_tile_just_drawn_and_its_equal_in_the_hand_are_one_option(walk):
    for decision in walk.decisions:
        options = distinct(walk.view(decision).actions, decision.action)
        thrown = [action.tiles for action in options if action.kind == "discard"]
        assert len(thrown) == len({*thrown})
        assert decision.action in [action.number for action in options]


def test_what_was_done_and_what_steady_would_do_are_played_out(walk):
    decision = first_discard(walk, as_steady=False)
    view = walk.view(decision)
    options = distinct(view.actions, decision.action)
    chosen = next(one for one in options if one.number == decision.action)
    own = next(one for one in options if not is_same(one, chosen))
    found = candidates(view, options, chosen, own)
    assert found[:2] == [chosen, own]
    assert len(found) == len({one.tiles for one in found}) == MOST


def test_more_worlds_are_dealt_until_it_is_sure_and_no_longer():
    asked = []

    def rollouts(points, spread, view, actions, worlds, seed):
        asked.append((worlds, seed))
        return rolled(points, spread)(view, actions, worlds, seed)

    def measured(points, spread):
        asked.clear()
        return difference(partial(rollouts, points, spread), None, (1, 2), 32, 1024, 20.0, 9)

    clear = measured({1: 100.0, 2: 0.0}.get, 10.0)
    assert clear.is_sure
    assert asked == [(32, 9), (32, 10), (256, 11)]  # the last ones alone count
    assert clear.worlds == 256
    assert measured({1: 0.5, 2: 0.0}.get, 10.0).worlds == 64  # surely no slip
    hard = measured({1: 60.0, 2: 0.0}.get, 500.0)
    assert hard.worlds in (64, 128, 256, 512, 1024)
    assert hard.is_sure == (hard.confirmed and hard.mean > hard.margin)
    assert [seed for _, seed in asked] == [*range(9, 9 + len(asked))]


def test_a_difference_that_is_none_is_seldom_called_one():
    """Of 2,000 pairs of equal worth and long tails hardly one may look surely different, several looks included."""

    def jackpots(view, actions, worlds, seed):
        dice = np.random.default_rng(seed)
        return 8000.0 * (dice.random((len(actions), worlds)) < 0.04) - 320.0

    sure = [difference(jackpots, None, (1, 2), 32, 512, 20.0, 100 * number) for number in range(2000)]
    assert sum(one.is_sure for one in sure) <= 2
    assert sum(one.confirmed for one in sure) > 2  # many look at first as if they were
