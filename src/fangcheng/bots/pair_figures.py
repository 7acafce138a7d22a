"""What a duel comes to: means of both bots, and their difference with an interval from paired walls."""

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from fangcheng.bots.pairing import A, B, Pairing
from fangcheng.bots.results import Mean
from fangcheng.game.intervals import FEWEST, student
from fangcheng.rules.option import Value


def compared(name: str, counts: Any, number: Any) -> "Comparison":
    """Return the means of A and B, and their difference with its 95 % interval.

    `counts` (walls, 2) is divided by `number` (walls, 2), what they are counted by: seats and hands, wins, matches.

    Walls are independent of each other, what happens on one wall is not: so the interval comes from one value a wall,
    what it adds to the difference of the two ratios (Cochran, Sampling Techniques, 3rd edition, 2.11 and 6.4), by
    Student's t. Where all walls count as much that is the interval of a mean of paired differences.
    """
    walls = len(counts)
    totals = [(int(counts[:, side].sum()), int(number[:, side].sum())) for side in (A, B)]
    means = [count / of if of else None for count, of in totals]
    a, b = means
    if a is None or b is None:
        return Comparison(name, a, b, None)
    if walls < FEWEST:
        return Comparison(name, a, b, Mean(b - a))
    shares = [(counts[:, side] - means[side] * number[:, side]) * (walls / totals[side][1]) for side in (A, B)]
    squares = math.fsum(((shares[B] - shares[A]) ** 2).tolist())
    return Comparison(name, a, b, Mean(b - a, student(walls - 1) * math.sqrt(squares / (walls - 1) / walls)))


@dataclass(frozen=True)
class Comparison:
    """One figure of both bots; None where there is nothing to count."""

    name: str
    a: float | None
    b: float | None
    difference: Mean | None  # B less A


@dataclass(frozen=True)
class DuelResult:
    """What `duel` returns; printed, it is a table. The same duel has equal results, however many worked at it.

    All figures are of one seat and one hand, `match_points` and `place` of one match. The differences say what changes
    when B takes the seat of A, on equal walls.
    """

    variant: str
    options: dict[str, Value]
    preset: str | None
    a: str
    b: str
    seed: str
    matches: bool
    table: bool
    walls: int
    hands: int
    decisions: int
    points: Comparison  # a hand and seat, in the variant's unit
    figures: tuple[Comparison, ...]  # the others, by name
    size: float | None  # mean |points| of A, a hand and seat (of matches: a match), to measure a difference by
    seconds: float = field(default=0.0, compare=False)  # of all workers together

    def __getitem__(self, name: str) -> Comparison:
        """Return a figure by name. Raises KeyError."""
        for one in (self.points, *self.figures):
            if one.name == name:
                return one
        raise KeyError(name)

    @property
    def better(self) -> str | None:
        """Return "a" or "b", whoever wins more points by the interval; None while that is open."""
        gain = self.points.difference
        if gain is None or gain.margin is None or abs(gain.value) <= gain.margin:
            return None
        return "b" if gain.value > 0 else "a"

    def __str__(self) -> str:
        return "\n".join(_lines(self))

    def plain(self) -> dict[str, Any]:
        """Return everything as plain data, a difference as mean, low and high."""
        plan = {name: getattr(self, name) for name in PLAN}
        told = {one.name: _plain(one) for one in (self.points, *self.figures)}
        return {**plan, "size": self.size, "seconds": round(self.seconds, 3), "figures": told}


PLAN = ("variant", "options", "preset", "a", "b", "seed", "matches", "table", "walls", "hands", "decisions")

# Figures of a seat and hand: what is counted, and by what.
FIGURES: dict[str, tuple[str, str]] = {
    "points": ("points", "seated"),
    "win_rate": ("won_hands", "seated"),
    "deal_in_rate": ("dealt_in_hands", "seated"),
    "ready_rate": ("ready_hands", "seated"),
    "declared_rate": ("declared_hands", "seated"),
    "claim_rate": ("claim_hands", "seated"),
    "win_value": ("win_points", "wins"),
}
RATES = ("win_rate", "deal_in_rate", "ready_rate", "declared_rate", "claim_rate", "draw_rate")
WORDS = {
    "points": "points a hand",
    "win_rate": "hands won",
    "deal_in_rate": "hands dealt in",
    "ready_rate": "hands ready at the end",
    "declared_rate": "hands declared ready",
    "claim_rate": "hands with a claim",
    "win_value": "points of a win",
    "draw_rate": "hands nobody won",
    "match_points": "points a match",
    "place": "place",
}


def result_of(pairing: Pairing, walls: Any, seconds: float = 0.0) -> DuelResult:
    """Put walls (WALL) in figures."""
    columns = {name: walls[name] for name in walls.dtype.names}
    columns["points"] = walls["points"].sum(axis=2)
    points, *figures = (compared(name, columns[what], columns[by]) for name, (what, by) in FIGURES.items())
    if not pairing.table:
        figures.append(compared("draw_rate", walls["drawn"], walls["hands"]))
    looked_at = [side for layout in pairing.layouts() for _, side in pairing.looked_at(layout)].count(A)
    if pairing.matches:
        by_match = np.full((len(walls), 2), looked_at, np.int64)
        figures.append(compared("match_points", columns["points"], by_match))
        figures.append(compared("place", walls["places"], walls["finished"]))
    number = len(walls) * looked_at if pairing.matches else int(walls["seated"][:, A].sum())
    return DuelResult(
        variant=pairing.variant,
        options=dict(pairing.options),
        preset=pairing.preset,
        a=pairing.a,
        b=pairing.b,
        seed=pairing.seed,
        matches=pairing.matches,
        table=pairing.table,
        walls=len(walls),
        hands=int(walls["hands"].sum()),
        decisions=int(walls["decisions"].sum()),
        points=points,
        figures=tuple(figures),
        size=int(walls["size"][:, A].sum()) / number if number else None,
        seconds=seconds,
    )


# --- in words


def _plain(one: Comparison) -> dict[str, Any]:
    gain = one.difference
    margin = None if gain is None else gain.margin
    ends = (None, None) if gain is None or margin is None else (gain.value - margin, gain.value + margin)
    return {"a": one.a, "b": one.b, "mean": None if gain is None else gain.value, "low": ends[0], "high": ends[1]}


def _lines(result: DuelResult) -> list[str]:
    """Return the result as a table for a person."""
    unit = "match" if result.matches else "hand"
    way = "half of the table against the other" if result.table else "one seat changed"
    lines = [
        f'{result.variant}, {number_of(result.walls, "wall")}, seed "{result.seed}", {result.hands:,} hands: {way}',
        f"A  {short(result.a)}",
        f"B  {short(result.b)}",
        "",
    ]
    rows = [("", "A", "B", "B less A"), *(_row(one) for one in (result.points, *result.figures) if is_told(one))]
    widths = [max(map(len, column)) for column in zip(*rows)]
    lines += ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]
    gain = result.points.difference
    if gain is not None and result.size and not result.matches:
        share = Mean(100 * gain.value / result.size, gain.margin and 100 * gain.margin / result.size)
        lines.append(f"{share} % of the {result.size:,.2f} points that change hands a {unit} and seat")
    lines.append("After ±: half of the 95 % interval, from the differences on equal walls.")
    return lines


def number_of(count: int, thing: str) -> str:
    """Write a number of things."""
    return f"{count:,} {thing}{'' if count == 1 else 's'}"


def is_told(one: Comparison) -> bool:
    """Return False for a figure that the game does not have."""
    return one.name == "points" or bool(one.a) or bool(one.b)


def _row(one: Comparison) -> tuple[str, ...]:
    if one.name in RATES:
        cells = ["-" if value is None else f"{100 * value:.2f} %" for value in (one.a, one.b)]
        gain = one.difference and Mean(
            100 * one.difference.value, one.difference.margin and 100 * one.difference.margin
        )
    else:
        cells = ["-" if value is None else f"{value:,.3f}" for value in (one.a, one.b)]
        gain = one.difference
    return WORDS[one.name], *cells, "-" if gain is None else signed(gain)


def signed(gain: Mean) -> str:
    """Write a difference with its sign."""
    return f"{gain.value:+,.3f}" if gain.margin is None else f"{gain.value:+,.3f} ± {gain.margin:,.3f}"


def short(bot: str, most: int = 100) -> str:
    """Return the name of a bot, the middle of many settings left out."""
    return bot if len(bot) <= most else f"{bot[: most - 20]}...{bot[-17:]}"
