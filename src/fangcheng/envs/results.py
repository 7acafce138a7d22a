"""What an episode has brought: points by person, and what the places of its end are worth."""

from typing import Any

import numpy as np
import numpy.typing as npt

from fangcheng.bots.tables import Tables
from fangcheng.core.institutions.rotation import company
from fangcheng.errors import FangchengError
from fangcheng.game.ranking import standings

EVEN = {2: (1, -1), 3: (2, 0, -2), 4: (3, 1, -1, -3)}  # where the game gives no points for places


def persons_at(tables: Tables) -> int:
    """Return how many persons play at each table, those who wait for a seat included."""
    return int(company(tables.engine.rules))


def points_of(tables: Tables) -> npt.NDArray[np.int64]:
    """Return (n, persons) int64: everybody's points now."""
    points = np.zeros((len(tables), persons_at(tables)), np.int64)
    np.put_along_axis(points, tables.persons.astype(np.int64), tables.scores.astype(np.int64), 1)
    for place in range(points.shape[1] - tables.seats):
        queue = tables.records["rotation"]
        np.put_along_axis(points, queue["person"][:, place, None].astype(np.int64), queue["points"][:, place, None], 1)
    return points


def seats_of(tables: Tables, persons: npt.NDArray[np.int64]) -> npt.NDArray[np.int8]:
    """Return (n,) int8: the seat of one person at each table, -1 for who waits."""
    sits = tables.persons == persons[:, None]
    return np.where(sits.any(axis=1), sits.argmax(axis=1), -1).astype(np.int8)


def prizes_at(tables: Tables, number: int, prizes: npt.NDArray[np.float64] | None) -> npt.NDArray[np.float64]:
    """Return (persons,): what a table that is over brings each person by place.

    `prizes` are by place, shared where a place is; None takes the placement points of the game, as `Match.ranking`
    tells them, and even ones where it gives none.
    """
    ranked = standings(tables.engine, tables.record_at(number))
    told = {one.person: one.points for one in ranked}
    brought = np.zeros(len(ranked))
    if prizes is None and None not in told.values():
        for person, points in told.items():
            brought[person] = points
        return brought
    by_place = prizes if prizes is not None else _even(len(ranked))
    for one in ranked:
        sharing = sum(other.place == one.place for other in ranked)
        brought[one.person] = by_place[one.place - 1 : one.place - 1 + sharing].mean()
    return brought


def _even(persons: int) -> npt.NDArray[np.float64]:
    """Return what places bring where the game does not say it. Raises FangchengError for other companies."""
    if persons not in EVEN:
        raise FangchengError(f'reward="placement": give what each of {persons} places brings, as a list')
    return np.asarray(EVEN[persons], np.float64)


def of_persons(points: npt.NDArray[Any], persons: npt.NDArray[np.int64]) -> npt.NDArray[Any]:
    """Return of (n, persons) the column of one person in each row, (n,)."""
    return np.take_along_axis(points, persons[:, None], 1)[:, 0]
