"""What the walls of a trial come to: the mean gain of each game and kind of position, with its interval."""

import math
from typing import Any

import numpy as np
from msgspec import Struct

DEVIATIONS = 2.575829  # to either side, that hold 99 % of a normal distribution
FEWEST = 30  # cases below which no interval is told
PLACES = 6  # digits kept of a figure


class Cell(Struct, frozen=True, kw_only=True):
    """One game of a trial, or one kind of position in it. Gains are in the unit of the trial."""

    variant: str
    stratum: str = ""  # key; empty for all kinds together
    cases: int  # forks, or what was counted
    per_100_hands: float
    gain: float | None  # mean of a case; None where there is none
    error: float | None  # standard error, from one value a wall; None below FEWEST cases
    won: float | None = None  # chance that the seat wins with the advice, less that with the control
    dealt_in: float | None = None  # and that it feeds a win
    drawn: float | None = None  # and that nobody wins

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
    """Put rows (TRIED) in figures; `unit` is "u" for points by the mean win, "chance" for shares as they are."""
    hands, wins = int(rows["hands"].sum()), int(rows["wins"].sum())
    win = int(rows["won_points"].sum()) / wins if wins else None
    scale = 1.0 if unit == "chance" else win or 1.0
    every = range(len(strata))
    return Played(
        variant=variant,
        hands=hands,
        win=rounded(win),
        all=_cell(variant, "", rows, every, scale, hands, two_sides),
        strata=tuple(_cell(variant, key, rows, (place,), scale, hands, two_sides) for place, key in enumerate(strata)),
    )


def _cell(variant: str, key: str, rows: Any, places: Any, scale: float, hands: int, two_sides: bool) -> Cell:
    places = list(places)
    counts, gains = rows["count"][:, places].sum(axis=1), rows["gain"][:, places].sum(axis=1)
    cases = int(counts.sum())
    gain, error = mean_gain(counts, gains, *_base(rows, places))
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


def _base(rows: Any, places: Any) -> tuple[Any, Any]:
    """Return what cases are compared with: counted once, however many strata share it."""
    return rows["base_count"][:, places[0]], rows["base_gain"][:, places[0]]


def mean_gain(counts: Any, gains: Any, base_counts: Any, base_gains: Any) -> tuple[float | None, float | None]:
    """Return the mean gain of a case over that of the base, 0 where there is none, and its standard error.

    All four are arrays with a number for each wall. Walls are independent of each other, what happens on one wall is
    not: the error comes from one value a wall, what it adds to the difference of two ratios (Cochran, Sampling
    Techniques, 3rd edition, 2.11 and 6.4).
    """
    cases, base_cases = int(counts.sum()), int(base_counts.sum())
    if cases == 0:
        return None, None
    mean = int(gains.sum()) / cases
    shares = (gains - mean * counts) / cases
    if base_cases:
        base = int(base_gains.sum()) / base_cases
        shares = shares - (base_gains - base * base_counts) / base_cases
        mean -= base
    walls = len(counts)
    if cases < FEWEST or walls < 2:
        return mean, None
    return mean, math.sqrt(math.fsum((shares**2).tolist()) * walls / (walls - 1))


def rounded(value: float | None) -> float | None:
    """Return a figure with so many digits as are kept of it."""
    return None if value is None else float(np.round(value, PLACES))
