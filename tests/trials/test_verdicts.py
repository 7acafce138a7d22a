"""The rules of the verdict, on figures made up for each of them; chi-square by the printed tables."""

import math

import numpy as np
import pytest

from fangcheng.trials.figures import DEVIATIONS, FEWEST, Cell, mean_gain, played
from fangcheng.trials.rows import TRIED
from fangcheng.trials.verdicts import chance_of_difference, pooled, squares_beyond, verdict

SMALLEST = 0.005


def cell(gain: float | None, half: float | None, variant: str = "taiwan", stratum: str = "", cases: int = 1000) -> Cell:
    """A cell with this mean gain and this half of its 99 % interval."""
    error = None if half is None else half / DEVIATIONS
    return Cell(variant=variant, stratum=stratum, cases=cases, per_100_hands=1.0, gain=gain, error=error)


@pytest.mark.parametrize(
    ("gain", "half", "word", "why"),
    [
        (0.020, 0.010, "holds", ""),
        (0.006, 0.0059, "holds", ""),
        (0.006, 0.0061, "open", ""),  # it may be nothing
        (0.004, 0.003, "open", ""),  # a gain, surely, and perhaps one that matters
        (0.004, 0.0009, "fails", "nothing"),  # a gain, surely, but too small to matter
        (0.000, 0.004, "fails", "nothing"),
        (0.000, 0.006, "open", ""),
        (-0.002, 0.004, "fails", "no-gain"),  # perhaps harm, surely no gain
        (-0.020, 0.010, "fails", "harm"),
        (-0.001, 0.0009, "fails", "harm"),
        (0.000, 0.000, "fails", "nothing"),  # sides that are the same
        (None, None, "open", ""),  # never met
        (0.500, None, "open", ""),  # too few cases
    ],
)
def test_one_game_alone(gain, half, word, why):
    found = verdict([cell(gain, half)], [], SMALLEST)
    assert (found.word, found.why) == (word, why)


@pytest.mark.parametrize(("gain", "half", "word", "why"), [(0.02, 0.01, "fails", "harm"), (-0.02, 0.01, "holds", "")])
def test_an_advice_to_the_contrary_has_the_contrary_verdict(gain, half, word, why):
    found = verdict([cell(gain, half)], [], SMALLEST, sign=-1)
    assert (found.word, found.why) == (word, why)
    assert found.gain == pytest.approx(-gain)


def test_games_that_differ_beyond_chance_make_it_hold_sometimes():
    games = [cell(0.03, 0.01, "taiwan"), cell(0.0, 0.004, "riichi")]
    found = verdict(games, [], SMALLEST)
    assert found.word == "sometimes"
    assert (found.helps, found.fails) == ((("taiwan", ""),), (("riichi", ""),))


def test_strata_that_differ_beyond_chance_make_it_hold_sometimes():
    strata = [cell(0.03, 0.01, stratum="early"), cell(-0.02, 0.01, stratum="late")]
    found = verdict([cell(0.005, 0.007, cases=2000)], strata, SMALLEST)
    assert (found.word, found.helps, found.fails) == ("sometimes", (("taiwan", "early"),), (("taiwan", "late"),))


def test_games_that_differ_only_in_size_all_hold():
    assert verdict([cell(0.05, 0.01, "taiwan"), cell(0.02, 0.01, "riichi")], [], SMALLEST).word == "holds"


def test_it_does_not_hold_where_one_cell_is_surely_harmed():
    strata = [cell(0.02, 0.001, stratum="early"), cell(-0.010, 0.004, stratum="late", cases=10)]
    early = [cell(0.02, 0.001)]
    assert verdict(early, [], SMALLEST).word == "holds"
    assert verdict(early, strata, SMALLEST).word == "sometimes"
    assert verdict(early, strata[1:], SMALLEST).word == "open"  # nothing to differ from, and surely harm


def test_cells_too_thin_for_an_interval_say_nothing():
    assert verdict([cell(0.02, 0.01)], [cell(-3.0, None, stratum="late", cases=2)], SMALLEST).word == "holds"


def test_each_case_counts_the_same_when_games_are_pooled():
    gain, error = pooled([cell(0.04, 0.02, cases=3000), cell(0.00, 0.06, cases=1000)])
    assert gain == pytest.approx(0.03)
    assert DEVIATIONS * error == pytest.approx(math.hypot(0.75 * 0.02, 0.25 * 0.06))


# Abramowitz and Stegun, table 26.8: what chi-square passes 5 and 1 times in 100.
BEYOND = {
    1: (3.84146, 6.63490),
    2: (5.99147, 9.21034),
    3: (7.81473, 11.3449),
    4: (9.48773, 13.2767),
    9: (16.9190, 21.6660),
}


@pytest.mark.parametrize("freedom", BEYOND)
def test_chi_square_is_that_of_the_tables(freedom):
    five, one = BEYOND[freedom]
    assert squares_beyond(five, freedom) == pytest.approx(0.05, rel=1e-4)
    assert squares_beyond(one, freedom) == pytest.approx(0.01, rel=1e-4)
    assert squares_beyond(0.0, freedom) == 1


def test_two_cells_differ_as_two_means_do():
    """Chi-square with one degree of freedom is the square of a normal deviate."""
    z = (0.03 - 0.01) / math.hypot(0.004, 0.006)
    cells = [cell(0.03, 0.004 * DEVIATIONS), cell(0.01, 0.006 * DEVIATIONS)]
    assert chance_of_difference(cells) == pytest.approx(math.erfc(z / math.sqrt(2)))


# --- from walls to figures


def test_an_interval_comes_from_one_value_a_wall():
    """What falls together on one wall counts once: a hundred equal cases of one wall tell as much as one."""
    random = np.random.default_rng(5)
    gains = random.integers(-9, 10, 400)
    gains, one = gains[:, None], np.ones((400, 1), np.int64)
    mean, error = mean_gain(one, gains, 0 * one, 0 * one)
    assert mean == pytest.approx(gains.mean())
    assert error == pytest.approx(gains.std(ddof=1) / math.sqrt(400))
    assert mean_gain(100 * one, 100 * gains, 0 * one, 0 * one) == pytest.approx((mean, error))


def test_a_base_is_taken_off_with_its_own_spread():
    random = np.random.default_rng(6)
    gains, base = random.integers(0, 2, 500), random.integers(0, 2, 500)
    gains, base, one = gains[:, None], base[:, None], np.ones((500, 1), np.int64)
    mean, error = mean_gain(one, gains, one, base)
    paired = gains - base
    assert mean == pytest.approx(paired.mean())
    assert error == pytest.approx(paired.std(ddof=1) / math.sqrt(500))


def test_each_stratum_has_its_own_base():
    """One seat wins half, the other a tenth of its hands, whoever sits there: winners gain nothing by sitting well."""
    counts, base_counts = np.array([[90, 10]] * 50), np.array([[10, 90]] * 50)
    gains, base_gains = np.array([[45, 1]] * 50), np.array([[5, 9]] * 50)
    mean, error = mean_gain(counts, gains, base_counts, base_gains)
    assert (mean, error) == (pytest.approx(0), pytest.approx(0))
    assert mean_gain(counts, gains + np.array([9, 1]), base_counts, base_gains)[0] == pytest.approx(0.1)


def test_few_cases_have_no_interval():
    one = np.ones((FEWEST - 1, 1), np.int64)
    assert mean_gain(one, 2 * one, 0 * one, 0 * one) == (2, None)
    assert mean_gain(0 * one, 0 * one, 0 * one, 0 * one) == (None, None)


def test_gains_are_told_in_mean_wins():
    rows = np.zeros(40, TRIED)
    rows["hands"], rows["wins"], rows["won_points"] = 1, 2, 16
    rows["count"][:, 1], rows["gain"][:, 1] = 2, 8
    rows["won"][:, 1], rows["dealt"][:, 1] = (1, 0), (0, 1)
    game = played("taiwan", rows, ("early", "late"), "u", True)
    assert (game.hands, game.win, game.all.cases, game.all.per_100_hands) == (40, 8.0, 80, 200.0)
    assert (game.all.gain, game.all.error, game.all.won, game.all.dealt_in) == (0.5, 0.0, 0.5, -0.5)
    assert [one.cases for one in game.strata] == [0, 80]
    assert played("taiwan", rows, ("early", "late"), "chance", True).all.gain == 4.0
