"""What came of matches between bots: each match, and every bot's mean place, score and points."""

import math
from collections.abc import Sequence
from html import escape

from msgspec import Struct

from fangcheng.game.intervals import FEWEST, student
from fangcheng.game.shown import TABLE
from fangcheng.rules.option import Value


class Mean(Struct, frozen=True):
    """A mean with its 95 % interval, `value - margin` to `value + margin`."""

    value: float
    margin: float | None = None  # None for fewer than five values

    def __str__(self) -> str:
        return f"{self.value:,.2f}" if self.margin is None else f"{self.value:,.2f} ± {self.margin:,.2f}"


def mean_of(values: Sequence[float]) -> Mean:
    """Return the mean of independent values, with its interval by Student's t. Raises ValueError for no values."""
    count = len(values)
    if count == 0:
        raise ValueError("no values, no mean")
    mean = math.fsum(values) / count
    if count < FEWEST:
        return Mean(mean)
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    return Mean(mean, student(count - 1) * math.sqrt(variance / count))


class MatchResult(Struct, frozen=True, kw_only=True):
    """One match, with places, scores and points in the order of the bots."""

    seed: str  # `Match(variant, seed)` has the same walls
    hands: int
    finished: bool  # False: broken off, for it would not end
    places: tuple[int, ...]  # from 1; shared where ties share
    scores: tuple[int, ...]  # at the end, in the variant's unit
    points: tuple[float, ...] | None  # placement points where the variant gives them, as in `Match.ranking`


class BotResult(Struct, frozen=True, kw_only=True):
    """The results of one bot over all matches."""

    bot: str
    place: Mean
    score: Mean
    points: Mean | None  # placement points where the variant gives them
    places: tuple[int, ...]  # how often first, second ...


class PlayResult(Struct, frozen=True, kw_only=True):
    """What `play` returns; printed, it is a table. Equal runs have equal results."""

    variant: str
    options: dict[str, Value]
    preset: str | None
    seed: str
    bots: tuple[str, ...]
    matches: tuple[MatchResult, ...]

    @property
    def totals(self) -> list[BotResult]:
        """Return every bot's results over all matches, in the order given."""
        return [self._total(number) for number in range(len(self.bots))]

    def _total(self, number: int) -> BotResult:
        places = [match.places[number] for match in self.matches]
        points = [match.points[number] for match in self.matches if match.points is not None]
        return BotResult(
            bot=self.bots[number],
            place=mean_of(places),
            score=mean_of([match.scores[number] for match in self.matches]),
            points=mean_of(points) if points else None,
            places=tuple(places.count(place) for place in range(1, len(self.bots) + 1)),
        )

    def _rows(self) -> list[tuple[str, ...]]:
        rows: list[tuple[str, ...]] = [("", "mean place", "mean score", "mean points", "places")]
        for one in self.totals:
            points = "" if one.points is None else str(one.points)
            rows.append((one.bot, str(one.place), str(one.score), points, " ".join(map(str, one.places))))
        return rows

    def _caption(self) -> str:
        count = len(self.matches)
        return f'{self.variant}, {count} match{"es" if count > 1 else ""}, seed "{self.seed}"'

    def __str__(self) -> str:
        rows = self._rows()
        widths = [max(map(len, column)) for column in zip(*rows)]
        lines = ["  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths)).rstrip() for row in rows]
        return "\n".join([self._caption(), *lines])

    def _repr_html_(self) -> str:
        rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in self._rows())
        return f"{TABLE}<caption>{escape(self._caption())}</caption>{rows}</table>"
