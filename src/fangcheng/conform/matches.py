"""Cases of a match at its end: whether it is finished, its placement points or standard points by rank."""

from typing import Any, cast

from fangcheng.conform.fields import Fields
from fangcheng.conform.setting import set_purses
from fangcheng.conform.situations import Situation
from fangcheng.core.institutions.rotation import change_person, note_points
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
        if player not in points:
            raise points.wrong(player, f"missing; the points of {' '.join(players)}")
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


def run_rotation(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Finish a hand with these results while others wait; tell who leaves his seat for whom. E deals and is P1."""
    situation = Situation(variant, fields)
    table, rotation = situation.table, fields.group("rotation")
    queue = [_person(rotation, word) for word in rotation.words("queue")]
    if not 0 < len(queue) <= len(table.rotation.person):
        raise rotation.wrong("queue", "nobody waits, or more than can")
    table.person[:] = range(len(table.person))
    table.rotation.count = len(queue)
    table.rotation.person[: len(queue)] = queue
    note_points(table)
    results = rotation.numbers_by_seat("results")
    if sum(results.values()):
        raise rotation.wrong("results", f"come to {sum(results.values())}; what some win others lose, so to nothing")
    for seat, won in results.items():
        table.scores[seat] += won
    winners = rotation.seats_listed("winners")[: situation.seats]
    table.won_count = len(winners)
    table.won_order[: len(winners)] = winners
    table.hands_played = 1
    rotation.close()
    fields.close()
    change_person(table)
    left = next(seat for seat in range(situation.seats) if table.person[seat] != seat)
    return expected, {"leaves": situation.letters[left], "enters": f"P{int(table.person[left]) + 1}"}


def _person(rotation: Fields, word: str) -> int:
    """Return the number of a person who waits, P5 the first who finds no seat."""
    if word[:1] != "P" or not word[1:].isdecimal() or not rotation.seats < int(word[1:]) < 100:
        raise rotation.wrong("queue", f"{word} is none of P{rotation.seats + 1}, P{rotation.seats + 2} ...")
    return int(word[1:]) - 1


def _points(placed: list[Standing], person: int) -> float | None:
    return next(one.points for one in placed if one.person == person)
