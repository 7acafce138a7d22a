"""How strong the bots of a league are, by the model of OpenSkill: every wall is a contest of those who met on it."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from fangcheng.bots.results import Mean, mean_of
from fangcheng.extras import needed
from fangcheng.leagues.league import League, Met, met_on

STEADIEST = 2.0  # standard deviations taken off a rating for the order: who has played little is not put first


class Rated(Struct, frozen=True, kw_only=True):
    """One bot of a league."""

    bot: str
    rating: float  # OpenSkill's mean, 25 for who is unknown
    spread: float  # one standard deviation
    walls: int
    points: Mean | None  # a hand, on the walls that it played; None where it has played none
    place: Mean | None  # of matches played to their end; None where there are none

    @property
    def sure(self) -> float:
        """Return what the rating hardly lies below; the order goes by it."""
        return self.rating - STEADIEST * self.spread


def rated(league: League, walls: Any) -> list[Rated]:
    """Return the bots of a league from best to weakest, by the walls played so far in their order.

    Who did best over all seats has won the wall: in first hands by points; in matches by places, then by points.
    """
    needed("openskill")
    from openskill.models import PlackettLuce  # a tenth of a second: only who wants ratings waits

    model = PlackettLuce()
    ratings = [model.rating() for _ in league.bots]
    met: list[list[Met]] = [[] for _ in league.bots]
    for row in walls:
        there = list(met_on(row))
        after = model.rate([[ratings[one.bot]] for one in there], ranks=ranks(there))
        for one, [new] in zip(there, after, strict=True):
            ratings[one.bot] = new
            met[one.bot].append(one)
    found = [
        Rated(
            bot=name,
            rating=float(rating.mu),
            spread=float(rating.sigma),
            walls=len(played),
            points=_mean(one.points / one.hands for one in played if one.hands),
            place=_mean(one.places / one.finished for one in played if one.finished),
        )
        for name, rating, played in zip(league.bots, ratings, met, strict=True)
    ]
    return sorted(found, key=lambda one: -one.sure)


def ranks(there: Sequence[Met]) -> list[float]:
    """Return the rank of each who met on a wall, from 0; equals share it."""
    measures = [_measure(one) for one in there]
    return [float(sum(other < one for other in measures)) for one in measures]


def _measure(one: Met) -> tuple[float, float]:
    """Return what bots are compared by, the smallest first: a bot may have held more seats than another."""
    return one.places / max(1, one.finished), -one.points / max(1, one.hands)


def _mean(values: Iterable[float]) -> Mean | None:
    found = list(values)
    return mean_of(found) if found else None
