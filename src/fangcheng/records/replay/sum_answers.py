"""Which action a recorded event is where sums and heads are played: sums, sets of heads tile by tile, stakes."""

from typing import Any

from fangcheng.core.institutions.ready_stakes import MOST_AT_ONCE, most_to_stake
from fangcheng.core.play.head_sets import four_heads, fourth_head, heads_named, is_naming
from fangcheng.core.shapes.sums import any_heads
from fangcheng.core.state import action_codes as act
from fangcheng.records.model import AddedKong, Bet, Chow, ConcealedKong, Event, OpenKong, Pung
from fangcheng.records.replay.wall import KIND

ANSWERS = range(act.CHOOSE, act.RULE_CHOMBO)


def sum_action(table: Any, rules: Any, event: Event) -> int | None:
    """Return the next action by which the event happens, None for one that every game has.

    Rules: LUOSHU-12, LUOSHU-13, LUOSHU-15, LUOSHU-21.
    """
    match event:
        case Chow():
            return act.CLAIM_CHOW + min(KIND[tile] % 9 for tile in event.own)
        case Pung() | OpenKong():
            called = act.CLAIM_PUNG if isinstance(event, Pung) else act.OPEN_KONG
            return _named(table, rules, event.seat, event.own) or called
        case ConcealedKong():
            return _named(table, rules, event.seat, event.tiles) or int(four_heads(KIND[event.tiles[0]]))
        case AddedKong():
            return int(fourth_head(KIND[event.tile]))
        case Bet():
            return numbered(_stake(table, rules, event))
    return None


def numbered(number: int) -> int:
    """Return the answer of a number to a question, NO_ACTION for a number that no question has."""
    return act.CHOOSE + number if act.CHOOSE + number in ANSWERS else act.NO_ACTION


def _named(table: Any, rules: Any, seat: int, tiles: tuple[str, ...]) -> int | None:
    """Return the action that names the next head of a set, None where the set is still to be called."""
    if not any_heads(rules) or not is_naming(table, seat):
        return None
    left = [KIND[tile] for tile in tiles]
    for place in range(int(heads_named(table, seat))):
        left.remove(int(table.exchange.given[seat, place]))
    return act.TILE + left[0]


def _stake(table: Any, rules: Any, event: Bet) -> int:
    """Return the next answer that leads to the stake: itself, its tens, or its ones."""
    if most_to_stake(table, rules, event.seat) <= MOST_AT_ONCE:
        return event.number
    tens = int(table.bets.tens)
    return event.number - 10 * (tens - 1) if tens else event.number // 10
