"""Answers to questions outside turns and claims: bets, exchange, missing suit, announcements, showing, flower wins."""

from collections.abc import Sequence
from typing import Any, TypeVar

from fangcheng.core.institutions import opening_wins
from fangcheng.core.play.endings import HIDDEN, SHOWN
from fangcheng.core.state import action_codes as act
from fangcheng.core.state.codes import (
    BETS,
    EXCHANGE,
    FIRST_READY,
    FLOWERS,
    HEART,
    HONOURS,
    LACK,
    LAST_TILE,
    LOOK_AT_TREASURE,
    NAME_KONG_TILE,
    OPENING_WINS,
    RAISE,
    RETURN,
    THROW_AGAIN,
)
from fangcheng.core.table.hand import allowed
from fangcheng.core.table.sea_bed import LEFT, TAKEN
from fangcheng.game.actions import owing
from fangcheng.game.event_types import READY_MANNERS
from fangcheng.game.printed import kinds_at
from fangcheng.records.model import (
    Abort,
    Bet,
    Discard,
    Draw,
    DrawnHand,
    Event,
    Exchange,
    Heart,
    MissingSuit,
    Payment,
    Ready,
    Reveal,
    Win,
)
from fangcheng.records.replay.sum_answers import numbered
from fangcheng.records.replay.wall import KIND

HEAVENLY = READY_MANNERS.index("heavenly")

RAISES = ("raise", "return")

E = TypeVar("E", bound=Event)
Answers = list[tuple[int, int]]


def choices(table: Any, events: Sequence[Event]) -> Answers:
    """Return seat and action of all answers to the question asked; a seat whose choice the record lacks gives none."""
    match int(table.question):
        case question if question == BETS:
            given = [(bet.seat, numbered(bet.number)) for bet in _all(events, Bet) if bet.what not in RAISES]
        case question if question == RAISE:
            given = [(bet.seat, numbered(bet.number)) for bet in _all(events, Bet) if bet.what == "raise"]
        case question if question == RETURN:
            given = _returns(table, events)
        case question if question == EXCHANGE:
            given = [
                (one.seat, act.TILE + kinds_at(table)[KIND[tile]])
                for one in _all(events, Exchange)
                for tile in one.tiles
            ]
        case question if question == LACK:
            given = [(one.seat, act.CHOOSE + "mps".index(one.suit)) for one in _all(events, MissingSuit)]
        case question if question == HEART:
            given = [(one.seat, act.TILE + KIND[one.tile]) for one in _all(events, Heart)]
        case question if question == FIRST_READY:
            given = _announcements(table, events)
        case question if question in (FLOWERS, HONOURS):
            wins = bool(events) and isinstance(events[0], Win)
            given = [(seat, act.WIN if wins else act.PASS) for seat in owing(table)]
        case question if question == NAME_KONG_TILE:
            given = _named(table, events)
        case question if question == LAST_TILE:
            given = _last_tile(table, events)
        case question if question in (LOOK_AT_TREASURE, THROW_AGAIN):
            given = [(seat, _about_treasure(table, events)) for seat in owing(table)] if events else []
        case question if question == OPENING_WINS:
            given = _openings(table, events)
        case _:
            given = _shows(table, events)
    asked = owing(table)
    return [(seat, action) for seat, action in given if seat in asked]


def _returns(table: Any, events: Sequence[Event]) -> Answers:
    """Return the dealer's answer to the raises."""
    dealer, seats = int(table.dealer), int(table.seats)
    answered = [bet for bet in _all(events, Bet) if bet.what == "return"]
    some = sum(1 << (bet.seat - dealer - 1) % seats for bet in answered if bet.number)
    return [(dealer, act.CHOOSE + some)] if answered else []


def _named(table: Any, events: Sequence[Event]) -> Answers:
    """Return which of the tiles turned up its owner names: the one that is told as his discard."""
    owner, turned = int(table.offered_by), table.opened.tiles.tolist()
    named = next((KIND[one.tile] for one in _all(events, Discard)), None)
    return [(owner, act.CHOOSE + turned.index(named))] if named in turned else []


def _last_tile(table: Any, events: Sequence[Event]) -> Answers:
    """Return the answer of who is asked for the last tile: whoever draws it takes it, and a drawn hand leaves it."""
    if not events:
        return []
    taker = next((one.seat for one in _all(events, Draw)), None)
    return [(seat, act.CHOOSE + (TAKEN if seat == taker else LEFT)) for seat in owing(table)]


def _about_treasure(table: Any, events: Sequence[Event]) -> int:
    """Return the answer of who is asked about the treasure: he throws again, wins with it, or goes on and draws."""
    if isinstance(events[0], Reveal) and events[0].what == "treasure_back":
        return act.CHOOSE
    drawn = next((one for one in events if isinstance(one, Draw)), None)
    return act.WIN if drawn is not None and drawn.replacement else act.PASS


def _openings(table: Any, events: Sequence[Event]) -> Answers:
    """Return who shows his opening wins: whoever is paid for them."""
    paid = {one.seat for one in _all(events, Payment) if one.what == "opening"}
    return [(seat, act.CHOOSE + (opening_wins.SHOWN if seat in paid else opening_wins.SILENT)) for seat in owing(table)]


def _announcements(table: Any, events: Sequence[Event]) -> Answers:
    """Return each seat's announcement: heavenly ready, a call for a new deal, or nothing to say."""
    given = dict.fromkeys(owing(table), act.PASS)
    first = events[0] if events else None
    if isinstance(first, Abort) and first.reason == "void":
        callers = [seat for seat in given if allowed(table, seat, act.ABORT)]
        given |= {seat: act.ABORT for seat in callers if first.seat in (None, seat)}
    given |= {one.seat: act.READY + HEAVENLY for one in _all(events, Ready) if one.manner == "heavenly"}
    return list(given.items())


def _shows(table: Any, events: Sequence[Event]) -> Answers:
    """Tell who shows a ready hand at the end: all, unless the record says otherwise."""
    ready = next((one.ready for one in _all(events, DrawnHand)), None)
    return [(seat, act.CHOOSE + (SHOWN if ready is None or ready[seat] else HIDDEN)) for seat in owing(table)]


def _all(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]
