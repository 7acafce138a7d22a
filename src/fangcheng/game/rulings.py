"""What reaches a hand from outside the game: the host rules a chombo or a fine; who waits names whom he follows."""

from collections.abc import Iterable
from typing import Any

from fangcheng.core.institutions.shadow import seat_followed
from fangcheng.core.state.action_codes import FOLLOW, RULE_CHOMBO, RULE_FINE
from fangcheng.core.state.codes import HAND_OVER, SEATS
from fangcheng.errors import FangchengError
from fangcheng.game.arguments import check_seat, whole_number
from fangcheng.game.engine import Engine, copy_of
from fangcheng.game.ranking import waiting

RULINGS = (RULE_CHOMBO, RULE_FINE, *range(FOLLOW, FOLLOW + SEATS))


def carry_out(engine: Engine, table: Any, who: int, number: int, decided: bool) -> None:
    """Carry out one of RULINGS: about a seat, or for FOLLOW of a person who waits.

    `decided`: somebody has made a decision in this hand, so nobody may name a player any more.
    Raises FangchengError between hands and at tables that know no such ruling.
    """
    if number >= FOLLOW:
        name_followed(engine, table, who, number - FOLLOW, decided)
        return
    check_seat(who, int(table.seats))
    word, ruled = ("chombo", engine.rule_chombo) if number == RULE_CHOMBO else ("fine", engine.rule_fine)
    if not ruled(table, who):
        why = "no hand is being played" if table.phase >= HAND_OVER else f"{engine.ruleset.id} knows none"
        raise FangchengError(f"no {word} can be ruled: {why}")


def name_followed(engine: Engine, table: Any, person: int, seat: int, decided: bool) -> None:
    """Let a person who waits follow the player at a seat; errors as above (CHENGDU-10)."""
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
