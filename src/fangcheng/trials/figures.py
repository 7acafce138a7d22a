"""What the walls of a trial come to: the mean gain of each game and kind of position, with its interval."""

import math
from typing import Any

import numpy as np
from msgspec import Struct

from fangcheng.trials.ratios import SIGN, foretelling, log_ratio

DEVIATIONS = 2.575829  # to either side, that hold 99 % of a normal distribution
FEWEST = 30  # cases below which no interval is told
PLACES = 6  # digits kept of a figure
RATIO = "ratio"  # unit of readings


class Cell(Struct, frozen=True, kw_only=True):
    """One game of a trial, or one kind of position in it. Gains are in the unit of the trial."""

    variant: str
    stratum: str = ""  # key; empty for all kinds together
    cases: int  # forks, what was counted, or how often a sign was seen
    per_100_hands: float
    gain: float | None  # mean of a case; None where there is none
    error: float | None  # standard error, from one value a wall; None below FEWEST cases
    won: float | None = None  # chance that the seat wins with the advice, less that with the control
    dealt_in: float | None = None  # and that it feeds a win
    drawn: float | None = None  # and that nobody wins
    foretells: float | None = None  # of a reading: standard errors by which held-out log loss is lowered (ratios.py)

    @property
    def margin(self) -> float | None:
        """Return half of the 99 % interval."""
        return None if self.error is None else DEVIATIONS * self.error

    @property
    def low(self) -> float | None:
        """Return the lower end of the 99 % interval."""
        return None if self.gain is None or self.margin is None else self.gain - self.margin

    @property
    def high(self) -> float | None:
        """Return the upper end of the 99 % interval."""
        return None if self.gain is None or self.margin is None else self.gain + self.margin


class Played(Struct, frozen=True, kw_only=True):
    """A game of a trial as it was played: how much of it, and its cells."""

    variant: str
    hands: int
    win: float | None  # points of a mean win, which is the unit u
    all: Cell
    strata: tuple[Cell, ...]


def played(variant: str, rows: Any, strata: tuple[str, ...], unit: str, two_sides: bool) -> Played:
    """Put rows (TRIED) in figures.

    `unit` is "u" for points by the mean win, "ratio" for logarithms of a ratio,
    "chance" and "share" for shares as they are.
    """
    hands, wins = int(rows["hands"].sum()), int(rows["wins"].sum())
    win = int(rows["won_points"].sum()) / wins if wins else None
    scale = win or 1.0 if unit == "u" else 1.0
    every = range(len(strata))
    if unit == RATIO:
        return Played(
            variant=variant,
            hands=hands,
            win=rounded(win),
            all=_read(variant, "", rows["seen"][:, : len(strata)], hands),
            strata=tuple(
                _read(variant, key, rows["seen"][:, place : place + 1], hands) for place, key in enumerate(strata)
            ),
        )
    return Played(
        variant=variant,
        hands=hands,
        win=rounded(win),
        all=_cell(variant, "", rows, every, scale, hands, two_sides),
        strata=tuple(_cell(variant, key, rows, (place,), scale, hands, two_sides) for place, key in enumerate(strata)),
    )


def _cell(variant: str, key: str, rows: Any, places: Any, scale: float, hands: int, two_sides: bool) -> Cell:
    places = list(places)
    cases = int(rows["count"][:, places].sum())
    gain, error = mean_gain(rows["count"][:, places], rows["gain"][:, places], *_base(rows, places))
    changes = {}
    if two_sides and cases:
        for name, field in (("won", "won"), ("dealt_in", "dealt"), ("drawn", "drawn")):
            sides = rows[field][:, places].sum(axis=(0, 1))
            changes[name] = rounded(int(sides[0] - sides[1]) / cases)
    return Cell(
        variant=variant,
        stratum=key,
        cases=cases,
        per_100_hands=round(100 * cases / hands, 3) if hands else 0.0,
        gain=rounded(None if gain is None else gain / scale),
        error=rounded(None if error is None else error / scale),
        **changes,
    )


def _read(variant: str, key: str, seen: Any, hands: int) -> Cell:
    cases = int(seen[:, :, SIGN].sum())
    gain, error = log_ratio(seen)
    return Cell(
        variant=variant,
        stratum=key,
        cases=cases,
        per_100_hands=round(100 * cases / hands, 3) if hands else 0.0,
        gain=rounded(gain),
        error=rounded(error),
        foretells=rounded(foretelling(seen)),
    )


def _base(rows: Any, places: list[int]) -> tuple[Any, Any]:
    return rows["base_count"][:, places], rows["base_gain"][:, places]


def mean_gain(counts: Any, gains: Any, base_counts: Any, base_gains: Any) -> tuple[float | None, float | None]:
    """Return the mean gain of a case over that of its base, 0 where there is none, and its standard error.

    All four are (walls, strata). Each stratum has its own base; without bases all strata are one. Walls are independent
    of each other, what happens on one wall is not: the error comes from one value a wall, what it adds to the
    difference of two ratios (Cochran, Sampling Techniques, 3rd edition, 2.11 and 6.4).
    """
    cases, walls = int(counts.sum()), len(counts)
    if cases == 0:
        return None, None
    if not base_counts.any():
        mean, shares = _against(counts.sum(axis=1), gains.sum(axis=1))
    else:
        mean, shares = 0.0, np.zeros(walls)
        for place in range(counts.shape[1]):
            weight = int(counts[:, place].sum()) / cases
            if weight:
                one, theirs = _against(counts[:, place], gains[:, place])
                base, others = _against(base_counts[:, place], base_gains[:, place])
                mean, shares = mean + weight * (one - base), shares + weight * (theirs - others)
    if cases < FEWEST or walls < 2:
        return mean, None
    return mean, math.sqrt(math.fsum((shares**2).tolist()) * walls / (walls - 1))


def _against(counts: Any, gains: Any) -> tuple[float, Any]:
    """Return a ratio, 0 where nothing is counted, and what each wall adds to it."""
    cases = int(counts.sum())
    if cases == 0:
        return 0.0, np.zeros(len(counts))
    mean = int(gains.sum()) / cases
    return mean, (gains - mean * counts) / cases


def rounded(value: float | None) -> float | None:
    """Return a figure with so many digits as are kept of it."""
    return None if value is None else float(np.round(value, PLACES))
