"""How much oftener a sign is seen where it is true: on counts made up, beside what they were made from."""

import math

import numpy as np
import pytest

from fangcheng.trials.figures import DEVIATIONS, Cell, played
from fangcheng.trials.ratios import FEWEST_SEEN, foretelling, log_ratio
from fangcheng.trials.rows import TRIED
from fangcheng.trials.verdicts import verdict

SEED = 20240607
CASES = 6  # of a wall


def walls(count: int, true: float, seen_if_true: float, seen_if_false: float, seed: int = SEED) -> np.ndarray:
    """Walls of one kind of position: so many cases each, true by chance, the sign seen by chance."""
    dice = np.random.default_rng(seed)
    seen = np.zeros((count, 1, 2, 2), np.int64)
    for wall in seen:
        truths = dice.random(CASES) < true
        signs = dice.random(CASES) < np.where(truths, seen_if_true, seen_if_false)
        for sign, truth in zip(signs, truths, strict=True):
            wall[0, int(sign), int(truth)] += 1
    return seen


def cell(gain: float, half: float, foretells: float = 0.0) -> Cell:
    """A cell of a reading with this mean and this half of its interval."""
    return Cell(variant="taiwan", cases=999, per_100_hands=1.0, gain=gain, error=half / DEVIATIONS, foretells=foretells)


def test_the_ratio_is_that_of_the_four_counts_with_half_a_case_added():
    seen = np.array([[[[50, 20], [10, 30]]]])
    mean, error = log_ratio(np.concatenate([seen, np.zeros_like(seen)]))
    assert mean == pytest.approx(math.log((30.5 / 51) / (10.5 / 61)))
    assert error is not None


def test_kinds_of_positions_count_by_their_signs():
    one, other = [[50, 20], [10, 30]], [[70, 10], [90, 30]]
    means = [log_ratio(np.array([[kind]]))[0] for kind in (one, other)]
    assert means[0] is not None
    assert means[1] is not None
    both = log_ratio(np.array([[one, other]]))[0]
    assert both == pytest.approx((40 * means[0] + 120 * means[1]) / 160)


@pytest.mark.by_day
def test_the_interval_holds_what_the_walls_were_made_from_ninety_nine_times_of_a_hundred():
    print("seed", SEED)
    held, runs = 0, 300
    for run in range(runs):
        mean, error = log_ratio(walls(400, 0.3, 0.4, 0.25, SEED + run))
        assert mean is not None
        assert error is not None
        held += abs(mean - math.log(0.4 / 0.25)) <= DEVIATIONS * error
    assert 0.96 * runs <= held


@pytest.mark.by_day
def test_a_sign_that_tells_something_lowers_the_loss_on_held_out_walls_and_one_that_does_not_does_not():
    print("seed", SEED)
    tells, tells_not = foretelling(walls(2000, 0.3, 0.5, 0.2)), foretelling(walls(2000, 0.3, 0.3, 0.3))
    assert tells is not None
    assert tells_not is not None
    assert tells > 10
    assert tells_not < 3


def test_few_signs_have_no_interval():
    few, none = walls(200, 0.5, 0.02, 0.005), np.zeros((5, 1, 2, 2), np.int64)
    assert few[:, 0, 1].sum(axis=0).min() < FEWEST_SEEN
    assert log_ratio(few)[1] is None
    assert log_ratio(none) == (None, None)
    assert foretelling(none) is None


def test_a_reading_is_put_in_figures_and_has_a_verdict():
    rows = np.zeros(2000, TRIED)
    rows["seen"][:, :1] = walls(2000, 0.3, 0.5, 0.2)
    rows["hands"] = 1
    game = played("taiwan", rows, ("all",), "ratio", False)
    assert game.all.cases == int(rows["seen"][:, 0, 1].sum())
    assert game.all.gain == pytest.approx(math.log(0.5 / 0.2), abs=0.15)
    assert verdict([game.all], [], 0.182, 1, True).word == "holds"
    assert verdict([game.all], [], 0.182, -1, True).why == "harm"
    weak = cell(-0.1, 0.05)
    assert verdict([weak], [], 0.182, 1, True).why == "nothing"  # a little seldomer: no contrary worth telling
    assert verdict([cell(0.3, 0.15, foretells=9.0)], [], 0.182, 1, True).word == "open"  # perhaps too little
    assert verdict([cell(0.3, 0.05, foretells=2.0)], [], 0.182, 1, True).word == "open"  # it foretells nothing
    assert verdict([cell(0.3, 0.05, foretells=9.0)], [], 0.182, 1, True).word == "holds"
    rows["seen"][:, :1] = walls(2000, 0.3, 0.33, 0.3)
    assert verdict([played("taiwan", rows, ("all",), "ratio", False).all], [], 0.182, 1, True).why == "nothing"
