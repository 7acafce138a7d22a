"""Who came where: places, and the placement points of variants that give them."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from fangcheng.core.state.codes import NOBODY
from fangcheng.errors import FangchengError
from fangcheng.game.arguments import whole_number
from fangcheng.game.engine import Engine


class Standing(Struct, frozen=True, kw_only=True):
    """One person's place."""

    place: int  # from 1; shared where ties share
    person: int
    seat: int | None  # None who waits for one (CHENGDU-8)
    score: int
    points: float | None = None  # final score of riichi (RIICHI-108), standard points of MCR (MCR-50); None elsewhere


def standings(engine: Engine, table: Any) -> list[Standing]:
    """Rank all persons from first to last.

    Rules: RIICHI-107, RIICHI-108, SANMA-44, SANMA-45, MCR-50, TAIWAN-88, SICHUAN-50, TIANJIN-51, CHENGDU-45.
    """
    seats = int(table.seats)
    first = max(int(table.first_dealer), 0) if table.first_dealer != NOBODY else 0
    order = sorted(range(seats), key=lambda seat: (seat - first) % seats)
    seated = [(int(table.person[seat]), seat, int(table.scores[seat])) for seat in order]
    everybody = seated + [(person, None, score) for person, score in waiting(table).items()]
    ranked = sorted(everybody, key=lambda one: -one[2])
    scores = [score for *_, score in ranked]
    if engine.ruleset.ranking == "final_scores":  # ties go by seat; elsewhere they share the place
        penalties = [0 if seat is None else int(table.penalty[seat]) for _, seat, _ in ranked]
        places, points = list(range(1, len(ranked) + 1)), final_scores(engine.rules, scores, penalties)
    else:
        places = [1 + scores.index(score) for score in scores]
        points = points_by_place(engine, scores)
    return [
        Standing(place=place, person=person, seat=seat, score=score, points=point)
        for place, (person, seat, score), point in zip(places, ranked, points)
    ]


def in_order(ranked: Sequence[Standing]) -> list[Standing]:
    """Return the places by seat; by person where some wait for a seat."""
    if any(one.seat is None for one in ranked):
        return sorted(ranked, key=lambda one: one.person)
    return sorted(ranked, key=lambda one: one.seat or 0)


def waiting(table: Any) -> dict[int, int]:
    """Return the points of those who wait for a seat, by person, from the head of the queue on.

    Rules: CHENGDU-8.
    """
    queue = table["rotation"]
    count = int(queue["count"])
    if count == 0:
        return {}
    return dict(zip(queue["person"][:count].tolist(), queue["points"][:count].tolist()))


def seat_where(table: Any, person: int) -> int:
    """Return the seat where a person sits now. Raises FangchengError for who waits for a seat, or is not there."""
    queue, seated = waiting(table), table["person"][: int(table["seats"])].tolist()
    last = len(seated) + len(queue) - 1
    number = whole_number("person", person, f"a whole number from 0 to {last}")
    if number in queue:
        raise FangchengError(f"person {number} waits for a seat")
    if number not in seated:
        raise FangchengError(f"no person {number}: this table has persons 0 to {last}")
    return int(seated.index(number))


class Overall(Struct, frozen=True, kw_only=True):
    """One person's place over several games of the same company."""

    place: int  # from 1; shared by persons equal in everything
    person: int
    games: int
    points: float  # sum of the placement points of each game, where the variant gives them
    score: int  # sum of the scores
    best_points: float
    best_score: int


def over_games(games: Sequence[Sequence[Standing]]) -> list[Overall]:
    """Rank all persons from first to last over several finished games (`Match.ranking` of each).

    By the sum of placement points, then of scores, then the best single game by either. Where a variant gives no
    placement points scores alone decide.
    Rules: MCR-51.
    """
    of: dict[int, list[Standing]] = {}
    for game in games:
        for one in game:
            of.setdefault(one.person, []).append(one)
    measures = {person: _measures(played) for person, played in of.items()}
    order = sorted(of, key=lambda person: measures[person], reverse=True)
    ranked = [measures[person] for person in order]
    return [
        Overall(
            place=1 + ranked.index(measures[person]),
            person=person,
            games=len(of[person]),
            points=measures[person][0],
            score=measures[person][1],
            best_points=measures[person][2],
            best_score=measures[person][3],
        )
        for person in order
    ]


def _measures(played: Sequence[Standing]) -> tuple[float, int, float, int]:
    points = [one.points or 0.0 for one in played]
    scores = [one.score for one in played]
    return round(sum(points), 6), sum(scores), max(points), max(scores)


def final_scores(rules: Any, scores: list[int], penalties: Sequence[int] = ()) -> list[float | None]:
    """Add up points over the return points in thousands, placement points, and what the others left for the first.

    `scores` from first to last, `penalties` in the same order; the result is exact to 0.1.
    Rules: RIICHI-108, RIICHI-111, RIICHI-P3, SANMA-44.
    """
    placement = [float(uma) for uma in rules.uma[: len(scores)]]
    if rules.share_ties != 0:
        placement = _shared(scores, placement)
    tenths = [(score - int(rules.return_points)) // 100 + uma for score, uma in zip(scores, placement)]
    if rules.oka != 0:
        tenths[0] += (int(rules.return_points) - int(rules.start_score)) * len(scores) // 100
    for place, penalty in enumerate(penalties):
        tenths[place] -= penalty // 100
    return [tenth / 10 for tenth in tenths]


def points_by_place(engine: Engine, scores: list[int]) -> list[float | None]:
    """Return what the places of a match bring, `scores` from first to last; None where they bring nothing.

    Rules: MCR-50, SHANXI-36, SICHUAN-P16.
    """
    if engine.ruleset.ranking == "standard_points":
        return standard_points(scores)
    if engine.rules.table_points != 0:
        return [*_shared(scores, range(len(scores), 0, -1))]
    return [None] * len(scores)


def standard_points(scores: list[int]) -> list[float | None]:
    """Give 4, 2, 1, 0 points by place; equal scores share the sum of their places.

    Rules: MCR-50.
    """
    prizes = [len(scores) if place == 0 else len(scores) - 1 - place for place in range(len(scores))]
    return [*_shared(scores, prizes)]


def _shared(scores: list[int], prizes: Sequence[float]) -> list[float]:
    """Return what each gets when equal scores share the sum of their places' prizes."""
    equals = [[place for place, other in enumerate(scores) if other == score] for score in scores]
    return [sum(prizes[place] for place in places) / len(places) for places in equals]
