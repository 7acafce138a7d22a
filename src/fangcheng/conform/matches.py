"""Cases of a finished match: placement points, or standard points by rank."""

from typing import Any, cast

from fangcheng.conform.fields import Fields
from fangcheng.conform.situations import Situation
from fangcheng.game.engine import Engine
from fangcheng.game.ranking import Standing, standings

PLAYERS = ("P1", "P2", "P3", "P4")


def run_match(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Set the scores and rank the players; P1 sits at the first seat."""
    situation = Situation(variant, fields)
    match = fields.group("match")
    players = PLAYERS[: situation.seats]
    points = match.group("points")
    for number, player in enumerate(players):
        situation.table.scores[number] = points.number(player, low=-(10**7), high=10**7)
        situation.table.person[number] = number
    points.close()
    first = match.choice("first_dealer", players, "P1")
    situation.table.first_dealer = players.index(first or "P1")
    match.close()
    fields.close()
    placed = standings(cast(Engine, situation), situation.table)
    table_points = {player: _points(placed, number) for number, player in enumerate(players)}
    places = {player: next(one.place for one in placed if one.person == n) for n, player in enumerate(players)}
    return expected, {"final": table_points, "standard_points": table_points, "places": places}


def _points(placed: list[Standing], person: int) -> float | None:
    return next(one.points for one in placed if one.person == person)
