"""Cases of a hand nobody wins: the empty wall, abortive draws, the payments then and the next dealer."""

from typing import Any

import numpy as np

from fangcheng.conform.books import DRAW_CAUSES, side_payments
from fangcheng.conform.fields import SEATS, BadCase, Fields
from fangcheng.conform.follow_up import next_hand
from fangcheng.conform.reasons import Reason
from fangcheng.conform.setting import put_out, set_others, set_table
from fangcheng.conform.situations import Situation
from fangcheng.core.actions import ABORT
from fangcheng.core.bits import bit
from fangcheng.core.endings import abort, abort_after_discard, exhaust
from fangcheng.core.hand import allowed
from fangcheng.core.legal import offer_turn
from fangcheng.core.record import (
    CONCEALED_KONG_MELD,
    FOUR_KONGS_DRAW,
    FOUR_RIICHI,
    FOUR_WINDS_DRAW,
    FROM_WALL,
    NINE_TERMINALS,
    PLAYING,
    READY_PLAIN,
    TRIPLE_RON,
    TURN,
    WEST_ROUND,
)
from fangcheng.game.hands import Meld
from fangcheng.tiles import EAST, FACES, WEST, face_of

TERMINAL, SIMPLE = 0, 4  # faces thrown by who throws nothing but terminals, and by everybody else
KINDS = (
    "exhaustive",
    "nine_terminals",
    "four_winds",
    "four_west",
    "four_kongs",
    "four_riichi",
    "triple_ron",
)


def run_draw(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """End the hand as the case says and look at payments and the next hand."""
    situation = Situation(variant, fields)
    set_table(situation, fields)
    fields.text("seat")
    draw = fields.group("draw")
    by_seat = bool(draw.values) and set(draw.values) <= set(situation.letters)
    kind = "exhaustive" if by_seat else draw.choice("kind", KINDS, "exhaustive")
    situation.table.drawable = 0 if kind == "exhaustive" else situation.table.drawable
    found: dict[str, Any] = {}
    if by_seat:
        _seat_hands(situation, draw.values)
        draw.values.clear()
    if kind == "exhaustive":
        _seat_readiness(situation, draw)
    set_others(situation, fields)
    if kind == "exhaustive":
        situation.table.payment_count = 0
        exhaust(situation.table, situation.rules, situation.desk)
    else:
        found = _abort(situation, draw, kind or "")
    draw.close()
    fields.close()
    found |= {
        "payments": situation.paid(DRAW_CAUSES),
        "side": side_payments(situation, expected.get("side")),
        "next": next_hand(situation),
    }
    return expected, found


# --- the empty wall


def _seat_hands(situation: Situation, hands: dict[str, Any]) -> None:
    """The hand of each seat, or that it has won."""
    entries = {SEATS.index(letter): raw for letter, raw in hands.items()}
    for seat, raw in entries.items():
        if not isinstance(raw, dict):
            raise BadCase(f"draw.{SEATS[seat]}: a hand, or {{won: true}}")
        entry = Fields(raw, f"draw.{SEATS[seat]}.", situation.seats)
        if entry.flag("won"):
            if int(situation.table.in_play) >> seat & 1:
                put_out(situation, seat)
        else:
            situation.take_hand(seat, entry.tiles("hand"), entry.melds())
            _throw_suits(situation, seat, entry)
        entry.close()
    situation.count_tiles()


def _throw_suits(situation: Situation, seat: int, entry: Fields) -> None:
    """A passive pig has thrown nothing but one suit; an active one might have thrown another."""
    if "passive_pig" not in entry:
        return
    passive = entry.flag("passive_pig")
    suit = int(situation.table.lack[seat])
    lack = suit if suit >= 0 else 0
    held = np.bincount(np.array(situation.shown, np.int64), minlength=FACES)
    suits = [lack] if passive else [lack, (lack + 1) % 3]
    for thrown in suits:
        face = next(face for face in range(9 * thrown, 9 * thrown + 9) if held[face] < 4)
        situation.throw(seat, [face])


def _seat_readiness(situation: Situation, draw: Fields) -> None:
    """`ready` by seat, and who threw only terminals and honours."""
    for seat, ready in draw.by_seat("ready").items():
        if not isinstance(ready, bool):
            raise draw.wrong("ready", f"{SEATS[seat]}: true or false")
        if ready:
            situation.table.waits[seat] = bit(SIMPLE + 9)
    lucky = draw.seats_listed("nagashi")
    for seat in range(situation.seats):
        if not situation.table.river_count[seat] and situation.rules.follow == 0:
            _throw_any(situation, seat, TERMINAL if seat in lucky else SIMPLE)


def _throw_any(situation: Situation, seat: int, face: int) -> None:
    counted = list(situation.shown)
    situation.throw(seat, [face])
    situation.shown = counted


# --- abortive draws


def _abort(situation: Situation, draw: Fields, kind: str) -> dict[str, Any]:
    """Bring about an abortive draw the way the rules do; tell whether they allow it."""
    table, rules = situation.table, situation.rules
    if kind == "nine_terminals":
        ending = NINE_TERMINALS if _may_call(situation, draw) else PLAYING
    elif kind == "triple_ron":
        ending = TRIPLE_RON if rules.triple_rule == 1 else PLAYING
    else:
        wanted = {
            "four_winds": FOUR_WINDS_DRAW,
            "four_west": WEST_ROUND,
            "four_kongs": FOUR_KONGS_DRAW,
            "four_riichi": FOUR_RIICHI,
        }[kind]
        {"four_kongs": _make_kongs, "four_riichi": _all_ready}.get(kind, _throw_winds)(situation, draw, kind)
        ending = abort_after_discard(table, rules)
        if kind == "four_west" and ending == FOUR_WINDS_DRAW:
            wanted = ending
        if ending not in (PLAYING, wanted):
            raise BadCase(f"draw.kind: that is no {kind}")
    if ending == PLAYING:
        return {"allowed": False, "why": Reason("no such draw in these rules", ())}
    table.payment_count = 0
    abort(table, rules, ending)
    return {"allowed": True}


def _may_call(situation: Situation, draw: Fields) -> bool:
    """Whether nine terminals may be called; the drawn tile is a second copy of one of the hand's."""
    table = situation.table
    seat = draw.seat("declared_by")
    if seat is None:
        raise draw.wrong("declared_by", "missing")
    kinds, words = draw.tiles("hand"), draw.words("context")
    if not kinds:
        raise draw.wrong("hand", "missing")
    drawn = draw.tile("drawn") if "drawn" in draw else _spare_tile(situation, kinds)
    situation.take_hand(seat, kinds, draw.melds(), drawn)
    table.any_claim = 0 if "first_turn" in words else 1
    table.draws[seat] = 1 if "first_turn" in words else 2
    table.turn, table.phase, table.drawn_from = seat, TURN, FROM_WALL
    offer_turn(table, situation.rules, situation.desk, seat)
    return bool(allowed(table, seat, ABORT))


def _spare_tile(situation: Situation, kinds: list[int]) -> int:
    """A further copy of a held face, so that no new terminal or honour comes in."""
    faces = [face_of(kind) for kind in kinds]
    return next((face for face in faces if faces.count(face) < int(situation.rules.copies[face])), faces[0])


def _throw_winds(situation: Situation, draw: Fields, kind: str) -> None:
    default = [WEST] * situation.seats if kind == "four_west" else [EAST] * situation.seats
    thrown = draw.tiles("discards") if "discards" in draw else default
    if len(thrown) != situation.seats:
        raise draw.wrong("discards", f"one of each of the {situation.seats} seats")
    situation.table.any_claim = 0
    for step, face in enumerate(thrown):
        situation.throw((int(situation.table.dealer) + step) % situation.seats, [face])


def _make_kongs(situation: Situation, draw: Fields, kind: str) -> None:
    owners = draw.seats_listed("owners") or [0, 0, 1, 1]
    for number, seat in enumerate(owners):
        situation.lay_meld(seat, Meld(CONCEALED_KONG_MELD, (9 + number,) * 4, seat))


def _all_ready(situation: Situation, draw: Fields, kind: str) -> None:
    situation.table.ready[: situation.seats] = READY_PLAIN
