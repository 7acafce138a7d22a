"""A table set as a recorded hand begins: winds, counters, scores, wall and break."""

from typing import Any

from fangcheng.core.institutions.rotation import clear_queue
from fangcheng.core.institutions.shadow import clear_shadows
from fangcheng.core.state.codes import NOBODY, PERSONS, SEATS, TURN
from fangcheng.core.state.rule_codes import (
    BREAK_OWN,
    BREAK_SMALLER,
    BREAK_SUM,
    INNER_STAKES,
    JOKER_AFTER_UNTOUCHED,
    JOKER_BY_THROW,
)
from fangcheng.core.table.wall import open_wall, set_break
from fangcheng.game.engine import Engine, copy_of
from fangcheng.game.ranking import waiting
from fangcheng.records.bookkeeping import pot_of
from fangcheng.records.model import HandRecord
from fangcheng.records.replay.step import load_dice, load_next
from fangcheng.records.replay.wall import Unplayable, lay_wall

ONE_THROW = (BREAK_SUM, BREAK_SMALLER, BREAK_OWN)  # rules under which one throw opens the wall


def begin(engine: Engine, table: Any, hand: HandRecord, fresh: bool) -> bytes:
    """Deal this hand and return the table before that.

    `fresh`: all that earlier hands left behind is taken from the record, else from the table.
    """
    table.seats = engine.rules.seats
    if len(hand.dealt) != table.seats or hand.dealer >= table.seats:
        raise Unplayable(f"{len(hand.dealt)} hands and dealer {hand.dealer} in a game for {int(table.seats)}")
    if fresh:
        _place(engine, table, hand)
    before = copy_of(table)
    engine.clear_hand(table)
    if before.coming.reseat:
        seat_as_told(table, before, hand)
    lay_wall(table, engine.numbers, hand)
    _open(engine, table, hand)
    load_next(table, hand.events)
    engine.begin_hand(table)
    return bytes(before.tobytes())


def _place(engine: Engine, table: Any, hand: HandRecord) -> None:
    """Set dealer, round, counters, sticks, scores and stakes as the hand begins."""
    seats = int(table.seats)
    table.phase = TURN  # not HAND_OVER: there is no plan of an earlier hand to apply
    table.dealer = hand.dealer
    table.first_dealer = (hand.dealer - hand.number) % seats
    table.round_wind = hand.round_wind
    table.deal_number = hand.number
    table.counters = hand.counters
    table.streak = hand.streak or 0
    table.sticks = hand.sticks
    table.last_winner = NOBODY
    scores = hand.start_scores or (int(engine.rules.start_score),) * seats
    table.scores[:] = [*scores, *[0] * (SEATS - seats)]
    table.pot.points = pot_of(engine.rules, scores, hand.fined)
    table.beside = int(table.pot.points) + hand.fined
    table.bets.placed[:] = [*(hand.stakes or (0,) * seats), *[0] * (SEATS - seats)]
    table.bets.lost = sum(1 << seat for seat in set(hand.lost))
    table.pulling.notes[:] = 0
    for winner, owed in enumerate(hand.notes or ()):
        table.pulling.notes[winner, : len(owed)] = owed
    outside = hand.outside or ()
    table.outside.points[:] = [*outside, *[0] * (len(table.outside.points) - len(outside))]
    _seat_persons(table, hand)


def _seat_persons(table: Any, hand: HandRecord) -> None:
    """Seat the persons as the hand tells it, and let the others wait with their points."""
    seats = int(table.seats)
    table.person[:] = range(SEATS)
    clear_queue(table)
    clear_shadows(table)
    if hand.persons is None:
        return
    queue, points = hand.persons[seats:], hand.waiting_scores or ()
    if sorted(hand.persons) != list(range(len(hand.persons))) or len(queue) != len(points):
        raise Unplayable(f"persons {hand.persons} with {len(points)} who wait")
    if not 0 <= len(queue) <= PERSONS - seats:
        raise Unplayable(f"{len(hand.persons)} persons for {seats} seats")
    table.person[:seats] = hand.persons[:seats]
    table.rotation.count = len(queue)
    table.rotation.person[: len(queue)] = queue
    table.rotation.points[: len(queue)] = points
    for person, named in zip(hand.persons, hand.named or ()):
        table.shadow.named[person] = 0 if named is None else 1 + named


def queue_of(rules: Any, table: Any) -> dict[str, tuple[int | None, ...] | None]:
    """Return who sits and who waits, the points of those, and whom each has named; nothing where nobody waits.

    Where seats are drawn anew in a match it tells who sits.
    """
    queue = waiting(table)
    if not queue:
        persons = tuple(table.person[: int(table.seats)].tolist()) if draws_seats_anew(rules) else None
        return {"persons": persons, "waiting_scores": None, "named": None}
    persons = (*table.person[: int(table.seats)].tolist(), *queue)
    named = tuple(int(table.shadow.named[person]) - 1 for person in persons)
    shadows = tuple(None if one < 0 else one for one in named) if max(named) >= 0 else None
    return {"persons": persons, "waiting_scores": tuple(queue.values()), "named": shadows}


def draws_seats_anew(rules: Any) -> bool:
    """Return True if players may change places by lot within a match.

    Rules: WENZHOU-40.
    """
    return bool(rules.series and not rules.series_dice)


def seat_as_told(table: Any, before: Any, hand: HandRecord) -> None:
    """Let the players sit as a hand tells it, with the points they had at their places of `before`.

    Where the seats were drawn anew nothing but the record knows how. Raises Unplayable for persons that are not there.
    """
    seats = int(table.seats)
    if hand.persons is None or waiting(table):
        return
    where = {int(person): seat for seat, person in enumerate(before.person[:seats])}
    if sorted(hand.persons) != sorted(where):
        raise Unplayable(f"persons {hand.persons} at a table of {sorted(where)}")
    for seat, person in enumerate(hand.persons):
        table.person[seat] = person
        table.scores[seat] = before.scores[where[person]]
        table.hands_won[seat] = before.hands_won[where[person]]


def outside_of(rules: Any, table: Any) -> tuple[int, ...] | None:
    """Return the points of those who buy horses beside the table; None where nobody does."""
    buyers = int(rules.outside_buyers)
    return tuple(table.outside.points[:buyers].tolist()) if buyers else None


def notes_of(table: Any) -> tuple[tuple[int, ...], ...]:
    """Return the wins noted and not yet paid, by winner and debtor."""
    seats = int(table.seats)
    return tuple(tuple(row[:seats]) for row in table.pulling.notes[:seats].tolist())


def losers_of(engine: Engine, table: Any) -> tuple[int, ...]:
    """Return who paid the last win and so may change his stake (TAIWAN-77); nobody where there are no inner stakes."""
    staked = engine.rules.bet_kind == INNER_STAKES
    return tuple(seat for seat in range(int(table.seats)) if staked and int(table.bets.lost) >> seat & 1)


def _open(engine: Engine, table: Any, hand: HandRecord) -> None:
    """Open the wall by the recorded dice; where they are not told the place does not matter."""
    if hand.dice is None or not throws_are_told(engine.rules):
        set_break(table, engine.rules, hand.dealer, 0)
        return
    load_dice(table, hand.dice)
    engine.run(open_wall, table, engine.rules)


def throws_are_told(rules: Any) -> bool:
    """Return True if a record tells the dice of the break: one throw, or two where the walls say which tile is turned.

    Rules: ANQING-6, WENZHOU-5.
    """
    turned_by_dice = rules.joker_rule in (JOKER_AFTER_UNTOUCHED, JOKER_BY_THROW)
    return int(rules.break_rule) in ONE_THROW or bool(turned_by_dice)
