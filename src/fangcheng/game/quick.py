"""What a match reads at every decision, straight from the octets of its record: three times as quick as its fields.

NumPy takes 100 ns for a field of a record and more to make a number of it, and a decision has a dozen. What is rare is
left to the ordinary ways (actions.py, events.py), which read the same (tests/game/test_quick.py).
"""

from functools import lru_cache
from struct import Struct
from typing import Any

from fangcheng.core.state.action_codes import CLAIM_CHOW, CLAIM_PUNG, DISCARD_DRAWN, OPEN_KONG, PASS, WIN
from fangcheng.core.state.codes import EXCHANGE, HEART, MELDS, SEATS
from fangcheng.core.state.event_rows import E_CHOW, E_DISCARD, E_DRAW, E_PUNG
from fangcheng.core.state.table import TABLE
from fangcheng.game.actions import (
    DISCARDS,
    NINE,
    PASSING,
    WINNING,
    Action,
    action_of,
    bits_of,
    chow_of,
    pung_of,
    thrown_as_drawn,
    thrown_together,
)
from fangcheng.game.event_types import AnyEvent
from fangcheng.game.events import discarded, drew, melded


def place_of(name: str, within: Any = TABLE) -> int:
    """Return where in the octets of a record a field begins."""
    return int(within.fields[name][1])


PHASE, OWED, SEATS_AT, SCORES_AT, LEGAL_AT, QUESTION, DRAWN, OFFERED, EVENTS_AT, PERSONS_AT = map(
    place_of,
    ("phase", "owed", "seats", "scores", "legal", "question", "drawn", "offered", "events", "person"),
)
MELDS_AT, CALLED_AT = place_of("meld_tiles"), place_of("meld_called")
EGG_PENDING = place_of("eggs") + place_of("pending", TABLE["eggs"])
COUNTED, HANDS_AT = place_of("payment_count"), place_of("hands_played")
SCORES, PERSONS = Struct(f"={SEATS}i"), Struct(f"={SEATS}b")
COUNTS = Struct(f"=h{place_of('event_count') - COUNTED - 2}xh")
LEGAL, EVENT, HANDS, OF_MELD = Struct("=3Q"), Struct("=6h"), Struct("=h"), Struct("=3b")
GIVEN_TO_ALL = {PASS: PASSING, WIN: WINNING}
OF_CLAIMS = 1 << OPEN_KONG - 64  # what is below in the second word needs only the claimed tile to be told


def actions_open(octets: Any, table: Any, rules: Any, seat: int) -> list[Action]:
    """Return what `actions_of` does, in a game that tells tiles plainly, to a seat that owes a decision."""
    low, middle, high = LEGAL.unpack_from(octets, LEGAL_AT + LEGAL.size * seat)
    question = octets[QUESTION]
    if question in (HEART, EXCHANGE) or octets[EGG_PENDING]:
        return _each(table, rules, seat, low, middle, high)
    thrown = low & DISCARDS
    if low >> DISCARD_DRAWN & 3 == 2 and not thrown and middle < OF_CLAIMS and not high:
        return [*_claims(low, middle, octets[OFFERED])]
    found = [
        *thrown_together(0, thrown & NINE),
        *thrown_together(9, thrown >> 9 & NINE),
        *thrown_together(18, thrown >> 18 & NINE),
        *thrown_together(27, thrown >> 27),
    ]
    low ^= thrown
    if low >> DISCARD_DRAWN & 1:
        found.append(thrown_as_drawn(octets[DRAWN]))
        low ^= 1 << DISCARD_DRAWN
    if low or middle or high:
        found += _each(table, rules, seat, low, middle, high)
    return found


def _each(table: Any, rules: Any, seat: int, low: int, middle: int, high: int) -> list[Action]:
    return [action_of(table, rules, seat, number) for number in bits_of(low, middle, high)]


@lru_cache(1 << 12)
def _claims(low: int, middle: int, offered: int) -> tuple[Action, ...]:
    """Return pass, win, chow and pung as they are open in a mask; they depend on nothing but the claimed tile."""
    return tuple(_claim(number, offered) for number in bits_of(low, middle, 0))


def _claim(number: int, offered: int) -> Action:
    if number < CLAIM_CHOW:
        return GIVEN_TO_ALL[number]
    return chow_of(number, offered, None) if number < CLAIM_PUNG else pung_of(number, offered, None)


def events_quickly(octets: Any) -> list[AnyEvent] | None:
    """Return what `read_events` does for a step of draws, discards and claims, else None.

    It is right in games that tell tiles plainly.
    """
    payments, count = COUNTS.unpack_from(octets, COUNTED)
    if payments:
        return None
    persons = PERSONS.unpack_from(octets, PERSONS_AT)
    found: list[AnyEvent] = []
    for at in range(EVENTS_AT, EVENTS_AT + EVENT.size * count, EVENT.size):
        kind, seat, tile, second, third, fourth = EVENT.unpack_from(octets, at)
        if kind == E_DRAW:
            found.append(drew(seat, persons[seat], tile, second, third, fourth))
        elif kind == E_DISCARD:
            found.append(discarded(seat, persons[seat], tile, second))
        elif kind in (E_CHOW, E_PUNG):
            meld = MELDS * seat + tile
            tiles = OF_MELD.unpack_from(octets, MELDS_AT + 4 * meld)
            found.append(melded(seat, persons[seat], kind, tiles, octets[CALLED_AT + meld], second, third, fourth))
        else:
            return None
    return found
