"""Cases of a finished match: placement points, or standard points by rank; and whether a match is finished."""

from typing import Any, cast

from fangcheng.conform.fields import Fields
from fangcheng.conform.setting import set_purses
from fangcheng.conform.situations import Situation
from fangcheng.core.play.next_hand import end_hand
from fangcheng.core.state.codes import EXHAUSTED, MATCH_OVER
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


def run_session(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """End a hand in the middle of a match with what everybody has left; tell whether the match ends with it."""
    situation = Situation(variant, fields)
    session = fields.group("session")
    set_purses(situation, session)
    session.close()
    fields.close()
    end_hand(situation.table, situation.rules, EXHAUSTED)
    return expected, {"session_over": bool(situation.table.phase == MATCH_OVER)}


def _points(placed: list[Standing], person: int) -> float | None:
    return next(one.points for one in placed if one.person == person)
