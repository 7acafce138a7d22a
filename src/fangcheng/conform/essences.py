"""What cases say of jokers that are paid for: how many the others hold, and what each player's are worth in the end."""

import re
from typing import Any

import numpy as np

from fangcheng.conform.fields import SEATS, Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.institutions.chase import pay_chase
from fangcheng.core.institutions.essences import pay_essences, raw_points
from fangcheng.core.state.payment_rows import PAY_ESSENCES
from fangcheng.core.table.jokers import joker_after
from fangcheng.tiles import parse

COPIES = 4
ANY_FACE = 0  # names the jokers where a case leaves that open


def set_essences(situation: Situation, fields: Fields, winner: int) -> None:
    """Give the other players jokers: so many tiles, or so many that each has the raw points told.

    Rules: NANCHANG-29, NANCHANG-F-true_german.
    """
    if not situation.rules.essences:
        return
    told, tiles = "others_jing" in fields, fields.number("others_jing", high=2 * COPIES)
    if "jing_raw" in fields:
        _hold_points(situation, fields)
        held = _held_by_others(situation, winner)
        if told and tiles != held:
            raise fields.wrong("others_jing", f"{tiles}, but by jing_raw the others hold {held}")
        return
    for _ in range(tiles):
        hold_joker(situation, (winner + 1) % situation.seats, 1)


def _held_by_others(situation: Situation, winner: int) -> int:
    """Count the jokers in the hands of all but the winner."""
    main = int(situation.table.essences.main)
    faces = {main, int(joker_after(main))}
    others = [seat for seat in range(situation.seats) if seat != winner]
    return sum(int(situation.table.hand[seat, face]) for seat in others for face in faces)


def run_essences(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Settle what the jokers of all players are worth after a hand."""
    situation = Situation(variant, fields)
    if not situation.rules.essences:
        raise fields.wrong("jing_raw", f"{variant} has no jing")
    situation.turn_joker(ANY_FACE)
    _hold_points(situation, fields)
    fields.close()
    situation.count_tiles()
    pay_essences(situation.table, situation.rules)
    return expected, {"side": situation.paid((PAY_ESSENCES,))}


def raid_dealer(situation: Situation, event: Fields) -> None:
    """Let all four players have discarded the tile first, one after the other, from the dealer on.

    Rules: NANCHANG-28.
    """
    text = event.text("dealer_raid") or ""
    tile = re.search(r"discarded ([0-9][mpsz])\b", text)
    if tile is None:
        raise event.wrong("dealer_raid", 'write it like "all four discarded 1z in the first turns"')
    for seat in range(situation.seats):
        situation.throw(seat, parse(tile[1]))
    pay_chase(situation.table, situation.rules, situation.seats - 1)


def _hold_points(situation: Situation, fields: Fields) -> None:
    """Give each player main and side jokers until he has the raw points told."""
    for seat, points in fields.numbers_by_seat("jing_raw").items():
        missing = points - _points(situation, seat)
        while missing > 0 and hold_joker(situation, seat, missing):
            missing = points - _points(situation, seat)
        if missing:
            raise fields.wrong("jing_raw", f"{SEATS[seat]} cannot have {points} raw points beside the other tiles")


def _points(situation: Situation, seat: int) -> int:
    return int(raw_points(situation.table, situation.rules, seat))


def hold_joker(situation: Situation, seat: int, most: int) -> bool:
    """Give a player one joker of which a tile is left, a main one if it is worth no more than `most`."""
    main = int(situation.table.essences.main)
    held = np.bincount(np.array(situation.shown, np.int64), minlength=COPIES)
    for face in (main, int(joker_after(main))) if most > 1 else (int(joker_after(main)), main):
        if face >= len(held) or held[face] < COPIES:
            situation.hold(seat, face)
            return True
    return False
