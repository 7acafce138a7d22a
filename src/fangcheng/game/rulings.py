"""Who waits for a seat names the player whom he follows."""

from collections.abc import Iterable
from typing import Any

from fangcheng.core.institutions.shadow import seat_followed
from fangcheng.core.state.action_codes import FOLLOW, RULE_CHOMBO
from fangcheng.core.state.codes import HAND_OVER, SEATS
from fangcheng.errors import FangchengError
from fangcheng.game.arguments import whole_number
from fangcheng.game.engine import Engine, copy_of
from fangcheng.game.ranking import waiting

FOLLOWS = range(FOLLOW, FOLLOW + SEATS)


def name_followed(engine: Engine, table: Any, person: int, seat: int, decided: bool) -> None:
    """Let a person who waits follow the player at a seat.

    `decided`: somebody has made a decision in this hand, so nobody may name a player any more. Raises FangchengError
    then, between hands, and at tables where nobody follows.
    Rules: CHENGDU-10.
    """
    person = whole_number("person", person, "the number of a person who waits")
    if not decided and engine.name_followed(table, person, seat):
        return
    if not engine.rules.shadow:
        why = f"nobody follows a player in {engine.ruleset.id} with these options"
    elif table.phase >= HAND_OVER or decided:
        why = "a player is named after the deal, before anybody has made a decision"
    else:
        why = f"persons who wait for a seat: {', '.join(map(str, waiting(table))) or 'none'}"
    raise FangchengError(f"person {person} cannot follow seat {seat}: {why}")


def anybody_decided(hand: Iterable[tuple[int, int]]) -> bool:
    """Return True if there is a decision of a player among the actions of a hand."""
    return any(number < RULE_CHOMBO for _, number in hand)


def seats_to_follow(engine: Engine, table: Any, person: int, hand: Iterable[tuple[int, int]]) -> list[int]:
    """Return the seats whose players a person may name after these actions, whom he follows anyway first (CHENGDU-10).

    There are none for who does not wait, nor once somebody has made a decision.
    """
    if anybody_decided(hand) or person not in waiting(table):
        return []
    seats = [seat for seat in range(int(table.seats)) if engine.name_followed(copy_of(table), person, seat)]
    followed = int(seat_followed(table, person))
    return sorted(seats, key=lambda seat: (seat != followed, seat))
